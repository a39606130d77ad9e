// Ranks entries of the search index.
//
// A query is reduced to stems. Each stem matches the same stem, a synonym, a word that begins with it or, if the site does
// not have the word at all, a word with one or two typos. An entry scores by the rarity of the words that it has and by
// where it has them: title, second line, other words, text. Words that an entry lacks lower its score, but do not exclude it.
// search-words.json has the synonyms: every word of a line can stand for the others.
import WORDS from './search-words.json' with { type: 'json' };

export interface Entry {
  readonly kind: keyof typeof KINDS;
  readonly title: string;
  /** Second line, such as method and path, or the name of a problem. */
  readonly more: string;
  readonly href: string;
  /** Additional search words. */
  readonly words: string;
  readonly text?: string | undefined;
}

/** Groups of results: the heading, and the weight of a match. A code is that of an error or a close. */
const KINDS = {
  overview: ['Overview', 1.1],
  guide: ['Guides', 1.3],
  introduction: ['Introductions', 1.3],
  operation: ['Operations', 1.1],
  problem: ['Problems', 1],
  setting: ['Settings', 0.9],
  page: ['APIs', 1],
  message: ['Socket messages', 0.8],
  flow: ['Flows', 0.7],
  code: ['Socket codes', 0.7],
  schema: ['Schemas', 0.5],
} as const;

const MAX_WORDS = 12;
const BEST_MATCHES = 3;
const WEIGHTS = { title: 10, more: 4, words: 5, text: 1.5 } as const;
const STOP_WORDS = new Set(WORDS.stopWords.split(' '));

/** Returns a function that finds the best matches, best first. */
export function createSearch(entries: readonly Entry[]) {
  const index = createIndex(entries);
  return (query: string, limit: number): Entry[] => {
    const exact = query.trim().toLowerCase();
    const words = queryWords(exact, index)
      .map((word) => candidatesOf(word, index))
      .filter(({ stems }) => stems.size > 0);
    const total = words.reduce((sum, { rarity }) => sum + rarity, 0);
    const scored = entries.flatMap((entry, place) => {
      const weights = index.weights[place];
      let [score, matched] = [0, 0];
      for (const { stems, rarity } of words) {
        let best = 0;
        for (const [stem, likeness] of stems) best = Math.max(best, likeness * (weights?.get(stem) ?? 0));
        score += best * rarity;
        if (best > 0) matched += rarity;
      }
      if (score === 0) return [];
      const names = [entry.title, entry.more, ...entry.words.split(' ', 2)].map((name) => name.toLowerCase());
      const bonus = names.includes(exact) ? 500 : entry.title.toLowerCase().includes(exact) ? 10 : 0;
      return { entry, score: (score * (matched / total) ** 1.5 + bonus) * KINDS[entry.kind][1] };
    });
    const compare = (a: (typeof scored)[0], b: (typeof scored)[0]): number =>
      b.score - a.score || a.entry.title.length - b.entry.title.length;
    // The same operation of another server, or the same schema of another document, stands further below.
    const seen = new Set<string>();
    const varied = scored.sort(compare).map(({ entry, score }) => {
      const key = `${entry.kind} ${entry.kind === 'schema' ? entry.title : entry.more}`;
      return { entry, score: seen.size < seen.add(key).size ? score : score * 0.7 };
    });
    const least = (varied.sort(compare)[BEST_MATCHES - 1]?.score ?? 0) / 4; // others only share a frequent word
    const sorted = varied.filter(({ score }) => score >= least).slice(0, limit);
    return sorted.map(({ entry }) => entry);
  };
}

export type ResultGroup = ReturnType<typeof groupResults>[number];

/** The best results of any kind, then the others by kind. */
export function groupResults(results: readonly Entry[]) {
  const others = Map.groupBy(results.slice(BEST_MATCHES), ({ kind }) => kind);
  return [
    { title: 'Best matches', entries: results.slice(0, BEST_MATCHES) },
    ...[...others].map(([kind, entries]) => ({ title: KINDS[kind][0], entries })),
  ];
}

/** In lower case; `createIntent` is itself and its parts. */
const wordsOf = (text: string): string[] =>
  (text.replaceAll(/['’]/g, '').match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((run) => {
    const parts = run.split(/(?<=[a-z\d])(?=[A-Z])/);
    return [run, ...(parts.length > 1 ? parts : [])].map((word) => word.toLowerCase());
  });

/** Without the endings of plurals, of verbs and of nouns made from verbs. */
function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  if (singular === 'setting') return singular; // not "set"
  const root = singular.replace(/(?:ing|ed)$/, '');
  const isVerb = root !== singular && root.length > 2 && /[aeiouy]/.test(root);
  const single = isVerb ? root.replace(/([bdgmnprt])\1$/, '$1') : singular;
  const short = single.replace(/(?<=.{4})(?:ation|ate|ion)$/, '');
  return short.length > 4 ? short.replace(/e$/, '') : short;
}

