import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  compileUnderStrict,
  DECLARATIONS,
  type ForeignClient,
  findEveryOperation,
  GENERATORS,
  type Generator,
  generateForeignClients,
} from '../../scripts/foreign/index.ts';

/** The first run installs the generators: some 150 MB. */
const TIMEOUT_MS = 300_000;

let folder: string;
/** Both generators work while the first test waits for its own. */
let runs: Readonly<Record<Generator, Promise<ForeignClient[]>>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'annex-foreign-'));
  const start = (generator: Generator): Promise<ForeignClient[]> => {
    const run = generateForeignClients(folder, [generator]);
    run.catch(() => {}); // told by the test that awaits it
    return run;
  };
  runs = { orval: start('orval'), 'swagger-typescript-api': start('swagger-typescript-api') };
}, TIMEOUT_MS);

afterAll(async () => {
  await Promise.allSettled(Object.values(runs ?? {}));
  await rm(folder, { recursive: true, force: true });
});

describe.each(GENERATORS)("%s's clients of every published bundle", (generator) => {
  const broken = async (): Promise<{ copy: string; client: string; bundle: string }> => {
    const [first] = await runs[generator];
    if (!first) throw new Error('no client');
    const copy = join(folder, `${generator}-broken`);
    const client = join(copy, `${first.area}.ts`);
    await cp(first.file, client);
    return { copy, client, bundle: first.bundle };
  };

  it(
    'compile under strict',
    async () => {
      const areas = (await runs[generator]).map(({ area }) => area);
      expect(areas).toEqual(expect.arrayContaining(['gateway', 'intents', 'packages', 'paste', 'workspace']));
    },
    TIMEOUT_MS,
  );

  it(
    'are refused with one type error in one of them',
    async () => {
      const { copy, client } = await broken();
      await appendFile(client, "\nexport const notANumber: number = 'a string';\n");
      await expect(compileUnderStrict(copy)).rejects.toThrow(/\.ts\(\d+,\d+\): error TS2322: Type 'string'/);
    },
    TIMEOUT_MS,
  );

  it(
    'are refused with one operation left out',
    async () => {
      const { client, bundle } = await broken();
      const text = await readFile(client, 'utf8');
      const id = /"operationId": ?"(\w+)"/.exec(await readFile(bundle, 'utf8'))?.[1] ?? '';
      await writeFile(client, text.replace(DECLARATIONS[generator](id), ''));
      await expect(findEveryOperation(client, bundle, DECLARATIONS[generator])).rejects.toThrow(id);
    },
    TIMEOUT_MS,
  );
});
