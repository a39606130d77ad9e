// What a framed page may do beyond showing itself.

/**
 * Pages work as usual, except that they cannot replace the workspace. Popups need a click by the browser's own rule;
 * downloads would need none, so they wait until the user allows them.
 */
const FRAME_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';
export const WITH_DOWNLOADS = `${FRAME_SANDBOX} allow-downloads`;
/** Between two windows that a page opens after one click, in milliseconds. */
const WINDOW_GAP_MS = 500;

export class FramePermissions {
  readonly #frame: HTMLIFrameElement;
  /** Origin of the site that may download files: in this browser, until the tab is closed. */
  #downloads: string | null = null;
  #windowAt = Number.NEGATIVE_INFINITY;

  constructor(frame: HTMLIFrameElement) {
    this.#frame = frame;
    frame.setAttribute('sandbox', FRAME_SANDBOX);
  }

  get mayDownload(): boolean {
    return this.#frame.sandbox.contains('allow-downloads');
  }

  /** Counts from the next load on. */
  toggleDownloads(url: string): void {
    this.#downloads = this.mayDownload ? null : new URL(url).origin;
  }

  /** To be called before the page is loaded: what a frame may is settled then. */
  settle(url: string): void {
    const mayDownload = this.#downloads === new URL(url).origin;
    this.#frame.setAttribute('sandbox', mayDownload ? WITH_DOWNLOADS : FRAME_SANDBOX);
  }

  /** A click in a frame counts for the pages around it too, so the framed page need not be believed. */
  takeWindow(): boolean {
    const now = performance.now();
    if (!navigator.userActivation.isActive || now - this.#windowAt < WINDOW_GAP_MS) return false;
    this.#windowAt = now;
    return true;
  }
}
