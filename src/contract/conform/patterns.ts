// Generates random strings that match a regular expression. Supports the syntax that the documents use and throws on
// anything else.
import type { Random } from './random.ts';

type Range = readonly [from: number, to: number];
interface Characters {
  readonly kind: 'characters';
  readonly ranges: readonly Range[];
  /** For a negated class: characters of the pool outside the ranges. */
  readonly others?: readonly string[];
}
interface Group {
  readonly kind: 'group';
  readonly options: readonly (readonly Piece[])[];
}
interface Piece {
  readonly node: Characters | Group;
  readonly min: number;
  readonly max: number;
}
interface Parsed {
  readonly root: Group;
  readonly isOpenStart: boolean;
  readonly isOpenEnd: boolean;
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

const parsed = new Map<string, Parsed>();

/** `maxRepeat` limits `*` and `+`; `invalidRate` is the probability that a count exceeds its bound. */
export function randomMatch(pattern: string, random: Random, invalidRate = 0, maxRepeat = 24): string {
  const { root, isOpenStart, isOpenEnd } = read(pattern);
  const around = (open: boolean) => (open && random.chance(0.3) ? random.pick(POOL) : '');
  return around(isOpenStart) + writeGroup(root, random, maxRepeat, { invalidRate }) + around(isOpenEnd);
}

/** For each repetition count of the pattern, strings in which it is one too large or too small. */
export function violateCounts(pattern: string, random: Random): string[] {
  const { root } = read(pattern);
  const expression = new RegExp(pattern, 'u');
  const strings = piecesOf(root).flatMap((piece) => {
    const counts = [piece.min - 1, piece.max + 1].filter((count) => count >= 0 && count < MAX_COUNT);
    // A lone surrogate would be invalid UTF-8, which is another error.
    return counts.map((count) => writeGroup(root, random, 24, { invalidRate: 0, piece, count }).toWellFormed());
  });
  return [...new Set(strings.filter((text) => !expression.test(text)))];
}

function read(pattern: string): Parsed {
  const tree = parsed.get(pattern) ?? new PatternReader(pattern).read();
  parsed.set(pattern, tree);
  return tree;
}

const piecesOf = ({ options }: Group): Piece[] =>
  options.flat().flatMap((piece) => [piece, ...(piece.node.kind === 'group' ? piecesOf(piece.node) : [])]);

/** Which repetition counts to violate: some at random, or the count of one piece. */
interface Violations {
  readonly invalidRate: number;
  readonly piece?: Piece;
  readonly count?: number;
}

function writeGroup(group: Group, random: Random, maxRepeat: number, violations: Violations): string {
  const { piece: target, count = 0 } = violations;
  const leading = target && group.options.find((option) => option.some((piece) => includesPiece(piece, target)));
  let text = '';
  for (const piece of leading ?? random.pick(group.options)) {
    const { node } = piece;
    const within = target !== undefined && piece !== target && includesPiece(piece, target);
    const times =
      piece === target ? count : Math.max(within ? 1 : 0, pickCount(piece, random, maxRepeat, violations.invalidRate));
    for (let index = 0; index < times; index++) {
      text += node.kind === 'group' ? writeGroup(node, random, maxRepeat, violations) : pickCharacter(node, random);
    }
  }
  return text;
}

const includesPiece = (piece: Piece, target: Piece): boolean =>
  piece === target || (piece.node.kind === 'group' && piecesOf(piece.node).includes(target));

function pickCount({ min, max }: Piece, random: Random, maxRepeat: number, invalidRate: number): number {
  const bound = Math.max(min, Math.min(max, maxRepeat));
  if (random.chance(invalidRate)) return Math.max(0, random.pick([min - 1, (max < MAX_COUNT ? max : bound) + 1]));
  if (random.chance(0.2)) return min;
  if (random.chance(0.2)) return max < MAX_COUNT ? max : bound;
  return random.between(min, bound);
}

function pickCharacter({ ranges, others }: Characters, random: Random): string {
  if (others) return random.pick(others);
  const [from, to] = random.pick(ranges);
  return String.fromCodePoint(random.between(from, to));
}

function charactersOf(ranges: readonly Range[], negated: boolean): Characters {
  if (!negated) return { kind: 'characters', ranges };
  const others = POOL.filter((text) => !contains(ranges, text.codePointAt(0) as number));
  return { kind: 'characters', ranges, others };
}

const contains = (ranges: readonly Range[], code: number): boolean =>
  ranges.some(([from, to]) => code >= from && code <= to);

class PatternReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): Parsed {
    const isOpenStart = !this.#take('^');
    const options = this.#options();
    const isOpenEnd = !this.#take('$');
    if (this.#at !== this.#text.length) throw this.#unsupported();
    return { root: { kind: 'group', options }, isOpenStart, isOpenEnd };
  }

