// Key events, and what browsers do after them: events of scripts have no default action.
import { isEditor, isField } from './aria.ts';
import { type Key, moveCaret } from './caret.ts';
import { chooseRadio, dismiss, send, stepInput, stepList } from './controls.ts';
import { activeElement, focusNext } from './focus.ts';
import { Stop } from './protocol.ts';
import { scroll } from './scroll.ts';
import { COMMON, insert, selectField, selectIn } from './text.ts';

/** Key codes, and the code of keys that have neither a name nor a letter. */
const CODES = new Map(
  `Backspace:8 Tab:9 Enter:13 Shift:16 Control:17 Alt:18 CapsLock:20 Escape:27 Space:32 PageUp:33 PageDown:34 End:35 Home:36
  ArrowLeft:37 ArrowUp:38 ArrowRight:39 ArrowDown:40 Insert:45 Delete:46 Meta:91 ContextMenu:93 F1:112 F2:113 F3:114 F4:115
  F5:116 F6:117 F7:118 F8:119 F9:120 F10:121 F11:122 F12:123 ;:186:Semicolon =:187:Equal ,:188:Comma -:189:Minus
  .:190:Period /:191:Slash \`:192:Backquote [:219:BracketLeft \\:220:Backslash ]:221:BracketRight ':222:Quote`
    .split(/\s+/)
    .map((entry) => entry.split(':'))
    .map(([name = '', keyCode, code]) => [name, { keyCode: Number(keyCode), code: code ?? name }]),
);
const ALIASES =
  'ctrl:Control controlormeta:Control cmd:Meta command:Meta option:Alt return:Enter esc:Escape del:Delete';
/** Names of keys, whatever their case. */
const NAMES = new Map([
  ...ALIASES.split(' ').map((pair) => pair.split(':') as [string, string]),
  ...[...CODES.keys()].map((name) => [name.toLowerCase(), name] as const),
]);
/** Commands of editors by the letter that is pressed with Control. */
const COMMANDS: Readonly<Record<string, string>> = { b: 'bold', i: 'italic', u: 'underline', y: 'redo', z: 'undo' };
/** What a click does too, by the key that presses it. */
const PRESSED: Readonly<Record<string, string>> = {
  Enter: 'a[href], area[href], button, summary, [type=submit], [type=button], [type=reset], [type=image], [type=color]',
  Space: 'button, summary, input:not([type=range])',
};

function tellKey(target: Element, type: string, name: string, modifiers: KeyboardEventInit): boolean {
  const isSign = type === 'keypress' && name.length === 1;
  const letter = /^[a-z\d]$/i.test(name) ? name.toUpperCase() : '';
  const code = /[A-Z]/.test(letter) ? `Key${letter}` : letter && `Digit${letter}`;
  const known = CODES.get(name) ?? { keyCode: letter.charCodeAt(0) || 0, code };
  const keyCode = isSign ? name.charCodeAt(0) : known.keyCode;
  const charCode = type === 'keypress' ? keyCode : 0;
  const key = name === 'Space' ? ' ' : name;
  const init = { ...COMMON, view: window, key, code: known.code, keyCode, which: keyCode, charCode, ...modifiers };
  return target.dispatchEvent(new KeyboardEvent(type, init));
}

/** Presses a key such as `Enter` or `Control+A`. */
export async function press(from: Element, keys: string): Promise<void> {
  const parts = keys.split(/\+(?=.)/).map((part) => NAMES.get(part.toLowerCase()) ?? part);
  const name = parts.pop() ?? '';
  const unknown = [...parts, name].find((part) => part.length > 2 && !CODES.has(part));
  if (unknown) throw new Stop('wrong-kind', `“${unknown}” is not a key.`);
  const [ctrlKey, shiftKey, altKey, metaKey] = ['Control', 'Shift', 'Alt', 'Meta'].map((each) => parts.includes(each));
  const modifiers = { ctrlKey, shiftKey, altKey, metaKey } as KeyboardEventInit;
  const isCommand = ctrlKey || metaKey || false;
  const isTyped = !isCommand && !altKey && /^(.|Enter|Space)$/u.test(name);
  const key = name.length === 1 && (isCommand || altKey) && !shiftKey ? name.toLowerCase() : name;
  const active = activeElement();
  const isAllowed = tellKey(from, 'keydown', key, modifiers);
  const target = activeElement() === active ? from : activeElement(); // the page has moved the focus
  try {
    if (isAllowed && !altKey && (!isTyped || tellKey(target, 'keypress', name, modifiers))) {
      doDefault(target, { name, isCommand, isShifted: shiftKey ?? false });
    }
    if (name.length > 1 && !isTyped) await new Promise((resolve) => setTimeout(resolve)); // pages may react while it is down
  } finally {
    tellKey(active === from ? activeElement() : target, 'keyup', key, modifiers);
  }
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
  if (isInput && name === 'Enter' && input.type !== 'range') return send(input);
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
  if (letter === 'a' && isField(target)) selectField(target);
  else if (letter === 'a') selectIn(target, true);
  else if (command && !isField(target)) target.ownerDocument.execCommand(command);
  else if (command?.endsWith('do')) throw new Stop('only-user', `Only the user can ${command} this. Use fill instead.`);
}
