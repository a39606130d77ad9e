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

export function createCaptureFrame(target: HTMLElement, scale: number) {
  const dot = element('div', { class: 'capture-dot' });
  let rightPadding = 0;
  let bottomPadding = 0;
  /** `scale`: frame pixels per CSS pixel; at first as expected. */
  const captureFrame = { scale, whenPainted, fit, distanceTo, adoptScaleOf, isScaledIn, contentIn, remove };
  target.classList.add('captured');
  setPadding(0, 0);
  evenEdges();
  target.append(dot);
  blink();

  /** Resolves once the browser has painted the dot and the padding; never while the page is hidden. */
  function whenPainted(): Promise<unknown> {
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }

  /** Makes the edges even again after a resize. False: they were odd until now. */
  function fit(): boolean {
    const { width, height } = target.getBoundingClientRect();
    if (isEven(width) && isEven(height)) return true;
    evenEdges();
    return false;
  }

  /** The difference in size between frame and target, in frame pixels. */
  function distanceTo(frame: VideoFrame, frameScale = captureFrame.scale): number {
    const { width, height } = target.getBoundingClientRect();
    const distance = (pixels: number, edge: number) => Math.abs(pixels - edge * frameScale);
    return Math.max(distance(frame.displayWidth, width), distance(frame.displayHeight, height));
  }

  /**
   * Adopts the scale of a frame that does not fit. Where developer tools emulate a device, frames have the pixels of the
   * real screen; with a GPU, a browser may enlarge them.
   */
  function adoptScaleOf(frame: VideoFrame): void {
    const { width } = target.getBoundingClientRect();
    const rounded = Math.round(frame.displayWidth / width / SCALE_STEP) * SCALE_STEP;
    const fitting = [devicePixelRatio, rounded].find((each) => distanceTo(frame, each) < FRAME_ROUNDED_PX);
    if (!fitting || fitting === captureFrame.scale) return;
    captureFrame.scale = fitting;
    evenEdges();
  }

  /** Whether the frame is scaled down: browsers scale targets that have more pixels than the screen. */
  function isScaledIn(frame: VideoFrame): boolean {
    const { width, height } = target.getBoundingClientRect();
    const frameScale = frame.displayWidth / width;
    return frameScale < devicePixelRatio && Math.abs(frame.displayHeight - height * frameScale) < 2;
  }

  /** The area of the frame that shows the target's content. */
  function contentIn(frame: VideoFrame): Area {
    const box = target.getBoundingClientRect();
    const style = getComputedStyle(target);
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

  function remove(): void {
    dot.remove();
    target.classList.remove('captured');
  }

  /** At most once per painted frame: two changes before a paint would cancel each other out. */
  function blink(): void {
    if (!dot.isConnected) return;
    dot.classList.toggle('on');
    setTimeout(requestAnimationFrame, BLINK_MS, blink);
  }

  function evenEdges(): void {
    const { width, height } = target.getBoundingClientRect();
    isSmaller = !isSmaller && captureFrame.scale >= 1; // the padding is too small for more
    const more = isSmaller ? 2 / captureFrame.scale : 0;
    setPadding(surplusOf(width + rightPadding) + more, surplusOf(height + bottomPadding) + more);
  }

  /** In CSS pixels. */
  function setPadding(right: number, bottom: number): void {
    rightPadding = right;
    bottomPadding = bottom;
    target.style.setProperty('--capture-right', `${right}px`);
    target.style.setProperty('--capture-bottom', `${bottom}px`);
  }

  /** The excess over an even number of frame pixels, in CSS pixels; slightly less, since layout rounds. */
  function surplusOf(edge: number): number {
    const odd = ((edge * captureFrame.scale + ROUNDED_PX) % 2) - ROUNDED_PX;
    return odd / captureFrame.scale - 1 / 32;
  }

  function isEven(edge: number): boolean {
    return Math.abs(surplusOf(edge)) * captureFrame.scale < 2 * ROUNDED_PX;
  }

  /** The scale of one edge; differs from that of the frame if the frame does not fit. */
  function scaleOf(pixels: number, edge: number): number {
    return Math.abs(pixels - edge * captureFrame.scale) < 1 ? captureFrame.scale : pixels / edge;
  }

  return captureFrame;
}
export type CaptureFrame = ReturnType<typeof createCaptureFrame>;
