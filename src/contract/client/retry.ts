// Retries of idempotent calls, off by default.
import { Problem } from '../problem.ts';
import type { OperationRow } from '../tables.ts';
import { ContractError, UnreachableError } from './errors.ts';
import { wait } from './wait.ts';

export interface RetryOptions {
  /** How often an idempotent call is repeated after a network error, 429, 502, 503 or 504; 0 by default. */
  readonly retries?: number | undefined;
  /** Longest wait in ms before the first retry, doubled for each further one up to 10 s. 250 by default. */
  readonly retryDelayMs?: number | undefined;
}

const DELAY_MS = 250;
const MAX_DELAY_MS = 10_000;
const PASSING = [429, 502, 503, 504];

/** RFC 9110, 9.2.2; a GET that the document says has effects is not. */
const isIdempotent = ({ method, effects }: OperationRow): boolean =>
  (method === 'GET' && !effects) || method === 'PUT' || method === 'DELETE';

export async function withRetries<T>(
  row: OperationRow,
  { retries = 0, retryDelayMs = DELAY_MS }: RetryOptions,
  signal: AbortSignal | undefined,
  attempt: () => Promise<T>,
): Promise<T> {
  for (let repeated = 0; ; repeated++) {
    try {
      return await attempt();
    } catch (error) {
      if (repeated >= retries || !isIdempotent(row) || signal?.aborted) throw error;
      const most = Math.min(retryDelayMs * 2 ** repeated, MAX_DELAY_MS);
      const delay = isPassing(error) ? (askedDelay(error) ?? Math.random() * most) : Infinity;
      if (delay > MAX_DELAY_MS) throw error;
      await wait(delay, signal);
    }
  }
}

function isPassing(error: unknown): boolean {
  if (error instanceof UnreachableError) return true;
  return (error instanceof Problem || error instanceof ContractError) && PASSING.includes(error.status ?? 0);
}

/** Milliseconds; Retry-After in its form of whole seconds (RFC 9110, 10.2.3). */
function askedDelay(error: unknown): number | undefined {
  const text = error instanceof Problem ? error.headers?.['Retry-After'] : undefined;
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : undefined;
}
