import { beforeEach, describe, expect, it } from 'vitest';
import { writeMetadataFiles } from '../../../src/package-manager/signing/publish-signature.ts';
import { signTargets, targetOf } from '../../../src/package-manager/signing/sign.ts';
import { readRepository } from '../../../src/sdk/packages/node/index.ts';
import { item, PNG, publish, version, zip } from '../../package-manager/repository.ts';
import { type PlatformUnderTest, problemOf, useRunning } from '../../running.ts';
import { createSigningKeys } from './signed.ts';

const PATHS = [
  ...['repository.json', 'packages.json', 'manifests.json', 'resources.zip', 'archives/a.zip', 'search', 'quarantine'],
  ...['x.one/package.json', 'x.one/resolve', 'x.one/icon.png', 'repository', 'metadata/timestamp.json'],
];

describe('a private repository of the platform', () => {
  const running = useRunning();
  let platform: PlatformUnderTest;
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${platform.url}/packages${path}`, { headers, redirect: 'manual' });

  const publishOn = async (settings: { readonly private: boolean }) => {
    platform = await running.platform({ packages: settings });
    const files = await publish(platform.packagesDir, {
      baseUrl: `${platform.url}/packages`,
      packages: [item({ identifier: 'x.one', name: 'Confidential', versions: [version()] })],
      resources: await zip({ 'x.one/icon.png': PNG }),
      manifests: { manifests: {} },
      archives: { 'a.zip': await zip({ a: 'a' }) },
    });
    const targets = Object.entries(files).map(([name, content]) => [name, targetOf(Buffer.from(content))]);
    const signed = signTargets(Object.fromEntries(targets), new Map(), await createSigningKeys());
    await writeMetadataFiles(platform.packagesDir, signed);
  };
  beforeEach(() => publishOn({ private: true }));

  /** A session token, as an application gets it. */
  const sessionToken = async (): Promise<string> => {
    const headers = await platform.login();
    const intent = (await (await fetch(`${platform.url}/auth/intents`, { method: 'POST' })).json()) as {
      readonly auth_url: string;
      readonly updates_url: string;
    };
    const token = new URL(intent.auth_url).searchParams.get('token');
    await fetch(`${platform.url}/auth/intents/${token}`, { method: 'PATCH', headers });
    const status = (await (await fetch(intent.updates_url)).json()) as { readonly session_token: string };
    return status.session_token;
  };

  it('returns 401 to every request without a credential, whatever else it contains', async () => {
    const { cookie = '' } = await platform.login();
    const attempts = [{}, { cookie }, { 'x-api-key': '' }, { origin: platform.url }, { authorization: 'Basic YTpi' }];
    for (const path of PATHS) {
      for (const headers of attempts) {
        const response = await get(`/${path}`, headers);
        expect(response.headers.get('www-authenticate'), path).toContain('Bearer realm="annex"');
        expect(await problemOf(response), path).toMatchObject({ status: 401, name: 'unauthorized' });
      }
      expect((await fetch(`${platform.url}/packages/${path}`, { method: 'HEAD' })).status, path).toBe(401);
    }
  });

  it('does not reveal which packages and archives exist', async () => {
    const texts = async (...paths: string[]) => Promise.all(paths.map(async (path) => (await get(path)).text()));
    const [one, other] = await texts('/x.one/package.json', '/x.two/package.json');
    expect(one?.replace('x.one', 'x.two')).toBe(other);
    expect((await get('/archives/none.zip')).status).toBe(401);
    expect((await get('/repository.json', { 'if-none-match': '*' })).status).toBe(401);
  });

  it('serves callers with an API key or a session token until it is revoked', async () => {
    const { key, id } = await platform.identity.keys.create('demo');
    const token = await sessionToken();
    for (const headers of [
      { 'x-api-key': key },
      { authorization: `Bearer ${key}` },
      { authorization: `Bearer ${token}` },
    ]) {
      for (const path of PATHS) expect((await get(`/${path}`, headers)).status, path).toBe(200);
    }
    const wrong = [{ 'x-api-key': `ak_${'A'.repeat(43)}` }, { authorization: `Bearer tok_${'A'.repeat(43)}` }];
    for (const headers of wrong) expect((await get('/repository.json', headers)).status).toBe(401);
    await platform.identity.keys.revoke(id);
    expect((await get('/repository.json', { 'x-api-key': key })).status).toBe(401);
  });

  it('is read by our own client with the key as its token', async () => {
    const { key } = await platform.identity.keys.create('demo');
    const url = `${platform.url}/packages/repository.json`;
    const { packages, signature } = await readRepository(url, { tokenOf: async () => key });
    expect([packages.length, signature?.version]).toEqual([1, 1]);
    await expect(readRepository(url)).rejects.toThrow('--token-file');
    expect(platform.log.join()).not.toContain(key);
  });

  it('shows its pages only to users who are logged in, without icons that a browser could not load', async () => {
    for (const path of ['', '?q=x', '/', '/x.one', '/x.one/', '/x.none/', '/check']) {
      const response = await get(path);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toContain(`/login?next=${encodeURIComponent(`/packages${path}`)}`);
      expect(await response.text()).not.toContain('Confidential');
    }
    const headers = await platform.login();
    const page = await (await get('', headers)).text();
    expect(page).toContain('Confidential');
    expect(page).not.toContain('<img class="icon"');
    expect(await (await get('/x.one/', headers)).text()).not.toContain('<img class="icon"');
  });

  it('leaves the format and validation public', async () => {
    expect((await get('/schema/v1.json')).status).toBe(200);
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ document: {} });
    expect((await fetch(`${platform.url}/packages/validate`, { method: 'POST', headers, body })).status).toBe(200);
  });

  it('is public by default', async () => {
    await publishOn({ private: false });
    const { cookie = '' } = await platform.login();
    for (const path of PATHS) expect((await get(`/${path}`, { cookie: `${cookie}x` })).status, path).toBe(200);
    expect(await (await get('')).text()).toContain('src="/packages/x.one/icon.png"');
  });
});
