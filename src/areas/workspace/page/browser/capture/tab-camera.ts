// Captures single elements of the shared tab with Element Capture: everything that the element shows, including frames
// of other origins, and nothing that covers it.

import { CaptureFrame } from './capture-frame.ts';
import { pictureOf, watchTrack } from './picture.ts';

/** Missing in TypeScript's DOM types. */
declare const RestrictionTarget: { fromElement(element: Element): Promise<object> };
interface RestrictableTrack extends MediaStreamTrack {
  restrictTo(target: object): Promise<void>;
}

/** How long to wait for a frame of exactly the right size. */
const FITTING_MS = 1_500;
/** How long after that a scaled frame, or one of about the right size, is accepted: browsers round differently. */
const ANY_MS = 1_500;
const ROUNDED_PX = 2;

export class TabCamera {
  readonly #track: RestrictableTrack;
  readonly #video: HTMLVideoElement;
  #target: HTMLElement | null = null;

  static get isSupported(): boolean {
    return 'RestrictionTarget' in globalThis && 'getDisplayMedia' in (navigator.mediaDevices ?? {});
  }

  /** Null: the track cannot be restricted. */
  static on(track: MediaStreamTrack): TabCamera | null {
    return TabCamera.isSupported && 'restrictTo' in track ? new TabCamera(track as RestrictableTrack) : null;
  }

  private constructor(track: RestrictableTrack) {
    this.#track = track;
    this.#video = watchTrack(track);
  }

  /** Captures the content inside the element's padding. Null: the browser rendered nothing. */
  async take(target: HTMLElement, maxDimension: number): Promise<string | null> {
    const captureFrame = new CaptureFrame(target);
    let picture: Promise<string> | null = null;
    try {
      await this.#restrict(target);
      const frame = await this.#frame(captureFrame, performance.now());
      picture = frame && pictureOf(frame, captureFrame.contentIn(frame), maxDimension);
      frame?.close();
    } finally {
      captureFrame.remove(); // before encoding, which the blinking would delay
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
   * The first frame that was captured after `start` (page time) and has the size of its target. Other frames show the
   * previous target, predate a paint, or are scaled because the target was resized.
   */
  #frame(captureFrame: CaptureFrame, start: number): Promise<VideoFrame | null> {
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
        if (!captureFrame.fit() || captureTime < start) return;
        const frame = new VideoFrame(this.#video);
        const distance = captureFrame.distanceTo(frame);
        const isLate = now - start >= FITTING_MS;
        if (distance < 1 || (isLate && (distance <= ROUNDED_PX || captureFrame.isScaledIn(frame)))) return end(frame);
        frame.close();
      };
      handle = this.#video.requestVideoFrameCallback(look);
    });
  }
}
