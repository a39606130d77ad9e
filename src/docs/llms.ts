// /llms.txt: what the site has, as a list of Markdown pages for language models (llmstxt.org).
import { TAGLINE } from './landing.ts';
import type { Entry } from './search-rank.ts';

const SECTIONS = {
  guide: 'Guides',
  page: 'APIs',
  operation: 'Operations',
  message: 'Messages',
  flow: 'Flows',
} as const;

/** `base` is the address of the platform. `files` are documents to download. */
export function llmsText(entries: readonly Entry[], files: readonly string[], base: string): string {
  const line = ({ t, s, u }: Entry): string => `- [${t}](${base}${u.replace(/#|$/, '.md$&')}): ${s}`;
  const sections = Object.entries(SECTIONS).map(
    ([kind, title]) =>
      `## ${title}\n\n${entries
        .filter(({ k }) => k === kind)
        .map(line)
        .join('\n')}\n`,
  );
  return `# Annex

> ${TAGLINE}

Every page of these docs has a Markdown version: add \`.md\` to its address, or send \`Accept: text/markdown\`.

${sections.join('\n')}
## Documents

${files.map((file) => `- [${file}](${base}/docs/documents/${file})`).join('\n')}

## Optional

- [Problems](${base}/problems.md): every error, its meaning and what to do
- [Settings](${base}/docs/settings.md): every setting with its default
`;
}
