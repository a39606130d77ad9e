// keep_on_update: regular expressions of strangers. They are compiled here and never run.
import { errorAt, type Finding, shown } from '../finding.ts';

const MAX_EXPRESSION_CHARACTERS = 1_000;

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
      errorAt(at, 'keep-on-update-invalid', `${shown(expression)} is not a valid regular expression: ${reason}.`),
    ];
  }
  const slow = slowPart(expression);
  if (slow === null) return [];
  const message = `${shown(slow)} has nested repetitions, which can take extremely long on some file names.`;
  return [errorAt(at, 'keep-on-update-slow', message, 'Remove one of the two repetitions.')];
}

interface Branch {
  /** Something in it repeats without bound. */
  repeats: boolean;
  /** Something in it has to be there and does not repeat: it keeps the repetitions apart. */
  fixed: boolean;
  text: string;
}

const branch = (): Branch => ({ repeats: false, fixed: false, text: '' });

/**
 * A group that repeats without bound, one of whose branches is nothing but repetitions, or two of whose branches are
 * the same: such an expression can be matched in exponentially many ways. Null where there is none.
 */
function slowPart(expression: string): string | null {
  const open: { readonly start: number; readonly branches: Branch[] }[] = [{ start: 0, branches: [branch()] }];
  const atoms = /\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|[\s\S]/g;
  for (let found = atoms.exec(expression); found; found = atoms.exec(expression)) {
    const [atom] = found;
    const group = open.at(-1);
    const current = group?.branches.at(-1);
    if (!group || !current) return null;
    if (atom.startsWith('(')) {
      open.push({ start: found.index, branches: [branch()] });
      continue;
    }
    if (atom === '|') {
      group.branches.push(branch());
      continue;
    }
    const closes = atom === ')' && open.length > 1;
    const start = closes ? group.start : found.index;
    const { least, endless, length } = quantifierAt(expression, atoms.lastIndex);
    atoms.lastIndex += length;
    const text = expression.slice(start, atoms.lastIndex);
    if (!closes) {
      note(current, text, endless, least > 0 && !/^[\^$]|^\\b$/i.test(atom), false);
      continue;
    }
    if (endless && isAmbiguous(group.branches)) return text;
    open.pop();
    const outer = open.at(-1)?.branches.at(-1);
    const inner = group.branches;
    if (outer) note(outer, text, endless, least > 0 && inner.every(({ fixed }) => fixed), inner.some(isAllRepetition));
  }
  return null;
}

function note(current: Branch, text: string, endless: boolean, needed: boolean, repeatsInside: boolean): void {
  current.text += text;
  if (endless || repeatsInside) current.repeats = true;
  else if (needed) current.fixed = true;
}

const isAllRepetition = ({ repeats, fixed }: Branch): boolean => repeats && !fixed;

const isAmbiguous = (branches: readonly Branch[]): boolean =>
  branches.some(isAllRepetition) || new Set(branches.map(({ text }) => text)).size < branches.length;

function quantifierAt(expression: string, at: number): { least: number; endless: boolean; length: number } {
  const found = /^(?:([*+?])|\{(\d+)(,(\d*))?\})\??/.exec(expression.slice(at, at + 20));
  if (!found) return { least: 1, endless: false, length: 0 };
  const [{ length }, sign, least, comma, most] = found;
  if (sign) return { least: sign === '+' ? 1 : 0, endless: sign !== '?', length };
  return { least: Number(least), endless: comma !== undefined && most === '', length };
}
