import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { problemType } from '../requests.ts';
import { type GatewayStory, gatewayStory, LIFETIME_MS, OTHER, STATE } from './gateway-story.ts';

let story: GatewayStory;
beforeEach(async () => {
  story = await gatewayStory();
});
afterEach(() => story.end());

describe('a callback', () => {
  it('reaches the socket that registered its state, with the complete query', async () => {
    const client = await story.registered();
    await story.registered(OTHER);
    const answer = await story.callback(`state=${STATE}&code=abc&scope=openid%20email`);
    expect(answer).toEqual({ status: 200, media: 'application/json', text: '{"status":"delivered"}' });
    const query = { state: STATE, code: 'abc', scope: 'openid email' };
    expect(await client.next()).toEqual({ type: 'callback', state: STATE, code: 'abc', query });
    expect(story.gateway.pending()).toBe(1);
    expect(story.gateway.messages.filter(({ from }) => from === 'gateway')).toHaveLength(3);
  });

  it('shows browsers a page', async () => {
    await story.registered();
    const headers = { Accept: 'text/html,*/*;q=0.8' };
    const { media, text } = await story.callback(`state=${STATE}&code=abc`, { headers });
    expect(media).toContain('text/html');
    expect(text).toContain('You’re connected');
    expect(await story.callback(`state=${OTHER}&code=abc`, { headers })).toMatchObject({ status: 404, media });
  });

  it('is delivered once: repeating it shows the same page and sends nothing', async () => {
    const client = await story.registered();
    await story.callback(`state=${STATE}&code=abc`);
    const again = await story.callback(`state=${STATE}&code=def`);
    expect(again).toMatchObject({ status: 200, text: '{"status":"delivered"}' });
    expect(await client.next()).toMatchObject({ code: 'abc' });
    await client.register(OTHER);
    expect(await client.next()).toMatchObject({ type: 'registered' });
    story.clock.time = LIFETIME_MS;
    expect(await story.problem(`state=${STATE}&code=abc`)).toMatchObject({ status: 404 });
  });

  it("forwards the provider's error", async () => {
    const client = await story.registered();
    const words = 'error_description=Not%20on%20the%20list&error_uri=https://p.example';
    const answer = await story.callback(`state=${STATE}&error=access_denied&${words}`);
    expect(answer).toMatchObject({ status: 200, text: '{"status":"denied"}' });
    expect(await client.next()).toMatchObject({
      type: 'error',
      state: STATE,
      code: 'provider-error',
      error: 'access_denied',
      error_description: 'Not on the list',
      error_uri: 'https://p.example',
      query: { error: 'access_denied' },
    });
  });

  it.each([
    ['an unregistered state', `state=${OTHER}&code=abc`, 404, 'unknown-state'],
    ['no state', 'code=abc', 400, 'invalid-request'],
    ['neither code nor error', `state=${STATE}`, 400, 'invalid-request'],
    ['a repeated parameter', `state=${STATE}&code=abc&code=def`, 400, 'invalid-request'],
    ['a token', `state=${STATE}&code=abc&access_token=x`, 400, 'secret-in-callback'],
    ['a token in another spelling', `state=${STATE}&code=abc&myAccessToken=x`, 400, 'secret-in-callback'],
  ])('is refused with %s, and nothing is delivered', async (_, query, status, name) => {
    await story.registered();
    expect(await story.problem(query)).toMatchObject({ status, type: problemType(name) });
    expect(story.gateway.pending()).toBe(1);
  });

  it('is not consumed by HEAD, a prefetch, a robot or a wrong method', async () => {
    await story.registered();
    const query = `state=${STATE}&code=abc`;
    expect((await story.callback(query, { method: 'HEAD' })).status).toBe(200);
    expect(await story.problem(query, { headers: { 'Sec-Purpose': 'prefetch' } })).toMatchObject({ status: 503 });
    expect(await story.problem(query, { headers: { 'User-Agent': 'Slackbot-LinkExpanding 1.0' } })).toMatchObject({
      type: problemType('prefetch-refused'),
    });
    expect(await story.problem(query, { method: 'PUT' })).toMatchObject({ status: 405 });
    expect(story.gateway.pending()).toBe(1);
  });
});
