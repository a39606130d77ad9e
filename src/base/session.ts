// How the identity area, which owns sessions, and the intents area, which starts them, share a commit.
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
}

/** `condition` is SQL over the session's id as $1 and the intent's hash as $2. Inserts nothing where it is false. */
export type InsertSession = (session: NewApplicationSession, condition: string) => Statement;

/** Another area's statement in the commit that ends sessions. `ids` is SQL that selects their ids with `values`. */
export type AtSessionEnd = (ids: string, values: Statement['values']) => Statement;
