// Keyboard shortcuts. Keys are identified by their position: with Alt, some systems type another character.
import { html } from 'lit-html';
import type { ActionQueue } from './action-queue.ts';
import { create, iconButton } from './element.ts';
import { icon } from './icons.ts';

export interface Action {
  readonly label: string;
  readonly group: 'Tab' | 'Panel' | 'Workspace';
  /** For example `Alt+Shift+ArrowLeft`. Ctrl means Command on a Mac. */
  readonly keys?: string;
  /** Whether it also works while the user types into a field. */
  readonly whileTyping?: boolean;
  /** Whether it opens a dialog. It then runs at once, so that the dialog receives what the user types next. */
  readonly opensDialog?: boolean;
  /** Absent: always. */
  readonly isPossible?: () => boolean;
  readonly run: () => void;
}

const NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Backslash: '\\',
  PageUp: 'Page up',
  PageDown: 'Page down',
};

const MAC_NAMES: Readonly<Record<string, string>> = { ...NAMES, Ctrl: '⌘', Alt: '⌥', Shift: '⇧' };

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** As displayed. */
export const keysText = (keys: string): string =>
  keys
    .split('+')
    .map((key) => (isMac ? MAC_NAMES : NAMES)[key] ?? key)
    .join(' ');

const keysOf = ({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent): string =>
  [ctrlKey || metaKey ? 'Ctrl' : '', altKey ? 'Alt' : '', shiftKey ? 'Shift' : '', code.replace(/^(Key|Digit)/, '')]
    .filter(Boolean)
    .join('+');

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

export function listenForKeys(actions: readonly Action[], queue: ActionQueue): void {
  addEventListener('keydown', (event) => {
    if (document.querySelector('dialog[open]')) return;
    const pressed = keysOf(event);
    const action = actions.find(({ keys }) => keys === pressed);
    if (!action || (isTyping(event.target) && !action.whileTyping)) return;
    event.preventDefault();
    const run = () => {
      if (action.isPossible?.() ?? true) action.run();
    };
    if (action.opensDialog) run();
    else queue.run(run, event.repeat);
  });
}

/** Opens a dialog with every shortcut. */
export function showShortcuts(actions: readonly Action[]): void {
  const close = iconButton(icon('close'), 'Close', () => dialog.close());
  const groups = [...new Set(actions.map(({ group }) => group))].map((name) => {
    const shortcuts = actions.filter(({ group, keys }) => group === name && keys !== undefined);
    const lines = shortcuts.map(({ label, keys = '' }) => html`<dt>${label}</dt><dd><kbd>${keysText(keys)}</kbd></dd>`);
    return html`<section><h3>${name}</h3><dl>${lines}</dl></section>`;
  });
  const dialog = create<HTMLDialogElement>(html`<dialog
    class="picker help"
    aria-labelledby="help-title"
    @close=${() => dialog.remove()}
    @click=${({ target }: Event) => target === dialog && dialog.close()}
  >
    <div class="picker-head"><h2 id="help-title">Keyboard shortcuts</h2>${close}</div>
    <div class="help-list" tabindex="0" role="region" aria-labelledby="help-title">${groups}</div>
    <p class="soft">Shortcuts work while the workspace has focus, not a page inside a panel.</p>
  </dialog>`);
  document.body.append(dialog);
  dialog.showModal();
}
