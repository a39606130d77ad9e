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

export interface IntentDependencies {
  readonly store: IntentStore;
  readonly watch: Database['watch'];
  readonly clock: Clock;
  readonly baseUrl: () => string;
  readonly settings?: Partial<Settings['intents']>;
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

/** The session token is stored encrypted with a key derived from the intent's token. */
const SEAL_PURPOSE = 'annex intent session token';

/** HMAC of the caller's address with the intent's token as the key: the database does not reveal the address. */
const callerKey = (token: string, address: string): string => hmac(token, `caller:${address}`);

/** Whether it comes from an OAuth client. */
const isOauth = ({ challenge }: Intent): boolean => challenge === OAUTH_CHALLENGE;

export type IntentService = ReturnType<typeof createIntentService>;

export function createIntentService(dependencies: IntentDependencies) {
  const { store, clock, baseUrl, windows, record } = dependencies;
  const settings = { ...DEFAULTS.intents, ...dependencies.settings };
  const randomKey = randomBytes(32);
  const { addressSecret = async () => randomKey } = dependencies;

  /** A `token` is used once. */
  async function create(
    body: Schemas['CreateIntent'],
    { address, requester, callerId }: Requester,
    token = randomSecret(),
  ): Promise<Schemas['Intent']> {
    const now = clock.now();
    const addressKey = hmac(await addressSecret(), callerId === null ? requester : `caller ${callerId}`);
    const intent = {
      token_hash: hashSecret(token),
      created_at: now,
      expires_at: now + settings.lifetimeMs,
      requested_max_age: body.max_age ?? settings.defaultMaxAgeSeconds,
      app_name: cleanName(body.app_name) ?? null,
      challenge: body.challenge ?? null,
      address_key: addressKey,
      address,
      scopes: storeScopes(allowedScopes(body.scopes)),
    };
    if (intent.scopes === '') throw new Problem('invalid-request', 'The operator allows none of these scopes.');
    const { maxPending, maxPendingPerAddress, maxEndedPerAddress, maxPendingPerCaller } = settings;
    // Authenticated callers have limits of their own, so that anonymous ones cannot use them up.
    const limits =
      callerId !== null
        ? { total: Number.MAX_SAFE_INTEGER, pending: maxPendingPerCaller, ended: maxPendingPerCaller }
        : { total: maxPending, pending: maxPendingPerAddress, ended: maxEndedPerAddress };
    if (!(await store.insert(intent, limits)))
      throw tooManyIntents(await store.count(addressKey, now), limits, callerId !== null, now);
    return present(token, intent, false);
  }

  async function get(token: string, requester: string): Promise<Schemas['Intent']> {
    const now = clock.now();
    const intent = await find(hashSecret(token), requester, now);
    if (intent.denied_at !== null) throw new Problem('intent-denied');
    const { session_id } = intent;
    if (session_id === null && intent.expires_at <= now) throw problemOf('intent-expired');
    if (session_id !== null && !isSessionActive(intent, now)) throw problemOf('session-ended');
    return present(token, intent, session_id !== null);
  }

  /** For the approval page. Also describes an intent that has ended. */
  async function describe(token: string, requester: string): Promise<IntentRequest> {
    const now = clock.now();
    const intent = await find(hashSecret(token), requester, now);
    const { session_id, denied_at } = intent;
    const sessionSeconds = sessionSecondsOf(intent.requested_max_age);
    const waiting = intent.expires_at > now ? 'pending' : 'expired';
    return {
      ...intent,
      state: session_id !== null ? 'linked' : denied_at !== null ? 'denied' : waiting,
      sessionSeconds,
      longSession: sessionSeconds > settings.longSessionSeconds,
      scopes: readScopes(intent.scopes),
    };
  }

  /** Records the user's decision. Approval also creates the session, in the same commit. */
  async function decide(token: string, action: 'approve' | 'deny', userId: string, requester: string) {
    const now = clock.now();
    const intent = await find(hashSecret(token), requester, now);
    if (action === 'approve') await link(token, intent, userId, now);
    else await end(token, requester);
    const event = action === 'approve' ? 'application-approved' : 'application-denied';
    await record?.({ action: event, userId, detail: intent.app_name });
    return { isOauth: isOauth(intent), intent: present(token, intent, action === 'approve') };
  }

  /** Cancels the intent for the application. It ends in the same way as after a denial. */
  async function end(token: string, requester: string): Promise<void> {
    const now = clock.now();
    const tokenHash = hashSecret(token);
    const intent = await find(tokenHash, requester, now);
    const outcome = await store.deny(tokenHash, now);
    if (outcome !== 'intent-denied' || intent.denied_at !== null) throw problemOf(outcome);
  }

  /** Deletes expired intents. Call this periodically. */
  async function sweep(stop?: AbortSignal): Promise<void> {
    await store.sweep(clock.now(), settings.retentionMs, stop);
    await windows.sweep(settings.unknownTokensMs);
  }

  /** Polls that are too fast fail while the intent is pending. The token can always be fetched. */
  async function poll(token: string, caller: StatusCaller): Promise<Schemas['IntentStatus']> {
    const outcome = await consume(token, caller);
    if (outcome !== 'pending') return { state: 'authenticated', session_token: outcome };
    await checkPollRate(callerKey(token, addressGroup(caller.address)));
    return { state: 'pending' };
  }

  /** Throws for an unknown token before the stream opens. The stream ends after its first event. */
  async function watch(token: string, caller: StatusCaller): Promise<Subscribe<Schemas['IntentEvent']>> {
    const tokenHash = hashSecret(token);
    const intent = await find(tokenHash, caller.requester, clock.now());
    await consume(token, caller, intent);
    return (push, end) => {
      let open = true;
      const check = (): void => {
        nextEvent(token, caller).then((event) => {
          if (!event || !open) return;
          push(event);
          end();
        }, fail);
      };
      const fail = (error: unknown): void => {
        if (!isDatabaseUnavailable(error)) end(); // else it checks again when the database is available
      };
      const unwatch = dependencies.watch(intentTopic(tokenHash), check); // also checks once now, for changes since the first check
      const cancel = clock.at(intent.expires_at, check);
      return () => {
        open = false;
        unwatch();
        cancel();
      };
    };
  }

  async function nextEvent(token: string, caller: StatusCaller): Promise<Schemas['IntentEvent'] | null> {
    try {
      const outcome = await consume(token, caller);
      return outcome === 'pending' ? null : { event: 'authenticated', data: { session_token: outcome } };
    } catch (error) {
      if (isProblem(error) && error.is('intent-expired')) return { event: 'timeout', data: null };
      if (isProblem(error) && error.is('intent-denied')) return { event: 'denied', data: null };
      throw error;
    }
  }

  /** Returns 'pending' or the session token. The first caller who fetches the token is bound to the intent. */
  async function consume(
    token: string,
    { address, requester, verifier }: StatusCaller,
    known?: Intent,
  ): Promise<string> {
    const tokenHash = hashSecret(token);
    const now = clock.now();
    const intent = known ?? (await find(tokenHash, requester, now));
    if (intent.challenge !== null && (verifier === undefined || hashSecret(verifier) !== intent.challenge)) {
      throw new Problem('other-caller');
    }
    const consumer = intent.challenge === null ? callerKey(token, addressGroup(address)) : CHALLENGE_CONSUMER;
    const outcome = await store.consume({ tokenHash, consumer, now }, intent);
    if (outcome === 'pending') return outcome;
    if (typeof outcome === 'string') throw problemOf(outcome);
    return unseal(token, SEAL_PURPOSE, outcome.sealedToken);
  }

  /** Throws for an unknown intent, and for one whose retention is over even if it is not deleted yet. */
  async function find(tokenHash: string, requester: string, now: number): Promise<Intent> {
    const intent = await store.find(tokenHash);
    if (!intent || (intent.session_id === null && intent.expires_at + settings.retentionMs <= now)) {
      throw await unknownTokenProblem(requester);
    }
    return intent;
  }

  /** Counts requests with unknown tokens. Beyond the limit: too-many-unknown-tokens. */
  async function unknownTokenProblem(requester: string): Promise<Problem> {
    const { count, remainingMs } = await windows.count(`unknown:${requester}`, settings.unknownTokensMs);
    if (count <= settings.maxUnknownTokens) return new Problem('intent-not-found');
    const perSeconds = `${settings.maxUnknownTokens} unknown tokens in ${settings.unknownTokensMs / 1_000} seconds`;
    const detail = `All programs at this address share a limit of ${perSeconds}.`;
    return new Problem('too-many-unknown-tokens', detail, { headers: { 'Retry-After': seconds(remainingMs) } });
  }

  /** Throws if a caller polls a pending intent too fast. Several callers at the documented interval are allowed. */
  async function checkPollRate(caller: string): Promise<void> {
    const { count } = await windows.count(`poll:${caller}`, 1_000);
    if (count <= settings.maxPollsPerSecond) return;
    const advice = `Poll every ${settings.pollMs / 1_000} seconds, or open a stream.`;
    throw new Problem('polling-too-fast', advice, { headers: { 'Retry-After': seconds(settings.pollMs) } });
  }

  /** At most what the operator lets users grant; undefined for all. */
  function allowedScopes(requested: readonly Scope[] | undefined): readonly Scope[] | undefined {
    return settings.maxScopes?.filter((scope) => requested?.includes(scope) ?? true) ?? requested;
  }

  function sessionSecondsOf(requestedMaxAge: number): number {
    return Math.min(requestedMaxAge, settings.maxSessionSeconds ?? requestedMaxAge);
  }

  async function link(token: string, intent: Intent, userId: string, now: number): Promise<void> {
    const sessionToken = `tok_${randomSecret()}`;
    const requestedMs = sessionSecondsOf(intent.requested_max_age) * 1_000;
    // The session of an OAuth client is extended when the client gets its first token.
    const lifetimeMs = isOauth(intent) ? Math.min(requestedMs, settings.lifetimeMs) : requestedMs;
    const outcome = await store.link({
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

  function present(
    token: string,
    intent: Pick<Intent, 'created_at' | 'expires_at' | 'requested_max_age' | 'scopes'>,
    completed: boolean,
  ): Schemas['Intent'] {
    const base = baseUrl();
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
  return {
    ...{ create, get, describe, decide, end, sweep, poll, watch, allowedScopes, sessionSecondsOf },
    /** Between two polls. */
    pollSeconds: Math.ceil(settings.pollMs / 1_000),
    /** Time for the user to decide. */
    lifetimeMs: settings.lifetimeMs,
  };
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
