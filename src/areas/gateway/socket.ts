// The gateway's WebSocket: passes valid messages to the service, and answers invalid ones with an error message.
import type { GatewayChannel } from '../../../generated/gateway/messages.ts';
import type { SocketHandlers } from '../../contract/channel.ts';
import { describeInvalid, type InvalidPlace } from '../../contract/problem.ts';
import type { GatewayService } from './service.ts';

/** Maximum length of the state in an error message, from spec/gateway. */
const MAX_STATE_LENGTH = 128;

export const gatewaySocket = (gateway: GatewayService): SocketHandlers<GatewayChannel> => ({
  on: {
    register: (message, peer) => gateway.register(message, peer),
    unregister: (message, peer) => gateway.unregister(message, peer),
    received: (message, peer) => gateway.received(message, peer),
    rejected: (message, peer) => gateway.rejected(message, peer),
  },
  closed: (peer) => gateway.disconnected(peer),
  leaves: (peer) => gateway.leave(peer),
  refused: async ({ detail, errors = [], frame }, peer) => {
    const state = stateOf(frame);
    // The document's pattern allows both values of the setting gateway.state. The error names the rule of this gateway.
    const withActiveRule = (place: InvalidPlace) =>
      place.pointer === '/state' && state !== null ? { ...place, detail: gateway.stateRule } : place;
    const error = errors.length > 0 ? describeInvalid(errors.map(withActiveRule)) : detail;
    await peer.send({ type: 'error', state, code: 'bad-message', error: error.slice(0, 2000) });
  },
  flooding: (peer) => {
    const error = 'You are sending frames too fast. Slow down.';
    void peer.send({ type: 'error', state: null, code: 'too-many-frames', error });
  },
});

/** The state of an invalid frame, as it was sent. */
function stateOf(frame: unknown): string | null {
  const state = (frame as { state?: unknown } | null | undefined)?.state ?? null;
  if (state === null) return null;
  return (typeof state === 'string' ? state : JSON.stringify(state)).slice(0, MAX_STATE_LENGTH);
}
