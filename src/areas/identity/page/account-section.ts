// The parts that the sections of the account page share.
import { type Content, html } from '../../../pages/html.ts';

/** The script requests the page again after a change and replaces `list`. `more` stays. */
export const accountSection = (id: string, title: string, list: Content, more: Content = null): Content =>
  html`<section aria-labelledby="${id}-title">
<h2 id="${id}-title" tabindex="-1">${title}</h2>
<div id="${id}" data-refresh>${list}</div>
${more}</section>`;

export const cardList = (items: readonly Content[]): Content =>
  items.length === 0 ? html`<p class="soft">None</p>` : html`<ul>${items}</ul>`;

interface Action {
  /** A name in the script. */
  readonly action: string;
  readonly value: string;
  readonly text: string;
  /** For screen readers, if the text alone is ambiguous. */
  readonly label?: string;
  /** Asked before. */
  readonly confirm?: string;
  /** Shown afterwards. */
  readonly done: string;
}

export const actionButton = ({ action, value, text, label = text, confirm = '', done }: Action): Content =>
  html`<button class="button danger" type="button" data-action="${action}" data-value="${value}" data-confirm="${confirm}" data-done="${done}" aria-label="${label}">${text}</button>`;
