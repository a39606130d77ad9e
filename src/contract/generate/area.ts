// The artefacts of one area: its OpenAPI document, its AsyncAPI document and its JSON Schema, whichever it has.
import { writeClient } from './client.ts';
import { writeContract } from './contract.ts';
import { writeMessages } from './messages.ts';
import { writeMock } from './mock.ts';
import { type OperationModel, readOperations } from './model.ts';
import type { AsyncApi, OpenApi, Schema } from './openapi.ts';
import { writeOperations } from './operations.ts';
import type { Artefacts } from './output.ts';
import { publishAsyncapi, publishOpenapi, withSamples } from './published.ts';
import { writeResources } from './resources.ts';
import { type CodeSample, writeSamples } from './samples.ts';
import { messageSchemas, type Named, operationSchemas, receivedSchemas, resourceSchemas } from './schemas.ts';
import { writeTypes } from './types.ts';
import { writeValidators, writeValidatorTypes } from './validators.ts';

export interface AreaDocuments {
  readonly openapi?: OpenApi | undefined;
  readonly asyncapi?: AsyncApi | undefined;
  readonly resources?: { readonly $defs: Record<string, Schema> } | null;
  /** A page of ours is at the other end of the channel: it gets validators of its own. */
  readonly page?: boolean;
  /** Where the problems of the published examples stand. */
  readonly problemBase?: string | undefined;
  /** Whether the SDK that samples import has this area. */
  readonly samples?: boolean;
  /** What clients import the contract library's client by. */
  readonly contract?: string;
  /** What mocks import the contract library's mock server by. */
  readonly mocks?: string;
}

const OWN = '../../src/contract/client/index.ts';
const OWN_MOCKS = '../../src/contract/mock/index.ts';

/** File name -> text. */
export async function writeArea(
  area: string,
  {
    openapi,
    asyncapi,
    resources,
    page,
    problemBase,
    samples = false,
    contract = OWN,
    mocks = OWN_MOCKS,
  }: AreaDocuments,
): Promise<Artefacts> {
  const artefacts = new Map<string, string>();
  const exports: Record<string, Named> = {};
  const putJson = (name: string, value: object) => artefacts.set(name, `${JSON.stringify(value, null, 2)}\n`);
  const putValidators = async (name: string, named: Record<string, Named>) => {
    artefacts.set(`${name}.js`, await writeValidators(named));
    artefacts.set(`${name}.d.ts`, writeValidatorTypes(named));
  };
  if (openapi) {
    const operations = readOperations(openapi);
    putJson(
      'openapi.json',
      withSamples(publishOpenapi(openapi, problemBase), samplesOf(area, openapi, operations, samples)),
    );
    artefacts.set('api.d.ts', await writeTypes(openapi));
    artefacts.set('contract.ts', writeContract(area, openapi, operations));
    artefacts.set('operations.ts', writeOperations(openapi, operations));
    artefacts.set('client.ts', writeClient(area, openapi, operations, asyncapi, contract));
    artefacts.set('mock.ts', writeMock(area, openapi, operations, mocks));
    exports['validators'] = operationSchemas(openapi, operations);
  }
  if (asyncapi) {
    putJson('asyncapi.json', publishAsyncapi(asyncapi));
    artefacts.set('messages.ts', await writeMessages(area, asyncapi));
    exports['messages'] = messageSchemas(asyncapi);
    if (page) await putValidators('received', { received: receivedSchemas(asyncapi) });
  }
  if (resources) {
    putJson('resources.json', resources);
    artefacts.set('resources.ts', await writeResources(resources));
    exports['resources'] = resourceSchemas(resources);
  }
  await putValidators('validators', exports);
  return artefacts;
}

const samplesOf = (
  area: string,
  document: OpenApi,
  operations: readonly OperationModel[],
  wanted: boolean,
): ReadonlyMap<string, readonly CodeSample[]> =>
  new Map(wanted ? operations.map((operation) => [operation.id, writeSamples(area, document, operation)]) : []);
