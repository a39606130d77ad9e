// JSON as text: what JSON.parse lets pass or cannot tell. Names given twice, numbers too large, nesting without end;
// and where in the text a value stands. One pass over the tokens, without recursion: the text may be hostile.
import { createScanner, type JSONScanner, type ParseError, parse as parseTolerantly } from 'jsonc-parser';
import { errorAt, type Finding, type Position, pointerTo, shown, warningAt } from './finding.ts';

export const MAX_DEPTH = 64;

/** jsonc-parser's token kinds; its own list is a const enum, which has no values at run time. */
const TOKEN = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  string: 10,
  number: 11,
};
const FIRST_TRIVIA = 12;
const LAST_TRIVIA = 15;
const END = 17;

interface Level {
  /** The names so far; null in an array. */
  readonly names: Set<string> | null;
  /** The name or index of the value that is being read. */
  step: string | number;
  expectsName: boolean;
}

interface Visitor {
  /** `text` is the token: of a number its digits. */
  value?(levels: readonly Level[], scanner: JSONScanner, token: number): void;
  name?(levels: readonly Level[], scanner: JSONScanner, name: string, again: boolean): void;
  /** Returns false to stop. */
  deeper?(levels: readonly Level[], scanner: JSONScanner): boolean;
}

/** Walks the tokens of a text that may be no JSON at all. */
function walk(text: string, visitor: Visitor): void {
  const scanner = createScanner(text, true);
  const levels: Level[] = [];
  for (let token = scanner.scan() as number; token !== END; token = scanner.scan() as number) {
    if (token >= FIRST_TRIVIA && token <= LAST_TRIVIA) continue;
    const level = levels.at(-1);
    if (token === TOKEN.closeBrace || token === TOKEN.closeBracket) {
      levels.pop();
    } else if (token === TOKEN.comma) {
      if (level?.names) level.expectsName = true;
      else if (level) level.step = Number(level.step) + 1;
    } else if (token === TOKEN.colon) {
      if (level) level.expectsName = false;
    } else if (level?.names && level.expectsName && token === TOKEN.string) {
      const name = scanner.getTokenValue();
      level.step = name;
      visitor.name?.(levels, scanner, name, level.names.has(name));
      level.names.add(name);
    } else {
      visitor.value?.(levels, scanner, token);
      if (token === TOKEN.openBrace) levels.push({ names: new Set(), step: '', expectsName: true });
      if (token === TOKEN.openBracket) levels.push({ names: null, step: 0, expectsName: false });
      const opened = token === TOKEN.openBrace || token === TOKEN.openBracket;
      if (opened && visitor.deeper?.(levels, scanner) === false) return;
    }
  }
}

const pointerOf = (levels: readonly Level[]): string =>
  levels.reduce((pointer, { step }) => pointerTo(pointer, step), '');

const positionOf = (scanner: JSONScanner): Position => ({
  line: scanner.getTokenStartLine() + 1,
  column: scanner.getTokenStartCharacter() + 1,
});

export interface Parsed {
  /** Undefined where the text is no JSON or must not be read. */
  readonly value: unknown;
  /** The findings that have a place of their own in the text. */
  readonly findings: readonly (Finding & Position)[];
}

const MAX_TEXT_FINDINGS = 100;

/** Most texts have nothing of all this in them, and that is quickly seen: only the others are walked by their tokens. */
export function parseJson(text: string): Parsed {
  try {
    const value: unknown = JSON.parse(text);
    if (isPlain(value, text)) return { value, findings: [] };
  } catch {
    // Told below, with its place.
  }
  return parseWithCare(text);
}

/**
 * Whether the value is nested no deeper than allowed, has no number that was rounded, and has as many names as the text
 * does. A name given twice is one name in the value; a quote and a colon inside a string only add to the text's count.
 */
function isPlain(value: unknown, text: string): boolean {
  const names = namesIn(value, MAX_DEPTH);
  return names >= 0 && countNames(text) === names;
}

/** How many names there are in a value; -1 where it is nested deeper than `depth`, or has a number that was rounded. */
function namesIn(value: unknown, depth: number): number {
  if (typeof value === 'number') return isExact(value) ? 0 : -1;
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === 0) return -1;
  let names = 0;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const inner = namesIn(value[index], depth - 1);
      if (inner < 0) return -1;
      names += inner;
    }
    return names;
  }
  for (const name in value) {
    const own = (value as Readonly<Record<string, unknown>>)[name];
    names += 1;
    if (typeof own === 'string') continue; // most are, and a call costs more than this
    const inner = namesIn(own, depth - 1);
    if (inner < 0) return -1;
    names += inner;
  }
  return names;
}

