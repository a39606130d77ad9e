// Archives and lists that fail the integrity check: exit code 3, and nothing is installed.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Package, PackageVersion } from '../../generated/packages/resources.ts';
import { CommandError } from '../../src/cli/arguments.ts';
import { asCommandError } from '../../src/cli/packages/sources.ts';
import { PackageInstaller, readLockFile, readRepository, verifyArchive } from '../../src/sdk/packages/node/index.ts';
import { hostileArchives, validArchive } from './hostile.ts';
import { item, type Published, publish, sha256, version } from './repository.ts';
import { zipOf } from './zips.ts';

const ID = 'example.hostile';
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'annex-hostile-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const baseUrl = (): string => pathToFileURL(join(folder, 'out')).href;
const listedPackage = (archive: Buffer, fields: Partial<PackageVersion> = {}): Package =>
  item({
    identifier: ID,
    versions: [
      version({
        download_url: `${baseUrl()}/archives/a.zip`,
        download_sha256: sha256(archive),
        download_size: archive.length,
        ...fields,
      }),
    ],
  });

/** Exit code, error message, and what remains in the root. */
async function install(): Promise<{ code: number; message: string; left: string[] }> {
  const root = join(folder, 'root');
  const left = async (): Promise<string[]> => (await readdir(root).catch(() => [])).filter((name) => name !== '.annex');
  try {
    const repository = await readRepository(`${baseUrl()}/repository.json`, { cache: join(folder, 'cache') });
    await new PackageInstaller({ root }).install([{ identifier: ID }], [repository]);
    return { code: 0, message: '', left: await left() };
  } catch (error) {
    const failure = asCommandError(error);
    if (!(failure instanceof CommandError)) throw error;
    return { code: failure.exitCode, message: failure.message, left: await left() };
  }
}

const serve = (content: Omit<Published, 'baseUrl'>) => publish(join(folder, 'out'), { baseUrl: baseUrl(), ...content });

describe('an archive', () => {
  it('is installed if it is valid', async () => {
    const archive = await validArchive({ path: 'plugins/a.py' });
    await serve({ packages: [listedPackage(archive)], archives: { 'a.zip': archive } });
    expect(await install()).toEqual({ code: 0, message: '', left: ['plugins'] });
  });

  it('is installed if it breaks only a rule for submissions', async () => {
    const versions = [
      version({ version: '0.9' }),
      version({ download_sha256: '0'.repeat(64), keep_on_update: ['own'] }),
    ];
    const metadata = JSON.stringify(item({ identifier: ID, versions }));
    const archive = await zipOf([{ path: 'metadata.json', content: metadata }, { path: 'plugins/a.py' }]);
    await serve({ packages: [listedPackage(archive)], archives: { 'a.zip': archive } });
    expect(await install()).toEqual({ code: 0, message: '', left: ['plugins'] });
    const [record] = await new PackageInstaller({ root: join(folder, 'root') }).installed();
    expect(record).toMatchObject({ version: '1.0.0', keep_on_update: ['own'], package: { versions: [versions[1]] } });
  });

  it.each(hostileArchives)('is refused with exit code 3 although its hash matches: it %s', async (_, zip, message) => {
    const archive = await zip();
    await serve({ packages: [listedPackage(archive)], archives: { 'a.zip': archive } });
    expect(await install()).toEqual({ code: 3, message: expect.stringMatching(message), left: [] });
  });

  it('is refused with exit code 3 if it unpacks to more than its install_size [A-install-size-limit]', async () => {
    const archive = await validArchive({ path: 'plugins/a.py', content: 'x'.repeat(3000) }, { path: 'README.md' });
    await serve({ packages: [listedPackage(archive, { install_size: 2999 })], archives: { 'a.zip': archive } });
    const message = expect.stringContaining(
      'it unpacks to 3000 bytes, but the repository lists an install_size of 2999',
    );
    expect(await install()).toEqual({ code: 3, message, left: [] });
    for (const install_size of [3000, 5000, undefined]) {
      const fields = install_size === undefined ? {} : { install_size };
      const update_timestamp = 1_794_744_001 + (install_size ?? 0);
      await serve({ packages: [listedPackage(archive, fields)], archives: { 'a.zip': archive }, update_timestamp });
      await rm(join(folder, 'root'), { recursive: true, force: true });
      await rm(join(folder, 'cache'), { recursive: true, force: true });
      expect(await install()).toEqual({ code: 0, message: '', left: ['plugins'] });
    }
    const found = await verifyArchive(join(folder, 'out', 'archives', 'a.zip'), { install_size: 100 });
    expect(found.findings.join()).toMatch(/its files have \d+ bytes, but the repository lists 100/);
  });

  it('is refused with exit code 3 if it installs nothing or differs from its manifest', async () => {
    const nothing = await validArchive({ path: 'plugin/a.py' });
    await serve({ packages: [listedPackage(nothing)], archives: { 'a.zip': nothing } });
    expect(await install()).toMatchObject({
      code: 3,
      message: expect.stringContaining('no directories that can be installed'),
      left: [],
    });
    const archive = await validArchive({ path: 'plugins/a.py' });
    const files = [{ path: 'plugins/a.py', size: 1, sha256: sha256('y') }];
    await serve({
      packages: [listedPackage(archive)],
      archives: { 'a.zip': archive },
      manifests: { manifests: { [ID]: { '1.0.0': { files } } } },
      update_timestamp: 1_794_744_001,
    });
    expect(await install()).toMatchObject({ code: 3, message: expect.stringContaining('manifest'), left: [] });
  });
});

