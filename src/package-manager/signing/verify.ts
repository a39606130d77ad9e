// Verifies signing metadata: the client workflow of TUF 1.0, section 5, with the four top-level roles.
import { PackageFetchError } from '../remote/fetch-error.ts';
import { sha256Of } from '../validate/hash.ts';
import {
  checkPinned,
  checkSignatures,
  isInside,
  type Metadata,
  parseMetadata,
  type Role,
  type Root,
  type Target,
  untrusted,
} from './metadata.ts';

/** Verified files as text, to be remembered. */
export interface TrustedFiles {
  /** The first root and all that followed. */
  readonly roots: readonly string[];
  readonly timestamp?: string | undefined;
  readonly snapshot?: string | undefined;
  readonly targets?: string | undefined;
}

export interface Signature {
  /** Fingerprint of the newest root: `sha256:` and 64 digits. */
  readonly root: string;
  /** Version of the timestamp. */
  readonly version: number;
  /** When the first of the signatures expires, in ms since 1970. */
  readonly expires: number;
  /** The signed files by path. */
  readonly targets: ReadonlyMap<string, Target>;
  readonly files: Required<TrustedFiles>;
}

export interface VerifyOptions {
  /** Reads a metadata file. Resolves to null if there is no such file. */
  readonly load: (name: string, maxBytes: number) => Promise<Uint8Array | null>;
  /** Null at the first use. */
  readonly trusted: TrustedFiles | null;
  /** Fingerprint of any root of the repository. Without it, the first use trusts the root that it gets. */
  readonly pin?: string | undefined;
  /** The timestamp must have at least this version. */
  readonly minVersion?: number | undefined;
  readonly allowExpired?: boolean | undefined;
  /** In ms since 1970. */
  readonly now: number;
  /** Called with the roots before anything that they sign is loaded. */
  readonly onRoots?: ((roots: readonly string[]) => Promise<void>) | undefined;
}

/** Of one metadata file. */
const MAX_BYTES = 65_536;
const MAX_ROOTS = 256;

export const fingerprintOf = (root: string | Uint8Array): string => `sha256:${sha256Of(root)}`;

/** Null if the repository has no signatures and needs none. Throws PackageFetchError. */
export async function verifyMetadata(options: VerifyOptions): Promise<Signature | null> {
  const { trusted, minVersion = 0, now, allowExpired } = options;
  const roots = await updateRoots(options);
  if (!roots) return null;
  await options.onRoots?.(roots);
  const root = readRoot(roots);
  const checkExpiry = ({ _type, expires }: { readonly _type: string; readonly expires: string }): void => {
    if (Date.parse(expires) > now || allowExpired) return;
    throw new PackageFetchError('expired', `the signature in ${_type}.json expired at ${expires}`);
  };
  checkExpiry(root);
  if (root.consistent_snapshot) throw untrusted('root.json requires consistent snapshots, which are not supported');

  const timestamp = await load(options, root, 'timestamp', {});
  const oldTimestamp = readOld(root, 'timestamp', trusted?.timestamp);
  refuseOlder('timestamp.json', timestamp.signed.version, Math.max(minVersion, oldTimestamp?.version ?? 0));
  const pinned = timestamp.signed.meta['snapshot.json'];
  refuseOlder('snapshot.json', pinned.version, oldTimestamp?.meta['snapshot.json'].version ?? 0);
  checkExpiry(timestamp.signed);

  const snapshot = await load(options, root, 'snapshot', pinned);
  const oldSnapshot = readOld(root, 'snapshot', trusted?.snapshot);
  for (const [name, { version }] of Object.entries(oldSnapshot?.meta ?? {})) {
    refuseOlder(name, snapshot.signed.meta[name]?.version ?? 0, version);
  }
  checkExpiry(snapshot.signed);

  const targets = await load(options, root, 'targets', snapshot.signed.meta['targets.json']);
  checkExpiry(targets.signed);
  const outside = Object.keys(targets.signed.targets).find((path) => !isInside(path));
  if (outside !== undefined) throw untrusted(`targets.json names the path ${JSON.stringify(outside.slice(0, 100))}`);
  const all = [root, timestamp.signed, snapshot.signed, targets.signed];
  return {
    root: fingerprintOf(roots.at(-1) ?? ''),
    version: timestamp.signed.version,
    expires: Math.min(...all.map(({ expires }) => Date.parse(expires))),
    targets: new Map(Object.entries(targets.signed.targets)),
    files: { roots, timestamp: timestamp.text, snapshot: snapshot.text, targets: targets.text },
  };
}

/** Each root must be signed with the keys of the root before it. Null if there are none. */
async function updateRoots({ load, trusted, pin }: VerifyOptions): Promise<readonly string[] | null> {
  const roots = [...(trusted?.roots ?? [])];
  for (let version = roots.length + 1; version <= MAX_ROOTS; version += 1) {
    const name = `${version}.root.json`;
    const bytes = await load(name, MAX_BYTES);
    if (!bytes) break;
    const next = parseMetadata(bytes, 'root', name);
    if (next.signed.version !== version) throw untrusted(`${name} has the version ${next.signed.version}`);
    if (version > 1) checkSignatures(readRoot(roots), 'root', next);
    checkSignatures(next.signed, 'root', next);
    roots.push(Buffer.from(bytes).toString());
  }
  if (pin !== undefined && !roots.some((root) => fingerprintOf(root) === pin)) {
    throw untrusted(`the repository has no root with the fingerprint ${pin}`);
  }
  return roots.length === 0 ? null : roots;
}

const readRoot = (roots: readonly string[]): Root => parseMetadata(Buffer.from(roots.at(-1) ?? ''), 'root').signed;

/** Uses the trusted file if it has the pinned hash. */
async function load<R extends Exclude<Role, 'root'>>(
  { load, trusted }: VerifyOptions,
  root: Root,
  role: R,
  pinned: Partial<Target> & { readonly version?: number },
): Promise<Metadata<R> & { readonly text: string }> {
  const name = `${role}.json`;
  const known = trusted?.[role];
  const isCurrent = known !== undefined && pinned.hashes?.sha256 === sha256Of(known);
  const bytes = isCurrent ? Buffer.from(known) : await load(name, Math.min(pinned.length ?? MAX_BYTES, MAX_BYTES));
  if (!bytes) throw untrusted(`${trusted ? 'the repository was signed before, but ' : ''}${name} is missing`);
  checkPinned(name, bytes, pinned);
  const metadata = parseMetadata(bytes, role);
  checkSignatures(root, role, metadata);
  const { version } = metadata.signed;
  if ((pinned.version ?? version) !== version) {
    throw untrusted(`${name} has the version ${version}, but ${pinned.version} is signed`);
  }
  return { ...metadata, text: Buffer.from(bytes).toString() };
}

/** Null after a rotation: the versions of a lost key may be arbitrarily high, so they do not count. */
function readOld<R extends Role>(root: Root, role: R, text: string | undefined): Metadata<R>['signed'] | null {
  if (text === undefined) return null;
  try {
    const metadata = parseMetadata(Buffer.from(text), role);
    checkSignatures(root, role, metadata);
    return metadata.signed;
  } catch {
    return null;
  }
}

function refuseOlder(name: string, version: number, least: number): void {
  if (version >= least) return;
  throw new PackageFetchError('older', `${name} has the version ${version}, but version ${least} was seen before`);
}
