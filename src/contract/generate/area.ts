// Writes the generated files of one area from its OpenAPI document, AsyncAPI document and JSON Schema, if present.

import type { AsyncApi, OpenApi, Schema } from '../document.ts';
import { writeClient } from './client.ts';
import { writeContract } from './contract.ts';
import { writeMessages } from './messages.ts';
import { writeMock, writeSocketMock } from './mock.ts';
import { readOperations } from './model.ts';
import { writeOperations } from './operations.ts';
import type { Artefacts } from './output.ts';
import { publishAsyncapi, publishOpenapi } from './published.ts';
import { addSamples } from './samples.ts';
import { messageSchemas, operationSchemas, receivedSchemas, resourceSchemas, type SchemaSet } from './schemas.ts';
import { writeSocketClient, writeSocketClients } from './socket-client.ts';
import { readSockets } from './sockets.ts';
import { writeTypes } from './types.ts';
import { writeValidators, writeValidatorTypes } from './validators.ts';

export interface AreaDocuments {
  readonly openapi?: OpenApi | undefined;
  readonly asyncapi?: AsyncApi | undefined;
  readonly resources?: { readonly $defs: Record<string, Schema> } | null;
  /** Whether one of our pages uses the channel; it then gets its own, smaller validators. */
  readonly page?: boolean;
  /** The base URL of the problem types in published examples. */
  readonly problemBase?: string | undefined;
  /** Whether to write code samples, which need the area in the SDK. */
  readonly samples?: boolean;
  /** The module from which generated clients import the contract client. */
  readonly contract?: string;
  /** The module from which generated mocks import the mock server. */
  readonly mocks?: string;
  /** The module from which validators import what they have in common; absent if each file contains it. */
  readonly shared?: string;
}

const OWN_CLIENT = '../../src/contract/client/index.ts';
const OWN_MOCKS = '../../src/contract/mock/index.ts';

/** Returns file names with their text. */
export async function writeArea(
  area: string,
  {
    openapi,
    asyncapi,
    resources,
    page,
    problemBase,
    samples,
    contract = OWN_CLIENT,
    mocks = OWN_MOCKS,
    shared,
  }: AreaDocuments,
): Promise<Artefacts> {
  const artefacts = new Map<string, string>();
  const exports: Record<string, SchemaSet> = {};
  const putJson = (name: string, value: object) => artefacts.set(name, `${JSON.stringify(value)}\n`);
  const read = asyncapi && readSockets(asyncapi);
  const sockets = read && read.sockets.length > 0 ? writeSocketClients(area, asyncapi, read) : undefined;
  if (openapi) {
    const operations = readOperations(openapi);
    const published = publishOpenapi(openapi, problemBase);
    if (samples) addSamples(area, published, openapi, operations);
    putJson('openapi.json', published);
    artefacts.set('api.d.ts', await writeTypes(openapi));
    artefacts.set('contract.ts', writeContract(area, openapi, operations));
    artefacts.set('operations.ts', writeOperations(openapi, operations));
    artefacts.set('client.ts', writeClient(area, openapi, operations, sockets, contract));
    exports['validators'] = operationSchemas(openapi, operations);
  }
  if (asyncapi) putJson('asyncapi.json', publishAsyncapi(asyncapi));
  if (read && sockets) {
    if (!openapi) {
      artefacts.set('client.ts', writeSocketClient(sockets, contract));
      artefacts.set('mock.ts', writeSocketMock(area, asyncapi.info.title, read, mocks));
    }
    artefacts.set('messages.ts', await writeMessages(area, read));
    exports['messages'] = messageSchemas(read);
    if (page) exports['received'] = receivedSchemas(exports['messages']);
  }
  if (resources) {
    putJson('resources.json', resources);
    exports['resources'] = resourceSchemas(resources);
  }
  const { text, functions } = writeValidators(exports, shared);
  artefacts.set('validators.js', text);
  artefacts.set('validators.d.ts', writeValidatorTypes(exports));
  if (openapi) artefacts.set('mock.ts', writeMock(area, openapi, readOperations(openapi), mocks, functions));
  return artefacts;
}
