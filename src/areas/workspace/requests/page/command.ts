// The command of a permission, whole, in the order of its characters, and with the characters that are not seen otherwise: they
// could hide a part of it or show it in another order.
import { element } from '../../page-kit/element.ts';

const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
const NAMES: Readonly<Record<string, string>> = { '\n': '⏎', '\t': '⇥', '\r': '␍', '\u001b': '␛' };

export function commandView(command: string): HTMLElement {
  const parts: (Node | string)[] = [];
  let end = 0;
  for (const { 0: character, index } of command.matchAll(UNSEEN)) {
    const code = `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
    parts.push(command.slice(end, index), element('i', { title: code }, NAMES[character] ?? code));
    if (character === '\n') parts.push('\n');
    end = index + character.length;
  }
  parts.push(command.slice(end));
  const lines = command.split('\n').length;
  const size = `${[...command].length} characters, ${lines} ${lines === 1 ? 'line' : 'lines'}`;
  const text = element('pre', { tabindex: '0', role: 'group', 'aria-label': 'Command' }, ...parts);
  return element('div', { class: 'command' }, text, element('p', { class: 'soft' }, size));
}