  #options(): Piece[][] {
    const options: Piece[][] = [[]];
    for (;;) {
      if (this.#take('|')) options.push([]);
      else if (this.#at === this.#text.length || ')$'.includes(this.#peek())) return options;
      else options.at(-1)?.push(this.#piece());
    }
  }

  #piece(): Piece {
    const node = this.#node();
    if (this.#take('*')) return { node, min: 0, max: Number.POSITIVE_INFINITY };
    if (this.#take('+')) return { node, min: 1, max: Number.POSITIVE_INFINITY };
    if (this.#take('?')) return { node, min: 0, max: 1 };
    const count = /^\{(\d+)(,?)(\d*)\}/.exec(this.#text.slice(this.#at));
    if (!count) return { node, min: 1, max: 1 };
    this.#at += count[0].length;
    const min = Number(count[1]);
    return { node, min, max: count[2] === '' ? min : count[3] === '' ? Number.POSITIVE_INFINITY : Number(count[3]) };
  }

  #node(): Characters | Group {
    if (this.#take('(')) {
      if (this.#take('?') && !this.#take(':')) throw this.#unsupported();
      const options = this.#options();
      if (!this.#take(')')) throw this.#unsupported();
      return { kind: 'group', options };
    }
    if (this.#take('[')) return this.#class();
    if (this.#take('.')) return charactersOf(LINE_ENDS, true);
    if ('^*+?{}'.includes(this.#peek())) throw this.#unsupported();
    return charactersOf(this.#character(), false);
  }

  #class(): Characters {
    const negated = this.#take('^');
    const ranges: Range[] = [];
    while (!this.#take(']')) {
      const from = this.#character();
      const [first] = from;
      if (this.#peek() === '-' && this.#text[this.#at + 1] !== ']' && first && from.length === 1) {
        this.#at++;
        const [last] = this.#character();
        ranges.push([first[0], last?.[1] ?? first[1]]);
      } else ranges.push(...from);
    }
    return charactersOf(ranges, negated);
  }

  /** Reads one character, or the character class of an escape such as \s. */
  #character(): Range[] {
    const point = this.#text.codePointAt(this.#at);
    if (point === undefined) throw this.#unsupported();
    this.#at += point > 0xffff ? 2 : 1;
    if (point !== 92) return [[point, point]];
    const name = this.#peek();
    this.#at++;
    const ranges = CLASSES[name.toLowerCase()];
    if (ranges) return name === name.toLowerCase() ? [...ranges] : complement(ranges);
    if (name === 'u') {
      const code = Number.parseInt(this.#text.slice(this.#at, this.#at + 4), 16);
      this.#at += 4;
      return [[code, code]];
    }
    if (/[a-z0-9]/i.test(name)) throw this.#unsupported();
    const literal = name.charCodeAt(0);
    return [[literal, literal]];
  }

  #peek(): string {
    return this.#text[this.#at] ?? '';
  }

  #take(text: string): boolean {
    if (this.#peek() !== text) return false;
    this.#at++;
    return true;
  }

  #unsupported(): Error {
    return new Error(`unsupported syntax at position ${this.#at} of the pattern ${this.#text}`);
  }
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
