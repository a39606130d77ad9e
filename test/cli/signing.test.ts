import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { ID, ONE, TWO, useInstallBench } from '../package-manager/installing.ts';
import { useAnnex } from './annex.ts';

const annex = useAnnex();
const { bench, url, release } = useInstallBench();
const packages = (...words: string[]) => annex.run(['packages', ...words]);
const file = (path: string): string => join(annex.folder(), path);
const build = (...words: string[]) =>
  packages('build', bench.source(), '--out', bench.out(), '--base-url', pathToFileURL(bench.out()).href, ...words);
const SIGN = ['--sign', 'keys/online.pem'];
const ROOT = ['--root-key', 'keys/root.pem'];
const FIRST = [...ROOT, '--first-signature'];
/** The fingerprint that a command prints. */
const printed = ({ stdout }: { readonly stdout: string }): string => /sha256:[0-9a-f]{64}/.exec(stdout)?.[0] ?? '';

/** Signs the timestamp again so that it expires at another time. */
async function expireIn(days: number): Promise<void> {
  const { readKey } = await import('../../src/sdk/packages/build/index.ts');
  const { signWith } = await import('../package-manager/signed-site.ts');
  const path = join(bench.out(), 'metadata/timestamp.json');
  const { signed } = JSON.parse(readFileSync(path, 'utf8')) as { signed: { version: number; expires: string } };
  const expires = new Date(Date.now() + days * 86_400_000).toISOString().replace(/\.\d+Z/, 'Z');
  const key = await readKey(file('keys/online.pem'));
  writeFileSync(path, JSON.stringify(signWith({ ...signed, version: signed.version + 1, expires }, [key])));
}

beforeEach(async () => {
  await release([ONE]);
  await packages('keys', 'create', 'keys');
});

