// What a view keeps, in this browser: saves changes of the view together, and follows those of other browsers.
import type { Content, ContentChange, Send } from './requests.ts';

const SOON_MS = 150;
/** At least between two saves. */
const INTERVAL_MS = 2_000;

/** `followed`: another browser or an agent has changed it. */
export function createContentSaver(send: Send, followed: (before: Content, after: Content) => void) {
  let content: Content = { version: 0 };
  let pending: ContentChange = {};
  let saving: PromiseWithResolvers<void> | null = null;
  let timer = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  let latest = 0;
  let isSaving = false;

  async function read(): Promise<void> {
    if (saving || isSaving) return; // ours is newer
    const before = content;
    const after = await send<Content>('/state');
    if (saving || isSaving || after.version <= content.version) return;
    content = after;
    followed(before, after);
  }

  /** Resolves once the change is saved. What is set while a save runs gets a save of its own. */
  function save(change: ContentChange): Promise<void> {
    pending = { ...pending, ...change };
    content = { ...content, ...change };
    saving ??= Promise.withResolvers<void>();
    const { promise } = saving;
    if (timer === 0 && !isSaving) {
      const wait = Math.max(SOON_MS, lastAt + INTERVAL_MS - performance.now());
      timer = window.setTimeout(() => void flush(), wait);
    }
    return promise;
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = 0;
    const [change, saved] = [pending, saving];
    if (!saved || isSaving) return;
    [pending, saving, isSaving] = [{}, null, true];
    try {
      const { version } = await send<{ version: number }>('/state', 'PATCH', change);
      content = { ...content, version };
      saved.resolve();
    } catch (error) {
      saved.reject(error);
      saved.promise.catch(() => {}); // nobody may be waiting
    }
    isSaving = false;
    lastAt = performance.now();
    if (saving) void save({});
    else if (latest > content.version) await read().catch(() => {});
  }

  /** The server has this version. */
  function changed(version: number): void {
    latest = Math.max(latest, version);
    if (version > content.version) void read().catch(() => {});
  }

  return { content: () => content, read, save, flush, changed };
}
export type ContentSaver = ReturnType<typeof createContentSaver>;
