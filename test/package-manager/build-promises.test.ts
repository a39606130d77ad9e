import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PackageArray } from '../../generated/packages/resources.ts';
import { holdLock } from '../base/files/holding-process.ts';
import { faultsOf, TIMESTAMP, useWorkbench } from './source.ts';

describe('what a build keeps', () => {
  const bench = useWorkbench();
  const { write, writePackage, build, refusal, readOut } = bench;

  async function publishOne(): Promise<string> {
    writePackage('one', [{ version: '1.4.0' }]);
    write('one/source/plugins/a.py', 'first\n');
    await build();
    return readFileSync(join(bench.out(), 'repository.json'), 'utf8');
  }

  const listed = (): string[] =>
    readOut<PackageArray>('packages.json').packages[0]?.versions.map(({ version }) => version) ?? [];

  it('refuses to change a published version, says how to release a new one, and publishes nothing', async () => {
    const before = await publishOne();
    write('one/source/plugins/a.py', 'second\n');
    const told = await refusal({ timestamp: TIMESTAMP + 60 });
    expect(told).toMatch(
      /^example\.one 1\.4\.0: it was published with the SHA-256 [0-9a-f]{64}, but its content has changed/,
    );
    expect(told).toContain('add 1.4.1 to the versions in');
    expect(readFileSync(join(bench.out(), 'repository.json'), 'utf8')).toBe(before);
    expect(faultsOf(bench.out())).toEqual([]);
  });

  it('takes the advice it gives', async () => {
    await publishOne();
    write('one/source/plugins/a.py', 'second\n');
    writePackage('one', [{ version: '1.4.1' }, { version: '1.4.0' }]);
    await build({ timestamp: TIMESTAMP + 60 });
    expect(listed()).toEqual(['1.4.1', '1.4.0']);
    expect(faultsOf(bench.out())).toEqual([]);
  });

  it('refuses a changed archive as it refuses changed files', async () => {
    await publishOne();
    rmSync(join(bench.source(), 'one/source'), { recursive: true });
    write('one/1.4.0/plugins/a.py', 'third\n');
    expect(await refusal()).toContain('its content has changed');
  });

  it('keeps a published archive although the words about the package have changed', async () => {
    await publishOne();
    const before = readFileSync(join(bench.out(), 'archives/example.one-1.4.0.zip'));
    writePackage('one', [{ version: '1.4.0' }], { description: 'Told better.' });
    expect(await build()).toMatchObject({ changed: true, packed: 0 });
    expect(readFileSync(join(bench.out(), 'archives/example.one-1.4.0.zip')).equals(before)).toBe(true);
  });

  it('keeps a published version of which the author has nothing left', async () => {
    await publishOne();
    rmSync(join(bench.source(), 'one/source'), { recursive: true });
    expect(await build()).toMatchObject({ changed: false });
    rmSync(join(bench.out(), 'archives/example.one-1.4.0.zip'));
    expect(await refusal()).toContain('is missing or damaged');
  });

  const statuses = ['stable', 'testing', 'development', 'deprecated'] as const;
  const allowed = new Set(['stable>stable', 'stable>deprecated', 'deprecated>deprecated']);
  it.each(statuses.flatMap((before) => statuses.map((after) => [before, after] as const)))(
    'lets a status go from %s to %s only where the rules do',
    async (before, after) => {
      writePackage('one', [{ status: before }]);
      write('one/source/plugins/a.py', 'a');
      await build();
      writePackage('one', [{ status: after }]);
      const may = before === 'testing' || before === 'development' || allowed.has(`${before}>${after}`);
      if (may) await build();
      else expect(await refusal()).toContain(`changed from ${before} to ${after}`);
      expect(faultsOf(bench.out())).toEqual([]);
    },
  );

  it('refuses to let a version or a package go, unless it is told to', async () => {
    writePackage('one', [{ version: '1.1' }, { version: '1.0' }]);
    for (const version of ['1.1', '1.0']) write(`one/${version}/plugins/a.py`, version);
    writePackage('two', [{}]);
    write('two/source/plugins/a.py', 'a');
    await build();
    writePackage('one', [{ version: '1.1' }]);
    rmSync(join(bench.source(), 'two'), { recursive: true });
    const told = await refusal();
    expect(told).toContain('example.one 1.0: example.one 1.0 was removed.');
    expect(told).toContain('example.two: example.two was removed');
    await build({ allowRemoval: true });
    expect(listed()).toEqual(['1.1']);
  });

  it('lets a package be taken off the offer', async () => {
    await publishOne();
    writePackage('one', []);
    await build();
    expect(listed()).toEqual([]);
  });

  it('names everything that is wrong at once', async () => {
    writePackage('no-archive', [{ version: '3.0' }]);
    writePackage('bad', [{}], { license: 'GPLv3' as never });
    writePackage('empty', [{}]);
    mkdirSync(join(bench.source(), 'empty/source'));
    const told = await refusal();
    expect(told).toMatch(/bad\/metadata\.json:1:\d+: "GPLv3" is not one of the 90 supported licenses.* -> GPL-3\.0/);
    writePackage('bad', [{ download_url: 'https://a.example/a.zip' }]);
    const later = await refusal();
    expect(later).toContain('example.no-archive 3.0: its archive is missing -> Put 3.0.zip, 3.0/ or source/ next to');
    expect(later).toContain('or set download_sha256, download_size, install_size in metadata.json');
    expect(later).toContain('it contains nothing to pack');
  });

  it('refuses hashes and sizes that are written down wrong', async () => {
    writePackage('one', [{ download_size: 5 }]);
    write('one/source/plugins/a.py', 'a');
    expect(await refusal()).toMatch(/metadata\.json sets download_size to 5, but it is \d+ -> Remove download_size/);
  });

  it('refuses two packages of one identifier, upper and lower case alike', async () => {
    for (const [name, identifier] of [
      ['one', 'example.same'],
      ['two', 'Example.Same'],
    ] as const) {
      writePackage(name, [{}], { identifier });
      write(`${name}/source/plugins/a.py`, 'a');
    }
    expect(await refusal()).toMatch(/its identifier Example\.Same is already used by .*one/);
  });

  it.each([
    ['no address', { baseUrl: 'packages.example' }, 'base URL'],
    ['a slash at its end', { baseUrl: 'https://packages.example/' }, 'base URL'],
    ['milliseconds', { timestamp: TIMESTAMP * 1000 }, 'timestamp'],
    ['half a second', { timestamp: TIMESTAMP + 0.5 }, 'timestamp'],
    ['a folder without packages', { source: '/proc/self/fd' }, 'it contains no packages'],
    ['no folder', { source: '/nowhere/at/all' }, 'file not found'],
  ])('refuses %s', async (_, options, told) => {
    writePackage('one', [{}]);
    write('one/source/plugins/a.py', 'a');
    expect(await refusal(options)).toContain(told);
  });

  it('lets no second build into the folder while one is at work, and a dead one does not count', async () => {
    await publishOne();
    const lock = join(bench.out(), '.annex/lock');
    const other = await holdLock(lock);
    expect(await refusal()).toContain(`another build (process ${other.pid}) is running here`);
    await other.kill();
    expect(await build()).toMatchObject({ changed: false });
  });
});
