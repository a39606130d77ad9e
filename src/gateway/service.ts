import { hash as digest } from 'node:crypto';
import { DEFAULTS } from '../../generated/config/defaults.ts';
import type { Settings } from '../../generated/config/settings.ts';
import type {
  GatewayChannel,
  ReceivedMessage,
  RegisterMessage,
  UnregisterMessage,
} from '../../generated/gateway/messages.ts';
import type { Clock } from '../clock.ts';
import type { Sent } from '../contract/channel.ts';
import { type MaybePromise, mapMaybePromise } from '../maybe-promise.ts';
import { Problem } from '../problem.ts';
import { type Expiring, ExpiringMap } from './expiring-map.ts';
import { type GatewayPeer, type Registration, Registrations } from './registrations.ts';
import { findSecret } from './secret-parameters.ts';
import { Undelivered } from './undelivered.ts';

export type GatewayLimits = Pick<
  Settings['gateway'],
  'lifetimeMs' | 'acknowledgeMs' | 'maxRegistrations' | 'maxStatesPerSocket' | 'state'
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

export type DeliveryStatus = 'delivered' | 'denied';

/** A used state: only its hash, until its registration would have expired. */
interface Used extends Expiring {
  readonly status: DeliveryStatus;
}

/** A state that the holder of the resume secret may register again. */
interface Resumable extends Expiring {
  /** A hash. */
  readonly secret: string;
}

/** An answer that was sent and is not acknowledged yet. */
interface Unconfirmed extends Expiring {
  /** Hash of the answer: only the same one is sent again. */
  readonly answer: string;
  readonly status: DeliveryStatus;
  readonly confirmed: PromiseWithResolvers<void>;
  /** Callback requests that wait for the acknowledgement. */
  waiting: number;
}

