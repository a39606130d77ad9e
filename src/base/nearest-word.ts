/** The closest of `words` by edit distance, up to a third of the letters. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.min(3, Math.floor(word.length / 3)) + 1;
  for (const candidate of words) {
    if (Math.abs(candidate.length - word.length) >= least) continue; // as many slips at least
    const slips = countSlips(word, candidate);
    if (slips < least) [best, least] = [candidate, slips];
  }
  return best;
}

/** Letters added, left out, changed, or swapped with their neighbour. */
function countSlips(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(Math.min(change, at(i - 1, j) + 1, at(i, j - 1) + 1, swapped ? at(i - 2, j - 2) + 1 : change));
    }
  }
  return at(a.length, b.length);
}

/** "; did you mean serve?", or nothing. */
export function suggest(word: string, words: Iterable<string>, written = (found: string): string => found): string {
  const found = nearest(word, words);
  return found === undefined ? '' : `; did you mean ${written(found)}?`;
}
