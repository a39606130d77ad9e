// A provider's answer, and what became of it.
import { Problem } from '../problem.ts';
import { findSecret } from './secret-parameters.ts';

export interface CallbackQuery {
  readonly state: string;
  readonly code?: string;
  readonly error?: string;
  readonly error_description?: string;
  readonly error_uri?: string;
  readonly iss?: string;
  readonly others?: Readonly<Record<string, unknown>>;
}

export type DeliveryStatus = 'delivered' | 'denied';

export interface Delivery {
  readonly status: DeliveryStatus;
  /** The registered label; null for a repeated request, of which only a hash is kept. */
  readonly provider: string | null;
  /** The provider's error code in this request. */
  readonly error: string | null;
}

/** Refuses tokens and secrets. */
export function refuseSecrets(query: CallbackQuery): void {
  const secret = findSecret(query.others ?? {});
  if (secret !== null)
    throw new Problem('secret-in-callback', `The callback carries ${secret}. Nothing was forwarded.`);
}

export const statusOf = ({ error }: CallbackQuery): DeliveryStatus => (error === undefined ? 'delivered' : 'denied');

export function checkAnswer({ code, error }: CallbackQuery, part: 'query' | 'body'): void {
  if ((code === undefined) === (error === undefined)) {
    const detail =
      code === undefined ? 'is required, unless the provider reports an error' : 'must not stand beside error';
    throw new Problem('invalid-request', undefined, { errors: [{ pointer: `/${part}/code`, detail }] });
  }
}
