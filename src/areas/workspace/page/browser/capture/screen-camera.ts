// Pictures of the screen that the user shares, as a whole.
import { pictureOf, watchTrack, within } from './picture.ts';

/** For a fresh frame; a screen at rest gives none, and the last one still shows it. */
const FRESH_MS = 250;
/** A share that has just begun gives its first frame after a while, on a busy machine after seconds. */
const FIRST_FRAME_MS = 6_000;

export class ScreenCamera {
  readonly #video: HTMLVideoElement;

  constructor(track: MediaStreamTrack) {
    this.#video = watchTrack(track);
  }

  /** Null: there was no frame. */
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
