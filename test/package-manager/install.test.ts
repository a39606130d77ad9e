import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCK_FILE, readLockFile } from '../../src/sdk/packages/node/index.ts';
import { ID, ONE, OWN, TWO, useInstallBench } from './installing.ts';

const { bench, root, url, installer, repository, release, read, write, files } = useInstallBench();
const installOne = async (): Promise<void> => {
  await release([ONE]);
  await installer().install([{ identifier: ID }], [await repository()]);
};
const versions = async () =>
  (await installer().installed()).map(({ identifier, version }) => `${identifier} ${version}`);

describe('install', () => {
  it('installs files of known directories, keeps the executable bit, and records the package', async () => {
    await release([{ ...ONE, files: { ...ONE.files, 'docs/readme.md': 'not installed' } }]);
    const [change] = await installer().install([{ identifier: ID }], [await repository()]);
    expect(change).toMatchObject({ identifier: ID, action: 'install', from: null, to: '1.0.0', kept: [], changed: [] });
    expect(files()).toEqual([`${OWN}/__init__.py`, `${OWN}/run.sh`, 'resources/example_stitcher/a.txt']);
    expect(statSync(join(root(), OWN, 'run.sh')).mode & 0o111).not.toBe(0);
    expect(statSync(join(root(), OWN, '__init__.py')).mode & 0o111).toBe(0);
    const [record] = await installer().installed();
    expect(record).toMatchObject({ repository: url(), version: '1.0.0', status: 'stable', pinned: false });
    expect(record?.files.map(({ path, mode }) => `${mode} ${path}`)).toContain(`0755 ${OWN}/run.sh`);
    expect(await installer().verify()).toEqual([]);
  });

  it('does not change an installed package unless another version is requested, older or newer', async () => {
    await release([TWO, ONE]);
    const repositories = [await repository()];
    const change = async (version?: string) =>
      (await installer().install([{ identifier: ID, version }], repositories))[0];
    expect(await change('1.0')).toMatchObject({ action: 'install', to: '1.0.0' });
    expect(await change()).toMatchObject({ action: 'none', to: '1.0.0' });
    expect(await change('2')).toMatchObject({ action: 'update', from: '1.0.0', to: '2.0.0' });
    expect(await change('1.0.0')).toMatchObject({ action: 'downgrade', to: '1.0.0' });
    await expect(change('3.0')).rejects.toThrow('has no version 3.0; available: 2.0.0, 1.0.0');
    await expect(installer().install([{ identifier: 'example.sticher' }], repositories)).rejects.toThrow(
      "Did you mean 'example.stitcher'?",
    );
  });

  it('refuses a version without a SHA-256 without allowUnverified', async () => {
    await release([ONE]);
    const listed = await repository();
    const [item] = listed.packages;
    const packages = item ? [{ ...item, versions: item.versions.map(({ download_sha256: _, ...rest }) => rest) }] : [];
    const { manifests: _, ...about } = listed.about;
    const bare = { ...listed, packages, about };
    const wanted = [{ identifier: ID }];
    await expect(installer().install(wanted, [bare])).rejects.toMatchObject({ code: 'integrity' });
    expect(files()).toEqual([]);
    await installer({ allowUnverified: true }).install(wanted, [bare]);
    expect(await versions()).toEqual([`${ID} 1.0.0`]);
  });

  it('works if its cache contains directories, also with the name of the archive', async () => {
    await release([ONE]);
    const listed = await repository();
    const sha256 = listed.packages[0]?.versions[0]?.download_sha256;
    write(`.annex/cache/${sha256}.zip/inner`, 'x');
    write('.annex/cache/unrelated/inner', 'x');
    await installer().install([{ identifier: ID }], [listed]);
    expect(await versions()).toEqual([`${ID} 1.0.0`]);
    expect(read('.annex/cache/unrelated/inner')).toBe('x');
    await installer().remove([ID]);
    expect(await versions()).toEqual([]);
  });

  it('returns the changes of a dry run without making them', async () => {
    await release([ONE]);
    const [first] = await installer({ dryRun: true }).install([{ identifier: ID }], [await repository()]);
    expect(first).toMatchObject({ action: 'install', to: '1.0.0' });
    expect(existsSync(root())).toBe(false);
    await installOne();
    await release([TWO, ONE]);
    write(`${OWN}/__init__.py`, 'mine');
    const [change] = await installer({ dryRun: true }).update('all', [await repository()]);
    expect(change).toMatchObject({ action: 'update', from: '1.0.0', to: '2.0.0', changed: [`${OWN}/__init__.py`] });
    expect(read(`${OWN}/__init__.py`)).toBe('mine');
    expect(await versions()).toEqual([`${ID} 1.0.0`]);
  });
});

