// Builds the search index of the site.
import { DOCUMENTED_SETTINGS } from '../base/config/catalogue.ts';
import { schemaLinks } from './document-page.ts';
import type { Guide } from './guides.ts';
import { firstSentence } from './markdown.ts';
import { type Model, messagesOf, titleOf } from './model.ts';
import type { ProblemEntry } from './problems.ts';
import type { Entry } from './search-rank.ts';

export function createIndex(model: Model, problems: readonly ProblemEntry[], guides: readonly Guide[]): Entry[] {
  const entries: Entry[] = [];
  for (const { name, href, title, summary } of guides) {
    entries.push({ k: 'guide', t: title, s: summary, u: href, w: name });
  }
  for (const page of model.documents) {
    const { info } = page.source;
    const title = page.kind === 'arazzo' ? titleOf(page) : info.title;
    const words = `${page.area.title} ${info.summary ?? ''}`;
    entries.push({ k: 'page', t: title, s: page.file, u: page.href, w: words });
    if (page.kind === 'arazzo') {
      for (const { workflowId, summary = workflowId, steps } of page.source.workflows) {
        const used = steps.map(({ operationId }) => operationId).join(' ');
        entries.push({ k: 'flow', t: summary, s: title, u: `${page.href}#${workflowId}`, w: `${workflowId} ${used}` });
      }
      continue;
    }
    if (page.kind === 'openapi') {
      for (const { id, method, path, summary, href, parameters } of page.operations) {
        const names = Object.values(parameters)
          .flat()
          .map(({ name }) => name)
          .join(' ');
        entries.push({ k: 'operation', t: summary, s: `${method} ${path}`, u: href, w: `${id} ${names}` });
      }
    } else {
      for (const { id, title: t, message, href: u } of messagesOf(page)) {
        const fields = Object.keys(message.payload?.properties ?? {}).join(' ');
        entries.push({ k: 'message', t, s: message.name ?? id, u, w: `${title} ${fields}` });
        const { code, error } = message.payload?.properties ?? {};
        for (const value of error ? (code?.enum ?? []) : []) {
          entries.push({ k: 'code', t: String(value), s: `${title}: ${t}`, u, w: 'socket error' });
        }
      }
      for (const [code, text] of Object.entries(page.source['x-close-codes'] ?? {})) {
        const u = `${page.href}#close-codes`;
        entries.push({ k: 'code', t: `Close code ${code}`, s: firstSentence(text), u, w: title });
      }
    }
    for (const { title: t, href: u } of schemaLinks(page)) {
      const { description, properties = {} } = page.source.components?.schemas?.[t] ?? {};
      entries.push({ k: 'schema', t, s: firstSentence(description) || title, u, w: Object.keys(properties).join(' ') });
    }
  }
  for (const { path, flag, variable, schema } of DOCUMENTED_SETTINGS) {
    const text = firstSentence(schema.description);
    entries.push({ k: 'setting', t: path, s: text, u: `/docs/settings#${path}`, w: `${variable} --${flag}` });
  }
  for (const { name, title, status } of problems) {
    entries.push({ k: 'problem', t: title, s: name, u: `/problems/${name}`, w: String(status) });
  }
  return entries;
}
