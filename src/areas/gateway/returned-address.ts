// Checks an address that a user returns to a mailbox: only the callback that the client waits for may pass.
import { hash } from 'node:crypto';
import type { RegisterMessage } from '../../../generated/gateway/messages.ts';
import { Problem } from '../../base/problem.ts';
import type { CallbackQuery } from './callback-checks.ts';
import { findSecret } from './secret-parameters.ts';

export type Return = NonNullable<RegisterMessage['return']>;
const MAX_VALUE = 4096;
/** The address as a callback. Throws the reason for which it cannot pass. */
export function checkReturned(
  { redirect_uri, state_sha256 }: Return,
  mailbox: string,
  returned: string,
): CallbackQuery {
  const wrong = (detail: string) => new Problem('wrong-address', detail);
  const expected = URL.parse(redirect_uri);
  const address = URL.parse(returned.trim());
  if (!address || !expected) throw wrong('This is not an address. Copy the whole address bar.');
  const isSame = address.origin === expected.origin && address.pathname === expected.pathname;
  if (address.username || address.password || !isSame)
    throw wrong(`The address must begin with ${expected.origin}${expected.pathname}`);
  if (address.hash !== '') throw wrong('The address must not contain #. Only a code may pass.');
  const names = [...address.searchParams.keys()];
  for (const name of ['code', 'state', 'error'])
    if (names.filter((each) => each === name).length > 1) throw wrong(`The address contains ${name} more than once.`);
  const query = Object.fromEntries(address.searchParams);
  const secret = findSecret(query);
  if (secret !== null)
    throw new Problem('secret-in-callback', `The address contains ${secret}. Nothing was forwarded.`);
  const { code, error } = query;
  if (!code === !error) throw new Problem('no-code');
  if (Object.values(query).some((value) => value.length > MAX_VALUE)) throw wrong('A part of the address is too long.');
  if (state_sha256 !== undefined && hash('sha256', query['state'] ?? '', 'base64url') !== state_sha256)
    throw wrong('This address belongs to another login.');
  const { error_description, error_uri, iss } = query;
  const known = Object.entries({ code, error, error_description, error_uri, iss }).filter(([, value]) => value);
  return { ...Object.fromEntries(known), state: mailbox, others: query, returned: address.href };
}
