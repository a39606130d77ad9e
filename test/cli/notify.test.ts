import { describe, expect, it } from 'vitest';
import { startNotify, startReceiver } from '../areas/notify/receivers.ts';
import { useRunning } from '../running.ts';
import { useAnnex } from './annex.ts';

const running = useRunning();
const annex = useAnnex();

/** A platform at which ada has a key that names her, and a receiver that is allowed. */
async function start() {
  const receiver = await startReceiver(running);
  const notify = await startNotify(running, [receiver.host]);
  const user = { id: notify.userId, name: 'ada' };
  const { key } = await notify.platform.identity.keys.create('demo', 'ada', { user });
  const env = { ANNEX_BASE_URL: notify.platform.url, ANNEX_API_KEY: key };
  const run = (...args: readonly string[]) => annex.run(['notify', ...args], env);
  return { receiver, env, run, ...notify };
}

describe('annex notify', () => {
  it('adds, lists, tests and removes a target', async () => {
    const { run, receiver, client, ring, states } = await start();
    expect(await run('list')).toMatchObject({ code: 0, stdout: 'No targets yet. Add one: annex notify add\n' });
    const added = await run(
      'add',
      'ntfy',
      '--url',
      receiver.url,
      '--topic',
      'ada',
      '--name',
      'Phone',
      '--include-command',
    );
    const [target] = (await client.getNotifications()).targets;
    const id = target?.id ?? '';
    expect(added).toMatchObject({ code: 0, stdout: `Added Phone. Send a test: annex notify test ${id}\n` });
    expect(target).toMatchObject({ name: 'Phone', include_command: true });
    expect(await run('test', id)).toMatchObject({ code: 0, stdout: 'sent: status 200\n' });
    await ring('r1');
    await receiver.until(2);
    expect(await states()).toEqual(['sent']);
    const { stdout } = await run('list');
    expect(stdout).toContain(`${id}  Phone  ${receiver.host}  yes`);
    expect(stdout).toMatch(/2026-11-15 12:00 UTC {2}Phone {3}sent {3}status 200/);
    expect(JSON.parse((await run('list', '--json')).stdout)).toMatchObject({ targets: [{ id }], muted: false });
    expect(await run('remove', id)).toMatchObject({ code: 0, stdout: `Removed ${id}.\n` });
    const again = await run('remove', id);
    expect([again.code, again.stderr]).toEqual([1, 'annex: The notification target was not found\n']);
  });

  it('mutes, and unmutes', async () => {
    const { run, client } = await start();
    expect((await run('mute')).stdout).toContain('annex notify mute --off');
    expect((await client.getNotifications()).muted).toBe(true);
    expect((await run('list')).stdout).toContain('Notifications are muted.');
    expect((await run('mute', '--off')).stdout).toBe('Notifications are on.\n');
    expect((await client.getNotifications()).muted).toBe(false);
  });

  it('reads a token from standard input, never from the command line', async () => {
    const { env, receiver, client } = await start();
    const adding = annex.launch(['notify', 'add', 'gotify', '--url', receiver.url, '--json'], env);
    adding.input('A1b2\n');
    const { code, stdout } = await adding.ended;
    expect(code).toBe(0);
    const { id } = JSON.parse(stdout);
    await client.testTarget({ path: { id } });
    expect(receiver.received[0]?.headers).toMatchObject({ 'x-gotify-key': 'A1b2' });
  });

  it('says what is missing, and exits with 1 if a test fails', async () => {
    const { run, env, platform, add } = await start();
    expect(await run('add', 'webhook')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Signed webhook needs the field url.'),
    });
    const none = await annex.run(['notify', 'list'], { ANNEX_BASE_URL: env.ANNEX_BASE_URL });
    expect(none.stderr).toBe('annex: log in with annex auth login, or set ANNEX_API_KEY to a key that names you\n');
    const { key } = await platform.identity.keys.create('demo');
    const unnamed = await annex.run(['notify', 'list'], { ...env, ANNEX_API_KEY: key });
    expect(unnamed).toMatchObject({ code: 1, stderr: 'annex: The API key names no user\n' });
    const { id } = await add({ kind: 'preset', preset: 'slack', url: 'https://localhost:9/' });
    expect(await run('test', id)).toMatchObject({ code: 1, stdout: 'blocked: The address is not public.\n' });
  });
});
