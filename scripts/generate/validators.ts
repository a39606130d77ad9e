// Bundles the modules that Ajv compiled: the validators of each area, and those of each console.
import { basename, join } from 'node:path';
import { type BuildOptions, build, type Plugin, transform } from 'esbuild';
import type { AsyncApi, OpenApi } from '../../src/contract/document.ts';
import { readOperations } from '../../src/contract/generate/model.ts';
import type { Artefacts } from '../../src/contract/generate/output.ts';
import { messageSchemas, operationSchemas, type Tree } from '../../src/contract/generate/schemas.ts';
import { readSockets } from '../../src/contract/generate/sockets.ts';
import { HEADER } from '../../src/contract/generate/text.ts';
import { nested, sharedCode } from '../../src/contract/generate/validators.ts';
import { TARGET, useArtefacts } from './pages.ts';

/** What the validators of all areas share. Those that annex-codegen writes contain it, because programs copy them alone. */
const SHARED = 'validation.js';
/** By which validators.js imports it. */
export const SHARED_IMPORT = `../${SHARED}`;
const PROBLEM = 'application/problem+json';

export const writeShared = (): string => HEADER + sharedCode();

/** Minifies validation.js and each validators.js, without the exports that only bundles use. Changes `artefacts`. */
export async function minifyValidators(root: string, artefacts: Map<string, string>): Promise<void> {
  const files = [...artefacts.keys()].filter((file) => file.endsWith('/validators.js'));
  const sources = files.map((file) => {
    const types = artefacts.get(file.replace('.js', '.d.ts')) ?? '';
    const names = [...types.matchAll(/^export declare const (\w+)/gm)].map(([, name]) => name);
    return [
      file.replace('/validators', '/minified'),
      `export { ${names.join(', ')} } from './validators.js';`,
    ] as const;
  });
  const bundles = await bundle(root, artefacts, new Map(sources), { format: 'esm', plugins: [keepShared] });
  for (const [index, file] of files.entries()) artefacts.set(file, HEADER + bundles[index]);
  const { code } = await transform(artefacts.get(SHARED) ?? '', { minify: true });
  artefacts.set(SHARED, HEADER + code);
}

const keepShared: Plugin = {
  name: 'keep-shared',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/validation\.js$/ }, ({ path }) => ({ path, external: true, sideEffects: false })),
};

/** For each operation and socket, a script that sets the validators of its console. */
export async function writeConsoles(
  root: string,
  artefacts: Artefacts,
  openapi: ReadonlyMap<string, OpenApi>,
  asyncapi: ReadonlyMap<string, AsyncApi>,
): Promise<ReadonlyMap<string, string>> {
  const sources = new Map<string, string>();
  const add = (area: string, name: string, tree: Tree): void => {
    const source = `import * as all from '../${area}/validators.js';
globalThis.annexConsole = { validators: ${nested(tree, 'all.')} };`;
    sources.set(`consoles/${name}.js`, source);
  };
  for (const [area, document] of openapi) {
    const operations = readOperations(document);
    const { tree } = operationSchemas(document, operations);
    for (const { id } of operations) add(area, id, { ...(tree[id] as Tree), problem: tree[PROBLEM] ?? null });
  }
  for (const [area, document] of asyncapi) {
    const read = readSockets(document);
    const { tree } = messageSchemas(read);
    for (const { name } of read.sockets) add(area, name, read.sockets.length === 1 ? tree : (tree[name] as Tree));
  }
  const bundles = await bundle(root, artefacts, sources, { format: 'iife' });
  return new Map([...sources.keys()].map((file, index) => [basename(file), bundles[index] ?? '']));
}

/** Bundles modules that exist only in `sources`, by their paths in generated/. In the same order. */
async function bundle(
  root: string,
  artefacts: Artefacts,
  sources: ReadonlyMap<string, string>,
  { plugins = [], ...options }: BuildOptions,
): Promise<string[]> {
  const folder = join(root, 'generated');
  const files = [...sources.keys()];
  const { outputFiles = [] } = await build({
    ...options,
    absWorkingDir: folder,
    bundle: true,
    entryPoints: files.map((file) => `./${file}`),
    minify: true,
    outbase: folder,
    outdir: folder,
    plugins: [...plugins, useArtefacts(folder, (path) => sources.get(path) ?? artefacts.get(path))],
    pure: ['RegExp'], // unused patterns are left out
    target: TARGET,
    write: false,
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [path, text]));
  return files.map((file) => texts.get(join(folder, file)) ?? '');
}
