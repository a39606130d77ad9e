// Pictures by Element Capture: the shared tab, restricted to one element, with everything that the element shows (frames
// of other origins too) and nothing that lies above it.
import { element } from '../element.ts';
import { type Area, pictureOf, watchTrack, within } from './picture.ts';

/** Newer than TypeScript's list of browser interfaces. */
declare const RestrictionTarget: { fromElement(element: Element): Promise<object> };
interface RestrictableTrack extends MediaStreamTrack {
  restrictTo(target: object): Promise<void>;
}

const FRAME_WAIT_MS = 800;
const BLINK_MS = 16;
/** Frames inside the target paint by themselves, a little later than the page. */
const FITTING_FRAMES = 3;
/** How far a frame may be from the size of its target, in each attempt: some browsers round more than others. */
const ROUNDED_PX = [0.9, 2] as const;

export class TabCamera {
  readonly #track: RestrictableTrack;
  readonly #video: HTMLVideoElement;

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
    // A panel at rest gives no frames: something small has to change, from before the first frame on. It stands in the
    // padding, which is not part of the picture.
    const restore = prepare(target);
    try {
      for (const rounded of ROUNDED_PX) {
        const restricted = this.#restricted(target).then(() => this.#frame(target, rounded));
        if (await within(FRAME_WAIT_MS, restricted))
          return await pictureOf(this.#video, contentOf(target), maxDimension);
      }
      return null;
    } finally {
      restore();
    }
  }

  async #restricted(target: HTMLElement): Promise<void> {
    await this.#track.restrictTo(await RestrictionTarget.fromElement(target));
  }

  /** Frames of the size of the target: one of the former target may still be on its way, or one from before a paint. */
  async #frame(target: HTMLElement, rounded: number): Promise<true> {
    for (let fitting = 0; ; ) {
      const { width, height } = await new Promise<VideoFrameCallbackMetadata>((resolve) =>
        this.#video.requestVideoFrameCallback((_, metadata) => resolve(metadata)),
      );
      const box = target.getBoundingClientRect();
      const isNear = (pixels: number, edge: number) => Math.abs(pixels - edge * devicePixelRatio) <= rounded;
      if (isNear(width, box.width) && isNear(height, box.height)) fitting++;
      if (fitting === FITTING_FRAMES) return true;
    }
  }
}

function contentOf(target: HTMLElement): Area {
  const box = target.getBoundingClientRect();
  const style = getComputedStyle(target);
  const [top = 0, right = 0, bottom = 0, left = 0] = ['Top', 'Right', 'Bottom', 'Left'].map((side) =>
    Number.parseFloat(style[`padding${side as 'Top'}`]),
  );
  const pixels = (css: number) => Math.round(css * devicePixelRatio);
  return {
    x: pixels(left),
    y: pixels(top),
    width: pixels(box.width - left - right),
    height: pixels(box.height - top - bottom),
  };
}

/** Makes room for the dot, and edges even: a frame of odd ones is scaled. */
function prepare(target: HTMLElement): () => void {
  const dot = element('div', { class: 'capture-dot' });
  target.classList.add('captured');
  target.style.removeProperty('--capture-right');
  target.style.removeProperty('--capture-bottom');
  const { width, height } = target.getBoundingClientRect();
  target.style.setProperty('--capture-right', `${surplusOf(width)}px`);
  target.style.setProperty('--capture-bottom', `${surplusOf(height)}px`);
  target.append(dot);
  const timer = setInterval(() => dot.classList.toggle('on'), BLINK_MS);
  return () => {
    clearInterval(timer);
    dot.remove();
    target.classList.remove('captured');
  };
}

/** Over an even number of device pixels, in CSS pixels; a little less, since layout rounds to 1/64 of them. */
const surplusOf = (edge: number): number => ((edge * devicePixelRatio) % 2) / devicePixelRatio - 1 / 32;
