import { describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { type ApprovedSession, createApprovedSession } from './approved-session.ts';
import { TOKEN } from './polling.ts';

describe('getSession: the session from an intent', () => {
  const running = useRunning();

  it('is of kind Application, has a tok_ token as Bearer, and returns the user [C-session-application] [C-session-token-format] [C-session-token-use] [C-session-token-bearer] [C-state-link-session]', async () => {
    const { bearer, call, token } = await createApprovedSession(running);
    expect(token).toMatch(TOKEN);
    const session = await call('/auth/session', bearer);
    expect(session.status).toBe(200);
    expect(await session.json()).toEqual({
      id: expect.any(String),
      kind: 'Application',
      app_name: 'Layout Assistant',
      created_at: '2026-11-15T12:00:00.000Z',
      expires_at: '2027-02-13T12:00:00.000Z',
      user: { name: 'ada', owners: ['demo'] },
    });
  });

  it.each([
    ['ended', ({ bearer, call }: ApprovedSession) => call('/auth/session', bearer, 'DELETE')],
    ['expired', ({ platform }: ApprovedSession) => platform.clock.advance(7_776_000_000)],
    ['of a user who was removed', ({ platform }: ApprovedSession) => platform.identity.users.remove('ada')],
  ])('gets 401 with the Bearer challenge when it is %s', async (_, end) => {
    const session = await createApprovedSession(running);
    await end(session);
    const response = await session.call('/auth/session', session.bearer);
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="annex"']);
  });

  it('gets 401 with the Bearer challenge for an unknown or malformed token', async () => {
    const { call, token } = await createApprovedSession(running);
    for (const authorization of [`Bearer tok_${'A'.repeat(43)}`, 'Bearer x', 'Bearer', 'Basic YTpi', token]) {
      const response = await call('/auth/session', { authorization });
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="annex"']);
    }
  });
});

describe('getSession from a page of another origin', () => {
  const running = useRunning();

  it('is allowed with a Bearer token and without credentials', async () => {
    const platform = await running.platform();
    const origin = 'https://app.example';
    const preflight = await fetch(`${platform.url}/auth/session`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization');
    const refused = await fetch(`${platform.url}/auth/session`, { headers: { origin, authorization: 'Bearer tok_x' } });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(refused.headers.has('access-control-allow-credentials')).toBe(false);
  });
});
