// Captures single elements of the shared tab with Element Capture: everything that the element shows, including frames
// of other origins, and nothing that covers it.

import { CaptureFrame } from './capture-frame.ts';
import { FrameColors } from './frame-colors.ts';
import { type Area, pictureOf, within } from './picture.ts';

/** Missing in TypeScript's DOM types. */
declare const RestrictionTarget: { fromElement(element: Element): Promise<object> };
interface RestrictableTrack extends MediaStreamTrack {
  restrictTo(target: object): Promise<void>;
}
declare const MediaStreamTrackProcessor: new (options: {
  readonly track: MediaStreamTrack;
  readonly maxBufferSize: number;
}) => { readonly readable: ReadableStream<VideoFrame> };

/** The largest screenshot that a caller can request. */
const MAX_DIMENSION = 8_192;
/** How long to wait for a frame of exactly the right size. */
const FITTING_MS = 1_500;
/** How long after that a scaled frame, or one of about the right size, is accepted: browsers round differently. */
const ANY_MS = 1_500;
const ROUNDED_PX = 2;

export class TabCamera {
  readonly #track: RestrictableTrack;
  readonly #colors = new FrameColors();
  #target: HTMLElement | null = null;
  /** Frame pixels per CSS pixel in the last screenshot. */
  #scale = devicePixelRatio;

  static get isSupported(): boolean {
    const needed = ['RestrictionTarget', 'MediaStreamTrackProcessor'];
    return needed.every((name) => name in globalThis) && 'getDisplayMedia' in (navigator.mediaDevices ?? {});
  }

  /**
   * The largest frames to ask for. By default, browsers scale a tab down to the size of the screen. With a GPU, they also
   * render a smaller tab larger, which costs time.
   */
  static get largestFrame(): MediaTrackConstraints {
    const gl = document.createElement('canvas').getContext('webgl');
    const names = gl?.getExtension('WEBGL_debug_renderer_info');
    const hasGpu = gl && names && !/swiftshader|llvmpipe/i.test(gl.getParameter(names.UNMASKED_RENDERER_WEBGL));
    const largest = (tab: number, display: number) =>
      hasGpu ? Math.ceil(Math.max(tab, display) * devicePixelRatio) : MAX_DIMENSION;
    return {
      width: { max: largest(innerWidth, screen.width) },
      height: { max: largest(innerHeight, screen.height) },
    };
  }

  /** The track must be one of this tab. */
  constructor(track: MediaStreamTrack) {
    this.#track = track as RestrictableTrack;
  }

  /** Captures the content inside the element's padding, or the part of it at `place`. Null: the browser rendered nothing. */
  async take(target: HTMLElement, maxDimension: number, place: DOMRect | null = null): Promise<string | null> {
    const captureFrame = new CaptureFrame(target, this.#scale);
    try {
      // A track without a reader captures nothing. So the first frame of a known target already shows the padding.
      if (this.#target === target) await within(FITTING_MS, captureFrame.whenPainted());
      const frame = await this.#frame(captureFrame, target);
      if (!frame) return null;
      this.#scale = captureFrame.scale;
      const content = captureFrame.contentIn(frame);
      const area = place ? partOf(content, place, target.getBoundingClientRect(), captureFrame.scale) : content;
      const corrected = await this.#colors.correct(frame);
      captureFrame.remove(); // before encoding, which blocks the page
      // Not larger than on the screen, where the browser enlarges frames.
      const longest = Math.round(Math.max(area.width, area.height) * Math.min(1, devicePixelRatio / this.#scale));
      const picture = pictureOf(corrected, area, Math.min(longest, maxDimension));
      corrected.close();
      return picture;
    } finally {
      captureFrame.remove();
    }
  }

  /**
   * The first frame that has the size of its target. Other frames show the previous target, predate a paint, or are
   * scaled because the target was resized. Null: none came in time, or the share ended.
   */
  async #frame(captureFrame: CaptureFrame, target: HTMLElement): Promise<VideoFrame | null> {
    const { readable } = new MediaStreamTrackProcessor({ track: this.#track, maxBufferSize: 1 });
    const reader = readable.getReader();
    const start = performance.now();
    const timer = setTimeout(() => void reader.cancel(), FITTING_MS + ANY_MS);
    try {
      if (this.#target !== target) {
        this.#target = null;
        await this.#track.restrictTo(await RestrictionTarget.fromElement(target)); // needs a reader
        this.#target = target;
      }
      for (;;) {
        const { value: frame } = await reader.read();
        if (!frame) return null;
        const isLate = performance.now() - start >= FITTING_MS;
        if (captureFrame.fit()) {
          const distance = captureFrame.distanceTo(frame);
          const isAbout = distance <= ROUNDED_PX || captureFrame.isScaledIn(frame);
          if (distance < 1 || (isLate && isAbout)) return frame;
          captureFrame.adoptScaleOf(frame);
        }
        frame.close();
      }
    } finally {
      clearTimeout(timer);
      void reader.cancel();
    }
  }
}

/** The part of the content at a place of the window. The target begins with its content. */
function partOf(content: Area, place: DOMRect, target: DOMRect, scale: number): Area {
  const x = Math.max(0, Math.round((place.x - target.x) * scale));
  const y = Math.max(0, Math.round((place.y - target.y) * scale));
  return {
    x,
    y,
    width: Math.max(1, Math.min(content.x + content.width - x, Math.round(place.width * scale))),
    height: Math.max(1, Math.min(content.y + content.height - y, Math.round(place.height * scale))),
  };
}
