// MCP over HTTP at /mcp. Requires a key or a session, and refuses pages of other origins.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { json } from 'node:stream/consumers';
import type { AuthInfo, createMcpHandler, McpRequestContext } from '@modelcontextprotocol/server';
import { inOrder } from '../base/async/in-order.ts';
import { loadOnce } from '../base/async/load-once.ts';
import { isProblem, Problem } from '../base/problem.ts';
import { type CallLimit, limitCalls, REFUSED_AFTER_MS } from './call-limit.ts';
import { trackCalls } from './running-calls.ts';
import { createMcpSessions } from './sessions.ts';
import type { KeyHolder, Screenshots, ViewerPanel, ViewerTools } from './viewer-tools.ts';

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
  readonly toolsOf: (owner: string) => Pick<ViewerTools, 'screenshots' | 'widgetUrl' | 'widgetApp'>;
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

/** Concurrent requests per key. */
const MAX_AT_ONCE = 32;
/** Larger requests contain an image, and need several times their size in memory. */
const LARGE_BYTES = 4 * 1024 * 1024;
const MAX_LARGE_AT_ONCE = 4;
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

export function mcpOverHttp({
  toolsOf,
  panelOf,
  callerOf,
  metadataUrl,
  origins,
  maxBodyBytes,
  onTrouble,
  textOf,
}: McpOverHttpOptions) {
  const refuse = (response: ServerResponse, problem: unknown): void => {
    if (!isProblem(problem)) throw problem;
    response.writeHead(problem.status, {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      ...problem.headers,
    });
    response.end(textOf(problem, response.req.socket));
  };
  /** The header tells MCP clients where to get a token (RFC 9728, 5.1). */
  const unauthorized = ({ headers }: IncomingMessage): Problem => {
    const invalid = headers.authorization === undefined ? '' : ' error="invalid_token",';
    const challenge = `Bearer realm="annex",${invalid} resource_metadata="${metadataUrl(headers.host)}"`;
    const detail = 'Send an API key as X-Api-Key or as Authorization: Bearer ak_..., or get an access token by OAuth.';
    return new Problem('unauthorized', detail, { headers: { 'WWW-Authenticate': challenge } });
  };
  const limitOf = limitCalls();
  const callsOf = trackCalls();
  const running = new Map<string, { count: number; readonly images: ReturnType<typeof limitImages> }>();
  const large = new Set<string>();
  const closing = new AbortController();
  /** Returns false and refuses the request if the key has too many; else counts it until its response closes. */
  const admit = (keyId: string, response: ServerResponse, isLarge: boolean): boolean => {
    const usage = running.get(keyId) ?? { count: 0, images: limitImages() };
    const isOneTooMany = isLarge && (large.has(keyId) || large.size >= MAX_LARGE_AT_ONCE);
    if (usage.count >= MAX_AT_ONCE || isOneTooMany) {
      const most = isOneTooMany ? 'one request with a large image' : `at most ${MAX_AT_ONCE} requests`;
      const whose =
        isOneTooMany && !large.has(keyId) ? 'Others are sending large images' : `An API key can run ${most} at a time`;
      const problem = new Problem('unavailable', `${whose}. Wait until one has finished.`);
      const late = setTimeout(() => refuse(response, problem), REFUSED_AFTER_MS);
      response.once('close', () => clearTimeout(late));
      return false;
    }
    usage.count++;
    running.set(keyId, usage);
    if (isLarge) large.add(keyId);
    response.once('close', () => {
      if (--usage.count === 0) running.delete(keyId);
      if (isLarge) large.delete(keyId);
    });
    return true;
  };
  const sessions = createMcpSessions(panelOf);
  /** Cancels a call although the key has too many requests: it would keep them otherwise. */
  const cancelOnly = async (request: IncomingMessage, response: ServerResponse, keyId: string): Promise<void> => {
    const { [SESSION]: session = '', 'content-length': length } = request.headers;
    if (!sessions.isOwn(keyId, String(session)) || !(Number(length) <= MAX_CANCELLATION_BYTES)) return;
    const message = (await json(request).catch(() => null)) as {
      method?: unknown;
      params?: { requestId: string };
    } | null;
    if (message?.method !== 'notifications/cancelled') return;
    callsOf(`${keyId} ${session}`, AbortSignal.abort()).cancel(message.params?.requestId);
    if (!response.headersSent) response.writeHead(202).end();
  };
  let loaded: ReturnType<typeof createMcpHandler> | undefined;
  /** Loaded with the first request, because most viewers never get one. */
  const load = loadOnce(async () => {
    const [{ createMcpHandler: create }, { toNodeHandler }, { createViewerServer }] = await Promise.all([
      import('@modelcontextprotocol/server'),
      import('@modelcontextprotocol/node'),
      import('./server.ts'),
    ]);
    const serve = ({ authInfo, requestInfo }: McpRequestContext) => {
      const { clientId: owner, token: key, extra } = authInfo as AuthInfo;
      const keyId = String(extra?.['keyId']);
      const session = requestInfo?.headers.get(SESSION) ?? '';
      const sessionKey = sessions.isOwn(keyId, session) ? `${keyId} ${session}` : null;
      const closed = extra?.['closed'] as AbortSignal;
      const { screenshots, ...tools } = toolsOf(owner);
      const image = running.get(keyId)?.images(screenshots.image, closed) ?? screenshots.image;
      return createViewerServer({
        ...tools,
        screenshots: { ...screenshots, image },
        panel: (asked?: string) => sessions.panel(keyId, session, { owner, key }, asked),
        limit: extra?.['isLarge'] ? refuseToWait : limitOf(keyId),
        calls: callsOf(sessionKey, closed),
      });
    };
    const onerror = (error: Error) => isMistake(error) || onTrouble(error);
    const handler = create(serve, { onerror, maxRequestBodySize: maxBodyBytes });
    loaded = handler;
    const listen = (maxRequestBodySize: number) =>
      toNodeHandler(handler, { onerror: onTrouble, maxRequestBodySize }) as Listen;
    return { small: listen(LARGE_BYTES), large: listen(maxBodyBytes) };
  });
  /** Throws a Problem if the request must be refused. */
  const authenticate = async (request: IncomingMessage) => {
    const { origin, authorization, 'x-api-key': ownKey } = request.headers;
    if (origin !== undefined && !origins().includes(origin)) throw new Problem('foreign-origin');
    const [, key] = CREDENTIAL.exec(authorization ?? `Bearer ${ownKey}`) ?? [];
    const caller = key === undefined ? null : await callerOf(key, request.socket.remoteAddress ?? '');
    if (key === undefined || caller === null) throw unauthorized(request);
    if (request.method !== 'POST') throw new Problem('method-not-allowed', undefined, { headers: { Allow: 'POST' } });
    return { key, ...caller };
  };
  return {
    handle: async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const caller = await authenticate(request).catch((error: unknown) => refuse(response, error));
      if (!caller) return;
      const listen = await load().catch((error: Error) => onTrouble(error));
      if (!listen) return refuse(response, new Problem('unavailable'));
      if (response.destroyed) return; // its 'close' has been emitted
      const { key, owner, keyId } = caller;
      const isLarge = Number(request.headers['content-length'] ?? 0) > LARGE_BYTES;
      if (!admit(keyId, response, isLarge)) return cancelOnly(request, response, keyId);
      const closed = new AbortController();
      response.on('close', () => closed.abort());
      response.setTimeout(UNREAD_MS, () => response.writableLength > 0 && response.destroy());
      const extra = { keyId, closed: AbortSignal.any([closed.signal, closing.signal]), isLarge };
      const resourceMetadataUrl = metadataUrl(request.headers.host);
      const auth: AuthInfo = { token: key, clientId: owner, scopes: [...caller.scopes], resourceMetadataUrl, extra };
      const isNew = request.headers[SESSION] === undefined;
      if (isNew && request.headers['mcp-method'] === undefined) response.setHeader(SESSION, sessions.begin(keyId));
      response.on(
        'close',
        caller.whenRevoked(() => response.destroy()),
      );
      await listen[isLarge ? 'large' : 'small'](Object.assign(request, { auth }), response);
    },
    close: async () => {
      closing.abort(); // calls that wait answer now
      await loaded?.close();
    },
  };
}

/** One image more may exceed this, because its size is known only when it has been read. */
const MAX_BYTES_PER_KEY = 64 << 20;

type ReadImage = Screenshots['image'];

/** Returns a function for the requests of one key. Images are read one at a time and count until `closed` is aborted. */
function limitImages() {
  let used = 0;
  const queue = inOrder();
  return (readImage: ReadImage, closed: AbortSignal): ReadImage => {
    const read: ReadImage = async (...args) => {
      closed.throwIfAborted();
      if (used >= MAX_BYTES_PER_KEY) {
        throw new Problem('unavailable', 'Too many images are in open responses. Read those first, then retry.');
      }
      const bytes = await readImage(...args);
      const { length } = bytes; // the listener must not keep the image
      used += length;
      const release = () => (used -= length);
      if (closed.aborted) release();
      closed.addEventListener('abort', release);
      return bytes;
    };
    return (...args) => queue(() => read(...args));
  };
}
