// Reads the credential that an operation requires and passes it to `authenticate`.
import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import type { AnyCallers } from '../handler.ts';
import { Refusal } from '../refusal.ts';
import type { OperationRow, SchemeRow } from '../tables.ts';
import { readCookie, withProof } from './parameters.ts';

/**
 * Returns null if the credential is not valid, and throws a Problem to refuse it otherwise, for example with 403. The
 * credential is the token or key, `user:password` for basic, what follows the scheme's name for other HTTP schemes, and
 * the SHA-256 fingerprint of a client certificate, or '' if this server does not see it.
 */
export type Authenticate<Callers = AnyCallers> = (
  scheme: keyof Callers & string,
  credential: string,
  address: string,
  /** The scopes that the operation requires of this scheme. */
  scopes: readonly string[],
  request: IncomingMessage,
) => Callers[keyof Callers] | null | Promise<Callers[keyof Callers] | null>;

type Schemes = { readonly [scheme: string]: SchemeRow };

export interface SecurityOptions<Callers = AnyCallers> {
  /** The realm in WWW-Authenticate (RFC 9110, 11.5). */
  readonly realm?: string;
  readonly authenticate: Authenticate<Callers>;
  /** The scopes that the caller was granted; undefined for all. Without it, `authenticate` must check them itself. */
  readonly scopesOf?: ((caller: Callers[keyof Callers]) => readonly string[] | undefined) | undefined;
  /** Calls `ended` when the caller's credential expires or is revoked; returns a function that stops watching. */
  readonly watchCaller?: ((caller: Callers[keyof Callers], ended: () => void) => () => void) | undefined;
  /** The origins of the service's own pages; unsafe requests with a cookie must come from one. */
  readonly origin: () => string | readonly string[];
}

/** Null: the operation needs no caller. */
export async function findCaller(
  request: IncomingMessage,
  row: OperationRow,
  schemes: Schemes,
  address: string,
  options: SecurityOptions,
): Promise<object | null> {
  for (const name of row.security) {
    if (name === 'none') continue;
    const scheme = schemes[name];
    const caller = await (scheme
      ? findOne(name, scheme, request, row, address, options)
      : findAll(name.split(' & '), schemes, request, (each, one) =>
          findOne(each, one, request, row, address, options),
        ));
    if (caller !== undefined) return caller ?? refuse(row, schemes, options.realm);
  }
  if (row.security.length === 0 || row.security.includes('none')) return null;
  return refuse(row, schemes, options.realm);
}

const NO_SCOPES: readonly (readonly string[])[] = [[]];

