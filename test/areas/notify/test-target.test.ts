import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { problemOf, sending, useRunning } from '../../running.ts';
import { startNotify, startReceiver } from './receivers.ts';

const running = useRunning();

describe('testTarget', () => {
  it('tells the status that the target responded with, never its body [D-ring-test]', async () => {
    const receiver = await startReceiver(running, (response) => void response.writeHead(401).end('internal secret'));
    const { platform, add, headers } = await startNotify(running, [receiver.host]);
    const { id } = await add({ kind: 'preset', preset: 'slack', url: receiver.url });
    const response = await fetch(`${platform.url}/api/notify/targets/${id}/test`, sending('POST', undefined, headers));
    expect(await response.json()).toEqual({ outcome: 'refused', status: 401 });
  });

  it('tells that nothing listens, that the response was lost, and that a redirect is not followed [D-ring-test]', async () => {
    const inner = await startReceiver(running);
    const silent = await startReceiver(running, () => {});
    const moved = await startReceiver(running, (response) => {
      response.writeHead(307, { location: `${inner.url}/internal` }).end();
    });
    const hosts = [silent.host, moved.host, '127.0.0.1:9'];
    const { client, add } = await startNotify(running, [], {
      notify: { privateHosts: hosts, limits: { timeoutMs: 300 } },
    });
    const test = async (url: string) => {
      const { id } = await add({ kind: 'preset', preset: 'slack', url });
      return client.testTarget({ path: { id } });
    };
    expect(await test('http://127.0.0.1:9/')).toEqual({
      outcome: 'unreachable',
      reason: 'The site is not responding.',
    });
    const reason = 'The response was lost or did not come in time.';
    expect(await test(silent.url)).toEqual({ outcome: 'unsure', reason });
    expect(await test(moved.url)).toEqual({ outcome: 'refused', status: 307 });
    expect(inner.received).toEqual([]);
  });

  it('gives up a server that answers no TLS, or sends headers without an end [D-ring-guard]', async () => {
    const connections: { destroy(): void }[] = [];
    const listen = async (greeting: string) => {
      const server = createServer((socket) => {
        connections.push(socket.on('error', () => {}));
        const write = () => socket.writable && socket.write(greeting) && setImmediate(write);
        if (greeting !== '') write();
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      running.onClose(() => {
        for (const socket of connections) socket.destroy();
        server.close();
      });
      return `127.0.0.1:${(server.address() as { port: number }).port}`;
    };
    const mute = await listen('');
    const endless = await listen(`HTTP/1.1 200 OK\r\n${'x: y\r\n'.repeat(20_000)}`);
    const options = { privateHosts: [mute, endless], limits: { timeoutMs: 500 } };
    const { client, add } = await startNotify(running, [], { notify: options });
    const test = async (url: string) => {
      const { id } = await add({ kind: 'preset', preset: 'slack', url });
      return (await client.testTarget({ path: { id } })).outcome;
    };
    expect(await test(`https://${mute}/`)).toBe('unreachable'); // nothing was sent
    expect(await test(`http://${endless}/`)).toBe('unsure');
  });

  it('refuses a name that leads to this machine when it is sent [D-ring-guard]', async () => {
    const receiver = await startReceiver(running);
    const { client, add } = await startNotify(running, []);
    const { port } = new URL(receiver.url);
    const { id } = await add({ kind: 'preset', preset: 'slack', url: `https://localhost:${port}/` });
    expect(await client.testTarget({ path: { id } })).toEqual({
      outcome: 'blocked',
      reason: 'The address is not public.',
    });
    expect(receiver.received).toEqual([]);
  });

  it('allows ten tests an hour, for all targets of a user together [D-ring-test]', async () => {
    const receiver = await startReceiver(running);
    const { platform, client, add, headers } = await startNotify(running, [receiver.host]);
    const ids: string[] = [];
    for (const name of ['a', 'b'])
      ids.push((await add({ kind: 'preset', preset: 'slack', url: receiver.url, name })).id);
    for (let count = 0; count < 10; count++) await client.testTarget({ path: { id: ids[count % 2] ?? '' } });
    const again = () => fetch(`${platform.url}/api/notify/targets/${ids[0]}/test`, sending('POST', undefined, headers));
    const refused = await again();
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect(await problemOf(refused)).toMatchObject({ status: 429, name: 'too-many-tests' });
    platform.clock.advance(3_600_000);
    expect((await again()).status).toBe(200);
    expect(receiver.received).toHaveLength(11);
  });

  it('does not find the target of another user', async () => {
    const receiver = await startReceiver(running);
    const { platform, add } = await startNotify(running, [receiver.host]);
    const { id } = await add({ kind: 'preset', preset: 'slack', url: receiver.url });
    const grace = await platform.login('grace', ['demo']);
    for (const [method, path, body] of [
      ['POST', '/test'],
      ['DELETE', ''],
      ['PATCH', '', { name: 'x' }],
    ] as const) {
      const url = `${platform.url}/api/notify/targets/${id}${path}`;
      expect(await problemOf(await fetch(url, sending(method, body, grace)))).toMatchObject({
        name: 'target-not-found',
      });
    }
    expect(receiver.received).toEqual([]);
  });
});
