// Runs one step in the page.
import * as aria from './aria.ts';
import { answerDialogs, stopAnswering } from './dialogs.ts';
import { fill, hasText, slide, type } from './fill.ts';
import { activeElement, focusNear, useRealFocus } from './focus.ts';
import { press } from './keyboard.ts';
import { takeRefused } from './limits.ts';
import { elementOf, numberNear } from './outline.ts';
import { boxOf } from './pointed.ts';
import { click, drag, hitAt, moveTo, spotOf } from './pointer.ts';
import { type Answer, type Step, Stop } from './protocol.ts';
import { scrollBy } from './scroll.ts';
import { chainOf, copyStyles } from './styles.ts';
import { choose } from './text.ts';

type Code = NonNullable<Answer['failed']>['code'];

/** Throws unless the condition holds. */
function ensure(isMet: boolean, code: Code, reason: string): void {
  if (!isMet) throw new Stop<Code>(code, reason);
}

const MAX_NOTES = 20;
/** What the program should know of the step. */
let notes: string[] = [];
/** The option that the step has selected. */
let chosen: HTMLOptionElement | null = null;
const forget = (): void => {
  [notes, chosen] = [[], null];
};

/** `settle` lets the page react. `isChanged`: whether its document has changed since the step began. */
export async function runStep(step: Step, settle: () => Promise<void>, isChanged: () => boolean): Promise<Answer> {
  useRealFocus(step.realFocus);
  const { action, checked = true } = step;
  const invalid: Event[] = [];
  const onInvalid = (event: Event) => invalid.push(event);
  addEventListener('invalid', onInvalid, true);
  answerDialogs(step.dialog);
  takeRefused();
  forget();
  try {
    const element = partOf(findElement(step), action);
    const box = boxOf(element);
    await perform(step, element);
    try {
      copyStyles();
    } catch {} // the page has frozen its style sheets
    await settle();
    const refused = /click|press/.test(action) ? takeRefused() : null; // editors try to use the clipboard at other times
    ensure(refused === null, 'only-user', `Only the user can ${refused}.`);
    const isSet = action !== 'check' || !element.isConnected || aria.isChecked(element) === checked;
    ensure(isSet, 'failed', 'The page did not change the state.');
    const isKept = !chosen?.isConnected || chosen.selected || isChanged();
    ensure(isKept, 'failed', `The list shows “${(element as HTMLSelectElement).selectedOptions?.[0]?.label}” instead.`);
    if (/click|press/.test(action)) notes.push(...invalid.filter(isUntold).slice(0, MAX_NOTES).map(problemOf));
    const hasOpened = action === 'select' && !element.matches('select, [list]');
    const isSeen = element.getRootNode() === document && !element.matches('canvas, :has(canvas)');
    const answer = { box, notes, hasOpened, takesText: aria.isField(element) && !element.readOnly };
    return isSeen ? answer : { ...answer, isChanged: true }; // nobody has watched
  } catch (error) {
    const { code = 'failed', near } = error instanceof Stop ? (error as Stop<Code>) : {};
    return { failed: { code, reason: (error as Error).message, near } };
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
  if (cover) throw new Stop<Code>('covered', 'The element is covered by another.', numberNear(cover, element));
  return element;
}

const FIELD = 'input:not([type=hidden]), textarea, [contenteditable]:not([contenteditable=false])';
/** What an action needs, which may be the only such part of an element. */
const NEEDS: Readonly<Partial<Record<Step['action'], string>>> = {
  fill: FIELD,
  type: FIELD,
  select: 'select',
  check: 'input:is([type=checkbox], [type=radio]), :is([role=checkbox], [role=radio], [role=switch])',
};

function partOf(element: Element, action: Step['action']): Element {
  const selector = NEEDS[action];
  if (!selector || element.matches(`${selector}, [role], label`)) return element;
  const [part, ...others] = [...element.querySelectorAll(selector)].filter((each) => !aria.isDisabled(each));
  return part && others.length === 0 ? part : element;
}

/** The number of an element that could be meant instead. */
function nearest(element: Element, selector: string): number | undefined {
  const near = chainOf(element)
    .find((each) => each.querySelector(selector))
    ?.querySelector(selector);
  return near ? numberNear(near) : undefined;
}

/** What a pointer would hit; null for what has no place of its own, such as a box behind the stars that are shown. */
function hitOf(element: Element): Element | null {
  const { width, height } = element.getBoundingClientRect();
  const isShown = element instanceof SVGElement || (width > 1 && height > 1);
  return isShown ? hitAt(element.ownerDocument, spotOf(element)) : null;
}

function coverOf(element: Element): Element | null {
  const hit = hitOf(element);
  if (!hit || chainOf(hit).includes(element) || chainOf(element).includes(hit)) return null;
  return hit.closest('label')?.control === element || isOwnCover(element, hit) ? null : hit;
}

/** Whether what covers a control is a part of it, such as a placeholder that a script draws. */
function isOwnCover(control: Element, hit: Element): boolean {
  const around = chainOf(control);
  const box = chainOf(hit).find((each) => around.includes(each));
  return box !== undefined && box !== control && box !== hit && aria.isBoxOf(box, control);
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
      return pointAndClick(clickedPart(element), step.button === 'right' ? 2 : 0, step.count);
    case 'fill':
    case 'type':
      if (aria.roleOf(element) === 'slider' && !aria.isField(element)) return slide(element, Number(value));
      ensure(!element.matches('[type=file]'), 'only-user', 'Only the user can choose a file.');
      if (!aria.isField(element) && !aria.isEditor(element))
        throw new Stop<Code>('wrong-kind', 'The element takes no text.', nearest(element, FIELD));
      ensure(!(element as HTMLInputElement).readOnly, 'disabled', 'The field is read-only.');
      focusNear(element);
      await nextTask(); // pages may react to the focus
      if (action === 'type') return typeInto(element, value);
      await fill(element, value);
      return checkFilled(element, value);
    case 'press':
      if (step.element !== null) focusNear(element);
      await nextTask();
      return press(element, value);
    case 'check':
      return aria.isChecked(element) === checked ? undefined : pointAndClick(element);
    case 'select':
      if (element.localName === 'select') return select(element as HTMLSelectElement, value);
      if ((element as HTMLInputElement).list) return perform({ ...step, action: 'fill' }, element);
      return element.getAttribute('aria-expanded') === 'true' ? undefined : pointAndClick(element);
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
  if (!/^(treeitem|row|item)$/.test(aria.roleOf(element)) || aria.isPointed(element)) return element;
  const parts = [...element.querySelectorAll('*')].filter(
    (part) => aria.isPointed(part) && aria.clean(part.textContent) !== '',
  );
  return (parts.length === 1 && parts[0]) || element;
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const pointAndClick = (element: Element, button?: number, count?: number): Promise<void> =>
  click(innermost(element), spotOf(element), button, count);

const PART =
  'a, button, input, select, textarea, label, summary, [role]:not([role=img], [role=presentation]), [tabindex]';

/** The part that a pointer would hit, because pages may look at the target of a click. */
function innermost(element: Element): Element {
  const hit = hitOf(element);
  if (!hit || isOwnCover(element, hit)) return hit ?? element;
  const control = chainOf(hit).find((each) => each.matches(PART));
  const isPart = chainOf(hit).includes(element) && (!control || chainOf(element).includes(control));
  return isPart ? hit : element;
}

/** Fails if a field does not show what was filled in. */
function checkFilled(element: Element, text: string): void {
  if (aria.isField(element) && text !== '') ensure(hasText(element.value, text), 'failed', insteadOf(element));
}

const insteadOf = (element: Element): string => {
  const instead = aria.shownValue(element, aria.roleOf(element)) ?? '';
  return instead === '' ? 'The field took no text.' : `The field shows “${instead}” instead.`;
};

/** Fails if a field never shows anything new. What is typed may open or send something, and go away. */
async function typeInto(element: Element, text: string): Promise<void> {
  const before = (element as Partial<HTMLInputElement>).value;
  const isTaken = await type(element, text);
  if (aria.isField(element) && text.trim() !== '' && element.value === before)
    ensure(isTaken, 'failed', insteadOf(element));
}

const MAX_LABELS = 20;
const labelsOf = (options: readonly HTMLOptionElement[]): string =>
  options
    .slice(0, MAX_LABELS)
    .map(({ label }) => aria.clean(label))
    .join(', ');

function select(list: HTMLSelectElement, label: string): void {
  const options = [...list.options];
  const option = options.find((each) => each.label === label) ?? options.find((each) => each.value === label);
  if (!option) throw new Stop<Code>('not-found', `No option has this label. There are: ${labelsOf(options)}.`);
  ensure(!option.disabled, 'disabled', 'The option is disabled.');
  focusNear(list);
  choose(list, option);
  chosen = option;
}
