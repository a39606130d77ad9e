// Canonical Huffman codes of a limited length (RFC 1951, section 3.2.2).
const LONGEST = 15;

/** More than there are symbols of any kind. */
const PLACES = 512;

/** 0 for what does not occur. Where a code would be too long, all counts are halved until none is. */
export function codeLengths(counts: Uint32Array, limit: number): Uint8Array {
  const lengths = new Uint8Array(counts.length);
  const symbols: number[] = [];
  for (let symbol = 0; symbol < counts.length; symbol++) if (counts[symbol]) symbols.push(symbol);
  if (symbols.length < 2) {
    lengths[symbols[0] ?? 0] = 1; // a code of no bits cannot be written
    return lengths;
  }
  const weights = new Float64Array(symbols.length);
  for (let at = 0; at < weights.length; at++) weights[at] = counts[symbols[at] as number] as number;
  for (;;) {
    sort(weights, symbols);
    const depths = treeDepths(weights);
    if ((depths[0] as number) <= limit) {
      for (let at = 0; at < weights.length; at++) lengths[symbols[at] as number] = depths[at] as number;
      return lengths;
    }
    for (let at = 0; at < weights.length; at++) weights[at] = Math.ceil((weights[at] as number) / 2);
  }
}

/** Lightest first; those of one weight stay in their order. Each weight is sorted as one number with its place. */
function sort(weights: Float64Array, symbols: number[]): void {
  for (let at = 0; at < weights.length; at++) weights[at] = (weights[at] as number) * PLACES + at;
  weights.sort();
  const before = symbols.slice();
  for (let at = 0; at < weights.length; at++) {
    const place = (weights[at] as number) % PLACES;
    symbols[at] = before[place] as number;
    weights[at] = ((weights[at] as number) - place) / PLACES;
  }
}

/** Depths of the leaves of the tree with the shortest paths; the lightest leaf comes first and is deepest. */
function treeDepths(leaves: Float64Array): Uint16Array {
  const all = 2 * leaves.length - 1;
  const weights = new Float64Array(all);
  weights.set(leaves);
  const parents = new Uint16Array(all);
  let [leaf, inner] = [0, leaves.length];
  for (let made = leaves.length; made < all; made++) {
    for (let half = 0; half < 2; half++) {
      const isLeaf = leaf < leaves.length && (inner >= made || (weights[leaf] as number) <= (weights[inner] as number));
      const taken = isLeaf ? leaf++ : inner++;
      parents[taken] = made;
      (weights[made] as number) += weights[taken] as number;
    }
  }
  const depths = new Uint16Array(all);
  for (let at = all - 2; at >= 0; at--) depths[at] = (depths[parents[at] as number] as number) + 1;
  return depths;
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
