// Compressed data whose blocks are chosen anew: what zlib reads in it is the same as before.
import { constants, deflateRawSync, inflateRawSync, type ZlibOptions } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseBlocks } from '../../src/paste/deflate/blocks.ts';

/** A generator of bytes that are the same in every run. */
function bytes(length: number, seed: number, draw: (random: () => number, at: number) => number): Buffer {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return Buffer.from(Uint8Array.from({ length }, (_, at) => draw(random, at)));
}

const INPUTS: { readonly [name: string]: Buffer } = {
  'one byte': Buffer.of(7),
  'one byte many times': Buffer.alloc(70_000, 255),
  'all bytes alike often': bytes(20_000, 1, (random) => Math.floor(random() * 256)),
  'bytes of which most are rare, with codes as long as they may be': bytes(100_000, 2, (random) =>
    Math.floor(-Math.log2(random() + 2 ** -30) * 3),
  ),
  'bytes of one kind between bytes of another': bytes(
    60_000,
    3,
    (random, at) => Math.floor(random() * 16) + (Math.floor(at / 4000) % 2) * 100,
  ),
};
const ENCODERS: { readonly [name: string]: ZlibOptions } = {
  'level 9': { level: 9 },
  stored: { level: 0 },
  'fixed codes': { strategy: constants.Z_FIXED },
  'no matches': { strategy: constants.Z_HUFFMAN_ONLY },
};

describe('Blocks chosen anew', () => {
  for (const [content, input] of Object.entries(INPUTS)) {
    it.each(Object.entries(ENCODERS))(`hold ${content}, compressed before with %s`, (_, options) => {
      const chosen = chooseBlocks(deflateRawSync(input, options));
      expect(inflateRawSync(chosen).equals(input)).toBe(true);
    });
  }

  it('take less where what is compressed changes in kind', () => {
    const before = deflateRawSync(INPUTS['bytes of one kind between bytes of another'] as Buffer, { level: 9 });
    expect(chooseBlocks(before).length).toBeLessThan(before.length * 0.95);
  });
});
