// Messages to the client that registered a state.
import type { GatewayChannel } from '../../../generated/gateway/messages.ts';
import { type CallbackQuery, Undelivered } from './callback-checks.ts';
import type { GatewayPeer, Registration } from './registrations.ts';

export type ErrorCode = Extract<GatewayChannel['server'], { type: 'error' }>['code'];

/** Sends in the background. */
export function sendError(peer: GatewayPeer, state: string, code: ErrorCode, error: string): void {
  void peer.send({ type: 'error', state, code, error });
}

/** Sends the provider's response to the client. Resolves to the reason if that fails. */
export async function sendResponse(registration: Registration, query: CallbackQuery): Promise<'sent' | Undelivered> {
  const { provider } = registration;
  try {
    const sent = await send(registration, query);
    if (sent === 'sent') return sent;
    return new Undelivered(sent === 'gone' ? 'client-gone' : 'delivery-failed', provider);
  } catch (cause) {
    return new Undelivered('delivery-failed', provider, { cause });
  }
}

function send({ peer, state }: Registration, { others, returned, ...documented }: CallbackQuery) {
  const address = returned === undefined ? {} : { address: returned };
  const query = (returned === undefined ? { ...others, ...documented } : others) as Record<string, string>; // the callback is validated, so all values are strings
  const { code, error, ...details } = documented;
  if (error === undefined) return peer.send({ type: 'callback', state, code: code ?? '', query, ...address });
  return peer.send({ type: 'error', code: 'provider-error', error, ...details, state, query, ...address });
}
