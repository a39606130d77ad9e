// The OAuth server on two nodes that share PostgreSQL: every step may reach the other node.
import { beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { errorOf, jsonOf, OauthClientUnderTest, post, type Tokens } from '../areas/intents/oauth-client.ts';
import { startNode } from '../base/state/node.ts';
import { usePostgres } from '../base/state/postgres-server.ts';
import { type PlatformUnderTest, useRunning } from '../running.ts';

const server = usePostgres();
const running = useRunning();
/** The address of the load balancer. */
const ADDRESS = 'http://127.0.0.1:8790';

describe('the OAuth server on two nodes', () => {
  let nodes: readonly PlatformUnderTest[];
  beforeAll(async () => {
    const databaseUrl = await server().createUrl();
    const start = async () => {
      const shared = { clock: systemClock, url: ADDRESS, oauth: { maxUserCodes: 3, pollSeconds: 1 } };
      const platform = await running.platform({ ...(await startNode(running, databaseUrl)), ...shared });
      return { ...platform, url: `http://127.0.0.1:${platform.port}` };
    };
    nodes = [await start(), await start()];
  });

  /** The same client, as it reaches each node. */
  async function clients(): Promise<readonly [OauthClientUnderTest, OauthClientUnderTest]> {
    const [one, two] = nodes as readonly [PlatformUnderTest, PlatformUnderTest];
    const first = await OauthClientUnderTest.register(one);
    const second = new OauthClientUnderTest(two, first.id);
    return [first, Object.assign(second, { pkce: first.pkce })];
  }

  it('exchanges a code and refreshes on another node than the one that authorized', async () => {
    const [one, two] = await clients();
    const location = await two.decide(await one.begin());
    expect(location?.searchParams.get('iss')).toBe(ADDRESS);
    const tokens = (await jsonOf(one.redeem(location?.searchParams.get('code') ?? ''))) as unknown as Tokens;
    expect(await two.use(tokens.access_token)).toBe(200);
    const refreshed = (await jsonOf(two.refresh(tokens.refresh_token))) as unknown as Tokens;
    expect([await one.use(tokens.access_token), await one.use(refreshed.access_token)]).toEqual([401, 200]);
    expect((await post(`${one.platform.url}/oauth/revoke`, { token: refreshed.refresh_token })).status).toBe(200);
    expect(await two.use(refreshed.access_token)).toBe(401);
  });

  it('refresh token race: both nodes return the same tokens', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = await clients();
      const { refresh_token } = await one.tokens();
      const responses = await Promise.all([one, two, one, two].map((client) => client.refresh(refresh_token)));
      const issued = (await Promise.all(responses.map((each) => each.json()))) as Tokens[];
      expect(new Set(issued.map((tokens) => tokens.refresh_token)).size).toBe(1);
      for (const { access_token } of issued) expect(await two.use(access_token)).toBe(200);
    }
  });

  it('refresh token reuse: ends the family when the refresh was at another node', async () => {
    const [one, two] = await clients();
    const first = await one.tokens();
    const second = (await jsonOf(one.refresh(first.refresh_token))) as unknown as Tokens;
    await one.platform.database.commit([{ text: "update oauth_grants set successors = '[]'", values: [] }]); // time passes
    expect(await errorOf(two.refresh(first.refresh_token))).toEqual([400, 'invalid_grant']);
    expect(await one.use(second.access_token)).toBe(401);
  });

  it('code reuse: ends the tokens of the first use when two nodes race', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = await clients();
      const code = await one.approvedCode();
      const responses = await Promise.all([one, two, one, two].map((client) => client.redeem(code)));
      const issued = await Promise.all(responses.filter(({ status }) => status === 200).map((each) => each.json()));
      expect(issued).toHaveLength(1);
      for (const tokens of issued as Tokens[]) expect(await two.use(tokens.access_token)).toBe(401);
    }
  });

  it('counts polls and user codes for both nodes', async () => {
    const [one, two] = await clients();
    const started = await jsonOf(post(`${one.platform.url}/oauth/device_authorization`, { client_id: 'device' }));
    const grant_type = 'urn:ietf:params:oauth:grant-type:device_code';
    const form = { grant_type, device_code: String(started['device_code']), client_id: 'device' };
    expect(await errorOf(post(`${one.platform.url}/oauth/token`, form))).toEqual([400, 'authorization_pending']);
    expect(await errorOf(post(`${two.platform.url}/oauth/token`, form))).toEqual([400, 'slow_down']);
    const visit = ({ platform }: OauthClientUnderTest, code: string) =>
      fetch(`${platform.url}/auth/device?user_code=${code}`, { redirect: 'manual' });
    const token = new URL((await visit(two, String(started['user_code']))).headers.get('location') ?? '');
    await two.decide(token.searchParams.get('token') ?? '');
    const tokens = (await jsonOf(post(`${one.platform.url}/oauth/token`, form))) as unknown as Tokens;
    expect(await two.use(tokens.access_token)).toBe(200);
    expect((await visit(one, 'AAAAAAAA')).status).toBe(404);
    expect((await visit(two, 'AAAAAAAA')).status).toBe(404);
    expect((await visit(one, 'AAAAAAAA')).status).toBe(429);
  });

  it('deletes grants whose time is over', async () => {
    const [one] = await clients();
    const { database } = one.platform;
    await one.begin();
    const count = async () =>
      Number((await database.read({ text: 'select count(*) as n from oauth_grants', values: [] }))[0]?.['n']);
    const before = await count();
    await database.commit([{ text: 'update oauth_grants set expires_at = 1 where used_at is null', values: [] }]);
    await running.platform({ database, clock: systemClock, intents: { sweepMs: 20 } });
    await expect.poll(count).toBeLessThan(before);
  });
});
