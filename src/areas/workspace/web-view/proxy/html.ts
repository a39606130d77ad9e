// Rewrites a page as a stream: inserts the tracker first and rewrites upstream addresses. Works byte by byte
// (latin1), so that the result does not depend on the charset or on how the page is split into chunks.
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { type AddressRewriter, rewriteAddress, rewriteAll, rewriteRefresh, rewriteSrcset } from './addresses.ts';

export interface HtmlOptions {
  /** Markup inserted before the page's own. */
  readonly inject: string;
  readonly addresses: AddressRewriter;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

interface Edit extends Place {
  readonly text: string;
}

const ADDRESSES = new Set(['href', 'xlink:href', 'src', 'action', 'formaction', 'poster', 'data', 'background']);
const READ = new Set([...ADDRESSES, 'srcset', 'imagesrcset', 'content', 'http-equiv', 'type']);
const LONGEST_NAME = Math.max(...[...READ].map(({ length }) => length));
const BOM = '\xef\xbb\xbf';
/** Longer tags and import maps pass unchanged: images in `data:` URLs may have megabytes. */
const MAX_PENDING = 256 << 10;

export function createHtmlRewriter({ inject, addresses }: HtmlOptions) {
  /** Input that was not output yet; `base` is its offset in the page. */
  let pending = '';
  let base = 0;
  /** Input up to here is final. */
  let safe = 0;
  const edits: Edit[] = [];
  let injected = false;
  let tag = { name: '', start: 0 };
  /** The values of the current tag's attributes. Like browsers, keeps the first of each name. */
  const attributes = new Map<string, Place>();
  let attributeName = { start: 0, end: 0 };
  let valueStart: number | null = null;
  let importMap: number | null = null;
  /** Whether the current token is too long and passes unchanged. */
  let isSkipped = false;
  const tokenizer = new Tokenizer({ decodeEntities: false }, callbacks());

  function write(chunk: string): string {
    pending += chunk;
    tokenizer.write(chunk);
    const end = base + pending.length;
    if (end - safe > MAX_PENDING) [isSkipped, importMap] = [true, null];
    if (isSkipped) safe = end;
    return flush(safe);
  }

  function end(): string {
    tokenizer.end();
    const end = base + pending.length;
    if (!injected) injectAt(end);
    return flush(end);
  }

  function callbacks(): TokenizerCallbacks {
    const done = (end: number) => {
      isSkipped = false;
      if (importMap === null) safe = end;
    };
    return {
      onopentagname: (start, end) => {
        tag = { name: text(start, end).toLowerCase(), start: start - 1 };
        attributes.clear();
        isSkipped = false;
        if (!injected && tag.name !== 'html' && tag.name !== 'head') injectAt(start - 1);
      },
      onattribname: (start, end) => {
        attributeName = { start, end };
        valueStart = null;
      },
      onattribdata: (start) => {
        valueStart ??= start;
      },
      onattribentity: () => {},
      onattribend: (quote, end) => {
        const start = valueStart ?? end;
        const isQuoted = quote === 2 || quote === 3;
        if (isSkipped || attributeName.end - attributeName.start > LONGEST_NAME) return;
        const name = text(attributeName.start, attributeName.end).toLowerCase();
        if (!READ.has(name) || attributes.has(name)) return;
        attributes.set(name, { start, end: valueStart === null ? start : isQuoted ? end - 1 : end });
      },
      onopentagend: (end) => tagEnds(end + 1),
      onselfclosingtag: (end) => tagEnds(end + 1),
      onclosetag: (start, end) => {
        if (importMap !== null) edit({ start: importMap, end: start - 2 }, rewriteAll);
        importMap = null;
        done(end);
      },
      ontext: (start, end) => {
        if (!injected) {
          const at = firstText(start, end);
          if (at !== null) injectAt(at);
        }
        done(end);
      },
      ontextentity: (_, end) => done(end),
      oncomment: (_, end) => done(end),
      ondeclaration: (_, end) => done(end),
      oncdata: (_, end) => done(end),
      onprocessinginstruction: (_, end) => done(end),
      onend: () => {},
    };
  }

  function firstText(start: number, end: number): number | null {
    const from = start === 0 && text(0, 3) === BOM ? 3 : start;
    const at = text(from, end).search(/[^\t\n\f\r ]/);
    return at < 0 ? null : from + at;
  }

  function tagEnds(end: number): void {
    const { name, start } = tag;
    if (isSkipped) attributes.clear();
    isSkipped = false;
    const value = (of: string) => {
      const attribute = attributes.get(of);
      return attribute && text(attribute.start, attribute.end);
    };
    const equiv = name === 'meta' ? value('http-equiv')?.trim().toLowerCase() : undefined;
    if (equiv?.startsWith('content-security-policy')) edits.push({ start, end, text: '' });
    else for (const [attribute, place] of attributes) rewriteAttribute(attribute, place, equiv);
    if (name === 'head' && !injected) injectAt(end);
    safe = end;
    if (name === 'script' && value('type')?.trim().toLowerCase() === 'importmap') importMap = end;
  }

  function rewriteAttribute(name: string, place: Place, equiv: string | undefined): void {
    const rewrite = ADDRESSES.has(name)
      ? rewriteAddress
      : name === 'srcset' || name === 'imagesrcset'
        ? rewriteSrcset
        : name === 'content' && equiv === 'refresh'
          ? rewriteRefresh
          : null;
    if (rewrite) edit(place, rewrite);
  }

  function edit({ start, end }: Place, rewrite: typeof rewriteAddress): void {
    const before = text(start, end);
    const after = rewrite(before, addresses);
    if (after !== before) edits.push({ start, end, text: after });
  }

  function injectAt(at: number): void {
    const from = Math.max(at, base);
    edits.push({ start: from, end: from, text: inject });
    injected = true;
  }

  function text(start: number, end: number): string {
    return pending.slice(Math.max(0, start - base), Math.max(0, end - base));
  }

  function flush(to: number): string {
    let done = '';
    let at = base;
    const later = edits.findIndex(({ end }) => end > to);
    for (const { start, end, text: inserted } of edits.splice(0, later < 0 ? Infinity : later)) {
      done += text(at, start) + inserted;
      at = end;
    }
    done += text(at, Math.max(at, to));
    const next = Math.max(at, to);
    pending = pending.slice(next - base);
    base = next;
    return done;
  }

  return { write, end };
}
