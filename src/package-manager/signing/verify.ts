// Verifies signing metadata: the client workflow of TUF 1.0, section 5, with the four top-level roles.
import type { Schemas } from '../../../generated/packages/contract.ts';
import { PackageFetchError } from '../errors.ts';
import { sha256Of } from '../validate/hash.ts';
import {
  checkPinned,
  checkSignatures,
  isInside,
  MAX_METADATA_BYTES,
  type Metadata,
  type MetadataFiles,
  parseMetadata,
  type Root,
  type Target,
  untrusted,
} from './metadata.ts';

export interface Signature {
  /** Fingerprint of the newest root: `sha256:` and 64 digits. */
  readonly root: string;
  readonly rootVersion: number;
  /** Version of the timestamp. */
  readonly version: number;
  /** When the first of the signatures expires, in ms since 1970. */
  readonly expires: number;
  /** The signed files by path. */
  readonly targets: ReadonlyMap<string, Target>;
  /** The verified files, to be remembered. */
  readonly files: MetadataFiles;
}

export interface VerifyOptions {
  /** Reads a metadata file. Resolves to null if there is no such file. */
  readonly load: (name: string, maxBytes: number) => Promise<Uint8Array | null>;
  /** The files of the last verification; none at the first use. */
  readonly trusted?: MetadataFiles | undefined;
  /** Fingerprint of any root of the repository. Without it, the first use trusts the root that it gets. */
  readonly pin?: string | undefined;
  /** The timestamp must have at least this version. */
  readonly minVersion?: number | undefined;
  readonly allowExpired?: boolean | undefined;
  /** In ms since 1970; the clock by default. */
  readonly now?: number | undefined;
  /** Called with the roots, and the files that are trusted with them, before anything that they sign is loaded. */
  readonly onRoots?: ((trusted: MetadataFiles) => Promise<void>) | undefined;
}

type Role = (typeof ROLES)[number];
type Pinned = Partial<Schemas['SigningMeta']>;

/** Each file pins the next one. */
const ROLES = ['timestamp', 'snapshot', 'targets'] as const;
const MAX_ROOTS = 256;

export const fingerprintOf = (root: Uint8Array): string => `sha256:${sha256Of(root)}`;

/** Null if the repository has no signatures and needs none. Throws PackageFetchError. */
export async function verifyMetadata(options: VerifyOptions): Promise<Signature | null> {
  const { minVersion = 0, now = Date.now(), allowExpired } = options;
  const { root, files } = await updateRoots(options);
  if (!root) return null;
  const trusted = options.trusted && afterRotation(options.trusted, root);
  await options.onRoots?.(new Map([...(trusted ?? []), ...files]));
  if (root.consistent_snapshot) throw untrusted('root.json requires consistent snapshots, which are not supported');
  let expires = Infinity;
  const checkExpiry = (signed: { readonly _type: string; readonly expires: string }): void => {
    const until = Date.parse(signed.expires);
    // Date.parse takes February 30 for March 2.
    const isValid = !Number.isNaN(until) && new Date(until).toISOString().startsWith(signed.expires.slice(0, -1));
    if (!isValid) throw untrusted(`${signed._type}.json has the invalid expiry ${signed.expires}`);
    expires = Math.min(expires, until);
    if (until > now || allowExpired) return;
    throw new PackageFetchError('expired', `the signature in ${signed._type}.json expired at ${signed.expires}`);
  };
  checkExpiry(root);
  const versions: number[] = [];
  let pinned: Pinned = {};
  let targets: Readonly<Record<string, Target>> = {};
  for (const [index, role] of ROLES.entries()) {
    const name = `${role}.json`;
    const bytes = await loadPinned({ ...options, trusted }, role, pinned);
    const signed = readSigned(root, role, bytes);
    if ((pinned.version ?? signed.version) !== signed.version) {
      throw untrusted(`${name} has the version ${signed.version}, but ${pinned.version} is signed`);
    }
    const old = readOld(root, role, trusted?.get(name));
    refuseOlder(name, signed.version, Math.max(role === 'timestamp' ? minVersion : 0, old?.version ?? 0));
    const meta = metaOf(signed);
    for (const [file, { version }] of Object.entries(metaOf(old))) refuseOlder(file, meta[file]?.version ?? 0, version);
    checkExpiry(signed);
    files.set(name, bytes);
    versions.push(signed.version);
    pinned = meta[`${ROLES[index + 1]}.json`] ?? {};
    if (signed._type === 'targets') ({ targets } = signed);
  }
  const outside = Object.keys(targets).find((path) => !isInside(path));
  if (outside !== undefined) throw untrusted(`targets.json names the path ${JSON.stringify(outside.slice(0, 100))}`);
  return {
    root: fingerprintOf(files.get('root.json') ?? Buffer.alloc(0)),
    rootVersion: root.version,
    version: versions[0] ?? 0,
    expires,
    targets: new Map(Object.entries(targets)),
    files,
  };
}

