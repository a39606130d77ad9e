// What can be found, as one small index; the same function searches it here and in the page.
import { directionsOf } from './asyncapi/page.ts';
import type { Guide } from './guides.ts';
import type { Model } from './model.ts';
import type { ProblemEntry } from './problems.ts';
import { firstSentence } from './schema-list.ts';

/** Short keys: the index goes over the wire. */
export interface Entry {
  /** What it is: operation, message, schema, problem, guide, page. */
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

export function createIndex(model: Model, problems: readonly ProblemEntry[], guides: readonly Guide[]): Entry[] {
  const entries: Entry[] = guides.map(({ name, title, summary }) => ({
    k: 'guide',
    t: title,
    s: summary,
    u: `/docs/guides/${name}`,
    w: name,
  }));
  for (const page of model.documents) {
    const { info, components } = page.source;
    entries.push({
      k: 'page',
      t: info.title,
      s: page.file,
      u: page.href,
      w: `${page.area.title} ${info.summary ?? ''}`,
    });
    if (page.kind === 'openapi') {
      for (const { id, method, path, summary, href, parameters } of page.operations) {
        const words = parameters.map(({ name }) => name).join(' ');
        entries.push({ k: 'operation', t: summary, s: `${method} ${path}`, u: href, w: `${id} ${words}` });
      }
    } else {
      for (const channel of Object.keys(page.source.channels ?? {})) {
        for (const { messages } of directionsOf(page, channel)) {
          for (const { key, message } of messages) {
            const title = message.title ?? message.name ?? key;
            entries.push({ k: 'message', t: title, s: message.name ?? key, u: `${page.href}#${key}`, w: info.title });
          }
        }
      }
    }
    for (const [name, schema] of Object.entries(components?.schemas ?? {})) {
      const fields = Object.keys(schema.properties ?? {}).join(' ');
      const text = firstSentence(schema.description);
      entries.push({ k: 'schema', t: name, s: text || info.title, u: `${page.href}#schema-${name}`, w: fields });
    }
  }
  for (const { name, title, status } of problems) {
    entries.push({ k: 'problem', t: title, s: name, u: `/problems/${name}`, w: String(status) });
  }
  return entries;
}

/** Best first. Every word has to be found; where it is found decides. Sent to the page as it is: no imports, no helpers. */
export function rank(entries: readonly Entry[], query: string, limit: number): Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const weights: Record<string, number> = { guide: 5, operation: 4, problem: 3, message: 3, page: 2, schema: 1 };
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
