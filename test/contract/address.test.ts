// The address of a client behind trusted proxies, as the limits of the intents see it.
import { describe, expect, it } from 'vitest';
import { createLinkedIntent, fetchToken, from, poll } from '../areas/intents/polling.ts';
import { useRunning } from '../running.ts';

describe('a server behind proxies', () => {
  const running = useRunning();

  it('accepts forwarded addresses only from trusted proxies, and warns once about others', async () => {
    const platform = await running.platform({ intents: { maxPendingPerAddress: 1 } });
    const post = async (address: string) =>
      (await fetch(`${platform.url}/auth/intents`, { method: 'POST', headers: from(address) })).status;
    expect(await post('203.0.113.1')).toBe(201);
    expect(await post('203.0.113.2')).toBe(429);
    expect(platform.lines().filter(({ level }) => level === 'warn')).toHaveLength(1);
  });

  it('ignores a forwarded address from an untrusted client', async () => {
    const platform = await running.platform();
    const intent = await createLinkedIntent(platform);
    await fetchToken(intent, from('203.0.113.1'));
    await fetchToken(intent, from('203.0.113.2'));
  });

  it('uses the last forwarded address that is not a trusted proxy', async () => {
    const platform = await running.platform({ serve: { trustedProxies: ['127.0.0.1', '10.0.0.0/8'] } });
    const intent = await createLinkedIntent(platform);
    await fetchToken(intent, from('198.51.100.9, 203.0.113.1, 10.1.2.3'));
    await fetchToken(intent, from('203.0.113.1'));
    expect((await poll(intent, from('198.51.100.9'))).status).toBe(403);
  });
});
