// Reads an OpenAPI or AsyncAPI document and refuses unsupported features.
import { relative } from 'node:path';
import { bundleDocument } from './bundle.ts';
import { DocumentError } from './document-error.ts';
import { normalise } from './normalise.ts';
import type { AsyncApi, OpenApi } from './openapi.ts';
import { channelRefusalsOf, refusalsOf } from './rules/index.ts';

export interface Documents {
  readonly openapi: ReadonlyMap<string, OpenApi>;
  readonly asyncapi: ReadonlyMap<string, AsyncApi>;
}

/** Reads a single document. */
export async function readDocument(file: string, area: string): Promise<Documents> {
  return sortDocuments([relative(process.cwd(), file)], [await bundleDocument(file)], () => area);
}

/** Groups documents by area. `bundles` are in the order of `files`. */
export function sortDocuments(
  files: readonly string[],
  bundles: readonly unknown[],
  areaOf: (file: string) => string,
): Documents {
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
