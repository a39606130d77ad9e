import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readCredentials, TokenStore, TokenStoreError } from '../../../src/sdk/oauth/index.ts';
import { holdLock } from '../../base/files/holding-process.ts';
import { useRunning } from '../../running.ts';

const running = useRunning();
const RECORD = { accessToken: 'access-geheim', refreshToken: 'refresh-geheim', expiresAt: 1_800_000_000_000 };

let home: string;
let store: TokenStore;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'annex-tokens-'));
  running.onClose(() => rm(home, { recursive: true, force: true }));
  store = new TokenStore(join(home, '.annex', 'tokens'));
});

const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;

describe('the token store', () => {
  it('is in the home directory, with one file per provider and user [B-tokens-home] [B-tokens-per-user] [B-step-store]', async () => {
    vi.stubEnv('HOME', home);
    const defaultStore = new TokenStore();
    vi.unstubAllEnvs();
    expect(defaultStore.folder).toBe(join(home, '.annex', 'tokens'));
    await defaultStore.write('google', 'ada', RECORD);
    await defaultStore.write('google', 'bob', { ...RECORD, accessToken: 'of-bob' });
    expect(defaultStore.pathOf('google', 'ada')).toBe(join(home, '.annex/tokens/google/ada.json'));
    expect(await defaultStore.read('google', 'ada')).toEqual(RECORD);
    expect(await defaultStore.read('google', 'bob')).toMatchObject({ accessToken: 'of-bob' });
    expect(await defaultStore.read('google', 'eve')).toBeNull();
    expect(await defaultStore.read('github', 'ada')).toBeNull();
  });

  it('stores accessToken, refreshToken and expiresAt as JSON [B-tokens-access-token] [B-tokens-refresh-token] [B-tokens-expires-at]', async () => {
    await store.write('google', 'ada', RECORD);
    expect(JSON.parse(await readFile(store.pathOf('google', 'ada'), 'utf8'))).toEqual(RECORD);
  });

  it('is readable only by its owner, also in an existing directory, and leaves no temporary files', async () => {
    await mkdir(store.folder, { recursive: true });
    await chmod(store.folder, 0o755);
    const umask = process.umask(0);
    await store.write('google', 'ada', RECORD).finally(() => process.umask(umask));
    const path = store.pathOf('google', 'ada');
    expect(await Promise.all([store.folder, dirname(path), path].map(modeOf))).toEqual([0o700, 0o700, 0o600]);
    await store.write('google', 'ada', { ...RECORD, expiresAt: null });
    expect(await readdir(dirname(path))).toEqual(['ada.json']);
  });

  it('stores every name inside the directory, in a file of its own', async () => {
    const names = [
      '..',
      '.',
      '../../etc/passwd',
      'a/b',
      'a\\b',
      'a%2fb',
      '.hidden',
      'ada',
      'Ada',
      'ADA',
      'ada.',
      'con',
      'nul.x',
    ];
    const more = [
      'ada@example.org',
      'ä',
      'a\u0308',
      'a b',
      'a\nb',
      '日本',
      'x.json',
      'x.json.lock',
      '%',
      'C:x',
      '~',
      '-rf',
    ];
    const all = [...names, ...more];
    const paths = all.map((name) => store.pathOf(name, name));
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(all.length);
    for (const path of paths) {
      expect(relative(store.folder, path).split(sep)).toHaveLength(2);
      expect(relative(store.folder, path)).toMatch(
        /^[a-z0-9_@+%-][a-z0-9._@+%-]*\/[a-z0-9_@+%-][a-z0-9._@+%-]*\.json$/,
      );
    }
    for (const name of all) await store.write('p', name, { ...RECORD, accessToken: name });
    for (const name of all) expect(await store.read('p', name)).toMatchObject({ accessToken: name });
    expect((await store.list()).map(({ user }) => user).sort()).toEqual([...all].sort());
    for (const wrong of ['', 'a\0b', '\ud800', 'x'.repeat(201)]) {
      expect(() => store.pathOf('p', wrong)).toThrow(TypeError);
      expect(() => store.pathOf(wrong, 'u')).toThrow(TypeError);
    }
  });

  it('lists records without their tokens, and removes them', async () => {
    await store.write('google', 'ada', RECORD);
    await store.write('acme', 'default', { accessToken: 'x', refreshToken: null, expiresAt: null });
    const list = await store.list();
    expect(list).toEqual([
      { provider: 'acme', user: 'default', expiresAt: null, refreshable: false, damaged: false },
      { provider: 'google', user: 'ada', expiresAt: RECORD.expiresAt, refreshable: true, damaged: false },
    ]);
    expect(JSON.stringify(list)).not.toContain('geheim');
    await store.remove('google', 'ada');
    await store.remove('google', 'ada');
    await store.remove('unknown', 'nobody');
    expect(await store.read('google', 'ada')).toBeNull();
    expect(await new TokenStore(join(home, 'nowhere')).list()).toEqual([]);
  });

  it.each(['{"accessToken":"geheim', '[]', 'null', '{"refreshToken":"geheim"}'])(
    'reports a damaged record without its content: %s',
    async (text) => {
      await store.write('google', 'ada', RECORD);
      await writeFile(store.pathOf('google', 'ada'), text);
      const error = await store.read('google', 'ada').catch((failed: Error) => failed);
      expect(error).toBeInstanceOf(TokenStoreError);
      expect(String(error)).not.toContain('geheim');
      expect(await store.list()).toMatchObject([{ user: 'ada', damaged: true }]);
      await store.write('google', 'ada', RECORD);
      expect(await store.read('google', 'ada')).toEqual(RECORD);
    },
  );

  it('takes the lock over from a process that died', async () => {
    await store.write('google', 'ada', RECORD);
    const lockFile = `${store.pathOf('google', 'ada')}.lock`;
    const child = await holdLock(lockFile);
    await child.kill();
    await store.write('google', 'ada', { ...RECORD, accessToken: 'later' });
    expect(await store.read('google', 'ada')).toMatchObject({ accessToken: 'later' });
    expect(await readdir(dirname(lockFile))).toEqual(['ada.json']);
  });

  it('keeps the new record if the process is killed while it replaces the old one', async () => {
    await store.write('google', 'ada', RECORD);
    const record = { ...RECORD, refreshToken: 'rotated' };
    const source = pathToFileURL(resolve(import.meta.dirname, '../../../src/sdk/oauth/token-store.ts'));
    const script = `
      import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      fs.promises.rename = () => process.kill(process.pid, 'SIGKILL');
      syncBuiltinESMExports();
      const { TokenStore } = await import('${source}');
      await new TokenStore(${JSON.stringify(store.folder)}).write('google', 'ada', ${JSON.stringify(record)});`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
    expect(await once(child, 'close')).toEqual([null, 'SIGKILL']);
    expect(await store.read('google', 'ada')).toEqual(record);
    await store.write('google', 'ada', RECORD);
    expect(await store.read('google', 'ada')).toEqual(RECORD);
    await store.remove('google', 'ada');
    expect(await store.read('google', 'ada')).toBeNull();
  });

  it('reports that the directory cannot be created, before anything is stored', async () => {
    await writeFile(join(home, 'file'), '');
    const unusable = new TokenStore(join(home, 'file', 'tokens'));
    await expect(unusable.prepare('google')).rejects.toThrow('Cannot create the token directory (ENOTDIR)');
  });

  it('gives exclusive access to a record', async () => {
    await store.write('google', 'ada', { ...RECORD, expiresAt: 0 });
    await Promise.all(
      Array.from({ length: 8 }, () =>
        new TokenStore(store.folder).exclusively('google', 'ada', async (locked) => {
          const record = (await locked.read()) ?? RECORD;
          await new Promise((resolve) => setImmediate(resolve));
          await locked.write({ ...record, expiresAt: (record.expiresAt ?? 0) + 1 });
        }),
      ),
    );
    expect(await store.read('google', 'ada')).toMatchObject({ expiresAt: 8 });
  });
});

describe('readCredentials', () => {
  const write = async (text: string): Promise<string> => {
    const file = join(home, 'credentials.json');
    await writeFile(file, text);
    return file;
  };

  it('reads clientId and clientSecret from a JSON file [B-credentials-file]', async () => {
    const file = await write('\uFEFF{ "clientId": "id", "clientSecret": "geheim", "more": 1 }');
    expect(await readCredentials(file)).toEqual({ clientId: 'id', clientSecret: 'geheim' });
  });

  it.each([
    ['{ "clientId": "id", geheim', 'is not JSON'],
    ['{ "clientSecret": "geheim" }', 'has no clientId'],
    ['{ "clientId": "id", "clientSecret": "" }', 'has no clientSecret'],
    ['null', 'has no clientId'],
  ])('reports the problem with %s, without its content', async (text, wrong) => {
    const error = await readCredentials(await write(text)).catch((failed: Error) => failed);
    expect(error).toBeInstanceOf(TokenStoreError);
    expect(String(error)).toContain(wrong);
    expect(String(error)).not.toContain('geheim');
  });

  it('reports a missing file', async () => {
    await expect(readCredentials(join(home, 'gone.json'))).rejects.toThrow('cannot be read (ENOENT)');
  });
});
