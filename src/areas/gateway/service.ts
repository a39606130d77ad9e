import { DEFAULTS } from '../../../generated/config/defaults.ts';
import type { Settings } from '../../../generated/config/settings.ts';
import type { ReceivedMessage, RegisterMessage, UnregisterMessage } from '../../../generated/gateway/messages.ts';
import { type MaybePromise, mapMaybePromise } from '../../base/async/maybe-promise.ts';
import type { Clock } from '../../base/clock.ts';
import { isUnavailable, Problem } from '../../base/problem.ts';
import {
  answerProblem,
  type CallbackQuery,
  type Delivery,
  type DeliveryStatus,
  describeRefusal,
  secretProblem,
  statusOf,
} from './callback.ts';
import { ExpiringMap } from './expiring-map.ts';
import { type GatewayPeer, type Registration, Registrations } from './registrations.ts';
import { type Claim, LocalRoutes, type Routes } from './routes.ts';
import { findSecret } from './secret-parameters.ts';
import { type ErrorCode, sendAnswer, tell } from './send-answer.ts';
import type { Unconfirmed, Used } from './sent-answers.ts';
import { hashState, isUuid } from './state.ts';
import { Undelivered } from './undelivered.ts';

export type GatewayLimits = Pick<
  Settings['gateway'],
  'lifetimeMs' | 'acknowledgeMs' | 'maxRegistrations' | 'maxStatesPerSocket' | 'state'
>;

export class GatewayService {
  readonly #clock: Clock;
  readonly #limits: GatewayLimits;
  readonly #registrations = new Registrations();
  readonly #used: ExpiringMap<Used>;
  readonly #routes: Routes;
  readonly #unconfirmed: ExpiringMap<Unconfirmed>;
  readonly #count = { delivered: 0, denied: 0, expired: 0 };

  constructor(clock: Clock, limits: Partial<GatewayLimits> = {}, routes?: Routes) {
    this.#clock = clock;
    this.#limits = { ...DEFAULTS.gateway, ...limits };
    const { maxRegistrations } = this.#limits;
    this.#used = new ExpiringMap(maxRegistrations);
    this.#routes = routes ?? new LocalRoutes(() => clock.now(), maxRegistrations);
    this.#unconfirmed = new ExpiringMap(maxRegistrations);
  }