type Index = ReturnType<typeof createIndex>;

/** The weight of each stem in each entry, in how many entries it is, and all stems without those of joined words. */
function createIndex(entries: readonly Entry[]) {
  const vocabulary = new Set<string>();
  const counts = new Map<string, number>();
  const weights = entries.map((entry) => {
    const stems = new Map<string, number>();
    for (const field of ['title', 'more', 'words', 'text'] as const) {
      const words = wordsOf(entry[field] ?? '');
      const pairs = field === 'text' ? [] : words.slice(1).map((word, place) => words[place] + word);
      for (const word of words) vocabulary.add(stemOf(word));
      const repeats = new Map<string, number>();
      for (const stem of [...words, ...pairs].map(stemOf)) repeats.set(stem, (repeats.get(stem) ?? 0) + 1);
      // A word of a long title or line counts less.
      const weight = WEIGHTS[field] / (field === 'title' || field === 'more' ? 1 + words.length / 20 : 1);
      for (const [stem, count] of repeats) {
        const gain = weight * (1 + Math.min(count - 1, 3) / 3);
        const former = stems.get(stem) ?? 0;
        stems.set(stem, Math.max(former, gain) + Math.min(former, gain) / 3);
      }
    }
    for (const stem of stems.keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    return stems;
  });
  return { weights, counts, vocabulary };
}

/** Two words that the site or the synonyms write as one, such as "log in", become one. */
function queryWords(query: string, { vocabulary }: Index): string[] {
  const words = wordsOf(query).slice(0, MAX_WORDS);
  const joined: string[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const [word = '', next = ''] = words.slice(place, place + 2);
    const pair = stemOf(word + next);
    const isOne = next !== '' && (vocabulary.has(pair) || SYNONYM_STEMS.has(pair));
    joined.push(isOne ? word + next : word);
    if (isOne) place += 1;
  }
  const content = joined.filter((word) => !STOP_WORDS.has(word));
  return [...new Set(content.length > 0 ? content : joined)];
}

/** The synonyms of each stem. */
const SYNONYM_STEMS = new Map<string, Set<string>>();
for (const group of WORDS.synonyms) {
  const stems = group.split(' ').map(stemOf);
  for (const stem of stems) SYNONYM_STEMS.set(stem, new Set([...(SYNONYM_STEMS.get(stem) ?? []), ...stems]));
}

/** Stems that a word of the query may stand for, with their likeness from 0 to 1, and how much the word says. */
function candidatesOf(word: string, { counts, vocabulary, weights }: Index) {
  const stem = stemOf(word);
  const stems = new Map<string, number>();
  for (const synonym of SYNONYM_STEMS.get(stem) ?? []) {
    if (counts.has(synonym)) stems.set(synonym, counts.has(stem) ? 0.3 : 0.7);
  }
  for (const other of vocabulary) {
    if (word.length > 1 && other.startsWith(word)) stems.set(other, Math.max(0.6, word.length / other.length));
  }
  if (counts.has(stem)) stems.set(stem, 1);
  if (stems.size === 0 && stem.length > 3) {
    const typos = stem.length < 8 ? 1 : 2;
    const variants = variantsOf(stem, typos);
    for (const other of vocabulary) {
      const isStart = other.length >= 4 && stem.startsWith(other) && other.length >= stem.length / 2;
      const mayBeTypo = other[0] === stem[0] && Math.abs(other.length - stem.length) <= typos;
      const isTypo = mayBeTypo && [...variantsOf(other, typos)].some((variant) => variants.has(variant));
      if (isStart || isTypo) stems.set(other, 0.6);
    }
  }
  const most = Math.max(...stems.values());
  const count = Math.max(...[...stems].map(([each, likeness]) => (likeness === most ? (counts.get(each) ?? 1) : 1)));
  return { stems, rarity: Math.log(1 + weights.length / count) };
}

/** A word without up to so many of its letters. Words with a typo have a variant in common. */
function variantsOf(word: string, typos: number): Set<string> {
  const variants = new Set([word]);
  for (let round = 0; round < typos; round += 1) {
    for (const each of [...variants]) {
      for (let at = 0; at < each.length; at += 1) variants.add(each.slice(0, at) + each.slice(at + 1));
    }
  }
  return variants;
}
