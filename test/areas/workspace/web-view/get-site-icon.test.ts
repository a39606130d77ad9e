import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { serveHttp } from '../../../http-server.ts';
import { problemOf, useRunning } from '../../../running.ts';
import { startWorkspace } from '../workspace.ts';

const ICON = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');

describe('getSiteIcon', () => {
  const running = useRunning();

  const site = async (listener: RequestListener): Promise<string> => (await serveHttp(running, listener)).url;

  const start = async () => {
    const { platform } = await startWorkspace(running, { panels: { framingTimeoutMs: 1_000 } });
    const headers = await platform.login('ada', ['demo']);
    const ask = (url: string, owner = 'demo', given: Record<string, string> = headers) =>
      fetch(`${platform.url}/api/panels/webview/${owner}/rover/icon?url=${encodeURIComponent(url)}`, {
        headers: given,
      });
    const icon = async (url: string) => ((await (await ask(url)).json()) as { icon: string | null }).icon;
    return { platform, ask, icon };
  };

  it('returns the icon as data, fetched without any cookie', async () => {
    const cookies: unknown[] = [];
    const url = await site(({ headers }, response) => {
      cookies.push(headers.cookie);
      response.writeHead(200, { 'Content-Type': 'image/svg+xml; charset=utf-8' }).end(ICON);
    });
    const { icon } = await start();
    expect(await icon(`${url}/favicon.ico`)).toBe(`data:image/svg+xml;base64,${ICON.toString('base64')}`);
    expect(cookies).toEqual([undefined]);
  });

  it('returns null for an icon that is missing, empty, not an image, too large, endless or truncated', async () => {
    const url = await site(({ url: path }, response) => {
      const type = { 'Content-Type': path === '/page' ? 'text/html' : 'image/png' };
      response.writeHead(path === '/missing' ? 404 : 200, type);
      if (path === '/empty') return void response.end();
      if (path === '/large') return void response.end(Buffer.alloc((128 << 10) + 1));
      response.write(Buffer.alloc(1_000));
      if (path === '/cut') return void response.destroy();
      if (path === '/endless') return;
      response.end();
    });
    const { icon } = await start();
    for (const path of ['/missing', '/empty', '/page', '/large', '/endless', '/cut']) {
      expect(await icon(url + path), path).toBeNull();
    }
    expect(await icon(`${url}/small`)).toMatch(/^data:image\/png;base64,AAAA/);
  });

  it('follows redirects within the site, but not to another port or a private address', async () => {
    const seen: string[] = [];
    const other = await site((_, response) => {
      seen.push('other');
      response.writeHead(200, { 'Content-Type': 'image/png' }).end('x');
    });
    const url = await site(({ url: path = '' }, response) => {
      const to: Record<string, string> = { '/near': '/icon', '/far': other, '/private': 'http://10.0.0.1/' };
      const location = to[path];
      if (location) return void response.writeHead(302, { Location: location }).end();
      response.writeHead(200, { 'Content-Type': 'image/png' }).end('x');
    });
    const { icon } = await start();
    expect(await icon(`${url}/near`)).toMatch(/^data:image/);
    expect([await icon(`${url}/far`), await icon(`${url}/private`)]).toEqual([null, null]);
    expect(seen).toEqual([]);
  });

  it('requires a user of the owner, and never fetches from the platform itself', async () => {
    const { platform, ask } = await start();
    expect((await ask('http://site.example/', 'demo', {})).status).toBe(401);
    expect((await ask('http://site.example/', 'other')).status).toBe(403);
    const own = await ask(`${platform.url}/favicon.ico`);
    expect(await problemOf(own)).toMatchObject({ status: 400, name: 'own-origin-refused' });
  });
});
