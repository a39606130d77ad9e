// Hostile and broken providers: their tokens and metadata are refused, and the other providers still work.
import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type PlatformUnderTest, problemOf, useRunning } from '../../running.ts';
import {
  CLIENT_SECRET,
  type Claims,
  createKey,
  type FakeProvider,
  LoginBrowser,
  providerSettings,
  signToken,
  startFakeProvider,
} from './fake-provider.ts';

const running = useRunning();
let acme: FakeProvider;
let evil: FakeProvider;
let platform: PlatformUnderTest;
let victim: LoginBrowser;

beforeEach(async () => {
  [acme, evil] = [await startFakeProvider(running), await startFakeProvider(running)];
  platform = await running.platform({
    loginProviders: [providerSettings('acme', acme.url), providerSettings('evil', evil.url)],
    identity: { providerTimeoutMs: 2_000, attempts: { perName: 100 } },
  });
  victim = new LoginBrowser(platform);
});

const refuses = async (response: Promise<Response> | Response, name: string, browser = victim): Promise<void> => {
  expect((await problemOf(await response)).name).toBe(name);
  expect(browser.cookie).toBe('');
};

const now = (): number => Math.floor(Date.now() / 1_000);
const hmacToken = (claims: Claims, secret: string | Buffer): string => {
  const [, payload] = signToken(claims, acme.key).split('.');
  const signed = `${Buffer.from(JSON.stringify({ alg: 'HS256' })).toString('base64url')}.${payload}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
};

describe('forged or expired id_token', () => {
  it.each<[string, (claims: Claims, provider: FakeProvider) => string]>([
    ['signed with another key', (claims, { key }) => signToken(claims, { ...createKey(), kid: key.kid })],
    ['signed with an unknown key', (claims) => signToken(claims, createKey())],
    [
      'with a key in its header',
      (claims) => {
        const key = createKey();
        return signToken(claims, key, { jwk: key.jwk });
      },
    ],
    [
      'with changed claims',
      (claims, { key }) => {
        const [header, , signature] = signToken(claims, key).split('.');
        const payload = Buffer.from(JSON.stringify({ ...claims, sub: 'root' })).toString('base64url');
        return `${header}.${payload}.${signature}`;
      },
    ],
    ['without a signature', (claims, { key }) => signToken(claims, key).replace(/[^.]*$/, '')],
    ['with the algorithm none', (claims, { key }) => signToken(claims, key, { alg: 'none' }).replace(/[^.]*$/, '')],
    ['signed with the client secret', (claims) => hmacToken(claims, CLIENT_SECRET)],
    ['signed with the public key', (claims, { key }) => hmacToken(claims, JSON.stringify(key.jwk))],
    ['with an unknown critical header', (claims, { key }) => signToken(claims, key, { crit: ['x'], x: 1 })],
    ['that has expired', (claims, { key }) => signToken({ ...claims, exp: now() - 120 }, key)],
    ['without an expiry', (claims, { key }) => signToken({ ...claims, exp: undefined }, key)],
    ['that is not valid yet', (claims, { key }) => signToken({ ...claims, nbf: now() + 120 }, key)],
    ['for another client', (claims, { key }) => signToken({ ...claims, aud: 'other' }, key)],
    ['for several clients, without azp', (claims, { key }) => signToken({ ...claims, aud: ['annex', 'other'] }, key)],
    ['of another issuer', (claims, { key }) => signToken({ ...claims, iss: evil.url }, key)],
    ['without a subject', (claims, { key }) => signToken({ ...claims, sub: undefined }, key)],
    ['with an empty subject', (claims, { key }) => signToken({ ...claims, sub: '' }, key)],
    ['with a subject that cannot be stored', (claims, { key }) => signToken({ ...claims, sub: 'a\0b' }, key)],
    ['that is no token', () => 'no.token'],
  ])('is refused: %s', async (_, idToken) => {
    acme.idToken = idToken;
    await refuses(victim.logIn(acme), 'provider-login-failed');
    expect(await platform.identity.users.list()).toEqual([]);
  });

  it('is refused if it is missing', async () => {
    acme.idToken = () => undefined as unknown as string;
    await refuses(victim.logIn(acme), 'provider-login-failed');
  });

  it('leaves its cause in the log, without tokens, codes and secrets', async () => {
    acme.idToken = (claims) => signToken(claims, createKey());
    const redirect = acme.agree(await victim.start());
    await victim.complete(redirect);
    const log = platform.log.join('\n');
    expect(log).toContain('login provider acme: ');
    for (const secret of [CLIENT_SECRET, 'geheim-access', redirect.code, redirect.state, victim.proof, 'eyJ'])
      expect(log).not.toContain(secret);
  });
});

describe('oversized or slow provider metadata', () => {
  const METADATA = '/.well-known/openid-configuration';
  const answerWith = (
    answer: Parameters<(typeof FakeProvider.prototype)['intercept']> extends [unknown, infer R]
      ? (response: R) => void
      : never,
    path = METADATA,
  ) => {
    acme.intercept = ({ url }, response) => {
      if (url !== path) return false;
      answer(response);
      return true;
    };
  };

  it.each<[string, Parameters<typeof answerWith>[0]]>([
    [
      'endless',
      (response) => {
        const more = () => {
          while (response.writable && response.write(`"${'x'.repeat(65_536)}",`));
        };
        response.writeHead(200, { 'content-type': 'application/json' }).write('[');
        response.on('drain', more);
        more();
      },
    ],
    [
      'larger than 256 KiB',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ issuer: acme.url, filler: 'x'.repeat(262_144) }));
      },
    ],
    ['without a response', () => {}],
    ['with headers only', (response) => void response.writeHead(200, { 'content-length': '1000' }).flushHeaders()],
    [
      'one byte at a time',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const timer = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(timer));
      },
    ],
    [
      'cut off',
      (response) => {
        response.writeHead(200, { 'content-length': '1000' }).write('{"issuer":');
        setTimeout(() => response.destroy(), 20);
      },
    ],
    ['a redirect', (response) => void response.writeHead(302, { location: `${evil.url}${METADATA}` }).end()],
    ['an error', (response) => void response.writeHead(500).end()],
    ['not JSON', (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>')],
    [
      'deep JSON',
      (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('['.repeat(200_000)),
    ],
  ])('is refused in time, and the other provider still works: %s', async (_, answer) => {
    answerWith(answer);
    const begun = performance.now();
    const problem = await problemOf(await victim.post('/auth/providers/acme/login', { proof: victim.proof }));
    expect(problem).toMatchObject({ status: 502, name: 'provider-unavailable' });
    expect(problem.detail).toBe('Acme is not responding. Try again later, or log in another way.');
    expect(performance.now() - begun).toBeLessThan(8_000);
    expect(evil.requests).toEqual([]);
    expect((await victim.logIn(evil, {}, 'evil')).status).toBe(200);
    acme.intercept = () => false;
    expect((await victim.logIn(acme)).status).toBe(200); // a failure is not kept
  });

  it.each(['/jwks', '/token'])('is refused in time for %s, too', async (path) => {
    answerWith((response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{'), path);
    await refuses(victim.logIn(acme), 'provider-unavailable');
  });

  it('asks a slow provider once for many browsers', async () => {
    answerWith(() => {});
    const body = { proof: victim.proof };
    const starts = Array.from({ length: 20 }, () => victim.post('/auth/providers/acme/login', body));
    for (const response of await Promise.all(starts)) expect(response.status).toBe(502);
    expect(acme.requests).toHaveLength(1);
  });
});
