// Pictures of panels by Element Capture: the shared tab, restricted to one element, with everything that the element
// shows (frames of other origins too) and nothing that lies above it.
import type { Captured, CaptureFailed } from '../../../../generated/workspace/messages.ts';
import { element } from './element.ts';

/** Newer than TypeScript's list of browser interfaces. */
declare const RestrictionTarget: { fromElement(element: Element): Promise<object> };
interface RestrictableTrack extends MediaStreamTrack {
  restrictTo(target: object): Promise<void>;
}

const FRAME_WAIT_MS = 800;
const ATTEMPTS = 2;
const BLINK_MS = 16;

/** Takes pictures from one shared tab, for as long as it is shared. */
export class Camera {
  readonly #track: RestrictableTrack;
  /** Keeps playing: a track without a consumer is never restricted. */
  readonly #video = document.createElement('video');

  /** Null where the browser has no Element Capture. */
  static on(track: MediaStreamTrack): Camera | null {
    return 'RestrictionTarget' in globalThis && 'restrictTo' in track ? new Camera(track as RestrictableTrack) : null;
  }

  private constructor(track: RestrictableTrack) {
    this.#track = track;
    this.#video.muted = true;
    this.#video.srcObject = new MediaStream([track]);
    void this.#video.play().catch(() => {}); // fails when the share ends before its first frame
  }

  async take(target: HTMLElement, maxDimension: number | undefined): Promise<Captured | CaptureFailed> {
    // A static panel yields no frames: a small element in it changes until the first frame.
    const stopBlinking = blink(target);
    try {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        if (
          await within(
            FRAME_WAIT_MS,
            this.#restricted(target).then(() => this.#frame()),
          )
        ) {
          return await draw(this.#video, maxDimension);
        }
      }
      return failed('no-frame', 'The browser drew nothing; its window may be hidden.');
    } catch (error) {
      return failed('failed', (error as Error).message);
    } finally {
      stopBlinking();
    }
  }

  async #restricted(target: HTMLElement): Promise<void> {
    await this.#track.restrictTo(await RestrictionTarget.fromElement(target));
  }

  #frame(): Promise<true> {
    return new Promise((resolve) => this.#video.requestVideoFrameCallback(() => resolve(true)));
  }
}

const within = <T>(ms: number, promise: Promise<T>): Promise<T | null> =>
  Promise.race([promise, new Promise<null>((resolve) => setTimeout(resolve, ms, null))]);

const failed = (code: CaptureFailed['code'], error: string): CaptureFailed => ({ status: 'failed', code, error });

function blink(target: HTMLElement): () => void {
  const dot = element('div', { class: 'capture-dot' });
  target.append(dot);
  const timer = setInterval(() => dot.classList.toggle('on'), BLINK_MS);
  return () => {
    clearInterval(timer);
    dot.remove();
  };
}

async function draw(video: HTMLVideoElement, maxDimension: number | undefined): Promise<Captured> {
  const { videoWidth: width, videoHeight: height } = video;
  const scale = Math.min(1, (maxDimension ?? Number.POSITIVE_INFINITY) / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return { status: 'captured', png: await base64(blob) };
}

function base64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(blob);
  });
}
