// Mouse and drag events as a real pointer causes them.
import { clean, isField, roleOf } from './aria.ts';
import { focusNear } from './focus.ts';
import { chainOf, mark } from './styles.ts';

export type Point = Readonly<Record<'x' | 'y', number>>;

const POINTER_ID = 1;
const DRAG_STEPS = 5;
const DRAG_STEP_MS = 40;
/** Between the two clicks of a double click. */
const CLICKS_MS = 80;
const MAX_SHAPES = 20;
/** Events go on while the pointer rests, and lists that are sorted move on with them. */
const REST_STEPS = 5;
/** The element under the pointer. */
let hovered: Element | null = null;
let isPressed = false;
let captor: Element | null = null;

// Browsers do not capture the pointers of scripts. While one is pressed, this does.
const { setPointerCapture, hasPointerCapture } = Element.prototype;
Element.prototype.setPointerCapture = function (this: Element, id) {
  if (isPressed) captor = this;
  else setPointerCapture.call(this, id);
};
Element.prototype.hasPointerCapture = function (this: Element, id) {
  return captor === this || hasPointerCapture.call(this, id);
};

const centerOf = (element: Element): Point => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** What is shown at a point, also in shadow roots. */
export function hitAt(page: Document, { x, y }: Point): Element | null {
  let hit = page.elementFromPoint(x, y);
  for (;;) {
    const inner = hit?.shadowRoot?.elementFromPoint(x, y);
    if (!inner || inner === hit || inner.getRootNode() !== hit?.shadowRoot) return hit;
    hit = inner;
  }
}

/** Whether what is shown at a point belongs to the element. */
const isReachedAt = (element: Element, at: Point): boolean => {
  const hit = hitAt(element.ownerDocument, at);
  return chainOf(hit).includes(element);
};

/** Where a user would click: what covers the middle, or a drawing with a hole there, is avoided. */
export function spotOf(element: Element): Point {
  for (const spot of spotsOf(element)) if (isReachedAt(element, spot)) return spot;
  return centerOf(element);
}

/** Parts of an element in which a spot is looked for, beside its middle. */
const PARTS = [0.25, 0.75, 0.1, 0.9];

function* spotsOf(element: Element): Generator<Point> {
  const words = wordsOf(element);
  if (words) yield words;
  yield centerOf(element);
  for (const shape of [element, ...element.querySelectorAll('svg *, g > *')].slice(0, MAX_SHAPES)) {
    const middle = middleOf(shape);
    if (middle) yield middle;
  }
  const { x, y, width, height } = element.getBoundingClientRect();
  for (const line of [...element.getClientRects()].slice(0, MAX_SHAPES))
    yield { x: line.x + line.width / 2, y: line.y + line.height / 2 };
  for (const down of PARTS) for (const along of PARTS) yield { x: x + width * along, y: y + height * down };
}

/** The middle of a line that is drawn. */
function middleOf(shape: Element): Point | null {
  if (!(shape instanceof SVGGeometryElement)) return null;
  const matrix = shape.getScreenCTM();
  return matrix ? shape.getPointAtLength(shape.getTotalLength() / 2).matrixTransform(matrix) : null;
}

/** In rows and blocks, which may be much wider than their text, its first words. */
function wordsOf(element: Element): Point | null {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
    clean(node.nodeValue) === '' ? NodeFilter.FILTER_SKIP : NodeFilter.FILTER_ACCEPT,
  );
  const text = /^(treeitem|row|item|heading|)$/.test(roleOf(element)) ? texts.nextNode() : null;
  const range = element.ownerDocument.createRange();
  if (text) range.selectNode(text);
  const [line = new DOMRect()] = text ? range.getClientRects() : [];
  const spot = { x: line.x + line.width / 2, y: line.y + line.height / 2 };
  return line.width > 1 ? spot : null; // the text may be hidden
}

/** Returns whether the page let the event through. */
function fire(target: Element, type: string, { x, y }: Point, more: PointerEventInit & DragEventInit = {}): boolean {
  const bubbles = !/(enter|leave)$/.test(type);
  const place = { clientX: x, clientY: y, screenX: x, screenY: y, view: window };
  const init = { bubbles, cancelable: bubbles, composed: true, ...place, ...more };
  if (/^(drag|drop)/.test(type)) return target.dispatchEvent(new DragEvent(type, init));
  if (!type.startsWith('pointer')) return target.dispatchEvent(new MouseEvent(type, init));
  const pointer = { ...init, pointerId: POINTER_ID, pointerType: 'mouse', isPrimary: true };
  return (captor ?? target).dispatchEvent(new PointerEvent(type, pointer));
}

/** Moves the pointer onto an element, or within it. */
export function moveTo(target: Element, at = centerOf(target), buttons = 0): void {
  const former = hovered?.isConnected ? hovered : null;
  const [left, entered] = [chainOf(former), chainOf(target)];
  hovered = target;
  mark('hover', entered);
  for (const kind of ['pointer', 'mouse']) {
    if (former !== target) {
      const [to, from] = [target, former].map((relatedTarget) => ({ buttons, relatedTarget }));
      if (former) fire(former, `${kind}out`, at, to);
      for (const each of left) if (!entered.includes(each)) fire(each, `${kind}leave`, at, to);
      fire(target, `${kind}over`, at, from);
      for (const each of entered.toReversed()) if (!left.includes(each)) fire(each, `${kind}enter`, at, from);
    }
    fire(target, `${kind}move`, at, { buttons });
  }
}

