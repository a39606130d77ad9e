import { readFile } from 'node:fs/promises';
import type { Platform, Schemas } from '../../../generated/platform/contract.ts';
import { loadOnce } from '../../base/async/load-once.ts';
import { type MaybePromise, mapMaybePromise } from '../../base/async/maybe-promise.ts';
import type { Metrics } from '../../base/metrics/metrics.ts';
import type { Uptime } from '../../base/uptime.ts';
import type { Handlers } from '../../contract/handler.ts';

/** The documents of the platform in one. */
const DOCUMENT = new URL('../../../generated/platform/merged.json', import.meta.url);

export interface PlatformInfo {
  readonly uptime: Uptime;
  readonly metrics: Metrics;
  readonly baseUrl: () => string;
  /** Fails while the database is unreachable or not writable. */
  readonly ready: () => MaybePromise<unknown>;
}

export function platformHandlers({ uptime, metrics, baseUrl, ready }: PlatformInfo): Handlers<Platform> {
  const readJson = loadOnce(() => readDocument(baseUrl()));
  const readYaml = loadOnce(async () => {
    const { stringify } = await import('yaml'); // loaded late to keep the start fast
    return stringify(await readJson(), { lineWidth: 0 });
  });
  return {
    getPlatformHealth: (_, reply) => mapMaybePromise(ready(), () => reply.json(200, uptime.health)),

    getPlatformLiveness: (_, reply) => reply.json(200, uptime.health),

    getMetrics: async (_, reply) => reply.raw(200, 'text/plain', await metrics.text()),

    getOpenapi: async (_, reply) => reply.json(200, await readJson()),

    getOpenapiYaml: async (_, reply) => reply.raw(200, 'application/yaml', await readYaml()),
  };
}

/** The document with the address of the platform, also in examples. Frozen, so that it is serialized once. */
async function readDocument(url: string): Promise<Schemas['OpenapiDocument']> {
  const text = await readFile(DOCUMENT, 'utf8');
  const { servers } = JSON.parse(text) as { readonly servers: readonly [{ readonly url: string }] };
  return Object.freeze(JSON.parse(text.replaceAll(servers[0].url, JSON.stringify(url).slice(1, -1))));
}
