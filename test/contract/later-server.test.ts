import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { createIntentsClient } from '../../generated/intents/client.ts';
import type { Schemas } from '../../generated/intents/contract.ts';
import { createPackagesClient } from '../../generated/packages/client.ts';
import { Problem, UnknownProblem, UnreachableError } from '../../src/contract/client/index.ts';
import type { OpenEnums } from '../../src/contract/client/open-enums.ts';

const TOKEN = 'Jw1vY2ZpU0VtT0dSa3lQbXh3b0l5c2tQdmJHcE5aSmM';
const INTENT = {
  token: TOKEN,
  created_at: '2030-01-01T00:00:00.000Z',
  expires_at: '2030-01-01T00:15:00.000Z',
  requested_max_age: 3600,
  auth_url: 'http://127.0.0.1/auth/approve',
  updates_url: 'http://127.0.0.1/auth/intents/x/status',
  completed: false,
  region: 'eu-north',
};

/** Responses of a future server to today's clients. */
function laterServer(): Koa {
  const app = new Koa();
  const problem = (context: Koa.Context, status: number, name: string, more: object = {}) => {
    context.status = status;
    context.type = 'application/problem+json';
    context.body = JSON.stringify({
      type: `https://annex.example/problems/${name}`,
      title: 'In short',
      status,
      ...more,
    });
  };
  let failures = 2;
  app.use((context) => {
    switch (`${context.method} ${context.path}`) {
      case 'POST /auth/intents':
        context.status = 201;
        context.set('Location', `/auth/intents/${TOKEN}`);
        context.body = INTENT;
        return;
      case `GET /auth/intents/${TOKEN}`:
        problem(context, 451, 'region-blocked', { detail: 'Not from here.', regions: ['eu-north'] });
        return;
      case `DELETE /auth/intents/${TOKEN}`:
      case `PATCH /auth/intents/${TOKEN}`:
        problem(context, 410, 'intent-expired');
        return;
      case `GET /auth/intents/${TOKEN}/status`:
        if (context.accepts('text/event-stream', 'application/json') === 'text/event-stream') {
          context.type = 'text/event-stream';
          context.body = 'event: postponed\ndata: {"until":"noon"}\n\n';
        } else context.body = { state: 'postponed', until: 'noon' };
        return;
      case 'GET /packages/search':
        if (failures-- > 0) problem(context, 503, 'unavailable');
        else context.body = { total: 0, offset: 0, limit: 20, next: null, packages: [], took_ms: 3 };
        return;
      case 'GET /packages/repository.json':
        context.set('ETag', '"later"');
        if (context.get('If-None-Match') === '"later"') context.status = 304;
        else context.body = { name: 'Later', packages: { url: 'http://127.0.0.1/p.json', update_timestamp: 1 } };
        return;
      default:
        problem(context, 503, 'unavailable');
        context.set('Retry-After', '3600');
    }
  });
  return app;
}

let server: Server;
let baseUrl: string;
beforeAll(async () => {
  server = createServer(laterServer().callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const path = { token: TOKEN };
const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

describe('a client with a newer server', () => {
  const intents = () => createIntentsClient({ baseUrl });
  const packages = (retries = 0) => createPackagesClient({ baseUrl, retries, retryDelayMs: 1 });

  it('passes on unknown fields, states and events', async () => {
    expect(await intents().createIntent()).toEqual(INTENT);
    expect(await intents().watchIntent({ path })).toEqual({ state: 'postponed', until: 'noon' });
    const events: unknown[] = [];
    for await (const event of intents().watchIntent.stream({ path })) events.push(event);
    expect(events).toEqual([{ event: 'postponed', data: { until: 'noon' } }]);
  });

  it('throws an unknown problem with its name, title, detail and all other fields', async () => {
    for (const call of [intents().getIntent({ path }), intents().getIntent.outcome({ path })]) {
      const error = await failure(call);
      expect(error).toBeInstanceOf(UnknownProblem);
      expect(error).toMatchObject({
        name: 'region-blocked',
        status: 451,
        title: 'In short',
        message: 'Not from here.',
      });
      expect(error).toMatchObject({ type: 'https://annex.example/problems/region-blocked' });
      expect((error as UnknownProblem).details['regions']).toEqual(['eu-north']);
    }
  });

  it('types enum values as open unions, and keeps discriminators exact', async () => {
    type Hit = Awaited<ReturnType<ReturnType<typeof packages>['searchPackages']>>['packages'][number];
    expectTypeOf<Extract<'stable', NonNullable<Hit['version']>['status']>>().toEqualTypeOf<'stable'>();
    expectTypeOf<string>().toExtend<NonNullable<Hit['version']>['status']>();
    type Status = Awaited<ReturnType<ReturnType<typeof intents>['watchIntent']>>;
    expectTypeOf<Extract<Status, { state: 'authenticated' }>['session_token']>().toEqualTypeOf<string>();
  });

  it('recognizes a problem by the last segment of its type', async () => {
    const { outcome } = intents().linkIntent;
    expect(await outcome({ path })).toMatchObject({ ok: false, problem: { type: '/problems/intent-expired' } });
  });

  it("returns a response's headers", async () => {
    const { status, headers, body } = await intents().createIntent.answer();
    expectTypeOf(body).toEqualTypeOf<OpenEnums<Schemas['Intent']>>();
    expect([status, headers.get('Location'), body.token]).toEqual([201, `/auth/intents/${TOKEN}`, TOKEN]);
    const first = await packages().getRepository.answer();
    const tag = first.headers.get('ETag') ?? '';
    const again = await packages().getRepository.answer({ header: { 'If-None-Match': tag } });
    expect([again.status, again.body]).toEqual([304, undefined]);
  });

  it('retries idempotent calls up to the given number of times', async () => {
    expect(await failure(packages().searchPackages())).toMatchObject({ name: 'unavailable' });
    expect(await packages(1).searchPackages()).toMatchObject({ total: 0, took_ms: 3 });
  });

  it('does not wait an hour for Retry-After, and never retries calls that are not idempotent', async () => {
    expect(await failure(packages(5).getManifests())).toBeInstanceOf(Problem);
    let sent = 0;
    const fetch: typeof globalThis.fetch = async () => {
      sent++;
      throw new TypeError('network down');
    };
    const offline = { baseUrl, retries: 2, retryDelayMs: 1, fetch };
    expect(await failure(createIntentsClient(offline).createIntent())).toBeInstanceOf(UnreachableError);
    expect(sent).toBe(1);
    expect(await failure(createIntentsClient(offline).getIntent({ path }))).toBeInstanceOf(UnreachableError);
    expect(sent).toBe(4);
  });
});