/** Returns whether the page let the browser react. */
function press(target: Element, at: Point, button: number, detail: number): boolean {
  isPressed = true;
  const buttons = button === 2 ? 2 : 1;
  // A page that cancels `pointerdown` gets no `mousedown`, and the focus moves. Only a canceled `mousedown` prevents that.
  const hasMouseEvents = fire(target, 'pointerdown', at, { button, buttons });
  leavePopovers(target);
  if (hasMouseEvents && !fire(target, 'mousedown', at, { button, buttons, detail })) return false;
  focusNear(target);
  if (detail === 2) selectWord(target, at);
  return hasMouseEvents;
}

/** Popovers close when something outside of them is pressed. Their own buttons close them when they are clicked. */
function leavePopovers(target: Element): void {
  const around = chainOf(target);
  const buttons = around.map((each) => (each as HTMLButtonElement).popoverTargetElement);
  for (const popover of target.ownerDocument.querySelectorAll<HTMLElement>(':popover-open')) {
    if (popover.popover === 'auto' && ![...around, ...buttons].includes(popover)) popover.hidePopover();
  }
}

function selectWord(target: Element, { x, y }: Point): void {
  const page = target.ownerDocument;
  const caret = page.caretPositionFromPoint?.(x, y); // not in every browser
  const selection = page.getSelection();
  if (!caret || !selection || isField(target) || getComputedStyle(target).userSelect === 'none') return;
  selection.collapse(caret.offsetNode, caret.offset);
  selection.modify('move', 'forward', 'character');
  selection.modify('move', 'backward', 'word');
  selection.modify('extend', 'forward', 'word');
}

function lift(target: Element, at: Point, button: number, detail: number): void {
  fire(target, 'pointerup', at, { button });
  fire(target, 'mouseup', at, { button, detail });
  isPressed = false;
  captor = null;
}

export async function click(target: Element, at: Point, button = 0, count = 1): Promise<void> {
  moveTo(target, at);
  for (let detail = 1; detail <= count; detail++) {
    if (detail > 1) await new Promise((resolve) => setTimeout(resolve, CLICKS_MS));
    press(target, at, button, detail);
    if (button === 2) fire(target, 'contextmenu', at, { button, buttons: 2 });
    lift(target, at, button, detail);
    if (target.isConnected) fire(target, button === 2 ? 'auxclick' : 'click', at, { button, detail });
    if (detail === 2) fire(target, 'dblclick', at, { detail });
  }
}

const isDraggable = (element: Element): boolean =>
  (element as HTMLElement).draggable && getComputedStyle(element).getPropertyValue('-webkit-user-drag') !== 'none';

/**
 * Drags to another element or by a distance: with drag events if the element is draggable, else with the pointer.
 * Returns false if the page refused the drop.
 */
export async function drag(source: Element, goal: Element | Point): Promise<boolean> {
  const from = centerOf(source);
  const place = (): Point => ('nodeType' in goal ? centerOf(goal) : { x: from.x + goal.x, y: from.y + goal.y });
  const under = ({ x, y }: Point): Element => source.ownerDocument.elementFromPoint(x, y) ?? source;
  moveTo(source, from);
  const isFree = press(source, from, 0, 1);
  // The browser ignores what pages write into these properties of a new one.
  const effects = { dropEffect: { value: 'none', writable: true }, effectAllowed: { value: 'all', writable: true } };
  const more = { dataTransfer: Object.defineProperties(new DataTransfer(), effects) };
  const draggable = (isFree ? chainOf(source) : []).find(isDraggable);
  const isDragged = draggable !== undefined && fire(draggable, 'dragstart', from, more);
  let over: Element | null = null;
  let [to, end] = [from, from];
  let isAccepted = !isDragged;
  for (let step = 1; step <= DRAG_STEPS + REST_STEPS; step++) {
    if (step < DRAG_STEPS / 2) end = place(); // later, lists that are sorted move the goal away
    const part = Math.min(1, step / DRAG_STEPS);
    to = { x: from.x + (end.x - from.x) * part, y: from.y + (end.y - from.y) * part };
    const former: Element | null = over;
    const isThere = step === DRAG_STEPS || (step > DRAG_STEPS && !isDragged);
    over = isThere && 'nodeType' in goal ? goal : under(to);
    if (isDragged) {
      fire(draggable, 'drag', to, more);
      if (over !== former) fire(over, 'dragenter', to, more);
      if (former && over !== former) fire(former, 'dragleave', to, more);
      isAccepted = !fire(over, 'dragover', to, more);
    } else moveTo(over, to, 1);
    await new Promise((resolve) => setTimeout(resolve, DRAG_STEP_MS));
  }
  const last = over ?? source;
  if (isDragged) {
    fire(last, isAccepted ? 'drop' : 'dragleave', to, more);
    fire(draggable, 'dragend', to, more);
  }
  lift(last, to, 0, 1);
  return isAccepted;
}
