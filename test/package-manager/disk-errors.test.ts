// Full and read-only disks. The tests mount real ones in a namespace of the command.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { ID, TWO, useInstallBench } from './installing.ts';

const COMMAND = resolve(import.meta.dirname, '../../src/cli/annex.js');
const bench = useInstallBench();
const folder = (name = ''): string => join(bench.bench.folder(), name);

interface Result {
  readonly code: number;
  readonly stderr: string;
  /** Files on the disk after the command. */
  readonly left: readonly string[];
}

/** Runs `annex packages` with a mounted disk. `first` is a shell command that runs before it. */
function onDisk(
  mount: string,
  args: readonly string[],
  { cwd = folder('work'), first = 'true' } = {},
): Promise<Result> {
  const disk = folder('disk');
  for (const each of [disk, cwd, folder('home')]) mkdirSync(each, { recursive: true });
  const script = `set -e; ${mount} "$DISK"; ${first}; ${mount.includes('bind') ? 'mount -o remount,bind,ro "$DISK";' : ''}
    cd "$WORK"; set +e; "$NODE" "$COMMAND" packages "$@"; code=$?; find "$DISK" -type f >&3; exit $code`;
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder('home'),
    DISK: disk,
    WORK: cwd,
    NODE: process.execPath,
    COMMAND,
  };
  return new Promise((ended) => {
    const shell = `exec 3>"$HOME/left"; ${script}`;
    const child = execFile('unshare', ['-Urm', 'sh', '-c', shell, 'sh', ...args], { env }, (error, _, stderr) => {
      execFile('cat', [folder('home/left')], (_failed, text) => {
        const left = text.split('\n').filter((path) => path !== '' && !path.includes('/.annex/'));
        ended({ code: error === null ? 0 : Number(error.code), stderr, left });
      });
    });
    child.stdin?.end();
  });
}

const tmpfs = (kib: number): string => `mount -t tmpfs -o size=${kib}k tmpfs`;
const bind = (): string => `mount --bind "$DISK"`;
const oneLine = /^annex: [^\n]+\n$/;
const BIG = randomBytes(150_000).toString('latin1');

beforeEach(() =>
  bench.release([
    { ...TWO, files: { ...TWO.files, 'plugins/big.bin': BIG, 'plugins/other.bin': `${BIG}x` } },
    { version: '1.0.0', files: { 'plugins/one.py': 'one' } },
  ]),
);
const install = (...more: string[]): string[] => ['install', ID, '--repository', bench.url(), ...more];

describe('a full disk', () => {
  it.each([4, 64, 400, 600])(
    'of %i KiB is reported in one line with the path, and nothing is installed',
    { timeout: 30_000 },
    async (kib) => {
      const { code, stderr, left } = await onDisk(tmpfs(kib), install('--root', folder('disk/root')));
      expect({ code, left }).toEqual({ code: 1, left: [] });
      expect(stderr).toMatch(oneLine);
      expect(stderr).toMatch(/disk\/root.*no space left on device/);
    },
  );

  it('that lacks room for the last bytes of a download is reported as such', { timeout: 30_000 }, async () => {
    const archives = join(bench.bench.out(), 'archives');
    const sizes = readdirSync(archives).map((name) => statSync(join(archives, name)).size);
    const args = ['download', ID, '--repository', bench.url(), '--to', folder('disk/a.zip')];
    const { code, stderr, left } = await onDisk(tmpfs(Math.floor(Math.max(...sizes) / 4096) * 4), args);
    expect({ code, left }).toEqual({ code: 1, left: [] });
    expect(stderr).toMatch(/no space left on device/);
  });

  it('does not change the installed version and its lock file', { timeout: 30_000 }, async () => {
    const old = `cd "$WORK"; "$NODE" "$COMMAND" packages install ${ID}@1.0.0 --repository ${bench.url()} --root "$DISK/root" >/dev/null; cp annex-packages.lock before.lock`;
    const { code, stderr, left } = await onDisk(
      tmpfs(700),
      ['update', ID, '--repository', bench.url(), '--root', folder('disk/root')],
      { first: old },
    );
    expect({ code, left: left.map((path) => path.slice(folder('disk/root/').length)) }).toEqual({
      code: 1,
      left: ['plugins/example_stitcher/one.py'],
    });
    expect(stderr).toMatch(oneLine);
    expect(readdirSync(folder('work')).sort()).toEqual(['annex-packages.lock', 'before.lock']);
  });

  it('is reported by a build in one line, and nothing is published', { timeout: 30_000 }, async () => {
    const { code, stderr, left } = await onDisk(tmpfs(64), [
      'build',
      bench.bench.source(),
      '--out',
      folder('disk/out'),
      '--base-url',
      'http://localhost',
    ]);
    expect({ code, left: left.filter((path) => path.endsWith('.json')) }).toEqual({ code: 1, left: [] });
    expect(stderr).toMatch(oneLine);
  });
});

describe('a read-only directory', () => {
  it('as the root is reported in one line with the path', async () => {
    const { code, stderr } = await onDisk(bind(), install('--root', folder('disk/root')));
    expect(code).toBe(1);
    expect(stderr).toMatch(oneLine);
    expect(stderr).toMatch(/disk\/root: cannot create the directory/);
  });

  it('for the lock file is reported before anything is installed', async () => {
    const { code, stderr } = await onDisk(bind(), install('--root', folder('elsewhere')), { cwd: folder('disk') });
    expect(code).toBe(1);
    expect(stderr).toMatch(/annex-packages\.lock.*read-only file system/);
    expect(readdirSync(folder('elsewhere'))).toEqual(['.annex']);
    expect(readdirSync(folder('elsewhere/.annex'))).not.toContain('installed.json');
  });
});

describe('an impossible path', () => {
  it.each([
    ['below a file', () => folder('file/root'), /not a directory|file already exists/],
    ['with a name longer than 255 bytes', () => folder('x'.repeat(300)), /name too long/],
  ])('%s is reported in one line', async (_, root, why) => {
    writeFileSync(folder('file'), '');
    const { code, stderr } = await onDisk(tmpfs(64), install('--root', root()));
    expect(code).toBe(1);
    expect(stderr).toMatch(oneLine);
    expect(stderr).toMatch(why);
  });
});
