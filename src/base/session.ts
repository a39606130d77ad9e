// Types that the identity area (which stores sessions) and the intents area (which starts them) share. Statements of both
// run in one commit. Fields in snake case are those of the API.
import type { Schemas } from '../../generated/intents/contract.ts';
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
  /** The beginning of the only paths that a browser may use; null for all. */
  readonly resource?: string | null;
}

export interface NewApplicationSession extends NewBrowserSession {
  readonly intentHash: string;
  /** As stored; null or undefined grants all. */
  readonly scopes?: string | null | undefined;
}

/** Inserts the session if `condition` is true. */
export type InsertSession = (session: NewApplicationSession, condition: Statement) => Statement;

/** A statement of another area in the commit that ends sessions. `ids` selects their ids. */
export type AtSessionEnd = (ids: Statement) => Statement;

/** What the intents area needs from the identity area, which owns sessions. */
export interface ApplicationSessions {
  find(sessionId: string): Promise<Schemas['Session']>;
  end(sessionId: string): Promise<void>;
}

/** A new token for a session, with which it is valid until `expiresAt`. */
export interface NewSessionToken {
  readonly sessionId: string;
  readonly tokenHash: string;
  readonly tokenExpiresAt: number;
  readonly expiresAt: number;
  /** The server that accepts the token. */
  readonly resource: string;
  readonly now: number;
}

/** Replaces the token if the session is active and `condition` is true. Returns the session's id. */
export type ReplaceToken = (token: NewSessionToken, condition: Statement) => Statement;

/** The active session of a token. Times are epoch milliseconds. */
export interface TokenSession extends Pick<NewBrowserSession, 'userId' | 'createdAt'> {
  readonly sessionId: string;
  readonly user: { readonly name: string; readonly owners: readonly string[] };
  /** When the token expires. */
  readonly expiresAt: number;
  readonly resource: string | null;
  /** Null for a session that did not begin with an intent. */
  readonly intentHash: string | null;
}

/** What the OAuth server needs from the identity area. */
export interface TokenSessions {
  readonly replaceToken: ReplaceToken;
  /** Null if the token is not valid. Any server's token is found. */
  findByToken(token: string): Promise<TokenSession | null>;
  /** Does nothing if the session has already ended. */
  end(sessionId: string, userId: string): Promise<void>;
}

// How scopes are stored: separated by spaces; null grants all.

export const storeScopes = (scopes: readonly Scope[] | undefined): string | null => scopes?.join(' ') ?? null;

export const readScopes = (stored: string | null): Scope[] | undefined => stored?.split(' ') as Scope[] | undefined;

/** For a response, in which absent scopes mean all. */
export const presentScopes = (stored: string | null): { scopes?: Scope[] } => {
  const scopes = readScopes(stored);
  return scopes ? { scopes } : {};
};
