// Health, metrics, and the merged OpenAPI document of all areas, which is built at its first request.
import type { AreaName } from '../../../generated/documents.ts';
import type { Platform, Schemas } from '../../../generated/platform/contract.ts';
import { loadOnce } from '../../base/async/load-once.ts';
import type { Uptime } from '../../base/clock.ts';
import { instanceProof } from '../../base/instance.ts';
import type { Metrics } from '../../base/metrics/metrics.ts';
import { Problem } from '../../base/problem.ts';
import type { Handlers } from '../../contract/handler.ts';
import { mergeDocuments } from './merged-document.ts';

export interface PlatformInfo {
  readonly uptime: Uptime;
  readonly metrics: Metrics;
  readonly baseUrl: () => string;
  /** Areas that this server does not serve. */
  readonly without: readonly AreaName[];
  /** Fails while the database is unreachable or not writable. */
  readonly ready: () => Promise<unknown>;
  /** Shared with the programs of this user; undefined if no file tells them. */
  readonly instanceSecret?: string | undefined;
}

export function platformHandlers({
  uptime,
  metrics,
  baseUrl,
  without,
  ready,
  instanceSecret,
}: PlatformInfo): Handlers<Platform> {
  /** Frozen, so that it is serialized once. */
  const openapi = loadOnce(
    async () => Object.freeze(await mergeDocuments(baseUrl(), without)) as Schemas['OpenapiDocument'],
  );
  const openapiYaml = loadOnce(async () => {
    const { stringify } = await import('yaml'); // loaded late to keep the start fast
    return stringify(await openapi(), { lineWidth: 0 });
  });
  return {
    getPlatformHealth: async (_, reply) => {
      await ready();
      return reply.json(200, uptime.health);
    },

    getPlatformLiveness: (_, reply) => reply.json(200, uptime.health),

    createInstanceProof: ({ body }, reply) => {
      if (instanceSecret === undefined) throw new Problem('no-instance');
      return reply.json(200, { proof: instanceProof(instanceSecret, body.nonce) });
    },

    getMetrics: async (_, reply) => reply.raw(200, 'text/plain', await metrics.text()),

    getOpenapi: async (_, reply) => reply.json(200, await openapi()),

    getOpenapiYaml: async (_, reply) => reply.raw(200, 'application/yaml', await openapiYaml()),
  };
}
