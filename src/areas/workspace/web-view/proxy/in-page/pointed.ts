// What the user points at, in nested documents too. Nothing in the page is told of it.
import { roleOf } from './aria.ts';
import { hitAt, type Point } from './pointer.ts';
import type { Box } from './protocol.ts';
import { chainOf } from './styles.ts';

/** Icons and texts stand for the control around them, which is not further away. */
const MAX_AROUND = 5;
const CONTROL = /^(link|button|checkbox|radio|switch|tab|option|menuitem|treeitem|combobox)$/;

export function pointedAt(at: Point, page: Document = document): Element {
  const hit = hitAt(page, at) ?? page.documentElement;
  const inner = (hit as HTMLIFrameElement).contentDocument;
  if (inner) return pointedAt(within(hit as HTMLIFrameElement, at, -1), inner);
  const control = chainOf(hit)
    .slice(0, MAX_AROUND)
    .find((each) => CONTROL.test(roleOf(each)));
  return (roleOf(hit) === '' && control) || hit;
}

/** A point of a frame's document in the page around it, or with -1 the other way. */
function within(frame: HTMLIFrameElement, { x, y }: Point, sign: 1 | -1): Point {
  const edge = frame.getBoundingClientRect();
  return { x: x + sign * (edge.x + frame.clientLeft), y: y + sign * (edge.y + frame.clientTop) };
}

/** Where the page shows an element, which may be in nested documents. */
export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  let at: Point = { x, y };
  let frame = element.ownerDocument.defaultView?.frameElement;
  while (frame && element.ownerDocument !== document && frame.ownerDocument.defaultView) {
    at = within(frame as HTMLIFrameElement, at, 1);
    frame = frame.ownerDocument === document ? null : frame.ownerDocument.defaultView.frameElement;
  }
  return { ...at, width, height };
}
