// Code blocks with syntax highlighting on the server. The text itself is unchanged.
import { type Content, escapeHtml, type Html, html, trusted } from '../pages/html.ts';

export type Language = 'json' | 'ts' | 'sh' | 'text';

const KEYWORDS =
  'as|async|await|break|case|catch|class|const|continue|default|else|export|extends|finally|for|from|function|if|import|in|interface|let|new|null|of|return|switch|throw|true|false|try|type|typeof|undefined|using|while';

/** One named group per color. The first alternative that matches wins. */
const TOKENS: { readonly [language in Exclude<Language, 'text'>]: RegExp } = {
  json: /(?<key>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\]|\\.)*")|(?<number>-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b)|(?<word>\b(?:true|false|null)\b)/g,
  ts: new RegExp(
    `(?<comment>//[^\\n]*|/\\*[\\s\\S]*?\\*/)|(?<string>'(?:[^'\\\\\\n]|\\\\.)*'|"(?:[^"\\\\\\n]|\\\\.)*"|\`(?:[^\`\\\\]|\\\\.)*\`)|(?<number>\\b\\d[\\d_.]*\\b)|(?<word>(?<![.\\w])(?:${KEYWORDS})\\b)`,
    'g',
  ),
  sh: /(?<comment>(?<=^|\s)#[^\n]*)|(?<string>'[^']*'|"(?:[^"\\]|\\.)*")|(?<key>(?<=\s)--?[A-Za-z][\w-]*)|(?<word>(?<=^|\n|\$\()\s*(?:curl|npm|npx|node|echo|cd|mkdir)\b)|(?<number>\$\{?\w+\}?)/g,
};

const ALIASES: { readonly [language: string]: Language } = {
  typescript: 'ts',
  javascript: 'ts',
  js: 'ts',
  shell: 'sh',
  bash: 'sh',
};
const isLanguage = (name: string): name is Language => name === 'text' || Object.hasOwn(TOKENS, name);

function highlight(text: string, language: Language): Html {
  if (language === 'text') return html`${text}`;
  let out = '';
  let end = 0;
  for (const match of text.matchAll(TOKENS[language])) {
    const color = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)?.[0] ?? '';
    out += `${escapeHtml(text.slice(end, match.index))}<span class="t-${color}">${escapeHtml(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return trusted(out + escapeHtml(text.slice(end)));
}

export function codeBlock(text: string, language: string, caption?: Content): Html {
  const name = ALIASES[language] ?? language;
  const label = caption ?? LABELS[name] ?? 'Text';
  return html`<figure class="code"><figcaption><span>${label}</span></figcaption><pre tabindex="0"${name === 'text' ? null : html` data-language="${name}"`}><code>${highlight(
    text.trimEnd(),
    isLanguage(name) ? name : 'text',
  )}</code></pre></figure>`;
}

const LABELS: { readonly [language: string]: string } = { json: 'JSON', ts: 'TypeScript', sh: 'Shell' };

export const jsonBlock = (value: unknown, caption?: Content): Html =>
  codeBlock(JSON.stringify(value, null, 2) ?? 'undefined', 'json', caption);
