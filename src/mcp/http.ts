// MCP over HTTP at /mcp. Requires a key or a session, and refuses pages of other origins.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { AuthInfo, createMcpHandler, McpRequestContext } from '@modelcontextprotocol/server';
import { loadOnce } from '../base/async/load-once.ts';
import type { MaybePromise } from '../base/async/maybe-promise.ts';
import { isProblem, Problem } from '../base/problem.ts';
import { CallLimits, REFUSED_AFTER_MS } from './call-limit.ts';
import { McpSessions } from './sessions.ts';
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
  readonly toolsOf: (owner: string) => Pick<ViewerTools, 'screenshots' | 'widgetUrl'>;
  /** The panel of the key's owner. A key cannot open anything in another owner's workspace. */
  readonly panelOf: (holder: KeyHolder) => MaybePromise<ViewerPanel>;
  /** Null if the API key or session token is invalid. Throws a Problem if it has expired, or if it has no owner. */
  readonly callerOf: (key: string, address: string) => Promise<McpCaller | null>;
  /** The address of the OAuth metadata, for the Host header of a request. */
  readonly metadataUrl: (host: string | undefined) => string;
  readonly origin: () => string;
  readonly onTrouble: (error: Error) => void;
  /** A problem as this server writes it. */
  readonly textOf: (problem: Problem, connection: Socket) => string;
}

export interface McpOverHttp {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly close: () => Promise<void>;
}

type Handler = ReturnType<typeof createMcpHandler>;
type Listen = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The session header that clients of the 2025 revisions send back; later revisions have none. */
const SESSION = 'mcp-session-id';

/** Concurrent requests per key. */
const MAX_AT_ONCE = 32;

const asProblem = (error: unknown): Problem => {
  if (isProblem(error)) return error;
  throw error;
};

export function mcpOverHttp({
  toolsOf,
  panelOf,
  callerOf,
  metadataUrl,
  origin,
  onTrouble,
  textOf,
}: McpOverHttpOptions): McpOverHttp {
  const refuse = (response: ServerResponse, problem: Problem): void => {
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
    const detail = 'Send an API key in the header Authorization: Bearer ak_..., or get an access token by OAuth.';
    return new Problem('unauthorized', detail, { headers: { 'WWW-Authenticate': challenge } });
  };
  const limits = new CallLimits();
  const running = new Map<string, number>();
  /** Returns false and refuses the request if the key has too many; else counts it until its response closes. */
  const admit = (keyId: string, response: ServerResponse): boolean => {
    const count = running.get(keyId) ?? 0;
    if (count >= MAX_AT_ONCE) {
      const problem = new Problem(
        'unavailable',
        `An API key can run at most ${MAX_AT_ONCE} requests at a time. Wait until one has finished.`,
      );
      const late = setTimeout(() => refuse(response, problem), REFUSED_AFTER_MS);
      response.once('close', () => clearTimeout(late));
      return false;
    }
    running.set(keyId, count + 1);
    response.once('close', () => running.set(keyId, (running.get(keyId) ?? 1) - 1));
    return true;
  };
  const sessions = new McpSessions(panelOf);
  let loaded: Handler | undefined;
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
      const panel = (asked?: string) => sessions.panel(keyId, session, { owner, key }, asked);
      return createViewerServer({ ...toolsOf(owner), panel, limit: limits.of(keyId) });
    };
    const handler = create(serve, { onerror: onTrouble });
    loaded = handler;
    return toNodeHandler(handler, { onerror: onTrouble }) as Listen;
  });
  return {
    handle: async (request, response) => {
      const given = request.headers.origin;
      if (given !== undefined && given !== origin()) return refuse(response, new Problem('foreign-origin'));
      const [, key] = /^Bearer +((?:ak|tok)_[A-Za-z0-9_-]{43})$/i.exec(request.headers.authorization ?? '') ?? [];
      const address = request.socket.remoteAddress ?? '';
      const caller = key === undefined ? null : await callerOf(key, address).catch(asProblem);
      if (isProblem(caller)) return refuse(response, caller);
      if (key === undefined || caller === null) return refuse(response, unauthorized(request));
      const listen = await load().catch((error: Error) => onTrouble(error));
      if (!listen) return refuse(response, new Problem('unavailable'));
      if (response.destroyed) return; // its 'close' has been emitted
      const { owner, keyId } = caller;
      if (!admit(keyId, response)) return;
      const auth: AuthInfo = { token: key, clientId: owner, scopes: [...caller.scopes], extra: { keyId } };
      const isNew = request.method === 'POST' && request.headers[SESSION] === undefined;
      if (isNew && request.headers['mcp-method'] === undefined) response.setHeader(SESSION, sessions.begin(keyId));
      response.on(
        'close',
        caller.whenRevoked(() => response.destroy()),
      );
      await listen(Object.assign(request, { auth }), response);
    },
    close: async () => {
      await loaded?.close();
    },
  };
}
