// The workspace is loaded with the first call, page or socket that is for it.
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { useRunning } from '../running.ts';
import { EDITOR, startWorkspace } from './workspace.ts';

const running = useRunning();

const UPGRADE = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n';

/** Asks for the channel as a page would, and is there when the request has arrived. */
async function knock({ platform }: Awaited<ReturnType<typeof startWorkspace>>) {
  const { cookie = '', origin = '' } = await platform.login();
  const wire = await running.wire(platform.port);
  const arrived = once(platform.server, 'upgrade');
  wire.send(
    `GET /workspaces/channel HTTP/1.1\r\nHost: 127.0.0.1:${platform.port}\r\nCookie: ${cookie}\r\nOrigin: ${origin}\r\n` +
      `${UPGRADE}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  );
  await arrived;
  return wire;
}

describe('a workspace that nobody has asked for yet', () => {
  it('answers a socket that comes first, and calls that come with it', async () => {
    const workspace = await startWorkspace(running);
    const wires = [await knock(workspace), await knock(workspace)];
    const layouts = await Promise.all([workspace.call('GET', EDITOR), workspace.call('GET', EDITOR)]);
    expect(layouts.map(({ status }) => status)).toEqual([200, 200]);
    for (const wire of wires) expect((await wire.answer()).status).toBe(101);
  });

  it('tells a socket to come back when the server stops meanwhile, and keeps nobody waiting', async () => {
    const workspace = await startWorkspace(running);
    const wire = await knock(workspace);
    const closed = workspace.platform.close();
    expect((await wire.answer()).status).toBe(503);
    await closed;
  });

  it('does not come up any more once the server has stopped', async () => {
    const { platform } = await startWorkspace(running);
    await platform.close();
    await expect(platform.prepare()).rejects.toMatchObject({ name: 'unavailable' });
    expect(platform.server.listenerCount('upgrade')).toBeLessThanOrEqual(1);
  });
});
