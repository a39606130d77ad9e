// Health, metrics, and the merged OpenAPI document of all areas, which is built at its first request for each base URL.
import type { Platform, Schemas } from '../../../generated/platform/contract.ts';
import { type MaybePromise, mapMaybePromise } from '../../base/async/maybe-promise.ts';
import type { Uptime } from '../../base/clock.ts';
import type { Metrics } from '../../base/metrics/metrics.ts';
import type { Handlers } from '../../contract/handler.ts';
import { mergeDocuments } from './merged-document.ts';

type OpenapiDocument = Schemas['OpenapiDocument'];

export interface PlatformInfo {
  readonly uptime: Uptime;
  readonly metrics: Metrics;
  readonly baseUrl: () => string;
  /** Fails while the database is unreachable or not writable. */
  readonly ready: () => MaybePromise<unknown>;
}

export function platformHandlers({ uptime, metrics, baseUrl, ready }: PlatformInfo): Handlers<Platform> {
  let cached: { readonly url: string; readonly document: Promise<OpenapiDocument>; yaml?: Promise<string> } | undefined;
  const openapi = () => {
    const url = baseUrl();
    if (cached?.url !== url) cached = { url, document: mergeFrozen(url) };
    return cached;
  };
  return {
    getPlatformHealth: (_, reply) => mapMaybePromise(ready(), () => reply.json(200, uptime.health)),

    getPlatformLiveness: (_, reply) => reply.json(200, uptime.health),

    getMetrics: async (_, reply) => reply.raw(200, 'text/plain', await metrics.text()),

    getOpenapi: async (_, reply) => reply.json(200, await openapi().document),

    getOpenapiYaml: async (_, reply) => {
      const entry = openapi();
      entry.yaml ??= writeYaml(entry.document);
      return reply.raw(200, 'application/yaml', await entry.yaml);
    },
  };
}

/** Frozen, so that it is serialized once. */
const mergeFrozen = async (url: string) => Object.freeze(await mergeDocuments(url)) as OpenapiDocument;

async function writeYaml(document: Promise<OpenapiDocument>): Promise<string> {
  const { stringify } = await import('yaml'); // loaded late to keep the start fast
  return stringify(await document, { lineWidth: 0 });
}
