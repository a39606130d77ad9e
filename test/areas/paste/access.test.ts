import { describe, expect, it } from 'vitest';
import { problemOf, sending, useRunning } from '../../running.ts';
import { authenticate, KEYS } from './mcp-client.ts';
import { drawPixels, png } from './pixels.ts';
import { runViewer } from './viewer.ts';
import { getWidget } from './widget.ts';

const running = useRunning();

describe('Access to the paste operations', () => {
  const headersOf: readonly (readonly [string, Record<string, string>])[] = [
    ['a page of another origin', { origin: 'https://evil.example' }],
    ['a sandboxed page without the token', { origin: 'null' }],
    ['a page without an Origin header', { 'sec-fetch-site': 'cross-site' }],
    ['the viewer’s own origin without the token', { origin: 'SELF' }],
    ['a made-up token', { origin: 'null', 'paste-token': 'x'.repeat(51) }],
  ];

  it.each(headersOf)('refuses %s for every operation [E-upload-origin]', async (_, sent) => {
    const viewer = await runViewer(running);
    const { id } = await viewer.paste(await png(drawPixels(10, 10)), 'secret');
    const headers = { ...sent, ...(sent['origin'] === 'SELF' ? { origin: viewer.url } : {}) };
    const base = `${viewer.url}/screenshot-paste`;
    const answers = [
      await viewer.post(await png(drawPixels(12, 12)), 'image/png', '?title=planted', headers),
      await fetch(`${base}/${id}`, { headers }),
      await fetch(`${base}/${id}/image`, { headers }),
      await fetch(`${base}/${id}`, sending('PATCH', { name: 'taken' }, headers)),
      await fetch(`${base}/${id}/undo`, { method: 'POST', headers }),
      await fetch(`${viewer.url}/screenshot-pastes`, { headers }),
    ];
    for (const answer of answers)
      expect(await problemOf(answer)).toMatchObject({ status: 403, name: 'foreign-origin' });
    expect(await viewer.files()).toEqual(['secret-10x10-original.png', 'secret-10x10.png']);
  });

  it('accepts a key from a page of the viewer itself, and from no other page', async () => {
    const viewer = await runViewer(running, { authenticate });
    const list = async (headers: Record<string, string>) =>
      (await fetch(`${viewer.url}/screenshot-pastes`, { headers })).status;
    const key = { 'x-api-key': KEYS.demo };
    expect(await list({ ...key, origin: viewer.url, 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await list({ ...key, 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await list({ origin: viewer.url, 'sec-fetch-site': 'same-origin' })).toBe(403);
    expect(await list({ ...key, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await list({ ...key, origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await list({ ...key, origin: viewer.url })).toBe(403);
  });

  it('accepts the token of the widget for one day', async () => {
    const viewer = await runViewer(running);
    const { token } = await getWidget(viewer);
    const bytes = await png(drawPixels(10, 10));
    const post = () => viewer.post(bytes, 'image/png', '', { origin: 'null', 'paste-token': token });
    viewer.clock.advance(24 * 60 * 60 * 1000 - 1);
    const answer = await post();
    expect(answer.status).toBe(201);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    viewer.clock.advance(1);
    expect(await problemOf(await post())).toMatchObject({ status: 403 });
  });

  it('refuses the token of another viewer', async () => {
    const [viewer, other] = [await runViewer(running), await runViewer(running)];
    const { token } = await getWidget(other);
    const answer = await viewer.post(await png(drawPixels(9, 9)), 'image/png', '', {
      origin: 'null',
      'paste-token': token,
    });
    expect(answer.status).toBe(403);
  });

  it('requires a key from other machines, also behind a proxy', async () => {
    const viewer = await runViewer(running, { authenticate, trustedProxies: ['127.0.0.1'] });
    const remote = { 'x-forwarded-for': '192.0.2.7' };
    const bytes = await png(drawPixels(10, 10));
    expect(await problemOf(await viewer.post(bytes, 'image/png', '', remote))).toMatchObject({
      status: 401,
      name: 'unauthorized',
    });
    expect((await fetch(`${viewer.url}/screenshot-paste`, { headers: remote })).status).toBe(401);
    expect((await fetch(`${viewer.url}/screenshot-pastes`, { headers: remote })).status).toBe(401);
    expect((await viewer.post(bytes, 'image/png', '', { ...remote, 'x-api-key': KEYS.demo })).status).toBe(201);
    expect((await viewer.post(bytes, 'image/png', '', { ...remote, 'x-api-key': `ak_${'x'.repeat(43)}` })).status).toBe(
      401,
    );
  });

  it('ignores the address that an untrusted proxy forwards', async () => {
    const viewer = await runViewer(running, { authenticate });
    const answer = await viewer.post(await png(drawPixels(10, 10)), 'image/png', '', {
      'x-forwarded-for': '127.0.0.1',
    });
    expect(answer.status).toBe(401);
  });

  it('accepts a session token like a key, and refuses one that is wrong, foreign or malformed', async () => {
    const token = `tok_${'t'.repeat(43)}`;
    const viewer = await runViewer(running, {
      authenticate: (scheme, credential) =>
        scheme === 'sessionToken' && [token, `${token}2`].includes(credential)
          ? { scheme, sessionId: 's1', userId: credential === token ? 'ada' : 'nobody', scopes: ['paste:read'] }
          : authenticate(scheme, credential),
      logins: { ownerOf: async (userId) => (userId === 'ada' ? 'acme' : null) },
    });
    const bytes = await png(drawPixels(10, 10));
    await viewer.post(bytes, 'image/png', '?title=own', { 'x-api-key': KEYS.acme });
    await viewer.post(bytes, 'image/png', '?title=local');
    const list = (authorization: string, headers = {}) =>
      fetch(`${viewer.url}/screenshot-pastes`, { headers: { authorization, ...headers } });
    for (const header of [`Bearer ${token}`, `bearer ${KEYS.acme}`]) {
      expect(await (await list(header, { 'x-forwarded-for': '192.0.2.7' })).json()).toMatchObject({
        screenshots: [{ name: 'own' }],
      });
    }
    for (const wrong of [`tok_${'w'.repeat(43)}`, 'eyJhbGciOiJub25lIn0.e30.', `${token} ${token}`, '']) {
      const answer = await list(`Bearer ${wrong}`);
      expect(await problemOf(answer), wrong).toMatchObject({ status: 401, name: 'unauthorized' });
      expect(answer.headers.get('www-authenticate')).toContain('Bearer');
    }
    expect(await problemOf(await list(`Bearer ${token}2`))).toMatchObject({ status: 403, name: 'other-owner' });
    const written = await viewer.post(bytes, 'image/png', '', { authorization: `Bearer ${token}` });
    expect(await problemOf(written)).toMatchObject({ status: 403, name: 'insufficient-scope' });
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])('requires a key if a proxy sets %s', async (header) => {
    const viewer = await runViewer(running, { authenticate });
    const answer = await fetch(`${viewer.url}/screenshot-pastes`, { headers: { [header]: '127.0.0.1' } });
    expect(await problemOf(answer)).toMatchObject({ status: 401 });
  });
});
