// Key and text events, and what browsers do after them: events of scripts have no default action.
import { type Field, isEditor, isField } from './aria.ts';
import { focusNext } from './focus.ts';

const KEY_CODES = new Map(
  'Backspace:8 Tab:9 Enter:13 Escape:27 Space:32 PageUp:33 PageDown:34 End:35 Home:36 ArrowLeft:37 ArrowUp:38 ArrowRight:39 ArrowDown:40 Delete:46'
    .split(' ')
    .map((pair) => [pair.split(':')[0], Number(pair.split(':')[1])]),
);
const COMMON = { bubbles: true, cancelable: true, composed: true } as const;

/** Sets a value as the browser does: frameworks watch the property of the element itself. */
export function setValue(field: Field | HTMLSelectElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
}

/** A field whose text was typed and not confirmed yet. */
let typed: Field | null = null;
/** What a field that shows no part of it has got so far, such as `12.` of a number. */
let pending = '';

// Browsers tell this before a typed text is left, but not if a script has typed it.
addEventListener('blur', (event) => typed && typed === event.composedPath()[0] && tellChange(typed), true);

export function tellChange(field: Element): void {
  typed = null;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const tellInput = (target: Element, type: 'beforeinput' | 'input', inputType: string, data: string): boolean =>
  target.dispatchEvent(new InputEvent(type, { ...COMMON, inputType, data: data || null }));

function tellKey(target: Element, type: string, name: string, modifiers: KeyboardEventInit): boolean {
  const letter = name.length === 1 ? name.toUpperCase() : '';
  const keyCode = KEY_CODES.get(name) ?? letter.charCodeAt(0);
  const code = /^[A-Z]$/.test(letter) ? `Key${letter}` : /^\d$/.test(name) ? `Digit${name}` : name;
  const key = name === 'Space' ? ' ' : name;
  const init = { ...COMMON, view: window, key, code, keyCode, which: keyCode, ...modifiers };
  return target.dispatchEvent(new KeyboardEvent(type, init));
}

/** Replaces the whole value. */
export async function fill(target: Element, value: string): Promise<void> {
  if (!isField(target)) return fillEditor(target, value);
  insert(target, value, value === '' ? 'deleteContentBackward' : 'insertText', true);
  tellChange(target);
  if (hasText(target.value, value) || target.selectionStart === null) return;
  // Fields with a mask, or made of parts such as day and month, take keys only.
  insert(target, '', 'deleteContentBackward', true);
  for (const character of value) press(target, keyOf(character));
  tellChange(target);
}

export async function type(target: Element, text: string): Promise<void> {
  if (!isField(target)) return putText(target, text, false);
  for (const character of text) {
    const next = target.ownerDocument.activeElement; // fields of a code move the focus with every digit
    press(next && isField(next) ? next : target, keyOf(character));
  }
}

const keyOf = (character: string): string => ({ '\n': 'Enter', ' ': 'Space' })[character] ?? character;

/** Whether the letters and digits of a text are there, in their order: pages may change case, spaces and signs. */
export function hasText(value: string, text: string): boolean {
  const letters = (of: string) => of.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return letters(text) === ''
    ? text.trim() === '' || value.includes(text.trim())
    : letters(value).includes(letters(text));
}

async function fillEditor(target: Element, value: string): Promise<void> {
  selectIn(target, true);
  if (target.role !== 'spinbutton') press(target, SELECT_ALL); // one part of a date: the key would select all parts
  await pause();
  if (value !== '') return putText(target, value, true);
  press(target, 'Backspace');
  await pause();
  if (editorText(target).trim() !== '') throw new Error('The editor kept its text.');
}

const SELECT_ALL = /Mac|iP/.test(navigator.platform) ? 'Meta+a' : 'Control+a';
/** Lets an editor notice a new selection, or show a new text. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));
const MAX_PAUSES = 5;

/** Editors with a model of their own take pasted text; others take input events, or change with their document. */
async function putText(target: Element, text: string, isWhole: boolean): Promise<void> {
  const before = editorText(target);
  const isThere = () => (isWhole || editorText(target) !== before) && hasText(editorText(target), text);
  for (const put of [paste, insertLines]) {
    if (!isWhole) selectIn(target, false);
    await pause();
    put(target, text);
    for (let pauses = 0; pauses < MAX_PAUSES && !isThere(); pauses++) await pause();
    if (isThere()) return;
  }
  throw new Error('The editor did not take the text.');
}

/** Editors that draw their text themselves have it beside their element. */
function editorText(target: Element): string {
  const drawn = (target as { editContext?: object }).editContext ? target.parentElement?.parentElement : target;
  return (drawn as HTMLElement | null | undefined)?.innerText ?? '';
}

function selectIn(target: Element, isWhole: boolean): void {
  const selection = target.ownerDocument.getSelection();
  if (!selection || (!isWhole && target.contains(selection.anchorNode))) return;
  selection.selectAllChildren(target);
  if (!isWhole) selection.collapseToEnd();
}

function paste(target: Element, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  target.dispatchEvent(new ClipboardEvent('paste', { ...COMMON, clipboardData }));
}

function insertLines(target: Element, text: string): void {
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) insert(target, '\n', 'insertParagraph');
    if (line !== '') insert(target, line, 'insertText');
  }
}

