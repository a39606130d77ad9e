import { randomBytes, randomUUID } from 'node:crypto';
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import type { Settings } from '../../../generated/config/settings.ts';
import type { Schemas } from '../../../generated/intents/contract.ts';
import type { Scope } from '../../../generated/scopes.ts';
import type { RecordEvent } from '../../base/audit.ts';
import type { Clock } from '../../base/clock.ts';
import { isProblem, Problem } from '../../base/problem.ts';
import { hashSecret, hmac, randomSecret, seal, unseal } from '../../base/secrets.ts';
import { presentScopes, readScopes, storeScopes } from '../../base/session.ts';
import { type Database, isDatabaseUnavailable } from '../../base/state/port.ts';
import { addressGroup } from '../../contract/address-group.ts';
import type { Subscribe } from '../../contract/handler.ts';
import { cleanName } from './app-name.ts';
import type { Windows } from './rate-limit.ts';
import type { IntentCount } from './recent-counts.ts';
import {
  CHALLENGE_CONSUMER,
  type Client,
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
export interface IntentRequest
  extends Pick<Intent, 'app_name' | 'created_at' | 'expires_at' | 'address' | 'session_id'> {
  readonly state: 'pending' | 'linked' | 'denied' | 'expired';
  /** Lifetime of the session. */
  readonly sessionSeconds: number;
  readonly longSession: boolean;
  /** Undefined for all. */
  readonly scopes: readonly Scope[] | undefined;
}

const INTENT_LIMITS = {
  /** How long expired intents are kept before they are deleted. */
  retentionMs: 86_400_000,
  /** Requests with unknown tokens per address (IPv6: per /64) and minute. */
  maxUnknownTokens: 60,
};

type IntentSettings = Settings['intents'] & typeof INTENT_LIMITS;

export interface IntentDependencies {
  readonly store: IntentStore;
  readonly watch: Database['watch'];
  readonly clock: Clock;
  readonly baseUrl: () => string;
  readonly settings?: Partial<IntentSettings>;
  /** Records what users decide. */
  readonly record?: RecordEvent;
  /** Counts requests. */
  readonly windows: Windows;
  /** Key of the hashes by which the intents of an address are counted; random per start by default. */
  readonly addressSecret?: (() => Promise<Buffer>) | undefined;
}

/** The caller who asks for the status, identified by the network address or by the verifier. */
export interface StatusCaller extends Client {
  readonly verifier: string | undefined;
}

/** The approval page warns of longer sessions. */
const LONG_SESSION_SECONDS = 90 * 86_400;
const UNKNOWN_TOKENS_MS = 60_000;

/** The session token is stored encrypted with a key derived from the intent's token. */
const SEAL_PURPOSE = 'annex intent session token';

/** HMAC of the caller's address with the intent's token as the key: the database does not reveal the address. */
const callerKey = (token: string, address: string): string => hmac(token, `caller:${address}`);

/** Whether it comes from an OAuth client. */
const isOauth = ({ challenge }: Intent): boolean => challenge === OAUTH_CHALLENGE;

export class IntentService {
  readonly #parts: IntentDependencies;
  readonly #settings: IntentSettings;
  readonly #addressSecret: () => Promise<Buffer>;

  constructor(parts: IntentDependencies) {
    this.#parts = parts;
    this.#settings = { ...DEFAULTS.intents, ...INTENT_LIMITS, ...parts.settings };
    const randomKey = randomBytes(32);
    this.#addressSecret = parts.addressSecret ?? (async () => randomKey);
  }

  /** Between two polls. */
  get pollSeconds(): number {
    return Math.ceil(this.#settings.pollMs / 1_000);
  }

  /** Time for the user to decide. */
  get lifetimeMs(): number {
    return this.#settings.lifetimeMs;
  }

  /** A `token` is used once. */
  async create(
    body: Schemas['CreateIntent'],
    { address, requester, callerId }: Requester,
    token = randomSecret(),
  ): Promise<Schemas['Intent']> {
    const { clock, store } = this.#parts;
    const now = clock.now();
    const addressKey = hmac(await this.#addressSecret(), callerId === null ? requester : `caller ${callerId}`);
    const intent = {
      token_hash: hashSecret(token),
      created_at: now,
      expires_at: now + this.#settings.lifetimeMs,
      requested_max_age: body.max_age ?? this.#settings.defaultMaxAgeSeconds,
      app_name: cleanName(body.app_name) ?? null,
      challenge: body.challenge ?? null,
      address_key: addressKey,
      address,
      scopes: storeScopes(this.allowedScopes(body.scopes)),
    };
    if (intent.scopes === '') throw new Problem('invalid-request', 'The operator allows none of these scopes.');
    const { maxPending, maxPendingPerAddress, maxEndedPerAddress, maxPendingPerCaller } = this.#settings;
    // Authenticated callers have limits of their own, so that anonymous ones cannot use them up.
    const limits =
      callerId !== null
        ? { total: Number.MAX_SAFE_INTEGER, pending: maxPendingPerCaller, ended: maxPendingPerCaller }
        : { total: maxPending, pending: maxPendingPerAddress, ended: maxEndedPerAddress };
    if (!(await store.insert(intent, limits)))
      throw tooManyIntents(await store.count(addressKey, now), limits, callerId !== null, now);
    return this.#present(token, intent, false);
  }

  async get(token: string, requester: string): Promise<Schemas['Intent']> {
    const now = this.#parts.clock.now();
    const intent = await this.#find(hashSecret(token), requester, now);
    if (intent.denied_at !== null) throw new Problem('intent-denied');
    const { session_id } = intent;
    if (session_id === null && intent.expires_at <= now) throw problemOf('intent-expired');
    if (session_id !== null && !isSessionActive(intent, now)) throw problemOf('session-ended');
    return this.#present(token, intent, session_id !== null);
  }

  /** For the approval page. Also describes an intent that has ended. */
  async describe(token: string, requester: string): Promise<IntentRequest> {
    const now = this.#parts.clock.now();
    const intent = await this.#find(hashSecret(token), requester, now);
    const { session_id, denied_at } = intent;
    const sessionSeconds = this.sessionSecondsOf(intent.requested_max_age);
    const waiting = intent.expires_at > now ? 'pending' : 'expired';
    return {
      ...intent,
      state: session_id !== null ? 'linked' : denied_at !== null ? 'denied' : waiting,
      sessionSeconds,
      longSession: sessionSeconds > LONG_SESSION_SECONDS,
      scopes: readScopes(intent.scopes),
    };
  }

  /** Records the user's decision. Approval also creates the session, in the same commit. */
  async decide(token: string, action: 'approve' | 'deny', userId: string, requester: string) {
    const now = this.#parts.clock.now();
    const intent = await this.#find(hashSecret(token), requester, now);
    if (action === 'approve') await this.#link(token, intent, userId, now);
    else await this.end(token, requester);
    const event = action === 'approve' ? 'application-approved' : 'application-denied';
    await this.#parts.record?.({ action: event, userId, detail: intent.app_name });
    return { isOauth: isOauth(intent), intent: this.#present(token, intent, action === 'approve') };
  }

  /** Cancels the intent for the application. It ends in the same way as after a denial. */
  async end(token: string, requester: string): Promise<void> {
    const now = this.#parts.clock.now();
    const tokenHash = hashSecret(token);
    const intent = await this.#find(tokenHash, requester, now);
    const outcome = await this.#parts.store.deny(tokenHash, now);
    if (outcome !== 'intent-denied' || intent.denied_at !== null) throw problemOf(outcome);
  }

  /** Deletes expired intents. Call this periodically. */
  async sweep(stop?: AbortSignal): Promise<void> {
    const { store, clock, windows } = this.#parts;
    await store.sweep(clock.now(), this.#settings.retentionMs, stop);
    await windows.sweep(UNKNOWN_TOKENS_MS);
  }

  /** Polls that are too fast fail while the intent is pending. The token can always be fetched. */
  async poll(token: string, caller: StatusCaller): Promise<Schemas['IntentStatus']> {
    const outcome = await this.#consume(token, caller);
    if (outcome !== 'pending') return { state: 'authenticated', session_token: outcome };
    await this.#checkPollRate(callerKey(token, addressGroup(caller.address)));
    return { state: 'pending' };
  }

  /** Throws for an unknown token before the stream opens. The stream ends after its first event. */
  async watch(token: string, caller: StatusCaller): Promise<Subscribe<Schemas['IntentEvent']>> {
    const tokenHash = hashSecret(token);
    const intent = await this.#find(tokenHash, caller.requester, this.#parts.clock.now());
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
      const unwatch = this.#parts.watch(intentTopic(tokenHash), check); // also checks once now, for changes since the first check
      const cancel = this.#parts.clock.at(intent.expires_at, check);
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
  async #consume(token: string, { address, requester, verifier }: StatusCaller, known?: Intent): Promise<string> {
    const tokenHash = hashSecret(token);
    const now = this.#parts.clock.now();
    const intent = known ?? (await this.#find(tokenHash, requester, now));
    if (intent.challenge !== null && (verifier === undefined || hashSecret(verifier) !== intent.challenge)) {
      throw new Problem('other-caller');
    }
    const consumer = intent.challenge === null ? callerKey(token, addressGroup(address)) : CHALLENGE_CONSUMER;
    const outcome = await this.#parts.store.consume({ tokenHash, consumer, now }, intent);
    if (outcome === 'pending') return outcome;
    if (typeof outcome === 'string') throw problemOf(outcome);
    return unseal(token, SEAL_PURPOSE, outcome.sealedToken);
  }

  /** Throws for an unknown intent, and for one whose retention is over even if it is not deleted yet. */
  async #find(tokenHash: string, requester: string, now: number): Promise<Intent> {
    const intent = await this.#parts.store.find(tokenHash);
    if (!intent || (intent.session_id === null && intent.expires_at + this.#settings.retentionMs <= now)) {
      throw await this.#unknownTokenProblem(requester);
    }
    return intent;
  }

  /** Counts requests with unknown tokens. Beyond the limit: too-many-unknown-tokens. */
  async #unknownTokenProblem(requester: string): Promise<Problem> {
    const { count, remainingMs } = await this.#parts.windows.count(`unknown:${requester}`, UNKNOWN_TOKENS_MS);
    if (count <= this.#settings.maxUnknownTokens) return new Problem('intent-not-found');
    const perSeconds = `${this.#settings.maxUnknownTokens} unknown tokens in ${UNKNOWN_TOKENS_MS / 1_000} seconds`;
    const detail = `All programs at this address share a limit of ${perSeconds}.`;
    return new Problem('too-many-unknown-tokens', detail, { headers: { 'Retry-After': seconds(remainingMs) } });
  }

  /** Throws if a caller polls a pending intent too fast. Several callers at the documented interval are allowed. */
  async #checkPollRate(caller: string): Promise<void> {
    const { count } = await this.#parts.windows.count(`poll:${caller}`, 1_000);
    if (count <= this.#settings.maxPollsPerSecond) return;
    const advice = `Poll every ${this.#settings.pollMs / 1_000} seconds, or open a stream.`;
    throw new Problem('polling-too-fast', advice, { headers: { 'Retry-After': seconds(this.#settings.pollMs) } });
  }

  /** At most what the operator lets users grant; undefined for all. */
  allowedScopes(requested: readonly Scope[] | undefined): readonly Scope[] | undefined {
    return this.#settings.maxScopes?.filter((scope) => requested?.includes(scope) ?? true) ?? requested;
  }

  sessionSecondsOf(requestedMaxAge: number): number {
    return Math.min(requestedMaxAge, this.#settings.maxSessionSeconds ?? requestedMaxAge);
  }

  async #link(token: string, intent: Intent, userId: string, now: number): Promise<void> {
    const sessionToken = `tok_${randomSecret()}`;
    const requestedMs = this.sessionSecondsOf(intent.requested_max_age) * 1_000;
    // The session of an OAuth client is extended when the client gets its first token.
    const lifetimeMs = isOauth(intent) ? Math.min(requestedMs, this.#settings.lifetimeMs) : requestedMs;
    const outcome = await this.#parts.store.link({
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
    if (outcome !== 'linked') throw problemOf(outcome);
  }

  #present(
    token: string,
    intent: Pick<Intent, 'created_at' | 'expires_at' | 'requested_max_age' | 'scopes'>,
    completed: boolean,
  ): Schemas['Intent'] {
    const base = this.#parts.baseUrl();
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

const seconds = (ms: number): string => String(Math.min(3_600, Math.max(1, Math.ceil(ms / 1_000))));

/** The problem for an intent that cannot be linked, or has no token for the caller. */
function problemOf(outcome: Exclude<LinkOutcome | ConsumeOutcome, object | 'linked' | 'pending'>): Problem {
  return new Problem(outcome, outcome === 'intent-expired' ? 'Create a new intent.' : undefined);
}

/** The problem for an intent that exceeds a limit: that of the requester, who has `count` intents, or the total one. */
function tooManyIntents(
  count: IntentCount,
  { pending, ended }: PendingLimits,
  isCaller: boolean,
  now: number,
): Problem {
  const isEnded = count.pending < pending && count.ended >= ended;
  const headers = { 'Retry-After': isEnded ? seconds((count.firstExpiry ?? now) - now) : '60' };
  if (count.pending < pending && count.ended < ended) {
    return new Problem('unavailable', 'Too many intents are pending (setting intents.maxPending). Try again later.', {
      headers,
    });
  }
  const [limit, kind] = isEnded ? [`${ended} cancelled intents`, 'Ended'] : [`${pending} pending intents`, 'Pending'];
  const detail = isCaller
    ? `This API key or session has reached its limit of ${limit} (setting intents.maxPendingPerCaller).`
    : `All programs at this address share a limit of ${limit} (setting intents.max${kind}PerAddress). A caller with an API key or a session has its own.`;
  return new Problem('too-many-intents', detail, { headers });
}
