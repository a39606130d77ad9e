import { describe, expect, it } from 'vitest';
import type { Schemas } from '../../../generated/intents/contract.ts';
import { shortCode } from '../../../src/sdk/intents/index.ts';
import { createIntent, linkIntent, type PlatformUnderTest, useRunning } from '../../running.ts';

const behindProxy = { serve: { trustedProxies: ['127.0.0.1'] } };
const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
const MINUTE_MS = 60_000;

const open = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { headers, redirect: 'manual' });

/** The text of a page, without markup, styles and scripts. */
const textOf = (html: string): string =>
  html
    .replace(/<(style|script)>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;?])/g, '');

async function read(intent: Schemas['Intent'], headers: Record<string, string>): Promise<string> {
  const response = await open(intent.auth_url, headers);
  expect(response.status).toBe(200);
  return textOf(await response.text());
}

describe('the approval page', () => {
  const running = useRunning();

  it('shows the application, its address, the age of the request, the session lifetime and the code to compare', async () => {
    const platform = await running.platform(behindProxy);
    const intent = await createIntent(platform, { app_name: 'Layout Assistant', max_age: 3_600 }, from('203.0.113.7'));
    platform.clock.advance(3 * MINUTE_MS);
    const text = await read(intent, { ...(await platform.login()), ...from('203.0.113.7') });
    const code = await shortCode(intent.token);
    expect(code).toMatch(/^[A-Z2-7]{8}$/);
    for (const part of [
      '“Layout Assistant” wants to access your account',
      'chose this name itself; it has not been verified',
      'as ada',
      'From 203.0.113.7 same network',
      '3 minutes ago; this link expires in 12 minutes',
      '1 hour, until 15 Nov 2026, 13:03 UTC',
      `${code.slice(0, 4)} ${code.slice(4)}`,
      'Approve Deny',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/Was that you|long session/);
  });

  it('shows in words what the session may do [C-approve-scopes]', async () => {
    const platform = await running.platform();
    const headers = await platform.login();
    const limited = await createIntent(platform, { scopes: ['paste:read', 'workspace:control'] });
    const text = await read(limited, headers);
    expect(text).toContain('Access See your pasted screenshots Change your workspaces and run code in them From');
    expect(text).not.toMatch(/Search and download packages|Everything you can do/);
    expect(await read(await createIntent(platform, {}), headers)).toContain(
      'Access Everything you can do, except approving other applications From',
    );
  });

  it('warns of another network and a long session, and names an unnamed application', async () => {
    const platform = await running.platform(behindProxy);
    const intent = await createIntent(platform, { max_age: 7_776_001 }, from('203.0.113.7'));
    const text = await read(intent, { ...(await platform.login()), ...from('198.51.100.2') });
    expect(text).toContain('An unnamed application wants to access your account');
    expect(text).toContain('Was that you? The request came from 203.0.113.7, but your address is 198.51.100.2.');
    expect(text).toContain('This is a long session.');
    const normal = await createIntent(platform, { max_age: 7_776_000 }, from('198.51.100.2'));
    expect(await read(normal, { ...(await platform.login()), ...from('198.51.100.2') })).not.toMatch(
      /Was that|long time/,
    );
  });

  it('warns of a name that equals or imitates the name of the product', async () => {
    const platform = await running.platform();
    const headers = await platform.login();
    const pageOf = async (app_name: string) => read(await createIntent(platform, { app_name }), headers);
    for (const name of [
      'Annex',
      'annex security',
      'A n n e x',
      '\u0410nnex',
      '\u0410\u043f\u043f\u0435\u0445',
      'Ａnnéx',
      'Ann3x',
    ]) {
      expect(await pageOf(name)).toContain('This is not Annex.');
    }
    expect(await pageOf('Layout Assistant')).not.toContain('This is not Annex.');
    expect(await pageOf('A\u200bnnex')).toContain('“Annex” wants to access your account');
  });

  it('warns of a request for everything, which is one without scopes', async () => {
    const platform = await running.platform();
    const headers = await platform.login();
    expect(await read(await createIntent(platform, {}), headers)).toContain('It asks for everything.');
    const limited = await createIntent(platform, { scopes: ['workspace:read'] });
    expect(await read(limited, headers)).not.toContain('It asks for everything.');
  });

  it('treats the addresses of one IPv6 /64 as one network', async () => {
    const platform = await running.platform(behindProxy);
    const intent = await createIntent(platform, {}, from('2001:db8:0:1::1'));
    const headers = await platform.login();
    expect(await read(intent, { ...headers, ...from('2001:db8:0:1::2') })).not.toContain('Was that you?');
    expect(await read(intent, { ...headers, ...from('2001:db8:0:2::2') })).toContain('Was that you?');
  });

  it('shows the session lifetime that the settings allow, not the requested one', async () => {
    const platform = await running.platform({ intents: { maxSessionSeconds: 86_400 } });
    const intent = await createIntent(platform);
    expect(await read(intent, await platform.login())).toContain('1 day, until 16 Nov 2026, 12:00 UTC');
  });

  it('shows markup in a name as text, isolated from the text around it', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform, { app_name: '<img src=x onerror=alert(1)>"\'' });
    const html = await (await open(intent.auth_url, await platform.login())).text();
    expect(html).toContain('<bdi>“&lt;img src=x onerror=alert(1)&gt;&quot;&#39;”</bdi>');
    expect(html).not.toContain('<img');
  });

  it('is not cached, sends no referrer and cannot be framed', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform);
    for (const headers of [{}, await platform.login()]) {
      const response = await open(intent.auth_url, headers);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    }
    const policy = (await open(intent.auth_url, await platform.login())).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });

  it('redirects to the login page without a session, and back after the login', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform);
    const response = await open(intent.auth_url);
    expect(response.status).toBe(302);
    const login = new URL(response.headers.get('location') ?? '');
    expect(login.origin + login.pathname).toBe(`${platform.url}/login`);
    expect(new URL(login.searchParams.get('next') ?? '', platform.url).href).toBe(intent.auth_url);
    const page = await (await open(login.href)).text();
    expect(page).toContain(`data-next="/auth/approve?token=${intent.token}"`);
    expect(page).toContain('An application asks for access to your account.');
    expect(await (await open(`${platform.url}/login?next=/account`)).text()).not.toContain('An application');
  });

  it('works below a path of the base URL', async () => {
    const platform = await running.platform({ url: 'https://annex.example/base' });
    const intent = await createIntent({ url: `http://127.0.0.1:${platform.port}` });
    const response = await open(`http://localhost:${platform.port}/auth/approve?token=${intent.token}`);
    const login = new URL(response.headers.get('location') ?? '');
    expect(login.pathname).toBe('/base/login');
    expect(login.searchParams.get('next')).toBe(`/base/auth/approve?token=${intent.token}`);
  });

  it('decides nothing when it is opened with GET or HEAD', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform);
    const headers = await platform.login();
    for (const method of ['GET', 'HEAD', 'GET']) await fetch(intent.auth_url, { method, headers });
    for (const action of ['approve', 'deny']) await open(`${intent.auth_url}&action=${action}`, headers);
    const state = await fetch(`${platform.url}/auth/intents/${intent.token}`);
    expect(await state.json()).toMatchObject({ completed: false });
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await fetch(intent.auth_url, { method, headers })).status).not.toBe(200);
    }
  });
});