/** A fraction is kept as well as it can be; a whole number that large may have been another one. */
const isExact = (value: number): boolean =>
  Number.isSafeInteger(value) || (Number.isFinite(value) && !Number.isInteger(value));

function countNames(text: string): number {
  let count = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    let before = at - 1;
    while (isSpace(text.charCodeAt(before))) before -= 1;
    if (text.charCodeAt(before) === QUOTE) count += 1;
  }
  return count;
}

const QUOTE = 0x22;
const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

function parseWithCare(text: string): Parsed {
  const findings: (Finding & Position)[] = [];
  const add = (position: Position, finding: Finding): void => {
    if (findings.length < MAX_TEXT_FINDINGS) findings.push({ ...finding, ...position });
  };
  if (text.startsWith('\uFEFF')) {
    const mark = errorAt(
      '',
      'json-byte-order-mark',
      'The file begins with a byte order mark, which JSON does not allow.',
    );
    add({ line: 1, column: 1 }, { ...mark, suggestion: 'Save it as UTF-8 without a byte order mark.' });
    return { value: undefined, findings };
  }
  let deep = false;
  walk(text, {
    name: (levels, scanner, name, again) => {
      if (!again) return;
      const message = `${shown(name)} stands twice in the same object; programs disagree on which one counts.`;
      add(positionOf(scanner), errorAt(pointerOf(levels), 'json-duplicate-name', message, 'Leave one of them out.'));
    },
    value: (levels, scanner, token) => {
      if (token !== TOKEN.number) return;
      const digits = text.slice(scanner.getTokenOffset(), scanner.getPosition());
      const finding = judgeNumber(digits, () => pointerOf(levels));
      if (finding) add(positionOf(scanner), finding);
    },
    deeper: (levels, scanner) => {
      deep = levels.length > MAX_DEPTH;
      if (deep) {
        add(positionOf(scanner), errorAt('', 'json-depth', `The values are nested more than ${MAX_DEPTH} deep.`));
      }
      return !deep;
    },
  });
  if (deep) return { value: undefined, findings: findings.filter(({ rule }) => rule === 'json-depth') };
  try {
    return { value: JSON.parse(text) as unknown, findings };
  } catch (error) {
    return { value: undefined, findings: [syntaxError(text, error)] };
  }
}

function judgeNumber(digits: string, pointer: () => string): Finding | null {
  const value = Number(digits);
  if (Number.isNaN(value)) return null; // no JSON number: JSON.parse says so
  if (!Number.isFinite(value)) {
    return errorAt(
      pointer(),
      'json-number-too-large',
      `${shownDigits(digits)} is larger than any number a program can hold.`,
    );
  }
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    const message = `${shownDigits(digits)} is too large to be kept exactly; programs round it.`;
    return warningAt(pointer(), 'json-number-imprecise', message);
  }
  return null;
}

const shownDigits = (digits: string): string => (digits.length > 40 ? `${digits.slice(0, 40)}…` : digits);

/** JSON.parse says what is wrong, but not always where; the depth is known to be bounded by now. */
function syntaxError(text: string, error: unknown): Finding & Position {
  const reason = error instanceof Error ? error.message : String(error);
  const errors: ParseError[] = [];
  parseTolerantly(text, errors, { disallowComments: true });
  const position = positionAt(text, errors[0]?.offset ?? text.length);
  const [plain = ''] = reason.split(/ (?:in JSON )?at position/);
  const words = /^<|^\s*<(!doctype|html)/i.test(text)
    ? 'This is a web page, not JSON.'
    : `This is not JSON: ${plain.replace(/, ?"[\s\S]*$/, '').replace(/\p{C}/gu, '·')}.`;
  return { ...errorAt('', 'json-syntax', words), ...position };
}

function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

export interface Place {
  readonly value: Position;
  /** Where the name stands that leads to it; null in an array and at the root. */
  readonly name: Position | null;
}

/** Where the values stand that the pointers name; a pointer into nothing is left out. */
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
