import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../../scripts/areas.ts';
import { gatewayHandlers } from '../../src/areas/gateway/handlers.ts';
import { PAGE_HEADERS, problemPage } from '../../src/areas/gateway/page/callback.ts';
import { GatewayService } from '../../src/areas/gateway/service.ts';
import { packageHandlers } from '../../src/areas/packages/handlers.ts';
import { PackageService } from '../../src/areas/packages/service.ts';
import { PackageStore } from '../../src/areas/packages/store.ts';
import { systemClock, Uptime } from '../../src/base/clock.ts';
import { createLog } from '../../src/base/log/log.ts';
import type { OpenApi } from '../../src/contract/conform/document.ts';
import { send, type WireResponse } from '../../src/contract/conform/send.ts';
import type { Wire } from '../../src/contract/conform/wire.ts';
import type { Handlers } from '../../src/contract/handler.ts';
import { exampleHandlers, type MockTables } from '../../src/contract/mock/index.ts';
import type { Operation } from '../../src/contract/operation.ts';
import { implement } from '../../src/contract/server/implement.ts';
import { answerProblems, listen, operations } from '../../src/contract/server/index.ts';
import type { AnyHandler } from '../../src/contract/server/route.ts';
import { buildSample } from '../../src/servers/sample-repository.ts';
import { seed } from '../rounds.ts';
import { openapiBackendApp } from './openapi-backend.ts';
import { recordCalls } from './recorded-calls.ts';

const SEED = seed(14);
const CALLS = 500;
const ORIGIN = 'http://127.0.0.1:8790';

interface Difference {
  readonly reason: string;
  readonly applies: (wire: Wire) => boolean;
  /** A call for which the two return different responses. */
  readonly sample: readonly [area: string, wire: Wire];
}

const get = (path: string, headers: Wire['headers'] = {}): Wire => ({ method: 'GET', path, headers });
const STATE = 'state=1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b';
const json = { 'Content-Type': 'application/json' };

