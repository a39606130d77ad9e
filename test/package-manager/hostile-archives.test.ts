import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ARCHIVE_LIMITS, readArchive } from '../../src/package-manager/archive/index.ts';
import { hostileArchives, validArchive } from './hostile.ts';
import { useWorkbench } from './source.ts';
import { zipOf } from './zips.ts';

describe('a hostile or damaged archive', () => {
  const bench = useWorkbench();

  it.each(hostileArchives)('is refused with a reason and leaves no files: it %s', async (_, zip, message) => {
    bench.writePackage('hostile', [{}]);
    bench.write('hostile/1.0.0.zip', await zip());
    expect(await bench.refusal()).toMatch(message);
    expect(readdirSync(bench.folder()).sort()).toEqual(['out', 'src']);
    expect(readdirSync(join(bench.out(), 'archives'))).toEqual([]);
    expect(existsSync(join(bench.out(), 'repository.json'))).toBe(false);
  });

  it('is accepted if it is valid', async () => {
    bench.writePackage('hostile', [{}]);
    bench.write(
      'hostile/1.0.0.zip',
      await validArchive({ path: 'plugins/a.py' }, { path: 'resources/ümläut – 1.png' }),
    );
    expect(await bench.build()).toMatchObject({ packages: 1 });
  });

  it.each([
    ['entries', { maxEntries: 2 }, /it has 3 entries; the limit is 2/],
    ['bytes', { maxBytes: 100 }, /the limit is 100$/],
    ['bytes when unpacked', { maxInstallBytes: 1000 }, /unpack to \d+ bytes; the limit is 1000/],
  ])('is refused if it has more %s than the limit', async (_, limits, message) => {
    const zip = await zipOf([{ path: 'a' }, { path: 'b' }, { path: 'c', content: 'c'.repeat(2000) }]);
    await expect(readArchive(zip, { limits: { ...ARCHIVE_LIMITS, ...limits } })).rejects.toThrow(message);
  });
});
