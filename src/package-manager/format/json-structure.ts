// Finds problems in JSON text that JSON.parse accepts: duplicate names, numbers that are too large, and deep nesting. One
// pass over the tokens, without recursion, because the text is untrusted.
import { createScanner, type JSONScanner } from 'jsonc-parser';
import type { InvalidPlace } from '../../contract/problem.ts';

export const MAX_DEPTH = 64;

/** Token kinds of jsonc-parser, whose const enum has no values at run time. */
export const TOKEN = {
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

export interface Level {
  /** Names seen so far; null in an array. */
  readonly names: Set<string> | null;
  /** Name or index of the current value. */
  step: string | number;
  expectsName: boolean;
}

export interface Visitor {
  value?(levels: readonly Level[], scanner: JSONScanner, token: number): void;
  name?(levels: readonly Level[], scanner: JSONScanner, name: string, isDuplicate: boolean): void;
  /** Called for each nested object or array. Return false to stop. */
  enter?(levels: readonly Level[], scanner: JSONScanner): boolean;
}

/** Visits the tokens of a text, which need not be valid JSON. */
export function walk(text: string, visitor: Visitor): void {
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
      if (opened && visitor.enter?.(levels, scanner) === false) return;
    }
  }
}

/**
 * Whether a value is not nested too deeply, has no rounded numbers, and has as many names as its text. A duplicate name
 * is only one name in the value. A quote and a colon inside a string only increase the count of the text.
 */
export function isPlain(value: unknown, text: string): boolean {
  const names = countNamesInValue(value, MAX_DEPTH);
  return names >= 0 && countNamesInText(text) === names;
}

/** The number of names in a value; -1 if it is nested deeper than `depth` or has a rounded number. */
function countNamesInValue(value: unknown, depth: number): number {
  if (typeof value === 'number') return isExact(value) ? 0 : -1;
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === 0) return -1;
  let names = 0;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const inner = countNamesInValue(value[index], depth - 1);
      if (inner < 0) return -1;
      names += inner;
    }
    return names;
  }
  for (const name in value) {
    const member = (value as Readonly<Record<string, unknown>>)[name];
    names += 1;
    if (typeof member === 'string') continue; // avoids a call for the most frequent type
    const inner = countNamesInValue(member, depth - 1);
    if (inner < 0) return -1;
    names += inner;
  }
  return names;
}

/** Large integers may have been rounded; fractions are always approximate. */
const isExact = (value: number): boolean =>
  Number.isSafeInteger(value) || (Number.isFinite(value) && !Number.isInteger(value));

function countNamesInText(text: string): number {
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

const MAX_FAULTS = 1_000;
const MAX_NAME_CHARACTERS = 200;

/** Duplicate names and deep nesting in a JSON text. `value` is the parsed text. */
export function findStructureFaults(text: string, value: unknown): readonly InvalidPlace[] {
  if (isPlain(value, text)) return [];
  const faults: InvalidPlace[] = [];
  const report = (levels: readonly Level[], detail: string): void => {
    if (faults.length >= MAX_FAULTS) return;
    const pointer = levels.map(({ step }) => `/${String(step).slice(0, MAX_NAME_CHARACTERS)}`).join('');
    faults.push({ pointer, detail });
  };
  walk(text, {
    name: (levels, _, name, isDuplicate) => {
      if (isDuplicate) report(levels.slice(0, -1), `${name.slice(0, MAX_NAME_CHARACTERS)} appears twice`);
    },
    enter: (levels) => {
      if (levels.length === MAX_DEPTH + 1) report(levels.slice(0, MAX_DEPTH), 'is nested too deeply');
      return true;
    },
  });
  return faults;
}
