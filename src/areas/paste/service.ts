// Saves screenshots immediately, and names them in the background.
import { EventEmitter } from 'node:events';
import type { Settings } from '../../../generated/config/settings.ts';
import type { Paste, Schemas } from '../../../generated/paste/contract.ts';
import type { Clock } from '../../base/clock.ts';
import { Problem } from '../../base/problem.ts';
import type { Subscribe } from '../../contract/handler.ts';
import { type PageQuery, pageOf, parseCursor } from '../../contract/server/pagination.ts';
import type { Recovered } from './folder/recover.ts';
import { fillTemplate, type Namer, toKebab, uploadedName } from './naming/names.ts';
import type { PictureMaker } from './picture.ts';
import { type Entry, FOLDER, filesOf, initialName, type NameSource } from './screenshot.ts';
import type { ScreenshotStore } from './store.ts';

export type PastedScreenshot = Schemas['PastedScreenshot'];
type PasteEvent = Schemas['PasteEvent'];

export interface PasteServiceOptions {
  readonly store: ScreenshotStore;
  readonly settings: Pick<Settings['paste'], 'maxUploadBytes' | 'nameTemplate' | 'localOwner' | 'pathPrefix'>;
  readonly pictures: PictureMaker;
  /** Tried in order until one finds a name. */
  readonly namers: readonly Namer[];
  /** Reads all text in an image, which it loads when its turn comes. Null: text recognition is off. */
  readonly readText: ((load: () => Promise<Uint8Array>) => Promise<string>) | null;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Called if a namer fails, before the next one is tried. */
  readonly onError: (error: unknown, source: NameSource) => void;
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

export type PasteService = ReturnType<typeof createPasteService>;

export function createPasteService(options: PasteServiceOptions) {
  const { store, pictures, clock, newId, namers, readText, onError, settings } = options;
  /** By id of each screenshot that this process is naming: aborts the naming. */
  const naming = new Map<string, AbortController>();
  /** Emits the id of each screenshot that changes. */
  const changes = new EventEmitter().setMaxListeners(0);
  const texts = new Map<string, Promise<string>>(); // being read, by id
  let isClosed = false;

  /** Resolves when both files are synced to disk. */
  async function paste({ owner, bytes, title, fileName }: NewPaste): Promise<PastedScreenshot> {
    const { maxUploadBytes, nameTemplate } = settings;
    if (bytes.byteLength > maxUploadBytes) {
      throw new Problem('body-too-large', `Send an image of at most ${maxUploadBytes} bytes.`);
    }
    const prepared = await pictures.prepare(bytes);
    const id = newId();
    const createdAt = clock.now();
    const uploaded = uploadedName(title, fileName);
    const label = uploaded
      ? { ...uploaded, name: fillTemplate(nameTemplate, uploaded.name, createdAt) }
      : ({ name: initialName(createdAt), source: 'initial' } as const);
    const searches = label.source === 'initial' && namers.length > 0 ? 1 : 0;
    const receivedBytes = bytes.byteLength;
    const entry = await store.save({ id, owner, ...label, searches, prepared, receivedBytes, createdAt });
    if (searches > 0) {
      const signal = startNaming(id);
      if (isClosed) await close();
      else void findName(id, signal);
    }
    return describe(entry);
  }

  async function get(id: string): Promise<PastedScreenshot> {
    return describe(await find(id));
  }

  /** Sends the current state, and then every change until the name is final. */
  async function watch(id: string): Promise<Subscribe<PasteEvent>> {
    const first = await get(id);
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
      const recheck = () => get(id).then(send, end);
      send(first);
      changes.on(id, recheck);
      return () => {
        cancelRecheck?.();
        cancelRecheck = null;
        changes.off(id, recheck);
      };
    };
  }

  /**
   * Throws unless the screenshot belongs to the owner; deleted screenshots count too. Call it first for every id that a
   * caller sent.
   */
  async function checkOwner(id: string, owner: string): Promise<void> {
    const entry = (await store.entries()).get(id);
    if (!entry || !belongsTo(owner, entry)) throw new Problem('paste-not-found');
  }

  async function list(owner: string, { after, ...page }: ListQuery): Promise<Schemas['PastedScreenshots']> {
    const allEntries = await store.entries();
    const entries = [...allEntries.values()].filter((entry) => belongsTo(owner, entry));
    const latest = entries.at(-1)?.id ?? NONE;
    if (after !== undefined) {
      const index = entries.findIndex(({ id }) => id === after);
      if (index < 0 && after !== NONE) unknownCursor();
      const existing = await firstExisting(entries.slice(index + 1), page.limit);
      return { screenshots: await Promise.all(existing.map(describe)), next: null, latest };
    }
    const matches = entries.filter(matcherOf(page.q ?? '')).reverse();
    matches.sort((a, b) => b.createdAt - a.createdAt);
    const last = parseCursor(page.cursor);
    const lastIndex = last ? matches.findIndex(({ id }) => id === last.id) : -1;
    const isLastGone = last && lastIndex < 0;
    const rest = isLastGone ? matches.filter(({ createdAt }) => createdAt < last.at) : matches.slice(lastIndex + 1);
    const existing = await firstExisting(rest, page.limit + 1);
    const { items, next } = pageOf(existing, page, ({ id, createdAt }) => ({ id, at: createdAt }));
    return { screenshots: await Promise.all(items.map(describe)), next, latest };
  }

  async function image(id: string, variant: 'optimized' | 'original' | 'thumbnail' | 'model'): Promise<Uint8Array> {
    const entry = await find(id);
    const bytes = orNotFound(await store.read(id, variant === 'original' ? 'original' : 'optimized'));
    const edge = { thumbnail: THUMBNAIL_EDGE_PX, model: MODEL_EDGE_PX, optimized: null, original: null }[variant];
    const isLarger = edge !== null && Math.max(entry.size.width, entry.size.height) > edge;
    return isLarger ? pictures.shrink(bytes, edge) : bytes;
  }

