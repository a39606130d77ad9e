// The buttons and forms of the section "Notifications".
import { createNotifyClient } from '../../../../../generated/notify/client.ts';
import type { Schemas } from '../../../../../generated/notify/contract.ts';
import { Problem } from '../../../../contract/problem.ts';
import { type Actions, bindAccount, type Forms, showSecret } from '../../../../pages/browser/account-kit.ts';
import { explainFailure } from '../../../../pages/browser/failure.ts';
import { ownFetch } from '../../../../pages/browser/own-fetch.ts';

/** The message is for the user. */
class Unable extends Error {}

const SUBSCRIBE_MS = 30_000;
const notify = createNotifyClient({ baseUrl: location.origin, credentials: 'same-origin', fetch: ownFetch });

const ACTIONS: Actions = {
  'add-browser': async (value) => {
    const [key = '', ...name] = value.split(' ');
    const { endpoint = '', keys } = (await subscribe(key)).toJSON();
    const subscription = { endpoint, keys: keys as Schemas['PushTarget']['subscription']['keys'] };
    await notify.createTarget({ body: { kind: 'push', name: name.join(' '), subscription } });
  },
  'test-target': async (id) => describeTest(await notify.testTarget({ path: { id } })),
  'include-command': (id) => notify.updateTarget({ path: { id }, body: { include_command: true } }),
  'leave-out-command': (id) => notify.updateTarget({ path: { id }, body: { include_command: false } }),
  'remove-target': (id) => notify.deleteTarget({ path: { id } }),
};

const FORMS: Forms = {
  target: async (fields) => {
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
    const { secret } = await notify.createTarget({ body: { kind: 'preset', ...given } as Schemas['PresetTarget'] });
    if (secret !== undefined) showSecret('.signing-secret', [secret]);
    return 'Target added. Send a test.';
  },
  notifications: async ({ muted, when_done, from = '', to = '' }) => {
    if ((from === '') !== (to === '')) throw new Unable('Enter both times, or none.');
    const { timeZone: time_zone } = new Intl.DateTimeFormat().resolvedOptions();
    const quiet = from === '' ? null : { from, to, time_zone };
    const body = { muted: muted !== undefined, when_done: when_done !== undefined, quiet };
    await notify.updateNotifications({ body });
    return 'Notification settings saved.';
  },
};

async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) {
    throw new Unable(
      'This browser cannot be notified here. It needs https; on an iPhone or iPad, add Annex to the home screen first.',
    );
  }
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new Unable('Your browser blocks notifications of this site. Allow them, then try again.');
  }
  const registration = await navigator.serviceWorker.register('/inbox/worker.js', { scope: '/inbox/' });
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Unable('The push service of your browser does not respond.')), SUBSCRIBE_MS);
  });
  return Promise.race([subscribeWorker(registration, applicationServerKey), late]);
}

async function subscribeWorker(registration: ServiceWorkerRegistration, applicationServerKey: string) {
  const starting = registration.installing ?? registration.waiting;
  if (!registration.active && starting) {
    await new Promise<void>((resolve) => {
      starting.addEventListener('statechange', () => starting.state === 'activated' && resolve());
    });
  }
  await (await registration.pushManager.getSubscription())?.unsubscribe(); // it may have another key
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

function describeTest({
  outcome,
  status,
  reason,
}: Readonly<{ outcome: string; status?: number; reason?: string }>): string {
  if (outcome === 'sent') return 'The test was sent.';
  if (outcome === 'refused') return `The target refused the test with status ${status}.`;
  return `${outcome === 'unsure' ? 'The test was perhaps sent.' : 'The test could not be sent.'} ${reason ?? ''}`;
}

function explain(error: unknown): string {
  if (error instanceof Unable) return error.message;
  if (error instanceof DOMException) return 'Your browser could not subscribe. Try again, or use another browser.';
  if (error instanceof Problem && error.status < 500) return error.message;
  return explainFailure(error, { unavailable: 'The platform is unavailable right now. Try again in a moment.' });
}

/** Shows the fields of the chosen service only. */
function showFields(): void {
  const form = document.querySelector<HTMLFormElement>('[data-form=target]');
  const [option] = form?.querySelector('select')?.selectedOptions ?? [];
  const { fields = '', url = '' } = option?.dataset ?? {};
  for (const label of form?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
    label.hidden = !fields.split(' ').includes(label.dataset['field'] ?? '');
    if (label.hidden) for (const input of label.querySelectorAll('input')) input.value = '';
  }
  const address = form?.querySelector<HTMLInputElement>('[name=url]');
  if (address) address.placeholder = url || 'https://';
}

bindAccount({ actions: ACTIONS, forms: FORMS, explain });
document.addEventListener('change', showFields);
document.addEventListener('reset', () => setTimeout(showFields));
showFields();
