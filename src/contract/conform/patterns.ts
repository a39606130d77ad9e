// Strings that match a regular expression of the contract, drawn at random. Reads the part of the language that the
// documents use and throws on any other.
import type { Random } from './random.ts';

type Range = readonly [from: number, to: number];
interface Characters {
  readonly kind: 'characters';
  readonly ranges: readonly Range[];
  /** Of a negated class: those of the pool that are in none of the ranges. */
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
  readonly openStart: boolean;
  readonly openEnd: boolean;
}

const LAST = 0x10ffff;
const LONGEST_COUNT = 1_000;
const SPACES: readonly Range[] = [
  [9, 13],
  [32, 32],
  [160, 160],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];
const CLASSES: Readonly<Record<string, readonly Range[]>> = {
  d: [[48, 57]],
  w: [
    [48, 57],
    [65, 90],
    [95, 95],
    [97, 122],
  ],
  s: SPACES,
};
/** What a negated class is drawn from: plain letters, marks, and what programs get wrong. */
const POOL = [
  ...'abcXYZ019 !"#%&\'*+,-./:;<=>?@[\\]^_`{|}~\u00e9\u0301\u200b\u2028\ufeff\u4e2d\u{1f600}\u{10ffff}',
  '\ud800',
];

const parsed = new Map<string, Parsed>();

/** `longest` bounds what `*` and `+` may run to; `spoil` is how often a count may step over its bound. */
export function randomMatch(pattern: string, random: Random, spoil = 0, longest = 24): string {
  const { root, openStart, openEnd } = read(pattern);
  const around = (open: boolean) => (open && random.chance(0.3) ? random.pick(POOL) : '');
  return around(openStart) + writeGroup(root, random, longest, { spoil }) + around(openEnd);
}

/** Strings in which one count of the pattern is one too large or one too small, each of its counts in turn. */
export function crossCounts(pattern: string, random: Random): string[] {
  const { root } = read(pattern);
  const expression = new RegExp(pattern, 'u');
  const crossed = piecesOf(root).flatMap((piece) => {
    const counts = [piece.min - 1, piece.max + 1].filter((count) => count >= 0 && count < LONGEST_COUNT);
    // Half a surrogate pair would break another rule, that of UTF-8.
    return counts.map((count) => writeGroup(root, random, 24, { spoil: 0, piece, count }).toWellFormed());
  });
  return [...new Set(crossed.filter((text) => !expression.test(text)))];
}

function read(pattern: string): Parsed {
  const known = parsed.get(pattern) ?? new PatternReader(pattern).read();
  parsed.set(pattern, known);
  return known;
}

const piecesOf = ({ options }: Group): Piece[] =>
  options.flat().flatMap((piece) => [piece, ...(piece.node.kind === 'group' ? piecesOf(piece.node) : [])]);

/** Which counts to miss: some at random, or that of one piece. */
interface Misses {
  readonly spoil: number;
  readonly piece?: Piece;
  readonly count?: number;
}

function writeGroup(group: Group, random: Random, longest: number, misses: Misses): string {
  const { piece: missed, count = 0 } = misses;
  const leading = missed && group.options.find((option) => option.some((piece) => holds(piece, missed)));
  let text = '';
  for (const piece of leading ?? random.pick(group.options)) {
    const { node } = piece;
    const within = missed !== undefined && piece !== missed && holds(piece, missed);
    const times = piece === missed ? count : Math.max(within ? 1 : 0, pickCount(piece, random, longest, misses.spoil));
    for (let index = 0; index < times; index++) {
      text += node.kind === 'group' ? writeGroup(node, random, longest, misses) : pickCharacter(node, random);
    }
  }
  return text;
}

const holds = (piece: Piece, sought: Piece): boolean =>
  piece === sought || (piece.node.kind === 'group' && piecesOf(piece.node).includes(sought));

function pickCount({ min, max }: Piece, random: Random, longest: number, spoil: number): number {
  const bound = Math.max(min, Math.min(max, longest));
  if (random.chance(spoil)) return Math.max(0, random.pick([min - 1, (max < LONGEST_COUNT ? max : bound) + 1]));
  if (random.chance(0.2)) return min;
  if (random.chance(0.2)) return max < LONGEST_COUNT ? max : bound;
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
    const openStart = !this.#take('^');
    const options = this.#options();
    const openEnd = !this.#take('$');
    if (this.#at !== this.#text.length) throw this.#unknown();
    return { root: { kind: 'group', options }, openStart, openEnd };
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
      if (this.#take('?') && !this.#take(':')) throw this.#unknown();
      const options = this.#options();
      if (!this.#take(')')) throw this.#unknown();
      return { kind: 'group', options };
    }
    if (this.#take('[')) return this.#class();
    if (this.#take('.')) {
      const ends: Range[] = [
        [10, 10],
        [13, 13],
        [0x2028, 0x2029],
      ];
      return charactersOf(ends, true);
    }
    if ('^*+?{}'.includes(this.#peek())) throw this.#unknown();
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

  /** One character, or the several that an escape such as \s stands for. */
  #character(): Range[] {
    const point = this.#text.codePointAt(this.#at);
    if (point === undefined) throw this.#unknown();
    this.#at += point > 0xffff ? 2 : 1;
    if (point !== 92) return [[point, point]];
    const name = this.#peek();
    this.#at++;
    const known = CLASSES[name.toLowerCase()];
    if (known) return name === name.toLowerCase() ? [...known] : complement(known);
    if (name === 'u') {
      const code = Number.parseInt(this.#text.slice(this.#at, this.#at + 4), 16);
      this.#at += 4;
      return [[code, code]];
    }
    if (/[a-z0-9]/i.test(name)) throw this.#unknown();
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

  #unknown(): Error {
    return new Error(`the pattern ${this.#text} has something at ${this.#at} that is not understood here`);
  }
}

function complement(ranges: readonly Range[]): Range[] {
  const out: Range[] = [];
  let next = 0;
  for (const [from, to] of ranges) {
    if (from > next) out.push([next, from - 1]);
    next = to + 1;
  }
  return [...out, [next, LAST]];
}
