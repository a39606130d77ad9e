// npm run pack: writes the packages annex, annex-sdk, annex-contract and annex-codegen as dist/<name>-<version>.tgz. They
// contain JavaScript and types, since Node strips no types below node_modules, and their own package.json, since the npm
// package `node` would change the Node version of everyone who installs them.
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { bundle } from './bundle.ts';
import { packagesOf, reachableFiles } from './imported-files.ts';

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}
interface Package {
  readonly name: string;
  readonly description: string;
  /** Compiled files by import path; a star stands for one name. */
  readonly entryPoints: Readonly<Record<string, string>>;
  readonly files: readonly string[];
  /** Files that are bundled. The packages that they import are needed too. */
  readonly bundledFiles?: readonly string[];
  /** Needed only by programs that already have them. */
  readonly optionalPeers?: readonly string[];
  readonly bin?: Readonly<Record<string, string>>;
  /** Entry points that are plain files. */
  readonly documents?: Readonly<Record<string, string>>;
  /** Beside this file; by default the README of the repository. */
  readonly readme?: string;
  /** Packages whose code is copied into this one. */
  readonly bundled?: readonly string[];
  /** The oldest version of Node. */
  readonly node?: number;
  /** Packages among our own, by the `imports` that stand for them. */
  readonly own?: Readonly<Record<string, string>>;
}

const root = resolve(import.meta.dirname, '../..');
const MANIFEST = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
/** The entry points of a checkout are those of the package `annex`, compiled. */
const EXPORTS = Object.entries(MANIFEST.exports);
const ASSETS =
  '{generated/**/*.{js,json,d.ts},src/docs/pictures/*.png,src/docs/operations/*,src/docs/{guides,introductions}/*.md,src/cli/**/*.sh,src/areas/packages/sample/**/*.*,src/package-manager/panels/*.html,src/base/state/migrations.sql,src/areas/workspace/page/icon.png,src/**/theme.json}';
/** Not installed where Node is too old for them; the code works without. */
const OPTIONAL = ['undici'];
/** The second replaces the first in bundles for browsers; nothing imports it. */
const [NODE_FETCH, BROWSER_FETCH] = ['src/contract/node-fetch.js', 'src/contract/browser-fetch.js'];
/** Fails on versions of Node that undici does not support; the client then uses the built-in fetch. */
const UNDICI_START = `if (parseInt(process.versions.node) < 22) throw new Error('undici needs Node 22');
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);`;
const SDK_ENTRY_POINTS = {
  '.': 'src/sdk/index',
  './oauth': 'src/sdk/oauth/index',
  './packages': 'src/sdk/packages/index',
  './packages/node': 'src/sdk/packages/node/index',
  './mock': 'src/areas/gateway/mock',
  './contract': 'src/contract/client/index',
};

const CONTRACT_ENTRY_POINTS = {
  '.': 'src/contract/index',
  './client': 'src/contract/client/index',
  './mock': 'src/contract/mock/index',
};

export interface Tarballs {
  readonly annex: string;
  readonly sdk: string;
  readonly contract: string;
  readonly codegen: string;
}

/** Returns the paths of the tarballs. */
export async function pack(dist = join(root, 'dist')): Promise<Tarballs> {
  const compiled = join(dist, 'compiled');
  rmSync(compiled, { recursive: true, force: true });
  compile(compiled);
  const assets = globSync(ASSETS, { cwd: root }).filter((file) => statSync(join(root, file)).isFile());
  for (const file of assets) copy(join(root, file), join(compiled, file));
  for (const name of ['annex', 'annex-codegen'])
    copy(join(root, `scripts/pack/${name}.js`), join(compiled, `bin/${name}.js`));
  for (const file of globSync('src/cli/{compile-cache,v8-flags}.js', { cwd: root }))
    copy(join(root, file), join(compiled, file));
  const parts = globSync('src/sdk/**/index.js', { cwd: compiled }).map((file) => file.slice(0, -'.js'.length));
  const program = reachableFiles(['src/cli/main'], compiled);
  const bundles = await bundle({ root: compiled, entry: 'src/cli/main.js', outdir: join(compiled, 'lib') });
  const annex = writeFolder(compiled, {
    name: 'annex',
    description:
      'Your program runs over there, your browser, clipboard and logins are here: log in, paste, open and ask from any machine',
    entryPoints: Object.fromEntries(
      EXPORTS.filter(([, file]) => file.endsWith('.ts')).map(([path, file]) => [path, file.slice(2, -'.ts'.length)]),
    ),
    files: [
      ...new Set([
        ...reachableFiles(
          [
            ...['bin/annex', 'src/contract/index', 'src/contract/mock/index', 'src/servers/mock'],
            ...['src/servers/conform', 'src/areas/paste/naming/line-finder-thread'],
            ...parts,
          ],
          compiled,
        ),
        ...globSync('generated/*/{operations,messages}.js', { cwd: compiled }), // loaded by the consoles
        ...bundles,
        ...assets,
      ]),
    ],
    bundledFiles: program,
    bin: { annex: 'bin/annex.js' },
    documents: Object.fromEntries(EXPORTS.filter(([, file]) => file.endsWith('.json'))),
  });
  const sdk = writeFolder(compiled, {
    name: 'annex-sdk',
    description: 'Clients of Annex: every operation, OAuth authorization, the package manager, and a gateway for tests',
    entryPoints: SDK_ENTRY_POINTS,
    files: reachableFiles(Object.values(SDK_ENTRY_POINTS), compiled),
    optionalPeers: ['koa'],
  });
  const contract = writeFolder(compiled, {
    name: 'annex-contract',
    description:
      'Serves, calls and mocks APIs with code that annex-codegen generates from OpenAPI and AsyncAPI documents',
    entryPoints: CONTRACT_ENTRY_POINTS,
    files: reachableFiles(Object.values(CONTRACT_ENTRY_POINTS), compiled),
    readme: 'annex-contract.md',
    bundled: ['undici'],
  });
  bundleUndici(contract);
  const codegen = writeFolder(compiled, {
    name: 'annex-codegen',
    description: 'Generates types, validators, servers, clients and mocks from OpenAPI and AsyncAPI documents',
    entryPoints: {},
    files: reachableFiles(['bin/annex-codegen'], compiled).filter((file) => !file.endsWith('.d.ts')),
    bin: { 'annex-codegen': 'bin/annex-codegen.js' },
    readme: 'annex-codegen.md',
    node: 24,
    own: { '#contract/mock/index.ts': 'annex-contract/mock' },
  });
  const folders = { annex, sdk, contract, codegen };
  execFileSync('npm', ['pack', '--silent', '--pack-destination', dist, ...Object.values(folders)], { cwd: root });
  const tarballs = Object.entries(folders).map(([name, folder]) => [name, `${folder}-${MANIFEST.version}.tgz`]);
  return Object.fromEntries(tarballs) as Tarballs;
}

