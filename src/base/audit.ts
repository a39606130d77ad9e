// What the audit log records. It finds the request that caused an event by the asynchronous context.
import { AsyncLocalStorage } from 'node:async_hooks';

export interface AuditEvent {
  readonly action: string;
  /** Whose account it concerns; undefined for nobody's. */
  readonly userId?: string | undefined;
  readonly outcome?: 'succeeded' | 'refused';
  readonly method?: 'password' | 'passkey' | 'provider' | 'recovery-code';
  /** A name that people know, never a secret. */
  readonly detail?: string | null | undefined;
}

export type RecordEvent = (event: AuditEvent) => Promise<void>;

export const auditSource = new AsyncLocalStorage<Record<'address' | 'userAgent' | 'requestId', string>>();
