// The intents area in a third-party Koa application with its own middleware.

import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa, { type Context } from 'koa';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Intents, Schemas } from '../../generated/intents/contract.ts';
import * as tables from '../../generated/intents/operations.ts';
import { validators } from '../../generated/intents/validators.js';
import { insertApplicationSession } from '../../src/areas/identity/session-store.ts';
import { intentHandlers } from '../../src/areas/intents/handlers.ts';
import { LocalWindows } from '../../src/areas/intents/rate-limit.ts';
import { IntentService } from '../../src/areas/intents/service.ts';
import { IntentStore } from '../../src/areas/intents/store.ts';
import type { Callers } from '../../src/base/caller.ts';
import { openDatabase } from '../../src/base/state/open.ts';
import { implement, operations } from '../../src/contract/server/index.ts';
import { createIdentity } from '../../src/servers/identity.ts';
import { createOauth } from '../../src/servers/oauth.ts';
import { ManualClock } from '../clock.ts';
import { problemOf, sending, useRunning } from '../running.ts';

const running = useRunning();

interface Seen {
  readonly operation: unknown;
  readonly route: unknown;
  readonly name: unknown;
  readonly status: number;
  readonly type: string;
  readonly length: number | undefined;
  readonly ms: number;
}

let url = '';
let seen: Seen[];
/** Runs between the metrics and the operations. */
let between: Koa.Middleware;

/** Works like common metrics or tracing middleware. */
const measure: Koa.Middleware = async (context, next) => {
  const started = performance.now();
  context.set('X-Request-Id', 'foreign-1');
  context.set('Vary', 'Origin');
  await next();
  context.set('Server-Timing', 'app;dur=1');
  const { status, type, length, _matchedRoute: route, _matchedRouteName: name } = context as Context;
  const { operation } = context.state;
  seen.push({ operation, route, name, status, type, length, ms: performance.now() - started });
};

beforeEach(async () => {
  seen = [];
  between = (_, next) => next();
  const folder = await mkdtemp(join(tmpdir(), 'annex-foreign-'));
  running.onClose(() => rm(folder, { recursive: true, force: true }));
  const database = await openDatabase({ dataDir: folder, role: 'server' });
  running.onClose(() => database.close());
  const clock = new ManualClock();
  const identity = createIdentity({ database, clock });
  const watch = database.watch.bind(database);
  const windows = new LocalWindows(() => clock.now());
  const intents = new IntentService({
    store: new IntentStore(database, insertApplicationSession),
    watch,
    clock,
    baseUrl: () => url,
    windows,
  });
  const oauth = createOauth({ database, clock, baseUrl: () => url, windows, intents, identity });
  const handlers = intentHandlers(intents, identity.sessions.ofApplications, oauth);
  const served = operations<Callers>({
    services: [implement<Intents, Callers>({ ...tables, validators }, handlers)],
    authenticate: () => null,
    origin: () => url,
    violations: 'throw',
    onRequest: () => {},
    onFault: (error) => expect.unreachable(String(error)),
  });
  const app = new Koa();
  app.use(measure);
  app.use((context, next) => between(context, next));
  app.use(served);
  app.use((context) => {
    context.body = 'their own page';
  });
  const server: Server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  running.onClose(() => {
    served.endStreams();
    server.closeAllConnections();
    server.close();
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

const create = (body: object = {}) => fetch(`${url}/auth/intents`, sending('POST', body));

describe('operations in a third-party application', () => {
  it('show other middleware the matched operation and the response', async () => {
    const answer = await create();
    expect(answer.status).toBe(201);
    const operation = { operationId: 'createIntent', path: '/auth/intents' };
    const length = Number(answer.headers.get('content-length'));
    expect(seen).toEqual([
      {
        operation,
        route: '/auth/intents',
        name: 'createIntent',
        status: 201,
        type: 'application/json',
        length,
        ms: expect.any(Number),
      },
    ]);
  });

  it('keep headers that are set before or after them', async () => {
    for (const answer of [await create(), await create({ app_name: 7 }), await fetch(`${url}/auth/session`)]) {
      expect(answer.headers.get('x-request-id')).toBe('foreign-1');
      expect(answer.headers.get('vary')).toBe('Origin');
      expect(answer.headers.get('server-timing')).toBe('app;dur=1');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('show refusals with the path template', async () => {
    const unknown = await fetch(`${url}/auth/intents/${'x'.repeat(43)}`);
    expect(await problemOf(unknown)).toMatchObject({ status: 404, name: 'intent-not-found' });
    expect((await fetch(`${url}/auth/session`)).status).toBe(401);
    expect((await fetch(`${url}/auth/intents`, { method: 'PUT' })).status).toBe(405);
    expect(seen).toMatchObject([
      { status: 404, type: 'application/problem+json', name: 'getIntent', route: '/auth/intents/{token}' },
      { status: 401, type: 'application/problem+json', name: 'getSession', route: '/auth/session' },
      { status: 405, type: 'application/problem+json', name: undefined, route: undefined },
    ]);
  });

  it('set the matched operation on the context before any handler runs', async () => {
    let before: unknown = 'nothing';
    let during: unknown = 'nothing';
    between = async (context, next) => {
      before = context.state['operation'];
      const answered = next();
      during = (context as Context)['_matchedRoute'];
      await answered;
    };
    await create();
    expect(before).toBeUndefined();
    expect(during).toBe('/auth/intents');
  });

  it('resolve when an event stream ends', async () => {
    const { updates_url } = (await (await create()).json()) as Schemas['Intent'];
    seen = [];
    const events = await running.events(updates_url);
    expect(seen).toEqual([]);
    events.end();
    await expect.poll(() => seen).toMatchObject([{ name: 'watchIntent', status: 200, type: 'text/event-stream' }]);
  });

  it('use a body that an earlier parser has read and stored', async () => {
    between = async (context, next) => {
      const chunks: Buffer[] = [];
      for await (const chunk of context.req) chunks.push(chunk as Buffer);
      Object.assign(context.request, { rawBody: Buffer.concat(chunks).toString() });
      await next();
    };
    expect((await create({ app_name: 'Layout' })).status).toBe(201);
    expect(await problemOf(await create({ app_name: 7 }))).toMatchObject({ status: 400, name: 'invalid-request' });
  });

  it('pass all other paths to the next middleware', async () => {
    expect(await (await fetch(`${url}/about`)).text()).toBe('their own page');
    expect(seen).toMatchObject([{ name: undefined, status: 200, type: 'text/plain' }]);
  });
});
