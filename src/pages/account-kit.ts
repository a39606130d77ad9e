// The parts of sections of the account page. The scripts of the page act on their buttons: see browser/account-kit.ts.
import { agoText } from '../base/time-text.ts';
import { type Content, html } from './html.ts';
import { timeElement } from './time.ts';

/** The script requests the page again after a change and replaces `list`. `more` stays. */
export const accountSection = (id: string, title: string, list: Content, more: Content = null): Content =>
  html`<section aria-labelledby="${id}-title">
<h2 id="${id}-title" tabindex="-1">${title}</h2>
<div id="${id}" data-refresh>${list}</div>
${more}</section>`;

export const cardList = (items: readonly Content[]): Content =>
  items.length === 0 ? html`<p class="soft">None</p>` : html`<ul>${items}</ul>`;

/** `facts` are labels and values. A fact that is null is left out. */
export const accountCard = (
  title: string,
  badges: Content[],
  facts: Record<string, Content>,
  buttons: Content,
): Content =>
  html`<li class="card"><div>
<h3><bdi>${title}</bdi>${badges.map((badge) => badge && [' ', badge])}</h3>
<dl>${Object.entries(facts).map(([label, value]) => value && html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl></div>
${buttons}</li>`;

export const badge = (text: string, color = ''): Content => html`<span class="badge ${color}">${text}</span>`;

export const dateOf = (time: string): Content => timeElement(Date.parse(time));

export const ageOf = (time: string | null, now: number): string =>
  time === null ? 'never' : agoText(now - Date.parse(time));

/** `action` is a name in the script, `confirm` is asked before it and `done` is shown after it. */
type Action = Readonly<Record<'action' | 'value' | 'label' | 'done', string>> & {
  readonly confirm?: string;
  /** It takes nothing away. */
  readonly isHarmless?: boolean;
};

export const actionButton = (text: string, { action, value, label, confirm = '', done, isHarmless }: Action): Content =>
  html`<button class="button ${isHarmless ? '' : 'danger'}" type="button" data-action="${action}" data-value="${value}" data-confirm="${confirm}" data-done="${done}" aria-label="${label}">${text}</button>`;
