// Retries of idempotent calls, off by default.
import { Problem } from '../problem.ts';
import type { OperationRow } from '../tables.ts';
import { AnswerError, ContractError, UnreachableError } from './errors.ts';

export interface RetryOptions {
  /** Maximum retries of an idempotent call after a network error, 429, 502, 503 or 504; 0 by default. */
  readonly retries?: number | undefined;
  /** Maximum wait in ms before the first retry, doubled for each further retry up to 10 s; 250 by default. */
  readonly retryDelayMs?: number | undefined;
}

const DELAY_MS = 250;
const MAX_DELAY_MS = 10_000;
const TRANSIENT_STATUSES = [429, 502, 503, 504];

/** RFC 9110, 9.2.2; except a GET that has effects according to the document. */
const isIdempotent = ({ method, effects }: OperationRow): boolean =>
  (method === 'GET' && !effects) || ['PUT', 'DELETE', 'QUERY'].includes(method);

export async function withRetries<T>(
  row: OperationRow,
  { retries = 0, retryDelayMs = DELAY_MS }: RetryOptions,
  signal: AbortSignal | undefined,
  attempt: () => Promise<T>,
): Promise<T> {
  for (let retried = 0; ; retried++) {
    try {
      return await attempt();
    } catch (error) {
      if (retried >= retries || !isIdempotent(row) || signal?.aborted) throw error;
      const maxDelay = Math.min(retryDelayMs * 2 ** retried, MAX_DELAY_MS);
      const delay = isTransient(error) ? (retryAfterMs(error) ?? Math.random() * maxDelay) : Infinity;
      if (delay > MAX_DELAY_MS) throw error;
      await wait(delay, signal);
    }
  }
}

/** Whether the same call may succeed later. */
export function isTransient(error: unknown): boolean {
  if (error instanceof UnreachableError) return true;
  const hasStatus = error instanceof Problem || error instanceof AnswerError || error instanceof ContractError;
  return hasStatus && TRANSIENT_STATUSES.includes(error.status ?? 0);
}

/** Retry-After in milliseconds; only the form with seconds is supported (RFC 9110, 10.2.3). */
function retryAfterMs(error: unknown): number | undefined {
  const answer = error instanceof AnswerError ? error.headers.get('Retry-After') : undefined;
  const text = error instanceof Problem ? error.headers?.['Retry-After'] : answer;
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : undefined;
}

/** Rejects with the signal's reason when it is aborted. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', abort, { once: true });
  });
}
