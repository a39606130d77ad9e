// The documents of the site, with their operations as the generator reads them, their messages and their flows.

import { SETTINGS_SCHEMA } from '../base/config/catalogue.ts';
import { type Arazzo, type AsyncApi, type Message, type OpenApi, refName, resolveRef } from '../contract/document.ts';
import { type OperationModel, readOperations } from '../contract/generate/model.ts';
import { AREAS, type Area, HOSTS, PLATFORM } from './areas.ts';
import type { Documents } from './documents.ts';

export interface DocsServer {
  readonly name: string;
  readonly url: string;
  /** What it serves, in a few words. */
  readonly what: string;
  /** Address of the health check; a page only checks servers of its own origin. */
  readonly health?: string | undefined;
  /** Its page. */
  readonly page?: string;
}

export interface Operation extends OperationModel {
  readonly href: string;
}

interface DocumentBase {
  readonly name: string;
  readonly area: Area;
  readonly href: string;
  readonly file: string;
  /** The address of the server in the document; empty if it has none. */
  readonly documented: string;
  /** The address of the running server, else the documented one. */
  readonly server: string;
  /** The address of its consoles; null if it is not running. */
  readonly console: string | null;
}
export interface HttpDocument extends DocumentBase {
  readonly kind: 'openapi';
  readonly source: OpenApi;
  readonly operations: readonly Operation[];
}
export interface SocketDocument extends DocumentBase {
  readonly kind: 'asyncapi';
  readonly source: AsyncApi;
  readonly channels: ReturnType<typeof channelsOf>;
}
export type SocketChannel = SocketDocument['channels'][number];
export type MessageEntry = SocketChannel['directions'][number]['messages'][number];
export interface FlowDocument extends DocumentBase {
  readonly kind: 'arazzo';
  readonly source: Arazzo;
}
export type DocumentPage = HttpDocument | SocketDocument | FlowDocument;

export type Model = ReturnType<typeof createModel>;

/** The same document as YAML. */
export const yamlFile = ({ file }: { readonly file: string }): string => file.replace(/\.json$/, '.yaml');

/** Without the program's name, which is on every page. */
export const titleOf = ({ kind, source }: DocumentPage): string =>
  kind === 'arazzo'
    ? `${source.info.title}: flows`
    : source.info.title.replace(/^Annex (\w)/, (_, first: string) => first.toUpperCase());

export const messagesOf = (page: SocketDocument): MessageEntry[] =>
  page.channels.flatMap(({ directions }) => directions.flatMap(({ messages }) => messages));

export function createModel(documents: Documents, servers: readonly DocsServer[]) {
  const listed = AREAS.flatMap((area) => area.documents);
  const others = [...documents.keys()].filter((name) => !listed.includes(name));
  /** The five areas in order, then the platform with all other documents; only those with a document. */
  const areas = [...AREAS, PLATFORM]
    .map((area) => ({ area, names: area === PLATFORM ? others : area.documents }))
    .map(({ area, names }) => ({ area, documents: names.flatMap((name) => pagesOf(name, area, documents, servers)) }))
    .filter((group) => group.documents.length > 0);
  const pages = areas.flatMap((group) => group.documents);
  const operations = pages.flatMap((page) => (page.kind === 'openapi' ? page.operations : []));
  /** Addresses of operations by id. */
  const links = new Map(operations.map(({ id, href }) => [id, href]));
  /** JSON Schemas, which have no page. */
  const schemas = [
    ...[...documents].flatMap(([name, { resources }]) => (resources ? [{ name, source: resources }] : [])),
    { name: 'settings', source: SETTINGS_SCHEMA },
  ].map(({ name, source }) => ({ file: `${name}.schema.json`, title: source.title ?? name, source }));
  return { areas, documents: pages, operations, servers, schemas, links };
}

function pagesOf(name: string, area: Area, documents: Documents, servers: readonly DocsServer[]): DocumentPage[] {
  const { openapi, asyncapi, workflows } = documents.get(name) ?? {};
  const host = HOSTS[name] ?? 'platform';
  const running = servers.find((server) => server.name === host)?.url.replace(/\/+$/, '');
  // A login belongs to the name by which the user has opened the platform.
  const consoles = running === undefined ? null : `${host === 'platform' ? '' : running}/console`;
  const documented = openapi?.servers?.[0]?.url.replace(/\/+$/, '') ?? '';
  const common = { name, area, documented, server: running ?? documented, console: consoles };
  const href = `/docs/${name}`;
  const pages: DocumentPage[] = [];
  if (openapi) {
    const operations = readOperations(openapi).map((operation) => ({ ...operation, href: `${href}/${operation.id}` }));
    pages.push({ ...common, kind: 'openapi', source: openapi, operations, href, file: `${name}.openapi.json` });
  }
  if (asyncapi) {
    const [first] = Object.values(asyncapi.servers ?? {});
    const address = first ? `${first.protocol}://${first.host}` : '';
    pages.push({
      ...common,
      kind: 'asyncapi',
      source: asyncapi,
      channels: channelsOf(asyncapi, `${href}/socket`),
      href: `${href}/socket`,
      documented: address,
      server: running?.replace(/^http/, 'ws') ?? address,
      file: `${name}.asyncapi.json`,
    });
  }
  if (workflows) {
    const file = `${name}.arazzo.json`;
    pages.push({ ...common, kind: 'arazzo', source: workflows, href: `${href}/flows`, file, console: null });
  }
  return pages;
}

const channelsOf = (source: AsyncApi, href: string) =>
  Object.entries(source.channels).map(([name, channel]) => {
    return { name, channel, directions: directionsOf(source, name, href) };
  });

function directionsOf(source: AsyncApi, channel: string, href: string) {
  return Object.entries(source.operations).flatMap(([id, operation]) => {
    if (refName(operation.channel ?? {}) !== channel) return [];
    const messages = operation.messages.map((each) => {
      const message = resolveRef<Message>(source, each as Message);
      /** Its key in the channel. */
      const key = refName(each) ?? message.name;
      /** From the client's point of view: `receive` in the document means that the server receives. */
      const way: 'sends' | 'receives' = operation.action === 'receive' ? 'sends' : 'receives';
      /** Its place on the page of the document. */
      const anchor = `${id}-${key}`;
      return { id: key, anchor, title: message.title ?? message.name ?? key, way, message, href: `${href}/${key}` };
    });
    return [{ id, title: operation.title ?? id, summary: operation.summary, messages }];
  });
}
