// Saves screenshots immediately, and names and squeezes them in the background.
import { EventEmitter } from 'node:events';
import type { Settings } from '../../../generated/config/settings.ts';
import type { Paste, Schemas } from '../../../generated/paste/contract.ts';
import { Problem } from '../../base/problem.ts';
import type { Subscribe } from '../../contract/handler.ts';
import { type PageQuery, pageOf, parseCursor } from '../../contract/server/pagination.ts';
import type { Recovered } from './folder/recover.ts';
import { fillTemplate, type Namer, toKebab, uploadedName } from './naming/names.ts';
import type { PictureMaker } from './picture.ts';
import { type Entry, FOLDER, filesOf, initialName, type NameSource } from './screenshot.ts';
import { type SqueezeOptions, SqueezeQueue } from './squeeze.ts';

export type PastedScreenshot = Schemas['PastedScreenshot'];
type PasteEvent = Schemas['PasteEvent'];

export interface PasteServiceOptions extends Omit<SqueezeOptions, 'onError'> {
  readonly settings: Pick<Settings['paste'], 'maxUploadBytes' | 'nameTemplate' | 'localOwner' | 'pathPrefix'>;
  readonly pictures: PictureMaker;
  /** Tried in order until one finds a name. */
  readonly namers: readonly Namer[];
  /** Reads all text in an image, which it loads when its turn comes. Null: text recognition is off. */
  readonly readText: ((load: () => Promise<Uint8Array>) => Promise<string>) | null;
  readonly newId: () => string;
  /** Called if a namer fails, before the next one is tried, or if a copy cannot be squeezed. */
  readonly onError: (error: unknown, part: NameSource | 'squeeze') => void;
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
/** Naming is abandoned after this many processes died while naming the image. */
const MAX_SEARCHES = 3;
/** How often a watched screenshot is checked for changes by other processes. */
const RECHECK_MS = 1_000;
/** The value of `latest` before the first screenshot. */
const NONE = 'none';

export class PasteService {
  readonly #options: PasteServiceOptions;
  /** By id of each screenshot that this process is naming: aborts the naming. */
  readonly #naming = new Map<string, AbortController>();
  /** Emits the id of each screenshot that changes. */
  readonly #changes = new EventEmitter().setMaxListeners(0);
  readonly #squeezing: SqueezeQueue;
  readonly #reading = new Map<string, Promise<string>>(); // texts, by id
  #isClosed = false;

  constructor(options: PasteServiceOptions) {
    this.#options = options;
    this.#squeezing = new SqueezeQueue(options, (id) => this.#changes.emit(id));
  }

