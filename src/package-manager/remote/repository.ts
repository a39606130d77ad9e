// Reads a remote repository. Fetches repository.json each time, and other files only if they have changed.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifests, Repository, RepositoryResource } from '../../../generated/packages/resources.ts';
import { resources as formats } from '../../../generated/packages/validators.js';
import { removeAbandoned, replaceFile } from '../../base/files/durable.ts';
import { parseOr } from '../../contract/parse-or.ts';
import { isIntegrityFailure, PackageFetchError, rethrowSigned } from '../errors.ts';
import { fetchBytes } from '../fetch-file.ts';
import { MAX_PACKAGES_BYTES, MAX_REPOSITORY_BYTES, MAX_RESOURCES_BYTES } from '../format/limits.ts';
import { checkPinned, untrusted } from '../signing/metadata.ts';
import type { Signature } from '../signing/verify.ts';
import { firstError } from '../validate/finding.ts';
import { sha256Of } from '../validate/hash.ts';
import { listedFiles, utcText } from '../validate/lint.ts';
import { ListError, type PackageList, readPackageList } from '../validate/package-list.ts';
import { locate, readSignatures, type SignatureOptions, splitPin } from './signatures.ts';

export interface RemoteOptions extends SignatureOptions {
  /** Directory for cached files; without it, files are fetched each time. */
  readonly cache?: string | undefined;
  /** Prefix of the two tool-version fields; `tool` by default. */
  readonly brand?: string | undefined;
  /** Maximum size of packages.json and manifests.json; setting `packages.maxListBytes`. */
  readonly maxListBytes?: number | undefined;
}

export interface RemoteRepository extends PackageList {
  /** URL of its repository.json. */
  readonly url: string;
  readonly about: Repository;
  /** False if the list comes from the cache. */
  readonly fetched: boolean;
  /** Null if the repository is unsigned. */
  readonly signature: Signature | null;
}

/** `address`: the URL of repository.json, or `URL#root=sha256:...` to pin its keys. Throws PackageFetchError. */
export async function readRepository(address: string, options: RemoteOptions = {}): Promise<RemoteRepository> {
  const { url, ...pinned } = splitPin(address);
  const attempt = () => readVerified(url, { ...options, ...pinned });
  return attempt().catch((error: unknown) => {
    const isRepeated = error instanceof PackageFetchError && ['wrong-hash', 'too-large'].includes(error.code);
    if (!isRepeated || options.offline) throw error;
    return attempt(); // the repository may have been published anew between two requests
  });
}

async function readVerified(url: string, options: RemoteOptions): Promise<RemoteRepository> {
  const signature = await readSignatures(url, options);
  const read = readFiles(url, options, signature);
  return signature ? read.catch(rethrowSigned) : read;
}

async function readFiles(url: string, options: RemoteOptions, signature: Signature | null): Promise<RemoteRepository> {
  const { about, bytes: entry } = await readAbout(url, options, signature);
  if (!signature) await refuseOlder(url, about, options); // signatures have versions, which a rotation can reset
  const { bytes, fetched } = await readCached(url, 'packages.json', about.packages, options);
  const list = await readPackageList(bytes, options.brand ?? 'tool').catch((error: unknown) => {
    if (!(error instanceof ListError)) throw error;
    throw new PackageFetchError('invalid', `${about.packages.url}: ${error.message}`, { cause: error });
  });
  if (options.cache !== undefined && !options.offline) await replaceFile(entryFile(options.cache, url), entry);
  return { url, about, fetched, signature, ...list };
}

/** Null if the repository has none. */
export async function readManifests(
  { url, about }: Pick<RemoteRepository, 'url' | 'about'>,
  options: RemoteOptions = {},
): Promise<Manifests | null> {
  if (!about.manifests) return null;
  const { bytes } = await readCached(url, 'manifests.json', about.manifests, options);
  const value = parse(bytes.toString(), about.manifests.url);
  if (formats.Manifests(value)) return value as Manifests;
  throw new PackageFetchError('invalid', `${about.manifests.url} ${firstError(formats.Manifests)}`);
}

/** The archive with the icons; null if there is none, or if it is not the one that repository.json lists. */
export async function readResources(
  { url, about }: Pick<RemoteRepository, 'url' | 'about'>,
  options: RemoteOptions = {},
): Promise<Uint8Array | null> {
  if (!about.resources) return null;
  try {
    return (await readCached(url, 'resources.zip', about.resources, options)).bytes;
  } catch (error) {
    if (!(error instanceof PackageFetchError)) throw error;
    if (error.code !== 'not-found' && !isIntegrityFailure(error)) throw error;
    return null;
  }
}

/** The cache directory of one repository. */
export const cacheFolder = (cache: string, repository: string): string =>
  join(cache, sha256Of(repository).slice(0, 32));

const notCached = (url: string): PackageFetchError =>
  new PackageFetchError('unreachable', `${url} is not in the cache, and offline mode is on`);

const entryFile = (cache: string, repository: string): string =>
  join(cacheFolder(cache, repository), 'repository.json');

async function readEntry(url: string, options: RemoteOptions): Promise<Buffer> {
  const { cache, offline } = options;
  if (!offline) {
    const source = await locate(url, 'repository.json', url, options);
    return fetchBytes({ ...options, ...source, maxBytes: MAX_REPOSITORY_BYTES });
  }
  const bytes = cache === undefined ? null : await readFile(entryFile(cache, url)).catch(() => null);
  if (!bytes) throw notCached(url);
  return bytes;
}

