// The platform listens before all of its code is loaded; early requests wait.
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createAreas } from '../../../src/servers/platform-areas.ts';
import { problemOf, useRunning } from '../../running.ts';
import { EDITOR, startWorkspace } from './workspace.ts';

const running = useRunning();

const UPGRADE = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n';

/** Requests the channel like a page; resolves when the request has arrived. */
async function knock({ platform }: Awaited<ReturnType<typeof startWorkspace>>) {
  const { cookie = '', origin = '', 'annex-proof': proof } = await platform.login();
  const wire = await running.wire(platform.port);
  const arrived = once(platform.server, 'upgrade');
  wire.send(
    `GET /workspaces/channel HTTP/1.1\r\nHost: 127.0.0.1:${platform.port}\r\nCookie: ${cookie}\r\nOrigin: ${origin}\r\n` +
      `Annex-Proof: ${proof}\r\n` +
      `${UPGRADE}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  );
  await arrived;
  return wire;
}

describe('a platform that is starting', () => {
  it('reports its health, and lets all other requests wait for a single load', async () => {
    let loads = 0;
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const { url } = await running.platform({
      load: async (options) => {
        loads += 1;
        await gate;
        return createAreas(options);
      },
    });
    expect((await fetch(`${url}/health`)).status).toBe(200);
    expect(loads).toBe(0);
    const waiting = [fetch(`${url}/auth/session`), fetch(`${url}/login`), fetch(`${url}/no-such-page`)];
    expect((await fetch(`${url}/health`)).status).toBe(200);
    go();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([401, 200, 404]);
    expect(loads).toBe(1);
  });

  it('answers 500 while loading fails, logs the reason, and recovers', async () => {
    let broken = true;
    const { url, faults } = await running.platform({
      faults: 'expected',
      load: async (options) => {
        if (broken) throw new Error('no such file');
        return createAreas(options);
      },
    });
    const ask = () => fetch(`${url}/auth/session`);
    expect(await problemOf(await ask())).toMatchObject({ status: 500, name: 'internal-error' });
    expect(faults()).toMatchObject([{ err: { message: 'no such file' } }]);
    expect((await fetch(`${url}/health`)).status).toBe(200);
    broken = false;
    expect((await ask()).status).toBe(401);
  });

  it('accepts a socket as its first connection, and calls alongside it', async () => {
    const workspace = await startWorkspace(running);
    const wires = [await knock(workspace), await knock(workspace)];
    const layouts = await Promise.all([workspace.call('GET', EDITOR), workspace.call('GET', EDITOR)]);
    expect(layouts.map(({ status }) => status)).toEqual([200, 200]);
    for (const wire of wires) expect((await wire.answer()).status).toBe(101);
  });

  it('tells a socket to reconnect when the server stops meanwhile, without delay', async () => {
    const workspace = await startWorkspace(running);
    const wire = await knock(workspace);
    const closed = workspace.platform.close();
    expect((await wire.answer()).status).toBe(503);
    await closed;
  });

  it('does not finish starting once the server has stopped', async () => {
    const { platform } = await startWorkspace(running);
    await platform.close();
    await expect(platform.prepare()).rejects.toMatchObject({ name: 'unavailable' });
    expect(platform.server.listenerCount('upgrade')).toBeLessThanOrEqual(1);
  });
});
