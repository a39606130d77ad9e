import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { type Flow, isProblem, json } from './flow.ts';

const ACCEPT = { Accept: 'application/json' };

/** Delivers codes to a registered socket, by query and by form. */
export const gateway: Flow = async ({ ask, servers }) => {
  assert.equal(json(await ask('getGatewayHealth', 200))['status'], 'ok');
  const socket = new WebSocket(servers.socketUrl);
  try {
    await once(socket, 'open');
    const next = async () => JSON.parse(String((await once(socket, 'message'))[0]));
    for (const id of ['receiveCallback', 'receiveFormCallback']) {
      const state = randomUUID();
      const registered = next();
      socket.send(JSON.stringify({ type: 'register', state, provider: 'google' }));
      assert.equal((await registered).type, 'registered');
      const received = next();
      const given = { state, code: 'a b&c' };
      const call = id === 'receiveCallback' ? { query: given } : { body: given };
      const delivered = await ask(id, 200, { ...call, header: ACCEPT });
      assert.equal(json(delivered)['status'], 'delivered');
      assert.equal((await received).code, given.code);
    }
    const unknown = { state: randomUUID(), code: 'a' };
    await isProblem(await ask('receiveCallback', 404, { query: unknown, header: ACCEPT }), 'unknown-state');
    assert(Number(json(await ask('getGatewayStatus', 200))['delivered']) >= 2);
  } finally {
    socket.close();
  }
};
