// Generates code for a small document with deprecated operations into a directory, and serves it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Koa from 'koa';
import { stringify } from 'yaml';
import type { OpenApi } from '../../src/contract/document.ts';
import { generateDocument } from '../../src/contract/generate/index.ts';
import { write } from '../../src/contract/generate/output.ts';
import {
  answerProblems,
  implement,
  type Listening,
  listen,
  operations,
  type Service,
} from '../../src/contract/server/index.ts';

const problem = (status: number, name: string, title: string) => ({
  [status]: {
    description: title,
    content: {
      'application/problem+json': {
        schema: { type: 'object' },
        examples: { [name]: { value: { type: `/problems/${name}`, title, status } } },
      },
    },
  },
});
const problems = {
  ...problem(400, 'invalid-request', 'The request is invalid'),
  ...problem(406, 'not-acceptable', 'None of the media types you accept can be answered'),
  ...problem(500, 'internal-error', 'Something went wrong here'),
};
const json = { 'application/json': { schema: { type: 'object' }, example: {} } };
const etag = { ETag: { required: true, schema: { type: 'string' }, example: '"one"' } };
const deprecated = { deprecated: true, 'x-deprecated-at': '2026-06-01', 'x-sunset': '2027-01-01', 'x-cors': 'any' };
const get = (operationId: string, responses: object, more: object = {}) => ({
  get: { operationId, tags: ['Things'], summary: operationId, responses: { ...responses, ...problems }, ...more },
});

const document = {
  openapi: '3.1.1',
  info: { title: 'Things', version: '1.0.0' },
  tags: [{ name: 'Things' }],
  paths: {
    '/things': get('listThings', { 200: { description: 'Here.', content: json } }),
    '/old-things': get(
      'listOldThings',
      {
        200: {
          description: 'Here.',
          content: { ...json, 'text/event-stream': { schema: { type: 'object' }, example: { event: 'a', data: 1 } } },
        },
      },
      { ...deprecated, parameters: [{ name: 'fail', in: 'query', schema: { type: 'boolean' } }] },
    ),
    '/old-file': get(
      'downloadOldFile',
      {
        200: { description: 'Here.', headers: etag, content: { 'application/zip': { schema: {}, example: '' } } },
        304: { description: 'Unchanged.', headers: etag },
      },
      deprecated,
    ),
    '/old-pending': get('getOldPending', { 200: { description: 'Here.', content: json } }, deprecated),
  },
  components: {},
};

export interface Generated {
  readonly folder: string;
  readonly document: OpenApi;
  remove(): void;
}

export async function generateThings(): Promise<Generated> {
  const folder = mkdtempSync(join(tmpdir(), 'annex-things-'));
  mkdirSync(join(folder, 'things'));
  writeFileSync(join(folder, 'things/openapi.yaml'), stringify(document));
  const { artefacts } = await generateDocument(join(folder, 'things/openapi.yaml'));
  await write(join(folder, 'generated/things'), artefacts);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const bundle = JSON.parse(artefacts.get('openapi.json') ?? '') as OpenApi;
  return { folder, document: bundle, remove: () => rmSync(folder, { recursive: true }) };
}

/** Handlers succeed unless `?fail=true` is given; `getOldPending` has no handler. */
export async function serveThings({ folder }: Generated): Promise<Listening> {
  const load = (name: string) => import(pathToFileURL(join(folder, 'generated/things', name)).href);
  const tables = { ...(await load('operations.ts')), ...(await load('validators.js')) };
  // The document exists only while the test runs, so there are no types for it.
  const make = implement as (tables: object, handlers: object) => Service;
  const service = make(tables, {
    listThings: (_: object, reply: Loose) => reply.json(200, {}),
    listOldThings: ({ query, accept }: { query: { fail?: boolean }; accept: string }, reply: Loose) => {
      if (query.fail) throw new Error('a bug');
      if (accept === 'application/json') return reply.json(200, {});
      return reply.events(200, (_: unknown, end: () => void) => {
        end();
        return () => {};
      });
    },
    downloadOldFile: (_: object, reply: Loose) =>
      reply.file(200, 'application/zip', { tag: 'one', size: 3, content: Buffer.from('zip') }, {}),
  });
  const app = new Koa();
  app.silent = true;
  app.use(answerProblems());
  app.use(
    operations({
      services: [service],
      authenticate: () => null,
      origin: () => 'http://127.0.0.1',
      violations: 'throw',
      onRequest: () => {},
      onFault: () => {},
    }),
  );
  return listen(app.callback(), '127.0.0.1', 0);
}
type Loose = Readonly<Record<'json' | 'events' | 'file', (...answer: unknown[]) => unknown>>;
