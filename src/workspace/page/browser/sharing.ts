// The user's two shares: this tab, and the screen. Only a click can start one; it is kept until the user ends it.
import type { Sharing } from '../../../../generated/workspace/messages.ts';
import { Camera } from './capture.ts';

export type Share = keyof Sharing;

export class Shares {
  readonly #tracks = new Map<Share, MediaStreamTrack>();
  #camera: Camera | null = null;
  readonly #changed: (sharing: Sharing) => void;

  constructor(changed: (sharing: Sharing) => void) {
    this.#changed = changed;
  }

  get sharing(): Sharing {
    return { tab: this.#tracks.has('tab'), screen: this.#tracks.has('screen') };
  }

  /** For pictures of what this tab shows; null while it is not shared, or where the browser cannot. */
  get camera(): Camera | null {
    return this.#camera;
  }

  /** To be called from a click. Resolves to a sentence when the browser or the user refused. */
  async start(share: Share): Promise<string | null> {
    if (this.#tracks.has(share)) return null;
    try {
      const stream = await navigator.mediaDevices.getDisplayMedia(
        share === 'tab'
          ? ({
              video: { displaySurface: 'browser' },
              audio: false,
              preferCurrentTab: true,
            } as DisplayMediaStreamOptions)
          : { video: { displaySurface: 'monitor' }, audio: false },
      );
      const [track] = stream.getVideoTracks();
      if (!track) return 'The browser shared nothing.';
      track.addEventListener('ended', () => this.#end(share));
      this.#tracks.set(share, track);
      if (share === 'tab') this.#camera = Camera.on(track);
      this.#changed(this.sharing);
      return null;
    } catch (error) {
      return error instanceof DOMException && error.name === 'NotAllowedError'
        ? 'Sharing was not allowed.'
        : `Sharing did not work: ${(error as Error).message}`;
    }
  }

  stop(share: Share): void {
    this.#tracks.get(share)?.stop();
    this.#end(share);
  }

  #end(share: Share): void {
    if (share === 'tab') this.#camera = null;
    if (this.#tracks.delete(share)) this.#changed(this.sharing);
  }
}
