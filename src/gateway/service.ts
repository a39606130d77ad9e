import { hash as digest } from 'node:crypto';
import type { GatewayChannel, RegisterMessage, UnregisterMessage } from '../../generated/gateway/messages.ts';
import type { Clock } from '../clock.ts';
import { Problem } from '../contract/problem.ts';
import { type GatewayPeer, type Registration, Registrations } from './registrations.ts';
import { findSecret } from './secrets.ts';
import { Undelivered } from './undelivered.ts';

export interface GatewayLimits {
  readonly lifetimeMs: number;
  readonly maxRegistrations: number;
  readonly maxStatesPerSocket: number;
  /** 'uuid', or 'opaque' for clients whose states are not UUIDs. */
  readonly state: 'uuid' | 'opaque';
}

export const GATEWAY_LIMITS: GatewayLimits = {
  lifetimeMs: 10 * 60 * 1_000,
  maxRegistrations: 100_000,
  maxStatesPerSocket: 16,
  state: 'uuid',
};

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
  readonly status: 'delivered' | 'denied';
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
  /** Hashes of delivered states with what was delivered, until their lifetime is over; oldest first. */
  readonly #delivered = new Map<string, { readonly status: Delivery['status']; readonly until: number }>();

  #deliveredCount = 0;
  #expiredCount = 0;

  constructor(clock: Clock, limits: Partial<GatewayLimits> = {}) {
    this.#clock = clock;
    this.#limits = { ...GATEWAY_LIMITS, ...limits };
  }

  /** What waits now, and what became of the rest since the start. */
  get counts(): { readonly pending: number; readonly delivered: number; readonly expired: number } {
    return { pending: this.#registrations.size, delivered: this.#deliveredCount, expired: this.#expiredCount };
  }

  /** The answer is not waited for: a client that does not read is cut off by the limit on what may wait for it. */
  register(message: RegisterMessage, peer: GatewayPeer): void {
    this.sweep();
    const refused = this.#refusal(message, peer);
    if (refused) return tell(peer, message.state, ...refused);
    const { state, provider } = message;
    if (!this.#registrations.add({ state, provider, peer, expiresAt: this.#clock.now() + this.#limits.lifetimeMs })) {
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
  async receive(query: CallbackQuery): Promise<Delivery> {
    refuseSecrets(query);
    this.sweep();
    const hash = hashState(query.state);
    const error = query.error ?? null;
    const before = this.#delivered.get(hash);
    if (before && before.until > this.#clock.now()) return { status: before.status, provider: null, error };
    checkAnswer(query);
    const registration = this.#registrations.take(query.state);
    if (!registration) throw new Problem('unknown-state');
    const { provider, expiresAt } = registration;
    const status = error === null ? 'delivered' : 'denied';
    this.#remember(hash, status, expiresAt); // before it is sent: a second request must not get so far
    try {
      const sent = await send(registration, query);
      if (sent !== 'sent') throw new Undelivered(sent === 'gone' ? 'client-gone' : 'delivery-failed', provider);
    } catch (cause) {
      this.#delivered.delete(hash);
      throw cause instanceof Undelivered ? cause : new Undelivered('delivery-failed', provider, { cause });
    }
    this.#deliveredCount++;
    return { status, provider, error };
  }

  /** Tells the sockets whose registrations have expired. */
  sweep(): void {
    const now = this.#clock.now();
    for (const { state, peer } of this.#registrations.sweep(now)) {
      this.#expiredCount++;
      tell(peer, state, 'registration-expired', 'Nobody came back in time. Register a new state.');
    }
    for (const [hash, { until }] of this.#delivered) {
      if (until > now) break;
      this.#delivered.delete(hash);
    }
  }

  /** No more than there may be registrations: whoever uses states up as fast as possible makes the oldest forgotten. */
  #remember(hash: string, status: Delivery['status'], until: number): void {
    if (this.#delivered.size >= this.#limits.maxRegistrations) {
      for (const oldest of this.#delivered.keys()) {
        this.#delivered.delete(oldest);
        break;
      }
    }
    this.#delivered.set(hash, { status, until });
  }

  #refusal(message: RegisterMessage, peer: GatewayPeer): [ErrorCode, string] | null {
    const { maxStatesPerSocket, maxRegistrations } = this.#limits;
    const secret = findSecret(message);
    if (secret !== null) return ['secret-refused', `Never send ${secret} to the gateway.`];
    if (this.#limits.state === 'uuid' && !UUID.test(message.state)) return ['bad-message', '/state must be a UUID.'];
    if ((this.#delivered.get(hashState(message.state))?.until ?? 0) > this.#clock.now())
      return ['duplicate-state', 'This state has been used.'];
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

function send({ peer, state }: Registration, { others, ...named }: CallbackQuery): ReturnType<GatewayPeer['send']> {
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
