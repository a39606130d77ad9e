// MCP over HTTP at /mcp. Requires a key or a session, and refuses pages of other origins.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { json } from 'node:stream/consumers';
import type { AuthInfo, createMcpHandler, McpRequestContext } from '@modelcontextprotocol/server';
import { loadOnce } from '../base/async/load-once.ts';
import { isProblem, Problem } from '../base/problem.ts';
import { type CallLimit, limitCalls, REFUSED_AFTER_MS } from './call-limit.ts';
import { LARGE_BYTES, RequestLimits } from './request-limits.ts';
import { trackCalls } from './running-calls.ts';
import { McpSessions } from './sessions.ts';
import { groupsIn } from './tool-list.ts';
import type { KeyHolder, ViewerPanel, ViewerTools } from './viewer-tools.ts';

export interface McpCaller {
  readonly owner: string;
  /** Of the key or the session. */
  readonly keyId: string;
  readonly scopes: readonly string[];
  /** Calls back once when the key expires or is revoked; returns a function that stops watching. */
  readonly whenRevoked: (end: () => void) => () => void;
}

export interface McpOverHttpOptions {
  /** What belongs to the key's owner. */
  readonly toolsOf: (owner: string) => Pick<ViewerTools, 'screenshots' | 'files' | 'widgetUrl' | 'widgetApp'>;
  /** The panel of the key's owner. A key cannot open anything in another owner's workspace. */
  readonly panelOf: (holder: KeyHolder) => ViewerPanel | Promise<ViewerPanel>;
  /** Null if the API key or session token is invalid. Throws a Problem if it has expired, or if it has no owner. */
  readonly callerOf: (key: string, address: string) => Promise<McpCaller | null>;
  /** The address of the OAuth metadata, for the Host header of a request. */
  readonly metadataUrl: (host: string | undefined) => string;
  /** Of pages that may call it. */
  readonly origins: () => readonly string[];
  /** Maximum size of a request, which may contain an image. */
  readonly maxBodyBytes: number;
  readonly onTrouble: (error: Error) => void;
  /** A problem as this server writes it. */
  readonly textOf: (problem: Problem, connection: Socket) => string;
}
type Listen = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The session header that clients of the 2025 revisions send back; later revisions have none. */
const SESSION = 'mcp-session-id';
const CREDENTIAL = /^Bearer +((?:ak|tok)_[A-Za-z0-9_-]{43})$/i;

const MAX_CANCELLATION_BYTES = 4096;
/** A response that the client has not read for this long is closed, since it uses memory that others need. */
const UNREAD_MS = 60_000;

/** Mistakes of the client, which the response explains. The SDK reports them like faults; some quote the request. */
const isMistake = (error: Error & { readonly code?: unknown }): boolean =>
  typeof error.code === 'number' || /^(Rejected inbound request|Unsupported Media Type)/.test(error.message);

/** A large request cannot wait, because few can run at a time. */
const refuseToWait: CallLimit = async () => {
  throw new Error(`Requests of more than ${LARGE_BYTES} bytes are only for av_screenshot_store.`);
};

/** The groups of tools in the address, such as /mcp?tools=pages,paste. */
function chosenGroups({ url = '/' }: IncomingMessage): readonly string[] | undefined | Problem {
  const list = new URL(url, 'http://localhost').searchParams.get('tools');
  try {
    return list === null ? undefined : groupsIn(list);
  } catch (error) {
    return new Problem('bad-request', `The address has an ${(error as Error).message}.`);
  }
}

