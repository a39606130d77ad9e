// /llms.txt: what the site has, as a list of Markdown pages for language models (llmstxt.org).
import type { Guide } from './guides.ts';
import type { Introduction } from './introductions.ts';
import { TAGLINE } from './landing.ts';
import { firstSentence } from './markdown.ts';
import { type DocumentPage, type Model, messagesOf, titleOf, yamlFile } from './model.ts';

export function llmsText(model: Model, guides: readonly Guide[], introductions: readonly Introduction[]): string {
  const base = model.servers.find(({ name }) => name === 'platform')?.url ?? '';
  const line = (title: string, href: string, text = ''): string =>
    `- [${title}](${base}${href}.md)${text === '' ? '' : `: ${text}`}`;
  const entries = (page: DocumentPage): string[] => {
    if (page.kind === 'openapi')
      return page.operations.map(({ summary, href, method, path }) => line(summary, href, `${method} ${path}`));
    if (page.kind === 'asyncapi')
      return messagesOf(page).map(({ title, href, message }) => line(title, href, firstSentence(message.summary)));
    return [];
  };
  const sections: [string, string[]][] = [
    ['Introductions', introductions.map(({ name, title, summary }) => line(title, `/docs/${name}`, summary))],
    ['Guides', guides.map(({ name, title, summary }) => line(title, `/docs/guides/${name}`, summary))],
    ...model.areas.map(({ area, documents }): [string, string[]] => [
      area.title,
      documents.flatMap((page) => [line(titleOf(page), page.href, page.source.info.summary), ...entries(page)]),
    ]),
    [
      'Documents',
      [...model.documents, ...model.schemas].flatMap((page) =>
        [page.file, yamlFile(page)].map((file) => `- [${file}](${base}/docs/documents/${file})`),
      ),
    ],
    ['Optional', [line('Problems', '/problems'), line('Settings', '/docs/settings')]],
  ];
  return `# Annex

> ${TAGLINE}

Every page of these docs has a Markdown version: add \`.md\` to its address, or send \`Accept: text/markdown\`.

${sections.map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}\n`).join('\n')}`;
}
