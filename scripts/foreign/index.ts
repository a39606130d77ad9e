// Clients of the published bundles, made by other people's generators: node scripts/foreign/index.ts
import { hash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { compileUnderStrict, type Declaration, findEveryOperation, switchCheckingOn } from './check.ts';
import { installGenerators } from './install.ts';
import { run } from './run.ts';

export { compileUnderStrict, findEveryOperation } from './check.ts';

export const GENERATORS = ['orval', 'swagger-typescript-api'] as const;
export type Generator = (typeof GENERATORS)[number];

export interface ForeignClient {
  readonly generator: Generator;
  readonly area: string;
  /** The published document it was made from. */
  readonly bundle: string;
  /** The generated TypeScript. */
  readonly file: string;
}

const root = resolve(import.meta.dirname, '../..');

export const DECLARATIONS: Readonly<Record<Generator, Declaration>> = {
  orval: (id) => new RegExp(`^export const ${id}(?:With[A-Z]\\w*)? = `, 'm'),
  'swagger-typescript-api': (id) => new RegExp(`^\\s+${id}: \\(`, 'm'),
};

/** Writes `<folder>/<generator>/<area>.ts` for every published bundle; throws unless all of them compile under strict. */
export async function generateForeignClients(
  folder: string,
  generators: readonly Generator[] = GENERATORS,
): Promise<ForeignClient[]> {
  const bundles = globSync('generated/*/openapi.json', { cwd: root })
    .toSorted()
    .map((bundle) => join(root, bundle));
  if (bundles.length === 0) throw new Error('there is no generated/*/openapi.json');
  const clients = await Promise.all(
    generators.map((generator) => generate(generator, join(folder, generator), bundles)),
  );
  return clients.flat();
}

/** Clients that were good once are kept under a hash of all that they are made from and judged by. */
async function generate(generator: Generator, folder: string, bundles: readonly string[]): Promise<ForeignClient[]> {
  const kept = join(root, '.cache/foreign', `${generator}-${await hashOfInput(bundles)}`);
  if (!existsSync(kept)) {
    const fresh = `${kept}.${process.pid}`;
    await generateAnew(generator, fresh, bundles);
    await rename(fresh, kept);
  }
  await cp(kept, folder, { recursive: true });
  return clientsIn(folder, generator, bundles);
}

async function hashOfInput(bundles: readonly string[]): Promise<string> {
  const own = globSync('*.{ts,js,json}', { cwd: import.meta.dirname }).map((name) => join(import.meta.dirname, name));
  const compiler = join(root, 'node_modules/typescript/package.json');
  const texts = await Promise.all([...own, ...bundles, compiler].toSorted().map((file) => readFile(file, 'utf8')));
  return hash('sha256', texts.join('\0')).slice(0, 16);
}

const clientsIn = (folder: string, generator: Generator, bundles: readonly string[]): ForeignClient[] =>
  bundles.map((bundle) => {
    const area = basename(dirname(bundle));
    return { generator, area, bundle, file: join(folder, `${area}.ts`) };
  });

async function generateAnew(generator: Generator, folder: string, bundles: readonly string[]): Promise<void> {
  await installGenerators();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // The working folder is the output's: neither generator finds a configuration file of ours there.
  await run(process.execPath, [join(import.meta.dirname, `${generator}.js`), folder, ...bundles], folder);
  for (const { file, bundle } of clientsIn(folder, generator, bundles)) {
    await switchCheckingOn(file);
    await findEveryOperation(file, bundle, DECLARATIONS[generator]);
  }
  await compileUnderStrict(folder);
}

if (import.meta.main) {
  const folder = await mkdtemp(join(tmpdir(), 'annex-foreign-'));
  try {
    for (const { generator, area } of await generateForeignClients(folder)) {
      console.log(`${generator}: ${area} compiles under strict`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