describe('update', () => {
  it('keeps files that match an expression of the old or the new version [A-package-keep-on-update-kept]', async () => {
    await release([ONE], { keep_on_update: ['/settings\\.json$'] });
    await installer().install([{ identifier: ID }], [await repository()]);
    write(`${OWN}/settings.json`, '{"mine":1}');
    write(`${OWN}/deep/parts.db`, 'database');
    write('scripts/example_stitcher/notes.txt', 'notes');
    const shipped = { ...TWO.files, 'plugins/settings.json': '{"default":1}' };
    await release([{ ...TWO, files: shipped, keep_on_update: ['parts\\.db', '^/scripts/'] }, ONE]);
    const [change] = await installer().update('all', [await repository()]);
    expect(change?.kept).toEqual([
      `${OWN}/deep/parts.db`,
      `${OWN}/settings.json`,
      'scripts/example_stitcher/notes.txt',
    ]);
    expect(change?.changed).toEqual([]);
    expect(read(`${OWN}/settings.json`)).toBe('{"mine":1}');
    expect(read(`${OWN}/deep/parts.db`)).toBe('database');
    expect(read('scripts/example_stitcher/notes.txt')).toBe('notes');
    expect(read(`${OWN}/__init__.py`)).toBe('two');
    expect(read('resources/example_stitcher/a.txt')).toBeNull();
    expect(await installer().verify()).toEqual([]);
  });

  it('saves and reports modified files that are not kept', async () => {
    await installOne();
    write(`${OWN}/__init__.py`, 'my own change');
    write(`${OWN}/mine.txt`, 'my own file');
    write(`${OWN}/__pycache__/x.pyc`, 'bytecode');
    await release([TWO, ONE]);
    const [change] = await installer().update([ID], [await repository()]);
    expect(change?.changed).toEqual([`${OWN}/__init__.py`, `${OWN}/mine.txt`]);
    expect(read('.annex/changed/example.stitcher/1.0.0/plugins/mine.txt')).toBe('my own file');
    expect(read(`.annex/changed/example.stitcher/1.0.0/plugins/__init__.py`)).toBe('my own change');
  });

  it('reports invalid and slow expressions, and ignores them', async () => {
    await installOne();
    write(`${OWN}/${'a'.repeat(60)}.txt`, 'x');
    await release([{ ...TWO, keep_on_update: ['.json'] }, ONE]);
    const listed = await repository();
    const [item] = listed.packages;
    if (!item) throw new Error('nothing is listed');
    const packages = [{ ...item, keep_on_update: ['(', '(a|a)*$$b', '^/(a+)+!', '((a+)+)+X'] }];
    const [change] = await installer().update('all', [{ ...listed, packages }]);
    expect(change?.complaints[0]).toContain('is not a valid regular expression');
    expect(change?.complaints.slice(1)).not.toEqual([]);
    expect(change).toMatchObject({ to: '2.0.0' });
  });

  it('skips pinned packages, other repositories and less stable versions', async () => {
    await installOne();
    await release([{ ...TWO, status: 'testing' }, ONE]);
    const listed = await repository();
    expect((await installer().update('all', [listed]))[0]).toMatchObject({ action: 'none' });
    await release([{ ...TWO, status: 'stable' }, ONE]);
    const elsewhere = { ...(await repository()), url: 'https://other.example/repository.json' };
    expect((await installer().update('all', [elsewhere]))[0]).toMatchObject({ action: 'none' });
    await installer().pin([ID]);
    expect(await installer().update('all', [await repository()])).toEqual([]);
    expect(await installer().outdated([await repository()])).toMatchObject([{ reason: 'pinned' }]);
    await installer().pin([ID], false);
    expect(await installer().outdated([await repository()])).toMatchObject([{ version: { version: '2.0.0' } }]);
  });

  it('is undone if a file cannot be moved, and reports that file', async () => {
    await installOne();
    await release([{ ...TWO, files: { ...TWO.files, 'templates/t.txt': 't' } }, ONE]);
    mkdirSync(root(), { recursive: true });
    writeFileSync(join(root(), 'templates'), 'a file where a folder has to be');
    const before = files();
    await expect(installer().update('all', [await repository()])).rejects.toMatchObject({
      code: 'in-use',
      message: expect.stringContaining('templates'),
    });
    expect(files()).toEqual(before);
    expect(await installer().verify()).toEqual([]);
    expect(await versions()).toEqual([`${ID} 1.0.0`]);
  });
});

describe('rollback and remove', () => {
  it('restore the previous version, the current one again, and remove it', async () => {
    await release([ONE], { keep_on_update: ['settings'] });
    await installer().install([{ identifier: ID }], [await repository()]);
    const first = files();
    await release([TWO, ONE], { keep_on_update: ['settings'] });
    await installer().update('all', [await repository()]);
    write(`${OWN}/settings.json`, 'later');
    expect(await installer().rollback(ID)).toMatchObject({
      from: '2.0.0',
      to: '1.0.0',
      kept: [`${OWN}/settings.json`],
    });
    expect(files()).toEqual([...first, `${OWN}/settings.json`].sort());
    expect(await installer().verify()).toEqual([]);
    expect(await installer().rollback(ID)).toMatchObject({ from: '1.0.0', to: '2.0.0' });
    expect(await installer().verify()).toEqual([]);
    const [gone] = await installer().remove([ID]);
    expect(gone).toMatchObject({ action: 'remove', changed: [`${OWN}/settings.json`] });
    expect(readdirSync(root())).toEqual(['.annex']);
    expect(await versions()).toEqual([]);
    await expect(installer().remove([ID])).rejects.toMatchObject({ code: 'not-installed' });
    await installer().rollback(ID);
    expect(await versions()).toEqual([`${ID} 2.0.0`]);
    expect(read(`${OWN}/settings.json`)).toBe('later');
  });

  it('fail without a previous version', async () => {
    await installOne();
    await expect(installer().rollback(ID)).rejects.toMatchObject({ code: 'no-backup' });
  });
});

