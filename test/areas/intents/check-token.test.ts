import { describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { createApprovedSession } from './approved-session.ts';
import { jsonOf, OauthClientUnderTest, post } from './oauth-client.ts';

const running = useRunning();

describe('checkToken', () => {
  it('describes an active token to the holder of a key, as header or bearer', async () => {
    const platform = await running.platform();
    const client = await OauthClientUnderTest.register(platform);
    const { access_token: token } = await client.tokens({ scope: 'workspace:read' });
    const { key } = await platform.identity.keys.create('demo');
    const now = platform.clock.now() / 1_000;
    for (const headers of [{ 'x-api-key': key }, { authorization: `Bearer ${key}` }]) {
      expect(await jsonOf(post(`${platform.url}/oauth/introspect`, { token }, headers))).toEqual({
        active: true,
        iss: platform.url,
        sub: (await platform.identity.users.findByName('ada'))?.id,
        username: 'ada',
        client_id: client.id,
        aud: platform.url,
        scope: 'workspace:read',
        token_type: 'Bearer',
        iat: now,
        exp: now + 3_600,
      });
    }
  });

  it('describes the token of an intent without client and audience', async () => {
    const { platform, token } = await createApprovedSession(running);
    const { key } = await platform.identity.keys.create('demo');
    const info = await jsonOf(post(`${platform.url}/oauth/introspect`, { token }, { 'x-api-key': key }));
    expect(info).toMatchObject({ active: true, username: 'ada' });
    expect(Object.keys(info)).not.toEqual(expect.arrayContaining(['aud']));
    expect(info).not.toHaveProperty('client_id');
  });

  it('tells nothing about tokens of other owners, ended, expired and unknown ones', async () => {
    const platform = await running.platform();
    const client = await OauthClientUnderTest.register(platform);
    const { access_token: token, refresh_token } = await client.tokens();
    const [own, other] = [await platform.identity.keys.create('demo'), await platform.identity.keys.create('acme')];
    const check = (text: string, { key } = own) =>
      jsonOf(post(`${platform.url}/oauth/introspect`, { token: text }, { 'x-api-key': key }));
    const inactive = { active: false };
    expect(await check(token, other)).toEqual(inactive);
    expect(await check(refresh_token)).toEqual(inactive);
    expect(await check('x')).toEqual(inactive);
    expect(await check(token)).toMatchObject({ active: true });
    platform.clock.advance(3_600_000);
    expect(await check(token)).toEqual(inactive);
  });
});
