// Reads the documents of redocly.yaml with our lint rules, or a single foreign document.
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { parse } from 'yaml';
import { normalise } from './normalise.ts';
import type { AsyncApi, OpenApi } from './openapi.ts';
import { bundle, DocumentError, lint } from './redocly.ts';
import { channelRefusalsOf, refusalsOf } from './rules/index.ts';
import { operationsOf } from './rules/places.ts';

export interface Documents {
  readonly openapi: ReadonlyMap<string, OpenApi>;
  readonly asyncapi: ReadonlyMap<string, AsyncApi>;
}

export async function readDocuments(root: string): Promise<Documents> {
  const config = parse(await readFile(join(root, 'redocly.yaml'), 'utf8')) as {
    apis: Record<string, { root: string }>;
  };
  await lint(root);
  // Workflows are linted and run, but nothing is generated from them.
  const listed = Object.entries(config.apis).filter(([, api]) => !api.root.endsWith('.arazzo.yaml'));
  const bundles = await bundle(
    root,
    listed.map(([name]) => name),
  );
  const files = listed.map(([, api]) => api.root);
  const documents = sort(files, bundles, (file) => dirname(relative('spec', file)));
  await refuseRepeatedOperationIds(root, documents.openapi);
  return documents;
}

/** One OpenAPI or AsyncAPI document that needs to follow no rule of this house. */
export async function readDocument(file: string, area: string): Promise<Documents> {
  const bundles = await bundle(dirname(file), [basename(file)]);
  return sort([relative(process.cwd(), file)], bundles, () => area);
}

function sort(files: readonly string[], bundles: readonly unknown[], areaOf: (file: string) => string): Documents {
  const openapi = new Map<string, OpenApi>();
  const asyncapi = new Map<string, AsyncApi>();
  const refused: string[] = [];
  for (const [index, file] of files.entries()) {
    const document = normalise(bundles[index]) as OpenApi | AsyncApi;
    if ('openapi' in document) {
      document.paths ??= {};
      document.components ??= {};
      openapi.set(areaOf(file), document);
      refused.push(...refusalsOf(file, document));
    } else {
      asyncapi.set(areaOf(file), document);
      refused.push(...channelRefusalsOf(file, document));
    }
  }
  if (refused.length > 0) throw new DocumentError(refused.join('\n'));
  return { openapi, asyncapi };
}

/** An operationId is unique over all documents: it names the handler, the SDK method and the log field. */
async function refuseRepeatedOperationIds(root: string, documents: ReadonlyMap<string, OpenApi>): Promise<void> {
  const seen = new Map<string, string>();
  for (const [area, document] of documents) {
    for (const { node } of operationsOf(document)) {
      const id = node.operationId;
      const other = seen.get(id);
      if (other) {
        const places = await linesOf(root, `operationId: ${id}`);
        throw new DocumentError(`${places.join(', ')} operationId ${id} stands in ${other} and in ${area}`);
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
