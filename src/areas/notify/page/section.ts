// The section "Notifications" of the account page.
import type { Schemas } from '../../../../generated/notify/contract.ts';
import { PRESETS } from '../../../../generated/notify/presets.ts';
import { accountCard, accountSection, actionButton, badge, cardList, dateOf } from '../../../pages/account-kit.ts';
import { type Content, html } from '../../../pages/html.ts';

/** The words and the color for people. */
const STATES: Readonly<Record<Schemas['NotifyDelivery']['state'], readonly [text: string, color: string]>> = {
  waiting: ['Waiting', ''],
  sending: ['Being sent', ''],
  sent: ['Sent', 'good'],
  failed: ['Failed', 'bad'],
  unsure: ['Perhaps sent', 'bad'],
  muted: ['Muted', ''],
  ended: ['Not needed', ''],
};

/** `browser`: the name of the visitor's browser. */
export function notificationsSection(notifications: Schemas['Notifications'], browser: string | null): Content {
  const { targets, deliveries, push_key } = notifications;
  const list = [
    html`<p class="soft">When a program waits for you and no page is open, you are notified here. <a href="/docs/guides/notifications">How it works</a></p>`,
    cardList(targets.map(targetItem)),
    settingsForm(notifications),
    deliveries.length > 0 && html`<h3>Last notifications</h3><ol>${deliveries.map(deliveryItem)}</ol>`,
  ];
  return accountSection(
    'notifications',
    'Notifications',
    list,
    html`<p><button class="button" type="button" data-action="add-browser" data-value="${push_key} ${browser ?? 'Browser'}" data-done="This browser is notified now. Send a test.">Notify this browser</button></p>
<form class="card" data-form="target">
<label>Service <select name="preset">${Object.entries(PRESETS).map(
      ([name, { label, needs, accepts, url }]) =>
        html`<option value="${name}" data-fields="${[...needs, ...accepts].join(' ')}" data-url="${url ?? ''}">${label}</option>`,
    )}</select></label>
<label>Address <input type="url" name="url" maxlength="2000" autocomplete="off" placeholder="https://"></label>
<label data-field="topic">Topic <input type="text" name="topic" maxlength="100" autocomplete="off" spellcheck="false"></label>
<label data-field="token">Token <input type="password" name="token" maxlength="500" autocomplete="off"></label>
<label data-field="chat_id">Chat <input type="text" name="chat_id" maxlength="100" autocomplete="off" spellcheck="false"></label>
<label>Label (optional) <input type="text" name="name" maxlength="100" autocomplete="off" spellcheck="false"></label>
<button class="button" type="submit">Add</button>
</form>
<div class="note signing-secret" role="group" aria-label="Signing secret" tabindex="-1" hidden>
<p>Save this secret now. It will not be shown again. With it, your server checks the signature of a message.</p><pre><code></code></pre></div>`,
  );
}

function targetItem({ id, name, kind, host, include_command, created_at }: Schemas['NotifyTarget']): Content {
  const remove = { label: `Remove target: ${name}`, confirm: `Remove “${name}”?`, done: `Target removed: ${name}.` };
  const test = { label: `Send a test: ${name}`, done: 'The test was sent.', isHarmless: true };
  const command = include_command
    ? {
        action: 'leave-out-command',
        label: `Leave out commands: ${name}`,
        done: `${name} no longer gets commands.`,
        isHarmless: true,
      }
    : { action: 'include-command', label: `Include commands: ${name}`, done: `${name} also gets commands now.` };
  const buttons = html`<div class="buttons">${actionButton('Test', { action: 'test-target', value: id, ...test })}
${actionButton(include_command ? 'Leave out commands' : 'Include commands', { value: id, ...command })}
${actionButton('Remove', { action: 'remove-target', value: id, ...remove })}</div>`;
  const facts = { Added: dateOf(created_at), Commands: include_command ? 'included' : 'left out' };
  return accountCard(name, [badge(kind === 'push' ? 'browser' : host, 'mono')], facts, buttons);
}

const settingsForm = ({ muted, quiet, when_done }: Schemas['Notifications']): Content =>
  html`<form class="card" data-form="notifications">
<fieldset><legend>Settings</legend>
<label><input type="checkbox" name="muted"${muted && html` checked`}> Mute all notifications</label>
<label><input type="checkbox" name="when_done"${when_done && html` checked`}> Also when an agent is done</label></fieldset>
<label>Quiet from <input type="time" name="from" value="${quiet?.from ?? ''}"></label>
<label>Quiet until <input type="time" name="to" value="${quiet?.to ?? ''}"></label>
<button class="button" type="submit">Save</button>
<p class="soft">${quiet && html`Quiet hours are in the time zone ${quiet.time_zone}. `}In quiet hours nothing is sent. Leave both times empty for none.</p>
</form>`;

function deliveryItem({ target, state, status, reason, at }: Schemas['NotifyDelivery']): Content {
  const [text, color] = STATES[state];
  const detail = status === undefined ? (reason ?? '') : `Status ${status}`;
  return html`<li><span class="badge ${color}">${text}</span> <span><bdi>${target}</bdi></span> <span>${detail}</span> ${dateOf(at)}</li>`;
}
