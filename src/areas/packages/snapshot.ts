// Reads a built repository directory as a consistent whole.
import { type BigIntStats, constants } from 'node:fs';
import { type FileHandle, open, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Settings } from '../../../generated/config/settings.ts';
import type { Schemas } from '../../../generated/packages/contract.ts';
import type { Package, Repository, RepositoryResource } from '../../../generated/packages/resources.ts';
import { resources as formats } from '../../../generated/packages/validators.js';
import type { FileSource } from '../../contract/handler.ts';
import { readMetadataFiles } from '../../package-manager/signing/publish-signature.ts';
import { type Signature, verifyMetadata } from '../../package-manager/signing/verify.ts';
import { firstError } from '../../package-manager/validate/finding.ts';
import { hashOf, sha256Of } from '../../package-manager/validate/hash.ts';
import { type PackageList, readPackageList, splitList } from '../../package-manager/validate/package-list.ts';

export interface Snapshot extends PackageList {
  readonly byIdentifier: ReadonlyMap<string, Package>;
  /** The content of repository.json; null without such a file. */
  readonly about: Repository | null;
  /** The JSON files as served; null if a file is missing or its hash differs from repository.json. */
  readonly files: {
    readonly repository: FileSource | null;
    readonly packages: FileSource;
    readonly manifests: FileSource | null;
  };
  /** Identifies the resources.zip of this snapshot, which is read from disk on request. */
  readonly resources: { readonly identity: string; readonly sha256: string } | null;
  readonly signing: Signing;
  /** Problems that do not prevent the repository from being served. */
  readonly warnings: readonly string[];
}

export type SnapshotSettings = Pick<Settings['packages'], 'brand' | 'leaveOutInvalid' | 'maxListBytes'>;

export const RESOURCES = 'resources.zip';
const JSON_FILES = ['repository.json', 'packages.json', 'manifests.json'] as const;

/** The files do not match each other: the repository is being replaced, or its build is broken. */
export class InconsistentRepositoryError extends Error {
  override readonly name = 'InconsistentRepositoryError';
}

/** Each signature replaces the timestamp. */
const SIGNATURE = 'metadata/timestamp.json';

/** Changes whenever one of the repository's files is replaced or written to. */
export async function fingerprintOf(folder: string): Promise<string> {
  const fingerprints = await Promise.all(
    [...JSON_FILES, RESOURCES, SIGNATURE].map((name) =>
      stat(join(folder, name), { bigint: true }).then(identityOf, (error: NodeJS.ErrnoException) => error.code ?? '?'),
    ),
  );
  return fingerprints.join(' ');
}

const identityOf = ({ ino, size, mtimeNs }: BigIntStats): string =>
  [ino, size, mtimeNs].map((number) => number.toString(36)).join('-');

/** Follows links. Null if there is no such file, or if it is outside the directory. */
async function findInside(folder: string, name: string): Promise<string | null> {
  const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, name)).catch(ifMissing)]);
  return path?.startsWith(root.endsWith(sep) ? root : root + sep) ? path : null;
}

async function readInside(folder: string, name: string, maxBytes: number): Promise<Buffer | null> {
  const path = await findInside(folder, name);
  if (path === null) return null;
  const { size } = await stat(path);
  if (size > maxBytes) throw new Error(`${name} has ${size} bytes; the limit is ${maxBytes} (packages.maxListBytes)`);
  return readFile(path).catch(ifMissing);
}

/** Null if there is no such file. O_NONBLOCK, so that a pipe of that name does not block. */
export async function openFile(
  folder: string,
  name: string,
): Promise<{ handle: FileHandle; identity: string; size: number } | null> {
  const path = await findInside(folder, name);
  const handle = path && (await open(path, constants.O_RDONLY | constants.O_NONBLOCK).catch(ifMissing));
  if (!handle) return null;
  try {
    const stats = await handle.stat({ bigint: true });
    if (stats.isFile()) return { handle, identity: identityOf(stats), size: Number(stats.size) };
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return null;
}

const ifMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR') return null;
  throw error;
};