/** Characters of scopes in WWW-Authenticate (RFC 6749, 3.3). Other roles of a document are not named there. */
const SCOPE_TOKENS = /^[!#-[\]-~ ]*$/;

/** Undefined if the request has no such credential, null if it is not valid. */
async function findOne(
  name: string,
  scheme: SchemeRow,
  request: IncomingMessage,
  row: OperationRow,
  address: string,
  options: SecurityOptions,
): Promise<object | null | undefined> {
  const credential = readCredential(request, scheme);
  if (credential === null) return undefined;
  if (scheme.in === 'tls' && credential === '' && row.security.includes('none')) return undefined;
  if (scheme.in === 'cookie' && row.method !== 'GET') refuseCrossSite(request, [options.origin()].flat());
  const lists = row.scopes?.[name] ?? NO_SCOPES;
  // No function for this: one more await costs a tenth of a request.
  for (let index = 0; ; index++) {
    const scopes = lists[index] as readonly string[];
    try {
      const caller = await options.authenticate(name, credential, address, scopes, request);
      if (caller === null || scopes.length === 0) return caller;
      return checkScopes(caller, scopes, scheme, options);
    } catch (error) {
      if (index === lists.length - 1) throw error; // what the last list lacks
    }
  }
}

function checkScopes(
  caller: object | null,
  scopes: readonly string[],
  scheme: SchemeRow,
  { scopesOf, realm }: SecurityOptions,
): object | null {
  const granted = caller === null ? undefined : scopesOf?.(caller);
  if (granted === undefined || scopes.every((scope) => granted.includes(scope))) return caller;
  const list = scopes.join(' ');
  const parameters = [
    ...(realm === undefined ? [] : [`realm="${realm}"`]),
    'error="insufficient_scope"',
    ...(SCOPE_TOKENS.test(list) ? [`scope="${list}"`] : []),
  ];
  const name = 'bearerPrefix' in scheme ? 'Bearer' : challengeOf(scheme);
  throw new Refusal(
    'insufficient-scope',
    `This operation requires the ${scopes.length === 1 ? 'scope' : 'scopes'} ${scopes.join(', ')}.`,
    { headers: { 'WWW-Authenticate': `${name} ${parameters.join(', ')}` } },
  );
}

/** The callers of combined schemes, by the schemes' names. */
class CombinedCaller {
  readonly [scheme: string]: object;
}

/** Returns a function that stops watching. */
export function watchCallers(caller: object, { watchCaller }: SecurityOptions, ended: () => void): () => void {
  const callers: object[] = caller instanceof CombinedCaller ? Object.values(caller) : [caller];
  const watches = callers.map((each) => watchCaller?.(each, ended));
  return () => {
    for (const unwatch of watches) unwatch?.();
  };
}

async function findAll(
  names: readonly string[],
  schemes: Schemes,
  request: IncomingMessage,
  find: (name: string, scheme: SchemeRow) => Promise<object | null | undefined>,
): Promise<object | null | undefined> {
  if (names.some((name) => readCredential(request, schemes[name] as SchemeRow) === null)) return undefined;
  const callers = await Promise.all(names.map((name) => find(name, schemes[name] as SchemeRow)));
  if (!callers.every(Boolean)) return null;
  return Object.assign(new CombinedCaller(), Object.fromEntries(names.map((name, index) => [name, callers[index]])));
}

function readCredential({ headers, url = '', socket }: IncomingMessage, scheme: SchemeRow): string | null {
  switch (scheme.in) {
    case 'bearer':
      return readBearer(headers.authorization);
    case 'cookie': {
      const cookie = readCookie(headers.cookie, scheme.name);
      const proof = headers[scheme.proofHeader?.toLowerCase() ?? ''] as string | undefined;
      return cookie === null ? null : withProof(cookie, proof);
    }
    case 'header': {
      const own = headers[scheme.name.toLowerCase()] as string | undefined;
      if (own !== undefined || scheme.bearerPrefix === undefined) return own ?? null;
      const bearer = readBearer(headers.authorization);
      return bearer?.startsWith(scheme.bearerPrefix) ? bearer : null;
    }
    case 'query': {
      const [key, repeated] = new URLSearchParams(url.split('?').slice(1).join('?')).getAll(scheme.name);
      return repeated === undefined ? (key ?? null) : null;
    }
    case 'tls':
      return (socket as Partial<TLSSocket>).getPeerCertificate?.()?.fingerprint256 ?? '';
    default: {
      const [, name = '', credential = ''] = /^([^ ]+) +(.+)$/.exec(headers.authorization ?? '') ?? [];
      if (name.toLowerCase() !== (scheme.in === 'http' ? scheme.scheme.toLowerCase() : scheme.in)) return null;
      return scheme.in === 'basic' ? readBasic(credential) : credential;
    }
  }
}

/** The user name and password, as `user:password` (RFC 7617). */
function readBasic(encoded: string): string | null {
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  return text.includes(':') ? text : null;
}

/** A malformed token is not valid, rather than missing. */
const readBearer = (authorization = ''): string | null => /^Bearer(?: +|$)(.*)$/i.exec(authorization)?.[1] ?? null;

/** Prevents CSRF: browsers also send cookies with requests from other sites, but state the site in Origin. */
function refuseCrossSite(request: IncomingMessage, own: readonly string[]): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const ours = origin !== undefined && own.includes(origin) && (site === undefined || site === 'same-origin');
  if (!ours) throw new Refusal('cross-site-request');
}

/** Keys, cookies and certificates have no registered scheme, so names are used for them (RFC 9110, 11.6.1). */
function challengeOf(scheme: SchemeRow): string {
  if (scheme.in === 'bearer') return 'Bearer';
  if (scheme.in === 'basic') return 'Basic';
  if (scheme.in === 'http') return scheme.scheme;
  return scheme.in === 'cookie' ? 'Cookie' : scheme.name;
}

function refuse(row: OperationRow, schemes: Schemes, realm: string | undefined): never {
  const names = row.security.flatMap((name) => name.split(' & '));
  const challenges = names.flatMap((name) => {
    const scheme = schemes[name];
    if (!scheme) return [];
    return realm === undefined ? challengeOf(scheme) : `${challengeOf(scheme)} realm="${realm}"`;
  });
  throw new Refusal('unauthorized', undefined, {
    headers: { 'WWW-Authenticate': [...new Set(challenges)].join(', ') },
  });
}
