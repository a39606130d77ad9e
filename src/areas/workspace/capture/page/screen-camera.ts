// Captures the whole shared screen.
import { pictureOf, within } from './picture.ts';

/** Longest wait for a new frame. An unchanged screen delivers none, and the last frame is still valid. */
const FRESH_MS = 250;
/** The first frame of a share takes a while, on a busy machine several seconds. */
const FIRST_FRAME_MS = 6_000;

export class ScreenCamera {
  /** Keeps playing: a track that is not played delivers no frames. */
  readonly #video = document.createElement('video');

  constructor(track: MediaStreamTrack) {
    this.#video.muted = true;
    this.#video.srcObject = new MediaStream([track]);
    void this.#video.play().catch(() => {}); // fails when the share ends before its first frame
  }

  /** Null: no frame arrived. */
  async take(maxDimension: number): Promise<string | null> {
    const hasFrame = () => this.#video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
    const nextFrame = new Promise((resolve) => this.#video.requestVideoFrameCallback(resolve));
    await within(hasFrame() ? FRESH_MS : FIRST_FRAME_MS, nextFrame);
    if (!hasFrame()) return null;
    const { videoWidth: width, videoHeight: height } = this.#video;
    return pictureOf(this.#video, { x: 0, y: 0, width, height }, maxDimension);
  }
}
