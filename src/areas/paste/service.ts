// Screenshots: saved at once, named in the background, renamed, undone.
import { EventEmitter } from 'node:events';
import type { Schemas } from '../../../generated/paste/contract.ts';
import type { Clock } from '../../base/clock.ts';
import { Problem } from '../../base/problem.ts';
import type { Subscribe } from '../../contract/handler.ts';
import { describe, eventOf, isSettled, type PastedScreenshot, type PasteEvent } from './description.ts';
import { initialName } from './file-names.ts';
import type { Recovered } from './folder/recover.ts';
import { toKebab } from './naming/kebab-case.ts';
import { fillTemplate } from './naming/name-template.ts';
import type { Namer } from './naming/namer.ts';
import { knownName } from './naming/uploaded-name.ts';
import { type ListQuery, OwnedScreenshots } from './owned.ts';
import type { PictureMaker } from './picture.ts';
import type { Entry, NameSource } from './screenshot-entry.ts';
import type { Squeeze } from './squeeze.ts';
import { SqueezeQueue } from './squeeze-queue.ts';
import type { ScreenshotStore } from './store.ts';

export interface PasteParts {
  readonly store: ScreenshotStore;
  readonly pictures: PictureMaker;
  /** Asked in order, until one knows a name. */
  readonly namers: readonly Namer[];
  /** All text in a picture; null: none is read. */
  readonly readText: ((bytes: Uint8Array, signal: AbortSignal) => Promise<string>) | null;
  /** Of names that are found: `{name}` and what goes around it. */
  readonly nameTemplate: string;
  /** Null: copies stay as they are made at first. */
  readonly squeeze: Squeeze | null;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly maxUploadBytes: number;
  readonly localOwner: string;
  /** A namer that failed, and the next one is asked; or a copy that stays as it was made at first. */
  readonly onTrouble: (error: unknown, part: NameSource | 'squeeze') => void;
}

export interface NewPaste {
  readonly owner: string;
  readonly bytes: Uint8Array;
  readonly title?: string | undefined;
  readonly fileName?: string | undefined;
}

const THUMBNAIL_EDGE_PX = 320;
/** Vision models scale larger pictures down. */
const MODEL_EDGE_PX = 1568;
/** Naming is given up after this many processes died while naming the picture. */
const MAX_SEARCHES = 3;
/** Between two looks at a screenshot that another process may be naming. */
const OTHERS_MS = 1_000;

export class PasteService {
  readonly #parts: PasteParts;
  /** Screenshots being named, with the controller that aborts it. */
  readonly #pending = new Map<string, AbortController>();
  /** By id. */
  readonly #changes = new EventEmitter().setMaxListeners(0);
  readonly #squeezing: SqueezeQueue;
  readonly #owned: OwnedScreenshots;
  #isClosed = false;

  constructor(parts: PasteParts) {
    this.#parts = parts;
    this.#owned = new OwnedScreenshots(parts.store, parts.localOwner);
    this.#squeezing = new SqueezeQueue(parts, (id) => this.#changes.emit(id));
  }

