// Generates types, validators, tables, a client and a mock from a document.
import { basename, dirname, resolve } from 'node:path';
import type { OpenApi } from '../document.ts';
import { writeArea } from './area.ts';
import { readDocument } from './documents.ts';
import { type Locate, leaveOut, type Note, notesOf } from './leave-out.ts';
import { readOperations } from './model.ts';
import type { Artefacts } from './output.ts';
import { writeOwnProblems } from './problems.ts';
import { operationsOf, type Refusal } from './rules/rule.ts';
import { operationSchemas, schemaName } from './schemas.ts';
import { uncompiled } from './validators.ts';

export type { Note } from './leave-out.ts';

export interface GenerateOptions {
  /** Names the types, the client and the mock; by default the name of the document's directory. */
  readonly area?: string | undefined;
  /** The module from which the client imports the contract client. */
  readonly contract?: string;
  /** The module from which the mock imports the mock server. */
  readonly mocks?: string;
  /** Refuses the document if something in it cannot be served. */
  readonly strict?: boolean | undefined;
  /** Replaces the document's servers: a URL, or the base path of all operations. */
  readonly base?: string | undefined;
  /** The protocol of an AsyncAPI document's servers. */
  readonly protocol?: string | undefined;
}
export interface Generated {
  /** The contents of generated/<area>/. */
  readonly artefacts: Artefacts;
  /** What was left out, grouped by reason. */
  readonly notes: readonly Note[];
}

export async function generateDocument(
  file: string,
  {
    area = basename(dirname(resolve(file))),
    contract = 'annex-contract/client',
    mocks = 'annex-contract/mock',
    ...options
  }: GenerateOptions = {},
): Promise<Generated> {
  const read = await readDocument(file, area, options);
  const notes = [...read.notes];
  let document = read.openapi.get(area);
  const write = () => writeArea(area, { openapi: document, asyncapi: read.asyncapi.get(area), contract, mocks });
  const artefacts = await write().catch((error: Error) => {
    const refusals = document && !options.strict ? uncompiledParts(document) : [];
    if (!document || refusals.length === 0) throw error;
    document = leaveOut(document, refusals);
    notes.push(...notesOf(file, refusals, read.locate.get(area) as Locate));
    return write();
  });
  if (!document) return { artefacts, notes };
  const problems = writeOwnProblems(readOperations(document));
  return { artefacts: new Map([...artefacts, ['problems.ts', problems]]), notes };
}

/** Schemas that are JSON Schema, but cannot be compiled. */
function uncompiledParts(document: OpenApi): Refusal[] {
  const places = [...operationsOf(document)];
  const operations = readOperations(document);
  return [...uncompiled(operationSchemas(document, operations))].map(([id, reason]) => {
    const [, , component = ''] = id.split('/');
    const place = places.findLast(({ node }) => id.startsWith(`${schemaName(node.operationId)}_`));
    const at = id.startsWith('annex:') ? ['components', 'schemas', decodeURIComponent(component)] : (place?.at ?? []);
    return { at, reason: `the schema cannot be compiled: ${reason}` };
  });
}
