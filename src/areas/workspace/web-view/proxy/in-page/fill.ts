// Fills fields and editors, and types into them.
import { editorText, isField } from './aria.ts';
import { focusNear } from './focus.ts';
import { press } from './keyboard.ts';
import { COMMON, insert, selectIn, tellChange, tellsWhenLeft } from './text.ts';

/** Replaces the whole value. */
export async function fill(target: Element, value: string): Promise<void> {
  if (!isField(target)) return fillEditor(target, value);
  insert(target, value, value === '' ? 'deleteContentBackward' : 'insertText', true);
  if (!tellsWhenLeft(target)) tellChange(target);
  if (hasText(target.value, value) || target.selectionStart === null) return;
  // Fields with a mask, or made of parts such as day and month, take keys only.
  insert(target, '', 'deleteContentBackward', true);
  for (const character of value) await press(target, keyOf(character));
  if (!tellsWhenLeft(target)) tellChange(target);
}

/** Returns whether a field has taken any of it. */
export async function type(target: Element, text: string): Promise<boolean> {
  let isTaken = !isField(target);
  if (!isField(target)) await putText(target, text, false);
  else
    for (const character of text) {
      const next = target.ownerDocument.activeElement; // fields of a code move the focus with every digit
      const field = next && isField(next) ? next : target;
      const before = field.value;
      await press(field, keyOf(character));
      isTaken ||= field.value !== before || /\s/.test(character);
    }
  return isTaken;
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
  if (target.role !== 'spinbutton') await press(target, SELECT_ALL); // one part of a date: the key would select all parts
  await pause();
  if (value !== '') return putText(target, value, true);
  await press(target, 'Backspace');
  await pause();
  if (editorText(target).trim() !== '') throw new Error('The editor kept its text.');
}

const SELECT_ALL = /Mac|iP/.test(navigator.platform) ? 'Meta+a' : 'Control+a';
/** Lets an editor notice a new selection, or show a new text. */
const pause = (ms = 30): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const MAX_PAUSES = 5;
const MAX_PRESSES = 1_000;
/** Longer texts are not typed key by key, which takes long. */
const MAX_KEYS = 200;

/**
 * Editors may react to what is typed, such as `# ` for a heading. Those with a model of their own take pasted text; others
 * take input events, or change with their document.
 */
async function putText(target: Element, text: string, isWhole: boolean): Promise<void> {
  const before = editorText(target);
  const isThere = () => (isWhole || editorText(target) !== before) && hasText(editorText(target), text);
  const takesKeys = !isWhole && text.length <= MAX_KEYS;
  for (const put of takesKeys ? [pressKeys, paste, insertLines] : [paste, insertLines]) {
    if (!isWhole) selectIn(target, false);
    await pause();
    await put(target, text);
    for (let pauses = 0; pauses < MAX_PAUSES && !isThere(); pauses++) await pause();
    if (isThere()) return;
  }
  throw new Error('The editor did not take the text.');
}

async function pressKeys(target: Element, text: string): Promise<void> {
  for (const character of text) {
    await press(target, keyOf(character));
    await pause(0); // the editor reads what has changed
  }
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

/** Sets a slider that is no input: it takes keys. */
export async function slide(slider: Element, value: number): Promise<void> {
  const now = () => Number(slider.getAttribute('aria-valuenow'));
  const sign = Math.sign(value - now());
  focusNear(slider);
  for (const key of sign > 0 ? ['ArrowRight', 'ArrowUp'] : ['ArrowLeft', 'ArrowDown']) {
    let before = Number.NaN;
    for (let presses = 0; presses < MAX_PRESSES && now() !== before && Math.sign(value - now()) === sign; presses++) {
      before = now();
      await press(slider, key);
      for (let pauses = 0; pauses < MAX_PAUSES && now() === before; pauses++) await pause(5);
    }
  }
  if (now() !== value) throw new Error(`The slider shows “${now()}” instead.`);
}
