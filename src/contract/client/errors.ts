// Errors other than Problem. Messages never contain a query, a token or a body: they name an operation by its id and
// its path template.
import { Problem } from '../problem.ts';

/** The response does not match the contract: for example a proxy's error page, a redirect or invalid JSON. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  /** Null for an invalid event or socket message, which has no HTTP status. */
  readonly status: number | null;
  readonly media: string | null;

  constructor(message: string, response: { readonly status?: number; readonly media?: string | null } = {}) {
    super(message);
    this.status = response.status ?? null;
    this.media = response.media ?? null;
  }
}

/** An error response of the document whose body is not problem details. */
export class AnswerError<Body = unknown> extends Error {
  override readonly name = 'AnswerError';
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;

  constructor(message: string, status: number, body: Body, headers: Headers) {
    super(message);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** There was no response, it took too long, or it was interrupted. `cause` is the network error. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  /** True if the response took longer than `timeoutMs`. */
  readonly late: boolean;

  constructor(message: string, { late = false, ...options }: ErrorOptions & { readonly late?: boolean } = {}) {
    super(message, options);
    this.late = late;
  }
}

/** Codes from 4000 are set by this client: 4007 invalid message, 4008 too many unread messages, 4009 message too long. */
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

/** Converts `error`: returns the caller's abort reason, one of this library's errors, or an UnreachableError. */
export function toClientError(error: unknown, label: string, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason;
  if ([Problem, AnswerError, ContractError, UnreachableError].some((known) => error instanceof known)) return error;
  return new UnreachableError(`${label} failed: the server is unreachable or the response was interrupted`, {
    cause: error,
  });
}
