import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../running.ts';
import { createApprovedSession } from '../intents/approved-session.ts';
import { OauthClientUnderTest, type Tokens } from '../intents/oauth-client.ts';
import { runViewer, type ViewerUnderTest } from './viewer.ts';

const running = useRunning();

const initialize = (viewer: ViewerUnderTest, headers: Record<string, string> = {}, name = '127.0.0.1') =>
  fetch(`http://${name}:${viewer.port}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
    }),
  });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A platform with a viewer, as `annex start` connects them. */
async function start(owners: readonly string[] = ['demo']) {
  const resources: string[] = [];
  const platform = await running.platform({ resources });
  await platform.login('ada', owners);
  let audience = '';
  const viewer = await runViewer(running, {
    clock: platform.clock,
    platformUrl: () => platform.url,
    authenticate: platform.identity.callers.authenticator(() => undefined),
    authenticateMcp: platform.identity.callers.authenticator(() => audience),
    watchCaller: (caller, ended) => platform.identity.callers.watch(caller as never, ended),
    logins: { ownerOf: async (userId) => (await platform.identity.users.find(userId))?.owners[0] ?? null },
  });
  audience = `${viewer.url}/mcp`;
  resources.push(audience);
  return { platform, viewer, audience, client: await OauthClientUnderTest.register(platform) };
}

describe('getMcpResource', () => {
  it('names the platform as the authorization server, to pages of any origin', async () => {
    const { viewer, platform } = await start();
    const response = await fetch(`${viewer.url}/.well-known/oauth-protected-resource/mcp`, {
      headers: { origin: 'https://app.example' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toEqual({
      resource: `${viewer.url}/mcp`,
      authorization_servers: [platform.url],
      bearer_methods_supported: ['header'],
      scopes_supported: ['workspace:read', 'workspace:control', 'paste:read', 'paste:write'],
      resource_name: 'Annex',
    });
  });

  it('uses the name of this machine that the client uses, and no forwarded one', async () => {
    const { viewer } = await start();
    const base = `http://localhost:${viewer.port}`;
    const forwarded = { 'x-forwarded-host': 'attacker.example', forwarded: 'host=attacker.example' };
    const response = await fetch(`${base}/.well-known/oauth-protected-resource/mcp`, { headers: forwarded });
    expect(await response.json()).toMatchObject({ resource: `${base}/mcp` });
    const refused = await initialize(viewer, forwarded, 'localhost');
    expect(refused.headers.get('www-authenticate')).toBe(
      `Bearer realm="annex", resource_metadata="${base}/.well-known/oauth-protected-resource/mcp"`,
    );
  });
});

describe('getViewerResource', () => {
  it('is the same at the shorter address', async () => {
    const { viewer } = await start();
    const [short, long] = await Promise.all(
      ['', '/mcp'].map(async (path) =>
        (await fetch(`${viewer.url}/.well-known/oauth-protected-resource${path}`)).json(),
      ),
    );
    expect(short).toEqual(long);
  });
});

describe('/mcp', () => {
  it('answers 401 with the address of the metadata', async () => {
    const { viewer } = await start();
    const metadata = `resource_metadata="${viewer.url}/.well-known/oauth-protected-resource/mcp"`;
    const missing = await initialize(viewer);
    expect(missing.headers.get('www-authenticate')).toBe(`Bearer realm="annex", ${metadata}`);
    expect(await problemOf(missing)).toMatchObject({ status: 401, name: 'unauthorized' });
    const wrong = await initialize(viewer, bearer(`tok_${'A'.repeat(43)}`));
    expect(wrong.headers.get('www-authenticate')).toBe(`Bearer realm="annex", error="invalid_token", ${metadata}`);
  });

  it.each(['127.0.0.1', 'localhost'])('accepts a token that was issued for it as %s', async (name) => {
    const { viewer, client } = await start();
    const tokens = await client.tokens({ resource: `http://${name}:${viewer.port}/mcp` });
    expect((await initialize(viewer, bearer(tokens.access_token))).status).toBe(200);
    const refreshed = (await (await client.refresh(tokens.refresh_token)).json()) as Tokens;
    expect((await initialize(viewer, bearer(tokens.access_token))).status).toBe(401);
    expect((await initialize(viewer, bearer(refreshed.access_token))).status).toBe(200);
  });

  it('wrong audience: refuses a token for the platform, and tokens that have ended', async () => {
    const { viewer, client, platform, audience } = await start();
    const forPlatform = await client.tokens();
    expect(await client.use(forPlatform.access_token)).toBe(200);
    expect((await initialize(viewer, bearer(forPlatform.access_token))).status).toBe(401);
    const delegated = await platform.identity.callers.delegate(forPlatform.access_token);
    expect((await initialize(viewer, bearer(delegated))).status).toBe(401);
    const tokens = await client.tokens({ resource: audience });
    platform.clock.advance(3_600_000);
    expect((await initialize(viewer, bearer(tokens.access_token))).status).toBe(401);
  });

  it('accepts the session token of an intent, as wherever a key is accepted', async () => {
    const { platform, token } = await createApprovedSession(running);
    const viewer = await runViewer(running, {
      authenticate: platform.identity.callers.authenticator(() => undefined),
      logins: { ownerOf: async () => 'demo' },
    });
    expect((await initialize(viewer, bearer(token))).status).toBe(200);
  });

  it('answers 403 to a user without an owner', async () => {
    const { viewer, client, audience } = await start([]);
    const tokens = await client.tokens({ resource: audience });
    const response = await initialize(viewer, bearer(tokens.access_token));
    expect(await problemOf(response)).toMatchObject({ status: 403, name: 'other-owner' });
  });

  it('does not open the other operations of the viewer to the token', async () => {
    const { viewer, client, audience } = await start();
    const tokens = await client.tokens({ resource: audience });
    const headers = { ...bearer(tokens.access_token), 'x-forwarded-for': '203.0.113.7' };
    expect((await fetch(`${viewer.url}/screenshot-pastes`, { headers })).status).toBe(401);
  });
});
