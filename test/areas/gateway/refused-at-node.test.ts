// A node refuses a callback while the client is connected to another node.
import { expect, it } from 'vitest';
import { systemClock } from '../../../src/base/clock.ts';
import { startNode } from '../../base/state/node.ts';
import { usePostgres } from '../../base/state/postgres-server.ts';
import { useRunning } from '../../running.ts';
import { callback } from './send-callback.ts';

const server = usePostgres();
const running = useRunning();

it('notifies the client at another node of a refused callback, and delivers the next one', async () => {
  const url = await server().createUrl();
  const startGateway = async () => running.gateway({ clock: systemClock, shared: await startNode(running, url) });
  const [one, two, three] = [await startGateway(), await startGateway(), await startGateway()];
  const socket = await running.socket(one.socketUrl);
  const state = await socket.register();
  const expectRefusal = async (reason: string) => {
    const error = `The callback was refused${reason}.`;
    expect(await socket.next()).toEqual({ type: 'error', state, code: 'callback-refused', error });
  };
  expect((await fetch(`${two.url}/callback?state=${state}&code=a&code=b`)).status).toBe(400);
  await expectRefusal(': /query/code must not be repeated');
  expect((await callback(three, { state })).status).toBe(400);
  await expectRefusal(': /query/code is required, unless the provider reports an error');
  expect((await callback(three, { state, code: 'a', device_token: 'the-secret' })).status).toBe(400);
  await expectRefusal('. The callback contains a parameter that looks like a token or a secret. Nothing was forwarded');
  expect((await callback(two, { state, code: 'abc' })).status).toBe(200);
  expect(await socket.next()).toMatchObject({ type: 'callback', state, code: 'abc' });
});
