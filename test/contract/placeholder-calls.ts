// Calls with a placeholder credential; mocks accept any value.
import * as calls from '../../src/contract/conform/calls.ts';
import { credentialHeaders, type Operation, schemeOf } from '../../src/contract/conform/document.ts';
import { addCredential, type Wire } from '../../src/contract/conform/wire.ts';

export type { CallPart } from '../../src/contract/conform/calls.ts';
export { exampleParts } from '../../src/contract/conform/calls.ts';

interface Options extends NonNullable<Parameters<typeof calls.writeCall>[2]> {
  /** The Origin header that is sent with a cookie. */
  readonly origin: string;
}

/** A credential for the operation's first scheme. */
export function credentials({ document, security }: Operation, origin: string): Record<string, string> {
  const scheme = schemeOf(document, security.find((name) => name !== 'none') ?? '');
  const isCookie = scheme.in === 'cookie';
  const value = isCookie ? `${scheme.name}=any` : scheme.scheme === 'basic' ? 'any:any' : 'any';
  const { headers } = addCredential({ method: '', path: '', headers: {} }, scheme, value);
  return { ...headers, ...(isCookie ? { Origin: origin } : {}) };
}

export async function writeCall(operation: Operation, part: calls.CallPart | null, { origin, ...options }: Options) {
  const wire = await calls.writeCall(operation, part, options);
  return wire && { ...wire, headers: { ...credentials(operation, origin), ...wire.headers } };
}

export function withoutCredentials({ headers, ...wire }: Wire): Wire {
  const kept = Object.entries(headers).filter(([name]) => !credentialHeaders(undefined).includes(name.toLowerCase()));
  return { ...wire, headers: Object.fromEntries(kept) };
}
