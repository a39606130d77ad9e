// Ranks entries of the search index. Runs on the server and in the browser.

/** Keys are short because the index is downloaded. */
export interface Entry {
  /** Kind: operation, message, code (of an error or a close), flow, schema, problem, setting, guide or page. */
  readonly k: string;
  /** Title. */
  readonly t: string;
  /** Second line, such as method and path, or the name of a problem. */
  readonly s: string;
  /** Address. */
  readonly u: string;
  /** Additional search words. */
  readonly w: string;
}

/** Best match first. Every word must match; the score depends on where it matches. */
export function rank(entries: readonly Entry[], query: string, limit: number): Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const weights: Record<string, number> = {
    ...{ guide: 5, operation: 4, problem: 3, message: 3, flow: 3, page: 2, code: 2, setting: 2, schema: 1 },
  };
  const scored: { entry: Entry; score: number }[] = [];
  for (const entry of entries) {
    const title = entry.t.toLowerCase();
    const second = entry.s.toLowerCase();
    const more = entry.w.toLowerCase();
    const weight = weights[entry.k] ?? 0;
    let score = weight;
    if ([title, second, more.split(' ')[0]].includes(words.join(' '))) score += 40 + 10 * weight;
    for (const word of words) {
      if (` ${title}`.includes(` ${word}`)) score += title.startsWith(word) ? 24 : 20;
      else if (title.includes(word)) score += 14;
      else if (second.includes(word)) score += 10;
      else if (more.includes(word)) score += 5;
      else score = Number.NEGATIVE_INFINITY;
    }
    if (score > 0) scored.push({ entry, score });
  }
  scored.sort((a, b) => b.score - a.score || a.entry.t.length - b.entry.t.length);
  return scored.slice(0, limit).map(({ entry }) => entry);
}
