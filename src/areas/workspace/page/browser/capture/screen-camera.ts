// Captures the whole shared screen.
import { pictureOf, watchTrack, within } from './picture.ts';

/** Longest wait for a new frame. An unchanged screen delivers none, and the last frame is still valid. */
const FRESH_MS = 250;
/** The first frame of a share takes a while, on a busy machine several seconds. */
const FIRST_FRAME_MS = 6_000;

export class ScreenCamera {
  readonly #video: HTMLVideoElement;

  constructor(track: MediaStreamTrack) {
    this.#video = watchTrack(track);
  }

  /** Null: no frame arrived. */
  async take(maxDimension: number): Promise<string | null> {
    const hasFrame = () => this.#video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
    await within(hasFrame() ? FRESH_MS : FIRST_FRAME_MS, this.#frame());
    if (!hasFrame()) return null;
    const { videoWidth: width, videoHeight: height } = this.#video;
    return pictureOf(this.#video, { x: 0, y: 0, width, height }, maxDimension);
  }

  #frame(): Promise<void> {
    return new Promise((resolve) => this.#video.requestVideoFrameCallback(() => resolve()));
  }
}
