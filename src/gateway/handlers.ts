import type { Gateway } from '../../generated/gateway/contract.ts';
import { Problem } from '../contract/problem.ts';
import type { Handlers } from '../contract/types.ts';
import { deliveredPage } from './page.ts';
import type { GatewayService } from './service.ts';

export const gatewayHandlers = (
  gateway: GatewayService,
): Handlers<Gateway, 'getGatewayHealth' | 'getGatewayStatus'> => ({
  receiveCallback: async ({ query, header, accept }, reply) => {
    if (header['Sec-Purpose']?.includes('prefetch')) throw new Problem('prefetch-refused');
    const status = await gateway.receive(query);
    return accept === 'text/html' ? reply.raw(200, 'text/html', deliveredPage(status)) : reply.json(200, { status });
  },
});
