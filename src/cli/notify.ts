// annex notify: where a user is called when no page is open.
import type { Schemas } from '../sdk/notify/index.ts';
import { createNotifyClient, type NotifyClient } from '../sdk/notify/index.ts';
import { type Arguments, CommandError, textOf } from './arguments.ts';
import { SessionFile } from './auth.ts';
import { reportErrors } from './clients.ts';
import { readSecret } from './identity.ts';
import { printResult, printRows, timeText } from './print.ts';
import { addressesOf, settingsOf } from './settings.ts';

/** Runs it with the session of `annex auth login`, else with the API key. */
async function call<T>(args: Arguments, work: (client: NotifyClient) => Promise<T>): Promise<T> {
  const settings = settingsOf(args);
  const { platform: baseUrl } = addressesOf(settings);
  const sessionToken = (await new SessionFile(baseUrl).read()) ?? undefined;
  const apiKey = sessionToken === undefined ? settings.apiKey : undefined;
  if (sessionToken === undefined && apiKey === undefined)
    throw new CommandError('log in with annex auth login, or set ANNEX_API_KEY to a key that names you');
  return reportErrors(baseUrl, work(createNotifyClient({ baseUrl, sessionToken, apiKey })), 'platform');
}

export async function listTargets(args: Arguments): Promise<void> {
  const { push_key: _, ...notifications } = await call(args, (client) => client.getNotifications());
  const { targets, deliveries, muted } = notifications;
  const rows = targets.map(({ id, name, host, include_command }) => [id, name, host, include_command ? 'yes' : 'no']);
  printRows(args, notifications, ['id', 'name', 'host', 'commands'], rows, 'No targets yet. Add one: annex notify add');
  if (args.options['json']) return;
  if (muted) console.log('\nNotifications are muted.');
  if (deliveries.length === 0) return;
  console.log();
  const lines = deliveries.map(({ at, target, state, status, reason }) => [
    timeText(Date.parse(at)),
    target,
    state,
    reason ?? (status === undefined ? '' : `status ${status}`),
  ]);
  printRows(args, deliveries, ['when', 'target', 'state', ''], lines);
}

export async function addTarget(args: Arguments): Promise<void> {
  const [preset] = args.words;
  const needsToken = preset === 'gotify' || preset === 'telegram';
  const fields = {
    url: textOf(args, 'url'),
    topic: textOf(args, 'topic'),
    token: needsToken || args.options['token'] ? await readSecret('token') : undefined,
    chat_id: textOf(args, 'chat'),
    name: textOf(args, 'name'),
    include_command: args.options['include-command'] === true,
  };
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const body = { kind: 'preset', preset, ...given } as Schemas['PresetTarget'];
  const target = await call(args, (client) => client.createTarget({ body }));
  const secret = target.secret === undefined ? '' : `\nSave this signing secret now: ${target.secret}`;
  printResult(args, target, `Added ${target.name}. Send a test: annex notify test ${target.id}${secret}`);
}

export async function testTarget(args: Arguments): Promise<void> {
  const [id = ''] = args.words;
  const result = await call(args, (client) => client.testTarget({ path: { id } }));
  const detail = result.status === undefined ? result.reason : `status ${result.status}`;
  printResult(args, result, `${result.outcome}: ${detail}`);
  if (result.outcome !== 'sent') process.exitCode = 1;
}

export async function removeTarget(args: Arguments): Promise<void> {
  const [id = ''] = args.words;
  await call(args, (client) => client.deleteTarget({ path: { id } }));
  console.log(`Removed ${id}.`);
}

export async function mute(args: Arguments): Promise<void> {
  const muted = args.options['off'] !== true;
  await call(args, (client) => client.updateNotifications({ body: { muted } }));
  console.log(muted ? 'Notifications are muted. Turn them on with annex notify mute --off' : 'Notifications are on.');
}
