// What a view keeps, in this browser: saves changes of the view together, and follows those of other browsers.
import type { Content, ContentChange, Send } from './requests.ts';

const SOON_MS = 150;
/** At least between two saves. */
const INTERVAL_MS = 2_000;

export class ContentSaver {
  content: Content = { version: 0 };
  readonly #send: Send;
  readonly #followed: (before: Content, after: Content) => void;
  #pending: ContentChange = {};
  #saved: PromiseWithResolvers<void> | null = null;
  #timer = 0;
  #lastAt = Number.NEGATIVE_INFINITY;
  #latest = 0;
  #isSaving = false;

  /** `followed`: another browser or an agent has changed it. */
  constructor(send: Send, followed: (before: Content, after: Content) => void) {
    this.#send = send;
    this.#followed = followed;
  }

  async read(): Promise<void> {
    if (this.#saved || this.#isSaving) return; // ours is newer
    const { content: before } = this;
    const content = await this.#send<Content>('/state');
    if (this.#saved || this.#isSaving || content.version <= this.content.version) return;
    this.content = content;
    this.#followed(before, content);
  }

  /** Resolves once the change is saved. What is set while a save runs gets a save of its own. */
  save(change: ContentChange): Promise<void> {
    this.#pending = { ...this.#pending, ...change };
    this.content = { ...this.content, ...change };
    this.#saved ??= Promise.withResolvers<void>();
    const { promise } = this.#saved;
    if (this.#timer === 0 && !this.#isSaving) {
      const wait = Math.max(SOON_MS, this.#lastAt + INTERVAL_MS - performance.now());
      this.#timer = window.setTimeout(() => void this.flush(), wait);
    }
    return promise;
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const [change, saved] = [this.#pending, this.#saved];
    if (!saved || this.#isSaving) return;
    [this.#pending, this.#saved, this.#isSaving] = [{}, null, true];
    try {
      const { version } = await this.#send<{ version: number }>('/state', 'PATCH', change);
      this.content = { ...this.content, version };
      saved.resolve();
    } catch (error) {
      saved.reject(error);
      saved.promise.catch(() => {}); // nobody may be waiting
    }
    this.#isSaving = false;
    this.#lastAt = performance.now();
    if (this.#saved) void this.save({});
    else if (this.#latest > this.content.version) await this.read().catch(() => {});
  }

  /** The server has this version. */
  changed(version: number): void {
    this.#latest = Math.max(this.#latest, version);
    if (version > this.content.version) void this.read().catch(() => {});
  }
}
