// Connections to the sign-in endpoints that break off.
import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/contract/conform/random.ts';
import { rounds, seed } from '../../rounds.ts';
import { useRunning } from '../../running.ts';
import { Wire } from '../../wire.ts';
import { OauthClientUnderTest, type Tokens } from './oauth-client.ts';

const running = useRunning();
const PASSWORD = 'a password that nobody logs';

describe('requests to the sign-in endpoints, cut at random bytes', () => {
  it('change nothing, stop nothing, and leave no secret in the log', { timeout: 60_000 }, async () => {
    const platform = await running.platform();
    const client = await OauthClientUnderTest.register(platform);
    const { port } = new URL(platform.url);
    const code = await client.approvedCode();
    const { refresh_token, access_token } = await client.tokens();
    const form = (fields: Record<string, string>) =>
      new URLSearchParams({ client_id: client.id, ...fields }).toString();
    const requests = [
      request(
        'POST',
        '/oauth/token',
        form({
          grant_type: 'authorization_code',
          code,
          redirect_uri: client.redirectUri,
          code_verifier: client.pkce.verifier,
        }),
      ),
      request('POST', '/oauth/token', form({ grant_type: 'refresh_token', refresh_token })),
      request('POST', '/oauth/revoke', form({ token: access_token })),
      request('POST', '/oauth/device_authorization', form({ scope: 'account' })),
      request('POST', '/oauth/register', JSON.stringify({ redirect_uris: [client.redirectUri] }), 'application/json'),
      request('POST', '/auth/login', JSON.stringify({ username: 'ada', password: PASSWORD }), 'application/json'),
    ];
    const random = new Random(seed(31));
    for (let round = 0; round < rounds(60); round += 1) {
      const bytes = requests[round % requests.length] ?? '';
      const wire = await Wire.open(Number(port));
      wire.send(bytes.slice(0, random.between(1, bytes.length - 1)));
      if (random.chance(0.5)) await new Promise(setImmediate);
      wire.end();
      await wire.closed;
    }
    const redeemed = await client.redeem(code);
    expect(redeemed.status).toBe(200);
    expect(await client.use(access_token)).toBe(200);
    expect((await client.refresh(refresh_token)).status).toBe(200);
    const { access_token: other } = (await redeemed.json()) as Tokens;
    const log = platform.log.join('\n');
    for (const secret of [code, refresh_token, access_token, other, client.pkce.verifier, PASSWORD]) {
      expect(log).not.toContain(secret);
    }
  });
});

const request = (method: string, path: string, body: string, type = 'application/x-www-form-urlencoded'): string =>
  `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
