// Names screenshots in the background, and tells who watches one when it has its name. Several processes may share the
// directory: a screenshot is claimed before it is named, and what a process leaves is named by the next one that starts.
import { EventEmitter } from 'node:events';
import type { Clock } from '../../../base/clock.ts';
import type { NameSource } from '../screenshot.ts';
import type { ScreenshotStore } from '../store.ts';
import { fillTemplate, type Namer, toKebab } from './names.ts';

export interface NamingOptions {
  readonly store: ScreenshotStore;
  /** Tried in order until one finds a name. */
  readonly namers: readonly Namer[];
  readonly clock: Clock;
  /** Called if a namer fails, before the next one is tried. */
  readonly onError: (error: unknown, source: NameSource) => void;
}

/** Naming is abandoned after this many processes died while naming the image. */
export const MAX_SEARCHES = 3;

export class Naming {
  readonly #store: ScreenshotStore;
  readonly #namers: readonly Namer[];
  readonly #clock: Clock;
  readonly #onError: NamingOptions['onError'];
  readonly #template: string;
  /** By id of each screenshot that this process is naming: aborts the naming. */
  readonly #running = new Map<string, AbortController>();
  /** Emits the id of each screenshot that changes. */
  readonly #changes = new EventEmitter().setMaxListeners(0);
  #isClosed = false;

  constructor({ store, namers, clock, onError }: NamingOptions, template: string) {
    this.#store = store;
    this.#namers = namers;
    this.#clock = clock;
    this.#onError = onError;
    this.#template = template;
  }

  get isOff(): boolean {
    return this.#namers.length === 0;
  }

  isRunning(id: string): boolean {
    return this.#running.has(id);
  }

  /** Returns a function that stops watching. */
  watch(id: string, onChange: () => void): () => void {
    this.#changes.on(id, onChange);
    return () => this.#changes.off(id, onChange);
  }

  /** Names a screenshot that was saved with its first search. */
  async begin(id: string): Promise<void> {
    const signal = this.#start(id);
    if (this.#isClosed) await this.close();
    else void this.#findName(id, signal);
  }

  /** A user has named or deleted the screenshot. */
  abort(id: string): void {
    this.#running.get(id)?.abort();
    this.#settle(id);
  }

  /** Continues the naming that earlier processes did not finish, one screenshot after the other. */
  async resume(): Promise<void> {
    const claimed = await this.#store.claimUnnamed(MAX_SEARCHES, this.#clock.now());
    if (this.isOff) {
      for (const { id } of claimed) await this.#store.endNaming(id, null, this.#clock.now()); // the names are final
      return;
    }
    const resumed = claimed.map(({ id }) => [id, this.#start(id)] as const);
    if (this.#isClosed) await this.close();
    else void this.#findNames(resumed);
  }

  /** Screenshots that are still being named are named by the next process that starts. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const controller of this.#running.values()) controller.abort();
    for (const id of this.#running.keys()) {
      await this.#store.stopNaming(id, this.#clock.now()).catch((error: unknown) => this.#onError(error, 'initial'));
    }
  }

  #start(id: string): AbortSignal {
    const controller = new AbortController();
    this.#running.set(id, controller);
    return controller.signal;
  }

  async #findNames(screenshots: readonly (readonly [id: string, AbortSignal])[]): Promise<void> {
    for (const [id, signal] of screenshots) {
      if (signal.aborted) continue;
      try {
        if (await this.#store.beginNaming(id, this.#clock.now())) await this.#findName(id, signal);
        else if (!signal.aborted) this.#settle(id); // named by another process meanwhile
      } catch (error) {
        this.#onError(error, 'initial');
        await this.#store.stopNaming(id, this.#clock.now()).catch(() => {}); // logged already
        this.#settle(id);
      }
    }
  }

  async #findName(id: string, signal: AbortSignal): Promise<void> {
    const name = await this.#askNamers(id, signal);
    if (signal.aborted) return; // the caller that aborted settles it
    try {
      await this.#store.endNaming(id, name, this.#clock.now());
    } catch (error) {
      this.#onError(error, name?.source ?? 'initial');
    }
    this.#settle(id);
  }

  async #askNamers(id: string, signal: AbortSignal): Promise<{ name: string; source: NameSource } | null> {
    const onText = (text: string) => this.#store.recordText(id, text, false, this.#clock.now());
    const picture = { original: () => this.#store.read(id, 'original'), onText };
    for (const namer of this.#namers) {
      try {
        const name = toKebab((await namer.find(picture, signal)) ?? '');
        const entry = name === null ? null : await this.#store.find(id);
        if (name !== null && entry) {
          return { name: fillTemplate(this.#template, name, entry.createdAt), source: namer.source };
        }
      } catch (error) {
        if (!signal.aborted) this.#onError(error, namer.source);
      }
      if (signal.aborted) break;
    }
    return null;
  }

  #settle(id: string): void {
    this.#running.delete(id);
    this.#changes.emit(id);
  }
}