  /** Resolves when both files are safe on disk. */
  async paste({ owner, bytes, title, fileName }: NewPaste): Promise<PastedScreenshot> {
    const { store, pictures, clock, newId, maxUploadBytes, namers, squeeze } = this.#parts;
    if (bytes.byteLength > maxUploadBytes) {
      throw new Problem('body-too-large', `The image exceeds the limit of ${maxUploadBytes} bytes.`);
    }
    const prepared = await pictures.prepare(bytes);
    const id = newId();
    const createdAt = clock.now();
    const told = knownName(title, fileName);
    const known = told
      ? { ...told, name: fillTemplate(this.#parts.nameTemplate, told.name, createdAt) }
      : ({ name: initialName(createdAt), source: 'initial' } as const);
    const searches = known.source === 'initial' && namers.length > 0 ? 1 : 0;
    const receivedBytes = bytes.byteLength;
    const isSqueezed = squeeze === null;
    const entry = await store.save({ id, owner, ...known, searches, isSqueezed, prepared, receivedBytes, createdAt });
    this.#squeezing.add(id);
    if (searches > 0) {
      const signal = this.#expectName(id);
      if (this.#isClosed) await this.close();
      else void this.#findName(id, signal);
    }
    return this.#describe(entry);
  }

  async get(id: string): Promise<PastedScreenshot> {
    return this.#describe(await this.#find(id));
  }

  /** The current state at once, and again with every change until both name and file are final. */
  async watch(id: string): Promise<Subscribe<PasteEvent>> {
    const [first, { clock }] = [await this.get(id), this.#parts];
    return (push, end) => {
      let told = '';
      let stop: (() => void) | null = () => {};
      const tell = (now: PastedScreenshot) => {
        if (!stop) return; // nobody watches any more
        if (JSON.stringify(now) !== told) push(eventOf(now));
        told = JSON.stringify(now);
        stop();
        stop = clock.at(clock.now() + OTHERS_MS, look);
        if (isSettled(now)) queueMicrotask(end); // a stream cannot end before it has begun
      };
      const look = () => this.get(id).then(tell, end); // gone meanwhile: nothing to tell
      tell(first);
      this.#changes.on(id, look);
      return () => {
        stop?.();
        stop = null;
        this.#changes.off(id, look);
      };
    };
  }

  /** Throws unless the screenshot is the owner's. Whoever hands an id of a caller over asks this first. */
  checkOwner(id: string, owner: string): Promise<void> {
    return this.#owned.check(id, owner);
  }

  async list(owner: string, query: ListQuery): Promise<Schemas['PastedScreenshots']> {
    const { items, ...place } = await this.#owned.list(owner, query);
    return { ...place, screenshots: items.map((entry) => this.#describe(entry)) };
  }

  async image(id: string, variant: 'optimized' | 'original' | 'thumbnail' | 'model'): Promise<Uint8Array> {
    const { store, pictures } = this.#parts;
    const entry = await this.#find(id);
    const bytes = await store.read(entry, variant === 'original' ? 'original' : 'optimized');
    if (!bytes) throw new Problem('paste-not-found');
    const edge = { thumbnail: THUMBNAIL_EDGE_PX, model: MODEL_EDGE_PX, optimized: null, original: null }[variant];
    const isLarger = edge !== null && Math.max(entry.size.width, entry.size.height) > edge;
    return isLarger ? pictures.shrink(bytes, edge) : bytes;
  }

  async rename(id: string, wanted: string, source: 'user' | 'agent'): Promise<PastedScreenshot> {
    const name = toKebab(wanted);
    if (name === null) {
      const place = { pointer: '/body/name', detail: 'must contain at least one letter or digit' };
      throw new Problem('invalid-request', undefined, { errors: [place] });
    }
    const { store, clock } = this.#parts;
    const entry = await store.rename(id, name, source, clock.now());
    this.#pending.get(id)?.abort(); // not before: where the name could not be given, another one is still looked for
    this.#settle(id);
    if (!entry) throw new Problem('paste-not-found');
    return this.#describe(entry);
  }

  async undo(id: string): Promise<PastedScreenshot> {
    const { store, clock } = this.#parts;
    const entry = await store.undo(id, clock.now());
    if (!entry) throw new Problem('paste-not-found');
    if (entry === 'first') throw new Problem('nothing-to-undo');
    return this.#describe(entry);
  }

  /** Both files go to the trash, for thirty days. */
  async remove(id: string): Promise<void> {
    const isGone = await this.#parts.store.remove(id);
    this.#pending.get(id)?.abort();
    this.#settle(id);
    if (!isGone) throw new Problem('paste-not-found');
  }

  async restore(id: string): Promise<PastedScreenshot> {
    const { store, clock } = this.#parts;
    const entry = await store.restore(id, clock.now());
    if (!entry) throw new Problem('paste-not-found');
    return this.#describe(entry);
  }

  /** All text that can be read in the picture; read once, then remembered. */
  async text(id: string): Promise<string> {
    const { store, readText, clock } = this.#parts;
    const entry = await this.#find(id);
    if (entry.isTextWhole) return entry.text;
    if (!readText) throw new Problem('unavailable', 'Text recognition is turned off on this viewer.');
    const bytes = await store.read(entry, 'original');
    if (!bytes) throw new Problem('paste-not-found');
    const text = await readText(bytes, new AbortController().signal);
    await store.recordText(id, text, true, clock.now());
    return text;
  }

  /** Recovers the folder after processes that died. */
  recover(): Promise<Recovered> {
    const { store, pictures, clock } = this.#parts;
    return store.recover((original) => pictures.derive(original), clock.now());
  }

  /** Looks for the names that processes before this one had not found when they ended; one after the other. */
  async resumeNaming(): Promise<void> {
    const { store, namers, clock } = this.#parts;
    const taken = await store.takeUnnamed(MAX_SEARCHES, clock.now());
    if (namers.length === 0) {
      for (const { id } of taken) await store.endSearch(id, null, clock.now()); // nobody will look: the names are final
      return;
    }
    const resumed = taken.map(({ id }) => [id, this.#expectName(id)] as const);
    if (this.#isClosed) await this.close();
    else void this.#findNames(resumed);
  }

  /** Goes on with what processes before this one left, after all that is pasted meanwhile. */
  async resumeSqueezing(): Promise<void> {
    for (const { id } of await this.#parts.store.unsqueezed()) this.#squeezing.add(id);
  }

  /** Names that are still being found are looked for at the next start, or by whoever starts in the meantime. */
  async close(): Promise<void> {
    const { store, clock, onTrouble } = this.#parts;
    this.#isClosed = true;
    await this.#squeezing.close();
    for (const search of this.#pending.values()) search.abort();
    for (const id of this.#pending.keys()) {
      await store.stopSearch(id, clock.now()).catch((error: unknown) => onTrouble(error, 'initial'));
    }
  }

  #expectName(id: string): AbortSignal {
    const search = new AbortController();
    this.#pending.set(id, search);
    return search.signal;
  }

  async #findNames(pictures: readonly (readonly [string, AbortSignal])[]): Promise<void> {
    const { store, clock, onTrouble } = this.#parts;
    for (const [id, signal] of pictures) {
      if (signal.aborted) continue;
      try {
        if (await store.beginSearch(id, clock.now())) await this.#findName(id, signal);
        else if (!signal.aborted) this.#settle(id); // named in another process before its turn came
      } catch (error) {
        onTrouble(error, 'initial');
        await store.stopSearch(id, clock.now()).catch(() => {}); // logged already
        this.#settle(id);
      }
    }
  }

  async #findName(id: string, signal: AbortSignal): Promise<void> {
    const { store, clock, onTrouble } = this.#parts;
    const found = await this.#askNamers(id, signal);
    if (signal.aborted) return; // settled by the caller that aborted
    await store
      .endSearch(id, found, clock.now())
      .catch((error: unknown) => onTrouble(error, found?.source ?? 'initial'));
    this.#settle(id);
  }

  async #askNamers(id: string, signal: AbortSignal): Promise<{ name: string; source: NameSource } | null> {
    const { store, namers, onTrouble, clock, nameTemplate } = this.#parts;
    const original = async () => {
      const entry = await store.find(id);
      return entry && store.read(entry, 'original');
    };
    const tellText = (text: string) => store.recordText(id, text, false, clock.now());
    for (const namer of namers) {
      try {
        const name = toKebab((await namer.find({ original, tellText }, signal)) ?? '');
        const entry = name === null ? null : await store.find(id);
        if (name !== null && entry) {
          return { name: fillTemplate(nameTemplate, name, entry.createdAt), source: namer.source };
        }
      } catch (error) {
        if (!signal.aborted) onTrouble(error, namer.source);
      }
      if (signal.aborted) break;
    }
    return null;
  }

  #settle(id: string): void {
    this.#pending.delete(id);
    this.#changes.emit(id);
  }

  async #find(id: string): Promise<Entry> {
    const entry = await this.#parts.store.find(id);
    if (!entry) throw new Problem('paste-not-found');
    return entry;
  }

  #describe(entry: Entry): PastedScreenshot {
    const { id, isUnnamed, searches } = entry;
    const isOpen = isUnnamed && searches < MAX_SEARCHES; // another process is at it, or the next start will be
    return describe(entry, { isPending: isOpen || this.#pending.has(id), isSqueezing: this.#squeezing.has(id) });
  }
}
