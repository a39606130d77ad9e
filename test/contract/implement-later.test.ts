import { describe, expect, it, onTestFinished } from 'vitest';
import type { Platform } from '../../generated/platform/contract.ts';
import * as operations from '../../generated/platform/operations.ts';
import { validators } from '../../generated/platform/validators.js';
import { implement, implementLater, listen, type Service, serve } from '../../src/contract/server/index.ts';
import { problemOf } from '../running.ts';

const healthy = implement<Platform, 'getMetrics' | 'getOpenapi'>(
  { ...operations, validators },
  { getPlatformHealth: (_, reply) => reply.json(200, { status: 'ok', uptime_seconds: 7 }) },
);

async function start(load: () => Promise<Service>) {
  const faults: unknown[] = [];
  const lines: string[] = [];
  const served = serve({
    services: [implementLater<Platform>(operations, load)],
    authenticate: () => null,
    origin: () => 'http://localhost',
    violations: 'throw',
    onRequest: ({ operation, status }) => lines.push(`${operation} ${status}`),
    onFault: (error, operation) => faults.push([operation, error]),
  });
  const { port, close } = await listen((request, response) => void served.handle(request, response), '127.0.0.1', 0);
  onTestFinished(close);
  const call = (init?: RequestInit) => fetch(`http://127.0.0.1:${port}/health`, init);
  return { call, faults, lines };
}

describe('an area that is implemented later', () => {
  it('is loaded once, by the first of the requests that wait for it, and not before', async () => {
    let loads = 0;
    let loaded: (service: Service) => void = () => {};
    const loading = new Promise<Service>((resolve) => {
      loaded = resolve;
    });
    let made: Promise<Service> | null = null;
    const { call } = await start(() => {
      loads += made ? 0 : 1;
      made ??= loading;
      return made;
    });
    expect(loads).toBe(0);
    const waiting = [call(), call(), call({ method: 'HEAD' })];
    loaded(healthy);
    const answers = await Promise.all(waiting);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await answers[0]?.json()).toEqual({ status: 'ok', uptime_seconds: 7 });
    expect((await call()).status).toBe(200);
    expect(loads).toBe(1);
  });

  it('refuses a wrong method before anything is loaded', async () => {
    const { call } = await start(() => Promise.reject(new Error('loaded for nothing')));
    expect(await problemOf(await call({ method: 'POST' }))).toMatchObject({ status: 405, name: 'method-not-allowed' });
  });

  it('answers 500 while it cannot be loaded, reports why, and works once it can', async () => {
    let broken = true;
    const { call, faults, lines } = await start(() =>
      broken ? Promise.reject(new Error('no such file')) : Promise.resolve(healthy),
    );
    expect(await problemOf(await call())).toMatchObject({ status: 500, name: 'internal-error' });
    expect(faults).toEqual([['getPlatformHealth', new Error('no such file')]]);
    expect(lines).toEqual(['getPlatformHealth 500']);
    broken = false;
    expect((await call()).status).toBe(200);
  });

  it('answers 501 for an operation that it has no handler of', async () => {
    const { call } = await start(async () => ({
      routes: healthy.routes.map((route) => ({ ...route, handler: null })),
    }));
    expect(await problemOf(await call())).toMatchObject({ status: 501, name: 'not-implemented' });
  });
});
