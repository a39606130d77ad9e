// Generates from a document that exists only while a test runs, and serves it with Koa.
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Koa from 'koa';
import { afterEach } from 'vitest';
import { type Generated, type GenerateOptions, generateDocument } from '../../src/contract/generate/index.ts';
import { write } from '../../src/contract/generate/output.ts';
import { implement, type OperationsOptions, operations, type Service } from '../../src/contract/server/index.ts';

const source = (file: string) => pathToFileURL(join(import.meta.dirname, '../../src/contract', file)).href;

const folders: string[] = [];
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

export interface GeneratedThings extends Generated {
  readonly folder: string;
}

/** Generates the area `things`. */
export async function generateThings(document: object, options: GenerateOptions = {}): Promise<GeneratedThings> {
  const folder = mkdtempSync(join(tmpdir(), 'annex-things-'));
  folders.push(folder);
  mkdirSync(join(folder, 'things'));
  const file = join(folder, 'things/openapi.json');
  writeFileSync(file, JSON.stringify(document));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const library = { contract: source('client/index.ts'), mocks: source('mock/index.ts') };
  const generated = await generateDocument(file, { ...library, ...options });
  await write(join(folder, 'generated'), generated.artefacts);
  return { ...generated, folder };
}

export const load = ({ folder }: GeneratedThings, name: string) =>
  import(pathToFileURL(join(folder, 'generated', name)).href);

/** The types of such a document are unknown here. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Loose = any;
export type LooseHandlers = Readonly<Record<string, (request: Loose, reply: Loose) => unknown>>;

/** Serves the document; `faults` collects what the server reports. */
export async function serveThings(
  generated: GeneratedThings,
  handlers: LooseHandlers,
  options: Partial<OperationsOptions> = {},
): Promise<{ readonly url: string; readonly faults: unknown[]; readonly client: (options?: object) => Loose }> {
  const { operations: rows, security } = await load(generated, 'operations.ts');
  const { validators } = await load(generated, 'validators.js');
  const { createThingsClient } = await load(generated, 'client.ts');
  const service = (implement as (tables: object, handlers: object) => Service)(
    { operations: rows, security, validators },
    handlers,
  );
  const faults: unknown[] = [];
  const served = operations({
    services: [service],
    authenticate: () => null,
    origin: () => '',
    violations: 'throw',
    onRequest: () => {},
    onFault: (fault) => faults.push(fault),
    ...options,
  });
  const server = new Koa().use(served).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, faults, client: (more = {}) => createThingsClient({ baseUrl: url, ...more }) };
}

/** A document of version 3.1. */
export const documentOf = (paths: object, more: object = {}): object => ({
  openapi: '3.1.0',
  info: { title: 'Things', version: '1.0.0' },
  paths,
  components: {},
  ...more,
});
export const json = (schema: object) => ({ 'application/json': { schema } });
export const DONE = { 204: { description: 'Done.' } };
