// Registers states, and delivers each callback to the client that registered its state, at most once. Which node and which
// connection may register and deliver, and how a client resumes: state-routes.ts.
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import type { Settings } from '../../../generated/config/settings.ts';
import type {
  ReceivedMessage,
  RegisterMessage,
  RejectedMessage,
  UnregisterMessage,
} from '../../../generated/gateway/messages.ts';
import type { Clock } from '../../base/clock.ts';
import { isUnavailable, Problem } from '../../base/problem.ts';
import {
  type CallbackQuery,
  codeProblem,
  type Delivery,
  type DeliveryStatus,
  describeRefusal,
  secretProblem,
  statusOf,
  Undelivered,
} from './callback-checks.ts';
import { type Expiring, ExpiringMap } from './expiring-map.ts';
import { type GatewayPeer, hashState, isUuid, type Registration, Registrations } from './registrations.ts';
import { checkReturned } from './returned-address.ts';
import { findSecret, secretRefusal } from './secret-parameters.ts';
import { type ErrorCode, sendError, sendResponse } from './send-response.ts';
import { type Claim, LocalRoutes, type Routes } from './state-routes.ts';

/** A used state, kept until its registration would have expired. */
interface UsedState extends Expiring {
  readonly status: DeliveryStatus;
  /** Set while it is not known yet whether another node has taken the state over. */
  readonly delivery?: Promise<Delivery>;
}

/** A response that the client has not acknowledged yet. */
interface UnconfirmedResponse extends Expiring {
  /** Only the same response may be sent again. */
  readonly responseHash: string;
  readonly status: DeliveryStatus;
  readonly confirmed: PromiseWithResolvers<void>;
  /** The number of callback requests that wait for the acknowledgement. */
  waiting: number;
}

export const GATEWAY_LIMITS = {
  /** Lifetime of a registration that waits for its callback. */
  lifetimeMs: 600_000,
  /** For all clients together. */
  maxRegistrations: 100_000,
  /** Per connection. */
  maxStatesPerSocket: 16,
};
export type GatewayLimits = Readonly<typeof GATEWAY_LIMITS>;

type RouteSettings = GatewayLimits & Pick<Settings['gateway'], 'state' | 'acknowledgeMs'>;

export class GatewayService {
  readonly #clock: Clock;
  readonly #settings: RouteSettings;
  readonly #registrations = new Registrations();
  readonly #used: ExpiringMap<UsedState>;
  readonly #routes: Routes;
  readonly #unconfirmed: ExpiringMap<UnconfirmedResponse>;
  /** Registrations whose code is being sent, after they were taken. */
  readonly #sending = new Set<Registration>();
  readonly #totals = { delivered: 0, denied: 0, expired: 0 };

  constructor(clock: Clock, settings: Partial<RouteSettings> = {}, routes?: Routes) {
    this.#clock = clock;
    this.#settings = { ...GATEWAY_LIMITS, ...DEFAULTS.gateway, ...settings };
    const { maxRegistrations } = this.#settings;
    this.#used = new ExpiringMap(maxRegistrations);
    this.#routes = routes ?? new LocalRoutes(() => clock.now(), maxRegistrations);
    this.#unconfirmed = new ExpiringMap(maxRegistrations);
  }

