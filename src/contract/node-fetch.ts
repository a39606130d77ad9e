/// <reference path="./undici.d.ts" />
// fetch on Node with undici's current HTTP client. The one inside Node 24 ends the process when a server closes the
// connection while a body waits to be read (nodejs/undici#5360). Bundles for browsers have browser-fetch.ts instead.

let dispatcher: Promise<object | null> | undefined;

/** Takes the global fetch at each call, since tests and hosts replace it. */
export const safeFetch: typeof fetch = async (input, init) => {
  if (hostHasDispatcher()) return fetch(input, init);
  dispatcher ??= createDispatcher();
  const own = await dispatcher;
  return fetch(input, own ? ({ ...init, dispatcher: own } as RequestInit) : init);
};

const HOST = Symbol.for('undici.globalDispatcher.1');

/** One that the host has set, for instance for a proxy, stays in use. */
function hostHasDispatcher(): boolean {
  const found = (globalThis as { [HOST]?: object })[HOST];
  return found !== undefined && found.constructor.name !== 'Agent';
}

/** Imported by their paths: undici's entry point would replace the dispatcher of the whole process. */
async function createDispatcher(): Promise<object | null> {
  try {
    const { default: Agent } = await import('undici/lib/dispatcher/agent.js');
    const { default: Wrapper } = await import('undici/lib/dispatcher/dispatcher1-wrapper.js');
    return new Wrapper(new Agent());
  } catch {
    return null; // not installed: it needs Node 22, and the client inside Node 20 does not have the fault
  }
}
