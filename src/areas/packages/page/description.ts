// Renders the description of a package as Markdown. Its author is not trusted: HTML is escaped, images become their
// alternative text, and only links to web and mail addresses remain.
import { Marked } from 'marked';
import { escapeHtml, type Html, html, trusted } from '../../../pages/html.ts';

/** With more, the text is shown as plain text: the parser is recursive and takes quadratic time. */
const MAX_MARKS = 800;
const MARK = /[-+*_~`[\]<>@|\\&!]|\d[.)]|www\.|:\/\//g;

/** Lists and quotes that a line opens inside each other. The parser reads all following lines again for each of them. */
const DEEP = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])){10}/m;

/** Keeps entities, such as `&copy;`. */
const escapeText = (text: string): string => escapeHtml(text).replace(/&amp;(?=#?\w{1,32};)/g, '&');

const isSafeLink = (href: string): boolean => {
  const url = URL.canParse(href) ? new URL(href) : null;
  if (url?.username !== '' || url.password !== '') return false;
  return ['http:', 'https:', 'mailto:'].includes(url.protocol);
};

const parser = new Marked({
  gfm: true,
  breaks: true, // many descriptions are plain text
  async: false,
  // HTML is text. If the parser recognized it, it would also return what follows a <script> without escaping it.
  tokenizer: { html: () => undefined, tag: () => undefined },
  renderer: {
    html: ({ text }) => escapeHtml(text),
    text(token) {
      return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : escapeText(token.text);
    },
    image: ({ text }) => escapeHtml(text),
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
    codespan: ({ text }) => `<code>${escapeHtml(text)}</code>`,
    code: ({ text }) => `<div class="code"><pre tabindex="0"><code>${escapeHtml(text)}</code></pre></div>\n`,
    heading({ tokens, depth }) {
      const level = Math.min(6, depth + 2); // below the heading of the section
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      if (!isSafeLink(href)) return text;
      return `<a href="${escapeHtml(new URL(href).href)}" rel="noopener noreferrer nofollow ugc">${text}</a>`;
    },
    table({ header, rows }) {
      const cells = (tag: string, row: typeof header) =>
        `<tr>${row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
      const body = rows.map((row) => cells('td', row)).join('');
      return `<div class="scroll" role="group" tabindex="0" aria-label="Table"><table><thead>${cells('th', header)}</thead><tbody>${body}</tbody></table></div>\n`;
    },
  },
});

export function renderDescription(text: string): Html {
  const plain = html`<p class="plain">${text}</p>`;
  if ((text.match(MARK)?.length ?? 0) > MAX_MARKS || DEEP.test(text)) return plain;
  try {
    return trusted(parser.parse(text) as string);
  } catch {
    return plain;
  }
}
