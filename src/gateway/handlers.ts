import type { Gateway } from '../../generated/gateway/contract.ts';
import type { Handlers } from '../contract/handler.ts';
import { whenKnown } from '../maybe-promise.ts';
import { Problem } from '../problem.ts';
import type { Uptime } from '../uptime.ts';
import { deliveredPage } from './page.ts';
import { isPreview } from './preview.ts';
import type { GatewayService } from './service.ts';

export interface GatewayFacts {
  readonly uptime: Uptime;
  readonly version: string;
  /** Sockets that are open now. */
  readonly connections: () => number;
}

export const gatewayHandlers = (gateway: GatewayService, facts: GatewayFacts): Handlers<Gateway> => ({
  getGatewayHealth: (_, reply) =>
    reply.json(200, { status: 'ok', pending: gateway.counts.pending, uptime_seconds: facts.uptime.seconds }),

  getGatewayStatus: (_, reply) =>
    reply.json(200, {
      status: 'ok',
      ...gateway.counts,
      uptime_seconds: facts.uptime.seconds,
      connections: facts.connections(),
      version: facts.version,
      started_at: new Date(facts.uptime.startedAt).toISOString(),
    }),

  receiveCallback: ({ query, header, accept }, reply) => {
    if (isPreview(header)) throw new Problem('prefetch-refused');
    return whenKnown(gateway.receive(query), (delivery) =>
      accept === 'text/html'
        ? reply.raw(200, 'text/html', deliveredPage(delivery))
        : reply.json(200, { status: delivery.status }),
    );
  },
});
