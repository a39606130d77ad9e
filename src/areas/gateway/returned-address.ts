// Checks an address that a user returns to a mailbox: only the callback that the client waits for may pass.
import { hash } from 'node:crypto';
import type { RegisterMessage } from '../../../generated/gateway/messages.ts';
import { LOOPBACK_NAMES } from '../../base/hosts.ts';
import { Problem } from '../../base/problem.ts';
import type { CallbackQuery } from './callback-checks.ts';
import { findSecret } from './secret-parameters.ts';

export type Return = NonNullable<RegisterMessage['return']>;
const MAX_VALUE = 4096;
const isLoopback = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && LOOPBACK_NAMES.includes(hostname);

/** The address as a callback. Throws the reason for which it cannot pass. */
export function checkReturned({ redirect_uri, state_sha256 }: Return, mailbox: string, text: string): CallbackQuery {
  const wrong = (detail: string) => new Problem('wrong-address', detail);
  const { address, form } = split(text, redirect_uri);
  if (!address) throw wrong('This is not an address. Copy the whole address bar.');
  const expected = redirect_uri === undefined ? null : URL.parse(redirect_uri);
  const isSame = address.origin === expected?.origin && address.pathname === expected.pathname;
  if (address.username || address.password || !(redirect_uri === undefined ? isLoopback(address) : isSame)) {
    const starts = expected
      ? `${expected.origin}${expected.pathname}`
      : 'http://127.0.0.1, http://localhost or http://[::1]';
    throw wrong(`The address must begin with ${starts}`);
  }
  if (address.hash !== '') throw wrong('The address must not contain #. Only a code may pass.');
  const parameters = [...address.searchParams, ...new URLSearchParams(form)];
  for (const name of ['code', 'state', 'error'])
    if (parameters.filter(([each]) => each === name).length > 1)
      throw wrong(`The address contains ${name} more than once.`);
  const query = Object.fromEntries(parameters);
  const secret = findSecret(query);
  if (secret !== null)
    throw new Problem('secret-in-callback', `The address contains ${secret}. Nothing was forwarded.`);
  const { code, error } = query;
  if (!code === !error) throw new Problem('no-code', code ? undefined : NO_CODE);
  if (Object.values(query).some((value) => value.length > MAX_VALUE)) throw wrong('A part of the address is too long.');
  if (state_sha256 !== undefined && hash('sha256', query['state'] ?? '', 'base64url') !== state_sha256)
    throw wrong('This address belongs to another login.');
  const { error_description, error_uri, iss } = query;
  const known = Object.entries({ code, error, error_description, error_uri, iss }).filter(([, value]) => value);
  const returned = form === '' ? address.href : `${address.href} ${form}`;
  return { ...Object.fromEntries(known), state: mailbox, others: query, returned };
}

const NO_CODE = 'The address contains no code. If the login ended with a form, paste its data: code=…&state=…';

/** The address, and the data of a form: after the address, or alone if the address is expected. */
function split(text: string, expected?: string): { readonly address: URL | null; readonly form: string } {
  const parts = text.trim().split(/\s+/);
  const start = parts.findIndex((part) => /^[\w.-]+=/.test(part));
  if (start < 0 || start > 1) return { address: URL.parse(text.trim()), form: '' };
  const form = String(new URLSearchParams(parts.slice(start).join('&')));
  return { address: URL.parse((start === 1 ? parts[0] : expected) ?? ''), form };
}
