/** setTimeout fires immediately for longer delays. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Rejects with `late()` after the timeout, or with the signal's reason. */
export async function within<T>(
  promise: Promise<T>,
  timeoutMs: number,
  late: () => Error,
  signal?: AbortSignal,
): Promise<T> {
  signal?.throwIfAborted();
  let stop = (): void => {};
  const ended = new Promise<never>((_, reject) => {
    const abort = (): void => reject(signal?.reason);
    const timer = setTimeout(() => reject(late()), Math.min(timeoutMs, MAX_TIMER_MS));
    signal?.addEventListener('abort', abort, { once: true });
    stop = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
  });
  try {
    return await Promise.race([promise, ended]);
  } finally {
    stop();
  }
}
