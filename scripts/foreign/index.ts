// Clients of the published bundles, made by other people's generators: node scripts/foreign/index.ts
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
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
  await installGenerators();
  const bundles = globSync('generated/*/openapi.json', { cwd: root })
    .toSorted()
    .map((bundle) => join(root, bundle));
  if (bundles.length === 0) throw new Error('there is no generated/*/openapi.json');
  const clients = await Promise.all(
    generators.map((generator) => generate(generator, join(folder, generator), bundles)),
  );
  return clients.flat();
}

async function generate(generator: Generator, folder: string, bundles: readonly string[]): Promise<ForeignClient[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // The working folder is the output's: neither generator finds a configuration file of ours there.
  await run(process.execPath, [join(import.meta.dirname, `${generator}.js`), folder, ...bundles], folder);
  const clients = bundles.map((bundle): ForeignClient => {
    const area = basename(dirname(bundle));
    return { generator, area, bundle, file: join(folder, `${area}.ts`) };
  });
  for (const { file, bundle } of clients) {
    await switchCheckingOn(file);
    await findEveryOperation(file, bundle, DECLARATIONS[generator]);
  }
  await compileUnderStrict(folder);
  return clients;
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
