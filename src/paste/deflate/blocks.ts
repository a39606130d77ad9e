// The same literals and matches in better blocks. Encoders choose their blocks as they go: libdeflate makes so many of
// the short ones of flat pages that their codes take up to a twelfth of the file.
import { bitsOf, type Counts, countSymbols, writeBlock } from './block.ts';
import { distanceBits, distanceOf, END_OF_BLOCK, isMatch, lengthBits, readTokens, symbolOf } from './tokens.ts';

/** Tokens in the smallest block, and how many such blocks there are at most to begin with: seconds for any picture. */
const UNIT = 128;
const MOST_UNITS = 512;

interface Block extends Counts {
  readonly from: number;
  readonly to: number;
  readonly bits: number;
}

/** A raw stream of deflate: neither header nor checksum. */
export function chooseBlocks(deflated: Uint8Array): Uint8Array {
  const tokens = readTokens(deflated);
  const blocks = blocksOf(tokens);
  const bits = blocks.reduce((sum, block) => sum + block.bits, 0) + restBits(tokens);
  const out = new Uint8Array(Math.ceil(bits / 8));
  let [at, pending, filled] = [0, 0, 0];
  const write = (value: number, amount: number) => {
    pending |= value << filled;
    for (filled += amount; filled >= 8; filled -= 8) {
      out[at++] = pending & 0xff;
      pending >>>= 8;
    }
  };
  for (const block of blocks) {
    writeBlock(tokens.subarray(block.from, block.to), block, block.to === tokens.length, write);
  }
  if (filled > 0) out[at] = pending;
  return out;
}

/** Small ones are joined, those first that gain most by it, until no two neighbours gain. */
function blocksOf(tokens: Uint32Array): Block[] {
  const unit = Math.max(UNIT, Math.ceil(tokens.length / MOST_UNITS));
  const blocks: Block[] = [];
  for (let from = 0; from < tokens.length; from += unit) {
    const to = Math.min(tokens.length, from + unit);
    blocks.push(blockOf(countSymbols(tokens.subarray(from, to)), from, to));
  }
  const joined = (at: number) => join(blocks[at] as Block, blocks[at + 1] as Block);
  const joins = blocks.slice(1).map((_, at) => joined(at));
  for (;;) {
    let [most, best] = [0, -1];
    for (const [at, { bits }] of joins.entries()) {
      const gain = (blocks[at] as Block).bits + (blocks[at + 1] as Block).bits - bits;
      if (gain > most) [most, best] = [gain, at];
    }
    if (best < 0) return blocks;
    blocks.splice(best, 2, ...joins.splice(best, 1));
    if (best < joins.length) joins[best] = joined(best);
    if (best > 0) joins[best - 1] = joined(best - 1);
  }
}

const blockOf = (counts: Counts, from: number, to: number): Block => ({ ...counts, from, to, bits: bitsOf(counts) });

function join(one: Block, other: Block): Block {
  const [literals, distances] = [sum(one.literals, other.literals), sum(one.distances, other.distances)];
  literals[END_OF_BLOCK] = 1;
  return blockOf({ literals, distances }, one.from, other.to);
}

function sum(one: Uint32Array, other: Uint32Array): Uint32Array {
  const both = new Uint32Array(one);
  for (let at = 0; at < both.length; at++) (both[at] as number) += other[at] as number;
  return both;
}

/** What lengths and distances add to their symbols. */
function restBits(tokens: Uint32Array): number {
  let bits = 0;
  for (const token of tokens) {
    if (isMatch(token)) bits += lengthBits(symbolOf(token)) + distanceBits(distanceOf(token));
  }
  return bits;
}
