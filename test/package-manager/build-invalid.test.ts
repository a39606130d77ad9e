import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Package } from '../../generated/packages/resources.ts';
import { readRepository } from '../../src/sdk/packages/node/index.ts';
import { useAnnex } from '../cli/annex.ts';
import { faultsOf, useWorkbench } from './source.ts';

const bench = useWorkbench();
const annex = useAnnex();
const listed = () => bench.readOut<{ packages: readonly Package[] }>('packages.json').packages;
const names = () =>
  listed().map(({ identifier, versions }) => `${identifier} ${versions.map((v) => v.version).join()}`);
const build = (...more: string[]) => {
  const baseUrl = pathToFileURL(bench.out()).href;
  return annex.run(['packages', 'build', bench.source(), '--out', bench.out(), '--base-url', baseUrl, ...more]);
};

beforeEach(() => {
  for (const name of ['one', 'two', 'three']) {
    bench.writePackage(name, [{ version: '1.0.0' }]);
    bench.write(`${name}/source/plugins/a.py`, name);
  }
});

describe('annex packages build with an invalid package', () => {
  it('publishes the others, reports the invalid one and exits with 1', async () => {
    bench.writePackage('two', [{ version: '1.0.0' }], { license: 'GPLv9' as never });
    const { code, stdout, stderr } = await build();
    expect(code).toBe(1);
    expect(stdout).toMatch(/^Published 2 packages, 2 versions/);
    expect(stderr).toMatch(/two\/metadata\.json:\d+:\d+: "GPLv9" is not one of/);
    expect(stderr).toContain('annex: packages with errors were skipped; their published versions are unchanged\n');
    expect(names()).toEqual(['example.one 1.0.0', 'example.three 1.0.0']);
    expect(faultsOf(bench.out())).toEqual([]);
    const repository = await readRepository(pathToFileURL(join(bench.out(), 'repository.json')).href);
    expect(repository.quarantined).toEqual([]);
  });

  it('publishes nothing with --strict', async () => {
    bench.write('two/metadata.json', '{');
    expect(await build('--strict')).toMatchObject({ code: 1, stdout: '' });
    expect(existsSync(join(bench.out(), 'repository.json'))).toBe(false);
  });

  it('keeps its published versions and archives', async () => {
    expect((await build()).code).toBe(0);
    bench.write('two/metadata.json', '{');
    bench.writePackage('one', [{ version: '1.1.0' }, { version: '1.0.0' }]);
    expect((await build()).code).toBe(1);
    expect(names()).toEqual(['example.one 1.1.0,1.0.0', 'example.three 1.0.0', 'example.two 1.0.0']);
    expect(faultsOf(bench.out())).toEqual([]);
  });

  it('keeps the published version if the content changed without a new version', async () => {
    expect((await build()).code).toBe(0);
    const before = listed();
    bench.write('two/source/plugins/a.py', 'changed');
    bench.writePackage('three', [{ version: '2.0.0' }, { version: '1.0.0' }]);
    const { code, stdout } = await build('--json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      changed: true,
      packages: 3,
      problems: [{ place: 'example.two 1.0.0' }],
    });
    expect(listed().find(({ identifier }) => identifier === 'example.two')).toEqual(before[2]);
  });

  it('skips the second of two packages with the same identifier', async () => {
    bench.writePackage('zwei', [{ version: '3.0.0' }], { identifier: 'example.two' });
    bench.write('zwei/source/plugins/a.py', 'x');
    expect((await build()).code).toBe(1);
    expect(names()).toContain('example.two 1.0.0');
  });

  it('publishes nothing if all packages or repository.json are invalid', async () => {
    bench.write('repository.json', '{"name": 1}');
    expect((await build()).stderr).toContain('nothing was published');
    bench.write('repository.json', '{"name": "Mine"}');
    for (const name of ['one', 'two', 'three']) bench.write(`${name}/metadata.json`, '{}');
    expect((await build()).stderr).toContain('nothing was published');
    expect(existsSync(join(bench.out(), 'repository.json'))).toBe(false);
  });
});

describe('a repository that is too large for clients', () => {
  it('is not published: the list exceeds the limit', async () => {
    const notes = 'x'.repeat(1 << 20);
    for (const name of ['one', 'two']) bench.writePackage(name, [{ version: '1.0.0' }], { notes } as Partial<Package>);
    const refusal = await bench.refusal({ maxListBytes: 2 << 20 });
    expect(refusal).toMatch(/^packages\.json: it would have \d+ bytes; clients reject more than 2097152$/);
    expect(existsSync(join(bench.out(), 'packages.json'))).toBe(false);
  });

  it('is not published: repository.json exceeds 20 KiB', async () => {
    const contact = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`key ${at}`, 'x'.repeat(490)]));
    bench.write('repository.json', JSON.stringify({ name: 'Mine', maintainer: { name: 'Me', contact } }));
    expect(await bench.refusal()).toMatch(/^repository\.json: it would have \d+ bytes/);
  });
});
