import { beforeEach, describe, expect, it } from 'vitest';
import { replay } from '../../browser/stolen-cookie.ts';
import { type PlatformUnderTest, problemOf, useRunning } from '../../running.ts';
import { type FakeProvider, LoginBrowser, providerSettings, signToken, startFakeProvider } from './fake-provider.ts';

const running = useRunning();
let acme: FakeProvider;
let evil: FakeProvider;
let platform: PlatformUnderTest;
let victim: LoginBrowser;
let attacker: LoginBrowser;

beforeEach(async () => {
  [acme, evil] = [await startFakeProvider(running), await startFakeProvider(running)];
  platform = await running.platform({
    loginProviders: [providerSettings('acme', acme.url), providerSettings('evil', evil.url)],
    identity: { providerTimeoutMs: 2_000, attempts: { perName: 100 } },
  });
  [victim, attacker] = [new LoginBrowser(platform), new LoginBrowser(platform)];
});

const refuses = async (response: Promise<Response> | Response, name: string, browser = victim): Promise<void> => {
  expect((await problemOf(await response)).name).toBe(name);
  expect(browser.cookie).toBe('');
};

describe('state replay', () => {
  it('fails: a state works once, also with a new code for the same request', async () => {
    const url = await victim.start();
    expect((await victim.complete(acme.agree(url))).status).toBe(200);
    victim.cookie = '';
    await refuses(victim.complete(acme.agree(url)), 'login-expired');
  });

  it('fails after a failed attempt, and for two requests at the same time', async () => {
    const url = await victim.start();
    await refuses(victim.complete({ ...acme.agree(url), code: 'wrong' }), 'provider-login-failed');
    await refuses(victim.complete(acme.agree(url)), 'login-expired');
    const redirect = acme.agree(await victim.start());
    const statuses = await Promise.all([1, 2, 3].map(async () => (await victim.complete(redirect)).status));
    expect(statuses.sort()).toEqual([200, 400, 400]);
  });

  it('fails with another spelling of the same state', async () => {
    const url = await victim.start();
    const { state } = acme.agree(url);
    expect((await victim.complete(acme.agree(url))).status).toBe(200);
    victim.cookie = '';
    const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const spellings = [`${state}=`, `${state}!`, `${state.slice(0, 9)}.${state.slice(9)}`, ` ${state}`];
    spellings.push(...[...last].map((letter) => state.slice(0, -1) + letter));
    spellings.push(state.replaceAll('-', '+').replaceAll('_', '/'));
    for (const spelling of spellings)
      await refuses(victim.complete({ ...acme.agree(url), state: spelling }), 'login-expired');
  });

  it('fails with a changed state, at every position', async () => {
    const redirect = acme.agree(await victim.start());
    const { state } = redirect;
    for (let at = 0; at < state.length; at += 7) {
      const changed = state.slice(0, at) + (state[at] === 'A' ? 'B' : 'A') + state.slice(at + 1);
      await refuses(victim.complete({ ...redirect, state: changed }), 'login-expired');
    }
    for (const other of ['x', 'A'.repeat(16), 'A'.repeat(500), '{}', '\u{1f600}'])
      await refuses(victim.complete({ ...redirect, state: other }), 'login-expired');
    expect((await victim.complete(redirect)).status).toBe(200);
  });
});

describe('nonce replay', () => {
  it('fails: an ID token of another login is refused', async () => {
    let former = '';
    acme.idToken = (claims, { key }) => {
      former ||= signToken(claims, key);
      return former;
    };
    expect((await victim.logIn(acme)).status).toBe(200);
    victim.cookie = '';
    await refuses(victim.logIn(acme), 'provider-login-failed');
  });

  it('fails without a nonce', async () => {
    await refuses(victim.logIn(acme, { nonce: undefined }), 'provider-login-failed');
  });
});

describe('issuer mix-up', () => {
  it('fails: the response of one provider is not accepted for another', async () => {
    const redirect = acme.agree(await victim.start('evil'));
    await refuses(victim.complete(redirect, 'evil'), 'provider-login-failed');
    await refuses(victim.complete(acme.agree(await victim.start('acme')), 'evil'), 'login-expired');
    expect(evil.requests.filter((path) => path === '/token')).toEqual([]); // it never sees the code
  });

  it('fails if iss is missing although the provider promises it', async () => {
    const { iss: _, ...redirect } = acme.agree(await victim.start());
    await refuses(victim.complete(redirect), 'provider-login-failed');
  });

  it('fails if a provider claims the issuer of another, in its ID token or in its metadata', async () => {
    evil.idToken = (claims, { key }) => signToken({ ...claims, iss: acme.url }, key);
    await refuses(victim.logIn(evil, { sub: 'ada-at-acme' }, 'evil'), 'provider-login-failed');
    platform.clock.advance(600_000);
    evil.metadata = { issuer: acme.url };
    await expect(victim.start('evil')).rejects.toThrow('provider-unavailable');
  });

  it('fails: the same subject at another provider is another user', async () => {
    await victim.logIn(acme, { sub: 'same', preferred_username: 'ada' });
    await attacker.logIn(evil, { sub: 'same', preferred_username: 'ada' }, 'evil');
    expect((await attacker.user())?.name).toMatch(/^ada-[0-9a-f]{6}$/);
  });
});

describe('code injection', () => {
  it('fails: a stolen code does not work in another browser, because of PKCE and the nonce', async () => {
    const stolen = acme.agree(await victim.start());
    const own = acme.agree(await attacker.start(), { sub: 'attacker' });
    await refuses(attacker.complete({ ...own, code: stolen.code }), 'provider-login-failed', attacker);
  });

  it('fails with the code and the state of the other browser', async () => {
    const stolen = acme.agree(await victim.start());
    await refuses(attacker.complete(stolen), 'login-expired', attacker);
  });
});