  /** Pending registrations, and totals since the start. */
  get counts(): Readonly<Record<'pending' | 'delivered' | 'denied' | 'expired', number>> {
    return { pending: this.#registrations.size, ...this.#count };
  }

  /** What a state must be, for the text of an error. */
  get stateRule(): string {
    return this.#limits.state === 'uuid' ? 'must be a UUID' : 'must be 22 to 128 unreserved characters';
  }

  /** Does not wait for the send: the buffer limit cuts off a client that does not read. */
  register(message: RegisterMessage, peer: GatewayPeer): MaybePromise<void> {
    this.sweep();
    const { state, resume } = message;
    const hash = hashState(state);
    const refused = this.#refusal(message, hash, peer);
    if (refused) return tell(peer, state, ...refused);
    const expiresAt = this.#clock.now() + this.#limits.lifetimeMs;
    const request = { state, hash, resume: resume === undefined ? null : hashState(resume), expiresAt };
    const claim = this.#routes.claim(request, this.#registrations.find(state) !== null);
    if (!(claim instanceof Promise)) return this.#add(message, hash, peer, claim);
    return claim.then(
      (claimed) => this.#add(message, hash, peer, claimed),
      (error: unknown) => {
        if (!isUnavailable(error)) throw error;
        tell(peer, state, 'internal-error', 'The gateway cannot register this state right now. Try again.');
      },
    );
  }

  #add(
    { state, provider, acknowledge = false }: RegisterMessage,
    hash: string,
    peer: GatewayPeer,
    claim: Claim | null,
  ) {
    if (!claim) return tell(peer, state, 'duplicate-state', 'This state is already registered.');
    const { expiresAt, resumed } = claim;
    const registration = { state, hash, provider, peer, expiresAt, acknowledge, claim: claim.claim };
    const held = this.#registrations.find(state);
    if (held && held.claim > claim.claim)
      return tell(peer, state, 'duplicate-state', 'Another connection has resumed this state.');
    if (held) this.#registrations.replace(held, registration);
    else this.#registrations.add(registration);
    if (resumed) this.#clock.at(expiresAt, () => this.#expire(registration)); // out of expiry order, so a sweep might miss it
    void mapMaybePromise(peer.send({ type: 'registered', state }), (sent) => {
      if (sent === 'gone' && this.#registrations.takeFrom(peer, state)) this.#routes.released([registration]);
    });
  }

  unregister(message: UnregisterMessage, peer: GatewayPeer): void {
    const secret = findSecret(message);
    if (secret !== null) return tell(peer, message.state, 'secret-refused', `Never send ${secret} to the gateway.`);
    const given = this.#registrations.takeFrom(peer, message.state);
    if (given) this.#routes.forgotten(given);
  }

  /** Marks the state as used once the client has acknowledged. */
  received({ state }: ReceivedMessage, peer: GatewayPeer): void {
    const hash = hashState(state);
    const sent = this.#unconfirmed.find(hash, this.#clock.now());
    const registration = sent && this.#registrations.takeFrom(peer, state);
    if (!registration) return;
    this.#routes.used(registration, sent.status);
    this.#unconfirmed.remove(hash);
    this.#used.add(hash, { status: sent.status, until: sent.until });
    this.#count[sent.status]++;
    sent.confirmed.resolve();
  }

  disconnected(peer: GatewayPeer): void {
    this.#routes.released(this.#registrations.removePeer(peer));
  }

  /** Delivers the code or the provider's error to the peer that registered the state, at most once. */
  receive(query: CallbackQuery, part: 'query' | 'body' = 'query'): MaybePromise<Delivery> {
    if (query.refused !== undefined) {
      this.refuse(query.state, query.refused);
      return { status: 'denied', provider: null, error: null };
    }
    this.sweep();
    this.#check(query, secretProblem(query));
    const registration = this.#registrations.find(query.state);
    if (!registration) return this.#receiveUnregistered(query, part);
    this.#check(query, answerProblem(query, part));
    if (registration.acknowledge) return this.#deliverConfirmed(registration, query);
    this.#registrations.take(query.state);
    const { hash, expiresAt: until } = registration;
    const status = statusOf(query);
    const taken = this.#routes.take(registration, query);
    if (!(taken instanceof Promise)) {
      this.#used.add(hash, { status, until }); // before sending, so that a second request cannot deliver again
      return this.#deliver(registration, query);
    }
    const sending = this.#deliverOnceTaken(taken, registration, query);
    this.#used.add(hash, { status, until, sending });
    return sending;
  }

  /** Tells the owner of the state why its callback was refused. The state stays registered. */
  refuse(state: string, why: string): void {
    this.sweep();
    const registration = this.#registrations.find(state);
    if (registration) return tell(registration.peer, state, 'callback-refused', why);
    const hash = hashState(state);
    if (this.#used.find(hash, this.#clock.now())) return;
    const forward = async () => this.#routes.forward(hash, { state, refused: why });
    forward().catch(() => {}); // nobody can be told
  }

  #check({ state }: CallbackQuery, problem: Problem | null): void {
    if (!problem) return;
    this.refuse(state, describeRefusal(problem));
    throw problem;
  }

  /** What became of a state that is used up; null: it is not. */
  async outcomeOf(hash: string): Promise<DeliveryStatus | null> {
    const used = this.#used.find(hash, this.#clock.now());
    await used?.sending;
    return used?.status ?? null;
  }

  #receiveUnregistered(query: CallbackQuery, part: 'query' | 'body'): MaybePromise<Delivery> {
    const hash = hashState(query.state);
    const before = this.#used.find(hash, this.#clock.now());
    if (before) {
      const repeated = { status: before.status, provider: null, error: query.error ?? null };
      return before.sending ? before.sending.then(() => repeated) : repeated;
    }
    this.#check(query, answerProblem(query, part));
    return this.#forward(hash, query);
  }

