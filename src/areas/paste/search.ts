import type { Entry } from './screenshot-entry.ts';

/** Matches screenshots whose name or text contains every word of the query. */
export function matcherOf(query: string): (entry: Entry) => boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ name, text }) => {
    const searched = `${name} ${name.replaceAll('-', ' ')} ${text}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  };
}
