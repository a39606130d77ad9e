import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import type { Settings } from '../../../generated/config/settings.ts';
import type { Schemas } from '../../../generated/intents/contract.ts';
import type { Scope } from '../../../generated/scopes.ts';
import type { MaybePromise } from '../../base/async/maybe-promise.ts';
import type { Clock } from '../../base/clock.ts';
import { isProblem, Problem } from '../../base/problem.ts';
import { hashSecret, randomSecret, seal, unseal } from '../../base/secrets.ts';
import { presentScopes, readScopes, storeScopes } from '../../base/session.ts';
import { type Database, isDatabaseUnavailable } from '../../base/state/port.ts';
import { addressGroup } from '../../contract/address-group.ts';
import type { Subscribe } from '../../contract/handler.ts';
import { cleanName } from './app-name.ts';
import { checkPollRate, LocalWindows, seconds, unknownTokenProblem, type Windows } from './rate-limit.ts';
import type { IntentCount } from './recent-counts.ts';
import {
  CHALLENGE_CONSUMER,
  type ConsumeOutcome,
  type Intent,
  type IntentStore,
  intentTopic,
  isSessionActive,
  type LinkOutcome,
  OAUTH_CHALLENGE,
  type PendingLimits,
  type Requester,
} from './store.ts';

/** What the approval page shows. Times are epoch milliseconds. */
export interface IntentRequest {
  readonly state: 'pending' | 'linked' | 'denied' | 'expired';
  readonly appName: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** Network address of the application; null if unknown or erased. */
  readonly address: string | null;
  /** Lifetime of the session. */
  readonly sessionSeconds: number;
  readonly longSession: boolean;
  /** Null unless the intent is linked. */
  readonly sessionId: string | null;
  /** Undefined for all. */
  readonly scopes: readonly Scope[] | undefined;
}

export interface IntentDependencies {
  readonly store: IntentStore;
  readonly watch: Database['watch'];
  readonly clock: Clock;
  readonly baseUrl: () => string;
  readonly settings?: Partial<Settings['intents']>;
  /** Counts requests. Counts those of this node only by default. */
  readonly windows?: Windows | undefined;
  /** Key of the hashes by which the intents of an address are counted; random per start by default. */
  readonly addressSecret?: (() => Promise<Buffer>) | undefined;
}

/** The caller who asks for the status, identified by the network address or by the verifier. */
export interface StatusCaller {
  readonly address: string;
  readonly verifier: string | undefined;
}

/** The session token is stored encrypted with a key derived from the intent's token. */
const SEAL_PURPOSE = 'annex intent session token';

/** HMAC of the caller's address with the intent's token as the key: the database does not reveal the address. */
const callerKey = (token: string, address: string): string =>
  createHmac('sha256', token).update(`caller:${address}`).digest('base64url');

/** Whether it comes from an OAuth client. */
const isOauth = ({ challenge }: Intent): boolean => challenge === OAUTH_CHALLENGE;

export class IntentService {
  readonly #dependencies: IntentDependencies;
  readonly #settings: Settings['intents'];
  readonly #addressSecret: () => MaybePromise<Buffer>;
  readonly #windows: Windows;

  constructor(dependencies: IntentDependencies) {
    const addressSecret = randomBytes(32);
    this.#dependencies = dependencies;
    this.#settings = { ...DEFAULTS.intents, ...dependencies.settings };
    this.#addressSecret = dependencies.addressSecret ?? (() => addressSecret);
    this.#windows = dependencies.windows ?? new LocalWindows(() => dependencies.clock.now());
  }

