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
  const sum = (of: Uint32Array, lengths: Uint8Array) =>
    of.reduce((total, count, symbol) => total + count * (lengths[symbol] as number), 0);
  return bits + sum(counts.literals, literals) + sum(counts.distances, distances);
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
  for (const [symbol, rest] of runs) {
    writeLength(symbol);
    write(rest, RUN_BITS[symbol] ?? 0);
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
  const lengths = [...withoutEnd(literals, 257), ...withoutEnd(distances, 1)];
  const heads = [true, false].map((repeats): Head => {
    const runs = runsOf(lengths, repeats);
    const used = new Uint32Array(LENGTH_ORDER.length);
    for (const [symbol] of runs) (used[symbol] as number)++;
    const codes = codeLengths(used, 7);
    const codesWritten = Math.max(4, LENGTH_ORDER.findLastIndex((symbol) => codes[symbol] !== 0) + 1);
    const own = runs.reduce((bits, [symbol]) => bits + (codes[symbol] as number) + (RUN_BITS[symbol] ?? 0), 0);
    return { literals, distances, runs, codes, codesWritten, bits: 17 + 3 * codesWritten + own };
  });
  return heads.reduce((best, head) => (head.bits < best.bits ? head : best));
}

/** A length from 0 to 15, or one of the kinds of runs with how much longer it is than the shortest of its kind. */
type Run = readonly [symbol: number, rest: number];
const RUN_BITS: { readonly [symbol: number]: number } = { 16: 2, 17: 3, 18: 7 };

function runsOf(lengths: readonly number[], repeats: boolean): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < lengths.length; ) {
    const length = lengths[at] as number;
    let left = 1;
    while (lengths[at + left] === length) left++;
    at += left;
    if (length !== 0) {
      runs.push([length, 0]);
      left--;
    }
    while (left >= 3 && (length === 0 || repeats)) {
      const [symbol, least, most] = length !== 0 ? [16, 3, 6] : left < 11 ? [17, 3, 10] : [18, 11, 138];
      const times = Math.min(left, most);
      runs.push([symbol, times - least]);
      left -= times;
    }
    for (; left > 0; left--) runs.push([length, 0]);
  }
  return runs;
}

const withoutEnd = (lengths: Uint8Array, least: number): Uint8Array =>
  lengths.subarray(0, Math.max(least, lengths.findLastIndex((length) => length !== 0) + 1));
