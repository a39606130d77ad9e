// Permissions of framed pages.

/**
 * Pages work as usual, but cannot replace the workspace. Browsers allow popups only after a click; downloads need no
 * click, so they require the user's permission.
 */
const FRAME_SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox';
export const WITH_DOWNLOADS = `${FRAME_SANDBOX} allow-downloads`;
/** Our own page gets no origin: it must not reach the workspace page. */
const WIDGET_SANDBOX = WITH_DOWNLOADS.replace('allow-same-origin ', '');
/** Minimum interval between windows that a page opens after one click. */
const WINDOW_GAP_MS = 500;

export class FramePermissions {
  readonly #frame: HTMLIFrameElement;
  /** The origin that may download files, in this browser, until the tab is closed. */
  #downloads: string | null = null;
  #windowAt = Number.NEGATIVE_INFINITY;

  constructor(frame: HTMLIFrameElement) {
    this.#frame = frame;
    frame.setAttribute('sandbox', FRAME_SANDBOX);
  }

  get mayDownload(): boolean {
    return this.#frame.sandbox.contains('allow-downloads');
  }

  /** Takes effect on the next load. */
  toggleDownloads(url: string): void {
    this.#downloads = this.mayDownload ? null : new URL(url).origin;
  }

  /** To be called before each load, when the browser reads the permissions. */
  settle(url: string, isWidget = false): void {
    if (isWidget) return this.#frame.setAttribute('sandbox', WIDGET_SANDBOX);
    const mayDownload = this.#downloads === new URL(url).origin;
    this.#frame.setAttribute('sandbox', mayDownload ? WITH_DOWNLOADS : FRAME_SANDBOX);
  }

  /** A click in a frame also activates the pages around it, so this needs no trust in the framed page. */
  takeWindow(): boolean {
    const now = performance.now();
    if (!navigator.userActivation.isActive || now - this.#windowAt < WINDOW_GAP_MS) return false;
    this.#windowAt = now;
    return true;
  }
}
