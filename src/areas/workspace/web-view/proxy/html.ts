// Rewrites a page as a stream: inserts the tracker first and rewrites upstream addresses. Works byte by byte
// (latin1), so that the result does not depend on the charset or on how the page is split into chunks.
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { type AddressRewriter, rewriteAddress, rewriteAll, rewriteRefresh, rewriteSrcset } from './addresses.ts';

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

export class HtmlRewriter implements TokenizerCallbacks {
  /** Markup inserted before the page's own. */
  readonly #inject: string;
  readonly #addresses: AddressRewriter;
  readonly #page = new EditedText();
  readonly #tokenizer = new Tokenizer({ decodeEntities: false }, this);
  /** Input up to here is final. */
  #safe = 0;
  #isInjected = false;
  #tag = { name: '', start: 0 };
  /** The values of the current tag's attributes. Like browsers, keeps the first of each name. */
  readonly #attributes = new Map<string, Place>();
  #attributeName: Place = { start: 0, end: 0 };
  #valueStart: number | null = null;
  #importMap: number | null = null;
  /** Whether the current token is too long and passes unchanged. */
  #isSkipped = false;

  constructor(inject: string, addresses: AddressRewriter) {
    this.#inject = inject;
    this.#addresses = addresses;
  }

  write(chunk: string): string {
    this.#page.append(chunk);
    this.#tokenizer.write(chunk);
    const { end } = this.#page;
    if (end - this.#safe > MAX_PENDING) [this.#isSkipped, this.#importMap] = [true, null];
    if (this.#isSkipped) this.#safe = end;
    return this.#page.take(this.#safe);
  }

  end(): string {
    this.#tokenizer.end();
    const { end } = this.#page;
    if (!this.#isInjected) this.#injectAt(end);
    return this.#page.take(end);
  }

  onopentagname(start: number, end: number): void {
    this.#tag = { name: this.#page.text(start, end).toLowerCase(), start: start - 1 };
    this.#attributes.clear();
    this.#isSkipped = false;
    if (!this.#isInjected && this.#tag.name !== 'html' && this.#tag.name !== 'head') this.#injectAt(start - 1);
  }

  onattribname(start: number, end: number): void {
    this.#attributeName = { start, end };
    this.#valueStart = null;
  }

  onattribdata(start: number): void {
    this.#valueStart ??= start;
  }

  onattribentity(): void {}

  onattribend(quote: number, end: number): void {
    const place = this.#attributeName;
    if (this.#isSkipped || place.end - place.start > LONGEST_NAME) return;
    const name = this.#page.text(place.start, place.end).toLowerCase();
    if (!READ.has(name) || this.#attributes.has(name)) return;
    const isQuoted = quote === 2 || quote === 3;
    const start = this.#valueStart ?? end;
    this.#attributes.set(name, { start, end: this.#valueStart !== null && isQuoted ? end - 1 : end });
  }

  readonly onopentagend = (end: number): void => this.#endTag(end + 1);
  readonly onselfclosingtag = this.onopentagend;

  onclosetag(start: number, end: number): void {
    if (this.#importMap !== null) this.#edit({ start: this.#importMap, end: start - 2 }, rewriteAll);
    this.#importMap = null;
    this.#endToken(end);
  }

  ontext(start: number, end: number): void {
    if (!this.#isInjected) {
      const from = start === 0 && this.#page.text(0, 3) === BOM ? 3 : start;
      const at = this.#page.text(from, end).search(/[^\t\n\f\r ]/);
      if (at >= 0) this.#injectAt(from + at);
    }
    this.#endToken(end);
  }

  readonly #endOther = (_: number, end: number): void => this.#endToken(end);
  readonly ontextentity = this.#endOther;
  readonly oncomment = this.#endOther;
  readonly ondeclaration = this.#endOther;
  readonly oncdata = this.#endOther;
  readonly onprocessinginstruction = this.#endOther;

  onend(): void {}

  #endToken(end: number): void {
    this.#isSkipped = false;
    if (this.#importMap === null) this.#safe = end;
  }

  #endTag(end: number): void {
    const { name, start } = this.#tag;
    if (this.#isSkipped) this.#attributes.clear();
    this.#isSkipped = false;
    const equiv = name === 'meta' ? this.#valueOf('http-equiv') : undefined;
    if (equiv?.startsWith('content-security-policy')) this.#page.replace({ start, end }, '');
    else for (const [attribute, place] of this.#attributes) this.#rewriteAttribute(attribute, place, equiv);
    if (name === 'head' && !this.#isInjected) this.#injectAt(end);
    this.#safe = end;
    if (name === 'script' && this.#valueOf('type') === 'importmap') this.#importMap = end;
  }

  #valueOf(name: string): string | undefined {
    const place = this.#attributes.get(name);
    return place && this.#page.text(place.start, place.end).trim().toLowerCase();
  }

  #rewriteAttribute(name: string, place: Place, equiv: string | undefined): void {
    if (ADDRESSES.has(name)) this.#edit(place, rewriteAddress);
    else if (name === 'srcset' || name === 'imagesrcset') this.#edit(place, rewriteSrcset);
    else if (name === 'content' && equiv === 'refresh') this.#edit(place, rewriteRefresh);
  }

  #edit(place: Place, rewrite: typeof rewriteAddress): void {
    const before = this.#page.text(place.start, place.end);
    const after = rewrite(before, this.#addresses);
    if (after !== before) this.#page.replace(place, after);
  }

  #injectAt(at: number): void {
    this.#page.replace({ start: at, end: at }, this.#inject);
    this.#isInjected = true;
  }
}

/** The part of a page that was not output yet, with its edits. Places are offsets in the whole page. */
class EditedText {
  #pending = '';
  /** The offset of `pending`. */
  #base = 0;
  readonly #edits: Edit[] = [];

  get end(): number {
    return this.#base + this.#pending.length;
  }

  append(chunk: string): void {
    this.#pending += chunk;
  }

  text(start: number, end: number): string {
    return this.#pending.slice(Math.max(0, start - this.#base), Math.max(0, end - this.#base));
  }

  /** Inserts the text if the place is empty. */
  replace({ start, end }: Place, text: string): void {
    this.#edits.push({ start: Math.max(start, this.#base), end: Math.max(end, this.#base), text });
  }

  /** Outputs everything up to an offset. */
  take(to: number): string {
    let output = '';
    let at = this.#base;
    const later = this.#edits.findIndex(({ end }) => end > to);
    for (const { start, end, text } of this.#edits.splice(0, later < 0 ? Infinity : later)) {
      output += this.text(at, start) + text;
      at = end;
    }
    const next = Math.max(at, to);
    output += this.text(at, next);
    this.#pending = this.#pending.slice(next - this.#base);
    this.#base = next;
    return output;
  }
}
