import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Exports } from '../../scripts/foreign/client.ts';
import { compileStrict, enableTypeChecks } from '../../scripts/foreign/compile.ts';
import { AREAS, runFlows } from '../../scripts/foreign/flows/index.ts';
import { INSTALLED_CLIENTS, loadClient, missingOperations } from '../../scripts/foreign/index.ts';
import { FOLDER } from '../../scripts/foreign/install.ts';
import { type Servers, startServers } from '../../scripts/soak/servers.ts';

let servers: Servers;
beforeAll(async () => {
  servers = await startServers({});
});
afterAll(async () => {
  await servers?.close();
});

describe.each(INSTALLED_CLIENTS.map((client) => [client.name, client] as const))('%s', (_, client) => {
  let modules: ReadonlyMap<string, Exports>;
  beforeAll(async () => {
    modules = await loadClient(client);
  }, 120_000);

  it('compiles under strict and completes the flow of every area', async () => {
    const results = await runFlows(client, modules, servers);
    expect(results).toEqual(Object.fromEntries(AREAS.map((area) => [area, null])));
    expect(AREAS).toEqual(expect.arrayContaining(['gateway', 'intents', 'packages', 'paste', 'workspace']));
  });

  it('is rejected when an operation is missing', () => {
    const { getIntent: _gone, ...rest } = { ...modules.get('intents') };
    expect(missingOperations('intents', rest)).toEqual(['getIntent']);
  });
});

describe('compileStrict', () => {
  const folder = join(FOLDER, `strict-${process.pid}`);
  beforeAll(() => mkdir(folder, { recursive: true }));
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('reports a type error, even if the generator disabled type checks', async () => {
    await writeFile(join(folder, 'client.ts'), "// @ts-nocheck\nexport const notANumber: number = 'a string';\n");
    await enableTypeChecks(folder);
    await expect(compileStrict(folder)).rejects.toThrow(/client\.ts\(\d+,\d+\): error TS2322: Type 'string'/);
  });
});
