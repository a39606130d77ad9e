// A dialog with every shortcut.
import { element, iconButton } from './element.ts';
import { icon } from './icons.ts';
import { type Action, keysText } from './shortcuts.ts';

export function showShortcuts(actions: readonly Action[]): void {
  const dialog = element('dialog', { class: 'picker help', 'aria-labelledby': 'help-title' });
  const groups = [...new Set(actions.map(({ group }) => group))].map((group) =>
    element(
      'section',
      {},
      element('h3', {}, group),
      element(
        'dl',
        {},
        ...actions
          .filter((action) => action.group === group && action.keys !== undefined)
          .flatMap(({ label, keys = '' }) => [
            element('dt', {}, label),
            element('dd', {}, element('kbd', {}, keysText(keys))),
          ]),
      ),
    ),
  );
  const title = element('h2', { id: 'help-title' }, 'Keyboard shortcuts');
  dialog.append(
    element(
      'div',
      { class: 'picker-head' },
      title,
      iconButton(icon('close'), 'Close', () => dialog.close()),
    ),
    element('div', { class: 'help-list', tabindex: '0', role: 'region', 'aria-labelledby': 'help-title' }, ...groups),
    element('p', { class: 'soft' }, 'Shortcuts work while the workspace has focus, not a page inside a panel.'),
  );
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
}