/** Reads and verifies repository.json. */
async function readAbout(url: string, options: RemoteOptions, signature: Signature | null) {
  const bytes = await readEntry(url, options);
  checkPinned(url, bytes, signature ? findTarget(signature, 'repository.json', url) : {});
  const value = parse(bytes.toString(), url);
  if (!formats.Repository(value)) {
    throw new PackageFetchError('invalid', `${url} is not a valid repository: ${firstError(formats.Repository)}`);
  }
  const about = value as Repository;
  return { about: signature ? withSignedHashes(about, signature, options) : about, bytes };
}

function findTarget({ targets }: Signature, name: string, url: string) {
  const target = targets.get(name);
  if (!target) throw untrusted(`${url}: targets.json does not sign ${name}`);
  return target;
}

/** The hashes in repository.json must be the signed ones, and may not be absent. Refuses large files before they are fetched. */
function withSignedHashes(about: Repository, signature: Signature, options: RemoteOptions): Repository {
  const parts = listedFiles(about).map(({ part, name, resource }) => {
    const { length, hashes } = findTarget(signature, name, resource.url);
    const { sha256 } = hashes;
    const maxBytes = limitOf(name, options);
    // Without icons, the repository can still be used.
    if (length > maxBytes && part !== 'resources') {
      throw new PackageFetchError('too-large', `${resource.url} has more than ${maxBytes} bytes`);
    }
    if ((resource.sha256 ?? sha256) !== sha256) throw untrusted(`${resource.url}: its signed SHA-256 is ${sha256}`);
    return [part, { ...resource, sha256, length }];
  });
  return { ...about, ...Object.fromEntries(parts) };
}

const limitOf = (name: string, { maxListBytes = MAX_PACKAGES_BYTES }: RemoteOptions): number =>
  name === 'resources.zip' ? MAX_RESOURCES_BYTES : maxListBytes;

/** Refuses a list that is older than the cached one (rollback attack). */
async function refuseOlder(url: string, { packages }: Repository, { cache }: RemoteOptions): Promise<void> {
  const cachedInfo = cache === undefined ? null : await readCacheInfo(join(cacheFolder(cache, url), 'packages.json'));
  if (!cachedInfo || cachedInfo.update_timestamp <= packages.update_timestamp) return;
  const times = `from ${utcText(packages.update_timestamp)}, older than the known list from ${utcText(cachedInfo.update_timestamp)}`;
  const remedy = 'if this is intended, remove the repository and add it again';
  throw new PackageFetchError('older', `${url} has a list ${times}; ${remedy}`);
}

function parse(text: string, url: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (/^\s*</.test(text)) throw new PackageFetchError('html-page', `${url} is an HTML page, not JSON`, { cause });
    throw new PackageFetchError('not-json', `${url} is not valid JSON`, { cause });
  }
}

/** Stored next to each cached file. */
interface CacheInfo {
  readonly update_timestamp: number;
  readonly sha256: string;
  readonly url: string;
}

/**
 * Uses the cache if neither `update_timestamp` nor the SHA-256 has changed; some repositories forget to update the
 * timestamp. Cached files are verified too.
 */
async function readCached(
  repository: string,
  name: string,
  resource: RepositoryResource,
  options: RemoteOptions,
): Promise<{ bytes: Buffer; fetched: boolean }> {
  const folder = options.cache && cacheFolder(options.cache, repository);
  const cached = folder && (await readCachedFile(join(folder, name), resource));
  if (cached) return { bytes: cached, fetched: false };
  if (options.offline) throw notCached(resource.url);
  const place = await locate(repository, name, resource.url, options);
  const { length } = resource as { readonly length?: unknown }; // the signed one
  const maxBytes = Math.min(limitOf(name, options), typeof length === 'number' ? length : Infinity);
  const bytes = await fetchBytes({ ...options, ...place, maxBytes });
  const sha256 = sha256Of(bytes);
  if (resource.sha256 !== undefined && sha256 !== resource.sha256) {
    const message = `${resource.url} has the SHA-256 ${sha256}, but the repository lists ${resource.sha256}`;
    throw new PackageFetchError('wrong-hash', message);
  }
  if (folder) {
    const info: CacheInfo = { update_timestamp: resource.update_timestamp, sha256, url: resource.url };
    await removeAbandoned(join(folder, name));
    await replaceFile(join(folder, name), bytes);
    await replaceFile(join(folder, `${name}.about`), JSON.stringify(info));
  }
  return { bytes, fetched: true };
}

async function readCachedFile(path: string, resource: RepositoryResource): Promise<Buffer | null> {
  const info = await readCacheInfo(path);
  if (!info || info.update_timestamp !== resource.update_timestamp || info.url !== resource.url) return null;
  if (resource.sha256 !== undefined && info.sha256 !== resource.sha256) return null;
  const bytes = await readFile(path).catch(() => null);
  return bytes && sha256Of(bytes) === info.sha256 ? bytes : null;
}

/** Null if it is missing or unreadable. */
const readCacheInfo = async (path: string): Promise<CacheInfo | null> =>
  parseOr(await readFile(`${path}.about`, 'utf8').catch(() => ''), null) as CacheInfo | null;
