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

interface Visitor {
  readonly flows: Set<OAuthFlow>;
  failure: Failure | null;
}

export class PendingFlows {
  readonly #settings: OAuthFlowOptions & TokenSettings;
  readonly #store: TokenStore;
  readonly #limits: PendingLimits;
  readonly #onFailure: (error: unknown, user: string) => void;
  /** By last use. Users with only an old failure are dropped first. */
  readonly #visitors = new Map<string, Visitor>();
  #starting = 0;

  constructor(
    settings: OAuthFlowOptions & TokenSettings,
    store: TokenStore,
    limits: PendingLimits,
    onFailure: (error: unknown, user: string) => void,
  ) {
    this.#settings = settings;
    this.#store = store;
    this.#limits = limits;
    this.#onFailure = onFailure;
  }

  /** Resolves to the provider's URL for this user. */
  async begin(user: string): Promise<string> {
    if (this.#count() >= this.#limits.maxInAll) {
      throw new OAuthError('gateway-refused', 'Too many people are connecting right now. Try again in a minute.');
    }
    this.#starting++;
    try {
      const flow = await startOAuthFlow(this.#settings);
      const visitor = this.#visitorOf(user);
      visitor.failure = null;
      const [oldest] = visitor.flows;
      if (oldest && visitor.flows.size >= this.#limits.maxPerUser) this.#drop(visitor, oldest);
      visitor.flows.add(flow);
      void this.#finish(user, visitor, flow);
      return flow.authRedirectUrl;
    } finally {
      this.#starting--;
    }
  }

  of(user: string): { readonly pending: boolean; readonly failure: Failure | null } {
    const visitor = this.#visitors.get(user);
    return { pending: (visitor?.flows.size ?? 0) > 0, failure: visitor?.failure ?? null };
  }

  async close(): Promise<void> {
    const flows = [...this.#visitors.values()].flatMap((visitor) => {
      const own = [...visitor.flows];
      visitor.flows.clear();
      return own;
    });
    this.#visitors.clear();
    await Promise.all(flows.map((flow) => flow.close()));
  }

  async #finish(user: string, visitor: Visitor, flow: OAuthFlow): Promise<void> {
    try {
      const received = await flow.waitForCode();
      const tokens = await exchangeCode({ ...this.#settings, ...received });
      await this.#store.write(this.#settings.provider, user, tokens);
      visitor.failure = null;
      for (const other of visitor.flows) this.#drop(visitor, other);
      this.#visitors.delete(user);
    } catch (error) {
      // A flow replaced by a newer one has nothing to report.
      if (!visitor.flows.delete(flow)) return;
      visitor.failure = failureOf(error);
      this.#onFailure(error, user);
    }
  }

  #drop(visitor: Visitor, flow: OAuthFlow): void {
    visitor.flows.delete(flow);
    void flow.close();
  }

  #visitorOf(user: string): Visitor {
    const visitor = this.#visitors.get(user) ?? { flows: new Set(), failure: null };
    this.#visitors.delete(user);
    for (const [name, { flows }] of this.#visitors) {
      if (this.#visitors.size < this.#limits.maxInAll) break;
      if (flows.size === 0) this.#visitors.delete(name);
    }
    this.#visitors.set(user, visitor);
    return visitor;
  }

  #count(): number {
    let count = this.#starting;
    for (const { flows } of this.#visitors.values()) count += flows.size;
    return count;
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
