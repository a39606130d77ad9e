// Pictures by Element Capture: the shared tab, restricted to one element, with everything that the element shows (frames
// of other origins too) and nothing that lies above it.
import { pictureOf, watchTrack } from './picture.ts';
import { Surround } from './surround.ts';

/** Newer than TypeScript's list of browser interfaces. */
declare const RestrictionTarget: { fromElement(element: Element): Promise<object> };
interface RestrictableTrack extends MediaStreamTrack {
  restrictTo(target: object): Promise<void>;
}

/** Until a frame of the right size comes. */
const FITTING_MS = 1_500;
/** Beyond that, one of about the right size or one that is scaled is taken: some browsers round more than others. */
const ANY_MS = 1_500;
const ROUNDED_PX = 2;

export class TabCamera {
  readonly #track: RestrictableTrack;
  readonly #video: HTMLVideoElement;
  #target: HTMLElement | null = null;

  /** Whether the browser has Element Capture. */
  static get isSupported(): boolean {
    return 'RestrictionTarget' in globalThis && 'getDisplayMedia' in (navigator.mediaDevices ?? {});
  }

  /** Null where the track cannot be restricted. */
  static on(track: MediaStreamTrack): TabCamera | null {
    return TabCamera.isSupported && 'restrictTo' in track ? new TabCamera(track as RestrictableTrack) : null;
  }

  private constructor(track: RestrictableTrack) {
    this.#track = track;
    this.#video = watchTrack(track);
  }

  /** Of what an element holds inside its padding. Null: the browser drew nothing. */
  async take(target: HTMLElement, maxDimension: number): Promise<string | null> {
    const surround = new Surround(target);
    let picture: Promise<string> | null = null;
    try {
      await this.#restrict(target);
      const frame = await this.#frame(surround, performance.now());
      picture = frame && pictureOf(frame, surround.contentIn(frame), maxDimension);
      frame?.close();
    } finally {
      surround.remove(); // before the picture is encoded, which the blinking would delay
    }
    return picture;
  }

  async #restrict(target: HTMLElement): Promise<void> {
    if (this.#target === target) return;
    this.#target = null;
    await this.#track.restrictTo(await RestrictionTarget.fromElement(target));
    this.#target = target;
  }

  /**
   * The first frame that was captured after `start` (in the page's time) and is as large as what it shows. Others come
   * too: of the former target, from before a paint, or scaled because the target was resized meanwhile.
   */
  #frame(surround: Surround, start: number): Promise<VideoFrame | null> {
    return new Promise((resolve) => {
      let handle = 0;
      const end = (frame: VideoFrame | null) => {
        clearTimeout(timer);
        this.#video.cancelVideoFrameCallback(handle);
        resolve(frame);
      };
      const timer = setTimeout(end, FITTING_MS + ANY_MS, null);
      const look = (now: number, { captureTime = now }: VideoFrameCallbackMetadata) => {
        handle = this.#video.requestVideoFrameCallback(look);
        if (!surround.fit() || captureTime < start) return;
        const frame = new VideoFrame(this.#video);
        const distance = surround.distanceTo(frame);
        const isLate = now - start >= FITTING_MS;
        if (distance < 1 || (isLate && (distance <= ROUNDED_PX || surround.isScaledIn(frame)))) return end(frame);
        frame.close();
      };
      handle = this.#video.requestVideoFrameCallback(look);
    });
  }
}
