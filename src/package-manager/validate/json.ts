// Parses JSON text: finds structural problems, and locates values in the text.
import { type JSONScanner, type ParseError, parse as parseTolerantly } from 'jsonc-parser';
import { isPlain, type Level, MAX_DEPTH, TOKEN, walk } from '../format/json-structure.ts';
import { errorAt, type Finding, type Position, pointerTo, quoted, warningAt } from './finding.ts';

const pointerOf = (levels: readonly Level[]): string =>
  levels.reduce((pointer, { step }) => pointerTo(pointer, step), '');

const positionOf = (scanner: JSONScanner): Position => ({
  line: scanner.getTokenStartLine() + 1,
  column: scanner.getTokenStartCharacter() + 1,
});

export interface Parsed {
  /** Undefined if the text is not valid JSON or is nested too deeply. */
  readonly value: unknown;
  readonly findings: readonly (Finding & Position)[];
}

const MAX_TEXT_FINDINGS = 100;

/** Checks the text token by token only if a quick check finds a problem. */
export function parseJson(text: string): Parsed {
  try {
    const value: unknown = JSON.parse(text);
    if (isPlain(value, text)) return { value, findings: [] };
  } catch {
    // reported below, with its position
  }
  return parseWithFindings(text);
}

function parseWithFindings(text: string): Parsed {
  const findings: (Finding & Position)[] = [];
  const add = (position: Position, finding: Finding): void => {
    if (findings.length < MAX_TEXT_FINDINGS) findings.push({ ...finding, ...position });
  };
  if (text.startsWith('\uFEFF')) {
    const message = 'The file starts with a byte order mark, which JSON does not allow.';
    const remedy = 'Save the file as UTF-8 without a byte order mark.';
    add({ line: 1, column: 1 }, errorAt('', 'json-byte-order-mark', message, remedy));
    return { value: undefined, findings };
  }
  let isTooDeep = false;
  walk(text, {
    name: (levels, scanner, name, isDuplicate) => {
      if (!isDuplicate) return;
      const message = `${quoted(name)} appears twice in the same object; programs disagree on which one to use.`;
      add(positionOf(scanner), errorAt(pointerOf(levels), 'json-duplicate-name', message, 'Remove one of them.'));
    },
    value: (levels, scanner, token) => {
      if (token !== TOKEN.number) return;
      const digits = text.slice(scanner.getTokenOffset(), scanner.getPosition());
      const finding = checkNumber(digits, () => pointerOf(levels));
      if (finding) add(positionOf(scanner), finding);
    },
    enter: (levels, scanner) => {
      isTooDeep = levels.length > MAX_DEPTH;
      const message = `The values are nested more than ${MAX_DEPTH} levels deep.`;
      if (isTooDeep) add(positionOf(scanner), errorAt('', 'json-depth', message));
      return !isTooDeep;
    },
  });
  if (isTooDeep) return { value: undefined, findings: findings.filter(({ rule }) => rule === 'json-depth') };
  try {
    return { value: JSON.parse(text) as unknown, findings };
  } catch (error) {
    return { value: undefined, findings: [syntaxError(text, error)] };
  }
}

function checkNumber(digits: string, pointer: () => string): Finding | null {
  const value = Number(digits);
  if (Number.isNaN(value)) return null; // JSON.parse reports it
  if (!Number.isFinite(value)) {
    const message = `${shortenDigits(digits)} is too large for any program to store.`;
    return errorAt(pointer(), 'json-number-too-large', message);
  }
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    const message = `${shortenDigits(digits)} is too large to store exactly; programs round it.`;
    return warningAt(pointer(), 'json-number-imprecise', message);
  }
  return null;
}

const shortenDigits = (digits: string): string => (digits.length > 40 ? `${digits.slice(0, 40)}…` : digits);

/** JSON.parse does not always report the position, so a second parser finds it. The depth has been checked before. */
function syntaxError(text: string, error: unknown): Finding & Position {
  const reason = error instanceof Error ? error.message : String(error);
  const errors: ParseError[] = [];
  parseTolerantly(text, errors, { disallowComments: true });
  const position = positionAt(text, errors[0]?.offset ?? text.length);
  const [description = ''] = reason.split(/ (?:in JSON )?at position/);
  const message = /^<|^\s*<(!doctype|html)/i.test(text)
    ? 'This is a web page, not JSON.'
    : `This is not valid JSON: ${description.replace(/, ?"[\s\S]*$/, '').replace(/\p{C}/gu, '·')}.`;
  return { ...errorAt('', 'json-syntax', message), ...position };
}

function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

export interface Place {
  readonly value: Position;
  /** Position of the value's name; null in an array and at the root. */
  readonly name: Position | null;
}

/** Positions of the values by pointer. Omits pointers without a value. */
export function locate(text: string, pointers: ReadonlySet<string>): Map<string, Place> {
  const places = new Map<string, Place>();
  let name: Position | null = null;
  walk(text, {
    name: (_, scanner) => {
      name = positionOf(scanner);
    },
    value: (levels, scanner) => {
      const pointer = pointerOf(levels);
      if (pointers.has(pointer))
        places.set(pointer, { value: positionOf(scanner), name: levels.at(-1)?.names ? name : null });
    },
  });
  return places;
}
