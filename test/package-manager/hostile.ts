// Hostile and damaged archives of example.hostile 1.0.0, with their error messages.
import { aPackage } from './documents.ts';
import { patched, renamed, zipOf } from './zips.ts';

const metadata = JSON.stringify({
  ...aPackage({ identifier: 'example.hostile' }),
  versions: [{ version: '1.0.0', status: 'stable', tool_version: '9.0' }],
});
export const validArchive = (...parts: Parameters<typeof zipOf>[0]) =>
  zipOf([{ path: 'metadata.json', content: metadata }, ...parts]);

/** A valid archive of one file, whose path is then replaced. */
const withPath = async (path: string): Promise<Buffer> => {
  const placeholder = `plugins/${'n'.repeat(100)}`.slice(0, path.length).padEnd(path.length, 'n');
  return renamed(await validArchive({ path: placeholder }), placeholder, path);
};

export const hostileArchives: readonly (readonly [title: string, zip: () => Promise<Buffer>, message: RegExp])[] = [
  [
    'has a path that leads out of the directory',
    () => withPath('../../evil.py'),
    /"\.\.\/\.\.\/evil\.py" is not allowed: it points outside/,
  ],
  [
    'has a path that leads out of the directory in its middle',
    () => withPath('plugins/../../evil'),
    /it points outside the directory/,
  ],
  ['has an absolute path', () => withPath('/etc/cron.d/evil'), /it is an absolute path/],
  ['has a drive letter', () => withPath('C:evil.py'), /it starts with a drive letter/],
  ['has a Windows path', () => withPath('..\\..\\evil.py'), /it contains a backslash/],
  ['has a path with NUL', () => withPath('plugins/a\0.py'), /characters that are invalid in file names/],
  ['has the name of a Windows device', () => withPath('plugins/nul.txt'), /a reserved device name on Windows/],
  ['has a name that Windows truncates', () => withPath('plugins/a.py.'), /the name is not valid on Windows/],
  ['has an empty path segment', () => withPath('plugins//a.py'), /it contains an empty segment/],
  ...(
    [
      ['a right-to-left override', '\u202egpj.py'],
      ['a zero-width space', 'a\u200b.py'],
      ['a byte order mark', '\ufeffa.py'],
      ['a tag character', 'a\u{e0041}.py'],
      ['a soft hyphen', 'a\u00ad.py'],
      ['an Arabic letter mark', 'a\u061c.py'],
      ['a Hangul filler', '\u3164'],
      ['a line separator', 'a\u2028.py'],
      ['a joiner between Latin letters', 'a\u200db.py'],
      ['a variation selector after a Latin letter', 'a\ufe0f.py'],
      ['a joiner at its start', '\u200ca.py'],
    ] as const
  ).map(
    ([what, name]) =>
      [`has a name with ${what}`, () => validArchive({ path: `plugins/${name}` }), /it contains invisible/] as const,
  ),
  [
    'has the name of a Windows device with a superscript',
    () => validArchive({ path: 'plugins/com¹.txt' }),
    /a reserved/,
  ],
  [
    'contains two files that differ only in a joiner',
    () => validArchive({ path: 'plugins/می\u200cخ.py' }, { path: 'plugins/میخ.py' }),
    /more than once/,
  ],
  [
    'contains two files that differ only in Unicode composition',
    () => validArchive({ path: 'plugins/\u00e9.py' }, { path: 'plugins/e\u0301.py' }),
    /more than once/,
  ],
  [
    'contains two files that are one where case is folded in full',
    () => validArchive({ path: 'plugins/straße.py' }, { path: 'plugins/STRASSE.py' }),
    /more than once/,
  ],
  [
    'contains a symbolic link',
    () => validArchive({ path: 'plugins/link', content: '/etc/passwd', mode: 0o120777 }),
    /"plugins\/link" is a symbolic link/,
  ],
  [
    'contains a device file',
    () => validArchive({ path: 'plugins/dev', mode: 0o060666 }),
    /is neither a file nor a directory/,
  ],
  [
    'contains a file twice',
    () => validArchive({ path: 'plugins/a.py' }, { path: 'plugins/a.py' }),
    /contains "plugins\/a\.py" more than once/,
  ],
  [
    'contains two files that differ only in case',
    () => validArchive({ path: 'plugins/a.py' }, { path: 'plugins/A.py' }),
    /more than once, ignoring case/,
  ],
  [
    'contains a file and a directory with the same path',
    () => validArchive({ path: 'plugins/a' }, { path: 'plugins/a/b' }),
    /is both a file and a directory/,
  ],
  [
    'is a ZIP bomb',
    () => validArchive({ path: 'plugins/zeros', content: Buffer.alloc(80 * 1024 * 1024) }),
    /bytes unpack to 8388\d+ bytes; the limit is 67108864/,
  ],
  [
    'is a ZIP bomb that declares a wrong size',
    async () =>
      patched(await validArchive({ path: 'plugins/zeros', content: Buffer.alloc(1024 * 1024) }), 1, (view) =>
        view.setUint32(24, 10, true),
      ),
    /cannot unpack "plugins\/zeros"/,
  ],
  [
    'is a ZIP bomb with overlapping entries',
    async () =>
      patched(await validArchive({ path: 'plugins/a' }, { path: 'plugins/b' }), 2, (view) =>
        view.setUint32(42, 0, true),
      ),
    /its entries overlap/,
  ],
  [
    'is encrypted',
    async () => patched(await validArchive({ path: 'plugins/a' }), 1, (view) => view.setUint16(8, 1, true)),
    /is encrypted/,
  ],
  [
    'has an unsupported compression method',
    async () => patched(await validArchive({ path: 'plugins/a' }), 1, (view) => view.setUint16(10, 12, true)),
    /unsupported compression method/,
  ],
  [
    'has another name in the local header of a file',
    async () => {
      const zip = await validArchive({ path: 'plugins/a.py' });
      zip.write('b', zip.indexOf('plugins/a.py') + 'plugins/'.length); // the first one is in the local header
      return zip;
    },
    /cannot unpack "plugins\/a\.py": its local header has another name/,
  ],
  [
    'has another compression method in the local header of a file',
    async () => {
      const zip = await validArchive({ path: 'plugins/a.py' });
      zip.writeUInt16LE(0, zip.indexOf('plugins/a.py') - 22);
      return zip;
    },
    /its local header has another compression method/,
  ],
  [
    'has a wrong checksum',
    async () => patched(await validArchive({ path: 'plugins/a' }), 1, (view) => view.setUint32(16, 1, true)),
    /the checksum of "plugins\/a" does not match/,
  ],
  [
    'is truncated',
    async () => (await validArchive({ path: 'plugins/a' })).subarray(0, -30),
    /damaged or not a ZIP archive/,
  ],
  [
    'lacks bytes in its middle',
    async () => {
      const zip = await validArchive({ path: 'plugins/a', content: 'text '.repeat(1000) });
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
    'has an extra directory',
    () => zipOf([{ path: 'repo-main/metadata.json', content: metadata }]),
    /inside an extra directory repo-main\//,
  ],
  [
    'describes another package',
    () => zipOf([{ path: 'metadata.json', content: metadata.replace('example.hostile', 'example.other') }]),
    /describes "example\.other" instead of example\.hostile/,
  ],
  [
    'describes another version',
    () => zipOf([{ path: 'metadata.json', content: metadata.replace('1.0.0', '2.0.0') }]),
    /describes version 2\.0\.0 instead of 1\.0\.0/,
  ],
  [
    'has deeply nested metadata',
    () => zipOf([{ path: 'metadata.json', content: '['.repeat(400_000) }]),
    /cannot read its metadata\.json: .* nested more than 64 levels deep/,
  ],
];