  /** Resolves when both files are synced to disk. */
  async paste({ owner, bytes, title, fileName }: NewPaste): Promise<PastedScreenshot> {
    const { store, pictures, clock, newId, namers, squeeze } = this.#options;
    const { maxUploadBytes, nameTemplate } = this.#options.settings;
    if (bytes.byteLength > maxUploadBytes) {
      throw new Problem('body-too-large', `Send an image of at most ${maxUploadBytes} bytes.`);
    }
    const prepared = await pictures.prepare(bytes);
    const id = newId();
    const createdAt = clock.now();
    const uploaded = uploadedName(title, fileName);
    const naming = uploaded
      ? { ...uploaded, name: fillTemplate(nameTemplate, uploaded.name, createdAt) }
      : ({ name: initialName(createdAt), source: 'initial' } as const);
    const searches = naming.source === 'initial' && namers.length > 0 ? 1 : 0;
    const receivedBytes = bytes.byteLength;
    const isSqueezed = squeeze === null || prepared.isPhotograph;
    const entry = await store.save({ id, owner, ...naming, searches, isSqueezed, prepared, receivedBytes, createdAt });
    if (!isSqueezed) this.#squeezing.add(id);
    if (searches > 0) {
      const signal = this.#startNaming(id);
      if (this.#isClosed) await this.close();
      else void this.#findName(id, signal);
    }
    return this.#describe(entry);
  }

  async get(id: string): Promise<PastedScreenshot> {
    return this.#describe(await this.#find(id));
  }

  /** Sends the current state, and then every change until both name and file are final. */
  async watch(id: string): Promise<Subscribe<PasteEvent>> {
    const [first, { clock }] = [await this.get(id), this.#options];
    return (push, end) => {
      let sent = '';
      let cancelRecheck: (() => void) | null = () => {};
      const send = (current: PastedScreenshot) => {
        if (!cancelRecheck) return; // unsubscribed
        if (JSON.stringify(current) !== sent) push(eventOf(current));
        sent = JSON.stringify(current);
        cancelRecheck();
        cancelRecheck = clock.at(clock.now() + RECHECK_MS, recheck);
        if (isSettled(current)) queueMicrotask(end); // a stream cannot end before it has started
      };
      const recheck = () => this.get(id).then(send, end);
      send(first);
      this.#changes.on(id, recheck);
      return () => {
        cancelRecheck?.();
        cancelRecheck = null;
        this.#changes.off(id, recheck);
      };
    };
  }

  /**
   * Throws unless the screenshot belongs to the owner; deleted screenshots count too. Call it first for every id that a
   * caller sent.
   */
  async checkOwner(id: string, owner: string): Promise<void> {
    const entry = (await this.#options.store.entries()).get(id);
    if (!entry || !this.#belongsTo(owner, entry)) throw new Problem('paste-not-found');
  }

  async list(owner: string, { after, ...page }: ListQuery): Promise<Schemas['PastedScreenshots']> {
    const allEntries = await this.#options.store.entries();
    const entries = [...allEntries.values()].filter((entry) => this.#belongsTo(owner, entry));
    const latest = entries.at(-1)?.id ?? NONE;
    if (after !== undefined) {
      const index = entries.findIndex(({ id }) => id === after);
      if (index < 0 && after !== NONE) unknownCursor();
      const existing = await this.#firstExisting(entries.slice(index + 1), page.limit);
      return { screenshots: await this.#describeAll(existing), next: null, latest };
    }
    const matches = entries.filter(matcherOf(page.q ?? '')).reverse();
    matches.sort((a, b) => b.createdAt - a.createdAt);
    const last = parseCursor(page.cursor);
    const lastIndex = last ? matches.findIndex(({ id }) => id === last.id) : -1;
    const isLastGone = last && lastIndex < 0;
    const rest = isLastGone ? matches.filter(({ createdAt }) => createdAt < last.at) : matches.slice(lastIndex + 1);
    const existing = await this.#firstExisting(rest, page.limit + 1);
    const { items, next } = pageOf(existing, page, ({ id, createdAt }) => ({ id, at: createdAt }));
    return { screenshots: await this.#describeAll(items), next, latest };
  }

  async image(id: string, variant: 'optimized' | 'original' | 'thumbnail' | 'model'): Promise<Uint8Array> {
    const { store, pictures } = this.#options;
    const entry = await this.#find(id);
    const bytes = orNotFound(await store.read(id, variant === 'original' ? 'original' : 'optimized'));
    const edge = { thumbnail: THUMBNAIL_EDGE_PX, model: MODEL_EDGE_PX, optimized: null, original: null }[variant];
    const isLarger = edge !== null && Math.max(entry.size.width, entry.size.height) > edge;
    return isLarger ? pictures.shrink(bytes, edge) : bytes;
  }

  async rename(id: string, requestedName: string, source: 'user' | 'agent'): Promise<PastedScreenshot> {
    const name = toKebab(requestedName);
    if (name === null) {
      const error = { pointer: '/body/name', detail: 'must contain at least one letter or digit' };
      throw new Problem('invalid-request', undefined, { errors: [error] });
    }
    const { store, clock } = this.#options;
    const entry = await store.rename(id, name, source, clock.now());
    this.#naming.get(id)?.abort(); // not earlier: naming continues if the rename failed
    this.#settle(id);
    return this.#describe(orNotFound(entry));
  }

  async undo(id: string): Promise<PastedScreenshot> {
    const { store, clock } = this.#options;
    const entry = orNotFound(await store.undo(id, clock.now()));
    if (entry === 'first') throw new Problem('nothing-to-undo');
    return this.#describe(entry);
  }

  /** Moves both files to the trash for 30 days. */
  async remove(id: string): Promise<void> {
    const { store, clock } = this.#options;
    const isRemoved = await store.remove(id, clock.now());
    this.#naming.get(id)?.abort();
    this.#settle(id);
    if (!isRemoved) throw new Problem('paste-not-found');
  }

  async restore(id: string): Promise<PastedScreenshot> {
    const { store, clock } = this.#options;
    return this.#describe(orNotFound(await store.restore(id, clock.now())));
  }

  /** All text in the image. Recognized once, then stored. */
  async text(id: string): Promise<string> {
    const { store, readText, clock } = this.#options;
    const entry = await this.#find(id);
    if (entry.hasAllText) return entry.text;
    if (!readText)
      throw new Problem('unavailable', 'Text recognition is turned off on this viewer. Set paste.ocr.enabled to true.');
    const read = async (): Promise<string> => {
      const text = await readText(async () => orNotFound(await store.read(id, 'original')));
      await store.recordText(id, text, true, clock.now());
      return text;
    };
    const reading = this.#reading.get(id) ?? read().finally(() => this.#reading.delete(id));
    this.#reading.set(id, reading);
    return reading;
  }

  /** Cleans up after processes that died. */
  recover(): Promise<Recovered> {
    const { store, pictures, clock } = this.#options;
    return store.recover(async (original) => (await pictures.prepare(original)).optimized, clock.now());
  }

  /** Continues the naming that earlier processes did not finish, one screenshot after the other. */
  async resumeNaming(): Promise<void> {
    const { store, namers, clock } = this.#options;
    const claimed = await store.claimUnnamed(MAX_SEARCHES, clock.now());
    if (namers.length === 0) {
      for (const { id } of claimed) await store.endNaming(id, null, clock.now()); // no namer, so the names are final
      return;
    }
    const resumed = claimed.map(({ id }) => [id, this.#startNaming(id)] as const);
    if (this.#isClosed) await this.close();
    else void this.#findNames(resumed);
  }

  /** Continues the squeezing that earlier processes did not finish. */
  async resumeSqueezing(): Promise<void> {
    for (const { id } of await this.#options.store.unsqueezed()) this.#squeezing.add(id);
  }

  /** Screenshots that are still being named are named by the next process that starts. */
  async close(): Promise<void> {
    const { store, clock, onError } = this.#options;
    this.#isClosed = true;
    await this.#squeezing.close();
    for (const naming of this.#naming.values()) naming.abort();
    for (const id of this.#naming.keys()) {
      await store.stopNaming(id, clock.now()).catch((error: unknown) => onError(error, 'initial'));
    }
  }

  #startNaming(id: string): AbortSignal {
    const naming = new AbortController();
    this.#naming.set(id, naming);
    return naming.signal;
  }

  async #findNames(screenshots: readonly (readonly [id: string, AbortSignal])[]): Promise<void> {
    const { store, clock, onError } = this.#options;
    for (const [id, signal] of screenshots) {
      if (signal.aborted) continue;
      try {
        if (await store.beginNaming(id, clock.now())) await this.#findName(id, signal);
        else if (!signal.aborted) this.#settle(id); // named by another process meanwhile
      } catch (error) {
        onError(error, 'initial');
        await store.stopNaming(id, clock.now()).catch(() => {}); // logged already
        this.#settle(id);
      }
    }
  }

  async #findName(id: string, signal: AbortSignal): Promise<void> {
    const { store, clock, onError } = this.#options;
    const name = await this.#askNamers(id, signal);
    if (signal.aborted) return; // the caller that aborted settles it
    await store.endNaming(id, name, clock.now()).catch((error: unknown) => onError(error, name?.source ?? 'initial'));
    this.#settle(id);
  }

  async #askNamers(id: string, signal: AbortSignal): Promise<{ name: string; source: NameSource } | null> {
    const { store, namers, onError, clock, settings } = this.#options;
    const original = () => store.read(id, 'original');
    const onText = (text: string) => store.recordText(id, text, false, clock.now());
    for (const namer of namers) {
      try {
        const name = toKebab((await namer.find({ original, onText }, signal)) ?? '');
        const entry = name === null ? null : await store.find(id);
        if (name !== null && entry) {
          return { name: fillTemplate(settings.nameTemplate, name, entry.createdAt), source: namer.source };
        }
      } catch (error) {
        if (!signal.aborted) onError(error, namer.source);
      }
      if (signal.aborted) break;
    }
    return null;
  }

  #settle(id: string): void {
    this.#naming.delete(id);
    this.#changes.emit(id);
  }

  async #find(id: string): Promise<Entry> {
    return orNotFound(await this.#options.store.find(id));
  }

  /** Screenshots without an owner belong to the local one. */
  #belongsTo(owner: string, entry: Entry): boolean {
    return (entry.owner ?? this.#options.settings.localOwner) === owner;
  }

  /** The first entries whose files exist. */
  async #firstExisting(entries: readonly Entry[], limit: number): Promise<Entry[]> {
    const existing: Entry[] = [];
    for (const entry of entries) {
      if (existing.length >= limit) break;
      const entryOnDisk = await this.#options.store.findOnDisk(entry);
      if (entryOnDisk) existing.push(entryOnDisk);
    }
    return existing;
  }

  #describeAll(entries: readonly Entry[]): Promise<PastedScreenshot[]> {
    return Promise.all(entries.map((entry) => this.#describe(entry)));
  }

  async #describe(entry: Entry): Promise<PastedScreenshot> {
    const { id, isUnnamed, searches } = entry;
    const { store, settings } = this.#options;
    const path = mapPrefix(await store.pathOf(entry), settings.pathPrefix ?? '');
    const isNamedLater = isUnnamed && searches < MAX_SEARCHES; // by another process, or by the next start
    return describe(entry, path, isNamedLater || this.#naming.has(id), this.#squeezing.has(id));
  }
}

function orNotFound<T>(value: T | null): T {
  if (value === null) throw new Problem('paste-not-found');
  return value;
}

/** `setting`: the directory here, `=`, and the same directory as other programs see it. */
function mapPrefix(path: string, setting: string): string {
  const [from = '', to = ''] = setting.split('=').map((folder) => folder.replace(/[\\/]$/, ''));
  const isBelow = from !== '' && path.startsWith(from) && /^[\\/]/.test(path.slice(from.length));
  return isBelow ? `${to}${path.slice(from.length)}` : path;
}

/** A screenshot as the API returns it. */
function describe(entry: Entry, path: string, isPending: boolean, isSqueezing: boolean): PastedScreenshot {
  const { id, name, source, size, originalSize, bytes, receivedBytes } = entry;
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
    squeezing: isSqueezing,
    created_at: new Date(entry.createdAt).toISOString(),
  };
}

const isSettled = ({ name_state, squeezing }: PastedScreenshot): boolean => name_state !== 'pending' && !squeezing;

const eventOf = (data: PastedScreenshot): PasteEvent => ({ event: data.name_state, data }) as PasteEvent;

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
