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

export class HtmlRewriter {
  readonly #tokenizer: Tokenizer;
  readonly #inject: string;
  readonly #addresses: AddressRewriter;
  /** Input that was not output yet; `#base` is its offset in the page. */
  #pending = '';
  #base = 0;
  /** Input up to here is final. */
  #safe = 0;
  #edits: Edit[] = [];
  #injected = false;
  #tag = { name: '', start: 0 };
  /** The values of the current tag's attributes. Like browsers, keeps the first of each name. */
  readonly #attributes = new Map<string, Place>();
  #name = { start: 0, end: 0 };
  #valueStart: number | null = null;
  #importMap: number | null = null;
  /** Whether the current token is too long and passes unchanged. */
  #isSkipped = false;

  constructor({ inject, addresses }: HtmlOptions) {
    this.#inject = inject;
    this.#addresses = addresses;
    this.#tokenizer = new Tokenizer({ decodeEntities: false }, this.#callbacks());
  }

  write(chunk: string): string {
    this.#pending += chunk;
    this.#tokenizer.write(chunk);
    const end = this.#base + this.#pending.length;
    if (end - this.#safe > MAX_PENDING) [this.#isSkipped, this.#importMap] = [true, null];
    if (this.#isSkipped) this.#safe = end;
    return this.#flush(this.#safe);
  }

  end(): string {
    this.#tokenizer.end();
    const end = this.#base + this.#pending.length;
    if (!this.#injected) this.#injectAt(end);
    return this.#flush(end);
  }

  #callbacks(): TokenizerCallbacks {
    const done = (end: number) => {
      this.#isSkipped = false;
      if (this.#importMap === null) this.#safe = end;
    };
    return {
      onopentagname: (start, end) => {
        this.#tag = { name: this.#text(start, end).toLowerCase(), start: start - 1 };
        this.#attributes.clear();
        this.#isSkipped = false;
        if (!this.#injected && this.#tag.name !== 'html' && this.#tag.name !== 'head') this.#injectAt(start - 1);
      },
      onattribname: (start, end) => {
        this.#name = { start, end };
        this.#valueStart = null;
      },
      onattribdata: (start) => {
        this.#valueStart ??= start;
      },
      onattribentity: () => {},
      onattribend: (quote, end) => {
        const start = this.#valueStart ?? end;
        const isQuoted = quote === 2 || quote === 3;
        if (this.#isSkipped || this.#name.end - this.#name.start > LONGEST_NAME) return;
        const name = this.#text(this.#name.start, this.#name.end).toLowerCase();
        if (!READ.has(name) || this.#attributes.has(name)) return;
        this.#attributes.set(name, { start, end: this.#valueStart === null ? start : isQuoted ? end - 1 : end });
      },
      onopentagend: (end) => this.#tagEnds(end + 1),
      onselfclosingtag: (end) => this.#tagEnds(end + 1),
      onclosetag: (start, end) => {
        if (this.#importMap !== null) this.#rewrite({ start: this.#importMap, end: start - 2 }, rewriteAll);
        this.#importMap = null;
        done(end);
      },
      ontext: (start, end) => {
        if (!this.#injected) {
          const at = this.#firstText(start, end);
          if (at !== null) this.#injectAt(at);
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

  #firstText(start: number, end: number): number | null {
    const from = start === 0 && this.#text(0, 3) === BOM ? 3 : start;
    const at = this.#text(from, end).search(/[^\t\n\f\r ]/);
    return at < 0 ? null : from + at;
  }

  #tagEnds(end: number): void {
    const { name, start } = this.#tag;
    if (this.#isSkipped) this.#attributes.clear();
    this.#isSkipped = false;
    const value = (attributeName: string) => {
      const attribute = this.#attributes.get(attributeName);
      return attribute && this.#text(attribute.start, attribute.end);
    };
    const equiv = name === 'meta' ? value('http-equiv')?.trim().toLowerCase() : undefined;
    if (equiv?.startsWith('content-security-policy')) this.#edits.push({ start, end, text: '' });
    else for (const [attribute, place] of this.#attributes) this.#rewriteAttribute(attribute, place, equiv);
    if (name === 'head' && !this.#injected) this.#injectAt(end);
    this.#safe = end;
    if (name === 'script' && value('type')?.trim().toLowerCase() === 'importmap') this.#importMap = end;
  }

  #rewriteAttribute(name: string, place: Place, equiv: string | undefined): void {
    const rewrite = ADDRESSES.has(name)
      ? rewriteAddress
      : name === 'srcset' || name === 'imagesrcset'
        ? rewriteSrcset
        : name === 'content' && equiv === 'refresh'
          ? rewriteRefresh
          : null;
    if (rewrite) this.#rewrite(place, rewrite);
  }

  #rewrite({ start, end }: Place, rewrite: typeof rewriteAddress): void {
    const value = this.#text(start, end);
    const text = rewrite(value, this.#addresses);
    if (text !== value) this.#edits.push({ start, end, text });
  }

  #injectAt(at: number): void {
    const from = Math.max(at, this.#base);
    this.#edits.push({ start: from, end: from, text: this.#inject });
    this.#injected = true;
  }

  #text(start: number, end: number): string {
    return this.#pending.slice(Math.max(0, start - this.#base), Math.max(0, end - this.#base));
  }

  #flush(to: number): string {
    let done = '';
    let at = this.#base;
    const later = this.#edits.findIndex(({ end }) => end > to);
    for (const { start, end, text } of this.#edits.splice(0, later < 0 ? Infinity : later)) {
      done += this.#text(at, start) + text;
      at = end;
    }
    done += this.#text(at, Math.max(at, to));
    const next = Math.max(at, to);
    this.#pending = this.#pending.slice(next - this.#base);
    this.#base = next;
    return done;
  }
}
