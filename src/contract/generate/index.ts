// Generates types, validators, tables, a client and a mock from a document.
import { basename, dirname, resolve } from 'node:path';
import { type AreaDocuments, writeArea } from './area.ts';
import { type ReadOptions, readDocument } from './documents.ts';
import type { Note } from './leave-out.ts';
import { readOperations } from './model.ts';
import type { Artefacts } from './output.ts';
import { writeOwnProblems } from './problems.ts';

export type { Note } from './leave-out.ts';

export interface GenerateOptions extends ReadOptions, Pick<AreaDocuments, 'contract' | 'mocks'> {
  /** Names the types, the client and the mock; by default the name of the document's directory. */
  readonly area?: string | undefined;
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
  const { openapi, asyncapi, notes } = await readDocument(file, area, options);
  const document = openapi.get(area);
  const artefacts = await writeArea(area, { openapi: document, asyncapi: asyncapi.get(area), contract, mocks });
  if (!document) return { artefacts, notes };
  const problems = writeOwnProblems(readOperations(document));
  return { artefacts: new Map([...artefacts, ['problems.ts', problems]]), notes };
}
