import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useRunning } from '../../../running.ts';
import { SANDBOX } from '../workspace.ts';

const running = useRunning();

/** Does not follow redirects. */
const get = (url: string, headers: Record<string, string> = {}) => fetch(url, { headers, redirect: 'manual' });

describe('the workspace page', () => {
  it('redirects visitors who are not logged in to the login page and back', async () => {
    const platform = await running.platform();
    const answer = await get(`${platform.url}/workspaces/demo/rover`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/login?next=%2Fworkspaces%2Fdemo%2Frover');
  });

  it('opens for a user of its owner; its policy allows our assets, our server and framed web pages', async () => {
    const platform = await running.platform();
    const session = await platform.login('ada', ['demo']);
    const answer = await get(`${platform.url}/workspaces/demo/rover`, session);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
    expect(policy).toContain('frame-src http: https:');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
    const text = await answer.text();
    expect(text).toContain('data-owner="demo" data-repo="rover" data-user="ada"');
    expect(text).toMatch(/<script type="module" src="\/assets\/workspace-[\w-]{22}\.js"><\/script>/);
  });

  it('shows a 403 page to a user of another owner', async () => {
    const platform = await running.platform();
    const session = await platform.login('eve', ['acme']);
    const answer = await get(`${platform.url}/workspaces/demo/rover`, session);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toContain('have access to this workspace');
  });

  it('answers 404 for invalid workspace names and unknown assets', async () => {
    const platform = await running.platform();
    const session = await platform.login();
    for (const path of [
      '/workspaces/demo/-rover',
      '/workspaces/-demo',
      '/assets/package.json',
      '/assets/workspace.js',
      '/assets/..%2Fx.js',
    ]) {
      expect((await get(platform.url + path, session)).status, path).toBe(404);
    }
  });

  it('serves its script compressed and cacheable: the URL changes with the content', async () => {
    const platform = await running.platform();
    const session = await platform.login();
    const page = await (await get(`${platform.url}/workspaces/demo/rover`, session)).text();
    const url = platform.url + (/src="(\/assets\/[^"]+)"/.exec(page)?.[1] ?? '');
    const plain = await get(url, { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const source = await plain.arrayBuffer();
    for (const coding of ['gzip', 'br']) {
      const answer = await get(url, { 'accept-encoding': coding });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-encoding')).toBe(coding);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(Number(answer.headers.get('content-length'))).toBeLessThan(source.byteLength / 3);
      expect(await answer.arrayBuffer()).toEqual(source);
      const again = await get(url, { 'accept-encoding': coding, 'if-none-match': answer.headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
    }
  });

  it('nests the sandbox: the shell frames only our own pages, and the frame may only run scripts', async () => {
    const platform = await running.platform();
    const shell = await get(`${platform.url}/workspaces/sandbox-shell`);
    expect(shell.status).toBe(200);
    const outer = shell.headers.get('content-security-policy') ?? '';
    expect(outer).toContain(`frame-src ${platform.url}/workspaces/sandbox-frame;`);
    expect(outer).toContain("frame-ancestors 'self'");
    const frame = await get(`${platform.url}/workspaces/sandbox-frame`);
    expect(frame.status).toBe(200);
    const inner = frame.headers.get('content-security-policy') ?? '';
    expect(inner).toMatch(/^sandbox allow-scripts; default-src 'none';/);
    expect(inner).not.toMatch(/connect-src|frame-src|child-src|worker-src|blob:.*script|script-src[^;]*(blob|inline)/);
    const script = /<script>([\s\S]*)<\/script>/.exec(await frame.text())?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(inner).toContain(`; script-src 'sha256-${hash}' 'unsafe-eval'; `);
    expect(frame.headers.get('connection-allowlist')).toBe('();webrtc=block;report-to=own');
    expect(inner).not.toContain('webrtc'); // no browser knows it there
    expect(shell.headers.get('connection-allowlist')).toBe(`("${platform.url}/workspaces/sandbox-frame")`);
  });
});

describe('the list of workspaces', () => {
  it('offers a first workspace to a user who has none', async () => {
    const platform = await running.platform();
    const session = await platform.login('ada', ['demo']);
    const text = await (await get(`${platform.url}/workspaces`, session)).text();
    expect(text).toContain('<a href="/workspaces/demo/rover">demo/rover</a>');
    expect(text).not.toMatch(/0 workspaces|Open another/);
  });

  it('of one owner is open to its users', async () => {
    const platform = await running.platform();
    const of = (owner: string, headers = {}) => get(`${platform.url}/workspaces/${owner}`, headers);
    const session = await platform.login('ada', ['demo', 'acme']);
    const { key } = await platform.identity.keys.create('acme');
    const tabs = `${platform.url}/api/workspaces/editor/acme/lander/current/tabs`;
    expect((await fetch(tabs, { headers: { 'X-Api-Key': key } })).status).toBe(200);
    const headers = { 'X-Api-Key': key, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ panelId: 'leaf-1', panelType: SANDBOX });
    expect((await fetch(tabs, { method: 'POST', headers, body })).status).toBe(201);
    expect(await (await of('acme', session)).text()).toContain('href="/workspaces/acme/lander"');
    const other = await of('demo', session);
    expect(other.status).toBe(200);
    expect(await other.text()).not.toContain('lander');
    expect((await of('umbrella', session)).status).toBe(403);
    expect((await of('demo')).headers.get('location')).toBe('/login?next=%2Fworkspaces%2Fdemo');
  });
});
