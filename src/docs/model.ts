// The documents of the site, with their operations as the generator reads them, their messages and their flows.

import { SETTINGS_FILE } from '../base/config/catalogue.ts';
import {
  type Arazzo,
  type AsyncApi,
  type Channel,
  type Message,
  type OpenApi,
  refName,
  resolveRef,
} from '../contract/document.ts';
import { type OperationModel, readOperations } from '../contract/generate/model.ts';
import { AREAS, type Area, PLATFORM } from './areas.ts';
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
  /** Address of the server that serves the document. */
  readonly server: string;
  /** The address of its consoles; null if it is not running. */
  readonly console: string | null;
}
export interface HttpDocument extends DocumentBase {
  readonly kind: 'openapi';
  readonly source: OpenApi;
  readonly operations: readonly Operation[];
}
export interface MessageEntry {
  /** Its key in the channel. */
  readonly id: string;
  /** Its place on the page of the document. */
  readonly anchor: string;
  readonly title: string;
  /** From the client's point of view: `receive` in the document means that the server receives. */
  readonly way: 'sends' | 'receives';
  readonly message: Message;
  readonly href: string;
}
export interface SocketChannel {
  readonly name: string;
  readonly channel: Channel;
  readonly directions: readonly {
    readonly id: string;
    readonly title: string;
    readonly summary: string | undefined;
    readonly messages: readonly MessageEntry[];
  }[];
}
export interface SocketDocument extends DocumentBase {
  readonly kind: 'asyncapi';
  readonly source: AsyncApi;
  readonly channels: readonly SocketChannel[];
}
export interface FlowDocument extends DocumentBase {
  readonly kind: 'arazzo';
  readonly source: Arazzo;
}
export type DocumentPage = HttpDocument | SocketDocument | FlowDocument;

export interface Model {
  /** The five areas in order, then the platform; only those with a document. */
  readonly areas: readonly { readonly area: Area; readonly documents: readonly DocumentPage[] }[];
  readonly documents: readonly DocumentPage[];
  readonly operations: readonly Operation[];
  readonly servers: readonly DocsServer[];
  /** JSON Schemas, which have no page. */
  readonly schemas: readonly { readonly file: string; readonly title: string; readonly source: object }[];
  /** Addresses of operations by id. */
  readonly links: ReadonlyMap<string, string>;
}

/** The same document as YAML. */
export const yamlFile = ({ file }: { readonly file: string }): string => file.replace(/\.json$/, '.yaml');

/** Without the program's name, which is on every page. */
export const titleOf = ({ kind, source }: DocumentPage): string =>
  kind === 'arazzo'
    ? `${source.info.title}: flows`
    : source.info.title.replace(/^Annex (\w)/, (_, first: string) => first.toUpperCase());

export const messagesOf = (page: SocketDocument): MessageEntry[] =>
  page.channels.flatMap(({ directions }) => directions.flatMap(({ messages }) => messages));

export function createModel(documents: Documents, servers: readonly DocsServer[]): Model {
  const groups = [...AREAS, PLATFORM].map((area) => ({
    area,
    documents: area.documents.flatMap((name) => pagesOf(name, area, documents, servers)),
  }));
  const grouped = new Set(groups.flatMap(({ area }) => area.documents));
  const rest = [...documents.keys()].filter((name) => !grouped.has(name));
  const others = rest.flatMap((name) => pagesOf(name, PLATFORM, documents, servers));
  const areas = groups
    .map((group) => (group.area === PLATFORM ? { ...group, documents: [...group.documents, ...others] } : group))
    .filter((group) => group.documents.length > 0);
  const pages = areas.flatMap((group) => group.documents);
  const operations = pages.flatMap((page) => (page.kind === 'openapi' ? page.operations : []));
  const links = new Map(operations.map(({ id, href }) => [id, href]));
  const schemas = [
    ...[...documents].flatMap(([name, { resources }]) => (resources ? [{ name, source: resources }] : [])),
    { name: 'settings', source: SETTINGS_FILE },
  ].map(({ name, source }) => ({ file: `${name}.schema.json`, title: source.title ?? name, source }));
  return { areas, documents: pages, operations, servers, schemas, links };
}

function pagesOf(name: string, area: Area, documents: Documents, servers: readonly DocsServer[]): DocumentPage[] {
  const { openapi, asyncapi, workflows } = documents.get(name) ?? {};
  const host = area.servers[name] ?? 'platform';
  const running = servers.find((server) => server.name === host)?.url;
  // A login belongs to the name by which the user has opened the platform.
  const consoles = running === undefined ? null : `${host === 'platform' ? '' : running.replace(/\/+$/, '')}/console`;
  const href = `/docs/${name}`;
  const server = (running ?? openapi?.servers?.[0]?.url ?? '').replace(/\/+$/, '');
  const pages: DocumentPage[] = [];
  if (openapi) {
    const operations = readOperations(openapi).map((operation) => ({ ...operation, href: `${href}/${operation.id}` }));
    const file = `${name}.openapi.json`;
    pages.push({ kind: 'openapi', name, area, source: openapi, operations, href, file, server, console: consoles });
  }
  if (asyncapi) pages.push(socketDocument(name, area, asyncapi, running, consoles));
  if (workflows) {
    const file = `${name}.arazzo.json`;
    pages.push({ kind: 'arazzo', name, area, source: workflows, href: `${href}/flows`, file, server, console: null });
  }
  return pages;
}

function socketDocument(
  name: string,
  area: Area,
  source: AsyncApi,
  running: string | undefined,
  consoles: string | null,
): SocketDocument {
  const [first] = Object.values(source.servers ?? {});
  const written = first ? `${first.protocol}://${first.host}` : '';
  const server = running?.replace(/^http/, 'ws').replace(/\/+$/, '') ?? written;
  const href = `/docs/${name}/socket`;
  const channels = Object.entries(source.channels ?? {}).map(([each, channel]) => ({
    name: each,
    channel,
    directions: directionsOf(source, each, href),
  }));
  const file = `${name}.asyncapi.json`;
  return { kind: 'asyncapi', name, area, source, channels, href, file, server, console: consoles };
}

/** The messages of a channel by direction. An operation that lists none carries all messages of the channel. */
function directionsOf(source: AsyncApi, channel: string, href: string): SocketChannel['directions'] {
  const all = Object.keys(source.channels?.[channel]?.messages ?? {});
  return Object.entries(source.operations ?? {}).flatMap(([id, operation]) => {
    if (refName(operation.channel ?? {}) !== channel) return [];
    const refs = operation.messages ?? all.map((name) => ({ $ref: `#/channels/${channel}/messages/${name}` }));
    const messages = refs.map((each): MessageEntry => {
      const message = resolveRef<Message>(source, each as Message);
      const key = refName(each) ?? message.name;
      const way = operation.action === 'receive' ? 'sends' : 'receives';
      const title = message.title ?? message.name ?? key;
      return { id: key, anchor: `${id}-${key}`, title, way, message, href: `${href}/${key}` };
    });
    return [{ id, title: operation.title ?? id, summary: operation.summary, messages }];
  });
}
