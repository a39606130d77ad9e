// A dialog with every shortcut.
import { html } from 'lit-html';
import { create, iconButton } from './element.ts';
import { icon } from './icons.ts';
import { type Action, keysText } from './shortcuts.ts';

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
