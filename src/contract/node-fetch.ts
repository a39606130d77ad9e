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

/** Whether the host program has set its own dispatcher, for instance for a proxy; it stays in use. */
function hostHasDispatcher(): boolean {
  const found = (globalThis as { [GLOBAL_DISPATCHER]?: { readonly constructor: unknown } })[GLOBAL_DISPATCHER];
  return found !== undefined && !isBuiltIn(found.constructor as new (options: object) => object);
}

const builtIn = new WeakMap<object, boolean>();

/** Node does not export its own Agent, and undici's has the same name. But an error says where its class is from. */
function isBuiltIn(Agent: new (options: object) => object): boolean {
  const known = builtIn.get(Agent);
  if (known !== undefined || Agent.name !== 'Agent') return known ?? false;
  let isNodes = false;
  try {
    new Agent({ factory: 'none' });
  } catch (error) {
    isNodes = /^ +at .*node:internal\/deps\/undici/m.test((error as Error).stack ?? '');
  }
  builtIn.set(Agent, isNodes);
  return isNodes;
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