const toExport = ([path, file]: [string, string]): [string, object] => [
  path,
  { types: `./${file}.d.ts`, default: `./${file}.js` },
];

function compile(outDir: string): void {
  const tsc = join(root, 'node_modules/typescript7/bin/tsc');
  const options = ['--noEmit', 'false', '--singleThreaded', '--declaration', '--outDir', outDir, '--rootDir', root];
  const config = join(root, 'scripts/pack/tsconfig.json');
  execFileSync(process.execPath, [tsc, '--project', config, ...options], { cwd: root, stdio: 'inherit' });
}

/** Bundles the modules of undici that the client imports: they are a tenth of the package. */
function bundleUndici(folder: string): void {
  const file = join(folder, NODE_FETCH);
  const text = readFileSync(file, 'utf8');
  const imports = /import\('(undici\/[\w/-]+\.js)'\)/g;
  const modules = [...text.matchAll(imports)].map(([, module = '']) => join(root, 'node_modules', module));
  if (modules.length === 0) throw new Error(`${NODE_FETCH} does not import undici`);
  const outdir = join(dirname(file), 'undici');
  buildSync({
    entryPoints: modules,
    outdir,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    banner: { js: UNDICI_START },
  });
  copy(join(root, 'node_modules/undici/LICENSE'), join(outdir, 'LICENSE'));
  writeFileSync(
    file,
    text.replace(imports, (_, module: string) => `import('./undici/${basename(module)}')`),
  );
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

/** Returns the path of the folder. */
function writeFolder(
  compiled: string,
  {
    name,
    description,
    entryPoints,
    files,
    optionalPeers = [],
    bin,
    documents = {},
    readme = '../../README.md',
    node = 20,
    own = {},
    bundled = [],
    bundledFiles = [],
  }: Package,
): string {
  const folder = join(compiled, '..', name);
  rmSync(folder, { recursive: true, force: true });
  const browser = files.includes(NODE_FETCH) ? [BROWSER_FETCH] : [];
  for (const file of [...files, ...browser]) copy(join(compiled, file), join(folder, file));
  copy(join(import.meta.dirname, readme), join(folder, 'README.md'));
  copy(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const versions = node < 24 ? MANIFEST.dependencies : { ...MANIFEST.devDependencies, ...MANIFEST.dependencies };
  const needed = packagesOf([...files, ...bundledFiles], compiled)
    .filter((each) => !bundled.includes(each))
    .map((each): [string, string] => [each, versions[each] ?? '']);
  for (const to of Object.values(own)) needed.push([to.split('/', 1)[0] ?? '', MANIFEST.version]);
  const unknown = needed.filter(([, range]) => range === '').map(([each]) => each);
  if (unknown.length > 0)
    throw new Error(`${name} imports ${unknown.join(', ')}; add it to the dependencies in package.json`);
  const isPeer = ([each]: [string, string]): boolean => optionalPeers.includes(each);
  const isOptional = ([each]: [string, string]): boolean => OPTIONAL.includes(each);
  const peers = needed.filter(isPeer);
  const manifest = {
    name,
    version: MANIFEST.version,
    description,
    license: MANIFEST.license,
    type: 'module',
    ...(bin ? { bin } : {}),
    exports: { ...Object.fromEntries(Object.entries(entryPoints).map(toExport)), ...documents },
    imports: own,
    engines: { node: `>=${node}` },
    browser: Object.fromEntries(browser.map((file) => [`./${NODE_FETCH}`, `./${file}`])),
    dependencies: Object.fromEntries(needed.filter((each) => !isPeer(each) && !isOptional(each))),
    optionalDependencies: Object.fromEntries(needed.filter(isOptional)),
    ...(peers.length > 0
      ? {
          peerDependencies: Object.fromEntries(peers.map(([each, version]) => [each, `^${version}`])),
          peerDependenciesMeta: Object.fromEntries(peers.map(([each]) => [each, { optional: true }])),
        }
      : {}),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return folder;
}

if (import.meta.main) console.log(Object.values(await pack()).join('\n'));
