// Reads an OpenAPI or AsyncAPI document. Refuses unsupported features, or leaves out the operations that use them.
import { relative } from 'node:path';
import { bundleDocument } from './bundle.ts';
import { DocumentError } from './document-error.ts';
import { isFatal, leaveOut, type Note, notesOf } from './leave-out.ts';
import { normalise } from './normalise.ts';
import { type AsyncApi, type OpenApi, type PathItem, resolveRef } from './openapi.ts';
import { nameOperations } from './operation-names.ts';
import { operationsOf } from './rules/document-parts.ts';
import { checkAsyncapi, checkOpenapi, describeRefusals } from './rules/index.ts';
import { type ServerChoice, withServer } from './servers.ts';
import { readSockets } from './sockets.ts';
import { upgrade } from './upgrade.ts';

export interface Documents {
  readonly openapi: ReadonlyMap<string, OpenApi>;
  readonly asyncapi: ReadonlyMap<string, AsyncApi>;
  /** What is left out, if the documents were not read strictly. */
  readonly notes: readonly Note[];
}

export interface ReadOptions extends ServerChoice {
  /** Whether a document is refused if a part of it cannot be served. Else its operations are left out, with a note. */
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
  const notes: Note[] = [];
  for (const [index, file] of files.entries()) {
    const given = normalise(bundles[index]) as OpenApi | AsyncApi;
    const served = 'openapi' in given ? readOpenapi(file, given, options) : readAsyncapi(file, given, options);
    if ('openapi' in served.document) openapi.set(areaOf(file), served.document);
    else asyncapi.set(areaOf(file), served.document);
    refused.push(...served.refused);
    notes.push(...served.notes);
  }
  if (refused.length > 0) throw new DocumentError(refused.join('\n'));
  return { openapi, asyncapi, notes };
}

interface Served {
  readonly document: OpenApi | AsyncApi;
  readonly refused: readonly string[];
  readonly notes: readonly Note[];
}

function readOpenapi(file: string, given: OpenApi, { strict = false, base }: ReadOptions): Served {
  const document = prepare(given, base, strict);
  const refusals = checkOpenapi(document);
  const fatal = refusals.filter((refusal) => strict || (isFatal(refusal) && !refusal.skipped));
  if (strict || fatal.length > 0) return { document, refused: describeRefusals(file, fatal), notes: [] };
  const served = leaveOut(document, refusals);
  const isEmpty = operationsOf(served).next().done;
  const refused = isEmpty ? [`${file} has no operation that can be served`, ...describeRefusals(file, refusals)] : [];
  return { document: served, refused, notes: notesOf(file, refusals) };
}

function readAsyncapi(file: string, given: AsyncApi, options: ReadOptions): Served {
  const document = withServer(given, options);
  if (!/^3\./.test(given.asyncapi ?? '')) {
    return { document, refused: [`${file} is not an OpenAPI 3.0, OpenAPI 3.1 or AsyncAPI 3 document`], notes: [] };
  }
  const refusals = checkAsyncapi(document);
  if (options.strict) return { document, refused: describeRefusals(file, refusals), notes: [] };
  if (readSockets(document).sockets.length > 0) return { document, refused: [], notes: notesOf(file, refusals) };
  const refused = [`${file} has no channel that can be served`, ...describeRefusals(file, refusals)];
  return { document, refused, notes: [] };
}

/** Converts the document to 3.1. Names its operations, unless it must name them itself. */
function prepare(given: OpenApi, base: string | undefined, strict: boolean): OpenApi {
  if (base !== undefined && !/^(https?:\/\/[^/]|\/|$)/i.test(base)) {
    throw new DocumentError(`the base ${base} must be an http or https URL, or a path that begins with /`);
  }
  const servers = base === undefined ? given.servers : [{ url: base }];
  const document = upgrade({
    ...given,
    paths: Object.fromEntries(
      Object.entries(given.paths ?? {}).map(([path, item]) => [path, resolveRef(given, item as PathItemReference)]),
    ),
    components: given.components ?? {},
    ...(servers && { servers }),
  });
  return strict ? document : nameOperations(document);
}

type PathItemReference = PathItem & { readonly $ref?: string };
