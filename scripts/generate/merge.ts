// merged.json: the documents of one server merged into one, for a single client of the whole platform.

import { DocumentError } from '../../src/contract/generate/document-error.ts';
import type { OpenApi } from '../../src/contract/generate/openapi.ts';
import { publishOpenapi, withSamples } from '../../src/contract/generate/published.ts';
import { operationsOf } from '../../src/contract/generate/rules/document-parts.ts';

/** Merges the documents with the same server address as `area`, with the code samples of `published`. */
export function writeMerged(
  area: string,
  documents: ReadonlyMap<string, OpenApi>,
  published: readonly OpenApi[],
): string {
  const serverUrl = documents.get(area)?.servers?.[0]?.url;
  const together = [...documents].filter(([, document]) => document.servers?.[0]?.url === serverUrl);
  const paths: OpenApi['paths'] = {};
  const components: Record<string, Record<string, unknown>> = {};
  const tags = new Map<string, object>();
  for (const [name, document] of together) {
    for (const [path, item] of Object.entries(document.paths))
      add(paths, path, withSecurity(document, item), `${name} ${path}`);
    for (const [kind, members] of Object.entries(document.components)) {
      const all = components[kind] ?? {};
      components[kind] = all;
      for (const [key, member] of Object.entries(members ?? {})) add(all, key, member, `${name} ${kind}/${key}`);
    }
    for (const tag of document.tags ?? []) tags.set(tag.name, tag);
  }
  const [, first] = together[0] ?? [];
  if (!first) throw new DocumentError(`there is no document with the server address of ${area}`);
  const { openapi, jsonSchemaDialect } = first;
  const { version, contact, license } = first.info as { version: string; contact?: object; license?: object };
  const summary = 'Everything that the platform serves.';
  const description = `${summary} The documents of ${together.map(([name]) => name).join(', ')} in one.`;
  const info = { title: 'Annex', version, summary, description, contact, license };
  const merged = {
    openapi,
    jsonSchemaDialect,
    info,
    servers: [{ url: serverUrl }],
    tags: [...tags.values()],
    security: [],
    paths,
    components,
  };
  const samples = new Map(
    published.flatMap((each) =>
      [...operationsOf(each)].map(({ node }) => [node.operationId, node['x-codeSamples']] as const),
    ),
  );
  return `${JSON.stringify(withSamples(publishOpenapi(merged as OpenApi, serverUrl), samples), null, 2)}\n`;
}

/** Two documents may define the same name only with the same value. */
function add(to: Record<string, unknown>, key: string, value: unknown, where: string): void {
  if (Object.hasOwn(to, key) && JSON.stringify(to[key]) !== JSON.stringify(value)) {
    throw new DocumentError(`${where} has a different definition in another document of the same server`);
  }
  to[key] = value;
}

/** Copies the document's default security to its operations. */
function withSecurity(document: OpenApi, item: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => {
      const operation = value as { operationId?: string; security?: unknown };
      return [
        key,
        operation.operationId ? { ...operation, security: operation.security ?? document.security ?? [] } : value,
      ];
    }),
  );
}