/** `leaveOutInvalid`: invalid packages are removed from the served packages.json. */
export async function readSnapshot(folder: string, settings: SnapshotSettings): Promise<Snapshot> {
  const { brand, leaveOutInvalid, maxListBytes } = settings;
  const [repository, packages, manifests] = await Promise.all(
    JSON_FILES.map((name) => readInside(folder, name, maxListBytes)),
  );
  if (!packages) throw new Error('packages.json not found');
  const about = repository ? readRepository(repository.toString()) : null;
  const entry = repository ? fileSource(repository) : null;
  const sources = {
    packages: await largeFileSource(packages),
    manifests: manifests ? await largeFileSource(manifests) : null,
  };
  if (!hashMatches(about?.packages, sources.packages.tag)) {
    throw new InconsistentRepositoryError('the SHA-256 of packages.json does not match repository.json');
  }
  const warnings: string[] = [];
  const resources = await hashResources(folder);
  const canServe = (name: string, listed: RepositoryResource | undefined, sha256: string | undefined): boolean => {
    if (sha256 === undefined || hashMatches(listed, sha256)) return sha256 !== undefined;
    warnings.push(`the SHA-256 of ${name} does not match repository.json; the file is not served`);
    return false;
  };
  const list = await readPackageList(packages, brand);
  const signing = await readSigning(folder, (path) => readInside(folder, path, maxListBytes), {
    'repository.json': entry?.tag,
    'packages.json': sources.packages.tag,
    ...(about?.manifests && { 'manifests.json': sources.manifests?.tag }),
    ...(about?.resources && { [RESOURCES]: resources?.sha256 }),
  });
  if (signing.problem !== null) warnings.push(`the signatures are invalid: ${signing.problem}`);
  // A signed list is served as it is: clients reject any other bytes.
  const isFiltered = leaveOutInvalid && signing.files.size === 0 && list.quarantined.length > 0;
  const filtered = isFiltered ? await withoutQuarantined(packages, about, list) : null;
  return {
    ...list,
    byIdentifier: new Map(list.packages.map((item) => [item.identifier, item])),
    about,
    files: {
      repository: entry && (filtered?.repository ?? entry),
      packages: filtered?.packages ?? sources.packages,
      manifests: canServe('manifests.json', about?.manifests, sources.manifests?.tag) ? sources.manifests : null,
    },
    signing,
    resources: canServe(RESOURCES, about?.resources, resources?.sha256) ? resources : null,
    warnings,
  };
}

/** packages.json without the invalid packages, and repository.json with the hash of that list. */
async function withoutQuarantined(text: Buffer, about: Repository | null, { quarantined }: PackageList) {
  const invalid = new Set(quarantined.map(({ index }) => index));
  const { head, tail, spans } = await splitList(text);
  const kept = spans.filter((_, index) => !invalid.has(index));
  const parts = kept.map(([start, end], index) => text.subarray(index === 0 ? start : start - 1, end)); // with the comma
  const packages = await largeFileSource(Buffer.concat([head, ...parts, tail]));
  if (about?.packages.sha256 === undefined) return { packages, repository: null };
  const changed = { ...about, packages: { ...about.packages, sha256: packages.tag } };
  return { packages, repository: fileSource(Buffer.from(`${JSON.stringify(changed, null, 4)}\n`)) };
}

function readRepository(text: string): Repository {
  const value: unknown = JSON.parse(text);
  if (formats.Repository(value)) return value as Repository;
  throw new Error(`repository.json: ${firstError(formats.Repository)}`);
}

/** True if repository.json lists no hash. */
const hashMatches = (listed: RepositoryResource | undefined, sha256: string): boolean =>
  listed?.sha256 === undefined || listed.sha256 === sha256;

async function hashResources(folder: string): Promise<{ identity: string; sha256: string } | null> {
  const opened = await openFile(folder, RESOURCES);
  if (!opened) return null;
  const { sha256 } = await hashOf(opened.handle.createReadStream());
  return { identity: opened.identity, sha256 };
}

const SLICE_BYTES = 1 << 20;

/** A file in memory; its SHA-256 is its ETag. */
export const fileSource = (content: Buffer, tag = sha256Of(content)): FileSource => ({
  tag,
  size: content.byteLength,
  content,
});

/** The same for a large file, without blocking the event loop. */
const largeFileSource = async (content: Buffer): Promise<FileSource> =>
  fileSource(content, (await hashOf(slicesOf(content))).sha256);

async function* slicesOf(content: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += SLICE_BYTES) {
    yield content.subarray(at, at + SLICE_BYTES);
    await yieldToOthers();
  }
}

/** The signatures of the served repository. */
interface Signing {
  /** The metadata files by name; empty if the repository is unsigned. */
  readonly files: ReadonlyMap<string, FileSource>;
  /** Null if the repository is unsigned or the signatures are invalid. */
  readonly signature: Signature | null;
  /** Why the signatures are invalid. */
  readonly problem: string | null;
}

/** `read` reads a file of the repository. `served`: SHA-256 of the listed files; undefined if one is missing. */
async function readSigning(
  folder: string,
  read: (path: string) => Promise<Buffer | null>,
  served: Readonly<Record<string, string | undefined>>,
): Promise<Signing> {
  const contents = await readMetadataFiles(folder, read);
  const files = new Map([...contents].map(([name, content]) => [name, fileSource(content)]));
  if (files.size === 0) return { files, signature: null, problem: null };
  try {
    const signature = await verifyMetadata({ load: async (name) => contents.get(name) ?? null, allowExpired: true });
    if (!signature) throw new Error('1.root.json is missing');
    for (const [name, sha256] of Object.entries(served)) {
      if (sha256 === signature.targets.get(name)?.hashes.sha256) continue;
      throw new Error(`${name} is not the signed file`);
    }
    return { files, signature, problem: null };
  } catch (error) {
    return { files, signature: null, problem: (error as Error).message };
  }
}

export function describeSigning({ files, signature }: Signing, now: number): Omit<Schemas['RepositoryStatus'], 'name'> {
  if (!signature) return { signing: files.size === 0 ? 'unsigned' : 'invalid', signature: null };
  const { root, rootVersion, version } = signature;
  const expires = new Date(signature.expires).toISOString().replace('.000Z', 'Z');
  return {
    signing: signature.expires > now ? 'signed' : 'expired',
    signature: { root, root_version: rootVersion, version, expires },
  };
}
