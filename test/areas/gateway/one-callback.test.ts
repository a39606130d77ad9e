// Many clients share one redirect URI.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';

describe('one callback address for many clients', () => {
  const running = useRunning();

  it('receives the codes of all clients at one address, whatever host they run on [B-covers-one-callback] [B-purpose-shared-redirect] [B-callback-url]', async () => {
    const gateway = await running.gateway({ trustedProxies: ['127.0.0.1'] });
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const clients = await Promise.all(
      ['203.0.113.1', '203.0.113.2', '2001:db8::1'].map(async (address) => {
        const socket = await running.socket(gateway.socketUrl, from(address));
        return { socket, state: await socket.register() };
      }),
    );
    for (const { state } of clients.toReversed()) {
      const address = new URL('/callback', gateway.url); // the redirect URI that the provider knows
      address.search = String(new URLSearchParams({ code: `code of ${state}`, state }));
      expect((await fetch(address)).status).toBe(200);
    }
    for (const { socket, state } of clients) {
      expect(await socket.next()).toMatchObject({ type: 'callback', state, code: `code of ${state}` });
    }
  });

  it('works with any provider: passes labels, codes and parameters unchanged [B-property-any-provider]', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    for (const [provider, code, extra] of [
      ['google', '4/0AX4XfWh', { scope: 'openid email', authuser: '0', prompt: 'consent' }],
      ['entra id (work)', '0.AXAA.AQABAAIAAAAm-06blBE1TpVMil8KPQ41', { session_state: 'b2c' }],
      ['Ωmega-provider <b>', '{"not":"a usual code"} + more', { hmac: 'aé', shop: 'x.example', timestamp: '1' }],
    ] as const) {
      const state = randomUUID();
      expect(await socket.ask({ type: 'register', state, provider })).toEqual({ type: 'registered', state });
      const page = await fetch(`${gateway.url}/callback?${new URLSearchParams({ code, state, ...extra })}`);
      expect(page.status).toBe(200);
      expect(await socket.next()).toEqual({ type: 'callback', state, code, query: { code, state, ...extra } });
    }
  });

  it('lets a client connect, register, receive and leave, and keeps only the used state [B-property-short-lived] [B-property-stateless] [B-events-three]', async () => {
    const gateway = await running.gateway();
    const messageTypes = new Set<string>();
    for (const response of ['code=abc', 'error=access_denied']) {
      const socket = await running.socket(gateway.socketUrl);
      const state = randomUUID();
      messageTypes.add((await socket.ask({ type: 'register', state, provider: 'google' })).type);
      await fetch(`${gateway.url}/callback?state=${state}&${response}`);
      messageTypes.add((await socket.next()).type);
      socket.ws.close();
      await socket.closed;
    }
    expect([...messageTypes].sort()).toEqual(['callback', 'error', 'registered']);
    expect(gateway.service.counts).toEqual({ pending: 0, delivered: 1, denied: 1, expired: 0 });
    while (gateway.connections() > 0) await fetch(`${gateway.url}/health`);
  });
});
