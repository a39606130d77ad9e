import { describe, expect, it } from 'vitest';
import type { Schemas } from '../../../generated/intents/contract.ts';
import { systemClock } from '../../../src/base/clock.ts';
import { createIntent, linkIntent, problemOf, type TestEvents, useRunning, verifierPair } from '../../running.ts';
import { behindProxy, createLinkedIntent, fetchToken, from, LIFETIME_MS, TOKEN } from './polling.ts';

describe('watchIntent as a stream', () => {
  const running = useRunning();

  const sessionTokenOf = (text: string): string => {
    const [, data = '{}'] = /^event: authenticated\ndata: (.*)\n\n$/.exec(text) ?? [];
    return (JSON.parse(data) as { session_token: string }).session_token;
  };

  async function stream(intent: Schemas['Intent'], headers?: Record<string, string>): Promise<TestEvents> {
    const events = await running.events(intent.updates_url, headers);
    expect(events.response.status).toBe(200);
    return events;
  }

  it('opens an event stream that proxies neither cache nor transform [C-status-stream]', async () => {
    const platform = await running.platform();
    const { response } = await stream(await createIntent(platform), { origin: 'https://elsewhere.example' });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('sends authenticated with the session token when the user approves, and ends [C-sse-authenticated] [C-sse-open-until-login]', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform);
    const events = await stream(intent);
    await linkIntent(platform, intent.token, await platform.login());
    const token = sessionTokenOf(await events.rest());
    expect(token).toMatch(TOKEN);
    expect(await fetchToken(intent)).toBe(token);
  });

  it('sends authenticated immediately if the user has already approved', async () => {
    const platform = await running.platform();
    const intent = await createLinkedIntent(platform);
    expect(sessionTokenOf(await (await stream(intent)).rest())).toMatch(TOKEN);
  });

  it('sends timeout with an empty data line at 15:00, not before, and ends [C-sse-timeout] [C-sse-open-until-expiry] [C-state-expire-stream]', async () => {
    const platform = await running.platform({ serve: { events: { keepAliveMs: 10 } } });
    const intent = await createIntent(platform);
    const events = await stream(intent);
    platform.clock.advance(LIFETIME_MS - 1);
    expect(await events.until(':\n\n')).not.toContain('event');
    platform.clock.advance(1);
    expect(await events.rest()).toMatch(/^(:\n\n)+event: timeout\ndata:\n\n$/);
  });

  it('sends denied with an empty data line when the user denies, and ends [C-link-deny]', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform);
    const events = await stream(intent);
    await linkIntent(platform, intent.token, await platform.login(), { action: 'deny' });
    expect(await events.rest()).toBe('event: denied\ndata:\n\n');
  });

  it('sends comments to keep the connection alive', async () => {
    const platform = await running.platform({ serve: { events: { keepAliveMs: 5 } } });
    const events = await stream(await createIntent(platform));
    expect(await events.until(':\n\n:\n\n:\n\n')).toMatch(/^(:\n\n)+$/);
  });

  it('sends the event to every stream of the same caller', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform);
    const streams = await Promise.all(Array.from({ length: 5 }, () => stream(intent)));
    await linkIntent(platform, intent.token, await platform.login());
    const tokens = await Promise.all(streams.map(async (events) => sessionTokenOf(await events.rest())));
    expect(new Set(tokens).size).toBe(1);
  });

  it('sends the event to one of two addresses and ends the other stream without an event', async () => {
    const platform = await running.platform(behindProxy);
    const intent = await createIntent(platform);
    const streams = [await stream(intent, from('203.0.113.1')), await stream(intent, from('203.0.113.2'))];
    await linkIntent(platform, intent.token, await platform.login());
    const texts = await Promise.all(streams.map((events) => events.rest()));
    expect(texts.filter((text) => text === '')).toHaveLength(1);
    expect(texts.map((text) => text && sessionTokenOf(text)).filter(Boolean)).toHaveLength(1);
  });

  it('answers with a problem if the intent has ended, is unknown or belongs to another caller', async () => {
    const platform = await running.platform(behindProxy);
    const page = await platform.login();
    const open = async (intent: Schemas['Intent'], headers?: Record<string, string>) =>
      problemOf((await running.events(intent.updates_url, headers)).response);
    const [expired, denied, taken] = [
      await createIntent(platform),
      await createIntent(platform),
      await createLinkedIntent(platform, { max_age: 3600 }),
    ];
    await linkIntent(platform, denied.token, page, { action: 'deny' });
    await fetchToken(taken, from('203.0.113.1'));
    platform.clock.advance(LIFETIME_MS);
    expect(await open(expired)).toMatchObject({ status: 410, name: 'intent-expired' });
    expect(await open(denied)).toMatchObject({ status: 410, name: 'intent-denied' });
    expect(await open(taken, from('203.0.113.2'))).toMatchObject({ status: 403, name: 'other-caller' });
    const unknown = { ...taken, updates_url: `${platform.url}/auth/intents/${'A'.repeat(43)}/status` };
    expect(await open(unknown)).toMatchObject({ status: 404, name: 'intent-not-found' });
    platform.clock.advance(3_600_000);
    expect(await open(taken, from('203.0.113.1'))).toMatchObject({ status: 410, name: 'session-ended' });
  });

  it('requires the verifier before it opens', async () => {
    const platform = await running.platform();
    const { verifier, challenge } = verifierPair();
    const intent = await createIntent(platform, { challenge });
    expect((await running.events(intent.updates_url)).response.status).toBe(403);
    const events = await stream(intent, { 'intent-verifier': verifier });
    await linkIntent(platform, intent.token, await platform.login());
    expect(sessionTokenOf(await events.rest())).toMatch(TOKEN);
  });

  it('sends timeout to every stream with a real clock', { timeout: 60_000 }, async () => {
    const intents = { lifetimeMs: 2_000, maxPendingPerAddress: 100 };
    const platform = await running.platform({ clock: systemClock, intents });
    const streams: TestEvents[] = [];
    // In sequence, so that each has its whole lifetime to open, even on a slow machine.
    while (streams.length < 20) streams.push(await stream(await createIntent(platform)));
    const texts = await Promise.all(streams.map((events) => events.rest()));
    expect(new Set(texts)).toEqual(new Set(['event: timeout\ndata:\n\n']));
  });

  it('releases a stream when its client disconnects', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform);
    const before = platform.clock.waiting;
    const events = await stream(intent);
    expect(platform.clock.waiting).toBe(before + 1);
    const closed = new Promise((resolve) => {
      platform.server.once('request', (_request, response) => response.once('close', resolve));
    });
    const second = await stream(intent);
    second.end();
    events.end();
    await closed;
    await expect.poll(() => platform.clock.waiting).toBe(before);
  });
});
