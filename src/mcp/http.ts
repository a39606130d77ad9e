// MCP over HTTP at /mcp: only with a key, and never from a page of another origin.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { createMcpHandler } from '@modelcontextprotocol/server';
import { loadOnce } from '../load-once.ts';
import { Problem } from '../problem.ts';
import type { ViewerTools } from './viewer-tools.ts';

export interface McpOverHttpOptions {
  readonly tools: ViewerTools;
  /** Whether an API key is valid. */
  readonly isKey: (key: string, address: string) => Promise<boolean>;
  readonly origin: () => string;
  readonly onTrouble: (error: Error) => void;
}

export interface McpOverHttp {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly close: () => Promise<void>;
}

type Handler = ReturnType<typeof createMcpHandler>;
type Listen = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export function mcpOverHttp({ tools, isKey, origin, onTrouble }: McpOverHttpOptions): McpOverHttp {
  let loaded: Handler | undefined;
  /** Loaded with the first request: most viewers never get one. */
  const load = loadOnce(async () => {
    const [{ createMcpHandler: create }, { toNodeHandler }, { createViewerServer }] = await Promise.all([
      import('@modelcontextprotocol/server'),
      import('@modelcontextprotocol/node'),
      import('./server.ts'),
    ]);
    const handler = create(() => createViewerServer(tools), { onerror: onTrouble });
    loaded = handler;
    return toNodeHandler(handler, { onerror: onTrouble }) as Listen;
  });
  return {
    handle: async (request, response) => {
      const given = request.headers.origin;
      if (given !== undefined && given !== origin()) return refuse(response, new Problem('foreign-origin'));
      const [, key] = /^Bearer +(ak_[A-Za-z0-9_-]{43})$/i.exec(request.headers.authorization ?? '') ?? [];
      if (key === undefined || !(await isKey(key, request.socket.remoteAddress ?? ''))) {
        return refuse(response, new Problem('unauthorized', 'Send an API key: Authorization: Bearer ak_...'));
      }
      const listen = await load().catch((error: Error) => onTrouble(error));
      if (!listen) return refuse(response, new Problem('unavailable'));
      await listen(request, response);
    },
    close: async () => {
      await loaded?.close();
    },
  };
}

function refuse(response: ServerResponse, problem: Problem): void {
  response.writeHead(problem.status, {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    ...(problem.status === 401 ? { 'WWW-Authenticate': 'Bearer realm="annex"' } : {}),
  });
  response.end(JSON.stringify(problem));
}
