// Requests of proxied pages to other servers on this machine, under the rules of CORS.
import type { RequestListener } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { useRunning } from '../../../../running.ts';
import { type Frame, type Proxied, startProxied, startSite } from './proxied.ts';

const FETCH = { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
const INCLUDE = { 'x-annex-credentials': '1' };

describe('a request of a proxied page to an API on another port', () => {
  const running = useRunning();
  let proxied: Proxied;
  let frame: Frame;
  let site: Awaited<ReturnType<typeof startSite>>;
  let api: Awaited<ReturnType<typeof startSite>>;
  let answer: RequestListener = () => {};
  const says = (listener: RequestListener) => {
    api.seen.length = 0;
    answer = listener;
  };
  const allows = (headers: Record<string, string | string[]>, status = 200) =>
    says((_, response) => void response.writeHead(status, headers).end('data'));
  beforeAll(async () => {
    proxied = await startProxied(running);
    site = await startSite(running, (_, response) => void response.end());
    api = await startSite(running, (request, response) => answer(request, response));
    frame = await proxied.enter(`${site.url}/`);
  });
  const at = (origin: string, path = '/items?q=1') => `/.annex/cors?to=${encodeURIComponent(origin + path)}`;
  const ask = (headers: Record<string, string> = {}, method = 'GET', path = at(api.url)) =>
    frame.send(path, { method, headers: { ...FETCH, ...headers }, ...(method === 'GET' ? {} : { body: '{}' }) });
  /** Browsers treat it as a network error. */
  const isRefused = ({ status, headers }: { status: number; headers: { location?: string | undefined } }) =>
    status === 307 && headers.location?.startsWith('data:text/plain,') === true;

  it('is sent with the origin of the site and without cookies, and can be read if the API allows the site', async () => {
    for (const allowed of ['*', site.url]) {
      allows({
        'Access-Control-Allow-Origin': allowed,
        'X-Secret': '1',
        'Set-Cookie': 'a=1',
        'Content-Type': 'text/x',
      });
      const { status, text, headers } = await ask({ cookie: `${frame.cookie}; theirs=1`, origin: frame.origin });
      expect([status, text, headers['content-type']]).toEqual([200, 'data', 'text/x']);
      expect([headers['x-secret'], headers['set-cookie']]).toEqual([undefined, undefined]);
      const [seen] = api.seen;
      expect([seen?.url, seen?.method, seen?.headers.origin, seen?.headers.host]).toEqual([
        '/items?q=1',
        'GET',
        site.url,
        api.host,
      ]);
      expect([seen?.headers.cookie, seen?.headers['sec-fetch-site']]).toEqual([undefined, 'same-site']);
    }
    allows({ 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'X-Total, x-page', 'X-Total': '7' });
    expect((await ask()).headers['x-total']).toBe('7');
  });

  it('cannot be read if the API does not allow the site', async () => {
    for (const headers of [
      {},
      { 'Access-Control-Allow-Origin': frame.origin },
      { 'Access-Control-Allow-Origin': 'null' },
    ]) {
      allows(headers);
      const refused = await ask();
      expect([headers, isRefused(refused), refused.text]).toEqual([headers, true, '']);
    }
    allows({ 'Access-Control-Allow-Origin': '*' });
    expect(isRefused(await ask(INCLUDE))).toBe(true);
    allows({ 'Access-Control-Allow-Origin': site.url });
    expect(isRefused(await ask(INCLUDE))).toBe(true);
  });

  it('carries the cookies of the host if credentials are included, but never ours', async () => {
    const headers = { 'Access-Control-Allow-Origin': site.url, 'Access-Control-Allow-Credentials': 'true' };
    allows({ ...headers, 'Set-Cookie': ['session=1; HttpOnly', '__Host-annex-view=x'] });
    const got = await ask({ ...INCLUDE, cookie: `${frame.cookie}; __Host-site-theirs=1` });
    const kept = 'Path=/; SameSite=None; Secure; Partitioned';
    expect(got.headers['set-cookie']).toEqual([
      `__Host-site-session=1; HttpOnly; ${kept}`,
      `__Host-site-__Host-annex-view=x; ${kept}`,
    ]);
    expect(api.seen[0]?.headers).toMatchObject({ cookie: 'theirs=1' });
    expect(Object.keys(api.seen[0]?.headers ?? {})).not.toContain('x-annex-credentials');
    await ask(
      { ...INCLUDE, cookie: `${frame.cookie}; __Host-site-theirs=1` },
      'GET',
      at(`http://127.0.0.1:${api.port}`),
    );
    expect(api.seen[1]?.headers.cookie).toBeUndefined();
  });

  it('is preceded by a preflight request when a browser would send one', async () => {
    const json = { 'content-type': 'application/json', authorization: 'Bearer x' };
    const preflight = (allowed: Record<string, string>) =>
      says(({ method }, response) => {
        const own = method === 'OPTIONS' ? allowed : {};
        response.writeHead(method === 'OPTIONS' ? 204 : 200, { 'Access-Control-Allow-Origin': '*', ...own }).end();
      });
    preflight({ 'Access-Control-Allow-Headers': 'Authorization, Content-Type', 'Access-Control-Allow-Methods': 'PUT' });
    expect((await ask(json, 'PUT')).status).toBe(200);
    expect(api.seen.map(({ method }) => method)).toEqual(['OPTIONS', 'PUT']);
    expect(api.seen[0]?.headers).toMatchObject({
      origin: site.url,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,content-type',
    });
    expect(api.seen[1]?.headers).toMatchObject(json);
    for (const allowed of [
      {},
      { 'Access-Control-Allow-Headers': '*', 'Access-Control-Allow-Methods': '*' },
      { 'Access-Control-Allow-Headers': 'authorization,content-type' },
      { 'Access-Control-Allow-Headers': 'authorization', 'Access-Control-Allow-Methods': 'PUT' },
    ]) {
      preflight(allowed);
      expect([allowed, isRefused(await ask(json, 'PUT'))]).toEqual([allowed, true]);
      expect(api.seen.map(({ method }) => method)).toEqual(['OPTIONS']);
    }
    preflight({});
    expect((await ask({ 'content-type': 'text/plain' }, 'POST')).status).toBe(200);
    expect(api.seen.map(({ method }) => method)).toEqual(['POST']);
  });

  it('follows redirects only within the API', async () => {
    const cors = { 'Access-Control-Allow-Origin': '*' };
    allows({ ...cors, Location: '/next?x' }, 302);
    expect((await ask()).headers.location).toBe(frame.origin + at(api.url, '/next?x'));
    for (const Location of [`${site.url}/x`, 'http://169.254.169.254/', `http://localhost:${proxied.port}/`]) {
      allows({ ...cors, Location }, 302);
      expect([Location, isRefused(await ask())]).toEqual([Location, true]);
    }
  });

  it('reaches neither forbidden servers nor remote ones', async () => {
    allows({ 'Access-Control-Allow-Origin': '*' });
    for (const origin of [
      `http://localhost:${proxied.port}`,
      proxied.platform.url,
      'http://169.254.169.254',
      'http://10.0.0.1',
      'http://[::ffff:127.0.0.1]:1',
      'https://api.example',
      'http://user@localhost:1',
      'file://',
      'nonsense',
      '%',
    ]) {
      expect([origin, isRefused(await ask({}, 'GET', at(origin)))]).toEqual([origin, true]);
    }
    for (const path of [
      '/.annex/cors?to=',
      '/.annex/cors?to=%',
      '/.annex/cors?to=%E0%A4/x',
      '/.annex/cors?to=a&to=b',
    ]) {
      expect([path, isRefused(await ask({}, 'GET', path))]).toEqual([path, true]);
    }
    expect(api.seen).toEqual([]);
  });

  it('can only come from scripts of the page, not from documents, workers or pages of other sites', async () => {
    allows({ 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/html' });
    for (const dest of ['iframe', 'document', 'script', 'worker', 'image', 'serviceworker', '']) {
      expect([dest, (await ask({ 'sec-fetch-dest': dest })).status]).toEqual([dest, 403]);
    }
    expect((await ask({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await ask({ cookie: '' })).status).toBe(403);
    expect(api.seen).toEqual([]);
  });
});
