// Signing metadata in the file format of TUF 1.0. Annex signs with Ed25519 keys, and verifies others too.
import { constants, createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { Schemas } from '../../../generated/packages/contract.ts';
import { validators } from '../../../generated/packages/validators.js';
import { PackageFetchError } from '../errors.ts';
import { MAX_DEPTH, TOKEN, walk } from '../format/json-structure.ts';
import { sha256Of } from '../validate/hash.ts';

export interface Contents {
  readonly root: Schemas['SigningRoot'];
  readonly timestamp: Schemas['SigningTimestamp'];
  readonly snapshot: Schemas['SigningSnapshot'];
  readonly targets: Schemas['SigningTargets'];
}
export type Role = keyof Contents;
export type Root = Contents['root'];
export type PublicKey = Schemas['SigningKey'];
export type Target = Schemas['SigningTarget'];

/** The files in `metadata/` by name. */
export type MetadataFiles = ReadonlyMap<string, Uint8Array>;

export interface Metadata<R extends Role> {
  readonly signatures: Schemas['SigningSignature'][];
  readonly signed: Contents[R];
}

export const untrusted = (message: string, options?: ErrorOptions): PackageFetchError =>
  new PackageFetchError('untrusted', message, options);

/** The text that is signed: sorted names, no white space, and only quotes and backslashes are escaped. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return `"${value.replace(/["\\]/g, '\\$&')}"`;
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const inside = value as Readonly<Record<string, unknown>>;
  const entries = Object.keys(inside).sort();
  return `{${entries.map((name) => `${canonicalJson(name)}:${canonicalJson(inside[name])}`).join(',')}}`;
}

const isMetadata = validators.getSigningMetadata.answers[200]['application/json'];

/** Enough for 100,000 targets. */
export const MAX_METADATA_BYTES = { root: 2 ** 19, timestamp: 2 ** 16, snapshot: 2 ** 20, targets: 2 ** 26 } as const;

/** `bytes`: the content of the file `name`. Throws PackageFetchError. */
export function parseMetadata<R extends Role>(bytes: Uint8Array, role: R, name = `${role}.json`): Metadata<R> {
  const maxBytes = MAX_METADATA_BYTES[role];
  if (bytes.byteLength > maxBytes) {
    throw new PackageFetchError('too-large', `${name} is larger than ${maxBytes} bytes`);
  }
  let value: unknown;
  try {
    value = parseUnambiguous(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch (cause) {
    throw untrusted(`${name} is not canonical JSON: ${(cause as Error).message}`, { cause });
  }
  if (!isMetadata(value)) throw untrusted(`${name} is not signing metadata of TUF 1.0`);
  const metadata = value as Metadata<R>;
  if (metadata.signed._type !== role) throw untrusted(`${name} has the type ${metadata.signed._type}`);
  return metadata;
}

/** Refuses what has no canonical form or what parsers may understand differently. Takes linear time. */
function parseUnambiguous(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const check = (isValid: boolean, why: string): boolean => {
    if (isValid) return true;
    throw new SyntaxError(why);
  };
  const checkText = (string: string) => check(string.isWellFormed(), 'a lone surrogate');
  const isInteger = (digits: string) => /^-?\d+$/.test(digits) && Number.isSafeInteger(Number(digits));
  walk(text, {
    name: (_, __, name, isDuplicate) => checkText(name) && check(!isDuplicate, 'a name appears twice'),
    value: (_, scanner, token) => {
      if (token === TOKEN.string) checkText(scanner.getTokenValue());
      if (token === TOKEN.number) check(isInteger(scanner.getTokenValue()), 'a number is not an integer');
    },
    enter: ({ length }) => check(length <= MAX_DEPTH, 'it is nested too deeply'),
  });
  return value;
}

export const keyIdOf = (key: PublicKey): string => sha256Of(canonicalJson(key));

/** Throws PackageFetchError unless enough different keys of the role have signed. */
export function checkSignatures<R extends Role>(root: Root, role: R, { signed, signatures }: Metadata<R>): void {
  const { keyids, threshold } = root.roles[role];
  if (new Set(signatures.map(({ keyid }) => keyid)).size !== signatures.length) {
    throw untrusted(`${role}.json has two signatures with the same key id`);
  }
  const bytes = Buffer.from(canonicalJson(signed));
  const valid = new Set<string>();
  for (const { keyid, sig } of signatures) {
    const key = keyids.includes(keyid) && Object.hasOwn(root.keys, keyid) ? root.keys[keyid] : undefined;
    const signer = key && signerOf(key, bytes, Buffer.from(sig, 'hex'));
    // Counts keys instead of key ids: one key may be listed under several ids, and in several formats.
    if (signer) valid.add(signer.export({ type: 'spki', format: 'pem' }).toString());
  }
  if (valid.size < threshold) {
    throw untrusted(`${role}.json has ${valid.size} of ${threshold} required signatures`);
  }
}

const SCHEMES: readonly string[] = ['ed25519', 'ecdsa-sha2-nistp256', 'rsassa-pss-sha256'];

/** The key, if it has made the signature; otherwise null. */
function signerOf({ scheme, keyval }: PublicKey, bytes: Uint8Array, signature: Uint8Array): KeyObject | null {
  try {
    const x = Buffer.from(keyval.public, 'hex').toString('base64url');
    const isHex = /^[0-9a-f]{64}$/.test(keyval.public);
    const key = createPublicKey(isHex ? { key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' } : keyval.public);
    const type = key.asymmetricKeyType ?? '-';
    if (!SCHEMES.includes(scheme) || !scheme.startsWith(type)) return null;
    const padding = type === 'rsa' ? { padding: constants.RSA_PKCS1_PSS_PADDING } : {};
    return verify(type === 'ed25519' ? null : 'sha256', bytes, { key, ...padding }, signature) ? key : null;
  } catch {
    return null; // not a key
  }
}

/** The code `wrong-hash` also occurs if the repository was published anew meanwhile, so the caller may retry. */
export function checkPinned(name: string, bytes: Uint8Array, { length, hashes }: Partial<Target>): void {
  if (length !== undefined && bytes.byteLength !== length) {
    throw new PackageFetchError('wrong-hash', `${name} has ${bytes.byteLength} bytes, but ${length} are signed`);
  }
  if (hashes && sha256Of(bytes) !== hashes.sha256) {
    throw new PackageFetchError('wrong-hash', `${name} does not match its signed SHA-256`);
  }
}

/** The target's name must be a relative path inside the repository. */
export const isInside = (path: string): boolean =>
  !/[\\:\p{Cc}]/u.test(path) && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
