// Messages to the client that registered a state.
import type { GatewayChannel } from '../../../generated/gateway/messages.ts';
import type { MaybePromise } from '../../base/async/maybe-promise.ts';
import type { Sent } from '../../contract/channel.ts';
import { type CallbackQuery, Undelivered } from './callback-checks.ts';
import type { GatewayPeer, Registration } from './registrations.ts';

export type ErrorCode = Extract<GatewayChannel['server'], { type: 'error' }>['code'];

/** Sends in the background. */
export function sendError(peer: GatewayPeer, state: string, code: ErrorCode, error: string): void {
  void peer.send({ type: 'error', state, code, error });
}

/** Sends the provider's response to the client. Resolves to the reason if that fails. */
export function sendResponse(registration: Registration, query: CallbackQuery): MaybePromise<'sent' | Undelivered> {
  const { provider } = registration;
  const failed = (cause: unknown) => new Undelivered('delivery-failed', provider, { cause });
  const outcome = (sent: Sent) =>
    sent === 'sent' ? sent : new Undelivered(sent === 'gone' ? 'client-gone' : 'delivery-failed', provider);
  try {
    const sent = send(registration, query);
    return sent instanceof Promise ? sent.then(outcome, failed) : outcome(sent);
  } catch (cause) {
    return failed(cause);
  }
}

function send({ peer, state }: Registration, { others, returned, ...documented }: CallbackQuery): MaybePromise<Sent> {
  const address = returned === undefined ? {} : { address: returned };
  const query = (returned === undefined ? { ...others, ...documented } : others) as Record<string, string>; // the callback is validated, so all values are strings
  const { code, error, ...details } = documented;
  if (error === undefined) return peer.send({ type: 'callback', state, code: code ?? '', query, ...address });
  return peer.send({ type: 'error', code: 'provider-error', error, ...details, state, query, ...address });
}
