// Builds the search index of the site.
import { SETTINGS } from '../base/config/catalogue.ts';
import { directionsOf } from './asyncapi/page.ts';
import type { Guide } from './guides.ts';
import type { Model } from './model.ts';
import type { ProblemEntry } from './problems.ts';
import { firstSentence } from './schema-list.ts';
import type { Entry } from './search-rank.ts';

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
        const words = Object.values(parameters)
          .flat()
          .map(({ name }) => name)
          .join(' ');
        entries.push({ k: 'operation', t: summary, s: `${method} ${path}`, u: href, w: `${id} ${words}` });
      }
    } else {
      for (const channel of Object.keys(page.source.channels ?? {})) {
        for (const { messages } of directionsOf(page, channel)) {
          for (const { key, message } of messages) {
            const title = message.title ?? message.name ?? key;
            const u = `${page.href}#${key}`;
            const fields = Object.keys(message.payload?.properties ?? {}).join(' ');
            entries.push({ k: 'message', t: title, s: message.name ?? key, u, w: `${info.title} ${fields}` });
            const { code, error } = message.payload?.properties ?? {};
            for (const value of error ? (code?.enum ?? []) : []) {
              entries.push({ k: 'code', t: String(value), s: `${info.title}: ${title}`, u, w: 'socket error' });
            }
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
  for (const { path, flag, variable, schema } of SETTINGS) {
    const text = firstSentence(schema.description);
    entries.push({ k: 'setting', t: path, s: text, u: `/docs/settings#${path}`, w: `${variable} --${flag}` });
  }
  for (const { name, title, status } of problems) {
    entries.push({ k: 'problem', t: title, s: name, u: `/problems/${name}`, w: String(status) });
  }
  return entries;
}
