// The section of the account page with recent logins and refused attempts.
import type { Schemas } from '../../../../generated/identity/contract.ts';
import { type Content, html } from '../../../pages/html.ts';
import { timeElement } from '../../../pages/time.ts';
import { accountSection } from './account-section.ts';

type LoginEvent = Schemas['LoginEvent'];

/** How many are visible at first. */
const RECENT = 10;

export function loginEventsSection(events: readonly LoginEvent[]): Content {
  const older = events.slice(RECENT);
  return accountSection(
    'logins',
    'Recent logins',
    html`<p class="soft">If you don’t recognize a login, change your password and end your other sessions.</p>
<ol>${events.slice(0, RECENT).map(item)}</ol>
${older.length === 0 ? null : html`<details><summary>Show ${older.length} more</summary><ol>${older.map(item)}</ol></details>`}`,
  );
}

const item = (event: LoginEvent): Content =>
  html`<li><span class="badge ${event.outcome === 'refused' ? 'bad' : 'good'}">${outcomeText(event)}</span>
<span><bdi>${event.provider ?? 'Password'}</bdi></span> <span>${event.browser ?? 'Unknown browser'}</span>
<span class="mono">${event.address ?? 'unknown address'}</span> ${timeElement(Date.parse(event.at))}</li>`;

function outcomeText({ outcome, method }: LoginEvent): string {
  if (method === 'password-change') return outcome === 'refused' ? 'Change refused' : 'Password changed';
  return outcome === 'refused' ? 'Refused' : 'Logged in';
}