describe('open redirect', () => {
  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    'javascript:alert(1)',
    '/login?next=//evil.example',
    '',
  ])('fails: %j leads to the start page', async (next) => {
    const response = await victim.complete(acme.agree(await victim.start('acme', next)));
    expect(await response.json()).toEqual({ next: '/', logout_url: null });
  });

  it('fails: a path that is too long once it is encoded leads to the start page', async () => {
    const response = await victim.complete(acme.agree(await victim.start('acme', `/${'€'.repeat(999)}`)));
    expect(await response.json()).toEqual({ next: '/', logout_url: null });
    const longest = `/${'a'.repeat(999)}`;
    const url = await victim.start('acme', longest);
    expect(url.length).toBeLessThan(4_000);
    expect(await (await victim.complete(acme.agree(url))).json()).toEqual({ next: longest, logout_url: null });
  });

  it('fails: the state of a login keeps its own next page', async () => {
    const redirect = acme.agree(await victim.start('acme', '/account'));
    const response = await victim.complete({ ...redirect, next: 'https://evil.example/' } as typeof redirect);
    expect(await response.json()).toEqual({ next: '/account', logout_url: null });
  });

  it('fails: metadata cannot send the browser to a script or, for https issuers, to plain http', async () => {
    for (const address of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '/relative', '', 5]) {
      platform.clock.advance(600_000);
      acme.metadata = { authorization_endpoint: address };
      await expect(victim.start()).rejects.toThrow('provider-unavailable');
    }
  });
});

describe('login CSRF', () => {
  it('fails: the browser does not complete a login that another browser has started', async () => {
    const redirect = acme.agree(await attacker.start(), { sub: 'attacker' });
    await refuses(victim.complete(redirect), 'login-expired');
    expect((await attacker.complete(redirect)).status).toBe(200); // the victim has not used it up
  });

  it('fails: pages of other origins can neither start nor complete a login', async () => {
    for (const headers of [{ origin: 'http://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }]) {
      const body = { proof: victim.proof };
      await refuses(victim.post('/auth/providers/acme/login', body, headers), 'cross-site-request');
      await refuses(victim.complete(acme.agree(await victim.start()), 'acme', headers), 'cross-site-request');
      await refuses(victim.post('/auth/providers/acme/link', body, headers), 'unauthorized');
    }
  });

  it('fails: opening the callback page does nothing by itself', async () => {
    const redirect = acme.agree(await victim.start());
    const response = await fetch(`${platform.url}/login/acme/callback?${new URLSearchParams(redirect)}`);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await response.text()).not.toContain(redirect.code);
    expect((await victim.complete(redirect)).status).toBe(200);
  });

  it('fails: an account cannot be linked to a user of another session', async () => {
    await victim.logIn(acme);
    await attacker.logIn(acme, { sub: 'attacker' });
    const redirect = evil.agree(await attacker.start('evil', '/account', 'link'), { sub: 'attacker' });
    expect((await problemOf(await victim.complete(redirect, 'evil'))).name).toBe('login-expired');
    const own = evil.agree(await victim.start('evil', '/account', 'link'), { sub: 'attacker' });
    await victim.logIn(acme, { sub: 'someone-else' }); // another user has logged in in the meantime
    expect((await problemOf(await victim.complete(own, 'evil'))).name).toBe('login-expired');
  });
});

describe('session fixation', () => {
  it('fails: a login creates a new session, and ends the one before', async () => {
    await attacker.logIn(acme, { sub: 'attacker' });
    const planted = attacker.cookie;
    victim.cookie = planted;
    await victim.logIn(acme);
    expect(victim.cookie.split('; ')[0]).not.toBe(planted.split('; ')[0]);
    expect((await victim.user())?.name).not.toBe((await attacker.user())?.name);
    const before = victim.cookie;
    await victim.logIn(acme);
    const old = await fetch(`${platform.url}/auth/me`, { headers: { ...victim.headers, cookie: before } });
    expect(old.status).toBe(401);
  });
});

describe('spoofed forwarding headers', () => {
  it('fail: the redirect URI and the address of the session do not come from the request', async () => {
    const spoofed = {
      forwarded: 'for=203.0.113.9;host=evil.example;proto=https',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-port': '443',
      'x-original-host': 'evil.example',
    };
    const started = await victim.post('/auth/providers/acme/login', { proof: victim.proof }, spoofed);
    const { authorization_url } = (await started.json()) as { authorization_url: string };
    const redirectUri = new URL(authorization_url).searchParams.get('redirect_uri');
    expect(redirectUri).toBe(`${platform.url}/login/acme/callback`);
    expect((await victim.complete(acme.agree(authorization_url), 'acme', spoofed)).status).toBe(200);
    const { sessions } = (await (await victim.get('/auth/sessions')).json()) as { sessions: { address: string }[] };
    expect(sessions.map(({ address }) => address)).toEqual(['127.0.0.1']);
  });
});

describe('stolen cookie without proof', () => {
  it('gives no access to calls, pages or sockets', async () => {
    await victim.logIn(acme, { preferred_username: 'grace-hopper' });
    expect((await victim.user())?.name).toBe('grace-hopper');
    expect(await replay(platform, victim.cookie, 'grace-hopper')).toEqual([]);
  });

  it('cannot be avoided: a login without a proof is refused', async () => {
    for (const proof of [undefined, '', 'short', 'A'.repeat(44)]) {
      await refuses(victim.post('/auth/providers/acme/login', { proof }), 'invalid-request');
      const redirect = acme.agree(await victim.start());
      await refuses(victim.post('/auth/providers/acme/callback', { ...redirect, proof }), 'invalid-request');
    }
  });
});
