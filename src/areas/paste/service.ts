// Saves screenshots immediately; naming/naming.ts names them in the background.
import type { Settings } from '../../../generated/config/settings.ts';
import type { Paste, Schemas } from '../../../generated/paste/contract.ts';
import { Problem } from '../../base/problem.ts';
import type { Subscribe } from '../../contract/handler.ts';
import { type PageQuery, pageOf, parseCursor } from '../../contract/server/pagination.ts';
import type { Recovered } from './folder/recover.ts';
import { fillTemplate, toKebab, uploadedName } from './naming/names.ts';
import { MAX_SEARCHES, Naming, type NamingOptions } from './naming/naming.ts';
import type { PictureMaker } from './picture.ts';
import { type Entry, FOLDER, filesOf, initialName } from './screenshot.ts';
import type { ScreenshotStore } from './store.ts';

export type PastedScreenshot = Schemas['PastedScreenshot'];
type PasteEvent = Schemas['PasteEvent'];

export interface PasteServiceOptions extends NamingOptions {
  readonly settings: Pick<Settings['paste'], 'maxUploadBytes' | 'nameTemplate' | 'localOwner' | 'pathPrefix'>;
  readonly pictures: PictureMaker;
  /** Reads all text in an image, which it loads when its turn comes. Null: text recognition is off. */
  readonly readText: ((load: () => Promise<Uint8Array>) => Promise<string>) | null;
  readonly newId: () => string;
}

export interface NewPaste {
  readonly owner: string;
  readonly bytes: Uint8Array;
  readonly title?: string | undefined;
  readonly fileName?: string | undefined;
}

type ListQuery = PageQuery & Pick<NonNullable<Paste['listPastes']['request']['query']>, 'q' | 'after'>;

const THUMBNAIL_EDGE_PX = 320;
/** Vision models scale larger images down. */
const MODEL_EDGE_PX = 1568;
/** How often a watched screenshot is checked for changes by other processes. */
const RECHECK_MS = 1_000;
/** The value of `latest` before the first screenshot. */
const NONE = 'none';

export class PasteService {
  readonly naming: Naming;
  readonly #store: ScreenshotStore;
  readonly #parts: PasteServiceOptions;
  /** Being read, by id. */
  readonly #texts = new Map<string, Promise<string>>();

  constructor(parts: PasteServiceOptions) {
    this.#parts = parts;
    this.#store = parts.store;
    this.naming = new Naming(parts, parts.settings.nameTemplate);
  }

  /** Resolves when both files are synced to disk. */
  async paste({ owner, bytes, title, fileName }: NewPaste): Promise<PastedScreenshot> {
    const { maxUploadBytes, nameTemplate } = this.#parts.settings;
    if (bytes.byteLength > maxUploadBytes) {
      throw new Problem('body-too-large', `Send an image of at most ${maxUploadBytes} bytes.`);
    }
    const { pictures, newId, clock } = this.#parts;
    const prepared = await pictures.prepare(bytes);
    const id = newId();
    const createdAt = clock.now();
    const uploaded = uploadedName(title, fileName);
    const label = uploaded
      ? { ...uploaded, name: fillTemplate(nameTemplate, uploaded.name, createdAt) }
      : ({ name: initialName(createdAt), source: 'initial' } as const);
    const searches = label.source === 'initial' && !this.naming.isOff ? 1 : 0;
    const receivedBytes = bytes.byteLength;
    const entry = await this.#store.save({ id, owner, ...label, searches, prepared, receivedBytes, createdAt });
    if (searches > 0) await this.naming.begin(id);
    return this.#describe(entry);
  }

  async get(id: string): Promise<PastedScreenshot> {
    return this.#describe(await this.#find(id));
  }

