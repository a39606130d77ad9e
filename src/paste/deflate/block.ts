// A block of a deflated stream with codes of its own (RFC 1951, section 3.2.7).
import { codeLengths, codesOf } from './huffman.ts';
import {
  DISTANCES,
  distanceBits,
  distanceOf,
  distanceRest,
  END_OF_BLOCK,
  isMatch,
  LENGTH_ORDER,
  LITERALS,
  lengthBits,
  lengthRest,
  symbolOf,
} from './tokens.ts';

/** How often each symbol occurs. */
export interface Counts {
  readonly literals: Uint32Array;
  readonly distances: Uint32Array;
}

/** `value` in the lowest `bits`. */
export type Write = (value: number, bits: number) => void;

export function countSymbols(tokens: Uint32Array): Counts {
  const [literals, distances] = [new Uint32Array(LITERALS), new Uint32Array(DISTANCES)];
  for (const token of tokens) {
    (literals[symbolOf(token)] as number)++;
    if (isMatch(token)) (distances[distanceOf(token)] as number)++;
  }
  literals[END_OF_BLOCK] = 1;
  return { literals, distances };
}

/** Of the whole block but for what lengths and distances add to their symbols: that is the same in any block. */
export function bitsOf(counts: Counts): number {
  const { literals, distances, bits } = headOf(counts);
  return bits + product(counts.literals, literals) + product(counts.distances, distances);
}

function product(counts: Uint32Array, lengths: Uint8Array): number {
  let sum = 0;
  for (let symbol = 0; symbol < counts.length; symbol++)
    sum += (counts[symbol] as number) * (lengths[symbol] as number);
  return sum;
}

export function writeBlock(tokens: Uint32Array, counts: Counts, isLast: boolean, write: Write): void {
  const { literals, distances, runs, codes, codesWritten } = headOf(counts);
  write((isLast ? 1 : 0) | (2 << 1), 3);
  write(withoutEnd(literals, 257).length - 257, 5);
  write(withoutEnd(distances, 1).length - 1, 5);
  write(codesWritten - 4, 4);
  for (const symbol of LENGTH_ORDER.slice(0, codesWritten)) write(codes[symbol] as number, 3);
  const coded = (lengths: Uint8Array) => {
    const own = codesOf(lengths);
    return (symbol: number) => write(own[symbol] as number, lengths[symbol] as number);
  };
  const [writeLength, writeLiteral, writeDistance] = [coded(codes), coded(literals), coded(distances)];
  for (const run of runs) {
    writeLength(run & KIND);
    write(run >> KIND_BITS, RUN_BITS[run & KIND] as number);
  }
  for (const token of tokens) {
    writeLiteral(symbolOf(token));
    if (!isMatch(token)) continue;
    write(lengthRest(token), lengthBits(symbolOf(token)));
    writeDistance(distanceOf(token));
    write(distanceRest(token), distanceBits(distanceOf(token)));
  }
  writeLiteral(END_OF_BLOCK);
}

interface Head {
  readonly literals: Uint8Array;
  readonly distances: Uint8Array;
  /** The lengths of both, repeated ones as runs. */
  readonly runs: readonly Run[];
  readonly codes: Uint8Array;
  readonly codesWritten: number;
  readonly bits: number;
}

/** The shortest one: for few lengths a run costs more than it saves, as it needs a code too. */
function headOf(counts: Counts): Head {
  const [literals, distances] = [codeLengths(counts.literals, 15), codeLengths(counts.distances, 15)];
  const [written, more] = [withoutEnd(literals, 257), withoutEnd(distances, 1)];
  const lengths = new Uint8Array(written.length + more.length);
  lengths.set(written);
  lengths.set(more, written.length);
  const head = (repeats: boolean): Head => {
    const runs = runsOf(lengths, repeats);
    const used = new Uint32Array(LENGTH_ORDER.length);
    for (const run of runs) (used[run & KIND] as number)++;
    const codes = codeLengths(used, 7);
    const codesWritten = Math.max(4, LENGTH_ORDER.findLastIndex((symbol) => codes[symbol] !== 0) + 1);
    const bits = 17 + 3 * codesWritten + product(used, codes) + product(used, RUN_BITS);
    return { literals, distances, runs, codes, codesWritten, bits };
  };
  const [repeating, plain] = [head(true), head(false)];
  return plain.bits < repeating.bits ? plain : repeating;
}

/** In the lowest bits a length from 0 to 15 or a kind of runs; above, how much longer than the shortest of its kind. */
type Run = number;
const KIND_BITS = 5;
const KIND = (1 << KIND_BITS) - 1;
/** What follows the symbols from 16 to 18. */
const RUN_BITS = Uint8Array.from({ length: 19 }, (_, symbol) => [2, 3, 7][symbol - 16] ?? 0);

function runsOf(lengths: Uint8Array, repeats: boolean): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < lengths.length; ) {
    const length = lengths[at] as number;
    let left = 1;
    while (lengths[at + left] === length) left++;
    at += left;
    if (length !== 0) {
      runs.push(length);
      left--;
    }
    while (left >= 3 && (length === 0 || repeats)) {
      const [kind, least, most] = length !== 0 ? [16, 3, 6] : left < 11 ? [17, 3, 10] : [18, 11, 138];
      const times = Math.min(left, most);
      runs.push(kind | ((times - least) << KIND_BITS));
      left -= times;
    }
    for (; left > 0; left--) runs.push(length);
  }
  return runs;
}

function withoutEnd(lengths: Uint8Array, least: number): Uint8Array {
  let end = lengths.length;
  while (end > least && lengths[end - 1] === 0) end--;
  return lengths.subarray(0, end);
}
