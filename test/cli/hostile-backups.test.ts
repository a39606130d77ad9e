// Backups from somebody else: nothing that they contain may leave the directory that is restored.
import { lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/base/state/open.ts';
import { readBackup } from '../../src/cli/backup/archive.ts';
import { renamed, zipOf } from '../package-manager/zips.ts';
import { useAnnex } from './annex.ts';

interface Hostile {
  readonly links?: unknown;
  /** Paths of further files. */
  readonly files?: readonly string[];
  readonly mode?: number;
  /** Replaces a path by one that no program would write. */
  readonly rename?: readonly [string, string];
}

const LINK = 0o120777;
/** `outside/secret` lies next to the data directory, whose packages are restored. */
const SECRET = '../../outside/secret';
const UP = '../../outside';

const HOSTILE: Readonly<Record<string, Hostile>> = {
  'a link to a file outside': { links: { x: SECRET } },
  'a link to the directory itself': { links: { x: '.' } },
  'a link to the parent': { links: { 'a/b': '..' } },
  'an absolute target': { links: { x: '/etc/passwd' } },
  'an absolute path': { links: { '/tmp/annex-planted': 'a' } },
  'a path outside': { links: { '../x': 'a' } },
  'a path with dots in the middle': { links: { 'a/../../x': 'a' } },
  'a path with an empty segment': { links: { 'a//b': 'f' } },
  'a path with a segment of one dot': { links: { './b': 'f' } },
  'a path with a trailing slash': { links: { 'b/': 'f' } },
  'an empty path': { links: { '': 'f' } },
  'an empty target': { links: { b: '' } },
  'a target that is no text': { links: { b: ['f'] } },
  'a path with backslashes': { links: { 'a\\b': 'f' } },
  'a target with backslashes': { links: { b: '..\\..\\outside' } },
  'a target with NUL': { links: { b: 'f\0' } },
  'a link below another link': { links: { 'a/b/c': 'f', d: 'a/b', 'd/e': SECRET } },
  'a link below a link, which comes later': { links: { 'd/e/x': `../${SECRET}`, 'd/e': 'q' }, files: ['q/f'] },
  'a link that climbs from below a link': {
    links: { 'a/b/c': '../../q', 'a/b/c/x': '../../../../../outside/secret' },
    files: ['q/f'],
  },
  'a link through a link that leads up': { links: { 'a/b/c': '../../q', x: `a/b/c/../${SECRET}` }, files: ['q/f'] },
  'a target that climbs after a later link': { links: { x: `a/b/c/../../../${UP}/secret`, 'a/b/c': '../../q' } },
  'a chain in which each link climbs a little': {
    links: { one: 'a/b/f', two: 'one/../..', three: `two/../${UP}` },
    files: ['a/b/f'],
  },
  'a target that is inside only until it is moved': {
    links: { 'a/b/top': '../../q', x: 'a/b/top/../../.annex-restore/new/f' },
    files: ['q/f'],
  },
  'a link to itself': { links: { x: 'x' } },
  'links in a circle': { links: { x: 'y', y: 'x' } },
  'a link to nothing': { links: { x: 'missing' } },
  'a file below a link': { links: { d: 'q' }, files: ['d/f', 'q/f'] },
  'a link below a file': { links: { 'f/x': 'q' }, files: ['q'] },
  'a link with the path of a file': { links: { f: 'q' }, files: ['q'] },
  'a link with the path of a directory': { links: { q: 'f' }, files: ['q/f'] },
  'a prefix in another case': { links: { Dir: 'q', 'dir/x': 'f' }, files: ['q/f'] },
  'a prefix in another Unicode form': { links: { 'caf\u00e9': 'q', 'cafe\u0301/x': 'f' }, files: ['q/f'] },
  'two links of one path': { links: { Dir: 'f', dir: 'f' } },
  'a file in another case': { files: ['F'] },
  'a file twice': { files: ['q', 'r'], rename: ['packages/r', 'packages/q'] },
  'a file outside': { files: ['aa/b'], rename: ['packages/aa/b', 'packages/../b'] },
  'an absolute file': { files: ['aa'], rename: ['packages/aa', '/ackages/aa'] },
  'a file that is a link': { files: ['q'], mode: LINK },
};

describe('a backup from somebody else', () => {
  const annex = useAnnex();
  const at = (path: string) => join(annex.folder(), path);
  const place = { ANNEX_DATA_DIR: 'data' };
  let content: Awaited<ReturnType<typeof readBackup>>['list'];
  let database: Buffer;

  const addUser = async (name: string): Promise<void> => {
    const state = await openDatabase({ dataDir: at('data'), role: 'server' });
    await state.commit([{ text: 'insert into users (id, name, created_at) values ($1, $1, 0)', values: [name] }]);
    await state.close();
  };

  /** Everything below the directory: types, targets of links, content of files. */
  const tree = () =>
    (readdirSync(annex.folder(), { recursive: true }) as string[]).sort().map((path) => {
      const stats = lstatSync(at(path));
      if (stats.isSymbolicLink()) return [path, readlinkSync(at(path))];
      return [path, stats.isFile() ? readFileSync(at(path)).toString('base64') : stats.mode];
    });

  const write = async ({ links = {}, files = [], mode = 0o100644, rename }: Hostile): Promise<void> => {
    const zip = await zipOf([
      { path: 'backup.json', content: JSON.stringify({ ...content, links }) },
      { path: 'database', content: database },
      { path: 'packages/f' },
      ...files.map((path) => ({ path: `packages/${path}`, mode, content: mode === LINK ? SECRET : 'x' })),
    ]);
    writeFileSync(at('hostile.zip'), rename ? renamed(zip, ...rename) : zip);
  };

  beforeEach(async () => {
    mkdirSync(at('outside'));
    writeFileSync(at('outside/secret'), 'secret');
    mkdirSync(at('data/packages'), { recursive: true });
    writeFileSync(at('data/packages/packages.json'), '{"packages":[]}');
    await addUser('restored');
    expect(await annex.run(['backup', 'good.zip'], place)).toMatchObject({ code: 0 });
    ({ list: content } = await readBackup(at('good.zip'), (path) => (path === 'database' ? at('copy') : null)));
    database = readFileSync(at('copy'));
    await addUser('added-later');
  });

  it('is refused before anything changes, if it leaves the directory or contradicts itself', async () => {
    const refusal = /^1 annex: hostile\.zip is (not a (complete )?backup|damaged)/;
    const accepted: string[] = [];
    for (const [what, hostile] of Object.entries(HOSTILE)) {
      await write(hostile);
      const before = tree();
      const { code, stderr } = await annex.run(['restore', 'hostile.zip', '--replace'], place);
      const isUnchanged = JSON.stringify(tree()) === JSON.stringify(before);
      if (!refusal.test(`${code} ${stderr}`) || !isUnchanged) accepted.push(`${what}: ${code} ${stderr}${isUnchanged}`);
    }
    expect(accepted).toEqual([]);
  });

  it('is restored with links that stay inside, whatever they pass through', async () => {
    const links = {
      'packages.json': '.annex/current/packages.json',
      '.annex/current': 'generations/one',
      'a/b/up': '../../q',
      '..x': 'f',
      'a/through': 'b/up/f',
    };
    await write({ links, files: ['.annex/generations/one/packages.json', 'q/f'] });
    expect(await annex.run(['restore', 'hostile.zip', '--replace'], place)).toMatchObject({ code: 0, stderr: '' });
    const root = realpathSync(at('data/packages'));
    for (const path of Object.keys(links)) expect(realpathSync(join(root, path)).startsWith(`${root}/`)).toBe(true);
    expect(readFileSync(join(root, 'a/through'), 'utf8')).toBe('x');
  });
});
