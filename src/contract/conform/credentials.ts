// Sends credentials in the way that the document's security schemes describe.
import type { Need } from './check.ts';
import type { Client } from './client.ts';
import { type OpenApi, type Operation, resolveRef, type SecurityScheme } from './document.ts';
import type { Wire } from './wire.ts';

export type Credentials = ReadonlyMap<string, string>;

const isCookie = ({ type, in: place }: SecurityScheme): boolean => type === 'apiKey' && place === 'cookie';

export function schemeOf(document: OpenApi, name: string): SecurityScheme {
  const scheme = document.components?.securitySchemes?.[name];
  return scheme ? resolveRef(document, scheme) : { type: 'none' };
}

/** Reads `key`: either `SCHEME=VALUE,SCHEME=VALUE`, or the value of the first scheme that is not a cookie. */
export function readCredentials(document: OpenApi, key: string | undefined, cookie: string | undefined): Credentials {
  const names = Object.keys(document.components?.securitySchemes ?? {});
  const found = new Map<string, string>();
  for (const name of names) {
    if (cookie !== undefined && isCookie(schemeOf(document, name))) found.set(name, cookie);
  }
  if (key === undefined) return found;
  const named = key.split(',').map((part) => /^([^=]+)=(.*)$/.exec(part) ?? []);
  if (named.every(([, name = '']) => names.includes(name))) {
    for (const [, name = '', value = ''] of named) found.set(name, value);
  } else {
    const first = names.find((name) => !isCookie(schemeOf(document, name)));
    if (first !== undefined) found.set(first, key);
  }
  return found;
}

/** The wire with a credential added; `value` is `user:password` for basic and the whole header for a cookie. */
export function addCredential(wire: Wire, scheme: SecurityScheme, value: string): Wire {
  const { type, scheme: kind = 'bearer', in: place, name = '' } = scheme;
  const withHeader = (header: string, text: string) => ({ ...wire, headers: { ...wire.headers, [header]: text } });
  if (type === 'apiKey' && place === 'query') {
    if (wire.path.includes(`${name}=`)) return wire;
    return { ...wire, path: `${wire.path}${wire.path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}` };
  }
  if (isCookie(scheme)) return withHeader('Cookie', value);
  if (type === 'apiKey') return name === '' ? wire : withHeader(name, value);
  if (type === 'none' || type === 'mutualTLS') return wire;
  if (kind.toLowerCase() === 'basic') return withHeader('Authorization', `Basic ${btoa(value)}`);
  return withHeader('Authorization', `Bearer ${value}`);
}

/** The schemes of an alternative for which there are credentials; null if every alternative lacks one. */
export function availableSchemes({ alternatives }: Operation, credentials: Credentials): readonly string[] | null {
  const satisfied = alternatives.filter((names) => names.every((name) => credentials.has(name)));
  return satisfied.find((names) => names.length > 0) ?? satisfied[0] ?? (alternatives.length === 0 ? [] : null);
}

export const isOpen = ({ alternatives }: Operation): boolean =>
  alternatives.length === 0 || alternatives.some((names) => names.length === 0);

/** What a call of the operation needs. */
export function credentialNeeds(operation: Operation): Need[] {
  if (isOpen(operation)) return [];
  const onlyCookies = operation.alternatives.every((names) =>
    names.some((name) => isCookie(schemeOf(operation.document, name))),
  );
  return onlyCookies ? ['cookie'] : ['key'];
}

/** Adds the credentials that the run has, also where they are optional. */
export function withCredentials(wire: Wire, operation: Operation, client: Client): Wire {
  const credentials = client.credentialsOf(operation.document);
  let written = wire;
  for (const name of availableSchemes(operation, credentials) ?? []) {
    const scheme = schemeOf(operation.document, name);
    if (isCookie(scheme)) written = { ...written, headers: { ...written.headers, ...client.credentials('user') } };
    else written = addCredential(written, scheme, credentials.get(name) ?? '');
  }
  return written;
}

/** The headers that carry credentials in the document, in lower case. */
export const credentialHeaders = (document: OpenApi): string[] =>
  Object.keys(document.components?.securitySchemes ?? {}).flatMap((name) => {
    const { in: place, name: header = '' } = schemeOf(document, name);
    return place === 'header' ? [header.toLowerCase()] : [];
  });
