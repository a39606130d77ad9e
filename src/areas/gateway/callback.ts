// A provider's answer, and what became of it.

import { Problem } from '../../base/problem.ts';
import { type Problem as AnyProblem, describeInvalid, type InvalidPlace } from '../../contract/problem.ts';
import { findSecret } from './secret-parameters.ts';

export interface CallbackQuery {
  readonly state: string;
  readonly code?: string;
  readonly error?: string;
  readonly error_description?: string;
  readonly error_uri?: string;
  readonly iss?: string;
  readonly others?: Readonly<Record<string, unknown>>;
  /** Why the callback was refused, in place of all of it: another node tells the owner. */
  readonly refused?: string;
}

export type DeliveryStatus = 'delivered' | 'denied';

export interface Delivery {
  readonly status: DeliveryStatus;
  /** The registered label; null for a repeated request, of which only a hash is kept. */
  readonly provider: string | null;
  /** The provider's error code in this request. */
  readonly error: string | null;
}

/** Null when the callback carries no token and no secret. */
export function secretProblem(query: CallbackQuery): Problem | null {
  const secret = findSecret(query.others ?? {});
  if (secret === null) return null;
  return new Problem('secret-in-callback', `The callback contains ${secret}. Nothing was forwarded.`);
}

export const statusOf = ({ error }: CallbackQuery): DeliveryStatus => (error === undefined ? 'delivered' : 'denied');

/** Null when there is either a code or an error. */
export function answerProblem({ code, error }: CallbackQuery, part: 'query' | 'body'): Problem | null {
  if ((code === undefined) !== (error === undefined)) return null;
  const detail =
    code === undefined ? 'is required, unless the provider reports an error' : 'must not be sent together with error';
  return new Problem('invalid-request', undefined, { errors: [{ pointer: `/${part}/code`, detail }] });
}

const MAX_TEXT = 2_000;
const NAMED = /^\/(query|body)(\/(state|code|error|error_description|error_uri|iss))?$/;

/** For the owner of the state. Never repeats the name of another parameter: it may itself be a secret. */
export function describeRefusal({ errors, message }: AnyProblem): string {
  const unnamed = (place: InvalidPlace) =>
    NAMED.test(place.pointer) ? place : { ...place, pointer: 'another parameter' };
  const reason = errors ? `: ${describeInvalid(errors.map(unnamed))}` : `. ${message}`;
  return `The callback was refused${reason.slice(0, MAX_TEXT - 100).replace(/\.?$/, '.')}`;
}
