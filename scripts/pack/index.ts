// npm run pack: writes dist/annex-<version>.tgz and dist/annex-sdk-<version>.tgz. They contain JavaScript and types, since
// Node strips no types below node_modules, and their own package.json, since the npm package `node` would change the
// Node version of everyone who installs them.
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { packagesOf, reachableFiles } from './imported-files.ts';

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
}
interface Package {
  readonly name: string;
  readonly description: string;
  /** Compiled files by import path; a star stands for one name. */
  readonly entryPoints: Readonly<Record<string, string>>;
  readonly files: readonly string[];
  /** Needed only by programs that already have them. */
  readonly optionalPeers?: readonly string[];
  readonly bin?: Readonly<Record<string, string>>;
  /** Entry points that are plain files. */
  readonly documents?: Readonly<Record<string, string>>;
}

const root = resolve(import.meta.dirname, '../..');
const MANIFEST = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
const compiled = join(root, 'dist/compiled');
const ASSETS =
  '{generated/**/*.{js,json,d.ts},src/docs/pictures/*.png,src/docs/guides/*.md,src/areas/packages/sample/**/*.*}';
/** Not installed where Node is too old for them; the code works without. */
const OPTIONAL = ['undici'];
/** The second replaces the first in bundles for browsers; nothing imports it. */
const [NODE_FETCH, BROWSER_FETCH] = ['src/contract/node-fetch.js', 'src/contract/browser-fetch.js'];
const SDK_ENTRY_POINTS = {
  '.': 'src/sdk/index',
  './oauth': 'src/sdk/oauth/index',
  './packages': 'src/sdk/packages/index',
  './packages/node': 'src/sdk/packages/node/index',
  './mock': 'src/areas/gateway/mock',
  './contract': 'src/contract/client/index',
};

/** Returns the paths of the two tarballs. */
export function pack(): { readonly annex: string; readonly sdk: string } {
  rmSync(compiled, { recursive: true, force: true });
  compile();
  const assets = globSync(ASSETS, { cwd: root }).filter((file) => statSync(join(root, file)).isFile());
  for (const file of assets) copy(join(root, file), join(compiled, file));
  copy(join(root, 'scripts/pack/annex.js'), join(compiled, 'bin/annex.js'));
  const parts = globSync('src/sdk/**/index.js', { cwd: compiled }).map((file) => file.slice(0, -'.js'.length));
  const annex = writeFolder({
    name: 'annex',
    description: 'The services an extension ecosystem needs, in one schema-first TypeScript program',
    entryPoints: {
      './sdk': 'src/sdk/index',
      './sdk/*': 'src/sdk/*/index',
      './contract': 'src/contract/index',
      './mock': 'src/servers/mock',
      './conform': 'src/servers/conform',
      './contract/mock': 'src/contract/mock/index',
    },
    files: [
      ...new Set([
        ...reachableFiles(
          [
            ...['bin/annex', 'src/contract/index', 'src/contract/mock/index', 'src/servers/mock'],
            ...['src/servers/conform', ...parts],
          ],
          compiled,
        ),
        ...assets,
      ]),
    ],
    bin: { annex: 'bin/annex.js' },
    documents: {
      './openapi/*.json': './generated/*/openapi.json',
      './asyncapi/*.json': './generated/*/asyncapi.json',
      './workflows/*.json': './generated/*/workflows.json',
      './openapi/*': './generated/*/openapi.json',
      './asyncapi/*': './generated/*/asyncapi.json',
    },
  });
  const sdk = writeFolder({
    name: 'annex-sdk',
    description: 'Clients of Annex: every operation, OAuth authorization, the package manager, and a gateway for tests',
    entryPoints: SDK_ENTRY_POINTS,
    files: reachableFiles(Object.values(SDK_ENTRY_POINTS), compiled),
    optionalPeers: ['koa'],
  });
  const dist = join(root, 'dist');
  execFileSync('npm', ['pack', '--silent', '--pack-destination', dist, annex, sdk], { cwd: root });
  return { annex: `${annex}-${MANIFEST.version}.tgz`, sdk: `${sdk}-${MANIFEST.version}.tgz` };
}

const toExport = ([path, file]: [string, string]): [string, object] => [
  path,
  { types: `./${file}.d.ts`, default: `./${file}.js` },
];

function compile(): void {
  const tsc = join(root, 'node_modules/typescript7/bin/tsc');
  const options = ['--noEmit', 'false', '--singleThreaded', '--declaration', '--outDir', compiled, '--rootDir', root];
  const config = join(root, 'scripts/pack/tsconfig.json');
  execFileSync(process.execPath, [tsc, '--project', config, ...options], { cwd: root, stdio: 'inherit' });
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

/** Returns the path of the folder. */
function writeFolder({
  name,
  description,
  entryPoints,
  files,
  optionalPeers = [],
  bin,
  documents = {},
}: Package): string {
  const folder = join(root, 'dist', name);
  rmSync(folder, { recursive: true, force: true });
  for (const file of [...files, BROWSER_FETCH]) copy(join(compiled, file), join(folder, file));
  for (const file of ['README.md', 'LICENSE']) copy(join(root, file), join(folder, file));
  const needed = packagesOf(files, compiled).map((each): [string, string] => [each, MANIFEST.dependencies[each] ?? '']);
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
    engines: { node: '>=20' },
    browser: { [`./${NODE_FETCH}`]: `./${BROWSER_FETCH}` },
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

if (import.meta.main) console.log(Object.values(pack()).join('\n'));
