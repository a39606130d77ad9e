import type { Scope } from '../../../generated/scopes.ts';

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