/** Puts text in the place of what is selected, or of everything. Without text and selection, removes a character. */
function insert(target: Element, text: string, inputType: string, isWhole = false): void {
  if (isField(target) ? target.readOnly : !isEditor(target)) return;
  if (!tellInput(target, 'beforeinput', inputType, text)) return;
  if (!isField(target)) return edit(target, text);
  const { selectionStart, selectionEnd, maxLength } = target;
  const value = (typed === target && pending) || target.value;
  const [start, end] = isWhole ? [0, value.length] : [selectionStart ?? value.length, selectionEnd ?? value.length];
  const from = text === '' && start === end ? Math.max(0, start - 1) : start;
  const isLimited = maxLength >= 0 && selectionStart !== null; // browsers ignore the limit of numbers
  const room = isLimited ? Math.max(0, maxLength - value.length + end - from) : text.length;
  const next = value.slice(0, from) + text.slice(0, room) + value.slice(end);
  setValue(target, next);
  [typed, pending] = [target, target.value === '' ? next : ''];
  if (selectionStart !== null) target.setSelectionRange(from + text.length, from + text.length);
  tellInput(target, 'input', inputType, text);
}

/** Changes an editable element as the browser does, with its events. */
function edit(target: Element, text: string): void {
  selectIn(target, false);
  const [command, value] = text === '' ? ['delete'] : text === '\n' ? ['insertParagraph'] : ['insertText', text];
  target.ownerDocument.execCommand(command ?? '', false, value);
}

/** Presses a key such as `Enter` or `Control+A`. */
export function press(target: Element, keys: string): void {
  const parts = keys.split(/\+(?=.)/);
  const name = parts.pop() ?? '';
  const [ctrlKey, shiftKey, altKey, metaKey] = ['Control', 'Shift', 'Alt', 'Meta'].map((each) => parts.includes(each));
  const modifiers = { ctrlKey, shiftKey, altKey, metaKey } as KeyboardEventInit;
  const isShortcut = ctrlKey || altKey || metaKey;
  const isTyped = !isShortcut && /^(.|Enter|Space)$/u.test(name);
  const isAllowed = tellKey(target, 'keydown', isShortcut ? name.toLowerCase() : name, modifiers);
  if (isAllowed && (!isTyped || tellKey(target, 'keypress', name, modifiers))) {
    if (!isShortcut) doDefault(target, name, shiftKey === true);
    else if (/^a$/i.test(name) && isField(target)) target.select();
    else if (/^a$/i.test(name) && isEditor(target)) selectIn(target, true);
  }
  tellKey(target, 'keyup', name, modifiers);
}

/** What the browser does after a key. */
function doDefault(target: Element, name: string, isShifted: boolean): void {
  const isText = isField(target) || isEditor(target);
  const hasLines = target.localName === 'textarea' || isEditor(target);
  if (/^.$/u.test(name) || (name === 'Space' && isText))
    return insert(target, name === 'Space' ? ' ' : name, 'insertText');
  if (name === 'Backspace') return insert(target, '', 'deleteContentBackward');
  if (name === 'Tab') return focusNext(isShifted ? -1 : 1);
  if (name === 'Enter' && hasLines)
    return insert(target, '\n', isField(target) ? 'insertLineBreak' : 'insertParagraph');
  if (name === 'Enter' && isField(target)) {
    tellChange(target);
    const button = target.form?.querySelector<HTMLElement>('button:not([type]), [type=submit], [type=image]');
    return button ? button.click() : target.form?.requestSubmit();
  }
  if (name === 'Enter' || name === 'Space') return (target as HTMLElement).click();
  const dialog = name === 'Escape' ? target.closest<HTMLDialogElement>('dialog:modal') : null;
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}
