// A service for tests with one operation per kind of request and response, and a server that each test scripts by hand,
// so that it can also violate the contract.
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OperationRow, SchemeRow } from '../../src/contract/tables.ts';

interface Plain {
  defaults: { query: never; header: never; body: never };
  headers: Record<never, never>;
  security: 'none';
}
export interface Sample {
  findThings: Plain & {
    request: {
      path: { owner: string; name: string };
      query?: {
        q?: string;
        limit?: number;
        exact?: boolean;
        tag?: string[];
        kind?: string[];
        others?: Record<string, string>;
      };
      header?: { 'Thing-Verifier'?: string };
    };
    answers: { 200: { 'application/json': { things: string[] }; 'text/csv': string; 'image/png': Uint8Array } };
    problems: 'intent-not-found' | 'invalid-request' | 'unavailable';
  };
  makeThing: Plain & {
    request: { body?: { name: string } };
    answers: { 201: { 'application/json': { id: number } }; 204: Record<never, never> };
    problems: 'invalid-request';
  };
  uploadThing: Plain & {
    request: {
      body:
        | { media: 'multipart/form-data'; content: { image: Blob; title?: string } }
        | { media: 'image/png'; content: Uint8Array };
    };
    answers: { 201: { 'application/json': { bytes: number } } };
    problems: 'invalid-request';
  };
  watchThing: Plain & {
    request: { path: { token: string } };
    answers: { 200: { 'application/json': { state: string }; 'text/event-stream': { event: string; data: unknown } } };
    problems: 'intent-expired';
  };
  exportThings: Plain & {
    request: Record<never, never>;
    answers: { 200: { 'application/zip': Uint8Array } };
    problems: 'unavailable';
  };
  ownThing: {
    request: { path: { token: string } };
    defaults: Plain['defaults'];
    headers: Plain['headers'];
    answers: { 200: { 'application/json': { owner: string } } };
    problems: 'unauthorized';
    security: 'apiKey' | 'sessionToken';
  };
  endSession: {
    request: Record<never, never>;
    defaults: Plain['defaults'];
    headers: Plain['headers'];
    answers: { 204: Record<never, never> };
    problems: 'unauthorized';
    security: 'sessionToken';
  };
}

export type Scheme = 'apiKey' | 'sessionToken';
export const security: Readonly<Record<Scheme, SchemeRow>> = {
  apiKey: { in: 'header', name: 'X-Api-Key' },
  sessionToken: { in: 'bearer', name: 'Authorization' },
};

const text = (name: string, required = false) => ({ name, required, kind: 'string' }) as const;
const problem = (status: number) => ({ status, html: false });
const row = (given: Partial<OperationRow> & Pick<OperationRow, 'path' | 'answers'>): OperationRow => ({
  method: 'GET',
  effects: false,
  cors: false,
  exposes: [],
  security: [],
  parameters: { path: [], query: [], header: [] },
  body: null,
  problems: {},
  ...given,
});

export const sample: { readonly [Id in keyof Sample]: OperationRow } = {
  findThings: row({
    path: '/things/{owner}/{name}',
    parameters: {
      path: [text('owner', true), text('name', true)],
      query: [
        text('q'),
        { name: 'limit', required: false, kind: 'integer' },
        { name: 'exact', required: false, kind: 'boolean' },
        { ...text('tag'), list: 'repeated' },
        { ...text('kind'), list: 'comma' },
        { name: 'others', required: false, kind: 'rest' },
      ],
      header: [text('Thing-Verifier')],
    },
    answers: { 200: ['application/json', 'text/csv', 'image/png'] },
    problems: { 'intent-not-found': problem(404), 'invalid-request': problem(400), unavailable: problem(503) },
  }),
  makeThing: row({
    method: 'POST',
    path: '/things',
    body: { required: false, media: ['application/json'] },
    answers: { 201: ['application/json'], 204: [] },
    problems: { 'invalid-request': problem(400) },
  }),
  uploadThing: row({
    method: 'POST',
    path: '/uploads',
    body: { required: true, media: ['multipart/form-data', 'image/png'], files: { image: ['image/png'] } },
    answers: { 201: ['application/json'] },
    problems: { 'invalid-request': problem(400) },
  }),
  watchThing: row({
    path: '/things/{token}/status',
    parameters: { path: [text('token', true)], query: [], header: [] },
    answers: { 200: ['application/json', 'text/event-stream'] },
    problems: { 'intent-expired': problem(410) },
  }),
  exportThings: row({
    path: '/export',
    answers: { 200: ['application/zip'] },
    problems: { unavailable: problem(503) },
  }),
  ownThing: row({
    path: '/own/{token}',
    security: ['apiKey', 'sessionToken'],
    parameters: { path: [text('token', true)], query: [], header: [] },
    answers: { 200: ['application/json'] },
    problems: { unauthorized: problem(401) },
  }),
  endSession: row({
    method: 'DELETE',
    path: '/session',
    security: ['sessionToken'],
    answers: { 204: [] },
    problems: { unauthorized: problem(401) },
  }),
};

export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
export interface ScriptedServer extends AsyncDisposable {
  readonly url: string;
  readonly seen: Seen[];
  /** How the server responds to the next requests. */
  answer: (response: ServerResponse, request: IncomingMessage) => void;
}

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  return (response: ServerResponse) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
};

export const problemJson = (name: string, status: number, extra: object = {}, headers: Record<string, string> = {}) =>
  json(
    status,
    { type: `/problems/${name}`, title: 'In short', status, ...extra },
    {
      'Content-Type': 'application/problem+json',
      ...headers,
    },
  );

export async function scriptedServer(): Promise<ScriptedServer> {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers, body: Buffer.concat(chunks) });
    scripted.answer(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const scripted: ScriptedServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answer: json(200, {}),
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return scripted;
}

/** Returns the error that a call throws. */
export async function failure(call: Promise<unknown>): Promise<unknown> {
  const outcome = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('error' in outcome) return outcome.error;
  throw new Error('It did not fail');
}
