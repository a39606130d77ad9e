// Applications on the account page, what the operator allows them, and the approval of those that the user knows.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Schemas } from '../../../generated/identity/contract.ts';
import { createIntent, linkIntent, type PlatformUnderTest, problemOf, useRunning } from '../../running.ts';
import { errorOf, jsonOf, OauthClientUnderTest, post } from '../intents/oauth-client.ts';

const tokensOf = async (client: OauthClientUnderTest, changes = {}): Promise<string> =>
  String((await jsonOf(client.redeem(await client.approvedCode(changes))))['access_token']);

describe('listApplications and deleteApplication', () => {
  const running = useRunning();
  let platform: PlatformUnderTest;
  const list = async (user = 'ada') => {
    const response = await fetch(`${platform.url}/auth/applications`, { headers: await platform.login(user) });
    return ((await response.json()) as { applications: Schemas['Application'][] }).applications;
  };
  const revoke = async (id = '', user = 'ada') =>
    fetch(`${platform.url}/auth/applications/${id}`, { method: 'DELETE', headers: await platform.login(user) });
  const works = async (token: string) =>
    (await fetch(`${platform.url}/auth/session`, { headers: { authorization: `Bearer ${token}` } })).status;
  beforeAll(async () => {
    platform = await running.platform();
  });

  it('lists one entry for each client, with host, server, scopes, and first and last use; revoking it ends all of its sessions [C-application-revoked]', async () => {
    const client = await OauthClientUnderTest.register(platform);
    const first = await tokensOf(client, { scope: 'account' });
    platform.clock.advance(60_000);
    const second = await tokensOf(client, { scope: 'account workspace:read' });
    await works(second);
    await expect.poll(async () => (await list())[0]?.last_used_at).toBe(new Date(platform.clock.now()).toISOString());
    const [entry, ...others] = await list();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ name: 'Layout Assistant', host: 'assistant.example', sessions: 2 });
    expect(entry?.scopes?.toSorted()).toEqual(['account', 'workspace:read']);
    expect(entry?.resources).toEqual([platform.url]);
    expect(entry?.created_at).toBe(new Date(platform.clock.now() - 60_000).toISOString());
    expect(await problemOf(await revoke(entry?.id, 'grace'))).toMatchObject({ name: 'application-not-found' });
    expect(await works(first)).toBe(200);
    expect((await revoke(entry?.id)).status).toBe(204);
    expect([await works(first), await works(second)]).toEqual([401, 401]);
    expect(await problemOf(await revoke(entry?.id))).toMatchObject({ status: 404, name: 'application-not-found' });
    const { id = '' } = (await platform.identity.users.findByName('ada')) ?? {};
    const actions = (await platform.identity.audit.list(id)).map(({ action, detail }) => `${action} ${detail}`);
    expect(actions).toContain('application-revoked Layout Assistant');
    expect(actions).toContain('application-approved Layout Assistant');
    expect(actions).toContain('token-issued assistant.example');
  });

  it('lists applications that are no OAuth clients by name', async () => {
    for (let count = 0; count < 2; count++) {
      const { token } = await createIntent(platform, { app_name: 'Plain' });
      expect((await linkIntent(platform, token, await platform.login('ada'))).status).toBe(200);
    }
    expect(await list()).toMatchObject([{ name: 'Plain', host: null, sessions: 2, resources: [] }]);
  });

  it('approves a known https site without warnings if it asks for the same or less, but never without a click', async () => {
    const isTrusted = async (client: OauthClientUnderTest, changes = {}, user = 'ada') => {
      const html = await (await client.page(await client.authorize(changes), user)).text();
      expect(html).toContain('value="approve"');
      const isWarned = html.split('note warn').length > 2; // one is for browsers without JavaScript
      expect(isWarned && html.includes('It asks for nothing new.')).toBe(false);
      return html.includes('It asks for nothing new.');
    };
    const client = await OauthClientUnderTest.register(platform);
    expect(await isTrusted(client, { scope: 'account' })).toBe(false);
    await tokensOf(client, { scope: 'account packages:read' });
    expect(await isTrusted(client, { scope: 'account' })).toBe(true);
    expect(await isTrusted(client, { scope: 'account workspace:control' })).toBe(false);
    expect(await isTrusted(client)).toBe(false);
    expect(await isTrusted(client, { scope: 'account' }, 'grace')).toBe(false);
    const renamed = await OauthClientUnderTest.register(platform, undefined, 'Another name');
    expect(await isTrusted(renamed, { scope: 'account' })).toBe(true);
    const elsewhere = await OauthClientUnderTest.register(platform, 'https://assistant.example.evil.example/callback');
    expect(await isTrusted(elsewhere, { scope: 'account' })).toBe(false);
    const local = await OauthClientUnderTest.register(platform, 'http://localhost:1234/callback');
    await tokensOf(local, { scope: 'account' });
    expect(await isTrusted(local, { scope: 'account' })).toBe(false);
    const [entry] = (await list()).filter(({ host }) => host === 'assistant.example');
    await revoke(entry?.id);
    expect(await isTrusted(client, { scope: 'account' })).toBe(false);
  });

  it('knows only applications that the operator allows: listed hosts, or none that are new', async () => {
    const known = await OauthClientUnderTest.register(platform, 'https://known.example/callback');
    await tokensOf(known, { scope: 'account' });
    const { database } = platform;
    const register = (at: PlatformUnderTest, uri: string) =>
      fetch(`${at.url}/oauth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ redirect_uris: [uri] }),
      });
    const listed = await running.platform({
      database,
      oauth: { registration: 'listed', allowedHosts: ['good.example'] },
    });
    expect((await register(listed, 'https://good.example/callback')).status).toBe(201);
    for (const uri of ['https://good.example.evil.example/', 'http://localhost/', 'https://known.example/callback']) {
      expect(await errorOf(register(listed, uri))).toEqual([400, 'invalid_client_metadata']);
    }
    const strange = new OauthClientUnderTest(listed, known.id, known.redirectUri);
    expect(await problemOf(await strange.authorize())).toMatchObject({ name: 'unknown-oauth-client' });
    const off = await running.platform({ database, oauth: { registration: 'off' } });
    expect(await errorOf(register(off, 'https://good.example/callback'))).toEqual([400, 'invalid_client_metadata']);
    expect((await new OauthClientUnderTest(off, known.id, known.redirectUri).authorize()).status).toBe(303);
    const device = post(`${off.url}/oauth/device_authorization`, { client_id: 'my tool' });
    expect(await errorOf(device)).toEqual([400, 'invalid_client']);
  });

  it('lets users grant no more than the operator allows', async () => {
    const limited = await running.platform({ database: platform.database, intents: { maxScopes: ['account'] } });
    const asked = await createIntent(limited, { scopes: ['account', 'workspace:control'] });
    expect(asked).toMatchObject({ scopes: ['account'] });
    expect(await createIntent(limited, {})).toMatchObject({ scopes: ['account'] });
    const client = await OauthClientUnderTest.register(limited);
    const tokens = await jsonOf(client.redeem(await client.approvedCode()));
    expect(tokens['scope']).toBe('account');
    const none = await client.authorize({ scope: 'paste:write' });
    expect(none.headers.get('location')).toContain('error=invalid_scope');
  });
});
