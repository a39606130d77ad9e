import type { Settings } from '../../../generated/config/settings.ts';
import type { RegisterMessage } from '../../../generated/gateway/messages.ts';
import type { GatewayPeer, Registrations } from './registrations.ts';
import { findSecret, secretRefusal } from './secret-parameters.ts';
import type { ErrorCode } from './send-response.ts';
import { isUuid } from './state.ts';

/** The rule for states, for error messages. */
export const stateRule = (state: Settings['gateway']['state']): string =>
  state === 'uuid' ? 'must be a UUID' : 'must be 22 to 128 unreserved characters';

/** Why a client may not register this state now; null if it may. */
export function findRefusal(
  message: RegisterMessage,
  peer: GatewayPeer,
  registrations: Registrations,
  isUsed: boolean,
  { state, maxStatesPerSocket, maxRegistrations }: Settings['gateway'],
): [ErrorCode, string] | null {
  const secret = findSecret(message);
  if (secret !== null) return ['secret-refused', secretRefusal(secret)];
  if (state === 'uuid' && !isUuid(message.state)) return ['bad-message', `/state ${stateRule(state)}`];
  if (isUsed) return ['duplicate-state', 'This state has already been used. Register a new one.'];
  if (registrations.countOf(peer) >= maxStatesPerSocket) {
    return [
      'too-many-registrations',
      `This connection has reached its limit of ${maxStatesPerSocket} states. Unregister one first.`,
    ];
  }
  if (registrations.size >= maxRegistrations) return ['at-capacity', 'The gateway is at capacity. Try again later.'];
  return null;
}
