import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { safeNext } from '../../../src/areas/identity/login-origin.ts';
import { useIdentity } from './server.ts';

const BASE = 'http://127.0.0.1:8790';

describe('the login page', () => {
  const start = useIdentity();

  it('runs only its own script and style, and cannot be framed', async () => {
    const { url } = await start();
    const response = await fetch(`${url}/login?next=/auth/approve%3Ftoken%3Dx`);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    const inline = [...page.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)];
    expect(inline.length).toBeGreaterThan(1);
    for (const [, , content = ''] of inline) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
    }
    expect(page).toContain('data-next="/auth/approve?token=x"');
    expect(page).toContain('autocomplete="current-password"');
    expect(page).not.toMatch(/\sstyle=|\son\w+=/);
  });

  it('shows who is logged in, with links to continue and to log out', async () => {
    const { url, loggedIn } = await start();
    const page = await (await fetch(`${url}/login?next=/docs`, { headers: await loggedIn('ada') })).text();
    expect(page).toContain('<strong>ada</strong>');
    expect(page).toContain('href="/docs"');
    expect(page).not.toContain('type="password"');
  });

  it('explains why login over plain http beyond loopback is not possible', async () => {
    const { url } = await start({ baseUrl: 'http://annex.example' });
    const response = await fetch(`${url}/login`);
    expect(response.status).toBe(403);
    const page = await response.text();
    expect(page).toContain('ANNEX_BASE_URL');
    expect(page).not.toContain('<form');
  });

  it('redirects from another loopback name to the platform’s own host name', async () => {
    const { url } = await start();
    const { port } = new URL(url);
    const location = await new Promise((resolve, reject) => {
      const sending = request(`${url}/login?next=/docs`, { headers: { host: `localhost:${port}` } }, (response) => {
        void text(response).then(() => resolve([response.statusCode, response.headers.location]));
      });
      sending.once('error', reject).end();
    });
    expect(location).toEqual([302, `${url}/login?next=%2Fdocs&from=localhost`]);
    const told = await (await fetch(`${url}/login?next=%2Fdocs&from=localhost`)).text();
    expect(told).toContain('You came from <span class="mono">localhost</span>.');
    expect(await (await fetch(`${url}/login?from=evil.example`)).text()).not.toContain('evil.example');
  });
});

describe('the page after the login', () => {
  it.each([
    ['/auth/approve?token=x', '/auth/approve?token=x'],
    ['/workspaces/demo/rover#tab', '/workspaces/demo/rover#tab'],
    ['/a/../b', '/b'],
  ])('is a path of this platform: %s', (next, path) => expect(safeNext(next, BASE)).toBe(path));

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/\t/elsewhere.example/',
    '/a/..//elsewhere.example',
    'javascript:alert(1)',
    'auth/approve',
    '/login?next=/login',
    '',
    ['/a', '/b'],
    undefined,
  ])('is the front page instead of %j', (next) => expect(safeNext(next, BASE)).toBe('/'));
});
