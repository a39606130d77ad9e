// Key events, and what browsers do after them: events of scripts have no default action.
import { isEditor, isField } from './aria.ts';
import { type Key, moveCaret } from './caret.ts';
import { chooseRadio, dismiss, send, stepInput, stepList } from './controls.ts';
import { focusNext } from './focus.ts';
import { Stop } from './protocol.ts';
import { scroll } from './scroll.ts';
import { COMMON, insert, selectIn } from './text.ts';

const KEY_CODES = new Map(
  'Backspace:8 Tab:9 Enter:13 Escape:27 Space:32 PageUp:33 PageDown:34 End:35 Home:36 ArrowLeft:37 ArrowUp:38 ArrowRight:39 ArrowDown:40 Delete:46'
    .split(' ')
    .map((pair) => [pair.split(':')[0], Number(pair.split(':')[1])]),
);
/** Commands of editors by the letter that is pressed with Control. */
const COMMANDS: Readonly<Record<string, string>> = { b: 'bold', i: 'italic', u: 'underline', y: 'redo', z: 'undo' };
/** What a click does too, by the key that presses it. */
const PRESSED: Readonly<Record<string, string>> = {
  Enter:
    'a[href], area[href], button, summary, input:is([type=submit], [type=button], [type=reset], [type=image], [type=color])',
  Space: 'button, summary, input:not([type=range])',
};

function tellKey(target: Element, type: string, name: string, modifiers: KeyboardEventInit): boolean {
  const letter = name.length === 1 ? name.toUpperCase() : '';
  const keyCode = KEY_CODES.get(name) ?? letter.charCodeAt(0);
  const code = /^[A-Z]$/.test(letter) ? `Key${letter}` : /^\d$/.test(name) ? `Digit${name}` : name;
  const key = name === 'Space' ? ' ' : name;
  const init = { ...COMMON, view: window, key, code, keyCode, which: keyCode, ...modifiers };
  return target.dispatchEvent(new KeyboardEvent(type, init));
}

/** Presses a key such as `Enter` or `Control+A`. */
export async function press(target: Element, keys: string): Promise<void> {
  const parts = keys.split(/\+(?=.)/);
  const name = parts.pop() ?? '';
  const [ctrlKey, shiftKey, altKey, metaKey] = ['Control', 'Shift', 'Alt', 'Meta'].map((each) => parts.includes(each));
  const modifiers = { ctrlKey, shiftKey, altKey, metaKey } as KeyboardEventInit;
  const isCommand = ctrlKey || metaKey || false;
  const isTyped = !isCommand && !altKey && /^(.|Enter|Space)$/u.test(name);
  const isLetter = name.length === 1 && (isCommand || altKey) && !shiftKey;
  const isAllowed = tellKey(target, 'keydown', isLetter ? name.toLowerCase() : name, modifiers);
  if (isAllowed && !altKey && (!isTyped || tellKey(target, 'keypress', name, modifiers))) {
    doDefault(target, { name, isCommand, isShifted: shiftKey ?? false });
  }
  if (name.length > 1 && !isTyped) await new Promise((resolve) => setTimeout(resolve)); // pages may react while it is down
  tellKey(target, 'keyup', name, modifiers);
}

/** What the browser does after a key. */
function doDefault(target: Element, key: Key): void {
  const { name, isShifted, isCommand } = key;
  if (name === 'Tab') return focusNext(isShifted ? -1 : 1);
  if (name === 'Escape') return dismiss(target.ownerDocument);
  if (isCommand && /^[cxv]$/i.test(name)) throw new Stop('only-user', 'Only the user can use the clipboard.');
  const input = target as HTMLInputElement;
  const isInput = target.localName === 'input';
  if (isInput && (input.type === 'range' || /^Arrow(Up|Down)$/.test(name)) && stepInput(input, name)) return;
  if ((isField(target) && !/^(range|color)$/.test(input.type)) || isEditor(target)) return edit(target, key);
  if (isCommand) return;
  if (target.localName === 'select') return stepList(target as HTMLSelectElement, name);
  if (input.type === 'radio' && name.startsWith('Arrow')) return chooseRadio(input, /Down|Right/.test(name) ? 1 : -1);
  const pressed = PRESSED[name];
  if (pressed && input.type === 'file') throw new Stop('only-user', 'Only the user can choose a file.');
  if (pressed && target.matches(pressed)) return input.click();
  if (isInput && name === 'Enter') return send(input);
  scroll(target, name, isShifted);
}

/** What a key does in text. */
function edit(target: Element, key: Key): void {
  const { name, isShifted, isCommand } = key;
  if (/^(Arrow|Home|End)/.test(name)) return moveCaret(target, key);
  if (name === 'Backspace' || name === 'Delete') return remove(target, key);
  if (isCommand) return doShortcut(target, key);
  if (name === 'Enter' && target.localName === 'input') return send(target as HTMLInputElement);
  if (name === 'Enter')
    return insert(target, '\n', isField(target) || isShifted ? 'insertLineBreak' : 'insertParagraph');
  if (/^(.|Space)$/u.test(name)) insert(target, name === 'Space' ? ' ' : name, 'insertText');
}

/** Removes what is selected, or a character or word beside the caret. */
function remove(target: Element, key: Key): void {
  const isForward = key.name === 'Delete';
  const isCollapsed = () =>
    isField(target) && target.selectionStart !== null && target.selectionStart === target.selectionEnd;
  const isWord = !isField(target) && key.isCommand && target.ownerDocument.getSelection()?.isCollapsed;
  if (isCollapsed() || isWord) {
    moveCaret(target, { ...key, name: isForward ? 'ArrowRight' : 'ArrowLeft', isShifted: true });
  }
  if (!isCollapsed()) insert(target, '', isForward ? 'deleteContentForward' : 'deleteContentBackward');
}

function doShortcut(target: Element, { name, isShifted }: Key): void {
  const letter = name.toLowerCase();
  const command = letter === 'z' && isShifted ? 'redo' : COMMANDS[letter];
  if (letter === 'a' && isField(target)) target.select();
  else if (letter === 'a') selectIn(target, true);
  else if (command && !isField(target)) target.ownerDocument.execCommand(command);
  else if (command?.endsWith('do')) throw new Stop('only-user', `Only the user can ${command} this. Use fill instead.`);
}