  /** Pending registrations, and totals since the start. */
  get counts(): Readonly<Record<'pending' | 'delivered' | 'denied' | 'expired', number>> {
    return { pending: this.#registrations.size, ...this.#totals };
  }

  /** The rule for states, for error messages. */
  get stateRule(): string {
    return this.#settings.state === 'uuid' ? 'must be a UUID' : 'must be 22 to 128 unreserved characters';
  }

  /** Sends in the background. A client that does not read is disconnected when its buffer is full. */
  async register(message: RegisterMessage, peer: GatewayPeer): Promise<void> {
    const now = this.sweep();
    const { state, resume } = message;
    const hash = hashState(state);
    const refusal = this.#findRefusal(message, hash, peer);
    if (refusal) return sendError(peer, state, ...refusal);
    const expiresAt = now + this.#settings.lifetimeMs;
    const request = { state, hash, secretHash: resume === undefined ? null : hashState(resume), expiresAt };
    try {
      this.#add(message, hash, peer, await this.#routes.claim(request, this.#registrations.find(state) !== null));
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      sendError(peer, state, 'internal-error', 'The gateway cannot register this state right now. Try again.');
    }
  }

  /** Why a client may not register this state now; null if it may. */
  #findRefusal(message: RegisterMessage, hash: string, peer: GatewayPeer): [ErrorCode, string] | null {
    const { state, maxStatesPerSocket, maxRegistrations } = this.#settings;
    const secret = findSecret(message);
    if (secret !== null) return ['secret-refused', secretRefusal(secret)];
    if (state === 'uuid' && !isUuid(message.state)) return ['bad-message', `/state ${this.stateRule}`];
    if (this.#used.find(hash, this.#clock.now())) {
      return ['duplicate-state', 'This state has already been used. Register a new one.'];
    }
    if (this.#registrations.countOf(peer) >= maxStatesPerSocket) {
      const limit = `This connection has reached its limit of ${maxStatesPerSocket} states. Unregister one first.`;
      return ['too-many-registrations', limit];
    }
    const isFull = this.#registrations.size >= maxRegistrations;
    return isFull ? ['at-capacity', 'The gateway is at capacity. Try again later.'] : null;
  }