/** Each root must be signed with the keys of the root before it. Null if there are none. */
async function updateRoots({ load, trusted, pin }: VerifyOptions) {
  const files = new Map<string, Uint8Array>();
  let root: Root | null = null;
  let isPinned = pin === undefined;
  for (let version = 1; version <= MAX_ROOTS; version += 1) {
    const name = `${version}.root.json`;
    const bytes = trusted?.get(name) ?? (await load(name, MAX_METADATA_BYTES.root));
    if (!bytes) break;
    const next: Metadata<'root'> = parseMetadata(bytes, 'root', name);
    if (next.signed.version !== version) throw untrusted(`${name} has the version ${next.signed.version}`);
    if (root) checkSignatures(root, 'root', next);
    checkSignatures(next.signed, 'root', next);
    root = next.signed;
    isPinned ||= fingerprintOf(bytes) === pin;
    files.set(name, bytes).set('root.json', bytes);
  }
  if (!isPinned) throw untrusted(`the repository has no root with the fingerprint ${pin}`);
  return { root, files };
}

/**
 * A stolen key may have signed arbitrarily high versions. So if a key of the timestamp or the snapshot was replaced, the
 * trusted versions of both no longer count (TUF 1.0, 5.3.11).
 */
function afterRotation(trusted: MetadataFiles, root: Root): MetadataFiles {
  const keysOf = ({ keys, roles }: Root) =>
    [roles.timestamp, roles.snapshot].map(({ keyids }) => keyids.map((id) => keys[id]?.keyval.public));
  const after = keysOf(root);
  const before = keysOf(parseMetadata(trusted.get('root.json') ?? Buffer.alloc(0), 'root').signed);
  if (before.every((keys, role) => keys.every((key) => after[role]?.includes(key)))) return trusted;
  return new Map([...trusted].filter(([name]) => name !== 'timestamp.json' && name !== 'snapshot.json'));
}

/** Uses the trusted file if it has the pinned hash. */
async function loadPinned({ load, trusted }: VerifyOptions, role: Role, pinned: Pinned): Promise<Uint8Array> {
  const [name, maxBytes] = [`${role}.json`, MAX_METADATA_BYTES[role]];
  const trustedBytes = trusted?.get(name);
  if (trustedBytes && pinned.hashes?.sha256 === sha256Of(trustedBytes)) return trustedBytes;
  const bytes = await load(name, Math.min(pinned.length ?? maxBytes, maxBytes));
  if (!bytes) throw untrusted(`${trusted ? 'the repository was signed before, but ' : ''}${name} is missing`);
  checkPinned(name, bytes, pinned);
  return bytes;
}

function readSigned<R extends Role>(root: Root, role: R, bytes: Uint8Array): Metadata<R>['signed'] {
  const metadata = parseMetadata(bytes, role);
  checkSignatures(root, role, metadata);
  return metadata.signed;
}

/** Null if it is signed with other keys. */
function readOld<R extends Role>(root: Root, role: R, bytes: Uint8Array | undefined): Metadata<R>['signed'] | null {
  try {
    return bytes ? readSigned(root, role, bytes) : null;
  } catch {
    return null;
  }
}

const metaOf = (signed: Metadata<Role>['signed'] | null): Readonly<Record<string, Schemas['SigningMeta']>> =>
  signed && signed._type !== 'targets' ? signed.meta : {};

function refuseOlder(name: string, version: number, least: number): void {
  if (version >= least) return;
  throw new PackageFetchError('older', `${name} has the version ${version}, but version ${least} was seen before`);
}
