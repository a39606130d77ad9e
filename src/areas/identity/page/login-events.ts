// The section of the account page with recent logins and refused attempts.
import type { Schemas } from '../../../../generated/identity/contract.ts';
import { type Content, html } from '../../../pages/html.ts';
import { timeElement } from '../../../pages/time.ts';
import { accountSection } from './account-section.ts';

type LoginEvent = Schemas['LoginEvent'];

export const loginEventsSection = (events: readonly LoginEvent[]): Content =>
  accountSection(
    'logins',
    'Recent logins',
    html`<p class="soft">If you don’t recognize a login, change your password and end your other sessions.</p>
<ol>${events.map(item)}</ol>`,
  );

const item = (event: LoginEvent): Content =>
  html`<li><span class="badge ${event.outcome === 'refused' ? 'bad' : 'good'}">${outcomeText(event)}</span>
<span><bdi>${event.provider ?? 'Password'}</bdi></span> <span>${event.browser ?? 'Unknown browser'}</span>
<span class="mono">${event.address ?? 'unknown address'}</span> ${timeElement(Date.parse(event.at))}</li>`;

function outcomeText({ outcome, method }: LoginEvent): string {
  if (method === 'password-change') return outcome === 'refused' ? 'Change refused' : 'Password changed';
  return outcome === 'refused' ? 'Refused' : 'Logged in';
}
