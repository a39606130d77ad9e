// Checks the untrusted regular expressions of keep_on_update. They are compiled but never run.
import { errorAt, type Finding, quoted } from './finding.ts';

export const MAX_EXPRESSION_CHARACTERS = 1_000;

export function checkExpression(expression: string, at: string): Finding[] {
  if (expression.length > MAX_EXPRESSION_CHARACTERS) {
    const message = `The expression has ${expression.length} characters; the limit is ${MAX_EXPRESSION_CHARACTERS}.`;
    return [errorAt(at, 'keep-on-update-invalid', message)];
  }
  try {
    new RegExp(expression);
  } catch (error) {
    const [, reason = 'it cannot be compiled'] = /: ([^:]*)$/.exec((error as Error).message) ?? [];
    return [
      errorAt(at, 'keep-on-update-invalid', `${quoted(expression)} is not a valid regular expression: ${reason}.`),
    ];
  }
  const slow = findSlowPart(expression);
  if (slow === null) return [];
  const message = `${quoted(slow)} has nested repetitions, which can take extremely long on some file names.`;
  return [errorAt(at, 'keep-on-update-slow', message, 'Remove one of the two repetitions.')];
}

/**
 * `repeats`: it has an unbounded repetition. `fixed`: it has a required part without repetition, which separates
 * repetitions.
 */
const emptyBranch = () => ({ repeats: false, fixed: false, text: '' });

type Branch = ReturnType<typeof emptyBranch>;

/**
 * Finds an unbounded repetition of a group that has a branch of repetitions only, or two equal branches: such an
 * expression can match in exponentially many ways. Null if there is none.
 */
function findSlowPart(expression: string): string | null {
  const open: { readonly start: number; readonly branches: Branch[] }[] = [{ start: 0, branches: [emptyBranch()] }];
  const atoms = /\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|[\s\S]/g;
  for (let match = atoms.exec(expression); match; match = atoms.exec(expression)) {
    const [atom] = match;
    const group = open.at(-1);
    const current = group?.branches.at(-1);
    if (!group || !current) return null;
    if (atom.startsWith('(')) {
      open.push({ start: match.index, branches: [emptyBranch()] });
      continue;
    }
    if (atom === '|') {
      group.branches.push(emptyBranch());
      continue;
    }
    const closes = atom === ')' && open.length > 1;
    const start = closes ? group.start : match.index;
    const { min, isUnbounded, length } = quantifierAt(expression, atoms.lastIndex);
    atoms.lastIndex += length;
    const text = expression.slice(start, atoms.lastIndex);
    if (!closes) {
      addPart(current, text, isUnbounded, min > 0 && !/^[\^$]|^\\b$/i.test(atom), false);
      continue;
    }
    if (isUnbounded && isAmbiguous(group.branches)) return text;
    open.pop();
    const outer = open.at(-1)?.branches.at(-1);
    const inner = group.branches;
    if (outer)
      addPart(outer, text, isUnbounded, min > 0 && inner.every(({ fixed }) => fixed), inner.some(isOnlyRepetition));
  }
  return null;
}

function addPart(
  current: Branch,
  text: string,
  isUnbounded: boolean,
  isRequired: boolean,
  repeatsInside: boolean,
): void {
  current.text += text;
  if (isUnbounded || repeatsInside) current.repeats = true;
  else if (isRequired) current.fixed = true;
}

const isOnlyRepetition = ({ repeats, fixed }: Branch): boolean => repeats && !fixed;

const isAmbiguous = (branches: readonly Branch[]): boolean =>
  branches.some(isOnlyRepetition) || new Set(branches.map(({ text }) => text)).size < branches.length;

function quantifierAt(expression: string, at: number): { min: number; isUnbounded: boolean; length: number } {
  const match = /^(?:([*+?])|\{(\d+)(,(\d*))?\})\??/.exec(expression.slice(at, at + 20));
  if (!match) return { min: 1, isUnbounded: false, length: 0 };
  const [{ length }, sign, min, comma, max] = match;
  if (sign) return { min: sign === '+' ? 1 : 0, isUnbounded: sign !== '?', length };
  return { min: Number(min), isUnbounded: comma !== undefined && max === '', length };
}
