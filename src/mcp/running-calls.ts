// Ends calls over HTTP: when they are cancelled, and when their connection closes.
import type { RequestId, ServerContext } from '@modelcontextprotocol/server';

/** The calls of one HTTP request: one, or several in a batch. */
export type RequestCalls = ReturnType<RunningCalls['of']>;

type Work<T> = (context: ServerContext) => Promise<T>;

export class RunningCalls {
  /** Functions that cancel, by session and id. The SDK creates a server for each request, which knows only its own. */
  readonly #running = new Map<string, () => void>();

  /**
   * `session` is null if the request has none: its calls cannot be cancelled, because ids are unique only in a session.
   * `closed` ends with the connection. The SDK's own signal does not: it hangs on a Request that may be collected.
   */
  of(session: string | null, closed: AbortSignal) {
    const keyOf = (id: RequestId) => JSON.stringify([session, id]);
    let count = 0;
    return {
      /** Runs a call. `end` closes the response. */
      run: async <T>(context: ServerContext, end: () => void, work: Work<T>): Promise<T> => {
        const { mcpReq } = context;
        const controller = new AbortController();
        const abort = () => controller.abort();
        const key = keyOf(mcpReq.id);
        const cancel = () => {
          if (count === 1) end(); // before the call notices, because a cancelled call has no answer
          abort();
        };
        closed.addEventListener('abort', abort);
        if (closed.aborted) abort();
        if (session !== null) this.#running.set(key, cancel);
        count++;
        try {
          return await work({ ...context, mcpReq: { ...mcpReq, signal: controller.signal } });
        } finally {
          count--;
          closed.removeEventListener('abort', abort);
          if (this.#running.get(key) === cancel) this.#running.delete(key);
        }
      },
      /** Cancels a call of another request in the same session. */
      cancel: (id: RequestId | undefined): void => {
        if (session !== null && id !== undefined) this.#running.get(keyOf(id))?.();
      },
    };
  }
}
