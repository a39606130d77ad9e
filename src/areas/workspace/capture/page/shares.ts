// Shares of this tab and of the screen. Only a click can start one; it lasts until the user ends it.
import type { Sharing } from '../../../../../generated/workspace/messages.ts';
import { ScreenCamera } from './screen-camera.ts';
import { TabCamera } from './tab-camera.ts';

export type Share = keyof Sharing;

/** What this browser can share for screenshots. */
export const canShare = (): Sharing => ({
  tab: TabCamera.isSupported,
  screen: 'getDisplayMedia' in (navigator.mediaDevices ?? {}),
});

/** Missing in TypeScript's DOM types. */
interface ShareOptions extends DisplayMediaStreamOptions {
  readonly preferCurrentTab?: boolean;
  readonly monitorTypeSurfaces?: 'include' | 'exclude';
  readonly selfBrowserSurface?: 'include' | 'exclude';
}

const OPTIONS: Readonly<Record<Share, () => ShareOptions>> = {
  tab: () => ({
    video: { displaySurface: 'browser', ...TabCamera.largestFrame },
    audio: false,
    preferCurrentTab: true,
  }),
  screen: () => ({
    video: { displaySurface: 'monitor' },
    audio: false,
    monitorTypeSurfaces: 'include',
    selfBrowserSurface: 'exclude',
  }),
};

export class Shares {
  readonly #tracks = new Map<Share, MediaStreamTrack>();
  /** Null while the tab is not shared. */
  tabCamera: TabCamera | null = null;
  /** Null while the screen is not shared. */
  screenCamera: ScreenCamera | null = null;
  readonly #changed: (sharing: Sharing) => void;

  constructor(changed: (sharing: Sharing) => void) {
    this.#changed = changed;
  }

  get sharing(): Sharing {
    return { tab: this.#tracks.has('tab'), screen: this.#tracks.has('screen') };
  }

  /** Must be called from a click. Resolves to a message if the browser or the user refused. */
  async start(share: Share): Promise<string | null> {
    if (this.#tracks.has(share)) return null;
    if (!canShare()[share]) return UNABLE[share];
    try {
      const stream = await navigator.mediaDevices.getDisplayMedia(OPTIONS[share]());
      const [track] = stream.getVideoTracks();
      if (!track) return 'The browser did not share anything.';
      const refusal = this.#refusal(share, track);
      if (refusal !== null) {
        track.stop();
        return refusal;
      }
      track.addEventListener('ended', () => this.#end(share));
      this.#tracks.set(share, track);
      if (share === 'tab') this.tabCamera = new TabCamera(track);
      else this.screenCamera = new ScreenCamera(track);
      this.#announce();
      return null;
    } catch (error) {
      return error instanceof DOMException && error.name === 'NotAllowedError'
        ? 'You declined to share.'
        : `Sharing failed: ${(error as Error).message}`;
    }
  }

  stop(share: Share): void {
    this.#tracks.get(share)?.stop();
    this.#end(share);
  }

  /** In the browser's dialog, the user can choose something other than requested. */
  #refusal(share: Share, track: MediaStreamTrack): string | null {
    const { displaySurface = 'monitor' } = track.getSettings();
    if (share === 'screen' && displaySurface !== 'monitor') return 'Choose your entire screen, not a window or a tab.';
    if (share === 'tab' && !('restrictTo' in track)) return 'Choose this tab, not a window or a screen.';
    return null;
  }

  #end(share: Share): void {
    if (share === 'tab') this.tabCamera = null;
    else this.screenCamera = null;
    if (this.#tracks.delete(share)) this.#announce();
  }

  #announce(): void {
    document.body.classList.toggle('tab-shared', this.sharing.tab); // makes space beside the panels in narrow windows
    this.#changed(this.sharing);
  }
}

const UNABLE: Readonly<Record<Share, string>> = {
  tab: 'This browser cannot capture panels. Use Chromium 132 or later.',
  screen: 'This browser cannot share the screen.',
};