/** Intended differences. */
const KNOWN: readonly Difference[] = [
  {
    reason: 'RFC 7493, 2.1: text without lone surrogates. We refuse them, JSON.parse does not',
    applies: ({ body }) => typeof body === 'string' && /\\ud[89a-f]/.test(body),
    sample: ['intents', { method: 'POST', path: '/auth/intents', headers: json, body: '{"a":"\\ud800"}' }],
  },
  {
    reason: 'RFC 3986, 2.1: % begins two hexadecimal digits of UTF-8. We refuse others; qs leaves them unchanged',
    applies: ({ path }) => /%(?![0-9a-f]{2})|%[89a-f][0-9a-f](?!%)/i.test(path),
    sample: ['paste', get('/screenshot-paste?title=%FF', { 'X-Api-Key': 'any' })],
  },
  {
    reason: 'An integer is written in digits. We refuse 1e1, 0x10, +5, 05 and 5.0; Ajv coerces whatever Number() reads',
    applies: ({ path }) => /[?&](limit|offset|after)=(?!-?(0|[1-9]\d*)(&|$))/.test(path),
    sample: ['packages', get('/packages/search?limit=1e1')],
  },
  {
    reason:
      'OpenAPI, style form without explode: a comma separates the items of a list. openapi-backend wants one item',
    applies: ({ path }) => /[?&]platform=[^&]*,/.test(path),
    sample: ['packages', get('/packages/search?platform=linux,macos')],
  },
  {
    reason: 'OpenAPI, style form: brackets are part of a name. qs parses them as lists and objects',
    applies: ({ path }) => /[?&][^=&]*(\[|%5B)/i.test(path),
    sample: ['gateway', get(`/callback?${STATE}&limit[0]=a&limit[0]=b&access_token=x`)],
  },
  {
    reason:
      'OpenAPI, style form: the name of an exploded object is no parameter. openapi-backend wants an object there',
    applies: ({ path }) => /[?&]others=/.test(path),
    sample: ['gateway', get(`/callback?${STATE}&code=x&others=100`)],
  },
  {
    reason: 'a parameter may have an empty name, as in an HTML form; qs leaves it out',
    applies: ({ path }) => /[?&]=/.test(path),
    sample: ['gateway', get(`/callback?${STATE}&code=x&=1`)],
  },
  {
    reason: 'A parameter named __proto__ is an ordinary one. qs drops it',
    applies: ({ path }) => /[?&]__proto__=/.test(path),
    sample: ['gateway', get(`/callback?${STATE}&code=x&__proto__=x`)],
  },
  {
    reason: 'A query may have at most 32 parameters, even unknown ones. qs accepts a thousand',
    applies: ({ path }) => path.split('&').length > 32,
    sample: [
      'packages',
      get(`/packages/schema/v1.json?${Array.from({ length: 40 }, (_, at) => `p${at}=1`).join('&')}`),
    ],
  },
  {
    reason: 'The first value of a repeated error, error_description, error_uri or iss counts. qs makes a list of them',
    applies: ({ path }) => /^\/callback\?.*\b(error|error_description|error_uri|iss)=.*&\1=/.test(path),
    sample: ['gateway', get(`/callback?${STATE}&error=x&error=y`)],
  },
  {
    reason: 'A free-form parameter has at most 4,096 characters. openapi-backend checks only named parameters',
    applies: ({ path }) => path.startsWith('/callback?') && /=[^&]{4097}/.test(path),
    sample: ['gateway', get(`/callback?${STATE}&code=x&extra=${'x'.repeat(5_000)}`)],
  },
  {
    reason: 'RFC 9110, 14.2: we serve ranges of a file. Koa serves only whole files',
    applies: ({ headers }) => headers['Range'] !== undefined,
    sample: ['packages', get('/packages/resources.zip', { Range: 'bytes=0-3' })],
  },
  {
    reason:
      'A body that is one of several objects is no list. Ajv lets a list through where the document discriminates',
    applies: ({ path, body }) => path.startsWith('/api/panels/') && typeof body === 'string' && body.startsWith('['),
    sample: [
      'workspace',
      {
        method: 'PATCH',
        path: '/api/panels/webview/demo/rover',
        headers: { ...json, 'X-Api-Key': 'any' },
        body: '[]',
      },
    ],
  },
];

type Table = Record<string, Operation>;
interface Server {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The handlers of both servers; records what each handler received. */
class Pair {
  ours!: Server;
  theirs!: Server;
  #seen: unknown = null;

  async open(area: string, document: OpenApi): Promise<this> {
    const folder = new URL(`../../generated/${area}/`, import.meta.url);
    const load = async <T>(file: string): Promise<T> => (await import(new URL(file, folder).href)) as T;
    const { examples } = await load<Pick<MockTables<Table>, 'examples'>>('mock.ts');
    const rows = await load<Pick<MockTables<Table>, 'operations' | 'security'>>('operations.ts');
    const { validators } = await load<Pick<MockTables<Table>, 'validators'>>('validators.js');
    const fromExamples = exampleHandlers<Table>(
      { ...rows, examples, servers: [] },
      () => ({}),
      () => '',
    );
    const handlers = this.#noting(((await REAL[area]?.()) ?? fromExamples) as Record<string, AnyHandler>);
    const pages = { problem: problemPage, headers: PAGE_HEADERS };
    const rules = Object.fromEntries(Object.values(rows.operations).map(({ rule = '' }) => [rule, () => {}]));
    const served = operations({
      services: [implement<Table>({ ...rows, validators }, handlers as Handlers<Table>, { pages, rules })],
      authenticate: (scheme) => ({ scheme }) as never,
      origin: () => ORIGIN,
      violations: 'throw',
      onRequest: () => {},
      onFault: (error) => console.error(error),
    });
    this.ours = await start(new Koa().use(answerProblems()).use(served));
    this.theirs = await start(await openapiBackendApp({ area, document, handlers, pages, origin: ORIGIN }));
    return this;
  }

  /** Status, the problem's name or the data, and what the handler received. */
  async #call({ url }: Server, wire: Wire): Promise<{ status: number }> {
    this.#seen = null;
    const answer = await send(url, wire);
    return { ...summary(answer), ...{ seen: JSON.parse(JSON.stringify(this.#seen)) } };
  }

  async compare(wire: Wire): Promise<{ status: number; difference: object | null }> {
    const [ours, theirs] = [await this.#call(this.ours, wire), await this.#call(this.theirs, wire)];
    return { status: ours.status, difference: isDeepStrictEqual(ours, theirs) ? null : { wire, ours, theirs } };
  }

  #noting(handlers: Record<string, AnyHandler>): Record<string, AnyHandler> {
    const noting =
      (handler: AnyHandler): AnyHandler =>
      (request, reply) => {
        const { path, query, header, body, accept } = request as Record<string, unknown>;
        const { Host: _, ...sent } = (header ?? {}) as Record<string, unknown>; // the two have different ports
        this.#seen = { path, query, header: header && sent, body, accept };
        return handler(request, reply);
      };
    return Object.fromEntries(Object.entries(handlers).map(([id, handler]) => [id, noting(handler)]));
  }
}

const uptime = new Uptime({ ...systemClock, now: () => 0, elapsed: () => 0 });
const folder = mkdtempSync(join(tmpdir(), 'annex-second-server-'));

/** Real handlers for areas whose responses depend only on the call; the others return examples. */
const REAL: Readonly<Record<string, () => object | Promise<object>>> = {
  gateway: () =>
    gatewayHandlers(new GatewayService(systemClock), {
      uptime,
      version: '0.0.0',
      connections: () => 0,
      metrics: { text: async () => '' },
    }),
  packages: async () => {
    const log = createLog({ level: 'silent' });
    await buildSample({ folder, platformUrl: ORIGIN, brand: 'tool', log });
    const store = new PackageStore({ folder });
    return packageHandlers(new PackageService({ clock: systemClock, brand: 'tool', store }));
  },
};

async function start(app: Koa): Promise<Server> {
  const { port, close } = await listen(app.callback(), '127.0.0.1', 0, { closeGraceMs: 0 });
  return { url: `http://127.0.0.1:${port}`, close };
}

function summary({ status, headers, text }: WireResponse): { status: number } {
  const media = headers['content-type']?.split(';')[0];
  if (text === '') return { status, ...{ media } };
  if (media === 'application/problem+json')
    return { status, ...{ problem: (JSON.parse(text) as { type: string }).type } };
  const data: unknown = media === 'application/json' ? JSON.parse(text) : text;
  return { status, ...(status < 400 ? { media, data } : { media, error: (data as { error?: unknown }).error }) };
}

describe('openapi-backend on stock Koa, with the same handlers', () => {
  const pairs = new Map<string, Pair>();
  const pairOf = (area: string): Pair => pairs.get(area) as Pair;
  beforeAll(async () => {
    for (const { name, openapi } of areas) if (openapi) pairs.set(name, await new Pair().open(name, openapi));
  }, 60_000);
  afterAll(async () => {
    for (const { ours, theirs } of pairs.values()) await Promise.all([ours.close(), theirs.close()]);
    rmSync(folder, { recursive: true, force: true });
  });

  it(`returns the same responses to ${CALLS} recorded calls`, async () => {
    const different: object[] = [];
    const statuses = new Set<number>();
    let known = 0;
    const kept = { area: 'packages', wire: get('/packages/repository.json', { 'If-None-Match': '*' }) };
    for (const { area, wire } of [kept, ...(await recordCalls(SEED, CALLS - 1, ORIGIN))]) {
      const { status, difference } = await pairOf(area).compare(wire);
      statuses.add(status);
      if (!difference) continue;
      if (KNOWN.some(({ applies }) => applies(wire))) known += 1;
      else different.push(difference);
    }
    expect(different).toEqual([]);
    expect(known).toBeLessThan(CALLS / 20);
    expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 204, 304, 400, 401, 404, 405, 406, 415]));
  }, 60_000);

  it.each(KNOWN)('has the intended difference: $reason', async ({ applies, sample: [area, wire] }) => {
    expect(applies(wire)).toBe(true);
    expect((await pairOf(area).compare(wire)).difference).not.toBeNull();
  });
});