describe('auth_url of a request that is no longer pending', () => {
  const running = useRunning();

  async function outcome(url: string, headers?: Record<string, string>): Promise<[number, string | undefined]> {
    const response = await open(url, headers);
    expect(response.headers.get('cache-control')).toBe('no-store');
    return [response.status, /data-outcome="(\w+)"/.exec(await response.text())?.[1]];
  }

  const linked = async (platform: PlatformUnderTest, headers: Record<string, string>, body?: object) => {
    const intent = await createIntent(platform);
    expect((await linkIntent(platform, intent.token, headers, body)).status).toBe(200);
    return intent;
  };

  it('says that the link has expired, at 15:00 and not at 14:59.999 [C-intent-auth-url-short-lived]', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform);
    const headers = await platform.login();
    platform.clock.advance(15 * MINUTE_MS - 1);
    expect((await open(intent.auth_url, headers)).status).toBe(200);
    platform.clock.advance(1);
    expect(await outcome(intent.auth_url, headers)).toEqual([410, 'expired']);
    expect(await outcome(intent.auth_url)).toEqual([410, 'expired']);
    expect((await linkIntent(platform, intent.token, headers)).status).toBe(410);
  });

  it('says that the link has been used, to its user and without a session', async () => {
    const platform = await running.platform();
    const headers = await platform.login();
    const intent = await linked(platform, headers);
    expect(await outcome(intent.auth_url, headers)).toEqual([410, 'used']);
    expect(await outcome(intent.auth_url)).toEqual([410, 'used']);
  });

  it('tells another user that the request belongs to someone else', async () => {
    const platform = await running.platform();
    const intent = await linked(platform, await platform.login('ada'));
    expect(await outcome(intent.auth_url, await platform.login('grace'))).toEqual([403, 'notYours']);
  });

  it('says that the request was denied', async () => {
    const platform = await running.platform();
    const intent = await linked(platform, await platform.login(), { action: 'deny' });
    expect(await outcome(intent.auth_url, await platform.login())).toEqual([410, 'denied']);
  });

  it('says that the request was not found, for an unknown, repeated, missing or huge token', async () => {
    const platform = await running.platform();
    const page = `${platform.url}/auth/approve`;
    const token = 'A'.repeat(43);
    for (const query of [
      '',
      '?token=',
      `?token=${token}`,
      `?token=${token}&token=${token}`,
      `?token=${'A'.repeat(129)}`,
    ]) {
      expect(await outcome(page + query)).toEqual([404, 'unknown']);
    }
  });

  it('limits requests with unknown tokens', async () => {
    const platform = await running.platform({ intents: { maxUnknownTokens: 1 } });
    const url = `${platform.url}/auth/approve?token=${'A'.repeat(43)}`;
    expect(await outcome(url)).toEqual([404, 'unknown']);
    const response = await open(url);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
  });

  it('has a page for each decision, without the token in its address', async () => {
    const platform = await running.platform();
    expect(await outcome(`${platform.url}/auth/approve/done`)).toEqual([200, 'done']);
    expect(await outcome(`${platform.url}/auth/approve/denied`)).toEqual([200, 'refused']);
  });
});
