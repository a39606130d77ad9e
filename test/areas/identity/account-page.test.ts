import { describe, expect, it } from 'vitest';
import { PASSWORD, useIdentity } from './server.ts';

describe('the account page', () => {
  const start = useIdentity();

  it('redirects to the login page without a session, and back after the login', async () => {
    const { url } = await start();
    const response = await fetch(`${url}/account`, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`${url}/login?next=%2Faccount`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('lists kind, application, times and address of each session, with a button to end all but this one', async () => {
    const { url, clock, loggedIn, approve } = await start();
    const headers = await loggedIn();
    await approve('ada', 'Layout <Assistant>');
    await loggedIn('grace');
    await approve('grace', 'Not for Ada');
    clock.advance(120_000);
    const response = await fetch(`${url}/account`, { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const html = await response.text();
    expect(html).toContain('<bdi>Layout &lt;Assistant&gt;</bdi>');
    expect(html).toContain('aria-label="Revoke access: Layout &lt;Assistant&gt;"');
    expect(html).toContain('<dt>Last used</dt><dd>never</dd>');
    expect(html).toContain('<time datetime="2026-11-15T12:00:00.000Z">15 Nov 2026, 12:00 UTC</time>');
    expect(html).toContain('<bdi>Browser</bdi>');
    expect(html).not.toContain('Not for Ada');
    expect(html.match(/data-action="end-session"/g)).toBeNull();
    expect(html.match(/data-action="revoke-application"/g)).toHaveLength(1);
  });

  it('shows the browser and system of each login, and stores nothing else of the User-Agent header', async () => {
    const { url, database, login, loggedIn } = await start();
    const headers = await loggedIn();
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
    await login({ name: 'ada', password: PASSWORD }, { 'user-agent': agent });
    const html = await (await fetch(`${url}/account`, { headers })).text();
    expect(html).toContain('<bdi>Firefox on Windows</bdi>');
    expect(html).toContain('aria-label="End session: Firefox on Windows"');
    const rows = await database.read({ text: 'select * from sessions', values: [] });
    expect(JSON.stringify(rows)).toContain('Firefox on Windows');
    expect(JSON.stringify(rows)).not.toMatch(/Mozilla|NT 10|\b145\b/);
  });
});
