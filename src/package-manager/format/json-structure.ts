// Finds problems in JSON text that JSON.parse accepts: duplicate names, numbers that are too large, and deep nesting. One
// pass over the tokens, without recursion, because the text is untrusted. A quick check saves the pass for most texts.
import { createScanner, type JSONScanner } from 'jsonc-parser';

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
export const isPlain = (value: unknown, text: string): boolean =>
  countNames(value, MAX_DEPTH) === (text.match(/"\s*:/g)?.length ?? 0);

/** The number of names in a value; NaN if it is nested deeper than `depth` or has a rounded number. */
function countNames(value: unknown, depth: number): number {
  if (typeof value === 'number') return isExact(value) ? 0 : Number.NaN;
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === 0) return Number.NaN;
  const members = Object.values(value);
  let names = Array.isArray(value) ? 0 : members.length;
  for (const member of members) names += countNames(member, depth - 1);
  return names;
}

/** Large integers may have been rounded; fractions are always approximate. */
const isExact = (value: number): boolean =>
  Number.isSafeInteger(value) || (Number.isFinite(value) && !Number.isInteger(value));
