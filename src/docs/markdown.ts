// Renders CommonMark with tables as HTML. HTML in the text is escaped.
import { Marked, type Tokens } from 'marked';
import { escapeHtml, type Html, html, trusted } from '../pages/html.ts';
import { codeBlock } from './code-block.ts';

/** Other schemes, such as javascript: and data:, are not linked. */
const isSafeLink = (href: string): boolean => /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i.test(href);

/** Pictures of src/docs/pictures. Others are not shown. */
const OWN_PICTURE = /^\/docs\/assets\/[a-z-]+\.png$/;

/** Link targets of inline code: addresses by operation id. */
export type Links = ReadonlyMap<string, string>;

/** Names a table by its columns and its first row, because a page can have several with the same columns. */
function tableLabel({ header, rows }: Tokens.Table): string {
  const plain = ({ text }: Tokens.TableCell): string => text.replaceAll(/[`*]|\]\([^)]*\)|\[/g, '');
  const first = rows[0]?.[0];
  return `Table of ${header.map(plain).join(', ')}${first ? `, from ${plain(first)}` : ''}`;
}

const createRenderer = (links: Links): Marked =>
  new Marked({
    gfm: true,
    async: false,
    // HTML is text. If the parser recognized it, it would also return what follows a <script> without escaping it.
    tokenizer: { html: () => undefined, tag: () => undefined },
    renderer: {
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeHtml(text),
      image: ({ href, text }) =>
        OWN_PICTURE.test(href)
          ? `<span class="picture"><img src="${escapeHtml(href)}" alt="${escapeHtml(text)}" loading="lazy"></span>`
          : escapeHtml(text),
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        return isSafeLink(href) ? `<a href="${escapeHtml(href)}">${text}</a>` : text;
      },
      codespan: ({ text }) => {
        const href = links.get(text);
        const code = `<code>${escapeHtml(text)}</code>`;
        return href === undefined ? code : `<a href="${escapeHtml(href)}">${code}</a>`;
      },
      code: ({ text, lang = '' }) => {
        const [language = '', file] = lang.split(' ');
        const caption = file === undefined ? undefined : html`<span data-file="${file}">${file}</span>`;
        return codeBlock(text, language, caption).toString();
      },
      table(token) {
        const cell = (tag: string, { tokens }: Tokens.TableCell) =>
          `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`;
        const head = token.header.map((each) => cell('th', each)).join('');
        const rows = token.rows.map((row) => `<tr>${row.map((each) => cell('td', each)).join('')}</tr>`).join('');
        return `<div class="scroll" role="group" tabindex="0" aria-label="${escapeHtml(tableLabel(token))}"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
      },
    },
  });

const RENDERER = createRenderer(new Map());

export function markdown(text = '', links?: Links): Html | null {
  const renderer = links ? createRenderer(links) : RENDERER;
  return text.trim() === '' ? null : trusted(renderer.parse(text) as string);
}

/** Without paragraphs, for table cells, captions and leads. */
export const inlineMarkdown = (text: string | undefined): Html | null =>
  text === undefined ? null : trusted(RENDERER.parseInline(text) as string);

export const firstSentence = (text = ''): string => /^[\s\S]*?[.!?](?=\s|$)/.exec(text.trim())?.[0] ?? text.trim();
