// Clients that other people's generators make of the published bundles: generated, compiled under strict, loaded.
import { hash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { operations } from '../areas.ts';
import type { Bundle, Exports, ForeignClient } from './client.ts';
import { heyApi } from './clients/hey-api.ts';
import { oazapfts } from './clients/oazapfts.ts';
import { openapiFetch } from './clients/openapi-fetch.ts';
import { openapiZodClient } from './clients/openapi-zod-client.ts';
import { orval } from './clients/orval.ts';
import { redocly } from './clients/redocly.ts';
import { swaggerTypescriptApi } from './clients/swagger-typescript-api.ts';
import { compileUnderStrict, switchCheckingOn } from './compile.ts';
import { FOLDER } from './install.ts';

export const CLIENTS: readonly ForeignClient[] = [
  orval,
  swaggerTypescriptApi,
  oazapfts,
  heyApi,
  redocly,
  openapiFetch,
  openapiZodClient,
];
/** Those whose generators are here anyway. */
export const OWN_CLIENTS: readonly ForeignClient[] = [redocly, openapiFetch];

const ROOT = resolve(import.meta.dirname, '../..');
const BUNDLES: readonly Bundle[] = globSync('generated/*/openapi.json', { cwd: ROOT })
  .toSorted()
  .map((file) => ({ area: basename(dirname(file)), file: join(ROOT, file) }));

/** What the client's module of each area exports; throws unless all of them compile under strict. */
export async function loadClient(client: ForeignClient): Promise<ReadonlyMap<string, Exports>> {
  const folder = await generated(client);
  const modules = BUNDLES.map(
    async ({ area }) => [area, (await import(join(folder, `${area}.js`))) as Exports] as const,
  );
  const loaded = new Map(await Promise.all(modules));
  const missing = [...loaded].flatMap(([area, exports]) =>
    missingOperations(area, client.functions?.(exports) ?? exports),
  );
  if (missing.length > 0) throw new Error(`${client.name} has no function for ${missing.join(', ')}`);
  return loaded;
}

/** Some have a function for each media type of a body: pasteScreenshotWithPng. */
export function missingOperations(area: string, functions: Exports): string[] {
  const names = Object.keys(functions);
  const ids = operations.filter((operation) => operation.area === area).map(({ id }) => id);
  return ids.filter((id) => !names.some((name) => name === id || name.startsWith(`${id}With`)));
}

/** Clients that were good once are kept under a hash of all that they are made from and judged by. */
async function generated(client: ForeignClient): Promise<string> {
  const folder = join(FOLDER, `${client.name.replaceAll(/\W+/g, '-')}-${await hashOfInput()}`);
  if (existsSync(folder)) return folder;
  const fresh = `${folder}.${process.pid}`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  // Above stand our own settings; the clients are modules, and no generator's configuration is found.
  await writeFile(join(fresh, 'package.json'), JSON.stringify({ type: 'module' }));
  await client.generate(fresh, BUNDLES);
  await switchCheckingOn(fresh);
  await compileUnderStrict(fresh);
  await bundle(fresh);
  await rename(fresh, folder);
  return folder;
}

/** One module of JavaScript per area, whatever a generator splits its output into. */
async function bundle(folder: string): Promise<void> {
  const entryPoints = BUNDLES.map(({ area }) => ({ in: entry(folder, area), out: area }));
  await build({
    entryPoints,
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    banner: REQUIRE,
  });
}

/** For what axios needs of CommonJS. */
const REQUIRE = {
  js: "import { createRequire as fromModule } from 'node:module'; const require = fromModule(import.meta.url);",
};

const entry = (folder: string, area: string): string => {
  const file = join(folder, `${area}.ts`);
  return existsSync(file) ? file : join(folder, area, 'index.ts');
};

async function hashOfInput(): Promise<string> {
  const own = globSync('**/*.{ts,json}', { cwd: import.meta.dirname }).map((name) => join(import.meta.dirname, name));
  const lock = join(ROOT, 'package-lock.json');
  const files = [...own, ...BUNDLES.map(({ file }) => file), lock].toSorted();
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return hash('sha256', texts.join('\0')).slice(0, 16);
}
