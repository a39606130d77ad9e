// Generates types, validators, tables, a client and a mock from a document.
import { basename, dirname, resolve } from 'node:path';
import { writeArea } from './area.ts';
import { readDocument } from './documents.ts';
import { readOperations } from './model.ts';
import type { Artefacts } from './output.ts';
import { writeOwnProblems } from './problems.ts';

/** What generated/<area>/ would hold, for a document that stands by itself. The area is called like its folder. */
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
