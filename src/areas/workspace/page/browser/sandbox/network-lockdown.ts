// Runs first in the frame: removes APIs that could reach the network past the document's
// policies. Runs wherever this script does: a frame inside the frame could load it too.
const NETWORK = /^(webkit)?RTC|^(WebTransport|WebSocket|EventSource|Presentation|Payment)|^fetchLater$|Worker$/i;
/** A browser that reports does so within 10 ms; a machine with other work to do may need longer. */
const REPORT_MS = 500;

/**
 * Whether the browser enforces the document's Connection-Allowlist: then it reports a peer connection, which needs no
 * network to be made.
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
    // A shell of the engine without the browser around it ends the page that makes one: it has no mDNS responder.
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
