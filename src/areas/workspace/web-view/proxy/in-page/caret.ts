// Moves the caret in fields and editors.
import { type Field, isField } from './aria.ts';
import { selectIn } from './text.ts';

export interface Key {
  readonly name: string;
  readonly isShifted: boolean;
  /** Control, or the command key of a Mac. */
  readonly isCommand: boolean;
}

/** Moves the caret, or with Shift the end of the selection. */
export function moveCaret(target: Element, key: Key): void {
  const { name, isShifted } = key;
  const isBack = /^(ArrowLeft|ArrowUp|Home)$/.test(name);
  if (!isField(target)) return moveInEditor(target, key, isBack);
  const { selectionStart: start, selectionEnd: end } = target;
  if (start === null || end === null) return;
  const [anchor, caret] = target.selectionDirection === 'backward' ? [end, start] : [start, end];
  const isLeft = !isShifted && start !== end && /^Arrow(Left|Right)$/.test(name); // the selection ends, and no more
  const next = isLeft ? (isBack ? start : end) : placeAfter(target, caret, key);
  const from = isShifted ? anchor : next;
  target.setSelectionRange(Math.min(from, next), Math.max(from, next), next < from ? 'backward' : 'forward');
}

function moveInEditor(editor: Element, { name, isShifted, isCommand }: Key, isBack: boolean): void {
  selectIn(editor, false);
  const selection = editor.ownerDocument.getSelection();
  const isEdge = /^(Home|End)$/.test(name);
  if (isEdge && isCommand) {
    const end = isBack ? 0 : editor.childNodes.length;
    return isShifted ? selection?.extend(editor, end) : selection?.collapse(editor, end);
  }
  const unit = isEdge ? 'lineboundary' : /^Arrow(Up|Down)$/.test(name) ? 'line' : isCommand ? 'word' : 'character';
  selection?.modify(isShifted ? 'extend' : 'move', isBack ? 'backward' : 'forward', unit);
}

/** Where a key brings the caret of a field. */
function placeAfter({ value, localName }: Field, caret: number, { name, isCommand }: Key): number {
  const before = value.slice(0, caret).split('\n');
  const [rest = '', below] = value.slice(caret).split('\n');
  const column = before.pop()?.length ?? 0;
  const above = before.at(-1);
  if (name === 'Home') return isCommand ? 0 : caret - column;
  if (name === 'End') return isCommand ? value.length : caret + rest.length;
  if (name === 'ArrowLeft') return isCommand ? edgeOfWord(value, caret, -1) : neighbour(value, caret, -1);
  if (name === 'ArrowRight') return isCommand ? edgeOfWord(value, caret, 1) : neighbour(value, caret, 1);
  if (localName === 'input') return caret;
  if (name === 'ArrowUp') return above === undefined ? 0 : caret - column - 1 - Math.max(0, above.length - column);
  return below === undefined ? value.length : caret + rest.length + 1 + Math.min(column, below.length);
}

/** The place one character further. */
function neighbour(value: string, at: number, step: 1 | -1): number {
  const next = Math.min(value.length, Math.max(0, at + step));
  return /^[\uDC00-\uDFFF]$/.test(value.charAt(next)) ? next + step : next; // not within a character
}

function edgeOfWord(value: string, from: number, step: 1 | -1): number {
  let at = from;
  const isWord = () => /[\p{L}\p{N}_]/u.test(value.charAt(step === 1 ? at : at - 1));
  while (at > 0 - step && at < value.length + (step === 1 ? 0 : 1) && !isWord()) at += step;
  while (isWord()) at += step;
  return at;
}