  async function rename(id: string, requestedName: string, source: 'user' | 'agent'): Promise<PastedScreenshot> {
    const name = toKebab(requestedName);
    if (name === null) {
      const error = { pointer: '/body/name', detail: 'must contain at least one letter or digit' };
      throw new Problem('invalid-request', undefined, { errors: [error] });
    }
    const entry = await store.rename(id, name, source, clock.now());
    naming.get(id)?.abort(); // not earlier: naming continues if the rename failed
    settle(id);
    return describe(orNotFound(entry));
  }

  async function undo(id: string): Promise<PastedScreenshot> {
    const entry = orNotFound(await store.undo(id, clock.now()));
    if (entry === 'first') throw new Problem('nothing-to-undo');
    return describe(entry);
  }

  /** Moves both files to the trash for 30 days. */
  async function remove(id: string): Promise<void> {
    const isRemoved = await store.remove(id, clock.now());
    naming.get(id)?.abort();
    settle(id);
    if (!isRemoved) throw new Problem('paste-not-found');
  }

  async function restore(id: string): Promise<PastedScreenshot> {
    return describe(orNotFound(await store.restore(id, clock.now())));
  }

  /** All text in the image. Recognized once, then stored. */
  async function text(id: string): Promise<string> {
    const entry = await find(id);
    if (entry.hasAllText) return entry.text;
    if (!readText)
      throw new Problem('unavailable', 'Text recognition is turned off on this viewer. Set paste.ocr.enabled to true.');
    const read = async (): Promise<string> => {
      const text = await readText(async () => orNotFound(await store.read(id, 'original')));
      await store.recordText(id, text, true, clock.now());
      return text;
    };
    const reading = texts.get(id) ?? read().finally(() => texts.delete(id));
    texts.set(id, reading);
    return reading;
  }

  /** Cleans up after processes that died. */
  function recover(): Promise<Recovered> {
    return store.recover(async (original) => (await pictures.prepare(original)).optimized, clock.now());
  }

  /** Continues the naming that earlier processes did not finish, one screenshot after the other. */
  async function resumeNaming(): Promise<void> {
    const claimed = await store.claimUnnamed(MAX_SEARCHES, clock.now());
    if (namers.length === 0) {
      for (const { id } of claimed) await store.endNaming(id, null, clock.now()); // no namer, so the names are final
      return;
    }
    const resumed = claimed.map(({ id }) => [id, startNaming(id)] as const);
    if (isClosed) await close();
    else void findNames(resumed);
  }

  /** Screenshots that are still being named are named by the next process that starts. */
  async function close(): Promise<void> {
    isClosed = true;
    for (const controller of naming.values()) controller.abort();
    for (const id of naming.keys()) {
      await store.stopNaming(id, clock.now()).catch((error: unknown) => onError(error, 'initial'));
    }
  }

  function startNaming(id: string): AbortSignal {
    const controller = new AbortController();
    naming.set(id, controller);
    return controller.signal;
  }

  async function findNames(screenshots: readonly (readonly [id: string, AbortSignal])[]): Promise<void> {
    for (const [id, signal] of screenshots) {
      if (signal.aborted) continue;
      try {
        if (await store.beginNaming(id, clock.now())) await findName(id, signal);
        else if (!signal.aborted) settle(id); // named by another process meanwhile
      } catch (error) {
        onError(error, 'initial');
        await store.stopNaming(id, clock.now()).catch(() => {}); // logged already
        settle(id);
      }
    }
  }

  async function findName(id: string, signal: AbortSignal): Promise<void> {
    const name = await askNamers(id, signal);
    if (signal.aborted) return; // the caller that aborted settles it
    await store.endNaming(id, name, clock.now()).catch((error: unknown) => onError(error, name?.source ?? 'initial'));
    settle(id);
  }

  async function askNamers(id: string, signal: AbortSignal): Promise<{ name: string; source: NameSource } | null> {
    const onText = (text: string) => store.recordText(id, text, false, clock.now());
    for (const namer of namers) {
      try {
        const name = toKebab((await namer.find({ original: () => store.read(id, 'original'), onText }, signal)) ?? '');
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

  function settle(id: string): void {
    naming.delete(id);
    changes.emit(id);
  }

  async function find(id: string): Promise<Entry> {
    return orNotFound(await store.find(id));
  }

  /** Screenshots without an owner belong to the local one. */
  function belongsTo(owner: string, entry: Entry): boolean {
    return (entry.owner ?? settings.localOwner) === owner;
  }

  /** The first entries whose files exist. */
  async function firstExisting(entries: readonly Entry[], limit: number): Promise<Entry[]> {
    const existing: Entry[] = [];
    for (const entry of entries) {
      if (existing.length >= limit) break;
      const entryOnDisk = await store.findOnDisk(entry);
      if (entryOnDisk) existing.push(entryOnDisk);
    }
    return existing;
  }

  /** As the API returns it. */
  async function describe(entry: Entry): Promise<PastedScreenshot> {
    const { id, name, source, size, originalSize, bytes, receivedBytes } = entry;
    const path = mapPrefix(await store.pathOf(entry), settings.pathPrefix ?? '');
    const isNamedLater = entry.isUnnamed && entry.searches < MAX_SEARCHES; // by another process, or by the next start
    const isPending = isNamedLater || naming.has(id);
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
  return {
    ...{ paste, get, watch, checkOwner, list, image, rename, undo, remove, restore, text },
    ...{ recover, resumeNaming, close },
  };
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
