/** Browsers report within 10 ms; a busy machine may need longer. */
const REPORT_MS = 500;

/**
 * Whether the browser enforces the document's Connection-Allowlist. If it does, it reports the creation of a peer
 * connection, which needs no network. `blocked` gets the addresses of later reports.
 */
export const isEnforced = (blocked: (address: string) => void = () => {}): Promise<boolean> =>
  new Promise((resolve) => {
    let isReported = false;
    try {
      const observer = new ReportingObserver(
        (reports) => {
          for (const { body } of reports) {
            if (isReported) blocked((body as { url?: string } | null)?.url ?? '');
            isReported = true;
            resolve(true);
          }
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