  /** Sends the current state, and then every change until the name is final. */
  async watch(id: string): Promise<Subscribe<PasteEvent>> {
    const { clock } = this.#parts;
    const first = await this.get(id);
    return (push, end) => {
      let sent = '';
      let cancelRecheck: (() => void) | null = () => {};
      const send = (current: PastedScreenshot) => {
        if (!cancelRecheck) return; // unsubscribed
        if (JSON.stringify(current) !== sent) push({ event: current.name_state, data: current } as PasteEvent);
        sent = JSON.stringify(current);
        cancelRecheck();
        cancelRecheck = clock.at(clock.now() + RECHECK_MS, recheck);
        if (current.name_state !== 'pending') queueMicrotask(end); // a stream cannot end before it has started
      };
      const recheck = () => this.get(id).then(send, end);
      send(first);
      const unwatch = this.naming.watch(id, recheck);
      return () => {
        cancelRecheck?.();
        cancelRecheck = null;
        unwatch();
      };
    };
  }

  /**
   * Throws unless the screenshot belongs to the owner; deleted screenshots count too. Call it first for every id that a
   * caller sent.
   */
  async checkOwner(id: string, owner: string): Promise<void> {
    const entry = (await this.#store.entries()).get(id);
    if (!entry || !this.#belongsTo(owner, entry)) throw new Problem('paste-not-found');
  }

  async list(owner: string, { after, ...page }: ListQuery): Promise<Schemas['PastedScreenshots']> {
    const allEntries = await this.#store.entries();
    const entries = [...allEntries.values()].filter((entry) => this.#belongsTo(owner, entry));
    const latest = entries.at(-1)?.id ?? NONE;
    if (after !== undefined) {
      const index = entries.findIndex(({ id }) => id === after);
      if (index < 0 && after !== NONE) unknownCursor();
      const existing = await this.#firstExisting(entries.slice(index + 1), page.limit);
      return { screenshots: await Promise.all(existing.map((entry) => this.#describe(entry))), next: null, latest };
    }
    const matches = entries.filter(matcherOf(page.q ?? '')).reverse();
    matches.sort((a, b) => b.createdAt - a.createdAt);
    const last = parseCursor(page.cursor);
    const lastIndex = last ? matches.findIndex(({ id }) => id === last.id) : -1;
    const isLastGone = last && lastIndex < 0;
    const rest = isLastGone ? matches.filter(({ createdAt }) => createdAt < last.at) : matches.slice(lastIndex + 1);
    const existing = await this.#firstExisting(rest, page.limit + 1);
    const { items, next } = pageOf(existing, page, ({ id, createdAt }) => ({ id, at: createdAt }));
    return { screenshots: await Promise.all(items.map((entry) => this.#describe(entry))), next, latest };
  }

  async image(id: string, variant: 'optimized' | 'original' | 'thumbnail' | 'model'): Promise<Uint8Array> {
    const entry = await this.#find(id);
    const bytes = orNotFound(await this.#store.read(id, variant === 'original' ? 'original' : 'optimized'));
    const edge = { thumbnail: THUMBNAIL_EDGE_PX, model: MODEL_EDGE_PX, optimized: null, original: null }[variant];
    const isLarger = edge !== null && Math.max(entry.size.width, entry.size.height) > edge;
    return isLarger ? this.#parts.pictures.shrink(bytes, edge) : bytes;
  }

  async rename(id: string, requestedName: string, source: 'user' | 'agent'): Promise<PastedScreenshot> {
    const name = toKebab(requestedName);
    if (name === null) {
      const error = { pointer: '/body/name', detail: 'must contain at least one letter or digit' };
      throw new Problem('invalid-request', undefined, { errors: [error] });
    }
    const entry = await this.#store.rename(id, name, source, this.#parts.clock.now());
    this.naming.abort(id); // not earlier: naming continues if the rename failed
    return this.#describe(orNotFound(entry));
  }

  async undo(id: string): Promise<PastedScreenshot> {
    const entry = orNotFound(await this.#store.undo(id, this.#parts.clock.now()));
    if (entry === 'first') throw new Problem('nothing-to-undo');
    return this.#describe(entry);
  }

  /** Moves both files to the trash for 30 days. */
  async remove(id: string): Promise<void> {
    const isRemoved = await this.#store.remove(id, this.#parts.clock.now());
    this.naming.abort(id);
    if (!isRemoved) throw new Problem('paste-not-found');
  }

  async restore(id: string): Promise<PastedScreenshot> {
    return this.#describe(orNotFound(await this.#store.restore(id, this.#parts.clock.now())));
  }

  /** All text in the image. Recognized once, then stored. */
  async text(id: string): Promise<string> {
    const entry = await this.#find(id);
    if (entry.hasAllText) return entry.text;
    const { readText } = this.#parts;
    if (!readText)
      throw new Problem('unavailable', 'Text recognition is turned off on this viewer. Set paste.ocr.enabled to true.');
    const read = async (): Promise<string> => {
      const text = await readText(async () => orNotFound(await this.#store.read(id, 'original')));
      await this.#store.recordText(id, text, true, this.#parts.clock.now());
      return text;
    };
    const reading = this.#texts.get(id) ?? read().finally(() => this.#texts.delete(id));
    this.#texts.set(id, reading);
    return reading;
  }

  /** Cleans up after processes that died. */
  recover(): Promise<Recovered> {
    const { pictures, clock } = this.#parts;
    return this.#store.recover(async (original) => (await pictures.prepare(original)).optimized, clock.now());
  }

  async #find(id: string): Promise<Entry> {
    return orNotFound(await this.#store.find(id));
  }

  /** Screenshots without an owner belong to the local one. */
  #belongsTo(owner: string, entry: Entry): boolean {
    return (entry.owner ?? this.#parts.settings.localOwner) === owner;
  }

  /** The first entries whose files exist. */
  async #firstExisting(entries: readonly Entry[], limit: number): Promise<Entry[]> {
    const existing: Entry[] = [];
    for (const entry of entries) {
      if (existing.length >= limit) break;
      const entryOnDisk = await this.#store.findOnDisk(entry);
      if (entryOnDisk) existing.push(entryOnDisk);
    }
    return existing;
  }

  /** As the API returns it. */
  async #describe(entry: Entry): Promise<PastedScreenshot> {
    const { id, name, source, size, originalSize, bytes, receivedBytes } = entry;
    const path = mapPrefix(await this.#store.pathOf(entry), this.#parts.settings.pathPrefix ?? '');
    const isNamedLater = entry.isUnnamed && entry.searches < MAX_SEARCHES; // by another process, or by the next start
    const isPending = isNamedLater || this.naming.isRunning(id);
    const [original, optimized] = filesOf(entry);
    const finalState = source === 'initial' ? 'kept' : 'named';
    return {
      id,
      name,
      name_state: isPending ? 'pending' : finalState,
      name_source: source,
      undoable: entry.previousNames.length > 0,
      file: `${FOLDER}/${optimized}`,
      path,
      original: `${FOLDER}/${original}`,
      width: size.width,
      height: size.height,
      bytes,
      original_width: originalSize.width,
      original_height: originalSize.height,
      received_bytes: receivedBytes,
      saved_percent: Math.round((1 - bytes / receivedBytes) * 1000) / 10,
      squeezing: false,
      created_at: new Date(entry.createdAt).toISOString(),
    };
  }
}

function orNotFound<T>(value: T | null): T {
  if (value === null) throw new Problem('paste-not-found');
  return value;
}

/** `setting`: the directory here, `=`, and the same directory as other programs see it. */
export function mapPrefix(path: string, setting: string): string {
  const [from = '', to = ''] = setting.split('=').map((folder) => folder.replace(/[\\/]$/, ''));
  const isBelow = from !== '' && path.startsWith(from) && /^[\\/]/.test(path.slice(from.length));
  return isBelow ? `${to}${path.slice(from.length)}` : path;
}

function unknownCursor(): never {
  const detail = 'is not a known cursor: omit it, or use the value of `latest` or the id of a screenshot';
  throw new Problem('invalid-request', undefined, { errors: [{ pointer: '/query/after', detail }] });
}

/** Matches screenshots whose name or text contains every word of the query. */
function matcherOf(query: string): (entry: Entry) => boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ name, text }) => {
    const searched = `${name} ${name.replaceAll('-', ' ')} ${text}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  };
}
