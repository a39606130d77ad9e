// Ends calls over HTTP: when they are cancelled, and when their connection closes.
import type { RequestId, ServerContext } from '@modelcontextprotocol/server';

/** The calls of one HTTP request: one, or several in a batch. */
export type RequestCalls = ReturnType<ReturnType<typeof trackCalls>>;

type Work<T> = (context: ServerContext) => Promise<T>;

/** Returns a function for the calls of each request. */
export function trackCalls() {
  /** Functions that cancel, by session and id. The SDK creates a server for each request, which knows only its own. */
  const running = new Map<string, () => void>();
  /**
   * `session` is null if the request has none: its calls cannot be cancelled, because ids are unique only in a session.
   * `closed` ends with the connection. The SDK's own signal does not: it hangs on a Request that may be collected.
   */
  return (session: string | null, closed: AbortSignal) => {
    const keyOf = (id: RequestId) => JSON.stringify([session, id]);
    let count = 0;
    return {
      /** Runs a call. `end` closes the response. */
      run: async <T>(context: ServerContext, end: () => void, work: Work<T>): Promise<T> => {
        const { mcpReq } = context;
        const controller = new AbortController();
        const key = keyOf(mcpReq.id);
        const cancel = () => {
          if (count === 1) end(); // before the call notices, because a cancelled call has no answer
          controller.abort();
        };
        if (session !== null) running.set(key, cancel);
        count++;
        try {
          const signal = AbortSignal.any([closed, controller.signal]);
          return await work({ ...context, mcpReq: { ...mcpReq, signal } });
        } finally {
          count--;
          if (running.get(key) === cancel) running.delete(key);
        }
      },
      /** Cancels a call of another request in the same session. */
      cancel: (id: RequestId | undefined): void => {
        if (session !== null && id !== undefined) running.get(keyOf(id))?.();
      },
    };
  };
}
