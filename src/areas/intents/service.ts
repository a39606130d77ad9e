import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import type { Settings } from '../../../generated/config/settings.ts';
import type { Schemas } from '../../../generated/intents/contract.ts';
import type { MaybePromise } from '../../base/async/maybe-promise.ts';
import type { Clock } from '../../base/clock.ts';
import { isProblem, Problem } from '../../base/problem.ts';
import type { Database } from '../../base/state/port.ts';
import { addressGroup } from '../../contract/address-group.ts';
import type { Subscribe } from '../../contract/handler.ts';
import { checkPace, LocalWindows, refuseUnknown, type Windows } from './rate-limit.ts';
import { refusal } from './refusal.ts';
import { callerKey, hashToken, randomToken, sealToken, unsealToken } from './secrets.ts';
import {
  CHALLENGE_CONSUMER,
  type Intent,
  type IntentStore,
  intentTopic,
  type LinkOutcome,
  type PendingLimits,
  type Requester,
} from './store.ts';

export interface IntentDependencies {
  readonly store: IntentStore;
  readonly watch: Database['watch'];
  readonly clock: Clock;
  readonly baseUrl: () => string;
  readonly limits?: Partial<Settings['intents']>;
  /** Of this node alone by default. */
  readonly windows?: Windows | undefined;
  /** Hashes addresses to count the pending intents of each; random per start by default. */
  readonly addressSecret?: (() => Promise<Buffer>) | undefined;
}

/** The poller of a status: identified by network address, or by the verifier. */
export interface StatusCaller {
  readonly address: string;
  readonly verifier: string | undefined;
}

/** A user who decides, and from where. */
export interface Decider {
  readonly userId: string;
  readonly address: string;
}

/** A poll's answer, with seconds for Retry-After; 0: final. */
export interface PollAnswer {
  readonly status: Schemas['IntentStatus'];
  readonly retrySeconds: number;
}

/** What the user sees before deciding. Times are epoch milliseconds. */
export interface IntentRequest {
  readonly state: 'pending' | 'linked' | 'denied' | 'expired';
  readonly appName: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** Network address of the application; null when unknown or erased. */
  readonly address: string | null;
  /** How long the session will live, or lives. */
  readonly sessionSeconds: number;
  readonly longSession: boolean;
  /** Null while it is not linked. */
  readonly sessionId: string | null;
}

export class IntentService {
  readonly #store: IntentStore;
  readonly #watch: Database['watch'];
  readonly #clock: Clock;
  readonly #baseUrl: () => string;
  readonly #limits: Settings['intents'];
  readonly #addressSecret: () => MaybePromise<Buffer>;
  readonly #windows: Windows;

  constructor({ store, watch, clock, baseUrl, limits, windows, addressSecret }: IntentDependencies) {
    const ownSecret = randomBytes(32);
    this.#store = store;
    this.#watch = watch;
    this.#clock = clock;
    this.#baseUrl = baseUrl;
    this.#limits = { ...DEFAULTS.intents, ...limits };
    this.#addressSecret = addressSecret ?? (() => ownSecret);
    this.#windows = windows ?? new LocalWindows(() => clock.now());
  }

