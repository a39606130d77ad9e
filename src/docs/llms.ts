// /llms.txt: what the site has, as a list of Markdown pages for language models (llmstxt.org).
import { TAGLINE } from './landing.ts';
import type { Entry } from './search-rank.ts';

const SECTIONS = [
  ['Guides', 'guide'],
  ['APIs', 'page'],
  ['Operations', 'operation'],
  ['Messages', 'message'],
  ['Flows', 'flow'],
  ['Optional', 'problem'],
];

/** `base` is the address of the platform. `files` are documents to download. */
export function llmsText(entries: readonly Entry[], files: readonly string[], base: string): string {
  const line = ({ t, s, u }: Entry): string => `- [${t}](${base}${u.replace(/#|$/, '.md$&')}): ${s}`;
  const sections = SECTIONS.map(([title, kind]) => [title, ...entries.filter(({ k }) => k === kind).map(line)]);
  const documents = ['Documents', ...files.map((file) => `- [${file}](${base}/docs/documents/${file})`)];
  return `# Annex

> ${TAGLINE}

Every page of these docs has a Markdown version: add \`.md\` to its address, or send \`Accept: text/markdown\`.

${[documents, ...sections].map(([title, ...lines]) => `## ${title}\n\n${lines.join('\n')}\n`).join('\n')}`;
}
