// The pages of the site: one for every document, with the operations as the generator reads them.

import { type OperationModel, readOperations } from '../contract/generate/model.ts';
import type { AsyncApi, OpenApi } from '../contract/generate/openapi.ts';
import { AREAS, type Area, PLATFORM } from './areas.ts';
import type { Documents } from './documents.ts';

export interface DocsServer {
  readonly name: string;
  readonly url: string;
  /** What it serves, in a few words. */
  readonly what: string;
  /** Address of the health check; a page only checks servers of its own origin. */
  readonly health?: string | undefined;
}

export interface Operation extends OperationModel {
  /** Documented but not implemented. */
  readonly pending: boolean;
  readonly href: string;
}

export interface HttpDocument {
  readonly kind: 'openapi';
  readonly name: string;
  readonly area: Area;
  readonly source: OpenApi;
  readonly operations: readonly Operation[];
  readonly href: string;
  readonly file: string;
  /** Address of the server that serves the document. */
  readonly server: string;
}
export interface SocketDocument {
  readonly kind: 'asyncapi';
  readonly name: string;
  readonly area: Area;
  readonly source: AsyncApi;
  readonly href: string;
  readonly file: string;
  readonly server: string;
}
export type DocumentPage = HttpDocument | SocketDocument;

export interface Model {
  /** The five areas in order, then the platform; only those with a document. */
  readonly areas: readonly { readonly area: Area; readonly documents: readonly DocumentPage[] }[];
  readonly documents: readonly DocumentPage[];
  readonly operations: readonly Operation[];
  readonly servers: readonly DocsServer[];
  /** Addresses of operations by id. */
  readonly links: ReadonlyMap<string, string>;
}

/** The same document as YAML. */
export const yamlFile = ({ file }: DocumentPage): string => file.replace(/\.json$/, '.yaml');

/** Without the program's name, which is on every page. */
export const titleOf = ({ source }: DocumentPage): string =>
  source.info.title.replace(/^Annex (\w)/, (_, first: string) => first.toUpperCase());

export function createModel(documents: Documents, servers: readonly DocsServer[], pending: ReadonlySet<string>): Model {
  const groups = [...AREAS, PLATFORM].map((area) => ({
    area,
    documents: area.documents.flatMap((name) => pagesOf(name, area, documents, servers, pending)),
  }));
  const known = new Set(groups.flatMap(({ area }) => area.documents));
  const rest = [...documents.keys()].filter((name) => !known.has(name));
  const others = rest.flatMap((name) => pagesOf(name, PLATFORM, documents, servers, pending));
  const areas = groups
    .map((group) => (group.area === PLATFORM ? { ...group, documents: [...group.documents, ...others] } : group))
    .filter((group) => group.documents.length > 0);
  const pages = areas.flatMap((group) => group.documents);
  const operations = pages.flatMap((page) => (page.kind === 'openapi' ? page.operations : []));
  const links = new Map(operations.map(({ id, href }) => [id, href]));
  return { areas, documents: pages, operations, servers, links };
}

function pagesOf(
  name: string,
  area: Area,
  documents: Documents,
  servers: readonly DocsServer[],
  pending: ReadonlySet<string>,
): DocumentPage[] {
  const { openapi, asyncapi } = documents.get(name) ?? {};
  const running = servers.find((server) => server.name === (area.servers[name] ?? 'platform'))?.url;
  const pages: DocumentPage[] = [];
  if (openapi) {
    const source = openapi;
    const href = `/docs/${name}`;
    const server = (running ?? source.servers?.[0]?.url ?? '').replace(/\/+$/, '');
    const operations = readOperations(source).map((operation) => {
      const { id } = operation;
      return { ...operation, pending: pending.has(id), href: `${href}#${id}` };
    });
    pages.push({ kind: 'openapi', name, area, source, operations, href, file: `${name}.openapi.json`, server });
  }
  if (asyncapi) {
    const source = asyncapi;
    const [first] = Object.values(source.servers ?? {});
    const written = first ? `${first.protocol}://${first.host}` : '';
    const server = running?.replace(/^http/, 'ws').replace(/\/+$/, '') ?? written;
    pages.push({
      kind: 'asyncapi',
      name,
      area,
      source,
      href: `/docs/${name}/socket`,
      file: `${name}.asyncapi.json`,
      server,
    });
  }
  return pages;
}
