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

export class PendingFlows {
  readonly #parts: PendingFlowsOptions;
  /** In order of use. If there are too many users, those without a pending flow are dropped, oldest first. */
  readonly #users = new Map<string, UserFlows>();
  #starting = 0;
  #isClosed = false;

  constructor(parts: PendingFlowsOptions) {
    this.#parts = parts;
  }

  /** Starts a flow. Resolves to the provider's URL for the user. */
  async begin(user: string): Promise<string> {
    if (this.#count() >= this.#parts.maxInAll) {
      throw new OAuthError('gateway-refused', 'Too many people are connecting right now. Try again in a minute.');
    }
    this.#starting++;
    try {
      const flow = await startOAuthFlow(this.#parts.settings);
      if (this.#isClosed) {
        await flow.close();
        throw new OAuthError('flow-closed', 'This service is stopping. Try again in a minute.');
      }
      const userFlows = this.#flowsOf(user);
      userFlows.failure = null;
      const [oldest] = userFlows.flows;
      if (oldest && userFlows.flows.size >= this.#parts.maxPerUser) this.#drop(userFlows, oldest);
      userFlows.flows.add(flow);
      void this.#finish(user, userFlows, flow);
      return flow.authRedirectUrl;
    } finally {
      this.#starting--;
    }
  }

  statusOf(user: string): { readonly pending: boolean; readonly failure: Failure | null } {
    const userFlows = this.#users.get(user);
    return { pending: (userFlows?.flows.size ?? 0) > 0, failure: userFlows?.failure ?? null };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const pending = [...this.#users.values()].flatMap(({ flows }) => [...flows]);
    for (const { flows } of this.#users.values()) flows.clear();
    this.#users.clear();
    await Promise.all(pending.map((flow) => flow.close()));
  }

  async #finish(user: string, userFlows: UserFlows, flow: OAuthFlow): Promise<void> {
    try {
      const received = await flow.waitForCode();
      const tokens = await exchangeCode({ ...this.#parts.settings, ...received });
      await this.#parts.store.write(this.#parts.settings.provider, user, tokens);
      userFlows.failure = null;
      for (const other of userFlows.flows) this.#drop(userFlows, other);
      this.#users.delete(user);
    } catch (error) {
      // A flow replaced by a newer one has nothing to report.
      if (!userFlows.flows.delete(flow)) return;
      userFlows.failure = failureOf(error);
      this.#parts.onFailure(error, user);
    }
  }

  #drop(userFlows: UserFlows, flow: OAuthFlow): void {
    userFlows.flows.delete(flow);
    void flow.close();
  }

  #flowsOf(user: string): UserFlows {
    const userFlows = this.#users.get(user) ?? { flows: new Set(), failure: null };
    this.#users.delete(user);
    for (const [name, { flows }] of this.#users) {
      if (this.#users.size < this.#parts.maxInAll) break;
      if (flows.size === 0) this.#users.delete(name);
    }
    this.#users.set(user, userFlows);
    return userFlows;
  }

  #count(): number {
    return [...this.#users.values()].reduce((sum, { flows }) => sum + flows.size, this.#starting);
  }
}

/** Only our own errors are shown to visitors; other failures stay internal. */
export function failureOf(error: unknown): Failure {
  if (error instanceof AccessDeniedError) {
    return { code: error.code, message: error.summary, explanation: error.explanation };
  }
  if (error instanceof OAuthError) return { code: error.code, message: error.message };
  return { code: 'internal-error', message: 'Something went wrong on our side. Try again.' };
}
