// Elements of the workspace page.
import { element } from '../../../../pages/browser/element.ts';

export { element };

/** `label` is for screen readers and the tooltip. */
export function iconButton(icon: Node, label: string, onClick: () => unknown, className = ''): HTMLButtonElement {
  const attributes = { type: 'button', class: `icon-button ${className}`.trim(), title: label, 'aria-label': label };
  return element('button', { ...attributes, click: onClick }, icon);
}
