// Generates types, validators, tables, a client and a mock from a document.
import { basename, dirname, resolve } from 'node:path';
import { writeArea } from './area.ts';
import { readDocument } from './documents.ts';
import { readOperations } from './model.ts';
import type { Artefacts } from './output.ts';
import { writeOwnProblems } from './problems.ts';

/** Returns the contents of generated/<area>/ for a single document. The area is named after the document's directory. */
export async function generateDocument(
  file: string,
  library: { contract: string; mocks: string } = { contract: 'annex/contract', mocks: 'annex/mock' },
): Promise<Artefacts> {
  const area = basename(dirname(resolve(file)));
  const { openapi, asyncapi } = await readDocument(file, area);
  const document = openapi.get(area);
  const artefacts = await writeArea(area, { openapi: document, asyncapi: asyncapi.get(area), ...library });
  return document ? new Map([...artefacts, ['problems.ts', writeOwnProblems(readOperations(document))]]) : artefacts;
}
