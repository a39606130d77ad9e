// Code blocks with syntax highlighting on the server. The text itself is unchanged.
import { type Content, escapeHtml, type Html, html, trusted } from '../pages/html.ts';

const KEYWORDS =
  'as|async|await|break|case|catch|class|const|continue|default|else|export|extends|finally|for|from|function|if|import|in|interface|let|new|null|of|return|switch|throw|true|false|try|type|typeof|undefined|using|while';

/** One named group per color. The first alternative that matches wins. */
const TOKENS: Readonly<Record<string, RegExp>> = {
  json: /(?<key>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\]|\\.)*")|(?<number>-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b)|(?<word>\b(?:true|false|null)\b)/g,
  ts: new RegExp(
    `(?<comment>//[^\\n]*|/\\*[\\s\\S]*?\\*/)|(?<string>'(?:[^'\\\\\\n]|\\\\.)*'|"(?:[^"\\\\\\n]|\\\\.)*"|\`(?:[^\`\\\\]|\\\\.)*\`)|(?<number>\\b\\d[\\d_.]*\\b)|(?<word>(?<![.\\w])(?:${KEYWORDS})\\b)`,
    'g',
  ),
  sh: /(?<comment>(?<=^|\s)#[^\n]*)|(?<string>'[^']*'|"(?:[^"\\]|\\.)*")|(?<key>(?<=\s)--?[A-Za-z][\w-]*)|(?<word>(?<=^|\n|\$\()\s*(?:curl|npm|npx|node|echo|cd|mkdir)\b)|(?<number>\$\{?\w+\}?)/g,
};

function highlight(text: string, language: string): Html {
  const tokens = Object.hasOwn(TOKENS, language) ? TOKENS[language] : undefined;
  if (!tokens) return html`${text}`;
  let out = '';
  let end = 0;
  for (const match of text.matchAll(tokens)) {
    const color = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0] ?? '';
    out += `${escapeHtml(text.slice(end, match.index))}<span class="t-${color}">${escapeHtml(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return trusted(out + escapeHtml(text.slice(end)));
}

export function codeBlock(text: string, language: string, caption?: Content): Html {
  const label = caption ?? LABELS[language] ?? 'Text';
  return html`<figure class="code"><figcaption><span>${label}</span></figcaption><pre tabindex="0"${language === 'text' ? null : html` data-language="${language}"`}><code>${highlight(text.trimEnd(), language)}</code></pre></figure>`;
}

const LABELS: { readonly [language: string]: string } = { json: 'JSON', ts: 'TypeScript', sh: 'Shell' };

export const jsonBlock = (value: unknown, caption?: Content): Html =>
  codeBlock(JSON.stringify(value, null, 2) ?? 'undefined', 'json', caption);
