// Decorates an element while it is captured: with a blinking dot, since an unchanged page delivers no frames, and with
// padding outside the screenshot. The padding makes edges even, since a frame with odd edges is scaled, and every other
// time two pixels larger, so that the size of a frame shows that it is new. The dot's color shows how frames are encoded.
import { element } from '../../page-kit/element.ts';
import type { Area } from './picture.ts';

/** Each change makes the browser paint and capture the whole element again. */
const BLINK_MS = 50;
/** Tolerance: layout rounds to 1/64 of a CSS pixel. */
const ROUNDED_PX = 1 / 16;
/** Scale factors of screens are multiples of this. */
const SCALE_STEP = 1 / 4;
/** Frames have even edges, so that one with odd edges was rounded by less than this. */
const FRAME_ROUNDED_PX = 2;
let isSmaller = false;

export class CaptureFrame {
  /** Frame pixels per CSS pixel; at first as expected. */
  scale: number;
  readonly #target: HTMLElement;
  readonly #dot = element('div', { class: 'capture-dot' });
  #rightPadding = 0;
  #bottomPadding = 0;

  constructor(target: HTMLElement, scale: number) {
    this.#target = target;
    this.scale = scale;
    target.classList.add('captured');
    this.#setPadding(0, 0);
    this.#evenEdges();
    target.append(this.#dot);
    this.#blink();
  }

  /** Resolves once the browser has painted the dot and the padding; never while the page is hidden. */
  whenPainted(): Promise<unknown> {
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }

  /** Makes the edges even again after a resize. False: they were odd until now. */
  fit(): boolean {
    const { width, height } = this.#target.getBoundingClientRect();
    if (this.#isEven(width) && this.#isEven(height)) return true;
    this.#evenEdges();
    return false;
  }

  /** The difference in size between frame and target, in frame pixels. */
  distanceTo(frame: VideoFrame, frameScale = this.scale): number {
    const { width, height } = this.#target.getBoundingClientRect();
    const distance = (pixels: number, edge: number) => Math.abs(pixels - edge * frameScale);
    return Math.max(distance(frame.displayWidth, width), distance(frame.displayHeight, height));
  }

  /**
   * Adopts the scale of a frame that does not fit. Where developer tools emulate a device, frames have the pixels of the
   * real screen; with a GPU, a browser may enlarge them.
   */
  adoptScaleOf(frame: VideoFrame): void {
    const { width } = this.#target.getBoundingClientRect();
    const rounded = Math.round(frame.displayWidth / width / SCALE_STEP) * SCALE_STEP;
    const fitting = [devicePixelRatio, rounded].find((each) => this.distanceTo(frame, each) < FRAME_ROUNDED_PX);
    if (!fitting || fitting === this.scale) return;
    this.scale = fitting;
    this.#evenEdges();
  }

  /** Whether the frame is scaled down: browsers scale targets that have more pixels than the screen. */
  isScaledIn(frame: VideoFrame): boolean {
    const { width, height } = this.#target.getBoundingClientRect();
    const frameScale = frame.displayWidth / width;
    return frameScale < devicePixelRatio && Math.abs(frame.displayHeight - height * frameScale) < 2;
  }

  /** The area of the frame that shows the target's content. */
  contentIn(frame: VideoFrame): Area {
    const box = this.#target.getBoundingClientRect();
    const style = getComputedStyle(this.#target);
    const [top = 0, right = 0, bottom = 0, left = 0] = ['Top', 'Right', 'Bottom', 'Left'].map((side) =>
      Number.parseFloat(style[`padding${side as 'Top'}`]),
    );
    const across = this.#scaleOf(frame.displayWidth, box.width);
    const down = this.#scaleOf(frame.displayHeight, box.height);
    return {
      x: Math.round(left * across),
      y: Math.round(top * down),
      width: Math.round((box.width - left - right) * across),
      height: Math.round((box.height - top - bottom) * down),
    };
  }

  remove(): void {
    this.#dot.remove();
    this.#target.classList.remove('captured');
  }

  /** At most once per painted frame: two changes before a paint would cancel each other out. */
  readonly #blink = (): void => {
    if (!this.#dot.isConnected) return;
    this.#dot.classList.toggle('on');
    setTimeout(requestAnimationFrame, BLINK_MS, this.#blink);
  };

  #evenEdges(): void {
    const { width, height } = this.#target.getBoundingClientRect();
    isSmaller = !isSmaller && this.scale >= 1; // the padding is too small for more
    const more = isSmaller ? 2 / this.scale : 0;
    this.#setPadding(
      this.#surplusOf(width + this.#rightPadding) + more,
      this.#surplusOf(height + this.#bottomPadding) + more,
    );
  }

  /** In CSS pixels. */
  #setPadding(right: number, bottom: number): void {
    this.#rightPadding = right;
    this.#bottomPadding = bottom;
    this.#target.style.setProperty('--capture-right', `${right}px`);
    this.#target.style.setProperty('--capture-bottom', `${bottom}px`);
  }

  /** The excess over an even number of frame pixels, in CSS pixels; slightly less, since layout rounds. */
  #surplusOf(edge: number): number {
    const odd = ((edge * this.scale + ROUNDED_PX) % 2) - ROUNDED_PX;
    return odd / this.scale - 1 / 32;
  }

  #isEven(edge: number): boolean {
    return Math.abs(this.#surplusOf(edge)) * this.scale < 2 * ROUNDED_PX;
  }

  /** The scale of one edge; differs from that of the frame if the frame does not fit. */
  #scaleOf(pixels: number, edge: number): number {
    return Math.abs(pixels - edge * this.scale) < 1 ? this.scale : pixels / edge;
  }
}
