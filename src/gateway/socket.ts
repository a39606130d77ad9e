import type { GatewayChannel } from '../../generated/gateway/messages.ts';
import type { SocketHandlers } from '../contract/channel.ts';
import type { GatewayService } from './service.ts';

export const gatewaySocket = (gateway: GatewayService): SocketHandlers<GatewayChannel> => ({
  on: {
    register: (message, peer) => gateway.register(message, peer),
    unregister: (message, peer) => gateway.unregister(message, peer),
    received: (message, peer) => gateway.received(message, peer),
  },
  closed: (peer) => gateway.disconnected(peer),
  refused: async ({ detail, frame }, peer) => {
    await peer.send({ type: 'error', state: stateOf(frame), code: 'bad-message', error: detail.slice(0, 2000) });
  },
  flooding: (peer) => {
    void peer.send({
      type: 'error',
      state: null,
      code: 'too-many-frames',
      error: 'You send more frames than allowed.',
    });
  },
});

/** The state in a refused frame, where it can be parsed. */
function stateOf(frame: unknown): string | null {
  const state = (frame as { state?: unknown } | null | undefined)?.state;
  return typeof state === 'string' && /^[A-Za-z0-9._~-]{22,128}$/.test(state) ? state : null;
}