  /** Intents made by pages of other origins are counted separately, so that they cannot use up the limit of local programs. */
  async create(body: Schemas['CreateIntent'], { address, origin, callerId }: Requester): Promise<Schemas['Intent']> {
    const now = this.#clock.now();
    const foreign = origin !== undefined && origin !== new URL(this.#baseUrl()).origin;
    const counted = callerId === null ? `${foreign ? 'page ' : ''}${addressGroup(address)}` : `caller ${callerId}`;
    const addressKey = createHmac('sha256', await this.#addressSecret())
      .update(counted)
      .digest('base64url');
    const token = randomToken();
    const intent = {
      token_hash: hashToken(token),
      created_at: now,
      expires_at: now + this.#limits.lifetimeMs,
      requested_max_age: body.max_age ?? this.#limits.defaultMaxAgeSeconds,
      app_name: body.app_name ?? null,
      challenge: body.challenge ?? null,
      address_key: addressKey,
      address,
    };
    const { maxPending, maxPendingPerAddress, maxEndedPerAddress, maxPendingPerCaller } = this.#limits;
    // Strangers cannot use up the room of those we know.
    const limits =
      callerId !== null
        ? { inAll: Number.MAX_SAFE_INTEGER, pending: maxPendingPerCaller, ended: maxPendingPerCaller }
        : { inAll: maxPending, pending: maxPendingPerAddress, ended: maxEndedPerAddress };
    if (!(await this.#store.insert(intent, limits))) throw await this.#tooMany(addressKey, limits, now);
    return this.#present(token, intent, false);
  }

  async get(token: string, address: string): Promise<Schemas['Intent']> {
    const now = this.#clock.now();
    const intent = await this.#find(hashToken(token), address, now);
    if (intent.denied_at !== null) throw new Problem('intent-denied');
    const { session_id } = intent;
    if (session_id === null && intent.expires_at <= now) throw refusal('expired');
    if (session_id !== null && !(await this.#store.sessionLives(session_id, now))) throw refusal('session-ended');
    return this.#present(token, intent, session_id !== null);
  }

  /** For the approval page: an ended intent is returned, not thrown. */
  async describe(token: string, address: string): Promise<IntentRequest> {
    const now = this.#clock.now();
    const intent = await this.#find(hashToken(token), address, now);
    const { app_name, created_at, expires_at, session_id, denied_at } = intent;
    const sessionSeconds = this.#sessionSeconds(intent);
    const waiting = expires_at > now ? 'pending' : 'expired';
    return {
      state: session_id !== null ? 'linked' : denied_at !== null ? 'denied' : waiting,
      appName: app_name,
      createdAt: created_at,
      expiresAt: expires_at,
      address: intent.address,
      sessionSeconds,
      longSession: sessionSeconds > this.#limits.longSessionSeconds,
      sessionId: session_id,
    };
  }

  /** The user's decision. Approving links the intent to a new session, in one commit. */
  async decide(token: string, action: 'approve' | 'deny', { userId, address }: Decider): Promise<Schemas['Intent']> {
    const now = this.#clock.now();
    const tokenHash = hashToken(token);
    const intent = await this.#find(tokenHash, address, now);
    const outcome =
      action === 'approve' ? await this.#link(token, intent, userId, now) : await this.#store.deny(tokenHash, now);
    if (action === 'approve' ? outcome !== 'linked' : outcome !== 'denied' || intent.denied_at !== null)
      throw refusal(outcome);
    return this.#present(token, intent, action === 'approve');
  }

  /** Cancelled by the application; ends the intent as a denial does. */
  async end(token: string, address: string): Promise<void> {
    const now = this.#clock.now();
    const tokenHash = hashToken(token);
    const intent = await this.#find(tokenHash, address, now);
    const outcome = await this.#store.deny(tokenHash, now);
    if (outcome !== 'denied' || intent.denied_at !== null) throw refusal(outcome);
  }

  /** Deletes expired intents; to be called periodically. */
  async sweep(stop?: AbortSignal): Promise<void> {
    await this.#store.sweep(this.#clock.now(), this.#limits.retentionMs, stop);
    await this.#windows.sweep(this.#limits.unknownTokensMs);
  }

  /** Floods of polls are refused while the intent is pending; fetching the token never is. */
  async poll(token: string, caller: StatusCaller): Promise<PollAnswer> {
    const outcome = await this.#consume(token, caller);
    if (outcome !== 'pending') {
      return { status: { state: 'authenticated', session_token: outcome }, retrySeconds: 0 };
    }
    await checkPace(this.#windows, callerKey(token, addressGroup(caller.address)), this.#limits);
    return { status: { state: 'pending' }, retrySeconds: Math.ceil(this.#limits.pollMs / 1_000) };
  }

  /** Unknown tokens are refused before the stream opens; the stream ends with its first event. */
  async watch(token: string, caller: StatusCaller): Promise<Subscribe<Schemas['IntentEvent']>> {
    await this.#consume(token, caller);
    const tokenHash = hashToken(token);
    const expiresAt = (await this.#store.find(tokenHash))?.expires_at ?? 0;
    return (push, end) => {
      let open = true;
      const look = (): void => {
        this.#nextEvent(token, caller).then((event) => {
          if (!event || !open) return;
          push(event);
          end();
        }, end);
      };
      const unwatch = this.#watch(intentTopic(tokenHash), look); // also reads once now, for changes since the check
      const cancel = this.#clock.at(expiresAt, look);
      return () => {
        open = false;
        unwatch();
        cancel();
      };
    };
  }

  async #nextEvent(token: string, caller: StatusCaller): Promise<Schemas['IntentEvent'] | null> {
    try {
      const outcome = await this.#consume(token, caller);
      return outcome === 'pending' ? null : { event: 'authenticated', data: { session_token: outcome } };
    } catch (error) {
      if (isProblem(error) && error.is('intent-expired')) return { event: 'timeout', data: null };
      if (isProblem(error) && error.is('intent-denied')) return { event: 'denied', data: null };
      throw error;
    }
  }

  /** 'pending' or the session token, which binds the intent to its first caller. */
  async #consume(token: string, { address, verifier }: StatusCaller): Promise<string> {
    const tokenHash = hashToken(token);
    const now = this.#clock.now();
    const intent = await this.#find(tokenHash, address, now);
    if (intent.challenge !== null && (verifier === undefined || hashToken(verifier) !== intent.challenge)) {
      throw new Problem('other-caller');
    }
    const consumer = intent.challenge === null ? callerKey(token, addressGroup(address)) : CHALLENGE_CONSUMER;
    const outcome = await this.#store.consume({ tokenHash, consumer, now });
    if (outcome === 'pending') return outcome;
    if (typeof outcome === 'string') throw refusal(outcome);
    return unsealToken(token, outcome.sealedToken);
  }

  /** Throws for an intent past its retention, also before it is swept. */
  async #find(tokenHash: string, address: string, now: number): Promise<Intent> {
    const intent = await this.#store.find(tokenHash);
    if (!intent || (intent.session_id === null && intent.expires_at + this.#limits.retentionMs <= now)) {
      throw await refuseUnknown(this.#windows, address, this.#limits);
    }
    return intent;
  }

  #sessionSeconds({ requested_max_age }: Pick<Intent, 'requested_max_age'>): number {
    return Math.min(requested_max_age, this.#limits.maxSessionSeconds ?? requested_max_age);
  }

  #link(token: string, intent: Intent, userId: string, now: number): Promise<LinkOutcome> {
    const sessionToken = `tok_${randomToken()}`;
    return this.#store.link({
      tokenHash: intent.token_hash,
      session: {
        id: randomUUID(),
        tokenHash: hashToken(sessionToken),
        userId,
        appName: intent.app_name,
        expiresAt: now + this.#sessionSeconds(intent) * 1_000,
        address: intent.address,
      },
      sealedToken: sealToken(token, sessionToken),
      now,
    });
  }

  async #tooMany(addressKey: string, { pending, ended }: PendingLimits, now: number): Promise<Problem> {
    const headers = { 'Retry-After': '60' };
    const count = await this.#store.count(addressKey, now);
    if (count.pending < pending && count.ended < ended) {
      return new Problem('unavailable', 'Too many intents are pending. Try again later.', { headers });
    }
    const many =
      count.pending >= pending ? `${pending} pending intents` : `cancelled ${ended} intents within their lifetime`;
    return new Problem('too-many-intents', `This address or caller has ${many}. Try again later.`, { headers });
  }

  #present(
    token: string,
    intent: Pick<Intent, 'created_at' | 'expires_at' | 'requested_max_age'>,
    completed: boolean,
  ): Schemas['Intent'] {
    const base = this.#baseUrl();
    return {
      token,
      created_at: new Date(intent.created_at).toISOString(),
      expires_at: new Date(intent.expires_at).toISOString(),
      requested_max_age: intent.requested_max_age,
      auth_url: `${base}/auth/approve?token=${token}`,
      updates_url: `${base}/auth/intents/${token}/status`,
      completed,
    };
  }
}