export class McpOverHttp {
  readonly #options: McpOverHttpOptions;
  readonly #sessions: McpSessions;
  readonly #limitOf = limitCalls();
  readonly #callsOf = trackCalls();
  readonly #limits = new RequestLimits();
  readonly #closing = new AbortController();
  #handler: ReturnType<typeof createMcpHandler> | undefined;
  /** Loaded with the first request, because most viewers never get one. */
  readonly #load = loadOnce(async () => {
    const [{ createMcpHandler: create }, { toNodeHandler }, { createViewerServer }] = await Promise.all([
      import('@modelcontextprotocol/server'),
      import('@modelcontextprotocol/node'),
      import('./server.ts'),
    ]);
    const { onTrouble, maxBodyBytes } = this.#options;
    const onerror = (error: Error) => isMistake(error) || onTrouble(error);
    const serve = (context: McpRequestContext) => createViewerServer(this.#toolsOf(context));
    const handler = create(serve, { onerror, maxRequestBodySize: maxBodyBytes });
    this.#handler = handler;
    const listen = (maxRequestBodySize: number) =>
      toNodeHandler(handler, { onerror: onTrouble, maxRequestBodySize }) as Listen;
    return { small: listen(LARGE_BYTES), large: listen(maxBodyBytes) };
  });

  constructor(options: McpOverHttpOptions) {
    this.#options = options;
    this.#sessions = new McpSessions(options.panelOf);
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { onTrouble, metadataUrl } = this.#options;
    const caller = await this.#authenticate(request).catch((error: unknown) => this.#refuse(response, error));
    if (!caller) return;
    const groups = chosenGroups(request);
    if (groups instanceof Problem) return this.#refuse(response, groups);
    const listen = await this.#load().catch((error: Error) => onTrouble(error));
    if (!listen) return this.#refuse(response, new Problem('unavailable'));
    if (response.destroyed) return; // its 'close' has been emitted
    const { key, owner, keyId } = caller;
    const isLarge = Number(request.headers['content-length'] ?? 0) > LARGE_BYTES;
    const tooMany = this.#limits.admit(keyId, response, isLarge);
    if (tooMany) {
      const late = setTimeout(() => this.#refuse(response, tooMany), REFUSED_AFTER_MS);
      response.once('close', () => clearTimeout(late));
      return this.#cancelOnly(request, response, keyId);
    }
    const closed = new AbortController();
    response.on('close', () => closed.abort());
    response.setTimeout(UNREAD_MS, () => response.writableLength > 0 && response.destroy());
    const extra = { groups, keyId, closed: AbortSignal.any([closed.signal, this.#closing.signal]), isLarge };
    const resourceMetadataUrl = metadataUrl(request.headers.host);
    const auth: AuthInfo = { token: key, clientId: owner, scopes: [...caller.scopes], resourceMetadataUrl, extra };
    const isNew = request.headers[SESSION] === undefined;
    if (isNew && request.headers['mcp-method'] === undefined) response.setHeader(SESSION, this.#sessions.begin(keyId));
    response.on(
      'close',
      caller.whenRevoked(() => response.destroy()),
    );
    await listen[isLarge ? 'large' : 'small'](Object.assign(request, { auth }), response);
  }

  async close(): Promise<void> {
    this.#closing.abort(); // calls that wait answer now
    await this.#handler?.close();
  }

  /** Throws a Problem if the request must be refused. */
  async #authenticate(request: IncomingMessage) {
    const { origins, callerOf } = this.#options;
    const { origin, authorization, 'x-api-key': ownKey } = request.headers;
    if (origin !== undefined && !origins().includes(origin)) throw new Problem('foreign-origin');
    const [, key] = CREDENTIAL.exec(authorization ?? `Bearer ${ownKey}`) ?? [];
    const caller = key === undefined ? null : await callerOf(key, request.socket.remoteAddress ?? '');
    if (key === undefined || caller === null) throw this.#unauthorized(request);
    if (request.method !== 'POST') throw new Problem('method-not-allowed', undefined, { headers: { Allow: 'POST' } });
    return { key, ...caller };
  }

  /** The header tells MCP clients where to get a token (RFC 9728, 5.1). */
  #unauthorized({ headers }: IncomingMessage): Problem {
    const invalid = headers.authorization === undefined ? '' : ' error="invalid_token",';
    const metadataUrl = this.#options.metadataUrl(headers.host);
    const challenge = `Bearer realm="annex",${invalid} resource_metadata="${metadataUrl}"`;
    const detail = 'Send an API key as X-Api-Key or as Authorization: Bearer ak_..., or get an access token by OAuth.';
    return new Problem('unauthorized', detail, { headers: { 'WWW-Authenticate': challenge } });
  }

  #refuse(response: ServerResponse, problem: unknown): void {
    if (!isProblem(problem)) throw problem;
    response.writeHead(problem.status, {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      ...problem.headers,
    });
    response.end(this.#options.textOf(problem, response.req.socket));
  }

  /** Cancels a call although the key has too many requests: it would keep them otherwise. */
  async #cancelOnly(request: IncomingMessage, response: ServerResponse, keyId: string): Promise<void> {
    const { [SESSION]: session = '', 'content-length': length } = request.headers;
    if (!this.#sessions.isOwn(keyId, String(session)) || !(Number(length) <= MAX_CANCELLATION_BYTES)) return;
    const message = (await json(request).catch(() => null)) as {
      method?: unknown;
      params?: { requestId: string };
    } | null;
    if (message?.method !== 'notifications/cancelled') return;
    this.#callsOf(`${keyId} ${session}`, AbortSignal.abort()).cancel(message.params?.requestId);
    if (!response.headersSent) response.writeHead(202).end();
  }

  #toolsOf({ authInfo, requestInfo }: McpRequestContext): ViewerTools {
    const { clientId: owner, token: key, extra, scopes } = authInfo as AuthInfo;
    const keyId = String(extra?.['keyId']);
    const session = requestInfo?.headers.get(SESSION) ?? '';
    const sessionKey = this.#sessions.isOwn(keyId, session) ? `${keyId} ${session}` : null;
    const closed = extra?.['closed'] as AbortSignal;
    const { screenshots, ...tools } = this.#options.toolsOf(owner);
    return {
      ...tools,
      ...(extra?.['groups'] ? { groups: extra['groups'] as readonly string[] } : {}),
      scopes,
      screenshots: { ...screenshots, image: this.#limits.images(keyId, screenshots.image, closed) },
      panel: (asked?: string) => this.#sessions.panel(keyId, session, { owner, key }, asked),
      limit: extra?.['isLarge'] ? refuseToWait : this.#limitOf(keyId),
      calls: this.#callsOf(sessionKey, closed),
    };
  }
}