  #add(
    { state, provider, acknowledge = false, resume, return: mailbox }: RegisterMessage,
    hash: string,
    peer: GatewayPeer,
    claim: Claim | null,
  ) {
    if (!claim) return sendError(peer, state, 'duplicate-state', 'This state is already registered.');
    const { expiresAt, isResumed, claimNumber } = claim;
    const isResumable = resume !== undefined;
    const timing = { expiresAt, claimNumber };
    const registration = { state, hash, provider, peer, acknowledge, isResumable, return: mailbox, ...timing };
    const existing = this.#registrations.find(state);
    if (existing && existing.claimNumber > claimNumber)
      return sendError(peer, state, 'duplicate-state', 'Another connection has resumed this state.');
    if (existing) this.#registrations.replace(existing, registration);
    else this.#registrations.add(registration);
    // A sweep stops at the first registration that has not expired, and a resumed one expires earlier than those before it.
    if (isResumed) this.#clock.at(expiresAt, () => this.#expire(registration));
    void this.#confirm(registration);
  }

  async #confirm(registration: Registration): Promise<void> {
    const { peer, state } = registration;
    const sent = await peer.send({ type: 'registered', state });
    if (sent === 'gone' && this.#registrations.takeFrom(peer, state)) this.#routes.release([registration]);
  }

  unregister(message: UnregisterMessage, peer: GatewayPeer): void {
    const secret = findSecret(message);
    if (secret !== null) return sendError(peer, message.state, 'secret-refused', secretRefusal(secret));
    const registration = this.#registrations.takeFrom(peer, message.state);
    if (registration) this.#routes.forget(registration);
  }

  /** Marks the state as used once the client has acknowledged. */
  received({ state }: ReceivedMessage, peer: GatewayPeer): void {
    const hash = hashState(state);
    const response = this.#unconfirmed.find(hash, this.#clock.now());
    const registration = response && this.#registrations.takeFrom(peer, state);
    if (!registration) return;
    this.#routes.markUsed(registration, response.status);
    this.#unconfirmed.remove(hash);
    this.#used.add(hash, { status: response.status, expiresAt: response.expiresAt });
    this.#totals[response.status]++;
    response.confirmed.resolve();
  }

  rejected({ state, reason }: RejectedMessage, peer: GatewayPeer): void {
    const hash = hashState(state);
    const response = this.#unconfirmed.find(hash, this.#clock.now());
    const registration = this.#registrations.find(state);
    if (!response || !registration?.return || registration.peer !== peer) return;
    this.#unconfirmed.remove(hash);
    this.#routes.reopen(registration);
    response.confirmed.reject(new Problem('program-gone', reason));
  }

  disconnected(peer: GatewayPeer): void {
    this.#routes.release(this.#registrations.removePeer(peer));
  }

  /** Gives up the states of a peer whose client can resume them all. False if it cannot, or while a code is being sent. */
  leave(peer: GatewayPeer): boolean {
    const isUnconfirmed = ({ hash }: Registration) => this.#unconfirmed.find(hash, this.#clock.now()) !== null;
    if ([...this.#sending].some((registration) => registration.peer === peer)) return false;
    if (this.#registrations.of(peer).some((each) => !each.isResumable || isUnconfirmed(each))) return false;
    this.disconnected(peer);
    return true;
  }

  /** Delivers the code or the provider's error to the peer that registered the state, at most once. */
  async receive(query: CallbackQuery, part: 'query' | 'body' = 'query'): Promise<Delivery> {
    if (query.refused !== undefined) {
      this.notifyOfRefusal(query.state, query.refused);
      return { status: 'denied', provider: null, error: null };
    }
    this.sweep();
    const registration = this.#registrations.find(query.state);
    if (query.returned !== undefined) return this.#receiveReturned(registration, query.state, query.returned);
    this.#check(query, secretProblem(query));
    if (!registration) return this.#receiveUnregistered(query, part);
    if (registration.return) throw new Problem('unknown-state');
    this.#check(query, codeProblem(query, part));
    return this.#deliverTo(registration, query);
  }

  async #receiveReturned(registration: Registration | null, state: string, returned: string): Promise<Delivery> {
    const hash = hashState(state);
    if (registration?.return) return this.#deliverTo(registration, checkReturned(registration.return, state, returned));
    if (this.#used.find(hash, this.#clock.now())) throw new Problem('login-completed');
    if (registration) throw new Problem('unknown-state');
    return this.#forward(hash, { state, returned });
  }

  #deliverTo(registration: Registration, query: CallbackQuery): Promise<Delivery> {
    if (registration.acknowledge) return this.#deliverConfirmed(registration, query);
    this.#registrations.take(registration.state);
    const { hash, expiresAt } = registration;
    const delivery = this.#deliverOnce(registration, query);
    this.#used.add(hash, { status: statusOf(query), expiresAt, delivery }); // so that a second request cannot deliver again
    return delivery;
  }

  /** Tells the client that registered the state why its callback was refused. The state stays registered. */
  notifyOfRefusal(state: string, reason: string): void {
    this.sweep();
    const registration = this.#registrations.find(state);
    if (registration?.return) return;
    if (registration) return sendError(registration.peer, state, 'callback-refused', reason);
    const hash = hashState(state);
    if (this.#used.find(hash, this.#clock.now())) return;
    this.#routes.forward(hash, { state, refused: reason }).catch(() => {}); // the client cannot be reached
  }

  #check({ state }: CallbackQuery, problem: Problem | null): void {
    if (!problem) return;
    this.notifyOfRefusal(state, describeRefusal(problem));
    throw problem;
  }

  /** The outcome of a used state; null if it is not used. */
  async outcomeOf(hash: string): Promise<DeliveryStatus | null> {
    const used = this.#used.find(hash, this.#clock.now());
    await used?.delivery;
    return used?.status ?? null;
  }

  async #receiveUnregistered(query: CallbackQuery, part: 'query' | 'body'): Promise<Delivery> {
    const hash = hashState(query.state);
    const used = this.#used.find(hash, this.#clock.now());
    if (used) {
      await used.delivery;
      return { status: used.status, provider: null, error: query.error ?? null };
    }
    this.#check(query, codeProblem(query, part));
    return this.#forward(hash, query);
  }

  async #forward(hash: string, query: CallbackQuery): Promise<Delivery> {
    const outcome = await this.#routes.forward(hash, query);
    if (outcome === 'unknown') throw new Problem('unknown-state');
    if (outcome === 'away') throw new Undelivered('client-away', null);
    return outcome;
  }

  async #deliverOnce(registration: Registration, query: CallbackQuery): Promise<Delivery> {
    const { hash, expiresAt } = registration;
    this.#sending.add(registration);
    try {
      if (await this.#routes.take(registration, query)) {
        const delivery = await this.#deliver(registration, query);
        this.#used.add(hash, { status: delivery.status, expiresAt });
        return delivery;
      }
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      this.#used.remove(hash); // nothing was sent, so the callback may be retried
      if (this.#registrations.add(registration)) this.#clock.at(expiresAt, () => this.#expire(registration));
      throw error;
    } finally {
      this.#sending.delete(registration);
    }
    this.#used.remove(hash);
    return this.#forward(hash, query);
  }

  async #deliver(registration: Registration, query: CallbackQuery): Promise<Delivery> {
    const { provider, hash } = registration;
    const status = statusOf(query);
    const sent = await sendResponse(registration, query);
    if (sent === 'sent') {
      this.#totals[status]++;
      this.#routes.markUsed(registration, status);
      return { status, provider, error: query.error ?? null, receiver: registration.return };
    }
    this.#used.remove(hash);
    this.#routes.release([registration]);
    throw sent;
  }

  /** Until the client acknowledges the response, each request sends it again unless another request is waiting. */
  async #deliverConfirmed(registration: Registration, query: CallbackQuery): Promise<Delivery> {
    const { hash, state, provider, expiresAt } = registration;
    const responseHash = hashState(JSON.stringify([query.code, query.error]));
    const status = statusOf(query);
    if (!(await this.#routes.take(registration, query))) return this.#forward(hash, query);
    if (this.#registrations.find(state) !== registration) return this.receive(query); // delivered or resumed
    const unconfirmed = this.#unconfirmed.find(hash, this.#clock.now());
    if (unconfirmed && unconfirmed.responseHash !== responseHash)
      throw registration.return ? new Undelivered('delivery-unconfirmed', provider) : new Problem('unknown-state');
    const response = unconfirmed ?? { responseHash, status, confirmed: Promise.withResolvers(), waiting: 0, expiresAt };
    response.confirmed.promise.catch(() => {}); // rejected while nobody waits
    if (!unconfirmed) this.#unconfirmed.add(hash, response);
    const otherRequests = response.waiting++;
    try {
      const outcome = otherRequests > 0 ? 'sent' : await sendResponse(registration, query);
      if (outcome !== 'sent') {
        if (this.#registrations.find(state) === registration) this.#registrations.take(state);
        this.#routes.release([registration]);
        throw outcome;
      }
      if (!(await this.#waitForConfirmation(response))) throw new Undelivered('delivery-unconfirmed', provider);
      return { status, provider, error: query.error ?? null, receiver: registration.return };
    } finally {
      response.waiting--;
    }
  }

  #waitForConfirmation({ confirmed }: UnconfirmedResponse): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const cancel = this.#clock.at(this.#clock.now() + this.#settings.acknowledgeMs, () => resolve(false));
      void confirmed.promise.then(() => resolve(true), reject).finally(cancel);
    });
  }

  /** Ends expired registrations and notifies their clients. Returns the time. */
  sweep(): number {
    const now = this.#clock.now();
    for (const registration of this.#registrations.sweep(now)) this.#notifyOfExpiry(registration);
    for (const part of [this.#used, this.#routes, this.#unconfirmed]) part.sweep(now);
    return now;
  }

  #expire(registration: Registration): void {
    if (this.#registrations.takeFrom(registration.peer, registration.state)) this.#notifyOfExpiry(registration);
  }

  #notifyOfExpiry(registration: Registration): void {
    this.#routes.forget(registration);
    this.#totals.expired++;
    const reason = 'The registration expired before a callback arrived. Register a new state.';
    sendError(registration.peer, registration.state, 'registration-expired', reason);
  }
}
