// Runs one step in the page.
import * as aria from './aria.ts';
import { answerDialogs, stopAnswering } from './dialogs.ts';
import { fill, hasText, slide, type } from './fill.ts';
import { activeElement, focusNear, useRealFocus } from './focus.ts';
import { press } from './keyboard.ts';
import { takeRefused } from './limits.ts';
import { elementOf } from './outline.ts';
import { click, drag, moveTo, spotOf } from './pointer.ts';
import { type Answer, type Step, Stop } from './protocol.ts';
import { scrollBy } from './scroll.ts';
import { copyStyles } from './styles.ts';
import { choose } from './text.ts';

type Code = NonNullable<Answer['failed']>['code'];

/** Throws unless the condition holds. */
function ensure(isMet: boolean, code: Code, reason: string): void {
  if (!isMet) throw new Stop<Code>(code, reason);
}

const MAX_NOTES = 20;
/** What the program should know of the step. */
let notes: string[] = [];

/** `settle` lets the page react. */
export async function runStep(step: Step, settle: () => Promise<void>): Promise<Answer> {
  useRealFocus(step.realFocus);
  const { action, checked = true } = step;
  const invalid: Event[] = [];
  const onInvalid = (event: Event) => invalid.push(event);
  addEventListener('invalid', onInvalid, true);
  answerDialogs(step.dialog);
  takeRefused();
  notes = [];
  try {
    const element = findElement(step);
    const box = element.getBoundingClientRect().toJSON();
    await perform(step, element);
    try {
      copyStyles();
    } catch {} // the page has frozen its style sheets
    await settle();
    const refused = /click|press/.test(action) ? takeRefused() : null; // editors try to use the clipboard at other times
    ensure(refused === null, 'only-user', `Only the user can ${refused}.`);
    const isSet = action !== 'check' || !element.isConnected || aria.isChecked(element) === checked;
    ensure(isSet, 'failed', 'The page did not change the state.');
    if (/click|press/.test(action)) notes.push(...invalid.filter(isUntold).slice(0, MAX_NOTES).map(problemOf));
    const hasOpened = action === 'select' && !element.matches('select, [list]');
    return { box, notes, hasOpened, takesText: aria.isField(element) && !element.readOnly };
  } catch (error) {
    return { failed: { code: error instanceof Stop ? error.code : 'failed', reason: (error as Error).message } };
  } finally {
    removeEventListener('invalid', onInvalid, true);
    stopAnswering();
  }
}

const isUntold = ({ defaultPrevented, target }: Event): boolean =>
  !defaultPrevented && Boolean((target as Partial<HTMLInputElement>).validationMessage);

function problemOf({ target }: Event): string {
  const field = target as HTMLInputElement;
  return `“${aria.nameOf(field, aria.roleOf(field))}” is not valid: ${field.validationMessage}`;
}

function findElement({ action, element: number }: Step): Element {
  if (number === null) return action === 'press' ? activeElement() : document.documentElement;
  const element = elementOf(number);
  if (!element) throw new Stop<Code>('not-found', 'The element is gone. Get a new outline.');
  ensure(!aria.isOtherSite(element), 'wrong-kind', 'This frame shows another site, where nothing can be done.');
  if (action === 'scroll') return element;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  if (aria.isDisabled(element)) (activeElement() as HTMLElement).blur(); // as a click would; the page may check what is left
  ensure(!aria.isDisabled(element), 'disabled', 'The element is disabled.');
  ensure(!aria.isHidden(element), 'hidden', 'The element is not visible.');
  ensure(!aria.isSizeless(element), 'hidden', 'The element has no size. Use what is shown in its place.');
  if (!/click|hover|check|drag/.test(action) || !coverOf(element)) return element;
  element.scrollIntoView({ block: 'center', behavior: 'instant' }); // from under a bar at an edge
  const cover = coverOf(element);
  ensure(cover === null, 'covered', `The element is covered by another (${cover?.localName}).`);
  return element;
}

/** What is at the middle of the element. */
function hitOf(element: Element): Element | null {
  const { x, y } = spotOf(element);
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
      if (x !== 0 || y !== 0)
        return ensure(scrollBy(element, x, y), 'failed', 'The element does not scroll further in this direction.');
      return element.scrollIntoView({ block: 'center', behavior: 'instant' });
    case 'click':
      ensure(!element.matches('select'), 'only-user', 'Only the user can open this list. Use select instead.');
      return click(innermost(clickedPart(element)), step.button === 'right' ? 2 : 0, step.count);
    case 'fill':
    case 'type':
      if (aria.roleOf(element) === 'slider' && !aria.isField(element)) return slide(element, Number(value));
      ensure(!element.matches('[type=file]'), 'only-user', 'Only the user can choose a file.');
      ensure(aria.isField(element) || aria.isEditor(element), 'wrong-kind', 'The element takes no text.');
      ensure(!(element as HTMLInputElement).readOnly, 'disabled', 'The field is read-only.');
      focusNear(element);
      if (action === 'type') await type(element, value);
      else await fill(element, value);
      return checkText(element, value, action);
    case 'press':
      if (step.element !== null) focusNear(element);
      await new Promise((resolve) => setTimeout(resolve)); // pages may react to the focus
      return press(element, value);
    case 'check':
      return aria.isChecked(element) === checked ? undefined : click(element);
    case 'select':
      if (element.localName === 'select') return select(element as HTMLSelectElement, value);
      if ((element as HTMLInputElement).list) return perform({ ...step, action: 'fill' }, element);
      return element.getAttribute('aria-expanded') === 'true' ? undefined : click(element);
    case 'hover':
      return moveTo(innermost(element));
    case 'drag':
      if (!(await drag(element, elementOf(step.target) ?? { x, y }))) notes.push('The page did not accept the drop.');
  }
}

/** A click on a label would move the real focus to its control. In a row or tree only a part may react. */
function clickedPart(element: Element): Element {
  const control = element.closest('label')?.control;
  if (control && !aria.isHidden(control)) return control;
  if (!/^(treeitem|row|item|gridcell)$/.test(aria.roleOf(element)) || aria.isPointed(element)) return element;
  const parts = [...element.querySelectorAll('*')].filter(
    (part) => aria.isPointed(part) && aria.clean(part.textContent) !== '',
  );
  return parts.at(-1) ?? element;
}

/** The part that a pointer would hit, because pages may look at the target of a click. */
function innermost(element: Element): Element {
  const hit = hitOf(element);
  const control = hit?.closest(
    'a, button, input, select, textarea, label, summary, [role]:not([role=img]), [tabindex]',
  );
  return hit && element.contains(hit) && (!control || control.contains(element)) ? hit : element;
}

/** Fails if a field does not show what was filled in. What is typed may open or send something, and go away. */
function checkText(element: Element, text: string, action: Step['action']): void {
  if (!aria.isField(element) || text === '') return;
  const isKept = action === 'fill' ? hasText(element.value, text) : element.value !== '' || text.includes('\n');
  const instead = aria.shownValue(element, '') ?? '';
  ensure(isKept, 'failed', instead === '' ? 'The field took no text.' : `The field shows “${instead}” instead.`);
}

function select(list: HTMLSelectElement, label: string): void {
  const options = [...list.options];
  const option = options.find((each) => each.label === label) ?? options.find((each) => each.value === label);
  if (!option) throw new Stop<Code>('not-found', 'No option has this label.');
  ensure(!option.disabled, 'disabled', 'The option is disabled.');
  focusNear(list);
  choose(list, option);
}
