import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { useAnnex } from './annex.ts';

const STATE = '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b';

describe('annex mock', () => {
  const annex = useAnnex();

  it('returns the examples of every document and supports the gateway’s protocol until it is stopped', async () => {
    const mock = await annex.start(['mock', '--port', '0'], {}, 'Ctrl-C');
    const addressOf = (name: string) => new RegExp(`^  ${name} +(\\S+)`, 'm').exec(mock.stdout())?.[1] ?? '';
    for (const area of [
      'gateway',
      'identity',
      'intents',
      'notify',
      'packages',
      'paste',
      'platform',
      'watchdog',
      'workspace',
    ]) {
      expect(addressOf(area), area).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    }
    const created = await fetch(`${addressOf('intents')}/auth/intents`, { method: 'POST' });
    expect(created.status).toBe(201);
    const refused = await fetch(`${addressOf('workspace')}/api/panels/catalog`, {
      headers: { 'X-Api-Key': 'any', Prefer: 'code=401' },
    });
    expect(refused.status).toBe(401);

    const socket = new WebSocket(addressOf('gateway socket'));
    await once(socket, 'open');
    const messages: unknown[] = [];
    socket.on('message', (data) => messages.push(JSON.parse(data.toString())));
    const registered = once(socket, 'message');
    socket.send(JSON.stringify({ type: 'register', state: STATE, provider: 'test' }));
    await registered;
    const called = once(socket, 'message');
    const callback = `${addressOf('gateway socket').replace('ws:', 'http:')}callback?state=${STATE}&code=c`;
    expect((await fetch(callback)).status).toBe(200);
    await called;
    expect(messages).toMatchObject([
      { type: 'registered', state: STATE },
      { type: 'callback', state: STATE, code: 'c' },
    ]);
    expect(await mock.stop()).toMatchObject({ code: 0, stderr: '' });
  });

  it('reports on one line that a port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { code, stderr } = await annex.runProcess(['mock', '--port', `${port}`]);
    expect([code, stderr]).toEqual([
      1,
      `annex: port ${port} is already in use; stop the other process or choose another port with --port\n`,
    ]);
    other.close();
  });

  it.each(['x', '-1', '65536', '1.5'])('refuses --port %s', async (port) => {
    const { code, stderr } = await annex.run(['mock', `--port=${port}`]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^annex: --port must be a whole number from 0 to 65526, not '.*'\n$/);
  });
});
