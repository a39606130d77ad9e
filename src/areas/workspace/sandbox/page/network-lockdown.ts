// Runs first in the frame: removes APIs that could bypass the document's network policies. Also runs in nested frames
// that load this script.
import { isEnforced } from '../../page-kit/connection-allowlist.ts';

const NETWORK = /^(webkit)?RTC|^(WebTransport|WebSocket|EventSource|Presentation|Payment)|^fetchLater$|Worker$/i;

export const enforcement = isEnforced();

for (const name of Object.getOwnPropertyNames(globalThis)) {
  if (!NETWORK.test(name)) continue;
  Reflect.deleteProperty(globalThis, name);
  if (name in globalThis) throw new Error(`Cannot lock down the sandbox: ${name} cannot be removed.`);
}
