// Signing metadata in the file format of TUF 1.0, with Ed25519 keys.
import { createPublicKey, verify } from 'node:crypto';
import type { Schemas } from '../../../generated/packages/contract.ts';
import { validators } from '../../../generated/packages/validators.js';
import { PackageFetchError } from '../remote/fetch-error.ts';
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

/** The text that is signed: sorted names, no white space. Throws for values that it cannot represent. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([name, inner]) => `${canonicalJson(name)}:${canonicalJson(inner)}`).join(',')}}`;
  }
  const text = JSON.stringify(value);
  // Other escapes differ between implementations, and so do fractions.
  const isCanonical = typeof value === 'string' ? !/\\[^"\\]/.test(text.replaceAll('\\\\', '')) : true;
  if (!isCanonical || (typeof value === 'number' && !Number.isSafeInteger(value))) {
    throw new TypeError('control characters and fractions have no canonical form');
  }
  return text;
}

const isMetadata = validators.getSigningMetadata.answers[200]['application/json'];

/** Of one metadata file. */
export const MAX_METADATA_BYTES = 65_536;

/** `bytes`: the content of the file `name`. Throws PackageFetchError. */
export function parseMetadata<R extends Role>(bytes: Uint8Array, role: R, name = `${role}.json`): Metadata<R> {
  if (bytes.byteLength > MAX_METADATA_BYTES) {
    throw new PackageFetchError('too-large', `${name} is larger than ${MAX_METADATA_BYTES} bytes`);
  }
  let value: unknown;
  try {
    value = parseUnambiguous(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
    canonicalJson(value);
  } catch (cause) {
    throw untrusted(`${name} is not canonical JSON`, { cause });
  }
  if (!isMetadata(value)) throw untrusted(`${name} is not signing metadata of TUF 1.0`);
  const metadata = value as Metadata<R>;
  if (metadata.signed._type !== role) throw untrusted(`${name} has the type ${metadata.signed._type}`);
  return metadata;
}

/** Refuses everything that parsers may understand differently: duplicate names, odd numbers and escapes. */
function parseUnambiguous(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const compact = text.replace(/"(?:[^"\\]|\\.)*"|\s+/g, (token) => (token.startsWith('"') ? token : ''));
  if (compact !== JSON.stringify(value)) throw new SyntaxError('ambiguous JSON');
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
    const publicKey = key && publicKeyOf(key);
    // Counts keys instead of key ids: one key may be listed under several ids.
    if (publicKey && verify(null, bytes, publicKey, Buffer.from(sig, 'hex'))) valid.add(key.keyval.public);
  }
  if (valid.size < threshold) {
    throw untrusted(`${role}.json has ${valid.size} of ${threshold} required signatures`);
  }
}

function publicKeyOf({ keytype, scheme, keyval }: PublicKey) {
  if (keytype !== 'ed25519' || scheme !== 'ed25519' || !/^[0-9a-f]{64}$/.test(keyval.public)) return null;
  const x = Buffer.from(keyval.public, 'hex').toString('base64url');
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
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
