// Canonical Huffman codes of a limited length (RFC 1951, section 3.2.2).
const LONGEST = 15;

/** 0 for what does not occur. Where a code would be too long, all counts are halved until none is. */
export function codeLengths(counts: Uint32Array, limit: number): Uint8Array {
  const lengths = new Uint8Array(counts.length);
  const used = [...counts.keys()].filter((symbol) => counts[symbol]);
  if (used.length < 2) {
    lengths[used[0] ?? 0] = 1; // a code of no bits cannot be written
    return lengths;
  }
  const weights = Float64Array.from(counts);
  for (;;) {
    used.sort((a, b) => (weights[a] as number) - (weights[b] as number));
    const depths = treeDepths(used.map((symbol) => weights[symbol] as number));
    if ((depths[0] as number) <= limit) {
      for (const [at, symbol] of used.entries()) lengths[symbol] = depths[at] as number;
      return lengths;
    }
    for (const symbol of used) weights[symbol] = Math.ceil((weights[symbol] as number) / 2);
  }
}

/** Depths of the leaves of the tree with the shortest paths; the lightest leaf comes first and is deepest. */
function treeDepths(leaves: readonly number[]): number[] {
  const weights = [...leaves];
  const parents: number[] = [];
  let [leaf, inner] = [0, leaves.length];
  const takeLightest = (): number => {
    const isLeaf = leaf < leaves.length && !((weights[inner] ?? Infinity) < (weights[leaf] as number));
    const taken = isLeaf ? leaf++ : inner++;
    parents[taken] = weights.length;
    return weights[taken] as number;
  };
  while (weights.length < 2 * leaves.length - 1) weights.push(takeLightest() + takeLightest());
  const depths = weights.map(() => 0);
  for (let at = weights.length - 2; at >= 0; at--) depths[at] = (depths[parents[at] as number] as number) + 1;
  return depths.slice(0, leaves.length);
}

/** Codes in the order of their bits in a stream: the first bit of a code is its lowest here. */
export function codesOf(lengths: Uint8Array): Uint16Array {
  const codes = new Uint16Array(lengths.length);
  let next = 0;
  for (let length = 1; length <= LONGEST; length++, next <<= 1) {
    for (const [symbol, own] of lengths.entries()) if (own === length) codes[symbol] = reversed(next++, length);
  }
  return codes;
}

function reversed(code: number, length: number): number {
  let bits = 0;
  for (let at = 0; at < length; at++) bits |= ((code >> at) & 1) << (length - 1 - at);
  return bits;
}

/** Reads one symbol. */
export function decoderOf(lengths: Uint8Array, nextBit: () => number): () => number {
  const counts = new Uint16Array(LONGEST + 1);
  for (const length of lengths) if (length > 0) (counts[length] as number)++;
  const symbols = [...lengths.keys()]
    .filter((symbol) => lengths[symbol])
    .sort((a, b) => (lengths[a] as number) - (lengths[b] as number));
  return () => {
    let [code, first, before] = [0, 0, 0];
    for (let length = 1; length <= LONGEST; length++) {
      code = (code << 1) | nextBit();
      const count = counts[length] as number;
      if (code - first < count) return symbols[before + code - first] as number;
      before += count;
      first = (first + count) << 1;
    }
    throw new Error('a code that stands for nothing');
  };
}
