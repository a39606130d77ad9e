// Scrolls as the wheel and keys do.
const ARROW_PX = 40;
/** The part of what is visible that a key scrolls by. */
const PAGE = 7 / 8;

/** What scrolls the element: itself, or what is around it. */
function scrollerOf(inner: Element, left: number, top: number): Element {
  const canScroll = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element) =>
    (top !== 0 && scrollHeight > clientHeight) || (left !== 0 && scrollWidth > clientWidth);
  let element = inner;
  while (element.parentElement && !(canScroll(element) && /auto|scroll/.test(getComputedStyle(element).overflow))) {
    element = element.parentElement;
  }
  return element;
}

/** Returns whether anything has moved, or the page has taken the turn of the wheel. */
export function scrollBy(inner: Element, left: number, top: number): boolean {
  const { x, y, width, height } = inner.getBoundingClientRect();
  const place = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, cancelable: true, composed: true };
  if (!inner.dispatchEvent(new WheelEvent('wheel', { ...place, deltaX: left, deltaY: top }))) return true;
  const element = scrollerOf(inner, left, top);
  const before = [element.scrollLeft, element.scrollTop];
  element.scrollBy({ left, top, behavior: 'instant' });
  return before[0] !== element.scrollLeft || before[1] !== element.scrollTop;
}

/** Scrolls by a key. */
export function scroll(target: Element, name: string, isShifted: boolean): void {
  const left = { ArrowLeft: -1, ArrowRight: 1 }[name] ?? 0;
  const top =
    { ArrowUp: -1, ArrowDown: 1, PageUp: -1, PageDown: 1, Space: isShifted ? -1 : 1, Home: -1, End: 1 }[name] ?? 0;
  if (left === 0 && top === 0) return;
  const scroller = scrollerOf(target, left, top);
  const page = /^(Home|End)$/.test(name) ? scroller.scrollHeight : scroller.clientHeight * PAGE;
  const size = name.startsWith('Arrow') ? ARROW_PX : page;
  scroller.scrollBy({ left: left * size, top: top * size, behavior: 'instant' });
}