describe('a list', () => {
  const withPackages = (about: Record<string, unknown>, fields: object): object => ({
    ...about,
    packages: { ...(about['packages'] as object), ...fields },
  });
  const rows: readonly (readonly [title: string, change: (archive: Buffer) => Promise<Omit<Published, 'baseUrl'>>])[] =
    [
      [
        'has another hash',
        async (a) => ({ packages: [listedPackage(a)], about: (about) => withPackages(about, { sha256: sha256('x') }) }),
      ],
      [
        'lists an archive with another hash',
        async (a) => ({ packages: [listedPackage(a, { download_sha256: sha256('x') })] }),
      ],
      [
        'lists an archive that is larger',
        async (a) => ({ packages: [listedPackage(a, { download_size: a.length - 1 })] }),
      ],
      [
        'lists an archive that is smaller',
        async (a) => ({ packages: [listedPackage(a, { download_size: a.length + 1 })] }),
      ],
      [
        'lists no hash',
        async (a) => ({
          packages: [listedPackage(a)].map(({ versions, ...rest }) => ({
            ...rest,
            versions: versions.map(({ download_sha256: _, ...one }) => one),
          })),
        }),
      ],
      ['has invalid metadata of the package', async (a) => ({ packages: [{ ...listedPackage(a), license: 'GPLv3' }] })],
      [
        'is not a list',
        async () => ({
          packages: [],
          about: (about) => withPackages(about, { url: `${baseUrl()}/repository.json`, sha256: undefined }),
        }),
      ],
      ['is a web page', async (a) => ({ packages: [listedPackage(a)], about: () => '<html>' })],
      [
        'comes from an invalid repository',
        async (a) => ({ packages: [listedPackage(a)], about: () => ({ name: 'x' }) }),
      ],
      ['is older than the known one', async (a) => ({ packages: [listedPackage(a)], update_timestamp: 1_700_000_000 })],
    ];

  it.each(rows)('is refused with exit code 3: it %s', async (_, change) => {
    const archive = await validArchive({ path: 'plugins/a.py' });
    await serve({ packages: [], archives: { 'a.zip': archive } });
    await readRepository(`${baseUrl()}/repository.json`, { cache: join(folder, 'cache') });
    await serve({ update_timestamp: 1_794_744_001, archives: { 'a.zip': archive }, ...(await change(archive)) });
    expect(await install()).toMatchObject({ code: 3, left: [] });
  });
});

describe('a lock file', () => {
  it.each(['null', '[]', '"x"', '{"a":null}', '{"a":[]}', '{"a":{}}', '{"a":{"platforms":null}}'])(
    'with the packages %s is refused in one line',
    async (packages) => {
      const lockFile = join(folder, 'annex-packages.lock');
      await writeFile(lockFile, `{"format":1,"packages":${packages}}`);
      await expect(readLockFile(lockFile)).rejects.toMatchObject({ name: 'InstallError', code: 'integrity' });
    },
  );
});
