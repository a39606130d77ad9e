// Runs one step in the page.
import {
  clean,
  controlOf,
  isChecked,
  isDisabled,
  isEditor,
  isField,
  isHidden,
  isPointed,
  isSizeless,
  roleOf,
  shownValue,
} from './aria.ts';
import { answerDialogs, stopAnswering } from './dialogs.ts';
import { activeElement, focusNear, useRealFocus } from './focus.ts';
import { fill, hasText, press, setValue, tellChange, type } from './keyboard.ts';
import { elementOf } from './outline.ts';
import { centerOf, click, drag, moveTo } from './pointer.ts';
import { type Answer, type Step, Stop } from './protocol.ts';

type Code = NonNullable<Answer['failed']>['code'];

class StepError extends Stop<Code> {}

/** Throws unless the condition holds. */
function ensure(isMet: boolean, code: Code, reason: string): void {
  if (!isMet) throw new StepError(code, reason);
}

/** `settle` lets the page react. */
export async function runStep(step: Step, settle: () => Promise<void>): Promise<Answer> {
  useRealFocus(step.realFocus);
  let isFull = true;
  const onRefused = () => {
    isFull = false;
  };
  document.addEventListener('fullscreenerror', onRefused);
  answerDialogs(step.dialog);
  try {
    const element = findElement(step);
    const box = element.getBoundingClientRect().toJSON();
    await perform(step, element);
    await settle();
    ensure(isFull, 'only-user', 'Only the user can switch to fullscreen.');
    const { action, checked = true } = step;
    const isSet = action !== 'check' || !element.isConnected || isChecked(element) === checked;
    ensure(isSet, 'failed', 'The page did not change the state.');
    return { box, hasOpened: action === 'select' && element.localName !== 'select' };
  } catch (error) {
    const code = error instanceof StepError ? error.code : 'failed';
    return { failed: { code, reason: (error as Error).message } };
  } finally {
    document.removeEventListener('fullscreenerror', onRefused);
    stopAnswering();
  }
}

function findElement({ action, element: number }: Step): Element {
  if (number === null) return action === 'press' ? activeElement() : document.documentElement;
  const element = elementOf(number);
  if (!element) throw new StepError('not-found', 'The element is gone. Get a new outline.');
  if (action === 'scroll') return element;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  if (isDisabled(element)) (activeElement() as HTMLElement).blur(); // as a click would; the page may check what is left
  ensure(!isDisabled(element), 'disabled', 'The element is disabled.');
  ensure(!isHidden(element), 'hidden', 'The element is not visible.');
  ensure(!isSizeless(element), 'hidden', 'The element has no size. Use what is shown in its place.');
  if (!/click|hover|check|drag/.test(action) || !coverOf(element)) return element;
  element.scrollIntoView({ block: 'center', behavior: 'instant' }); // from under a bar at an edge
  const cover = coverOf(element);
  ensure(cover === null, 'covered', `The element is covered by another (${cover?.localName}).`);
  return element;
}

/** What is at the middle of the element. */
function hitOf(element: Element): Element | null {
  const { x, y } = centerOf(element);
  return element.getRootNode() === document && element.clientWidth > 1 ? document.elementFromPoint(x, y) : null;
}

function coverOf(element: Element): Element | null {
  const hit = hitOf(element);
  const isReached = !hit || element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element;
  return isReached ? null : hit;
}

async function perform(step: Step, element: Element): Promise<void> {
  const { action, value = '', x = 0, y = 0, checked = true } = step;
  switch (action) {
    case 'scroll':
      if (x !== 0 || y !== 0) return scroll(element, x, y);
      return element.scrollIntoView({ block: 'center', behavior: 'instant' });
    case 'click':
      ensure(!controlOf(element).matches('[type=file]'), 'only-user', 'Only the user can choose a file.');
      ensure(!element.matches('select'), 'only-user', 'Only the user can open this list. Use select instead.');
      return click(innermost(clickedPart(element)), step.button === 'right' ? 2 : 0, step.count);
    case 'fill':
    case 'type':
      ensure(isField(element) || isEditor(element), 'wrong-kind', 'The element takes no text.');
      ensure(!(element as HTMLInputElement).readOnly, 'disabled', 'The field is read-only.');
      focusNear(element);
      if (action === 'type') await type(element, value);
      else await fill(element, value);
      return checkText(element, value, action);
    case 'press':
      ensure(!/^(Control|Meta)\+[cvx]$/i.test(value), 'only-user', 'Only the user can use the clipboard.');
      if (step.element !== null) focusNear(element);
      return press(element, value);
    case 'check':
      return isChecked(element) === checked ? undefined : click(element);
    case 'select':
      if (element.localName === 'select') return select(element as HTMLSelectElement, value);
      return element.getAttribute('aria-expanded') === 'true' ? undefined : click(element);
    case 'hover':
      return moveTo(element);
    case 'drag':
      return drag(element, elementOf(step.target) ?? { x, y });
  }
}

/** A click on a label would move the real focus to its control. In a row or tree only a part may react. */
function clickedPart(element: Element): Element {
  const control = element.closest('label')?.control;
  if (control && !isHidden(control)) return control;
  if (!/^(treeitem|row|item|gridcell)$/.test(roleOf(element)) || isPointed(element)) return element;
  const parts = [...element.querySelectorAll('*')].filter((part) => isPointed(part) && clean(part.textContent) !== '');
  return parts.at(-1) ?? element;
}

/** The part that a pointer would hit, because pages may look at the target of a click. */
function innermost(element: Element): Element {
  const hit = hitOf(element);
  const control = hit?.closest('a, button, input, select, textarea, label, summary, [role], [tabindex]');
  return hit && element.contains(hit) && (!control || control.contains(element)) ? hit : element;
}

/** Scrolls the element, or what scrolls around it. Fails if that was at its end already. */
function scroll(inner: Element, left: number, top: number): void {
  const canScroll = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element) =>
    (top !== 0 && scrollHeight > clientHeight) || (left !== 0 && scrollWidth > clientWidth);
  let element = inner;
  while (element.parentElement && !(canScroll(element) && /auto|scroll/.test(getComputedStyle(element).overflow))) {
    element = element.parentElement;
  }
  const before = [element.scrollLeft, element.scrollTop];
  element.scrollBy({ left, top, behavior: 'instant' });
  const hasMoved = before[0] !== element.scrollLeft || before[1] !== element.scrollTop;
  ensure(hasMoved, 'failed', 'The element does not scroll further in this direction.');
}

/** Fails if a field does not show what was filled in. What is typed may open or send something, and go away. */
function checkText(element: Element, text: string, action: Step['action']): void {
  if (!isField(element) || text === '') return;
  const isKept = action === 'fill' ? hasText(element.value, text) : element.value !== '' || text.includes('\n');
  const instead = shownValue(element, '') ?? '';
  ensure(isKept, 'failed', instead === '' ? 'The field took no text.' : `The field shows “${instead}” instead.`);
}

function select(list: HTMLSelectElement, label: string): void {
  const options = [...list.options];
  const option = options.find((each) => each.label === label) ?? options.find((each) => each.value === label);
  if (!option) throw new StepError('not-found', 'No option has this label.');
  ensure(!option.disabled, 'disabled', 'The option is disabled.');
  focusNear(list);
  if (list.multiple) option.selected = true;
  else setValue(list, option.value);
  list.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  tellChange(list);
}