describe('verify --installed', () => {
  it('finds files that were changed, replaced by links or are no longer executable', async () => {
    await installOne();
    const own = join(root(), OWN);
    write(`${OWN}/__init__.py`, 'ONE');
    chmodSync(join(own, 'run.sh'), 0o644);
    unlinkSync(join(root(), 'resources/example_stitcher/a.txt'));
    symlinkSync('/etc/passwd', join(root(), 'resources/example_stitcher/a.txt'));
    expect(await installer().verify()).toEqual([
      { identifier: ID, path: `${OWN}/__init__.py`, fault: 'changed' },
      { identifier: ID, path: `${OWN}/run.sh`, fault: 'mode' },
      { identifier: ID, path: 'resources/example_stitcher/a.txt', fault: 'changed' },
    ]);
  });
});

describe('the lock file', () => {
  const lockFile = (): string => join(bench.folder(), LOCK_FILE);

  it('contains a version for each platform, which is installed without any package list', async () => {
    await release([{ ...TWO, platforms: ['windows'] }, ONE]);
    const criteria = { platform: 'linux' } as const;
    await installer({ lockFile: lockFile(), criteria }).install([{ identifier: ID }], [await repository()]);
    const locked = await readLockFile(lockFile());
    expect(locked[ID]).toMatchObject({
      repository: url(),
      platforms: { linux: { version: '1.0.0' }, macos: { version: '1.0.0' }, windows: { version: '1.0.0' } },
    });
    const elsewhere = join(bench.folder(), 'elsewhere');
    const other = () => installer({ root: elsewhere, criteria });
    expect(await other().installLocked([], lockFile())).toMatchObject([{ action: 'install', to: '1.0.0' }]);
    expect(await other().installLocked([ID], lockFile())).toMatchObject([{ action: 'none' }]);
    rmSync(elsewhere, { recursive: true });
    await expect(installer({ root: elsewhere, criteria, offline: true }).installLocked([], lockFile())).rejects.toThrow(
      'is not in the cache',
    );
    await expect(other().installLocked(['example.other'], lockFile())).rejects.toThrow('is not in annex-packages.lock');
    await installer({ lockFile: lockFile(), criteria }).remove([ID]);
    expect(await readLockFile(lockFile())).toEqual({});
  });

  it('contains another version for platforms that the installed one does not support', async () => {
    await release([{ ...TWO, platforms: ['linux'] }, ONE]);
    await installer({ lockFile: lockFile(), criteria: { platform: 'linux' } }).install(
      [{ identifier: ID }],
      [await repository()],
    );
    expect((await readLockFile(lockFile()))[ID]?.platforms).toMatchObject({
      linux: { version: '2.0.0' },
      macos: { version: '1.0.0' },
    });
  });

  it.each([
    ['an identifier that is a path', '../../evil', {}],
    ['a hash that is a path', ID, { sha256: '../../../evil' }],
    ['a version that is a path', ID, { version: '../../evil' }],
    ['no hash', ID, { sha256: undefined }],
  ])('is refused if it contains %s', async (_, identifier, fields) => {
    const version = {
      version: '1.0.0',
      version_epoch: 0,
      status: 'stable',
      url: 'https://a.example/a.zip',
      sha256: 'a'.repeat(64),
      size: 1,
      ...fields,
    };
    const packages = { [identifier]: { repository: url(), repository_name: 'x', platforms: { linux: version } } };
    writeFileSync(lockFile(), JSON.stringify({ format: 1, packages }));
    const attempt = installer({ criteria: { platform: 'linux' } }).installLocked([], lockFile());
    await expect(attempt).rejects.toMatchObject({ code: 'integrity' });
    await expect(installer().rollback('../../evil')).rejects.toMatchObject({ code: 'refused' });
  });

  it('is not installed if an archive has changed', async () => {
    await release([ONE]);
    await installer({ lockFile: lockFile(), criteria: { platform: 'linux' } }).install(
      [{ identifier: ID }],
      [await repository()],
    );
    const [archive = ''] = readdirSync(join(bench.out(), 'archives'));
    writeFileSync(join(bench.out(), 'archives', archive), 'exchanged');
    const elsewhere = installer({ root: join(bench.folder(), 'elsewhere'), criteria: { platform: 'linux' } });
    await expect(elsewhere.installLocked([], lockFile())).rejects.toMatchObject({ code: 'wrong-size' });
    expect(await elsewhere.installed()).toEqual([]);
  });
});
