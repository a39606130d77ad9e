/// <reference path="./undici.d.ts" />
// fetch on Node with undici's current HTTP client. The one built into Node 24 crashes the process when a server closes
// the connection while a body is unread (nodejs/undici#5360). Browser bundles use browser-fetch.ts instead.

let dispatcher: Promise<object | null> | undefined;

/** Looks up the global fetch on each call, since tests and host programs replace it. */
export const safeFetch: typeof fetch = async (input, init) => {
  if (hostHasDispatcher()) return fetch(input, init);
  dispatcher ??= createDispatcher();
  const own = await dispatcher;
  return fetch(input, own ? ({ ...init, dispatcher: own } as RequestInit) : init);
};

const GLOBAL_DISPATCHER = Symbol.for('undici.globalDispatcher.1');

/**
 * Whether the host program has set its own dispatcher, for instance for a proxy; it stays in use. Node does not export its
 * Agent, and undici's has the same name, but an error shows where the class is from.
 */
function hostHasDispatcher(): boolean {
  const { constructor: Agent } = (globalThis as { [GLOBAL_DISPATCHER]?: object })[GLOBAL_DISPATCHER] ?? {};
  if (Agent?.name !== 'Agent') return Agent !== undefined && Agent !== Object;
  try {
    return Boolean(new (Agent as new (options: object) => object)({ factory: 'none' }));
  } catch (error) {
    return !String((error as Error).stack).includes('node:internal/deps/undici');
  }
}

/** Imports undici's internal files, because its entry point would replace the dispatcher of the whole process. */
async function createDispatcher(): Promise<object | null> {
  try {
    const { default: Agent } = await import('undici/lib/dispatcher/agent.js');
    const { default: Wrapper } = await import('undici/lib/dispatcher/dispatcher1-wrapper.js');
    return new Wrapper(new Agent());
  } catch {
    return null; // not installed: it needs Node 22, and Node 20's built-in client does not have the bug
  }
}

/** The body of a response. Null if it has more than `maxBytes`; the rest of it is not read. */
export async function readLimitedBody(response: Response, maxBytes: number): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
