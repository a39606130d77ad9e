// Ranks entries of the search index; runs on the server and in the page.

/** Short keys: the index goes over the wire. */
export interface Entry {
  /** What it is: operation, message, code of a socket, schema, problem, setting, guide, page. */
  readonly k: string;
  /** Title. */
  readonly t: string;
  /** A second line: the method and path, the problem's name. */
  readonly s: string;
  /** Address. */
  readonly u: string;
  /** More words to find it by. */
  readonly w: string;
}

/** Best first. Every word has to be found; where it is found decides. */
export function rank(entries: readonly Entry[], query: string, limit: number): Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const weights: Record<string, number> = {
    ...{ guide: 5, operation: 4, problem: 3, message: 3, page: 2, code: 2, setting: 2, schema: 1 },
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
