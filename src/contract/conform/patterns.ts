// Generates random strings that match a regular expression. Supports the syntax that the documents use and throws on
// anything else.
import type { Random } from './random.ts';

type Range = readonly [from: number, to: number];
/** Writes one of the characters. */
type Characters = (random: Random) => string;
/** Alternatives, each a sequence of pieces. */
type Group = readonly (readonly Piece[])[];
interface Piece {
  readonly node: Characters | Group;
  readonly min: number;
  readonly max: number;
}

const LAST_CODE_POINT = 0x10ffff;
const MAX_COUNT = 1_000;
/** From pairs of first and last characters. */
const rangesOf = (pairs: string): Range[] =>
  Array.from({ length: pairs.length / 2 }, (_, at) => [pairs.charCodeAt(2 * at), pairs.charCodeAt(2 * at + 1)]);

const LINE_ENDS = rangesOf('\n\n\r\r\u2028\u2029');
const SPACES = '\t\r  \xa0\xa0\u1680\u1680\u2000\u200a\u2028\u2029\u202f\u202f\u205f\u205f\u3000\u3000\ufeff\ufeff';
const CLASSES: Readonly<Record<string, readonly Range[]>> = {
  d: rangesOf('09'),
  w: rangesOf('09AZ__az'),
  s: rangesOf(SPACES),
};
/** Characters for negated classes: letters, punctuation, and characters that programs often mishandle. */
const POOL = [
  ...'abcXYZ019 !"#%&\'*+,-./:;<=>?@[\\]^_`{|}~\u00e9\u0301\u200b\u2028\ufeff\u4e2d\u{1f600}\u{10ffff}',
  '\ud800',
];

/** `maxRepeat` limits `*` and `+`; `invalidRate` is the probability that a count exceeds its bound. */
export function randomMatch(pattern: string, random: Random, invalidRate = 0, maxRepeat = 24): string {
  const { root, isOpenStart, isOpenEnd } = readPattern(pattern);
  const around = (open: boolean) => (open && random.chance(0.3) ? random.pick(POOL) : '');
  return around(isOpenStart) + writeGroup(root, random, maxRepeat, { invalidRate }) + around(isOpenEnd);
}

/** For each repetition count of the pattern, strings in which it is one too large or too small. */
export function violateCounts(pattern: string, random: Random): string[] {
  const { root } = readPattern(pattern);
  const expression = new RegExp(pattern, 'u');
  const strings = piecesOf(root).flatMap((piece) => {
    const counts = [piece.min - 1, piece.max + 1].filter((count) => count >= 0 && count < MAX_COUNT);
    // A lone surrogate would be invalid UTF-8, which is another error.
    return counts.map((count) => writeGroup(root, random, 24, { invalidRate: 0, piece, count }).toWellFormed());
  });
  return [...new Set(strings.filter((text) => !expression.test(text)))];
}

const piecesOf = (group: Group): Piece[] => group.flat().flatMap((piece) => [piece, ...piecesWithin(piece)]);

const piecesWithin = ({ node }: Piece): Piece[] => (typeof node === 'function' ? [] : piecesOf(node));

/** Which repetition counts to violate: some at random, or the count of one piece. */
interface Violations {
  readonly invalidRate: number;
  readonly piece?: Piece;
  readonly count?: number;
}

function writeGroup(group: Group, random: Random, maxRepeat: number, violations: Violations): string {
  const { piece: target, count = 0 } = violations;
  const leading = target && group.find((option) => option.some((piece) => includesPiece(piece, target)));
  let text = '';
  for (const piece of leading ?? random.pick(group)) {
    const { node } = piece;
    const within = target !== undefined && piece !== target && includesPiece(piece, target);
    const times =
      piece === target ? count : Math.max(within ? 1 : 0, pickCount(piece, random, maxRepeat, violations.invalidRate));
    for (let index = 0; index < times; index++) {
      text += typeof node === 'function' ? node(random) : writeGroup(node, random, maxRepeat, violations);
    }
  }
  return text;
}

const includesPiece = (piece: Piece, target: Piece): boolean =>
  piece === target || piecesWithin(piece).includes(target);