describe('signing', () => {
  it('creates keys that only the user can read, and never overwrites them', async () => {
    expect(statSync(file('keys/root.pem')).mode & 0o777).toBe(0o600);
    const before = readFileSync(file('keys/root.pem'), 'utf8');
    expect(await packages('keys', 'create', 'keys')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('exists'),
    });
    expect(readFileSync(file('keys/root.pem'), 'utf8')).toBe(before);
    rmSync(file('keys/root.pem')); // it is kept offline
    expect(await packages('keys', 'create', 'keys')).toMatchObject({ code: 1 });
    expect(existsSync(file('keys/root.pem'))).toBe(false);
  });

  it('needs the root key once, and then the online key at each build', async () => {
    // As on a new CI machine, which must not start new signatures that clients refuse.
    const unsigned = {
      code: 1,
      stderr: expect.stringContaining('Copy the published metadata directory here, or start'),
    };
    expect(await build(...SIGN, ...ROOT)).toMatchObject(unsigned);
    expect(existsSync(join(bench.out(), 'metadata'))).toBe(false);
    const first = { code: 0, stdout: expect.stringMatching(/^No changes: .*\nFingerprint .*; signature 1 is valid/) };
    expect(await build(...SIGN, ...FIRST)).toMatchObject(first);
    expect(await build()).toMatchObject({ code: 1, stderr: expect.stringContaining('Add --sign KEY.') });
    expect(await build(...SIGN)).toMatchObject({ code: 0 });
    expect(await build('--sign', 'keys/root.pem')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('not the online key'),
    });
    expect(await build('--sign', 'keys/none.pem')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('none.pem'),
    });
    const shown = JSON.parse((await packages('keys', 'show', bench.out(), '--json')).stdout) as object;
    expect(shown).toMatchObject({ root: expect.stringMatching(/^sha256:/), root_version: 1, version: 2 });
  }, 60_000);

  it('builds the same files with and without signatures, and the same as plain files', async () => {
    const names = ['repository.json', 'packages.json', 'manifests.json', 'resources.zip'];
    const contents = () => names.map((name) => readFileSync(join(bench.out(), name), 'base64'));
    const before = contents();
    await build(...SIGN, ...FIRST);
    expect(contents()).toEqual(before);
    expect(await build(...SIGN, '--plain')).toMatchObject({ code: 0 });
    expect(statSync(join(bench.out(), 'metadata')).isDirectory()).toBe(true);
    expect(await packages('repositories', 'add', url())).toMatchObject({ code: 0 });
    expect(await build(...SIGN)).toMatchObject({ code: 0 });
    expect(await packages('list')).toMatchObject({ code: 0 });
    expect(contents()).toEqual(before);
  }, 60_000);

  it('prints the fingerprint when a repository is added, and shows key, age and expiry later', async () => {
    await build(...SIGN, ...FIRST);
    const fingerprint = printed(await packages('keys', 'show', bench.out()));
    const added = await packages('repositories', 'add', url());
    expect(added.stdout).toContain(fingerprint);
    expect(added.stdout).toContain('Compare the fingerprint');
    const shown = await packages('repositories', 'show', url());
    expect(shown.stdout).toContain(fingerprint);
    expect(shown.stdout).toMatch(/The list is from .* \(-?\d+ days old\)\.\n.*is valid until/);
    await packages('repositories', 'remove', url());
    const pinned = await packages('repositories', 'add', `${url()}#root=${fingerprint}`);
    expect(pinned.stdout).not.toContain('Compare');
    await packages('repositories', 'remove', url());
    expect(
      await packages('repositories', 'add', url(), '--root', join(bench.out(), 'metadata/root.json')),
    ).toMatchObject({ code: 0 });
    expect(await packages('repositories', 'show', 'nothing')).toMatchObject({ code: 1 });
    await packages('repositories', 'remove', url());
    const wrong = await packages('repositories', 'add', `${url()}#root=sha256:${'0'.repeat(64)}`);
    expect(wrong).toMatchObject({ code: 3, stderr: expect.stringContaining('no root with the fingerprint') });
  }, 60_000);

  it('refuses with 3 a repository that lost its signatures or whose signatures expired; warns 7 days before', async () => {
    await build(...SIGN, ...FIRST);
    await packages('repositories', 'add', url());
    expect((await packages('list')).stderr).toBe('');
    await expireIn(6);
    expect(await packages('list')).toMatchObject({ code: 0, stderr: expect.stringContaining('expire at') });
    await expireIn(-1);
    const refused = await annex.runProcess(['packages', 'install', ID, '--root', 'root']);
    expect(refused).toMatchObject({ code: 3, stderr: expect.stringContaining('--allow-expired') });
    expect(await packages('install', ID, '--root', 'root', '--allow-expired')).toMatchObject({ code: 0 });
    expect(await packages('sign', bench.out(), ...SIGN)).toMatchObject({ code: 2 });
    expect(await packages('sign', bench.out(), '--refresh', ...SIGN)).toMatchObject({ code: 0 });
    expect((await packages('list')).stderr).toBe('');
    rmSync(join(bench.out(), '.annex/current/metadata'), { recursive: true });
    expect(await packages('list')).toMatchObject({ code: 3, stderr: expect.stringContaining('was signed before') });
  }, 90_000);

  it('refuses with 3 to replace a signed repository that fails by another one, unless --skip-failed is given', async () => {
    const copy = pathToFileURL(file('copy')).href; // unsigned, and added first
    await packages('build', bench.source(), '--out', 'copy', '--base-url', copy, '--name', 'Copy');
    await build(...SIGN, ...FIRST);
    await packages('repositories', 'add', `${copy}/repository.json`);
    await packages('repositories', 'add', url());
    await packages('install', ID, '--root', 'root');
    expect(readFileSync(file('annex-packages.lock'), 'utf8')).toContain(`"repository": "${url()}"`);
    const entry = join(bench.out(), '.annex/current/repository.json');
    const text = readFileSync(entry, 'utf8');
    writeFileSync(entry, `${text} `);
    for (const words of [['install', ID, '--root', 'other'], ['update', '--all', '--root', 'root'], ['search']]) {
      const { code, stdout, stderr } = await packages(...words);
      expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
      expect(stderr).toMatch(
        /^annex: cannot verify src: .*repository\.json.*; use --skip-failed to continue without it\n$/,
      );
    }
    writeFileSync(entry, text);
    renameSync(bench.out(), `${bench.out()}-gone`);
    expect(await packages('list')).toMatchObject({ code: 3, stderr: expect.stringContaining('cannot verify src: ') });
    expect(await packages('install', '--locked', '--root', 'other')).toMatchObject({ code: 3 });
    const skipped = await packages('install', ID, '--root', 'other', '--skip-failed');
    expect(skipped).toMatchObject({ code: 0, stderr: expect.stringMatching(/^warning: skipped src: /) });
  }, 90_000);

  it('refreshes only what was signed', async () => {
    expect(await packages('sign', bench.out(), '--refresh', ...SIGN)).toMatchObject({ code: 1 });
    await build(...SIGN, ...FIRST);
    const list = join(bench.out(), '.annex/current/packages.json');
    writeFileSync(list, readFileSync(list, 'utf8').replace('1.0.0', '1.0.1'));
    const refused = await packages('sign', bench.out(), '--refresh', ...SIGN);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('not the signed file') });
  }, 60_000);

  it('rotates keys; clients follow, and the old key is refused', async () => {
    await build(...SIGN, ...FIRST);
    await packages('repositories', 'add', url());
    await packages('keys', 'create', 'next');
    const wrong = ['--root-key', 'next/root.pem', '--sign', 'next/online.pem'];
    expect(await packages('keys', 'rotate', bench.out(), ...wrong)).toMatchObject({ code: 1 });
    const rotate = [...ROOT, '--sign', 'next/online.pem', '--new-root-key', 'next/root.pem'];
    expect(await packages('keys', 'rotate', bench.out(), ...rotate)).toMatchObject({ code: 0 });
    expect(await packages('list')).toMatchObject({ code: 0 });
    expect(await build(...SIGN)).toMatchObject({ code: 1 });
    expect(await build('--sign', 'next/online.pem')).toMatchObject({ code: 0 });
    expect(await packages('list')).toMatchObject({ code: 0 });
  }, 60_000);

  it('mirrors, and installs from the mirror while the origin is gone', async () => {
    await release([TWO, ONE]);
    await build(...SIGN, ...FIRST);
    const mirrored = await annex.runProcess(['packages', 'mirror', url(), '--to', 'mirror']);
    expect(mirrored).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Mirrored 2 archives, 2 new\./) });
    const mirror = pathToFileURL(file('mirror')).href;
    const unknown = await packages('search', '--repository', url(), '--mirror', mirror);
    expect(unknown).toMatchObject({ code: 3, stderr: expect.stringContaining('no trusted key yet') });
    const limited = await packages('mirror', url(), '--to', 'other', '--max-bytes', '1');
    expect(limited).toMatchObject({ code: 3, stderr: expect.stringContaining('have more than 1 bytes') });
    rmSync(bench.out(), { recursive: true });
    const pinned = `${url()}#root=${printed(mirrored)}`;
    expect(await packages('repositories', 'add', pinned, '--mirror', mirror)).toMatchObject({ code: 0 });
    expect(await packages('install', ID, '--root', 'root')).toMatchObject({ code: 0 });
    expect(await packages('install', '--locked', '--root', 'locked')).toMatchObject({ code: 0 });
    expect(await packages('download', ID, '--to', 'two.zip')).toMatchObject({ code: 0 });
    expect((await packages('repositories', 'show', url())).stdout).toContain(`Mirror ${mirror}`);
    writeFileSync(file('token'), 'secret', { mode: 0o600 });
    const again = ['add', pinned, '--mirror', mirror, '--token-file', 'token'];
    expect(await packages('repositories', ...again)).toMatchObject({ code: 0 });
    const set = await annex.run(['packages', 'search'], { ANNEX_PACKAGES_MIRROR: `${mirror}/none` });
    expect(set).toMatchObject({ code: 3 });
  }, 90_000);
});
