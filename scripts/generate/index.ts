// npm run generate: everything under generated/ from the documents under spec/. With `-- --check`: fails on drift.
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { writeClient } from './client.ts';
import { writeContract } from './contract.ts';
import { DocumentError, readDocuments } from './documents.ts';
import { writeMerged } from './merge.ts';
import { writeMessages } from './messages.ts';
import { readOperations } from './model.ts';
import type { Schema } from './openapi.ts';
import { writeOperations } from './operations.ts';
import { type Artefacts, drift, write } from './output.ts';
import { PAGE_AREA, writePages } from './pages.ts';
import { writeProblems } from './problems.ts';
import { writeResources } from './resources.ts';
import { writeTypes } from './types.ts';
import {
  messageSchemas,
  type Named,
  operationSchemas,
  receivedSchemas,
  resourceSchemas,
  writeValidators,
  writeValidatorTypes,
} from './validators.ts';

export async function generate(root: string): Promise<Artefacts> {
  const { openapi, asyncapi } = await readDocuments(root);
  const artefacts = new Map<string, string>();
  const areas = new Map([...openapi].map(([area, document]) => [area, readOperations(area, document)]));
  for (const area of new Set([...openapi.keys(), ...asyncapi.keys()])) {
    const put = (name: string, text: string) => artefacts.set(`${area}/${name}`, text);
    const document = openapi.get(area);
    const channel = asyncapi.get(area);
    const exports: Record<string, Named> = {};
    if (document) {
      const operations = areas.get(area) ?? [];
      put('openapi.json', `${JSON.stringify(document, null, 2)}\n`);
      put('api.d.ts', await writeTypes(document));
      put('contract.ts', writeContract(area, document, operations));
      put('operations.ts', writeOperations(document, operations));
      put('client.ts', writeClient(area, document, operations, channel));
      exports['validators'] = operationSchemas(document, operations);
    }
    if (channel) {
      put('asyncapi.json', `${JSON.stringify(channel, null, 2)}\n`);
      put('messages.ts', await writeMessages(area, channel));
      exports['messages'] = messageSchemas(channel);
      if (area === PAGE_AREA) {
        const received = { received: receivedSchemas(channel) };
        put('received.js', await writeValidators(received));
        put('received.d.ts', writeValidatorTypes(received));
      }
    }
    const resources = await readResources(join(root, 'spec', area));
    if (resources) {
      put('resources.json', `${JSON.stringify(resources, null, 2)}\n`);
      put('resources.ts', await writeResources(resources));
      exports['resources'] = resourceSchemas(resources);
    }
    put('validators.js', await writeValidators(exports));
    put('validators.d.ts', writeValidatorTypes(exports));
  }
  artefacts.set('platform/merged.json', writeMerged('platform', openapi));
  artefacts.set('problems.ts', await writeProblems(root, areas));
  for (const [name, text] of await writePages(root, artefacts)) artefacts.set(`pages/${name}`, text);
  return artefacts;
}

/** The area's `<thing>.schema.json`, if it has one. */
async function readResources(folder: string): Promise<{ $defs: Record<string, Schema> } | null> {
  const [file] = (await readdir(folder)).filter((name) => name.endsWith('.schema.json'));
  return file ? JSON.parse(await readFile(join(folder, file), 'utf8')) : null;
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '../..');
  const folder = join(root, 'generated');
  try {
    const artefacts = await generate(root);
    if (process.argv.includes('--check')) {
      const drifted = await drift(folder, artefacts);
      for (const line of drifted) console.error(`generated/${line}`);
      if (drifted.length > 0) process.exitCode = 1;
    } else {
      await write(folder, artefacts);
    }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
