// Writes signing metadata.
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, writeSynced } from '../../base/files/durable.ts';
import { BuildError, problem } from '../errors.ts';
import { exists } from '../published-folder.ts';
import { sha256Of } from '../validate/hash.ts';
import {
  type Contents,
  canonicalJson,
  keyIdOf,
  type MetadataFiles,
  type PublicKey,
  parseMetadata,
  type Role,
  type Root,
  type Target,
} from './metadata.ts';

export type Targets = Readonly<Record<string, Target>>;

export interface SignOptions {
  readonly online: SigningKey;
  /** Needed for the first signature. */
  readonly root?: SigningKey | undefined;
  /** In ms since 1970; the clock by default. */
  readonly now?: number | undefined;
}

export interface RotateOptions extends SignOptions {
  /** The current root key. */
  readonly root: SigningKey;
  readonly newRoot?: SigningKey | undefined;
}

const DAY_MS = 86_400_000;
const LIFETIME_DAYS = { root: 3650, timestamp: 30, snapshot: 365, targets: 365 } as const;
const PLACE = 'signature';

export const targetOf = (bytes: Uint8Array): Target => ({
  length: bytes.byteLength,
  hashes: { sha256: sha256Of(bytes) },
});

/** The metadata to publish with these targets. Throws BuildError. */
export function signTargets(targets: Targets, before: MetadataFiles, options: SignOptions): MetadataFiles {
  const { online, root, now = Date.now() } = options;
  if (before.has('root.json')) return signWith(before, targets, online, now);
  if (!root) {
    const remedy = 'Copy the published metadata directory here, or start with --first-signature --root-key FILE.';
    throw new BuildError([problem(PLACE, 'the repository has no signatures yet', remedy)]);
  }
  return signWith(addRoot(before, 1, [root], online, now), targets, online, now);
}

/** The next root names the new keys. It is signed with the old and the new root key. Throws BuildError. */
export function rotateKeys(before: MetadataFiles, options: RotateOptions): MetadataFiles {
  const { online, root, newRoot = root, now = Date.now() } = options;
  const current = contentOf(before, 'root');
  if (!current.roles.root.keyids.includes(root.id)) {
    throw new BuildError([problem(PLACE, 'this is not the root key of the repository', 'Use its current root key.')]);
  }
  const signers = newRoot.id === root.id ? [root] : [root, newRoot];
  const files = addRoot(before, current.version + 1, signers, online, now);
  return signWith(files, signedTargets(before), online, now);
}

export const signedTargets = (files: MetadataFiles): Targets => contentOf(files, 'targets').targets;

function contentOf<R extends Role>(files: MetadataFiles, role: R): Contents[R] {
  const bytes = files.get(`${role}.json`);
  if (bytes) return parseMetadata(bytes, role).signed;
  throw new BuildError([problem(PLACE, `metadata/${role}.json is missing`, 'Sign with annex packages build --sign.')]);
}

/** `signers`: root keys, the new one last. */
function addRoot(
  before: MetadataFiles,
  version: number,
  signers: readonly SigningKey[],
  online: SigningKey,
  now: number,
): MetadataFiles {
  const root = signers.at(-1) ?? online;
  const role = ({ id }: SigningKey) => ({ keyids: [id], threshold: 1 });
  const content: Root = {
    ...common('root', version, now),
    consistent_snapshot: false,
    keys: { [root.id]: root.publicKey, [online.id]: online.publicKey },
    roles: { root: role(root), timestamp: role(online), snapshot: role(online), targets: role(online) },
  };
  const bytes = signed(content, signers);
  return new Map([...before, [`${version}.root.json`, bytes], ['root.json', bytes]]);
}

function signWith(before: MetadataFiles, targets: Targets, online: SigningKey, now: number): MetadataFiles {
  if (!contentOf(before, 'root').roles.timestamp.keyids.includes(online.id)) {
    const remedy = 'Use its current online key, or change the key with annex packages keys rotate.';
    throw new BuildError([problem(PLACE, 'this is not the online key of the repository', remedy)]);
  }
  const files = new Map(before);
  const put = <R extends Role>(role: R, fields: Partial<Contents[R]>) => {
    const version = before.has(`${role}.json`) ? contentOf(before, role).version + 1 : 1;
    const bytes = signed({ ...common(role, version, now), ...fields }, [online]);
    files.set(`${role}.json`, bytes);
    return { version, ...targetOf(bytes) };
  };
  const targetsFile = put('targets', { targets });
  const snapshotFile = put('snapshot', { meta: { 'targets.json': targetsFile } });
  put('timestamp', { meta: { 'snapshot.json': snapshotFile } });
  return files;
}

const common = <R extends Role>(role: R, version: number, now: number) => ({
  _type: role,
  spec_version: '1.0.31',
  version,
  expires: new Date(now + LIFETIME_DAYS[role] * DAY_MS).toISOString().replace(/\.\d+Z$/, 'Z'),
});

function signed(content: object, keys: readonly SigningKey[]): Uint8Array {
  const bytes = Buffer.from(canonicalJson(content));
  const signatures = keys.map(({ id, privateKey }) => ({
    keyid: id,
    sig: sign(null, bytes, privateKey).toString('hex'),
  }));
  return Buffer.from(`${JSON.stringify({ signatures, signed: content }, null, 1)}\n`);
}

// Key files: Ed25519 keys as PKCS #8 in PEM. The root key stays offline; the online key signs each build.

export interface SigningKey {
  readonly id: string;
  readonly publicKey: PublicKey;
  readonly privateKey: KeyObject;
}

const PRIVATE = 0o600;

/** Writes `root.pem` and `online.pem`, which only this user can read. Rejects with a BuildError if one exists. */
export async function createKeys(folder: string): Promise<{ readonly root: string; readonly online: string }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const [root, online] = [join(folder, 'root.pem'), join(folder, 'online.pem')];
  // Both first: the root key may have been moved away, and a second one must not take its place.
  for (const file of [root, online]) {
    if (!(await exists(file))) continue;
    throw new BuildError([problem(file, 'the key already exists', 'Choose another directory.')]);
  }
  for (const file of [root, online]) {
    const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    await writeSynced(file, pem, PRIVATE);
  }
  await syncFolder(folder);
  return { root, online };
}

/** Rejects with a BuildError. */
export async function readKey(file: string): Promise<SigningKey> {
  try {
    const privateKey = createPrivateKey(await readFile(file));
    if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('it is not an Ed25519 key');
    const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
    const keyval = { public: Buffer.from(x, 'base64url').toString('hex') };
    const publicKey: PublicKey = { keytype: 'ed25519', scheme: 'ed25519', keyval };
    return { id: keyIdOf(publicKey), publicKey, privateKey };
  } catch (error) {
    const message = `cannot read the private key: ${(error as Error).message}`;
    throw new BuildError([problem(file, message, 'Create keys with annex packages keys create.')]);
  }
}
