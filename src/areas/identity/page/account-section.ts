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

/** `action` is a name in the script, `confirm` is asked before it and `done` is shown after it. */
type Action = Readonly<Record<'action' | 'value' | 'label' | 'done', string>> & { readonly confirm?: string };

export const actionButton = (text: string, { action, value, label, confirm = '', done }: Action): Content =>
  html`<button class="button danger" type="button" data-action="${action}" data-value="${value}" data-confirm="${confirm}" data-done="${done}" aria-label="${label}">${text}</button>`;
