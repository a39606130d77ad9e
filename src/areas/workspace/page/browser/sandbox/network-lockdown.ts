// Runs first in the frame: removes APIs that could bypass the document's network policies. Also runs in nested frames
// that load this script.
const NETWORK = /^(webkit)?RTC|^(WebTransport|WebSocket|EventSource|Presentation|Payment)|^fetchLater$|Worker$/i;
/** Browsers report within 10 ms; a busy machine may need longer. */
const REPORT_MS = 500;

/**
 * Whether the browser enforces the document's Connection-Allowlist. If it does, it reports the creation of a peer
 * connection, which needs no network.
 */
export const isEnforced: Promise<boolean> = new Promise((resolve) => {
  try {
    const observer = new ReportingObserver(
      (reports) => {
        if (reports.some(({ type }) => type === 'connection-allowlist')) resolve(true);
      },
      { types: ['connection-allowlist'] },
    );
    observer.observe();
    // A headless engine without a browser crashes when it creates one, since it has no mDNS responder.
    if (!('chrome' in globalThis)) return resolve(false);
    new RTCPeerConnection().close();
    setTimeout(resolve, REPORT_MS, false);
  } catch {
    resolve(false);
  }
});

for (const name of Object.getOwnPropertyNames(globalThis)) {
  if (!NETWORK.test(name)) continue;
  Reflect.deleteProperty(globalThis, name);
  if (name in globalThis) throw new Error(`Cannot lock down the sandbox: ${name} cannot be removed.`);
}
