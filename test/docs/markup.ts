// Parses an HTML page with a strict tokenizer: browsers correct errors, tests should report them.
const VOID = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const BLOCKS = new Set([
  'address',
  'article',
  'blockquote',
  'details',
  'div',
  'dl',
  'figure',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'header',
  'hr',
  'main',
  'nav',
  'ol',
  'p',
  'pre',
  'section',
  'table',
  'ul',
]);

const ENTITIES: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Only the entities that we write. Any other is left, so that tests find it. */
const unescapeHtml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');

export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
}
export interface Markup {
  readonly elements: readonly Element[];
  /** Without the text in <style> and <script>. */
  readonly text: string;
  /** The texts of <style> and <script>. */
  readonly raw: readonly { readonly tag: string; readonly text: string }[];
  /** Errors in the markup. */
  readonly faults: readonly string[];
}

const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:\s+[a-zA-Z-]+(?:="[^"<>]*")?)*)\s*(\/?)>/y;

export function readMarkup(html: string): Markup {
  const elements: Element[] = [];
  const raw: { tag: string; text: string }[] = [];
  const faults: string[] = [];
  const open: string[] = [];
  let text = '';
  let at = html.startsWith('<!doctype html>') ? '<!doctype html>'.length : 0;
  if (at === 0) faults.push('no doctype');
  while (at < html.length) {
    const next = html.indexOf('<', at);
    const end = next < 0 ? html.length : next;
    const part = html.slice(at, end);
    for (const [found] of part.matchAll(/&(?!(?:amp|lt|gt|quot|#39);)|>/g))
      faults.push(`unescaped ${found} in "${part.trim().slice(0, 60)}"`);
    text += unescapeHtml(part);
    at = end;
    if (next < 0) break;
    TAG.lastIndex = at;
    const match = TAG.exec(html);
    if (!match) {
      faults.push(`not a tag: ${html.slice(at, at + 60)}`);
      at += 1;
      continue;
    }
    const [whole, slash, name = '', attributes = '', self] = match;
    const tag = name.toLowerCase();
    at += whole.length;
    if (slash === '/') {
      const last = open.pop();
      if (last !== tag) faults.push(`</${tag}> closes <${last}>`);
      continue;
    }
    const found = [...attributes.matchAll(/([a-zA-Z-]+)(?:="([^"]*)")?/g)];
    elements.push({
      tag,
      attributes: Object.fromEntries(found.map(([, key = '', value = '']) => [key, unescapeHtml(value)])),
    });
    if (open.includes('p') && BLOCKS.has(tag)) faults.push(`<${tag}> inside <p>`);
    if (open.includes('a') && tag === 'a') faults.push('<a> inside <a>');
    if (VOID.has(tag)) continue;
    const drawing = open.includes('svg');
    if (self === '/' && drawing) continue;
    if (self === '/') faults.push(`<${tag}/>`);
    if (tag === 'style' || tag === 'script') {
      const close = html.indexOf(`</${tag}>`, at);
      raw.push({ tag, text: html.slice(at, close) });
      at = close + tag.length + 3;
      continue;
    }
    open.push(tag);
  }
  if (open.length > 0) faults.push(`never closed: ${open.join(' ')}`);
  return { elements, text, raw, faults };
}

/** The code blocks of a guide by file name, as a reader would copy them. */
export function readExamples(html: string): ReadonlyMap<string, string> {
  const blocks = html.matchAll(/<span data-file="([^"]+)">[\s\S]*?<code>([\s\S]*?)<\/code>/g);
  return new Map(
    [...blocks].map(([, file = '', code = '']) => [file, `${unescapeHtml(code.replace(/<[^>]*>/g, ''))}\n`]),
  );
}
