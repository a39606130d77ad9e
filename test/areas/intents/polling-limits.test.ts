import { describe, expect, it } from 'vitest';
import type { Schemas } from '../../../generated/intents/contract.ts';
import {
  createIntent,
  linkIntent,
  type PlatformUnderTest,
  problemOf,
  useRunning,
  verifierPair,
} from '../../running.ts';

const behindProxy = { serve: { trustedProxies: ['127.0.0.1'] } };
const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
const poll = (intent: Schemas['Intent'], headers: Record<string, string> = {}): Promise<Response> =>
  fetch(intent.updates_url, { headers });

describe('polling a pending intent', () => {
  const running = useRunning();

  it('answers two callers that each poll one intent every 2 seconds', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform);
    for (let second = 0; second < 20; second += 1) {
      const response = await poll(intent);
      expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
        200,
        '2',
        { state: 'pending' },
      ]);
      platform.clock.advance(1_000);
    }
  });

  it('answers 429 with Retry-After to more than 10 polls per second, until the next second', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform);
    for (let call = 0; call < 10; call += 1) expect((await poll(intent)).status).toBe(200);
    const tooFast = await poll(intent);
    expect(tooFast.headers.get('retry-after')).toBe('2');
    expect(await problemOf(tooFast)).toMatchObject({ status: 429, name: 'polling-too-fast' });
    expect((await poll(await createIntent(platform))).status).toBe(200);
    platform.clock.advance(1_000);
    expect((await poll(intent)).status).toBe(200);
  });

  it('always answers the first poll of an intent and of another caller', async () => {
    const platform = await running.platform(behindProxy);
    const intents = await Promise.all(Array.from({ length: 20 }, () => createIntent(platform)));
    for (const intent of intents) expect((await poll(intent, from('203.0.113.1'))).status).toBe(200);
    for (const intent of intents) expect((await poll(intent, from('203.0.113.2'))).status).toBe(200);
  });

  it('always answers the poll that fetches the token and all later ones', async () => {
    const platform = await running.platform({ intents: { maxPollsPerSecond: 1 } });
    const intent = await createIntent(platform);
    await poll(intent);
    expect((await poll(intent)).status).toBe(429);
    await linkIntent(platform, intent.token, await platform.login());
    for (let call = 0; call < 5; call += 1) {
      expect(await (await poll(intent)).json()).toMatchObject({ state: 'authenticated' });
    }
  });

  it('does not limit streams', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform);
    for (let call = 0; call < 5; call += 1) {
      expect((await running.events(intent.updates_url)).response.status).toBe(200);
    }
  });

  it('sends the Retry-After that is configured', async () => {
    const platform = await running.platform({ intents: { pollMs: 30_000, maxPollsPerSecond: 1 } });
    const intent = await createIntent(platform);
    expect((await poll(intent)).headers.get('retry-after')).toBe('30');
    expect((await poll(intent)).headers.get('retry-after')).toBe('30');
  });
});

describe('requests with unknown tokens', () => {
  const running = useRunning();
  const LIMIT = 5;
  const limited = { ...behindProxy, intents: { maxUnknownTokens: LIMIT } };
  const unknown = (platform: PlatformUnderTest, address: string, path = ''): Promise<Response> =>
    fetch(`${platform.url}/auth/intents/${'A'.repeat(43)}${path}`, { headers: from(address) });

  async function reachLimit(platform: PlatformUnderTest, address: string): Promise<void> {
    for (let call = 0; call < LIMIT; call += 1) expect((await unknown(platform, address)).status).toBe(404);
  }

  it('get 429 with Retry-After beyond the limit, until the minute is over', async () => {
    const platform = await running.platform(limited);
    await reachLimit(platform, '203.0.113.1');
    platform.clock.advance(20_000);
    for (const path of ['', '/status']) {
      const response = await unknown(platform, '203.0.113.1', path);
      expect(response.headers.get('retry-after')).toBe('40');
      expect(await problemOf(response)).toMatchObject({ status: 429, name: 'too-many-unknown-tokens' });
    }
    const headers = { ...(await platform.login()), ...from('203.0.113.1') };
    expect((await linkIntent(platform, 'B'.repeat(43), headers)).status).toBe(429);
    platform.clock.advance(40_000);
    expect((await unknown(platform, '203.0.113.1')).status).toBe(404);
  });

  it('are counted per address, and per /64 for IPv6', async () => {
    const platform = await running.platform(limited);
    await reachLimit(platform, '2001:db8:0:1::1');
    expect((await unknown(platform, '2001:db8:0:1:aaaa::2')).status).toBe(429);
    expect((await unknown(platform, '2001:db8:0:2::1')).status).toBe(404);
    expect((await unknown(platform, '203.0.113.1')).status).toBe(404);
  });

  it('do not include requests with known tokens, which are always answered', async () => {
    const platform = await running.platform(limited);
    const { verifier, challenge } = verifierPair();
    const denied = await createIntent(platform, {}, from('203.0.113.1'));
    await linkIntent(platform, denied.token, await platform.login(), { action: 'deny' });
    const withChallenge = await createIntent(platform, { challenge }, from('203.0.113.1'));
    const statuses: number[] = [];
    for (let call = 0; call < LIMIT; call += 1) {
      statuses.push(
        (await poll(denied, from('203.0.113.1'))).status,
        (await poll(withChallenge, from('203.0.113.1'))).status,
      );
    }
    expect(new Set(statuses)).toEqual(new Set([410, 403]));
    await reachLimit(platform, '203.0.113.1');
    expect((await unknown(platform, '203.0.113.1')).status).toBe(429);
    const withVerifier = { ...from('203.0.113.1'), 'intent-verifier': verifier };
    expect(await (await poll(withChallenge, withVerifier)).json()).toEqual({ state: 'pending' });
  });
});
