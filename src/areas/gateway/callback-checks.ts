// A provider's response to an authorization request, and the outcome of its delivery.

import { problems } from '../../../generated/problems.ts';
import { Problem } from '../../base/problem.ts';
import { Problem as AnyProblem, describeInvalid, type InvalidPlace } from '../../contract/problem.ts';
import { findSecret } from './secret-parameters.ts';

export interface CallbackQuery {
  readonly state: string;
  readonly code?: string;
  readonly error?: string;
  readonly error_description?: string;
  readonly error_uri?: string;
  readonly iss?: string;
  readonly others?: Readonly<Record<string, unknown>>;
  /** The address that a user returned to a mailbox, which is the state. */
  readonly returned?: string;
  /** Why the callback was refused. Set instead of the other fields when another node has to notify the client. */
  readonly refused?: string;
}

export type DeliveryStatus = 'delivered' | 'denied';

export interface Delivery {
  readonly status: DeliveryStatus;
  /** The registered label; null for a repeated request, because only the hash of a used state is kept. */
  readonly provider: string | null;
  /** The provider's error code, if it reported one. */
  readonly error: string | null;
  readonly receiver?: { readonly program: string; readonly machine: string } | undefined;
}

/** Null if the callback contains neither a token nor a secret. */
export function secretProblem(query: CallbackQuery): Problem | null {
  const secret = findSecret(query.others ?? {});
  if (secret === null) return null;
  return new Problem('secret-in-callback', `The callback contains ${secret}. Nothing was forwarded.`);
}

export const statusOf = ({ error }: CallbackQuery): DeliveryStatus => (error === undefined ? 'delivered' : 'denied');

/** Null if there is either a code or an error, and not both. */
export function codeProblem({ code, error }: CallbackQuery, part: 'query' | 'body'): Problem | null {
  if ((code === undefined) !== (error === undefined)) return null;
  const detail =
    code === undefined ? 'is required, unless the provider reports an error' : 'must not be sent together with error';
  return new Problem('invalid-request', undefined, { errors: [{ pointer: `/${part}/code`, detail }] });
}

const MAX_TEXT = 2_000;
const QUOTABLE = /^\/(query|body)(\/(state|code|error|error_description|error_uri|iss))?$/;

/** For the client that registered the state. Quotes no undocumented parameter name, which may itself be a secret. */
export function describeRefusal({ errors, message }: AnyProblem): string {
  const withoutUnknownName = (place: InvalidPlace) =>
    QUOTABLE.test(place.pointer) ? place : { ...place, pointer: 'another parameter' };
  const reason = errors ? `: ${describeInvalid(errors.map(withoutUnknownName))}` : `. ${message}`;
  return `The callback was refused${reason.slice(0, MAX_TEXT - 100).replace(/\.?$/, '.')}`;
}

export type UndeliveredName = 'client-gone' | 'client-away' | 'delivery-failed' | 'delivery-unconfirmed';

/** The response could not be delivered to the client. The page shows the provider's label if it is known. */
export class Undelivered extends AnyProblem<UndeliveredName> {
  readonly provider: string | null;

  constructor(name: UndeliveredName, provider: string | null, options?: ErrorOptions) {
    super(name, problems[name], undefined, options);
    this.provider = provider;
  }
}
