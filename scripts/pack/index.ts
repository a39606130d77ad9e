// npm run pack: dist/annex-<version>.tgz. JavaScript and types with a package.json of its own: Node strips no types
// below node_modules, and the npm package `node` would change the Node of whoever installs us.
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'dist/package');

export function pack(): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  compile();
  // The guides show the examples' own text.
  for (const file of globSync(
    '{generated/**/*.{js,json,d.ts},test/examples/*.{sh,ts},src/docs/pictures/*.png,src/docs/guides/*.md,src/packages/sample/**/*.{json,png,py,mod}}',
    {
      cwd: root,
    },
  ))
    copy(file, file);
  for (const file of ['README.md', 'LICENSE']) copy(file, file);
  copy('scripts/pack/annex.js', 'bin/annex.js');
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packedManifest(manifest), null, 2)}\n`);
  execFileSync('npm', ['pack', '--silent', '--pack-destination', join(root, 'dist')], { cwd: folder });
  return join(root, 'dist', `${manifest.name}-${manifest.version}.tgz`);
}

function compile(): void {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const options = ['--noEmit', 'false', '--declaration', '--outDir', folder, '--rootDir', root];
  const config = join(root, 'scripts/pack/tsconfig.json');
  execFileSync(process.execPath, [tsc, '--project', config, ...options], { cwd: root, stdio: 'inherit' });
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(join(folder, to)), { recursive: true });
  cpSync(join(root, from), join(folder, to));
}

function packedManifest({ name, version, description, license, dependencies }: Manifest): object {
  const { node: _ours, ...needed } = dependencies;
  const door = (path: string): object => ({ types: `./src/${path}/index.d.ts`, default: `./src/${path}/index.js` });
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    bin: { annex: 'bin/annex.js' },
    exports: { './sdk': door('sdk'), './sdk/*': door('sdk/*'), './mock': door('contract/mock') },
    engines: { node: '>=20' },
    dependencies: needed,
  };
}

if (import.meta.main) console.log(pack());
