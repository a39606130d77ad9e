// Reads an OpenAPI or AsyncAPI document and refuses unsupported features.
import { relative } from 'node:path';
import { bundleDocument } from './bundle.ts';
import { DocumentError } from './document-error.ts';
import { normalise } from './normalise.ts';
import type { AsyncApi, OpenApi } from './openapi.ts';
import { channelRefusalsOf, refusalsOf } from './rules/index.ts';
import { type ServerChoice, withServer } from './server-choice.ts';
import { readSockets } from './sockets.ts';

export interface Documents {
  readonly openapi: ReadonlyMap<string, OpenApi>;
  readonly asyncapi: ReadonlyMap<string, AsyncApi>;
  /** What is left out or served only in part, one line each. */
  readonly notes: readonly string[];
}

export interface ReadOptions extends ServerChoice {
  /** Whether a document is refused if a part of it cannot be served. */
  readonly strict?: boolean | undefined;
}

/** Reads a single document. */
export async function readDocument(file: string, area: string, options: ReadOptions = {}): Promise<Documents> {
  return sortDocuments([relative(process.cwd(), file)], [await bundleDocument(file)], () => area, options);
}

/** Groups documents by area. `bundles` are in the order of `files`. */
export function sortDocuments(
  files: readonly string[],
  bundles: readonly unknown[],
  areaOf: (file: string) => string,
  options: ReadOptions = { strict: true },
): Documents {
  const openapi = new Map<string, OpenApi>();
  const asyncapi = new Map<string, AsyncApi>();
  const refused: string[] = [];
  const notes: string[] = [];
  for (const [index, file] of files.entries()) {
    const document = normalise(bundles[index]) as OpenApi | AsyncApi;
    if ('openapi' in document) {
      document.paths ??= {};
      document.components ??= {};
      openapi.set(areaOf(file), document);
      refused.push(...refusalsOf(file, document));
    } else {
      const served = withServer(document, options);
      asyncapi.set(areaOf(file), served);
      const found = channelRefusalsOf(file, served);
      if (!/^3\./.test(document.asyncapi ?? '')) refused.push(`${file} is not an OpenAPI 3.1 or AsyncAPI 3 document`);
      else if (options.strict) refused.push(...found);
      else if (readSockets(served).sockets.length > 0) notes.push(...found);
      else refused.push(`${file} has no channel that can be served`, ...found);
    }
  }
  if (refused.length > 0) throw new DocumentError(refused.join('\n'));
  return { openapi, asyncapi, notes };
}
