// Archives that are hostile or broken, of version 1.0.0 of example.hostile, and what is said of each.
import { aPackage } from './documents.ts';
import { patched, renamed, zipOf } from './zips.ts';

const metadata = JSON.stringify({
  ...aPackage({ identifier: 'example.hostile' }),
  versions: [{ version: '1.0.0', status: 'stable', tool_version: '9.0' }],
});
export const honest = (...parts: Parameters<typeof zipOf>[0]) =>
  zipOf([{ path: 'metadata.json', content: metadata }, ...parts]);

/** An honest archive of one file whose name is then another one. */
const named = async (path: string): Promise<Buffer> => {
  const stand = `plugins/${'n'.repeat(100)}`.slice(0, path.length).padEnd(path.length, 'n');
  return renamed(await honest({ path: stand }), stand, path);
};

export const hostileArchives: readonly (readonly [title: string, zip: () => Promise<Buffer>, told: RegExp])[] = [
  ['leads out of the folder', () => named('../../evil.py'), /"\.\.\/\.\.\/evil\.py" is not allowed: it points outside/],
  ['leads out of the folder in its middle', () => named('plugins/../../evil'), /it points outside the directory/],
  ['has an absolute path', () => named('/etc/cron.d/evil'), /it is an absolute path/],
  ['has a drive letter', () => named('C:evil.py'), /it starts with a drive letter/],
  ['has a path of Windows', () => named('..\\..\\evil.py'), /it contains a backslash/],
  ['has a path with NUL', () => named('plugins/a\0.py'), /characters that are invalid in file names/],
  ['has the name of a device', () => named('plugins/nul.txt'), /a reserved device name on Windows/],
  ['has a name that Windows cuts off', () => named('plugins/a.py.'), /the name is not valid on Windows/],
  ['has an empty step in a path', () => named('plugins//a.py'), /it contains an empty segment/],
  [
    'holds a symbolic link',
    () => honest({ path: 'plugins/link', content: '/etc/passwd', mode: 0o120777 }),
    /"plugins\/link" is a symbolic link/,
  ],
  ['holds a device', () => honest({ path: 'plugins/dev', mode: 0o060666 }), /is neither a file nor a directory/],
  [
    'holds a file twice',
    () => honest({ path: 'plugins/a.py' }, { path: 'plugins/a.py' }),
    /contains "plugins\/a\.py" more than once/,
  ],
  [
    'holds two files that differ in letter case',
    () => honest({ path: 'plugins/a.py' }, { path: 'plugins/A.py' }),
    /more than once, ignoring case/,
  ],
  [
    'holds a file where another needs a folder',
    () => honest({ path: 'plugins/a' }, { path: 'plugins/a/b' }),
    /is both a file and a directory/,
  ],
  [
    'is a bomb',
    () => honest({ path: 'plugins/zeros', content: Buffer.alloc(80 * 1024 * 1024) }),
    /bytes unpack to 8388\d+ bytes; the limit is 67108864/,
  ],
  [
    'is a bomb that lies about its size',
    async () =>
      patched(await honest({ path: 'plugins/zeros', content: Buffer.alloc(1024 * 1024) }), 1, (view) =>
        view.setUint32(24, 10, true),
      ),
    /cannot unpack "plugins\/zeros"/,
  ],
  [
    'is a bomb of entries that share their bytes',
    async () =>
      patched(await honest({ path: 'plugins/a' }, { path: 'plugins/b' }), 2, (view) => view.setUint32(42, 0, true)),
    /its entries overlap/,
  ],
  [
    'is encrypted',
    async () => patched(await honest({ path: 'plugins/a' }), 1, (view) => view.setUint16(8, 1, true)),
    /is encrypted/,
  ],
  [
    'is compressed in a strange way',
    async () => patched(await honest({ path: 'plugins/a' }), 1, (view) => view.setUint16(10, 12, true)),
    /unsupported compression method/,
  ],
  [
    'has a wrong checksum',
    async () => patched(await honest({ path: 'plugins/a' }), 1, (view) => view.setUint32(16, 1, true)),
    /the checksum of "plugins\/a" does not match/,
  ],
  ['is cut off', async () => (await honest({ path: 'plugins/a' })).subarray(0, -30), /damaged or not a ZIP archive/],
  [
    'has a hole in its middle',
    async () => {
      const zip = await honest({ path: 'plugins/a', content: 'text '.repeat(1000) });
      return Buffer.concat([zip.subarray(0, 60), zip.subarray(80)]);
    },
    /damaged|cannot unpack/,
  ],
  ['is empty', async () => Buffer.alloc(0), /damaged or not a ZIP archive/],
  [
    'is a web page',
    async () => Buffer.from('<!doctype html><title>429</title>'.repeat(50)),
    /damaged or not a ZIP archive/,
  ],
  ['has no metadata.json', () => zipOf([{ path: 'plugins/a.py' }]), /metadata\.json is missing from the archive root/],
  [
    'has one folder too many',
    () => zipOf([{ path: 'repo-main/metadata.json', content: metadata }]),
    /inside an extra directory repo-main\//,
  ],
  [
    'is about another package',
    () => zipOf([{ path: 'metadata.json', content: metadata.replace('example.hostile', 'example.other') }]),
    /describes "example\.other" instead of example\.hostile/,
  ],
  [
    'is about another version',
    () => zipOf([{ path: 'metadata.json', content: metadata.replace('1.0.0', '2.0.0') }]),
    /describes version 2\.0\.0 instead of 1\.0\.0/,
  ],
  [
    'has metadata without end',
    () => zipOf([{ path: 'metadata.json', content: '['.repeat(400_000) }]),
    /cannot read its metadata\.json: .* nested more than 64 levels deep/,
  ],
];
