import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ARCHIVE_LIMITS, readArchive } from '../../src/sdk/packages/archive/index.ts';
import { hostileArchives, validArchive } from './hostile.ts';
import { sha256 } from './repository.ts';
import { useWorkbench } from './source.ts';
import { patched, zipOf } from './zips.ts';

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

  it('is accepted if it is valid, also with names that need joiners [A-file-names-visible]', async () => {
    bench.writePackage('hostile', [{}]);
    bench.write(
      'hostile/1.0.0.zip',
      await validArchive(
        ...[
          'a.py',
          'ümläut – 1.png',
          'می\u200cخواهم.txt',
          'क्\u200dष.txt',
          '👩\u200d💻❤\ufe0f.png',
          '1\ufe0f\u20e3.md',
          '葛\u{e0100}.txt',
          'sınır.txt',
          'sinir.txt',
        ].map((name) => ({ path: `plugins/${name}` })),
      ),
    );
    expect(await bench.build()).toMatchObject({ packages: 1 });
  });

  it.each([100, 70_000, (4 << 20) - 1, 4 << 20, (4 << 20) + 1, 9 << 20])(
    'is unpacked exactly, and refused if it declares another size: %i bytes',
    async (size) => {
      const content = Buffer.alloc(size, 'abcdefg');
      const zip = await zipOf([{ path: 'a', content }]);
      const to = join(bench.folder(), 'a');
      const { files } = await readArchive(zip, { extract: () => to });
      expect(files).toEqual([{ path: 'a', size, sha256: sha256(content) }]);
      expect(readFileSync(to).equals(content)).toBe(true);
      for (const declared of [1, size - 1, size + 1, size * 2]) {
        const wrong = patched(zip, 0, (view) => view.setUint32(24, declared, true));
        await expect(readArchive(wrong), String(declared)).rejects.toMatchObject({ rule: 'archive-damaged' });
      }
      const packed = patched(zip, 0, (view) => view.setUint32(20, view.getUint32(20, true) - 5, true));
      await expect(readArchive(packed)).rejects.toMatchObject({ rule: 'archive-damaged' });
    },
  );

  it.each([
    ['entries', { maxEntries: 2 }, /it has 3 entries; the limit is 2/],
    ['bytes', { maxBytes: 100 }, /the limit is 100$/],
    ['bytes when unpacked', { maxInstallBytes: 1000 }, /unpack to \d+ bytes; the limit is 1000/],
  ])('is refused if it has more %s than the limit', async (_, limits, message) => {
    const zip = await zipOf([{ path: 'a' }, { path: 'b' }, { path: 'c', content: 'c'.repeat(2000) }]);
    await expect(readArchive(zip, { limits: { ...ARCHIVE_LIMITS, ...limits } })).rejects.toThrow(message);
  });
});
