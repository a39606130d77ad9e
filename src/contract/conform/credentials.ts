// The credentials of a run, and which of them an operation takes.
import type { Need } from './check.ts';
import type { Client } from './client.ts';
import { type OpenApi, type Operation, schemeOf } from './document.ts';
import { addCredential, type Wire } from './wire.ts';

export type Credentials = ReadonlyMap<string, string>;

const isCookie = (document: OpenApi, name: string): boolean => schemeOf(document, name).in === 'cookie';

/** By scheme. The key is `SCHEME=VALUE,SCHEME=VALUE`, or the value of the first scheme that is not a cookie. */
export function credentialsOf({ target: { key, cookie } }: Client, document: OpenApi): Credentials {
  const names = Object.keys(document.components?.securitySchemes ?? {});
  const first = names.find((name) => !isCookie(document, name));
  const namedKeys = (key ?? '').split(',').map((part) => part.split(/=(.*)/s));
  const isNamed = namedKeys.every(([name = '']) => names.includes(name));
  const pairs = [
    ...names.filter((name) => isCookie(document, name)).map((name) => [name, cookie]),
    ...(isNamed ? namedKeys : [[first, key]]),
  ];
  return new Map(pairs.filter((pair): pair is [string, string] => pair[0] !== undefined && pair[1] !== undefined));
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
  const { alternatives, document } = operation;
  if (isOpen(operation)) return [];
  return alternatives.every((names) => names.some((name) => isCookie(document, name))) ? ['cookie'] : ['key'];
}

/** Adds the credentials that the run has, also where they are optional. */
export function withCredentials(wire: Wire, operation: Operation, client: Client): Wire {
  const { document } = operation;
  const credentials = credentialsOf(client, document);
  let written = wire;
  for (const name of availableSchemes(operation, credentials) ?? []) {
    const headers = { ...written.headers, ...client.credentials('user') };
    if (isCookie(document, name)) written = { ...written, headers };
    else written = addCredential(written, schemeOf(document, name), credentials.get(name) ?? '');
  }
  return written;
}