  #forward(hash: string, query: CallbackQuery): MaybePromise<Delivery> {
    return mapMaybePromise(this.#routes.forward(hash, query), (outcome) => {
      if (outcome === 'unknown') throw new Problem('unknown-state');
      if (outcome === 'away') throw new Undelivered('client-away', null);
      return outcome;
    });
  }

  async #deliverOnceTaken(
    taken: Promise<boolean>,
    registration: Registration,
    query: CallbackQuery,
  ): Promise<Delivery> {
    const { hash, expiresAt } = registration;
    try {
      if (await taken) {
        const delivery = await this.#deliver(registration, query);
        this.#used.add(hash, { status: delivery.status, until: expiresAt });
        return delivery;
      }
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      this.#used.remove(hash); // nothing was sent: it may be tried again
      if (this.#registrations.add(registration)) this.#clock.at(expiresAt, () => this.#expire(registration));
      throw error;
    }
    this.#used.remove(hash);
    return this.#forward(hash, query);
  }

  #deliver(registration: Registration, query: CallbackQuery): MaybePromise<Delivery> {
    const { provider, hash } = registration;
    const status = statusOf(query);
    return mapMaybePromise(sendAnswer(registration, query), (sent) => {
      if (sent === 'sent') {
        this.#count[status]++;
        this.#routes.used(registration, status);
        return { status, provider, error: query.error ?? null };
      }
      this.#used.remove(hash);
      this.#routes.released([registration]);
      throw sent;
    });
  }

  /** Resends for every request until acknowledged, unless another request is already waiting. */
  async #deliverConfirmed(registration: Registration, query: CallbackQuery): Promise<Delivery> {
    const { hash, state, provider, expiresAt } = registration;
    const answer = hashState(JSON.stringify([query.code, query.error]));
    const status = statusOf(query);
    if (!(await this.#routes.take(registration, query))) return this.#forward(hash, query);
    if (this.#registrations.find(state) !== registration) return this.receive(query); // settled or resumed meanwhile
    const known = this.#unconfirmed.find(hash, this.#clock.now());
    if (known && known.answer !== answer) throw new Problem('unknown-state');
    const sent = known ?? { answer, status, confirmed: Promise.withResolvers(), waiting: 0, until: expiresAt };
    if (!known) this.#unconfirmed.add(hash, sent);
    const others = sent.waiting++;
    try {
      const outcome = others > 0 ? 'sent' : await sendAnswer(registration, query);
      if (outcome !== 'sent') {
        if (this.#registrations.find(state) === registration) this.#registrations.take(state);
        this.#routes.released([registration]);
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
    for (const registration of this.#registrations.sweep(now)) this.#tellExpired(registration);
    for (const kept of [this.#used, this.#routes, this.#unconfirmed]) kept.sweep(now);
  }

  #expire(registration: Registration): void {
    if (this.#registrations.takeFrom(registration.peer, registration.state)) this.#tellExpired(registration);
  }

  #tellExpired(registration: Registration): void {
    const { state, peer } = registration;
    this.#routes.forgotten(registration);
    this.#count.expired++;
    tell(
      peer,
      state,
      'registration-expired',
      'The registration expired before a callback arrived. Register a new state.',
    );
  }

  #refusal(message: RegisterMessage, hash: string, peer: GatewayPeer): [ErrorCode, string] | null {
    const { maxStatesPerSocket, maxRegistrations } = this.#limits;
    const secret = findSecret(message);
    if (secret !== null) return ['secret-refused', `Never send ${secret} to the gateway.`];
    if (this.#limits.state === 'uuid' && !isUuid(message.state)) return ['bad-message', `/state ${this.stateRule}`];
    if (this.#used.find(hash, this.#clock.now()))
      return ['duplicate-state', 'This state has already been used. Register a new one.'];
    if (this.#registrations.countOf(peer) >= maxStatesPerSocket) {
      return ['too-many-registrations', `A connection can register at most ${maxStatesPerSocket} states.`];
    }
    if (this.#registrations.size >= maxRegistrations)
      return ['at-capacity', 'The gateway is at capacity. Try again later.'];
    return null;
  }
}
