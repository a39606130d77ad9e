// The documents, parsed once: the pages of the site, and every operation with its responses and problems.
import { AREAS, type Area, PLATFORM } from './areas.ts';
import {
  type AsyncApi,
  type Documents,
  type Example,
  type Media,
  type OpenApi,
  type OperationObject,
  type OrRef,
  type Parameter,
  type RequestBody,
  type Response,
  resolve,
} from './documents.ts';

export interface DocsServer {
  readonly name: string;
  readonly url: string;
  /** What it serves, in a few words. */
  readonly what: string;
  /** Address of the health check; a page only checks servers of its own origin. */
  readonly health?: string | undefined;
}

export interface Problem {
  readonly name: string;
  readonly title: string;
  readonly status: number;
}
/** A problem as one operation returns it. */
export interface ReturnedProblem extends Problem {
  readonly description: string;
  readonly example: unknown;
}
export interface DocumentedResponse {
  readonly status: string;
  readonly response: Response;
}
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly pending: boolean;
  readonly source: OperationObject;
  readonly parameters: readonly Parameter[];
  readonly body: RequestBody | null;
  /** Without problems. */
  readonly responses: readonly DocumentedResponse[];
  readonly problems: readonly ReturnedProblem[];
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

/** Without the program's name, which is on every page. */
export const titleOf = ({ source }: DocumentPage): string =>
  source.info.title.replace(/^Annex (\w)/, (_, first: string) => first.toUpperCase());

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const PROBLEM_MEDIA = 'application/problem+json';

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
    const source = openapi as OpenApi;
    const href = `/docs/${name}`;
    const server = (running ?? source.servers?.[0]?.url ?? '').replace(/\/+$/, '');
    const operations = readOperations(source, href, pending);
    pages.push({ kind: 'openapi', name, area, source, operations, href, file: `${name}.openapi.json`, server });
  }
  if (asyncapi) {
    const source = asyncapi as AsyncApi;
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

function readOperations(document: OpenApi, href: string, pending: ReadonlySet<string>): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const source = item[method] as OperationObject | undefined;
      if (!source) return [];
      const shared = (item['parameters'] ?? []) as readonly OrRef<Parameter>[];
      const parameters = [...shared, ...(source.parameters ?? [])].map((each) => resolve<Parameter>(document, each));
      const all = Object.entries(source.responses).map(([status, each]) => ({
        status,
        response: resolve<Response>(document, each),
      }));
      const id = source.operationId;
      return {
        id,
        method: method.toUpperCase(),
        path,
        summary: source.summary ?? id,
        pending: pending.has(id),
        source,
        parameters,
        body: source.requestBody ? resolve<RequestBody>(document, source.requestBody) : null,
        responses: all.filter(({ response }) => !response.content?.[PROBLEM_MEDIA]),
        problems: all.flatMap(({ response }) => readProblems(document, response)),
        href: `${href}#${id}`,
      };
    }),
  );
}

function readProblems(document: OpenApi, { content, description }: Response): ReturnedProblem[] {
  return examplesOf(document, content?.[PROBLEM_MEDIA]).flatMap(({ value }) => {
    const { type, title, status } = (value ?? {}) as { type?: string; title?: string; status?: number };
    const name = /\/problems\/([^/]+)$/.exec(type ?? '')?.[1];
    if (!name) return [];
    return { name, title: title ?? name, status: status ?? 0, description, example: value };
  });
}

export interface NamedExample extends Example {
  readonly name: string;
}

export function examplesOf(document: object, media: Media | undefined): NamedExample[] {
  if (!media) return [];
  if (media.example !== undefined) return [{ name: '', value: media.example }];
  return Object.entries(media.examples ?? {}).map(([name, each]) => ({ name, ...resolve<Example>(document, each) }));
}
