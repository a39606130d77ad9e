// Changes the text of fields and editors as a browser does, with its events.
import { type Field, isEditor, isField } from './aria.ts';

export const COMMON = { bubbles: true, cancelable: true, composed: true } as const;

/** A field whose text was typed and not confirmed yet. */
let typed: Field | null = null;
/** What a field that shows no part of it has got so far, such as `12.` of a number. */
let pending = '';

// Browsers tell this before a typed text is left, but not if a script has typed it.
addEventListener('blur', (event) => typed && typed === event.composedPath()[0] && tellChange(typed), true);

/** Sets a value as the browser does: frameworks watch the property of the element itself. */
export function setValue(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
}

export function tellChange(field: Element): void {
  typed = null;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Tells what was chosen or set, and not typed. */
export function tellSet(control: Element): void {
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  tellChange(control);
}

export function choose(list: HTMLSelectElement, option: HTMLOptionElement): void {
  if (list.multiple) option.selected = true;
  else list.selectedIndex = option.index;
  tellSet(list);
}

const tellInput = (target: Element, type: 'beforeinput' | 'input', inputType: string, data: string): boolean =>
  target.dispatchEvent(new InputEvent(type, { ...COMMON, inputType, data: data || null }));

/** Puts text in the place of what is selected, or of everything. */
export function insert(target: Element, text: string, inputType: string, isWhole = false): void {
  if (isField(target) ? target.readOnly : !isEditor(target)) return;
  if (!tellInput(target, 'beforeinput', inputType, text)) return;
  if (!isField(target)) return edit(target, text, inputType);
  const { selectionStart, selectionEnd, maxLength } = target;
  const value = (typed === target && pending) || target.value;
  const [start, end] = isWhole ? [0, value.length] : [selectionStart ?? value.length, selectionEnd ?? value.length];
  const from = text === '' && selectionStart === null ? Math.max(0, start - 1) : start;
  const isLimited = maxLength >= 0 && selectionStart !== null; // browsers ignore the limit of numbers
  const room = isLimited ? Math.max(0, maxLength - value.length + end - from) : text.length;
  const next = value.slice(0, from) + text.slice(0, room) + value.slice(end);
  setValue(target, next);
  [typed, pending] = [target, target.value === '' ? next : ''];
  if (selectionStart !== null) target.setSelectionRange(from + text.length, from + text.length);
  tellInput(target, 'input', inputType, text);
}

/** Changes an editable element as the browser does, with its events. */
function edit(target: Element, text: string, inputType: string): void {
  selectIn(target, false);
  const command = { deleteContentBackward: 'delete', deleteContentForward: 'forwardDelete' }[inputType] ?? inputType;
  target.ownerDocument.execCommand(command, false, text);
}

/** Selects everything in an editor, or has the caret in it. */
export function selectIn(target: Element, isWhole: boolean): void {
  const selection = target.ownerDocument.getSelection();
  if (!selection || (!isWhole && target.contains(selection.anchorNode))) return;
  selection.selectAllChildren(target);
  if (!isWhole) selection.collapseToEnd();
}
