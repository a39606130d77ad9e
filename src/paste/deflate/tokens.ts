// What a deflated stream says (RFC 1951): literals, and matches of what stands before them.
import { decoderOf } from './huffman.ts';

export const END_OF_BLOCK = 256;
export const LITERALS = 286;
export const DISTANCES = 30;
/** The order in which the lengths of the codes of lengths are written. */
export const LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] as const;

/** Nine bits of symbol, five of what a length adds to it, five of distance symbol, thirteen of what that adds. */
export type Token = number;
export const symbolOf = (token: Token): number => token & 0x1ff;
export const isMatch = (token: Token): boolean => symbolOf(token) > END_OF_BLOCK;
export const lengthRest = (token: Token): number => (token >>> 9) & 0x1f;
export const distanceOf = (token: Token): number => (token >>> 14) & 0x1f;
export const distanceRest = (token: Token): number => token >>> 19;

/** Bits after the symbol of a match's length, and after that of its distance. */
export const lengthBits = (symbol: number): number => (symbol < 265 || symbol === 285 ? 0 : (symbol - 261) >> 2);
export const distanceBits = (symbol: number): number => (symbol < 4 ? 0 : (symbol - 2) >> 1);

export function readTokens(deflated: Uint8Array): Uint32Array {
  let tokens = new Uint32Array(deflated.length);
  let [count, at] = [0, 0];
  const bit = () => ((deflated[at >> 3] as number) >> (at++ & 7)) & 1;
  const bits = (amount: number) => {
    let value = 0;
    for (let place = 0; place < amount; place++) value |= bit() << place;
    return value;
  };
  const add = (token: Token) => {
    if (count === tokens.length) {
      const more = new Uint32Array(count * 2);
      more.set(tokens);
      tokens = more;
    }
    tokens[count++] = token;
  };
  for (let isLast = false; !isLast; ) {
    isLast = bit() === 1;
    const kind = bits(2);
    if (kind === 0) {
      at = (at + 7) & ~7;
      const length = bits(16);
      bits(16); // the same once more
      for (let byte = 0; byte < length; byte++) add(bits(8));
      continue;
    }
    const [literals, distances] = kind === 1 ? FIXED : readLengths(bit, bits);
    const [nextSymbol, nextDistance] = [decoderOf(literals, bit), decoderOf(distances, bit)];
    for (let symbol = nextSymbol(); symbol !== END_OF_BLOCK; symbol = nextSymbol()) {
      if (symbol < END_OF_BLOCK) {
        add(symbol);
        continue;
      }
      const length = bits(lengthBits(symbol));
      const distance = nextDistance();
      add(symbol | (length << 9) | (distance << 14) | (bits(distanceBits(distance)) << 19));
    }
  }
  return tokens.subarray(0, count);
}

const FIXED = [
  Uint8Array.from({ length: 288 }, (_, symbol) => (symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8)),
  new Uint8Array(DISTANCES).fill(5),
] as const;

function readLengths(bit: () => number, bits: (amount: number) => number): readonly [Uint8Array, Uint8Array] {
  const [literals, distances, own] = [bits(5) + 257, bits(5) + 1, bits(4) + 4];
  const codes = new Uint8Array(LENGTH_ORDER.length);
  for (const symbol of LENGTH_ORDER.slice(0, own)) codes[symbol] = bits(3);
  const next = decoderOf(codes, bit);
  const lengths = new Uint8Array(literals + distances);
  for (let at = 0; at < lengths.length; ) {
    const symbol = next();
    if (symbol < 16) {
      lengths[at++] = symbol;
      continue;
    }
    const times = symbol === 16 ? 3 + bits(2) : symbol === 17 ? 3 + bits(3) : 11 + bits(7);
    lengths.fill(symbol === 16 ? (lengths[at - 1] as number) : 0, at, at + times);
    at += times;
  }
  return [lengths.subarray(0, literals), lengths.subarray(literals)];
}
