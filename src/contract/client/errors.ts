// What can go wrong besides a Problem. No message ever holds a URL's query, a token or a body: operations are named by
// their id and by the path as the document writes it.
import { Problem } from '../problem.ts';

/** The other side answered, but not with what the contract says: an error page of a proxy, a redirect, broken JSON. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  /** Null where there is no HTTP answer to speak of: a broken event or socket message. */
  readonly status: number | null;
  readonly media: string | null;

  constructor(message: string, answer: { readonly status?: number; readonly media?: string | null } = {}) {
    super(message);
    this.status = answer.status ?? null;
    this.media = answer.media ?? null;
  }
}

/** Nobody answered, not in time, or the answer broke off. `cause` is what the network said. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  /** Nothing went wrong but that the answer took longer than `timeoutMs`. */
  readonly late: boolean;

  constructor(message: string, { late = false, ...options }: ErrorOptions & { readonly late?: boolean } = {}) {
    super(message, options);
    this.late = late;
  }
}

/** Codes from 4000 on are our own side's: 4007 a message against the contract, 4008 too many unread, 4009 too large. */
export class SocketClosedError extends Error {
  override readonly name = 'SocketClosedError';
  readonly code: number;
  readonly reason: string;

  constructor(code: number, reason: string) {
    super(`The socket is closed (${code})`);
    this.code = code;
    this.reason = reason;
  }
}

/** The error to throw for `error`: the caller's abort reason, an error of ours, else a network failure. */
export function explain(error: unknown, what: string, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason;
  if (error instanceof Problem || error instanceof ContractError || error instanceof UnreachableError) return error;
  return new UnreachableError(`${what} could not be reached, or the answer broke off`, { cause: error });
}
