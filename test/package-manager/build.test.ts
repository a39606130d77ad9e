import { execFileSync } from 'node:child_process';
import { cpSync, lstatSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Manifests, PackageArray, Repository } from '../../generated/packages/resources.ts';
import { readArchive, writeArchive } from '../../src/sdk/packages/archive/index.ts';
import { validateSources } from '../../src/sdk/packages/validate/index.ts';
import { PNG, sha256 } from './repository.ts';
import { BASE_URL, faultsOf, TIMESTAMP, useWorkbench } from './source.ts';

describe('buildRepository', () => {
  const bench = useWorkbench();
  const { write, writePackage, build, readOut } = bench;

  function writeTwoPackages(): void {
    write('repository.json', JSON.stringify({ name: 'Example packages', maintainer: { name: 'Ada', contact: {} } }));
    writePackage('beta', [{ version: '1.0.0' }, { version: '1.10' }, { version: '1.9.1' }]);
    for (const version of ['1.0.0', '1.10', '1.9.1']) write(`beta/${version}/plugins/a.py`, `print("${version}")\n`);
    write('beta/icon.png', PNG);
    writePackage('alpha', [{}], { type: 'library' });
    write('alpha/source/symbols/a.sym', 'symbols\n');
    write('alpha/source/resources/icon.png', PNG);
  }

  /** Hashes of all published files by path. */
  const publishedFiles = (out: string): Record<string, string> =>
    Object.fromEntries(
      [
        'repository.json',
        'packages.json',
        'resources.zip',
        'manifests.json',
        ...readdirSync(join(out, 'archives')).map((name) => `archives/${name}`),
      ].map((path) => [path, sha256(readFileSync(join(out, path)))]),
    );

  it('writes repository.json with URL, hash and time of list, resources and manifests [A-covers-repository] [A-purpose-repository]', async () => {
    writeTwoPackages();
    expect(await build()).toMatchObject({ changed: true, packages: 2, versions: 4, packed: 4, warnings: [] });
    const file = (name: string) => ({
      url: `${BASE_URL}/${name}`,
      sha256: sha256(readFileSync(join(bench.out(), name))),
      update_timestamp: TIMESTAMP,
      update_time_utc: '2026-11-15 12:00:00',
    });
    expect(readOut<Repository>('repository.json')).toEqual({
      name: 'Example packages',
      maintainer: { name: 'Ada', contact: {} },
      packages: file('packages.json'),
      resources: file('resources.zip'),
      manifests: file('manifests.json'),
    });
    expect(faultsOf(bench.out())).toEqual([]);
  });

  it('lists packages by identifier and versions newest first, with computed hash and sizes [A-version-download-size-bytes] [A-version-install-size-bytes]', async () => {
    writeTwoPackages();
    await build();
    const { packages } = readOut<PackageArray>('packages.json');
    expect(packages.map(({ identifier, versions }) => [identifier, versions.map(({ version }) => version)])).toEqual([
      ['example.alpha', ['1.0.0']],
      ['example.beta', ['1.10', '1.9.1', '1.0.0']],
    ]);
    const version = packages[1]?.versions[0];
    const archive = readFileSync(join(bench.out(), 'archives/example.beta-1.10.zip'));
    expect(version).toMatchObject({
      download_url: `${BASE_URL}/archives/example.beta-1.10.zip`,
      download_sha256: sha256(archive),
      download_size: archive.length,
    });
    const { files } = await readArchive(archive);
    expect(version?.install_size).toBe(files.reduce((sum, { size }) => sum + size, 0));
  });

  it('writes JSON with sorted names, an indent of four spaces and a trailing newline', async () => {
    writeTwoPackages();
    await build();
    const text = readFileSync(join(bench.out(), 'packages.json'), 'utf8');
    expect(text).toMatch(/^\{\n {4}"packages": \[\n {8}\{\n {12}"author": \{\n/);
    expect(text.endsWith('}\n')).toBe(true);
  });

  it('lists the files of every archive in manifests.json', async () => {
    writeTwoPackages();
    await build();
    const { manifests } = readOut<Manifests>('manifests.json');
    const { files } = await readArchive(join(bench.out(), 'archives/example.beta-1.10.zip'));
    expect(manifests['example.beta']?.['1.10']).toEqual({ files });
    expect(files.map(({ path }) => path)).toEqual(['metadata.json', 'plugins/a.py']);
    expect(Object.keys(manifests['example.beta'] ?? {})).toEqual(['1.0.0', '1.10', '1.9.1']);
  });

  it('writes each icon to <identifier>/icon.png, from the package or its newest version', async () => {
    writeTwoPackages();
    await build();
    const { files } = await readArchive(join(bench.out(), 'resources.zip'));
    expect(files.map(({ path, sha256: hash }) => [path, hash])).toEqual([
      ['example.alpha/icon.png', sha256(PNG)],
      ['example.beta/icon.png', sha256(PNG)],
    ]);
  });

  it('builds a repository that passes validation, including hashes and sizes', async () => {
    writeTwoPackages();
    await build();
    const reports = await validateSources([bench.out()]);
    expect(reports.map(({ kind, findings }) => [kind, findings])).toEqual([
      ['packages', []],
      ['repository', []],
    ]);
  });

  it('builds the same bytes in another directory and time zone, with other file times', async () => {
    writeTwoPackages();
    await build();
    const first = publishedFiles(bench.out());
    const copy = join(bench.folder(), 'elsewhere');
    cpSync(bench.source(), copy, { recursive: true });
    for (const path of readdirSync(copy, { recursive: true, encoding: 'utf8' })) utimesSync(join(copy, path), 1, 1);
    const script = `import('${join(import.meta.dirname, '../../src/sdk/packages/build/index.ts')}').then(({ buildRepository }) =>
      buildRepository({ source: '${copy}', out: '${copy}-out', baseUrl: '${BASE_URL}', timestamp: ${TIMESTAMP} }))`;
    execFileSync(process.execPath, ['-e', script], { env: { ...process.env, TZ: 'Pacific/Auckland' } });
    expect(publishedFiles(`${copy}-out`)).toEqual(first);
  });

  it('builds only changed archives again', async () => {
    writeTwoPackages();
    await build();
    const stamps = () =>
      readdirSync(join(bench.out(), 'archives')).map((name) => lstatSync(join(bench.out(), 'archives', name)).ino);
    const before = stamps();
    expect(await build({ timestamp: TIMESTAMP + 60 })).toMatchObject({ changed: false, packed: 0 });
    expect(stamps()).toEqual(before);
    writePackage('alpha', [{ version: '1.1.0' }, {}], { type: 'library' });
    write('alpha/source/symbols/a.sym', 'better symbols\n');
    expect(await build({ timestamp: TIMESTAMP + 60 })).toMatchObject({ changed: true, versions: 5, packed: 1 });
    expect(faultsOf(bench.out())).toEqual([]);
  });

  it('repairs a damaged archive, even if its size and time are unchanged', async () => {
    writeTwoPackages();
    await build();
    const name = readdirSync(join(bench.out(), 'archives')).sort()[0] ?? '';
    const file = join(bench.out(), 'archives', name);
    const whole = readFileSync(file);
    const { atime, mtime } = lstatSync(file);
    writeFileSync(file, Buffer.alloc(whole.length));
    utimesSync(file, atime, mtime);
    expect(await build()).toMatchObject({ changed: false, packed: 1 });
    expect(readFileSync(file)).toEqual(whole);
  });

  it('builds the same with and without its cache', async () => {
    writeTwoPackages();
    await build();
    expect(readFileSync(join(bench.out(), '.annex/cache.json'), 'utf8')).not.toContain(bench.folder());
    rmSync(join(bench.out(), '.annex/cache.json'));
    const before = publishedFiles(bench.out());
    expect(await build()).toMatchObject({ changed: false });
    expect(publishedFiles(bench.out())).toEqual(before);
    writeFileSync(join(bench.out(), '.annex/cache.json'), '{"version":1,"files":7}');
    expect(await build()).toMatchObject({ changed: false });
  });

  it('changes update_timestamp only if the hash changes [A-resource-update-timestamp-meaning] [A-resource-update-time-utc-meaning]', async () => {
    writeTwoPackages();
    await build();
    write(
      'beta/metadata.json',
      readFileSync(join(bench.source(), 'beta/metadata.json'), 'utf8').replace('Via Stitcher', 'Stitcher'),
    );
    await build({ timestamp: TIMESTAMP + 3600 });
    const { packages, resources, manifests } = readOut<Repository>('repository.json');
    expect(packages).toMatchObject({ update_timestamp: TIMESTAMP + 3600, update_time_utc: '2026-11-15 13:00:00' });
    expect([resources?.update_timestamp, manifests?.update_timestamp]).toEqual([TIMESTAMP, TIMESTAMP]);
  });

  it('increases update_timestamp by a second if the time is the same, so that clients fetch the new list', async () => {
    writeTwoPackages();
    await build();
    write(
      'beta/metadata.json',
      readFileSync(join(bench.source(), 'beta/metadata.json'), 'utf8').replace('Via Stitcher', 'Stitcher'),
    );
    await build();
    expect(readOut<Repository>('repository.json').packages.update_timestamp).toBe(TIMESTAMP + 1);
  });

  it('publishes existing archives unchanged', async () => {
    writePackage('ready', [{ version: '2.0', version_epoch: 1 }]);
    const metadata = JSON.parse(readFileSync(join(bench.source(), 'ready/metadata.json'), 'utf8')) as object;
    const archive = await writeArchive([
      { path: 'metadata.json', content: Buffer.from(JSON.stringify(metadata)) },
      { path: 'plugins/a.py', content: Buffer.from('a') },
    ]);
    write('ready/1_2.0.zip', archive);
    await build();
    expect(readFileSync(join(bench.out(), 'archives/example.ready-1_2.0.zip')).equals(archive)).toBe(true);
    expect(Object.keys(readOut<Manifests>('manifests.json').manifests['example.ready'] ?? {})).toEqual(['1:2.0']);
  });

  it('lists versions that are hosted elsewhere', async () => {
    const elsewhere = {
      download_url: 'https://elsewhere.example/a.zip',
      download_sha256: sha256('x'),
      download_size: 1,
      install_size: 2,
    };
    writePackage('hosted', [elsewhere]);
    await build();
    expect(readOut<PackageArray>('packages.json').packages[0]?.versions[0]).toMatchObject(elsewhere);
  });

  it('uses the field names of the brand, also in archives [A-version-tool-brand]', async () => {
    writePackage('branded', []);
    const path = join(bench.source(), 'branded/metadata.json');
    const item = {
      ...JSON.parse(readFileSync(path, 'utf8')),
      versions: [{ version: '1.0.0', status: 'stable', kicad_version: '9.0', kicad_version_max: '9' }],
    };
    writeFileSync(path, JSON.stringify(item));
    write('branded/source/plugins/a.py', 'a');
    await build({ brand: 'kicad' });
    const version = { kicad_version: '9.0', kicad_version_max: '9' };
    expect(readOut<PackageArray>('packages.json').packages[0]?.versions[0]).toMatchObject(version);
    const { kept } = await readArchive(join(bench.out(), 'archives/example.branded-1.0.0.zip'), { keep: () => true });
    expect(JSON.parse(String(kept.get('metadata.json')))).toMatchObject({ versions: [version] });
    expect(await bench.refusal()).toContain('tool_version is missing');
  });

  it('replaces a directory of plain files atomically', async () => {
    writeTwoPackages();
    await build();
    const flat = join(bench.folder(), 'flat');
    cpSync(bench.out(), flat, { recursive: true, dereference: true, filter: (path) => !path.includes('.annex') });
    expect(await build({ out: flat })).toMatchObject({ changed: false });
    writePackage('alpha', [{ status: 'deprecated' }], { type: 'library' });
    expect(await build({ out: flat })).toMatchObject({ changed: true });
    expect(faultsOf(flat)).toEqual([]);
  });

  it('keeps only the previous generation', async () => {
    writeTwoPackages();
    for (const name of ['One', 'Two', 'Three', 'Four'])
      await build({ name }).then(() => write('repository.json', JSON.stringify({ name })));
    expect(readdirSync(join(bench.out(), '.annex/generations'))).toHaveLength(2);
  });

  it('refuses to pack a link, and reports its path', async () => {
    writePackage('linked', [{}]);
    write('linked/source/plugins/a.py', 'a');
    symlinkSync('/etc/passwd', join(bench.source(), 'linked/source/plugins/b.py'));
    expect(await bench.refusal()).toMatch(/linked\/source\/plugins\/b\.py: cannot pack it/);
  });
});
