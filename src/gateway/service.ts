import { hash as digest } from 'node:crypto';
import { DEFAULTS } from '../../generated/config/defaults.ts';
import type { Settings } from '../../generated/config/settings.ts';
import type { GatewayChannel, RegisterMessage, UnregisterMessage } from '../../generated/gateway/messages.ts';
import type { Clock } from '../clock.ts';
import type { Sent } from '../contract/channel.ts';
import { type MaybePromise, whenKnown } from '../maybe-promise.ts';
import { Problem } from '../problem.ts';
import { DeliveredStates, type DeliveryStatus } from './delivered.ts';
import { type GatewayPeer, type Registration, Registrations } from './registrations.ts';
import { findSecret } from './secrets.ts';
import { Undelivered } from './undelivered.ts';

export type GatewayLimits = Pick<
  Settings['gateway'],
  'lifetimeMs' | 'maxRegistrations' | 'maxStatesPerSocket' | 'state'
>;

type ErrorCode = Extract<GatewayChannel['server'], { type: 'error' }>['code'];

export interface CallbackQuery {
  readonly state: string;
  readonly code?: string;
  readonly error?: string;
  readonly error_description?: string;
  readonly error_uri?: string;
  readonly iss?: string;
  readonly others?: Readonly<Record<string, unknown>>;
}

export interface Delivery {
  readonly status: DeliveryStatus;
  /** The label it was registered with; null for a request that was repeated: nothing but a hash is kept. */
  readonly provider: string | null;
  /** The provider's error code, of the request at hand. */
  readonly error: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export class GatewayService {
  readonly #clock: Clock;
  readonly #limits: GatewayLimits;
  readonly #registrations = new Registrations();
  readonly #delivered: DeliveredStates;
  #deliveredCount = 0;
  #expiredCount = 0;

  constructor(clock: Clock, limits: Partial<GatewayLimits> = {}) {
    this.#clock = clock;
    this.#limits = { ...DEFAULTS.gateway, ...limits };
    this.#delivered = new DeliveredStates(this.#limits.maxRegistrations);
  }

  /** What waits now, and what became of the rest since the start. */
  get counts(): { readonly pending: number; readonly delivered: number; readonly expired: number } {
    return { pending: this.#registrations.size, delivered: this.#deliveredCount, expired: this.#expiredCount };
  }

  /** The answer is not waited for: a client that does not read is cut off by the limit on what may wait for it. */
  register(message: RegisterMessage, peer: GatewayPeer): void {
    this.sweep();
    const { state, provider } = message;
    const hash = hashState(state);
    const refused = this.#refusal(message, hash, peer);
    if (refused) return tell(peer, state, ...refused);
    const expiresAt = this.#clock.now() + this.#limits.lifetimeMs;
    if (!this.#registrations.add({ state, hash, provider, peer, expiresAt })) {
      return tell(peer, state, 'duplicate-state', 'This state is registered already.');
    }
    void peer.send({ type: 'registered', state });
  }

  unregister(message: UnregisterMessage, peer: GatewayPeer): void {
    const secret = findSecret(message);
    if (secret !== null) tell(peer, message.state, 'secret-refused', `Never send ${secret} to the gateway.`);
    else this.#registrations.remove(message.state, peer);
  }

  disconnected(peer: GatewayPeer): void {
    this.#registrations.removePeer(peer);
  }

  /** Hands the code, or the provider's error, to the peer that registered the state: once, or not at all. */
  receive(query: CallbackQuery): MaybePromise<Delivery> {
    refuseSecrets(query);
    this.sweep();
    const error = query.error ?? null;
    const now = this.#clock.now();
    const before = this.#registrations.has(query.state) ? null : this.#delivered.find(hashState(query.state), now);
    if (before) return { status: before.status, provider: null, error };
    checkAnswer(query);
    const registration = this.#registrations.take(query.state);
    if (!registration) throw new Problem('unknown-state');
    const { provider, hash, expiresAt } = registration;
    const status = error === null ? 'delivered' : 'denied';
    this.#delivered.add(hash, { status, until: expiresAt }); // before it is sent: a second request must not get so far
    return whenKnown(trySending(registration, query), (sent) => {
      if (sent === 'sent') {
        this.#deliveredCount++;
        return { status, provider, error };
      }
      this.#delivered.remove(hash);
      throw sent;
    });
  }

  /** Tells the sockets whose registrations have expired. */
  sweep(): void {
    const now = this.#clock.now();
    for (const { state, peer } of this.#registrations.sweep(now)) {
      this.#expiredCount++;
      tell(peer, state, 'registration-expired', 'Nobody came back in time. Register a new state.');
    }
    this.#delivered.sweep(now);
  }

  #refusal(message: RegisterMessage, hash: string, peer: GatewayPeer): [ErrorCode, string] | null {
    const { maxStatesPerSocket, maxRegistrations } = this.#limits;
    const secret = findSecret(message);
    if (secret !== null) return ['secret-refused', `Never send ${secret} to the gateway.`];
    if (this.#limits.state === 'uuid' && !UUID.test(message.state)) return ['bad-message', '/state must be a UUID.'];
    if (this.#delivered.find(hash, this.#clock.now())) return ['duplicate-state', 'This state has been used.'];
    if (this.#registrations.countOf(peer) >= maxStatesPerSocket) {
      return ['too-many-registrations', `One connection can hold ${maxStatesPerSocket} states.`];
    }
    if (this.#registrations.size >= maxRegistrations) return ['at-capacity', 'The gateway is full. Try again later.'];
    return null;
  }
}

const hashState = (state: string): string => digest('sha256', state, 'base64');

function tell(peer: GatewayPeer, state: string | null, code: ErrorCode, error: string): void {
  void peer.send({ type: 'error', state, code, error });
}

/** Only the code passes. */
function refuseSecrets(query: CallbackQuery): void {
  const secret = findSecret(query.others ?? {});
  if (secret !== null)
    throw new Problem('secret-in-callback', `The callback carries ${secret}. Nothing was forwarded.`);
}

function checkAnswer({ code, error }: CallbackQuery): void {
  if ((code === undefined) === (error === undefined)) {
    const detail =
      code === undefined ? 'is required, unless the provider reports an error' : 'must not stand beside error';
    throw new Problem('invalid-request', undefined, { errors: [{ pointer: '/query/code', detail }] });
  }
}

/** 'sent', or why not. */
function trySending(registration: Registration, query: CallbackQuery): MaybePromise<'sent' | Undelivered> {
  const { provider } = registration;
  const failed = (cause: unknown) => new Undelivered('delivery-failed', provider, { cause });
  const judge = (sent: Sent) =>
    sent === 'sent' ? sent : new Undelivered(sent === 'gone' ? 'client-gone' : 'delivery-failed', provider);
  try {
    const sent = send(registration, query);
    return sent instanceof Promise ? sent.then(judge, failed) : judge(sent);
  } catch (cause) {
    return failed(cause);
  }
}

function send({ peer, state }: Registration, { others, ...named }: CallbackQuery): MaybePromise<Sent> {
  const query = { ...others, ...named } as Record<string, string>; // the validators have seen that all are text
  const { code, error, error_description, error_uri, iss } = named;
  if (error === undefined) return peer.send({ type: 'callback', state, code: code ?? '', query });
  return peer.send({
    type: 'error',
    state,
    code: 'provider-error',
    error,
    ...(error_description === undefined ? {} : { error_description }),
    ...(error_uri === undefined ? {} : { error_uri }),
    ...(iss === undefined ? {} : { iss }),
    query,
  });
}
