import type { Entry } from './screenshot-entry.ts';

/** Whether every word of a query is in a screenshot's name or text. */
export function matcherOf(query: string): (entry: Entry) => boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ name, text }) => {
    const where = `${name} ${name.replaceAll('-', ' ')} ${text}`.toLowerCase();
    return words.every((word) => where.includes(word));
  };
}
