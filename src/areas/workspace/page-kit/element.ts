// Elements of the workspace page.
import { render, type TemplateResult } from 'lit-html';
import { element } from '../../../pages/browser/element.ts';

export { element };

/** The element of a template that is rendered once. */
export function create<E extends Element = HTMLElement>(template: TemplateResult): E {
  const fragment = document.createDocumentFragment();
  render(template, fragment);
  return fragment.firstElementChild as E;
}

/** `label` is for screen readers and the tooltip. */
export function iconButton(icon: Node, label: string, onClick: () => unknown, className = ''): HTMLButtonElement {
  const attributes = { type: 'button', class: `icon-button ${className}`.trim(), title: label, 'aria-label': label };
  return element('button', { ...attributes, click: onClick }, icon);
}
