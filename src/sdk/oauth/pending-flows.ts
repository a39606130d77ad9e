// The pending flows of a service's users. Each flow belongs to the user who started it and expires; only that user sees
// its failure.
import { AccessDeniedError, OAuthError } from './errors.ts';
import { type OAuthFlow, type OAuthFlowOptions, startOAuthFlow } from './flow.ts';
import type { TokenSettings } from './settings.ts';
import { exchangeCode } from './token-endpoint.ts';
import type { TokenStore } from './token-store.ts';

export interface Failure {
  readonly code: string;
  /** For the user to read. */
  readonly message: string;
  /** Possible reason for a denial. */
  readonly explanation?: string;
}

export interface PendingLimits {
  /** A user's oldest flow ends when one more starts. */
  readonly maxPerUser: number;
  /** Further flows are refused. */
  readonly maxInAll: number;
}

interface PendingFlowsOptions extends PendingLimits {
  readonly settings: OAuthFlowOptions & TokenSettings;
  readonly store: TokenStore;
  readonly onFailure: (error: unknown, user: string) => void;
}

interface UserFlows {
  readonly flows: Set<OAuthFlow>;
  failure: Failure | null;
}

export function createPendingFlows({ settings, store, onFailure, maxPerUser, maxInAll }: PendingFlowsOptions) {
  /** In order of use. If there are too many users, those without a pending flow are dropped, oldest first. */
  const users = new Map<string, UserFlows>();
  let starting = 0;
  let isClosed = false;

  /** Starts a flow. Resolves to the provider's URL for the user. */
  async function begin(user: string): Promise<string> {
    if (count() >= maxInAll) {
      throw new OAuthError('gateway-refused', 'Too many people are connecting right now. Try again in a minute.');
    }
    starting++;
    try {
      const flow = await startOAuthFlow(settings);
      if (isClosed) {
        await flow.close();
        throw new OAuthError('flow-closed', 'This service is stopping. Try again in a minute.');
      }
      const userFlows = flowsOf(user);
      userFlows.failure = null;
      const [oldest] = userFlows.flows;
      if (oldest && userFlows.flows.size >= maxPerUser) drop(userFlows, oldest);
      userFlows.flows.add(flow);
      void finish(user, userFlows, flow);
      return flow.authRedirectUrl;
    } finally {
      starting--;
    }
  }

  function statusOf(user: string): { readonly pending: boolean; readonly failure: Failure | null } {
    const userFlows = users.get(user);
    return { pending: (userFlows?.flows.size ?? 0) > 0, failure: userFlows?.failure ?? null };
  }

  async function close(): Promise<void> {
    isClosed = true;
    const pending = [...users.values()].flatMap(({ flows }) => [...flows]);
    for (const { flows } of users.values()) flows.clear();
    users.clear();
    await Promise.all(pending.map((flow) => flow.close()));
  }

  async function finish(user: string, userFlows: UserFlows, flow: OAuthFlow): Promise<void> {
    try {
      const received = await flow.waitForCode();
      const tokens = await exchangeCode({ ...settings, ...received });
      await store.write(settings.provider, user, tokens);
      userFlows.failure = null;
      for (const other of userFlows.flows) drop(userFlows, other);
      users.delete(user);
    } catch (error) {
      // A flow replaced by a newer one has nothing to report.
      if (!userFlows.flows.delete(flow)) return;
      userFlows.failure = failureOf(error);
      onFailure(error, user);
    }
  }

  function drop(userFlows: UserFlows, flow: OAuthFlow): void {
    userFlows.flows.delete(flow);
    void flow.close();
  }

  function flowsOf(user: string): UserFlows {
    const userFlows = users.get(user) ?? { flows: new Set(), failure: null };
    users.delete(user);
    for (const [name, { flows }] of users) {
      if (users.size < maxInAll) break;
      if (flows.size === 0) users.delete(name);
    }
    users.set(user, userFlows);
    return userFlows;
  }

  const count = (): number => [...users.values()].reduce((sum, { flows }) => sum + flows.size, starting);
  return { begin, statusOf, close };
}

/** Only our own errors are shown to visitors; other failures stay internal. */
export function failureOf(error: unknown): Failure {
  if (error instanceof AccessDeniedError) {
    return { code: error.code, message: error.summary, explanation: error.explanation };
  }
  if (error instanceof OAuthError) return { code: error.code, message: error.message };
  return { code: 'internal-error', message: 'Something went wrong on our side. Try again.' };
}
