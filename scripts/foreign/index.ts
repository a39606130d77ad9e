// Generates clients of the published bundles with third-party generators, compiles them with `strict` and loads them.
import { hash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { operations } from '../areas.ts';
import type { Bundle, Exports, ThirdPartyClient } from './client.ts';
import { heyApi } from './clients/hey-api.ts';
import { openapiFetch } from './clients/openapi-fetch.ts';
import { orval } from './clients/orval.ts';
import { redocly } from './clients/redocly.ts';
import { compileStrict, enableTypeChecks } from './compile.ts';
import { FOLDER } from './install.ts';

export const CLIENTS: readonly ThirdPartyClient[] = [orval, heyApi, redocly, openapiFetch];
/** Clients whose generators are dependencies of this project. */
export const INSTALLED_CLIENTS: readonly ThirdPartyClient[] = [redocly, openapiFetch];

const ROOT = resolve(import.meta.dirname, '../..');
const BUNDLES: readonly Bundle[] = globSync('generated/*/openapi.json', { cwd: ROOT })
  .toSorted()
  .map((file) => ({ area: basename(dirname(file)), file: join(ROOT, file) }));

/** The exports of the client's module of each area; throws unless all modules compile with `strict`. */
export async function loadClient(client: ThirdPartyClient): Promise<ReadonlyMap<string, Exports>> {
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

/** A function for one media type of the body counts too, such as pasteScreenshotWithPng. */
export function missingOperations(area: string, functions: Exports): string[] {
  const names = Object.keys(functions);
  const ids = operations.filter((operation) => operation.area === area).map(({ id }) => id);
  return ids.filter((id) => !names.some((name) => name === id || name.startsWith(`${id}With`)));
}

/** Valid clients are cached by a hash of their input and of the code that checks them. */
async function generated(client: ThirdPartyClient): Promise<string> {
  const folder = join(FOLDER, `${client.name.replaceAll(/\W+/g, '-')}-${await hashOfInput()}`);
  if (existsSync(folder)) return folder;
  const temporary = `${folder}.${process.pid}`;
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary, { recursive: true });
  // Without it, Node and the generators would use the package.json of this checkout.
  await writeFile(join(temporary, 'package.json'), JSON.stringify({ type: 'module' }));
  await client.generate(temporary, BUNDLES);
  await enableTypeChecks(temporary);
  await compileStrict(temporary);
  await bundle(temporary);
  await rename(temporary, folder);
  return folder;
}

/** Bundles the output of a generator into one JavaScript module per area. */
async function bundle(folder: string): Promise<void> {
  const entryPoints = BUNDLES.map(({ area }) => ({ in: entry(folder, area), out: area }));
  await build({
    entryPoints,
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
}

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
