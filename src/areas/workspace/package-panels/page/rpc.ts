// JSON-RPC 2.0 with one view. Everything from the view is untrusted.
export type Json = Readonly<Record<string, unknown>>;

/** A refusal with a sentence for the author of the view. */
export class RpcError extends Error {
  readonly code: number;

  constructor(message: string, code = -32000) {
    super(message);
    this.code = code;
  }
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export type Handlers = Readonly<Record<string, (params: Json) => unknown>>;

const MAX_RUNNING = 32;

/** Returns the function that takes the messages of the view. Notifications are handlers too, without an answer. */
export function serve(post: (message: object) => void, requests: Handlers, notifications: Handlers) {
  let running = 0;
  return async (data: unknown): Promise<void> => {
    if (!isObject(data) || data['jsonrpc'] !== '2.0' || typeof data['method'] !== 'string') return;
    const { id, method } = data as { id?: unknown; method: string };
    const params = isObject(data['params']) ? data['params'] : {};
    const handlers = id === undefined ? notifications : requests;
    const handler = Object.hasOwn(handlers, method) ? handlers[method] : undefined;
    if (id === undefined) return void handler?.(params);
    if (typeof id !== 'string' && typeof id !== 'number') return;
    running += 1;
    try {
      if (running > MAX_RUNNING) throw new RpcError('Too many requests at once.');
      if (!handler) throw new RpcError(`Method not found: ${method.slice(0, 100)}`, -32601);
      post({ jsonrpc: '2.0', id, result: (await handler(params)) ?? {} });
    } catch (error) {
      const code = error instanceof RpcError ? error.code : -32603;
      post({ jsonrpc: '2.0', id, error: { code, message: (error as Error).message } });
    } finally {
      running -= 1;
    }
  };
}