  /** Between two polls. */
  get pollSeconds(): number {
    return Math.ceil(this.#settings.pollMs / 1_000);
  }

  /** Time for the user to decide. */
  get lifetimeMs(): number {
    return this.#settings.lifetimeMs;
  }

  /** Pages of other origins are counted apart, so that they cannot use up the limit of programs. A `token` is used once. */
  async create(
    body: Schemas['CreateIntent'],
    { address, origin, callerId }: Requester,
    token = randomSecret(),
  ): Promise<Schemas['Intent']> {
    const now = this.#dependencies.clock.now();
    const foreign = origin !== undefined && origin !== new URL(this.#dependencies.baseUrl()).origin;
    const requesterKey = callerId === null ? `${foreign ? 'page ' : ''}${addressGroup(address)}` : `caller ${callerId}`;
    const addressKey = createHmac('sha256', await this.#addressSecret())
      .update(requesterKey)
      .digest('base64url');
    const intent = {
      token_hash: hashSecret(token),
      created_at: now,
      expires_at: now + this.#settings.lifetimeMs,
      requested_max_age: body.max_age ?? this.#settings.defaultMaxAgeSeconds,
      app_name: cleanName(body.app_name) ?? null,
      challenge: body.challenge ?? null,
      address_key: addressKey,
      address,
      scopes: storeScopes(body.scopes),
    };
    const { maxPending, maxPendingPerAddress, maxEndedPerAddress, maxPendingPerCaller } = this.#settings;
    // Authenticated callers have limits of their own, so that anonymous ones cannot use them up.
    const limits =
      callerId !== null
        ? { total: Number.MAX_SAFE_INTEGER, pending: maxPendingPerCaller, ended: maxPendingPerCaller }
        : { total: maxPending, pending: maxPendingPerAddress, ended: maxEndedPerAddress };
    if (!(await this.#dependencies.store.insert(intent, limits)))
      throw tooManyIntents(await this.#dependencies.store.count(addressKey, now), limits, now);
    return this.#present(token, intent, false);
  }

  async get(token: string, address: string): Promise<Schemas['Intent']> {
    const now = this.#dependencies.clock.now();
    const intent = await this.#find(hashSecret(token), address, now);
    if (intent.denied_at !== null) throw new Problem('intent-denied');
    const { session_id } = intent;
    if (session_id === null && intent.expires_at <= now) throw problemOf('expired');
    if (session_id !== null && !isSessionActive(intent, now)) throw problemOf('session-ended');
    return this.#present(token, intent, session_id !== null);
  }

  /** For the approval page. Also describes an intent that has ended. */
  async describe(token: string, address: string): Promise<IntentRequest> {
    const now = this.#dependencies.clock.now();
    const intent = await this.#find(hashSecret(token), address, now);
    const { app_name, created_at, expires_at, session_id, denied_at } = intent;
    const sessionSeconds = this.sessionSecondsOf(intent.requested_max_age);
    const waiting = expires_at > now ? 'pending' : 'expired';
    return {
      state: session_id !== null ? 'linked' : denied_at !== null ? 'denied' : waiting,
      appName: app_name,
      createdAt: created_at,
      expiresAt: expires_at,
      address: intent.address,
      sessionSeconds,
      longSession: sessionSeconds > this.#settings.longSessionSeconds,
      sessionId: session_id,
      scopes: readScopes(intent.scopes),
    };
  }

  /** Records the user's decision. Approval also creates the session, in the same commit. */
  async decide(token: string, action: 'approve' | 'deny', userId: string, address: string) {
    const now = this.#dependencies.clock.now();
    const tokenHash = hashSecret(token);
    const intent = await this.#find(tokenHash, address, now);
    const outcome =
      action === 'approve'
        ? await this.#link(token, intent, userId, now)
        : await this.#dependencies.store.deny(tokenHash, now);
    if (action === 'approve' ? outcome !== 'linked' : outcome !== 'denied' || intent.denied_at !== null)
      throw problemOf(outcome);
    return { isOauth: isOauth(intent), intent: this.#present(token, intent, action === 'approve') };
  }

  /** Cancels the intent for the application. It ends in the same way as after a denial. */
  async end(token: string, address: string): Promise<void> {
    const now = this.#dependencies.clock.now();
    const tokenHash = hashSecret(token);
    const intent = await this.#find(tokenHash, address, now);
    const outcome = await this.#dependencies.store.deny(tokenHash, now);
    if (outcome !== 'denied' || intent.denied_at !== null) throw problemOf(outcome);
  }

  /** Deletes expired intents. Call this periodically. */
  async sweep(stop?: AbortSignal): Promise<void> {
    await this.#dependencies.store.sweep(this.#dependencies.clock.now(), this.#settings.retentionMs, stop);
    await this.#windows.sweep(this.#settings.unknownTokensMs);
  }

  /** Polls that are too fast fail while the intent is pending. The token can always be fetched. */
  async poll(token: string, caller: StatusCaller): Promise<Schemas['IntentStatus']> {
    const outcome = await this.#consume(token, caller);
    if (outcome !== 'pending') return { state: 'authenticated', session_token: outcome };
    await checkPollRate(this.#windows, callerKey(token, addressGroup(caller.address)), this.#settings);
    return { state: 'pending' };
  }

  /** Throws for an unknown token before the stream opens. The stream ends after its first event. */
  async watch(token: string, caller: StatusCaller): Promise<Subscribe<Schemas['IntentEvent']>> {
    const tokenHash = hashSecret(token);
    const intent = await this.#find(tokenHash, caller.address, this.#dependencies.clock.now());
    await this.#consume(token, caller, intent);
    return (push, end) => {
      let open = true;
      const check = (): void => {
        this.#nextEvent(token, caller).then((event) => {
          if (!event || !open) return;
          push(event);
          end();
        }, fail);
      };
      const fail = (error: unknown): void => {
        if (!isDatabaseUnavailable(error)) end(); // else it checks again when the database is available
      };
      const unwatch = this.#dependencies.watch(intentTopic(tokenHash), check); // also checks once now, for changes since the first check
      const cancel = this.#dependencies.clock.at(intent.expires_at, check);
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

  /** Returns 'pending' or the session token. The first caller who fetches the token is bound to the intent. */
  async #consume(token: string, { address, verifier }: StatusCaller, known?: Intent): Promise<string> {
    const tokenHash = hashSecret(token);
    const now = this.#dependencies.clock.now();
    const intent = known ?? (await this.#find(tokenHash, address, now));
    if (intent.challenge !== null && (verifier === undefined || hashSecret(verifier) !== intent.challenge)) {
      throw new Problem('other-caller');
    }
    const consumer = intent.challenge === null ? callerKey(token, addressGroup(address)) : CHALLENGE_CONSUMER;
    const outcome = await this.#dependencies.store.consume({ tokenHash, consumer, now }, intent);
    if (outcome === 'pending') return outcome;
    if (typeof outcome === 'string') throw problemOf(outcome);
    return unseal(token, SEAL_PURPOSE, outcome.sealedToken);
  }

  /** Throws for an unknown intent, and for one whose retention is over even if it is not deleted yet. */
  async #find(tokenHash: string, address: string, now: number): Promise<Intent> {
    const intent = await this.#dependencies.store.find(tokenHash);
    if (!intent || (intent.session_id === null && intent.expires_at + this.#settings.retentionMs <= now)) {
      throw await unknownTokenProblem(this.#windows, address, this.#settings);
    }
    return intent;
  }

  sessionSecondsOf(requestedMaxAge: number): number {
    return Math.min(requestedMaxAge, this.#settings.maxSessionSeconds ?? requestedMaxAge);
  }

  #link(token: string, intent: Intent, userId: string, now: number): Promise<LinkOutcome> {
    const sessionToken = `tok_${randomSecret()}`;
    const requestedMs = this.sessionSecondsOf(intent.requested_max_age) * 1_000;
    // The session of an OAuth client is extended when the client gets its first token.
    const lifetimeMs = isOauth(intent) ? Math.min(requestedMs, this.#settings.lifetimeMs) : requestedMs;
    return this.#dependencies.store.link({
      tokenHash: intent.token_hash,
      session: {
        id: randomUUID(),
        tokenHash: hashSecret(sessionToken),
        userId,
        appName: intent.app_name,
        expiresAt: now + lifetimeMs,
        address: intent.address,
        scopes: intent.scopes,
      },
      sealedToken: seal(token, SEAL_PURPOSE, sessionToken),
      now,
    });
  }

  #present(
    token: string,
    intent: Pick<Intent, 'created_at' | 'expires_at' | 'requested_max_age' | 'scopes'>,
    completed: boolean,
  ): Schemas['Intent'] {
    const base = this.#dependencies.baseUrl();
    return {
      token,
      created_at: new Date(intent.created_at).toISOString(),
      expires_at: new Date(intent.expires_at).toISOString(),
      requested_max_age: intent.requested_max_age,
      auth_url: `${base}/auth/approve?token=${token}`,
      updates_url: `${base}/auth/intents/${token}/status`,
      completed,
      ...presentScopes(intent.scopes),
    };
  }
}

const PROBLEMS = {
  'not-found': 'intent-not-found',
  denied: 'intent-denied',
  'other-caller': 'other-caller',
  'session-ended': 'session-ended',
  'already-linked': 'intent-already-linked',
  expired: 'intent-expired',
} as const;

/** The problem for an intent that cannot be linked, or has no token for the caller. */
function problemOf(outcome: Exclude<LinkOutcome | ConsumeOutcome, object>): Problem {
  if (outcome === 'pending' || outcome === 'linked')
    throw new Error(`no problem is defined for the outcome ${outcome}`);
  return new Problem(PROBLEMS[outcome], outcome === 'expired' ? 'Create a new intent.' : undefined);
}

/** The problem for an intent that exceeds a limit: that of the requester, who has `count` intents, or the total one. */
function tooManyIntents(count: IntentCount, { pending, ended }: PendingLimits, now: number): Problem {
  const isEnded = count.pending < pending && count.ended >= ended;
  const headers = { 'Retry-After': isEnded ? seconds((count.firstExpiry ?? now) - now) : '60' };
  if (count.pending < pending && count.ended < ended) {
    return new Problem('unavailable', 'Too many intents are pending. Try again later.', { headers });
  }
  const reason = count.pending >= pending ? `${pending} pending intents` : `cancelled ${ended} intents`;
  return new Problem('too-many-intents', `This address or caller has ${reason}. Try again later.`, { headers });
}
