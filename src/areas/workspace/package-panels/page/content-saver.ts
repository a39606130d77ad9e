// What a view keeps, in this browser: saves changes of the view together, and follows those of other browsers.
import type { Content, ContentChange, Send } from './requests.ts';

const SOON_MS = 150;
/** At least between two saves. */
const INTERVAL_MS = 2_000;

export class ContentSaver {
  readonly #send: Send;
  readonly #followed: (before: Content, after: Content) => void;
  #content: Content = { version: 0 };
  #pending: ContentChange = {};
  #saving: PromiseWithResolvers<void> | null = null;
  #timer = 0;
  #lastAt = Number.NEGATIVE_INFINITY;
  #latest = 0;
  #isSaving = false;

  /** `followed`: another browser or an agent has changed it. */
  constructor(send: Send, followed: (before: Content, after: Content) => void) {
    this.#send = send;
    this.#followed = followed;
  }

  get content(): Content {
    return this.#content;
  }

  async read(): Promise<void> {
    if (this.#saving || this.#isSaving) return; // ours is newer
    const before = this.#content;
    const after = await this.#send<Content>('/state');
    if (this.#saving || this.#isSaving || after.version <= this.#content.version) return;
    this.#content = after;
    this.#followed(before, after);
  }

  /** Resolves once the change is saved. What is set while a save runs gets a save of its own. */
  save(change: ContentChange): Promise<void> {
    this.#pending = { ...this.#pending, ...change };
    this.#content = { ...this.#content, ...change };
    this.#saving ??= Promise.withResolvers<void>();
    const { promise } = this.#saving;
    if (this.#timer === 0 && !this.#isSaving) {
      const wait = Math.max(SOON_MS, this.#lastAt + INTERVAL_MS - performance.now());
      this.#timer = window.setTimeout(() => void this.flush(), wait);
    }
    return promise;
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const [change, saved] = [this.#pending, this.#saving];
    if (!saved || this.#isSaving) return;
    [this.#pending, this.#saving, this.#isSaving] = [{}, null, true];
    try {
      const { version } = await this.#send<{ version: number }>('/state', 'PATCH', change);
      this.#content = { ...this.#content, version };
      saved.resolve();
    } catch (error) {
      saved.reject(error);
      saved.promise.catch(() => {}); // nobody may be waiting
    }
    this.#isSaving = false;
    this.#lastAt = performance.now();
    if (this.#saving) void this.save({});
    else if (this.#latest > this.#content.version) await this.read().catch(() => {});
  }

  /** The server has this version. */
  changed(version: number): void {
    this.#latest = Math.max(this.#latest, version);
    if (version > this.#content.version) void this.read().catch(() => {});
  }
}
