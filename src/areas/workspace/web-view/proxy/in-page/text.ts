// Changes the text of fields and editors as a browser does, with its events.
import { type EditContext, editContextOf, type Field, isEditor, isField } from './aria.ts';

export const COMMON = { bubbles: true, cancelable: true, composed: true } as const;

/** A field whose text was typed and not confirmed yet. */
let typed: Field | null = null;
/** What a field that shows no part of it has got so far, such as `12.` of a number. */
let pending = '';

/** A field that is selected as a whole, though it does not tell. */
let selected: Field | null = null;

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

/** Whether `change` comes once the field is left, or Enter is pressed. Pickers tell every value, and so do fields of frames. */
export const tellsWhenLeft = (field: Field): boolean =>
  field.selectionStart !== null && field.ownerDocument === document;

/** Tells what was typed, once. */
export function tellTyped(field: Field): void {
  if (typed === field) tellChange(field);
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
  const isAll = isWhole || selected === target;
  const [start, end] = isAll ? [0, value.length] : [selectionStart ?? value.length, selectionEnd ?? value.length];
  selected = null;
  const from = text === '' && selectionStart === null && !isAll ? Math.max(0, start - 1) : start;
  const isLimited = maxLength >= 0 && selectionStart !== null; // browsers ignore the limit of numbers
  const room = isLimited ? Math.max(0, maxLength - value.length + end - from) : text.length;
  const put = text.slice(0, room);
  if (put === '' && text !== '' && from === end) return;
  const next = value.slice(0, from) + put + value.slice(end);
  setValue(target, next);
  [typed, pending] = [target, target.value === '' ? next : ''];
  if (selectionStart !== null) target.setSelectionRange(from + put.length, from + put.length);
  tellInput(target, 'input', inputType, text);
}

/** Selects the whole text, also in fields that do not tell what is selected. */
export function selectField(field: Field): void {
  field.select();
  selected = field.selectionStart === null ? field : null;
}

declare const TextUpdateEvent: new (type: string, init: object) => Event;

/** Changes an editable element as the browser does, with its events. */
function edit(target: Element, text: string, inputType: string): void {
  const context = editContextOf(target);
  if (context && inputType === 'insertText') return updateContext(context, text);
  selectIn(target, false);
  const command = { deleteContentBackward: 'delete', deleteContentForward: 'forwardDelete' }[inputType] ?? inputType;
  target.ownerDocument.execCommand(command, false, text);
}

/** The browser tells such an editor what was typed, and not its element. */
function updateContext(context: EditContext, text: string): void {
  const [start = 0, end = 0] = [context.selectionStart, context.selectionEnd].sort((one, other) => one - other);
  const caret = start + text.length;
  context.updateText(start, end, text);
  context.updateSelection(caret, caret);
  const range = { updateRangeStart: start, updateRangeEnd: end, selectionStart: caret, selectionEnd: caret };
  context.dispatchEvent(new TextUpdateEvent('textupdate', { text, ...range }));
}

/** Selects everything in an editor, or has the caret in it. */
export function selectIn(target: Element, isWhole: boolean): void {
  const selection = target.ownerDocument.getSelection();
  if (!selection || (!isWhole && target.contains(selection.anchorNode))) return;
  selection.selectAllChildren(target);
  if (!isWhole) selection.collapseToEnd();
}
