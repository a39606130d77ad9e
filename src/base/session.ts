// Types that the identity area (which stores sessions) and the intents area (which starts them) share. Statements of both
// run in one commit.
import type { Scope } from '../../generated/scopes.ts';
import type { Statement } from './state/port.ts';

export interface NewBrowserSession {
  readonly id: string;
  readonly tokenHash: string;
  readonly userId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly address: string | null;
  /** The name of the application, or the label of the browser. */
  readonly appName: string | null;
}

export interface NewApplicationSession extends NewBrowserSession {
  readonly intentHash: string;
  /** As stored; null or undefined grants all. */
  readonly scopes?: string | null | undefined;
}

/** Inserts the session if `condition` is true: SQL in which $1 is the session's id and $2 the intent's hash. */
export type InsertSession = (session: NewApplicationSession, condition: string) => Statement;

/** A statement of another area in the commit that ends sessions. `ids` is SQL that selects their ids, with `values`. */
export type AtSessionEnd = (ids: string, values: Statement['values']) => Statement;

export interface ApplicationSession {
  readonly id: string;
  readonly kind: 'Application';
  readonly app_name: string | null;
  readonly created_at: string;
  readonly expires_at: string;
  readonly user: { readonly name: string; readonly owners: string[] };
  /** Absent if it has all. */
  readonly scopes?: Scope[];
}

/** What the intents area needs from the identity area, which owns sessions. */
export interface ApplicationSessions {
  find(sessionId: string): Promise<ApplicationSession>;
  end(sessionId: string): Promise<void>;
}
