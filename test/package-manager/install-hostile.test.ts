// What is not what it is said to be: refused with exit code 3, and nothing is installed.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Package, PackageVersion } from '../../generated/packages/resources.ts';
import { CommandError } from '../../src/cli/arguments.ts';
import { asCommandError } from '../../src/cli/packages/sources.ts';
import { PackageInstaller, readRepository } from '../../src/sdk/packages/node/index.ts';
import { honest, hostileArchives } from './hostile.ts';
import { item, type Published, publish, sha256, version } from './repository.ts';

const ID = 'example.hostile';
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'annex-hostile-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const baseUrl = (): string => pathToFileURL(join(folder, 'out')).href;
const offered = (archive: Buffer, fields: Partial<PackageVersion> = {}): Package =>
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

/** The exit code of an attempt, and whether anything of it is left below the root. */
async function install(): Promise<{ code: number; told: string; left: string[] }> {
  const root = join(folder, 'root');
  const left = async (): Promise<string[]> => (await readdir(root).catch(() => [])).filter((name) => name !== '.annex');
  try {
    const repository = await readRepository(`${baseUrl()}/repository.json`, { cache: join(folder, 'cache') });
    await new PackageInstaller({ root }).install([{ identifier: ID }], [repository]);
    return { code: 0, told: '', left: await left() };
  } catch (error) {
    const told = asCommandError(error);
    if (!(told instanceof CommandError)) throw error;
    return { code: told.exitCode, told: told.message, left: await left() };
  }
}

const serve = (given: Omit<Published, 'baseUrl'>) => publish(join(folder, 'out'), { baseUrl: baseUrl(), ...given });

describe('an archive', () => {
  it('is installed when it is honest', async () => {
    const archive = await honest({ path: 'plugins/a.py' });
    await serve({ packages: [offered(archive)], archives: { 'a.zip': archive } });
    expect(await install()).toEqual({ code: 0, told: '', left: ['plugins'] });
  });

  it.each(hostileArchives)('is refused with 3, though its hash is the listed one: it %s', async (_, zip, told) => {
    const archive = await zip();
    await serve({ packages: [offered(archive)], archives: { 'a.zip': archive } });
    expect(await install()).toEqual({ code: 3, told: expect.stringMatching(told), left: [] });
  });

  it('is refused with 3 where it would install nothing, or holds other files than its manifest', async () => {
    const nothing = await honest({ path: 'plugin/a.py' });
    await serve({ packages: [offered(nothing)], archives: { 'a.zip': nothing } });
    expect(await install()).toMatchObject({
      code: 3,
      told: expect.stringContaining('no directories that can be installed'),
      left: [],
    });
    const archive = await honest({ path: 'plugins/a.py' });
    const files = [{ path: 'plugins/a.py', size: 1, sha256: sha256('y') }];
    await serve({
      packages: [offered(archive)],
      archives: { 'a.zip': archive },
      manifests: { manifests: { [ID]: { '1.0.0': { files } } } },
      update_timestamp: 1_794_744_001,
    });
    expect(await install()).toMatchObject({ code: 3, told: expect.stringContaining('manifest'), left: [] });
  });
});

describe('a list', () => {
  const other = (about: Record<string, unknown>, fields: object): object => ({
    ...about,
    packages: { ...(about['packages'] as object), ...fields },
  });
  const rows: readonly (readonly [title: string, change: (archive: Buffer) => Promise<Omit<Published, 'baseUrl'>>])[] =
    [
      [
        'was swapped for another one',
        async (a) => ({ packages: [offered(a)], about: (about) => other(about, { sha256: sha256('x') }) }),
      ],
      [
        'names an archive with another hash',
        async (a) => ({ packages: [offered(a, { download_sha256: sha256('x') })] }),
      ],
      ['names an archive that is larger', async (a) => ({ packages: [offered(a, { download_size: a.length - 1 })] })],
      ['names an archive that is smaller', async (a) => ({ packages: [offered(a, { download_size: a.length + 1 })] })],
      [
        'names no hash',
        async (a) => ({
          packages: [offered(a)].map(({ versions, ...rest }) => ({
            ...rest,
            versions: versions.map(({ download_sha256: _, ...one }) => one),
          })),
        }),
      ],
      ['breaks the format for this package', async (a) => ({ packages: [{ ...offered(a), license: 'GPLv3' }] })],
      [
        'is no list',
        async () => ({
          packages: [],
          about: (about) => other(about, { url: `${baseUrl()}/repository.json`, sha256: undefined }),
        }),
      ],
      ['is a web page', async (a) => ({ packages: [offered(a)], about: () => '<html>' })],
      ['is not the list of a repository', async (a) => ({ packages: [offered(a)], about: () => ({ name: 'x' }) })],
      ['is older than the one known', async (a) => ({ packages: [offered(a)], update_timestamp: 1_700_000_000 })],
    ];

  it.each(rows)('is refused with 3: it %s', async (_, change) => {
    const archive = await honest({ path: 'plugins/a.py' });
    await serve({ packages: [], archives: { 'a.zip': archive } });
    await readRepository(`${baseUrl()}/repository.json`, { cache: join(folder, 'cache') });
    await serve({ update_timestamp: 1_794_744_001, archives: { 'a.zip': archive }, ...(await change(archive)) });
    expect(await install()).toMatchObject({ code: 3, left: [] });
  });
});
