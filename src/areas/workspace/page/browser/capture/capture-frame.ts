// Decorates an element while it is captured: with a blinking dot, since an unchanged page delivers no frames, and with
// padding outside the screenshot. The padding makes edges even, since a frame with odd edges is scaled, and every other
// time two pixels larger, so that the size of a frame shows that it is new.
import { element } from '../element.ts';
import type { Area } from './picture.ts';

const BLINK_MS = 16;
/** Tolerance: layout rounds to 1/64 of a CSS pixel. */
const ROUNDED_PX = 1 / 16;
let isSmaller = false;

export class CaptureFrame {
  readonly #target: HTMLElement;
  readonly #dot = element('div', { class: 'capture-dot' });
  readonly #timer: ReturnType<typeof setInterval>;
  #right = 0;
  #bottom = 0;

  constructor(target: HTMLElement) {
    this.#target = target;
    target.classList.add('captured');
    this.#setPadding(0, 0);
    this.#evenEdges();
    target.append(this.#dot);
    this.#timer = setInterval(() => this.#dot.classList.toggle('on'), BLINK_MS);
  }

  /** Makes the edges even again after a resize. False: they were odd until now. */
  fit(): boolean {
    const { width, height } = this.#target.getBoundingClientRect();
    if (isEven(width) && isEven(height)) return true;
    this.#evenEdges();
    return false;
  }

  /** The difference in size between frame and target, in device pixels. */
  distanceTo(frame: VideoFrame): number {
    const { width, height } = this.#target.getBoundingClientRect();
    const distance = (pixels: number, edge: number) => Math.abs(pixels - edge * devicePixelRatio);
    return Math.max(distance(frame.displayWidth, width), distance(frame.displayHeight, height));
  }

  /** Whether the frame is scaled down: browsers scale targets that have more pixels than the screen. */
  isScaledIn(frame: VideoFrame): boolean {
    const { width, height } = this.#target.getBoundingClientRect();
    const scale = frame.displayWidth / width;
    return scale < devicePixelRatio && Math.abs(frame.displayHeight - height * scale) < 2;
  }

  /** The area of the frame that shows the target's content. */
  contentIn(frame: VideoFrame): Area {
    const box = this.#target.getBoundingClientRect();
    const style = getComputedStyle(this.#target);
    const [top = 0, right = 0, bottom = 0, left = 0] = ['Top', 'Right', 'Bottom', 'Left'].map((side) =>
      Number.parseFloat(style[`padding${side as 'Top'}`]),
    );
    const across = scaleOf(frame.displayWidth, box.width);
    const down = scaleOf(frame.displayHeight, box.height);
    return {
      x: Math.round(left * across),
      y: Math.round(top * down),
      width: Math.round((box.width - left - right) * across),
      height: Math.round((box.height - top - bottom) * down),
    };
  }

  remove(): void {
    clearInterval(this.#timer);
    this.#dot.remove();
    this.#target.classList.remove('captured');
  }

  #evenEdges(): void {
    const { width, height } = this.#target.getBoundingClientRect();
    isSmaller = !isSmaller && devicePixelRatio >= 1; // the padding is too small for more
    const more = isSmaller ? 2 / devicePixelRatio : 0;
    this.#setPadding(surplusOf(width + this.#right) + more, surplusOf(height + this.#bottom) + more);
  }

  /** In CSS pixels. */
  #setPadding(right: number, bottom: number): void {
    this.#right = right;
    this.#bottom = bottom;
    this.#target.style.setProperty('--capture-right', `${right}px`);
    this.#target.style.setProperty('--capture-bottom', `${bottom}px`);
  }
}

/** The excess over an even number of device pixels, in CSS pixels; slightly less, since layout rounds. */
function surplusOf(edge: number): number {
  const odd = ((edge * devicePixelRatio + ROUNDED_PX) % 2) - ROUNDED_PX;
  return odd / devicePixelRatio - 1 / 32;
}

const isEven = (edge: number): boolean => Math.abs(surplusOf(edge)) * devicePixelRatio < 2 * ROUNDED_PX;

/** Frame pixels per CSS pixel. */
const scaleOf = (pixels: number, edge: number): number =>
  Math.abs(pixels - edge * devicePixelRatio) < 1 ? devicePixelRatio : pixels / edge;
