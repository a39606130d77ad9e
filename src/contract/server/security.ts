// Finds the credential that an operation asks for and has the injected `authenticate` judge it.
import type { IncomingMessage } from 'node:http';
import { Problem } from '../problem.ts';
import type { Callers, OperationRow, SchemeName, SchemeRow } from '../types.ts';
import { readCookie } from './cookie.ts';

type Caller = Callers[SchemeName];

/** Null: the credential is not valid. */
export type Authenticate = (
  scheme: SchemeName,
  credential: string,
  address: string,
) => Caller | null | Promise<Caller | null>;

export interface SecurityOptions {
  readonly authenticate: Authenticate;
  /** The origin of our own pages; a request with a cookie that changes something must come from there. */
  readonly origin: () => string;
}

/** Synchronous where `authenticate` is: this runs for every request. */
export function findCaller(
  request: IncomingMessage,
  row: OperationRow,
  schemes: { readonly [scheme: string]: SchemeRow },
  address: string,
  options: SecurityOptions,
): Caller | null | Promise<Caller | null> {
  for (const name of row.security) {
    if (name === 'none') continue;
    const scheme = schemes[name] as SchemeRow;
    const credential = readCredential(request, scheme);
    if (credential === null) continue;
    if (scheme.in === 'cookie' && row.method !== 'GET') refuseCrossSite(request, options.origin());
    const found = options.authenticate(name, credential, address);
    return found instanceof Promise ? found.then((caller) => caller ?? refuse(row)) : (found ?? refuse(row));
  }
  if (row.security.includes('none')) return null;
  return refuse(row);
}

function readCredential(request: IncomingMessage, scheme: SchemeRow): string | null {
  const { headers } = request;
  if (scheme.in === 'bearer') return /^Bearer +([^ ]+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
  if (scheme.in === 'header') return (headers[scheme.name.toLowerCase()] as string | undefined) ?? null;
  return readCookie(headers.cookie, scheme.name);
}

/** A cookie travels with requests that other sites make; the browser tells whose page made this one. */
function refuseCrossSite(request: IncomingMessage, own: string): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const ours = origin === own && (site === undefined || site === 'same-origin');
  if (!ours) throw new Problem('cross-site-request');
}

const CHALLENGES: Readonly<Record<SchemeName, string>> = {
  sessionToken: 'Bearer realm="annex"',
  apiKey: 'X-Api-Key realm="annex"',
  browserSession: 'Cookie realm="annex"',
};

function refuse(row: OperationRow): never {
  const challenges = row.security.flatMap((name) => (name === 'none' ? [] : CHALLENGES[name]));
  throw new Problem('unauthorized', undefined, { headers: { 'WWW-Authenticate': challenges.join(', ') } });
}
