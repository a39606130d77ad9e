// Reads the credential that an operation requires and passes it to `authenticate`.
import type { IncomingMessage } from 'node:http';
import type { AnyCallers } from '../handler.ts';
import { Refusal } from '../refusal.ts';
import type { OperationRow, SchemeRow } from '../tables.ts';
import { readCookie, withProof } from './cookie.ts';

/** Returns null if the credential is not valid. */
export type Authenticate<Callers = AnyCallers> = (
  scheme: keyof Callers & string,
  credential: string,
  address: string,
) => Callers[keyof Callers] | null | Promise<Callers[keyof Callers] | null>;

type Schemes = { readonly [scheme: string]: SchemeRow };

export interface SecurityOptions<Callers = AnyCallers> {
  /** The realm in WWW-Authenticate (RFC 9110, 11.5). */
  readonly realm?: string;
  readonly authenticate: Authenticate<Callers>;
  /** Calls `ended` when the caller's credential expires or is revoked; returns a function that stops watching. */
  readonly watchCaller?: ((caller: Callers[keyof Callers], ended: () => void) => () => void) | undefined;
  /** The origin of the service's own pages; unsafe requests with a cookie must come from it. */
  readonly origin: () => string;
}

/** Synchronous if `authenticate` is, because it runs for every request. */
export function findCaller(
  request: IncomingMessage,
  row: OperationRow,
  schemes: Schemes,
  address: string,
  options: SecurityOptions,
): object | null | Promise<object | null> {
  for (const name of row.security) {
    if (name === 'none') continue;
    const scheme = schemes[name] as SchemeRow;
    const credential = readCredential(request, scheme);
    if (credential === null) continue;
    if (scheme.in === 'cookie' && row.method !== 'GET') refuseCrossSite(request, options.origin());
    const found = options.authenticate(name, credential, address);
    return found instanceof Promise
      ? found.then((caller) => caller ?? refuse(row, schemes, options.realm))
      : (found ?? refuse(row, schemes, options.realm));
  }
  if (row.security.includes('none')) return null;
  return refuse(row, schemes, options.realm);
}

function readCredential({ headers }: IncomingMessage, scheme: SchemeRow): string | null {
  if (scheme.in === 'bearer') return readBearer(headers.authorization);
  if (scheme.in === 'cookie') {
    const cookie = readCookie(headers.cookie, scheme.name);
    const proof = headers[scheme.proofHeader?.toLowerCase() ?? ''] as string | undefined;
    return cookie === null ? null : withProof(cookie, proof);
  }
  const own = headers[scheme.name.toLowerCase()] as string | undefined;
  if (own !== undefined || scheme.bearerPrefix === undefined) return own ?? null;
  const bearer = readBearer(headers.authorization);
  return bearer?.startsWith(scheme.bearerPrefix) ? bearer : null;
}

const readBearer = (authorization = ''): string | null => /^Bearer +([^ ]+)$/i.exec(authorization)?.[1] ?? null;

/** Prevents CSRF: browsers also send cookies with requests from other sites, but state the site in Origin. */
function refuseCrossSite(request: IncomingMessage, own: string): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const ours = origin === own && (site === undefined || site === 'same-origin');
  if (!ours) throw new Refusal('cross-site-request');
}

/** API keys in headers and cookies have no registered scheme, so their names are used (RFC 9110, 11.6.1). */
const challengeOf = ({ in: place, name }: SchemeRow): string =>
  place === 'bearer' ? 'Bearer' : place === 'header' ? name : 'Cookie';

function refuse(row: OperationRow, schemes: Schemes, realm: string | undefined): never {
  const challenges = row.security.flatMap((name) => {
    const scheme = schemes[name];
    if (!scheme) return [];
    return realm === undefined ? challengeOf(scheme) : `${challengeOf(scheme)} realm="${realm}"`;
  });
  throw new Refusal('unauthorized', undefined, { headers: { 'WWW-Authenticate': challenges.join(', ') } });
}
