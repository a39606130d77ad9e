// Mouse and drag events as a real pointer causes them.
import { focusNear } from './focus.ts';

type Point = Readonly<Record<'x' | 'y', number>>;

const POINTER_ID = 1;
const DRAG_STEPS = 5;
const DRAG_STEP_MS = 20;
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

export const centerOf = (element: Element): Point => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

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

/** The element and all around it. */
const chainOf = (element: Element | null): Element[] => (element ? [element, ...chainOf(element.parentElement)] : []);

/** Moves the pointer onto an element, or within it. */
export function moveTo(target: Element, at = centerOf(target), buttons = 0): void {
  const former = hovered?.isConnected ? hovered : null;
  hovered = target;
  for (const kind of ['pointer', 'mouse']) {
    if (former !== target) {
      const left = { buttons, relatedTarget: target };
      const entered = { buttons, relatedTarget: former };
      if (former) fire(former, `${kind}out`, at, left);
      for (const each of chainOf(former)) if (!each.contains(target)) fire(each, `${kind}leave`, at, left);
      fire(target, `${kind}over`, at, entered);
      for (const each of chainOf(target).reverse()) if (!each.contains(former)) fire(each, `${kind}enter`, at, entered);
    }
    fire(target, `${kind}move`, at, { buttons });
  }
}

function press(target: Element, at: Point, button: number, detail: number): void {
  isPressed = true;
  const buttons = button === 2 ? 2 : 1;
  // A page that cancels `pointerdown` gets no `mousedown`, and the focus moves. Only a canceled `mousedown` prevents that.
  const hasMouseEvents = fire(target, 'pointerdown', at, { button, buttons });
  if (!hasMouseEvents || fire(target, 'mousedown', at, { button, buttons, detail })) focusNear(target);
}

function lift(target: Element, at: Point, button: number, detail: number): void {
  fire(target, 'pointerup', at, { button });
  fire(target, 'mouseup', at, { button, detail });
  isPressed = false;
  captor = null;
}

export function click(target: Element, button = 0, count = 1): void {
  const at = centerOf(target);
  moveTo(target, at);
  for (let detail = 1; detail <= count; detail++) {
    press(target, at, button, detail);
    if (button === 2) fire(target, 'contextmenu', at, { button, buttons: 2 });
    lift(target, at, button, detail);
    if (target.isConnected) fire(target, button === 2 ? 'auxclick' : 'click', at, { button, detail });
    if (detail === 2) fire(target, 'dblclick', at, { detail });
  }
}

/**
 * Drags to another element or by a distance: with drag events if the element is draggable, else with the pointer.
 */
export async function drag(source: Element, goal: Element | Point): Promise<void> {
  const from = centerOf(source);
  const place = (): Point => (goal instanceof Element ? centerOf(goal) : { x: from.x + goal.x, y: from.y + goal.y }); // the page may move it
  const under = ({ x, y }: Point): Element => source.ownerDocument.elementFromPoint(x, y) ?? source;
  const targetAt = (at: Point): Element => (goal instanceof Element ? goal : under(at));
  moveTo(source, from);
  press(source, from, 0, 1);
  // The browser ignores what pages write into these properties of a new one.
  const effects = { dropEffect: { value: 'none', writable: true }, effectAllowed: { value: 'all', writable: true } };
  const dataTransfer = Object.defineProperties(new DataTransfer(), effects);
  const draggable = source.closest('[draggable=true], a[href], img');
  const isDragged = draggable !== null && fire(draggable, 'dragstart', from, { dataTransfer });
  for (let step = 1; step <= DRAG_STEPS; step++) {
    const to = place();
    const at = { x: from.x + ((to.x - from.x) * step) / DRAG_STEPS, y: from.y + ((to.y - from.y) * step) / DRAG_STEPS };
    const over = step === DRAG_STEPS ? targetAt(at) : under(at);
    if (isDragged) fire(over, 'dragover', at, { dataTransfer });
    else moveTo(over, at, 1);
    await new Promise((resolve) => setTimeout(resolve, DRAG_STEP_MS));
  }
  const to = place();
  const target = targetAt(to);
  if (isDragged) {
    fire(target, 'dragenter', to, { dataTransfer });
    if (!fire(target, 'dragover', to, { dataTransfer })) fire(target, 'drop', to, { dataTransfer });
    fire(draggable, 'dragend', to, { dataTransfer });
  }
  lift(target, to, 0, 1);
}
