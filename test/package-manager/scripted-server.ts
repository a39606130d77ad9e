// A web server whose responses each test defines, including invalid ones.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

export type Script = (request: IncomingMessage, response: ServerResponse) => void;

export interface ScriptedServer {
  readonly url: () => string;
  /** A temporary directory. */
  readonly folder: () => string;
  /** Responses by path. */
  serve(paths: Readonly<Record<string, Script | string | Uint8Array>>): void;
  /** Requested paths, with their ranges. */
  readonly requests: () => readonly string[];
}

export function useScriptedServer(): ScriptedServer {
  let paths: Readonly<Record<string, Script | string | Uint8Array>> = {};
  let url = '';
  let folder = '';
  let requests: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    requests.push(request.headers.range === undefined ? pathname : `${pathname} ${request.headers.range}`);
    const found = paths[pathname];
    if (found === undefined) response.writeHead(404).end();
    else if (typeof found === 'function') found(request, response);
    else response.writeHead(200, { 'content-length': Buffer.byteLength(found) }).end(found);
  });
  beforeEach(async () => {
    paths = {};
    requests = [];
    folder = await mkdtemp(join(tmpdir(), 'annex-scripted-'));
    if (url) return;
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    server.unref();
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    url: () => url,
    folder: () => folder,
    serve: (responses) => {
      paths = responses;
    },
    requests: () => requests,
  };
}
