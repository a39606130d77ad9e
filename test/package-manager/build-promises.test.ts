import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PackageArray } from '../../generated/packages/resources.ts';
import { holdLock } from '../base/files/holding-process.ts';
import { faultsOf, TIMESTAMP, useWorkbench } from './source.ts';

describe('published versions in a new build', () => {
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

  it('must not change: the build fails and explains how to release a new version', async () => {
    const before = await publishOne();
    write('one/source/plugins/a.py', 'second\n');
    const message = await refusal({ timestamp: TIMESTAMP + 60 });
    expect(message).toMatch(
      /^example\.one 1\.4\.0: it was published with the SHA-256 [0-9a-f]{64}, but its content has changed/,
    );
    expect(message).toContain('add 1.4.1 to the versions in');
    expect(readFileSync(join(bench.out(), 'repository.json'), 'utf8')).toBe(before);
    expect(faultsOf(bench.out())).toEqual([]);
  });

  it('are kept if the change is released as a new version, as the error suggests', async () => {
    await publishOne();
    write('one/source/plugins/a.py', 'second\n');
    writePackage('one', [{ version: '1.4.1' }, { version: '1.4.0' }]);
    await build({ timestamp: TIMESTAMP + 60 });
    expect(listed()).toEqual(['1.4.1', '1.4.0']);
    expect(faultsOf(bench.out())).toEqual([]);
  });

  it('must not change if their files move to another directory', async () => {
    await publishOne();
    rmSync(join(bench.source(), 'one/source'), { recursive: true });
    write('one/1.4.0/plugins/a.py', 'third\n');
    expect(await refusal()).toContain('its content has changed');
  });

  it('keep their archives if the description of the package changes', async () => {
    await publishOne();
    const before = readFileSync(join(bench.out(), 'archives/example.one-1.4.0.zip'));
    writePackage('one', [{ version: '1.4.0' }], { description: 'Told better.' });
    expect(await build()).toMatchObject({ changed: true, packed: 0 });
    expect(readFileSync(join(bench.out(), 'archives/example.one-1.4.0.zip')).equals(before)).toBe(true);
  });

  it('are kept if their source files are removed', async () => {
    await publishOne();
    rmSync(join(bench.source(), 'one/source'), { recursive: true });
    expect(await build()).toMatchObject({ changed: false });
    rmSync(join(bench.out(), 'archives/example.one-1.4.0.zip'));
    expect(await refusal()).toContain('is missing or damaged');
  });

  const statuses = ['stable', 'testing', 'development', 'deprecated'] as const;
  const allowed = new Set(['stable>stable', 'stable>deprecated', 'deprecated>deprecated']);
  it.each(statuses.flatMap((before) => statuses.map((after) => [before, after] as const)))(
    'may change their status from %s to %s only if the rules allow it',
    async (before, after) => {
      writePackage('one', [{ status: before }]);
      write('one/source/plugins/a.py', 'a');
      await build();
      writePackage('one', [{ status: after }]);
      const isAllowed = before === 'testing' || before === 'development' || allowed.has(`${before}>${after}`);
      if (isAllowed) await build();
      else expect(await refusal()).toContain(`changed from ${before} to ${after}`);
      expect(faultsOf(bench.out())).toEqual([]);
    },
  );

  it('must not be removed without allowRemoval', async () => {
    writePackage('one', [{ version: '1.1' }, { version: '1.0' }]);
    for (const version of ['1.1', '1.0']) write(`one/${version}/plugins/a.py`, version);
    writePackage('two', [{}]);
    write('two/source/plugins/a.py', 'a');
    await build();
    writePackage('one', [{ version: '1.1' }]);
    rmSync(join(bench.source(), 'two'), { recursive: true });
    const message = await refusal();
    expect(message).toContain('example.one 1.0: example.one 1.0 was removed.');
    expect(message).toContain('example.two: example.two was removed');
    await build({ allowRemoval: true });
    expect(listed()).toEqual(['1.1']);
  });

  it('may all be withdrawn', async () => {
    await publishOne();
    writePackage('one', []);
    await build();
    expect(listed()).toEqual([]);
  });

  it('are not affected by errors, which are all reported together', async () => {
    writePackage('no-archive', [{ version: '3.0' }]);
    writePackage('bad', [{}], { license: 'GPLv3' as never });
    writePackage('empty', [{}]);
    mkdirSync(join(bench.source(), 'empty/source'));
    const message = await refusal();
    expect(message).toMatch(/bad\/metadata\.json:1:\d+: "GPLv3" is not one of the 90 supported licenses.* -> GPL-3\.0/);
    writePackage('bad', [{ download_url: 'https://a.example/a.zip' }]);
    const later = await refusal();
    expect(later).toContain('example.no-archive 3.0: its archive is missing -> Put 3.0.zip, 3.0/ or source/ next to');
    expect(later).toContain('or set download_sha256, download_size, install_size in metadata.json');
    expect(later).toContain('it contains nothing to pack');
  });

  it('must match hashes and sizes in metadata.json', async () => {
    writePackage('one', [{ download_size: 5 }]);
    write('one/source/plugins/a.py', 'a');
    expect(await refusal()).toMatch(/metadata\.json sets download_size to 5, but it is \d+ -> Remove download_size/);
  });

  it('must have identifiers that differ in more than case', async () => {
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
    ['a base URL without a scheme', { baseUrl: 'packages.example' }, 'base URL'],
    ['a base URL with a trailing slash', { baseUrl: 'https://packages.example/' }, 'base URL'],
    ['a timestamp in milliseconds', { timestamp: TIMESTAMP * 1000 }, 'timestamp'],
    ['a fractional timestamp', { timestamp: TIMESTAMP + 0.5 }, 'timestamp'],
    ['a directory without packages', { source: '/proc/self/fd' }, 'it contains no packages'],
    ['a missing directory', { source: '/nowhere/at/all' }, 'file not found'],
  ])('are not built with %s', async (_, options, message) => {
    writePackage('one', [{}]);
    write('one/source/plugins/a.py', 'a');
    expect(await refusal(options)).toContain(message);
  });

  it('are not built by two processes at the same time: the second one waits; the lock of a dead process is ignored', async () => {
    await publishOne();
    const other = await holdLock(join(bench.out(), '.annex/lock'));
    const waiting = build();
    await other.kill();
    expect(await waiting).toMatchObject({ changed: false });
  });
});
