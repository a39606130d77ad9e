// Merges the documents of all areas that the platform serves into one, for a single client of the whole platform.
import { readFile } from 'node:fs/promises';
import { AREA_NAMES, type AreaName } from '../../../generated/documents.ts';
import type { OpenApi, PathItem } from '../../contract/document.ts';

type Members = Record<string, unknown>;

const GATEWAY_PATHS = ['/callback', '/return'];

/**
 * The documents with the same server address as the platform's, with `url` as their address, also in examples, and what it
 * passes on to the gateway. `without`: areas that this server does not serve.
 */
export async function mergeDocuments(url?: string, without: readonly AreaName[] = []): Promise<Members> {
  const platform = (await readDocument('platform')) as OpenApi;
  const documents = new Map<string, OpenApi>();
  for (const area of AREA_NAMES) {
    const document = without.includes(area) ? null : await readDocument(area);
    if (document && addressOf(document) === addressOf(platform)) documents.set(area, document);
    else if (document && area === 'gateway') documents.set(area, passedOn(document));
  }
  const merged = merge(documents, platform);
  if (url === undefined) return merged;
  const address = JSON.stringify(addressOf(platform)).slice(1, -1);
  return JSON.parse(JSON.stringify(merged).replaceAll(address, JSON.stringify(url).slice(1, -1)));
}

/** What the platform passes on to the gateway. */
function passedOn(gateway: OpenApi): OpenApi {
  const paths = Object.fromEntries(GATEWAY_PATHS.map((path) => [path, gateway.paths[path] as PathItem]));
  const used = JSON.stringify([paths, gateway.components?.responses]);
  const isUsed = ([name]: readonly [string, unknown]) => used.includes(`"#/components/schemas/${name}"`);
  const schemas = Object.fromEntries(Object.entries(gateway.components.schemas ?? {}).filter(isUsed));
  return { ...gateway, paths, components: { ...gateway.components, schemas } };
}

const addressOf = ({ servers }: OpenApi): string | undefined => servers?.[0]?.url;

/** Null if the area has none. */
async function readDocument(area: string): Promise<OpenApi | null> {
  const file = new URL(`../../../generated/${area}/openapi.json`, import.meta.url);
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}

function merge(documents: ReadonlyMap<string, OpenApi>, platform: OpenApi): Members {
  const paths: Members = {};
  const components: Record<string, Members> = {};
  const tags = new Map<string, object>();
  for (const [area, document] of documents) {
    for (const [path, item] of Object.entries(document.paths)) add(paths, path, withSecurity(document, item), area);
    for (const [kind, members] of Object.entries(document.components)) {
      components[kind] ??= {};
      for (const [name, member] of Object.entries(members ?? {}))
        add(components[kind], name, member, `${area} ${kind}`);
    }
    for (const tag of document.tags ?? []) tags.set(tag.name, tag);
  }
  const summary = 'Everything that the platform serves.';
  const description = `${summary} The documents of ${[...documents.keys()].join(', ')} in one.`;
  return {
    ...platform,
    info: { ...platform.info, title: 'Annex', summary, description },
    servers: [{ url: addressOf(platform) }],
    tags: [...tags.values()],
    security: [],
    paths,
    components,
  };
}

/** Two documents may define the same name only with the same value. */
function add(to: Members, key: string, value: unknown, where: string): void {
  if (Object.hasOwn(to, key) && JSON.stringify(to[key]) !== JSON.stringify(value))
    throw new Error(`${where} ${key} has a different definition in another document of the platform`);
  to[key] = value;
}

/** Copies the document's default security to its operations. */
const withSecurity = ({ security = [] }: OpenApi, item: PathItem): Members =>
  Object.fromEntries(
    Object.entries(item).map(([key, value]) => {
      const operation = value as { readonly operationId?: string; readonly security?: unknown };
      return [key, operation.operationId ? { ...operation, security: operation.security ?? security } : value];
    }),
  );
