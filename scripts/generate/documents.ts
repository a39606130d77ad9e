// Lints and reads the documents that redocly.yaml lists.
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { parse } from 'yaml';
import { DocumentError, type OpenApi } from '../../src/contract/document.ts';
import { bundleDocument } from '../../src/contract/generate/bundle.ts';
import { type Documents, sortDocuments } from '../../src/contract/generate/documents.ts';
import { operationsOf } from '../../src/contract/generate/places.ts';
import { lint } from './lint.ts';

export async function readDocuments(root: string): Promise<Documents> {
  const config = parse(await readFile(join(root, 'redocly.yaml'), 'utf8')) as {
    apis: Record<string, { root: string }>;
  };
  await lint(root);
  // Workflows are linted and run, but nothing is generated from them.
  const files = Object.values(config.apis)
    .map((api) => api.root)
    .filter((file) => !file.endsWith('.arazzo.yaml'));
  const bundles = await Promise.all(files.map((file) => bundleDocument(join(root, file))));
  const documents = sortDocuments(files, bundles, (file) => dirname(relative('spec', file)));
  await refuseRepeatedOperationIds(root, documents.openapi);
  return documents;
}

/** An operationId must be unique across all documents: it names the handler, the SDK method and the log field. */
async function refuseRepeatedOperationIds(root: string, documents: ReadonlyMap<string, OpenApi>): Promise<void> {
  const seen = new Map<string, string>();
  for (const [area, document] of documents) {
    for (const { node } of operationsOf(document)) {
      const id = node.operationId;
      const other = seen.get(id);
      if (other) {
        const places = await linesOf(root, `operationId: ${id}`);
        throw new DocumentError(
          `${places.join(', ')} operationId ${id} is used in ${other} and in ${area}; rename one of them`,
        );
      }
      seen.set(id, area);
    }
  }
}

async function linesOf(root: string, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(join(root, 'spec'), { recursive: true })) {
    if (!entry.endsWith('.yaml')) continue;
    const lines = (await readFile(join(root, 'spec', entry), 'utf8')).split('\n');
    lines.forEach((line, index) => {
      if (line.trim() === text) found.push(`spec/${entry}:${index + 1}`);
    });
  }
  return found;
}