export interface Delivery {
  readonly status: DeliveryStatus;
  /** The registered label; null for a repeated request, of which only a hash is kept. */
  readonly provider: string | null;
  /** The provider's error code in this request. */
  readonly error: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export class GatewayService {
  readonly #clock: Clock;
  readonly #limits: GatewayLimits;
  readonly #registrations = new Registrations();
  readonly #used: ExpiringMap<Used>;
  readonly #resumable: ExpiringMap<Resumable>;
  readonly #unconfirmed: ExpiringMap<Unconfirmed>;
  readonly #count = { delivered: 0, denied: 0, expired: 0 };

  constructor(clock: Clock, limits: Partial<GatewayLimits> = {}) {
    this.#clock = clock;
    this.#limits = { ...DEFAULTS.gateway, ...limits };
    const { maxRegistrations } = this.#limits;
    this.#used = new ExpiringMap(maxRegistrations);
    this.#resumable = new ExpiringMap(maxRegistrations);
    this.#unconfirmed = new ExpiringMap(maxRegistrations);
  }

  /** Pending registrations, and totals since the start. */
  get counts(): Readonly<Record<'pending' | 'delivered' | 'denied' | 'expired', number>> {
    return { pending: this.#registrations.size, ...this.#count };
  }

  /** Does not wait for the send: the buffer limit cuts off a client that does not read. */
  register(message: RegisterMessage, peer: GatewayPeer): void {
    this.sweep();
    const { state, provider, acknowledge = false } = message;
    const hash = hashState(state);
    const refused = this.#refusal(message, hash, peer);
    if (refused) return tell(peer, state, ...refused);
    const now = this.#clock.now();
    const resume = message.resume === undefined ? null : hashState(message.resume);
    const known = this.#resumable.find(hash, now);
    const held = this.#registrations.find(state);
    if (known ? known.secret !== resume : held) {
      return tell(peer, state, 'duplicate-state', 'This state is registered already.');
    }
    const expiresAt = known?.until ?? now + this.#limits.lifetimeMs;
    const registration = { state, hash, provider, peer, expiresAt, acknowledge };
    if (held) this.#registrations.replace(held, registration);
    else this.#registrations.add(registration);
    if (known)
      this.#clock.at(expiresAt, () => this.#expire(registration)); // out of expiry order, so a sweep might miss it
    else if (resume !== null) this.#resumable.add(hash, { secret: resume, until: expiresAt });
    void peer.send({ type: 'registered', state });
  }

  unregister(message: UnregisterMessage, peer: GatewayPeer): void {
    const secret = findSecret(message);
    if (secret !== null) return tell(peer, message.state, 'secret-refused', `Never send ${secret} to the gateway.`);
    const given = this.#registrations.takeFrom(peer, message.state);
    if (given) this.#resumable.remove(given.hash);
  }

  /** Marks the state as used once the client has acknowledged. */
  received({ state }: ReceivedMessage, peer: GatewayPeer): void {
    const hash = hashState(state);
    const sent = this.#unconfirmed.find(hash, this.#clock.now());
    if (!sent || !this.#registrations.takeFrom(peer, state)) return;
    this.#unconfirmed.remove(hash);
    this.#used.add(hash, { status: sent.status, until: sent.until });
    this.#count[sent.status]++;
    sent.confirmed.resolve();
  }

  disconnected(peer: GatewayPeer): void {
    this.#registrations.removePeer(peer);
  }

  /** Delivers the code or the provider's error to the peer that registered the state, at most once. */
  receive(query: CallbackQuery, part: 'query' | 'body' = 'query'): MaybePromise<Delivery> {
    refuseSecrets(query);
    this.sweep();
    const error = query.error ?? null;
    const now = this.#clock.now();
    const registration = this.#registrations.find(query.state);
    const before = registration ? null : this.#used.find(hashState(query.state), now);
    if (before) return { status: before.status, provider: null, error };
    checkAnswer(query, part);
    if (!registration) throw new Problem('unknown-state');
    if (registration.acknowledge) return this.#deliverConfirmed(registration, query);
    this.#registrations.take(query.state);
    const { provider, hash, expiresAt } = registration;
    const status = statusOf(query);
    this.#used.add(hash, { status, until: expiresAt }); // before sending, so that a second request cannot deliver again
    return mapMaybePromise(trySending(registration, query), (sent) => {
      if (sent === 'sent') {
        this.#count[status]++;
        return { status, provider, error };
      }
      this.#used.remove(hash);
      throw sent;
    });
  }

  /** Resends for every request until acknowledged, unless another request is already waiting. */
  async #deliverConfirmed(registration: Registration, query: CallbackQuery): Promise<Delivery> {
    const { hash, state, provider, expiresAt } = registration;
    const answer = hashState(JSON.stringify([query.code, query.error]));
    const status = statusOf(query);
    const known = this.#unconfirmed.find(hash, this.#clock.now());
    if (known && known.answer !== answer) throw new Problem('unknown-state');
    const sent = known ?? { answer, status, confirmed: Promise.withResolvers(), waiting: 0, until: expiresAt };
    if (!known) this.#unconfirmed.add(hash, sent);
    const others = sent.waiting++;
    try {
      const outcome = others > 0 ? 'sent' : await trySending(registration, query);
      if (outcome !== 'sent') {
        if (this.#registrations.find(state) === registration) this.#registrations.take(state);
        throw outcome;
      }
      if (!(await this.#confirmation(sent))) throw new Undelivered('delivery-unconfirmed', provider);
      return { status, provider, error: query.error ?? null };
    } finally {
      sent.waiting--;
    }
  }

  #confirmation({ confirmed }: Unconfirmed): Promise<boolean> {
    return new Promise((resolve) => {
      const cancel = this.#clock.at(this.#clock.now() + this.#limits.acknowledgeMs, () => resolve(false));
      void confirmed.promise.then(() => {
        cancel();
        resolve(true);
      });
    });
  }

  /** Tells the sockets whose registrations have expired. */
  sweep(): void {
    const now = this.#clock.now();
    for (const { state, peer } of this.#registrations.sweep(now)) this.#tellExpired(state, peer);
    for (const kept of [this.#used, this.#resumable, this.#unconfirmed]) kept.sweep(now);
  }

  #expire({ state, peer }: Registration): void {
    if (this.#registrations.takeFrom(peer, state)) this.#tellExpired(state, peer);
  }

  #tellExpired(state: string, peer: GatewayPeer): void {
    this.#count.expired++;
    tell(peer, state, 'registration-expired', 'Nobody came back in time. Register a new state.');
  }

  #refusal(message: RegisterMessage, hash: string, peer: GatewayPeer): [ErrorCode, string] | null {
    const { maxStatesPerSocket, maxRegistrations } = this.#limits;
    const secret = findSecret(message);
    if (secret !== null) return ['secret-refused', `Never send ${secret} to the gateway.`];
    if (this.#limits.state === 'uuid' && !UUID.test(message.state)) return ['bad-message', '/state must be a UUID.'];
    if (this.#used.find(hash, this.#clock.now())) return ['duplicate-state', 'This state has been used.'];
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

/** Refuses tokens and secrets. */
function refuseSecrets(query: CallbackQuery): void {
  const secret = findSecret(query.others ?? {});
  if (secret !== null)
    throw new Problem('secret-in-callback', `The callback carries ${secret}. Nothing was forwarded.`);
}

const statusOf = ({ error }: CallbackQuery): DeliveryStatus => (error === undefined ? 'delivered' : 'denied');

function checkAnswer({ code, error }: CallbackQuery, part: 'query' | 'body'): void {
  if ((code === undefined) === (error === undefined)) {
    const detail =
      code === undefined ? 'is required, unless the provider reports an error' : 'must not stand beside error';
    throw new Problem('invalid-request', undefined, { errors: [{ pointer: `/${part}/code`, detail }] });
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
  const query = { ...others, ...named } as Record<string, string>; // validated: all values are strings
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
