import type { ServerResponse } from 'node:http';

/** The request passed to a handler. The signal is created on first access, since most handlers never use it. */
export class HandlerRequest {
  readonly path: unknown;
  readonly query: unknown;
  readonly header: unknown;
  readonly cookie: unknown;
  readonly body: unknown;
  readonly caller: unknown;
  readonly accept: string;
  readonly address: string;
  readonly #response: ServerResponse;
  readonly #deadlineMs: number;
  #signal: AbortSignal | undefined;

  constructor(
    parameters: { path?: unknown; query?: unknown; header?: unknown; cookie?: unknown },
    body: unknown,
    caller: unknown,
    accept: string,
    address: string,
    response: ServerResponse,
    deadlineMs: number,
  ) {
    this.path = parameters.path;
    this.query = parameters.query;
    this.header = parameters.header;
    this.cookie = parameters.cookie;
    this.body = body;
    this.caller = caller;
    this.accept = accept;
    this.address = address;
    this.#response = response;
    this.#deadlineMs = deadlineMs;
  }

  get origin(): string | undefined {
    return this.#response.req.headers.origin;
  }

  get authorization(): string | undefined {
    return this.#response.req.headers.authorization;
  }

  get signal(): AbortSignal {
    if (!this.#signal) {
      const gone = new AbortController();
      this.#response.once('close', () => gone.abort());
      if (this.#response.destroyed) gone.abort();
      this.#signal = AbortSignal.any([gone.signal, AbortSignal.timeout(this.#deadlineMs)]);
    }
    return this.#signal;
  }
}