function pickCount({ min, max }: Piece, random: Random, maxRepeat: number, invalidRate: number): number {
  const bound = Math.max(min, Math.min(max, maxRepeat));
  if (random.chance(invalidRate)) return Math.max(0, random.pick([min - 1, (max < MAX_COUNT ? max : bound) + 1]));
  if (random.chance(0.2)) return min;
  if (random.chance(0.2)) return max < MAX_COUNT ? max : bound;
  return random.between(min, bound);
}

const charactersIn =
  (ranges: readonly Range[]): Characters =>
  (random) => {
    const [from, to] = random.pick(ranges);
    return String.fromCodePoint(random.between(from, to));
  };

/** Characters of the pool outside the ranges, for a negated class. */
function charactersOutside(ranges: readonly Range[]): Characters {
  const isListed = (code: number) => ranges.some(([from, to]) => code >= from && code <= to);
  const others = POOL.filter((text) => !isListed(text.codePointAt(0) as number));
  return (random) => random.pick(others);
}

function readPattern(pattern: string) {
  let at = 0;
  const peek = (): string => pattern[at] ?? '';
  const unsupported = () => new Error(`unsupported syntax at position ${at} of the pattern ${pattern}`);

  function take(text: string): boolean {
    if (peek() !== text) return false;
    at++;
    return true;
  }

  function readOptions(): Piece[][] {
    const options: Piece[][] = [[]];
    for (;;) {
      if (take('|')) options.push([]);
      else if (at === pattern.length || ')$'.includes(peek())) return options;
      else options.at(-1)?.push(readPiece());
    }
  }

  function readPiece(): Piece {
    const node = readNode();
    if (take('*')) return { node, min: 0, max: Number.POSITIVE_INFINITY };
    if (take('+')) return { node, min: 1, max: Number.POSITIVE_INFINITY };
    if (take('?')) return { node, min: 0, max: 1 };
    const count = /^\{(\d+)(,?)(\d*)\}/.exec(pattern.slice(at));
    if (!count) return { node, min: 1, max: 1 };
    at += count[0].length;
    const min = Number(count[1]);
    return { node, min, max: count[2] === '' ? min : count[3] === '' ? Number.POSITIVE_INFINITY : Number(count[3]) };
  }

  function readNode(): Characters | Group {
    if (take('(')) {
      if (take('?') && !take(':')) throw unsupported();
      const options = readOptions();
      if (!take(')')) throw unsupported();
      return options;
    }
    if (take('[')) return readClass();
    if (take('.')) return charactersOutside(LINE_ENDS);
    if ('^*+?{}'.includes(peek())) throw unsupported();
    return charactersIn(readCharacter());
  }

  function readClass(): Characters {
    const negated = take('^');
    const ranges: Range[] = [];
    while (!take(']')) {
      const from = readCharacter();
      const [first] = from;
      if (peek() === '-' && pattern[at + 1] !== ']' && first && from.length === 1) {
        at++;
        const [last] = readCharacter();
        ranges.push([first[0], last?.[1] ?? first[1]]);
      } else ranges.push(...from);
    }
    return negated ? charactersOutside(ranges) : charactersIn(ranges);
  }

  /** Reads one character, or the character class of an escape such as \s. */
  function readCharacter(): Range[] {
    const point = pattern.codePointAt(at);
    if (point === undefined) throw unsupported();
    at += point > 0xffff ? 2 : 1;
    if (point !== 92) return [[point, point]];
    const name = peek();
    at++;
    const ranges = CLASSES[name.toLowerCase()];
    if (ranges) return name === name.toLowerCase() ? [...ranges] : complement(ranges);
    if (name === 'u') {
      const code = Number.parseInt(pattern.slice(at, at + 4), 16);
      at += 4;
      return [[code, code]];
    }
    if (/[a-z0-9]/i.test(name)) throw unsupported();
    const literal = name.charCodeAt(0);
    return [[literal, literal]];
  }

  const isOpenStart = !take('^');
  const root: Group = readOptions();
  const isOpenEnd = !take('$');
  if (at !== pattern.length) throw unsupported();
  return { root, isOpenStart, isOpenEnd };
}

function complement(ranges: readonly Range[]): Range[] {
  const out: Range[] = [];
  let next = 0;
  for (const [from, to] of ranges) {
    if (from > next) out.push([next, from - 1]);
    next = to + 1;
  }
  return [...out, [next, LAST_CODE_POINT]];
}
