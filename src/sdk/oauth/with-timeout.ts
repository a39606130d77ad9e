/** With a longer delay, setTimeout fires immediately. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Rejects with `timeoutError()` after the timeout, or with the signal's reason. */
export async function withTimeout<T>(
  promise: Promise<T>,
  timeoutMs: number,
  timeoutError: () => Error,
  signal?: AbortSignal,
): Promise<T> {
  signal?.throwIfAborted();
  let cleanUp = (): void => {};
  const interrupted = new Promise<never>((_, reject) => {
    const abort = (): void => reject(signal?.reason);
    const timer = setTimeout(() => reject(timeoutError()), Math.min(timeoutMs, MAX_TIMER_MS));
    signal?.addEventListener('abort', abort, { once: true });
    cleanUp = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
  });
  try {
    return await Promise.race([promise, interrupted]);
  } finally {
    cleanUp();
  }
}
