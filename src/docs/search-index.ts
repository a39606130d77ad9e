// Builds the search index of the site.
import { STATUS_CODES } from 'node:http';
import { problemAdvice } from '../../generated/problem-advice.ts';
import { DOCUMENTED_SETTINGS } from '../base/config/catalogue.ts';
import { schemaLinks } from './document-page.ts';
import type { Guide } from './guides.ts';
import { firstSentence } from './markdown.ts';
import { type Model, messagesOf, titleOf } from './model.ts';
import type { ProblemEntry } from './problems.ts';
import type { Entry } from './search-rank.ts';
import WORDS from './search-words.json' with { type: 'json' };

/** The pages to start from. */
export const OVERVIEWS = WORDS.overviews as readonly Entry[];
/** Words that people search for and that a page does not have, by the name of a guide, an introduction or a problem. */
const KEYWORDS: Readonly<Record<string, string>> = WORDS.keywords;

export function createIndex(
  model: Model,
  problems: readonly ProblemEntry[],
  introductions: readonly Guide[],
  guides: readonly Guide[],
): Entry[] {
  const entries: Entry[] = [...OVERVIEWS];
  const add = (
    ...[kind, title, more, href, words, text]: [Entry['kind'], string, string, string, string, string?]
  ): void => void entries.push({ kind, title, more, href, words, text });
  for (const guide of [...introductions, ...guides]) {
    const headings = [...guide.source.matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading);
    const words = [guide.name, ...headings, KEYWORDS[guide.name]].join(' ');
    const text = guide.source.replaceAll(/\]\([^)]*\)/g, ' ');
    add(guides.includes(guide) ? 'guide' : 'introduction', guide.title, guide.summary, guide.href, words, text);
  }
  for (const page of model.documents) {
    const { info } = page.source;
    const title = page.kind === 'arazzo' ? titleOf(page) : info.title;
    const words = `${page.area.title} ${info.summary ?? ''}${page.kind === 'asyncapi' ? ' WebSocket' : ''}`;
    add('page', title, page.file, page.href, words, info.description);
    if (page.kind === 'arazzo') {
      for (const { workflowId, summary = workflowId, steps } of page.source.workflows) {
        const used = steps.map(({ operationId }) => operationId).join(' ');
        add('flow', summary, title, `${page.href}#${workflowId}`, `${workflowId} ${used}`);
      }
      continue;
    }
    if (page.kind === 'openapi') {
      for (const { id, method, path, summary, description, href, parameters } of page.operations) {
        const words = [id, ...Object.values(parameters).flatMap((each) => each.map(({ name }) => name))].join(' ');
        add('operation', summary, `${method} ${path}`, href, words, description);
      }
    } else {
      for (const { id, title: messageTitle, message, href } of messagesOf(page)) {
        const fields = Object.keys(message.payload?.properties ?? {}).join(' ');
        add('message', messageTitle, message.name ?? id, href, `${title} ${fields}`);
        const { code, error } = message.payload?.properties ?? {};
        for (const value of error ? (code?.enum ?? []) : []) {
          add('code', String(value), `${title}: ${messageTitle}`, href, 'socket error');
        }
      }
      for (const [code, text] of Object.entries(page.source['x-close-codes'] ?? {})) {
        add('code', `Close code ${code}`, firstSentence(text), `${page.href}#close-codes`, title);
      }
    }
    for (const { title: name, href } of schemaLinks(page)) {
      const { description, properties = {} } = page.source.components?.schemas?.[name] ?? {};
      add('schema', name, firstSentence(description) || title, href, Object.keys(properties).join(' '));
    }
  }
  for (const { path, flag, variable, schema } of DOCUMENTED_SETTINGS) {
    const text = firstSentence(schema.description);
    const rest = schema.description?.slice(text.length);
    add('setting', path, text, `/docs/settings#${path}`, `${variable} --${flag}`, rest);
  }
  for (const { name, title, status } of problems) {
    const words = `${status} ${STATUS_CODES[status]} ${KEYWORDS[name] ?? ''}`;
    add('problem', title, name, `/problems/${name}`, words, problemAdvice[name]);
  }
  return entries;
}
