import { readFile } from 'node:fs/promises';
import type { Platform, Schemas } from '../../../generated/platform/contract.ts';
import { type MaybePromise, mapMaybePromise } from '../../base/async/maybe-promise.ts';
import type { Metrics } from '../../base/metrics/metrics.ts';
import type { Uptime } from '../../base/uptime.ts';
import type { Handlers } from '../../contract/handler.ts';

const DOCUMENT = new URL('../../../generated/platform/merged.json', import.meta.url);

export interface PlatformInfo {
  readonly uptime: Uptime;
  readonly metrics: Metrics;
  readonly baseUrl: () => string;
  /** Fails while the database is unreachable or not writable. */
  readonly ready: () => MaybePromise<unknown>;
}

export const platformHandlers = ({ uptime, metrics, baseUrl, ready }: PlatformInfo): Handlers<Platform> => ({
  getPlatformHealth: (_, reply) => mapMaybePromise(ready(), () => reply.json(200, uptime.health)),

  getPlatformLiveness: (_, reply) => reply.json(200, uptime.health),

  getMetrics: async (_, reply) => reply.raw(200, 'text/plain', await metrics.text()),

  getOpenapi: async (_, reply) => {
    const document = JSON.parse(await readFile(DOCUMENT, 'utf8')) as Schemas['OpenapiDocument'];
    return reply.json(200, { ...document, servers: [{ url: baseUrl() }] });
  },
});
