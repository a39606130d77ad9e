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

export function tellChange(field: Element): void {
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
export function fill(target: Element, value: string): void {
  if (isField(target)) {
    insert(target, value, value === '' ? 'deleteContentBackward' : 'insertText', true);
    return tellChange(target);
  }
  press(target, 'Control+a');
  if (value === '') return press(target, 'Backspace');
  if (!isPasted(target, value)) insert(target, value, 'insertReplacementText', true);
}

/** Whether the page took the text itself. Editors do, whatever they are made of. */
function isPasted(target: Element, text: string): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  return !target.dispatchEvent(new ClipboardEvent('paste', { ...COMMON, clipboardData }));
}

export function type(target: Element, text: string): void {
  if (!isField(target) && isPasted(target, text)) return;
  for (const character of text) press(target, character === '\n' ? 'Enter' : character === ' ' ? 'Space' : character);
}

/** Puts text in the place of what is selected, or of everything. Without text and selection, removes a character. */
function insert(target: Element, text: string, inputType: string, isWhole = false): void {
  if (isField(target) ? target.readOnly : !isEditor(target)) return;
  if (!tellInput(target, 'beforeinput', inputType, text)) return;
  const value = isField(target) ? target.value : (target.textContent ?? '');
  const { selectionStart = null, selectionEnd = null } = isField(target) ? target : {};
  const [start, end] = isWhole ? [0, value.length] : [selectionStart ?? value.length, selectionEnd ?? value.length];
  const from = text === '' && start === end ? Math.max(0, start - 1) : start;
  const changed = value.slice(0, from) + text + value.slice(end);
  if (isField(target)) setValue(target, changed);
  else target.textContent = changed;
  if (selectionStart !== null) (target as Field).setSelectionRange(from + text.length, from + text.length);
  tellInput(target, 'input', inputType, text);
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
  if (name === 'Enter' && hasLines) return insert(target, '\n', 'insertLineBreak');
  if (name === 'Enter' && isField(target)) {
    tellChange(target);
    const button = target.form?.querySelector<HTMLElement>('button:not([type]), [type=submit], [type=image]');
    return button ? button.click() : target.form?.requestSubmit();
  }
  if (name === 'Enter' || name === 'Space') return (target as HTMLElement).click();
  const dialog = name === 'Escape' ? target.closest<HTMLDialogElement>('dialog:modal') : null;
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}
