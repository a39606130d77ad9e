// A remote repository: its entry point is fetched each time, its list only when it has changed.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifests, Repository, RepositoryResource } from '../../../generated/packages/resources.ts';
import { resources as formats } from '../../../generated/packages/validators.js';
import { removeAbandoned, replaceFile } from '../../base/files/durable.ts';
import { MAX_PACKAGES_BYTES, MAX_REPOSITORY_BYTES, MAX_RESOURCES_BYTES } from '../format/limits.ts';
import { ListError, type PackageList, readPackageList } from '../format/package-list.ts';
import { sha256Of } from '../validate/hash.ts';
import { utcText } from '../validate/lint/repository.ts';
import { PackageFetchError } from './fetch-error.ts';
import { type FetchOptions, fetchBytes } from './fetch-file.ts';

export interface RemoteOptions extends FetchOptions {
  /** A folder that lists are kept in; without one, each is fetched each time. */
  readonly cache?: string | undefined;
  /** The word that the two tool-version fields begin with in its files; `tool` by default. */
  readonly brand?: string | undefined;
  /** Nothing is fetched: what the cache holds counts. */
  readonly offline?: boolean | undefined;
}

export interface RemoteRepository extends PackageList {
  /** The address of its repository.json. */
  readonly url: string;
  readonly about: Repository;
  /** Whether the list was fetched, or taken from the cache. */
  readonly fetched: boolean;
}

/** Throws PackageFetchError. */
export async function readRepository(url: string, options: RemoteOptions = {}): Promise<RemoteRepository> {
  const { about, bytes: entry } = await readAbout(url, options);
  await refuseOlder(url, about, options);
  const { bytes, fetched } = await readCached(url, 'packages.json', about.packages, MAX_PACKAGES_BYTES, options);
  const list = await readPackageList(bytes.toString(), options.brand ?? 'tool').catch((error: unknown) => {
    if (!(error instanceof ListError)) throw error;
    throw new PackageFetchError('invalid', `${about.packages.url}: ${error.message}`, { cause: error });
  });
  if (options.cache !== undefined && !options.offline) await replaceFile(entryFile(options.cache, url), entry);
  return { url, about, fetched, ...list };
}

/** Null where the repository has none. */
export async function readManifests(
  { url, about }: Pick<RemoteRepository, 'url' | 'about'>,
  options: RemoteOptions = {},
): Promise<Manifests | null> {
  if (!about.manifests) return null;
  const { bytes } = await readCached(url, 'manifests.json', about.manifests, MAX_RESOURCES_BYTES, options);
  const value = parse(bytes.toString(), about.manifests.url);
  if (formats.Manifests(value)) return value as Manifests;
  throw new PackageFetchError('invalid', `${about.manifests.url} ${firstError(formats.Manifests)}`);
}

/** The archive with the icons; null where there is none, or not the one that the repository names. */
export async function readResources(
  { url, about }: Pick<RemoteRepository, 'url' | 'about'>,
  options: RemoteOptions = {},
): Promise<Uint8Array | null> {
  if (!about.resources) return null;
  try {
    return (await readCached(url, 'resources.zip', about.resources, MAX_RESOURCES_BYTES, options)).bytes;
  } catch (error) {
    if (error instanceof PackageFetchError && error.code === 'wrong-hash') return null;
    throw error;
  }
}

/** In the cache, where what a repository points to is kept. */
export const cacheFolder = (cache: string, repository: string): string =>
  join(cache, sha256Of(repository).slice(0, 32));

const notCached = (url: string): PackageFetchError =>
  new PackageFetchError('unreachable', `${url} is not in the cache, and offline mode is on`);

const entryFile = (cache: string, repository: string): string =>
  join(cacheFolder(cache, repository), 'repository.json');

async function readAbout(url: string, options: RemoteOptions): Promise<{ about: Repository; bytes: Buffer }> {
  const { cache } = options;
  const bytes = options.offline
    ? cache !== undefined && (await readFile(entryFile(cache, url)).catch(() => null))
    : await fetchBytes({ ...options, url, maxBytes: MAX_REPOSITORY_BYTES });
  if (!bytes) throw notCached(url);
  const value = parse(bytes.toString(), url);
  if (!formats.Repository(value)) {
    throw new PackageFetchError('invalid', `${url} is not a valid repository: ${firstError(formats.Repository)}`);
  }
  return { about: value as Repository, bytes };
}

/** Refuses an older list than the known one (rollback attack). */
async function refuseOlder(url: string, { packages }: Repository, { cache }: RemoteOptions): Promise<void> {
  const known = cache === undefined ? null : await readKeptAbout(join(cacheFolder(cache, url), 'packages.json'));
  if (!known || known.update_timestamp <= packages.update_timestamp) return;
  const times = `from ${utcText(packages.update_timestamp)}, older than the known list from ${utcText(known.update_timestamp)}`;
  const remedy = 'if this is intended, remove the repository and add it again';
  throw new PackageFetchError('older', `${url} has a list ${times}; ${remedy}`);
}

function firstError({ errors }: { errors?: readonly { instancePath: string; message?: string }[] | null }): string {
  const [first] = errors ?? [];
  return `${first?.instancePath ?? ''} ${first?.message ?? 'is not valid'}`.trim();
}

function parse(text: string, url: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (/^\s*</.test(text)) throw new PackageFetchError('html-page', `${url} is an HTML page, not JSON`, { cause });
    throw new PackageFetchError('not-json', `${url} is not valid JSON`, { cause });
  }
}

interface Kept {
  readonly update_timestamp: number;
  readonly sha256: string;
  readonly url: string;
}

/**
 * From the cache while `update_timestamp` stands still, and the SHA-256 too: some repositories forget to move the first.
 * What the cache holds is verified like what is fetched.
 */
async function readCached(
  repository: string,
  name: string,
  wanted: RepositoryResource,
  maxBytes: number,
  options: RemoteOptions,
): Promise<{ bytes: Buffer; fetched: boolean }> {
  const folder = options.cache && cacheFolder(options.cache, repository);
  const kept = folder && (await readKept(join(folder, name), wanted));
  if (kept) return { bytes: kept, fetched: false };
  if (options.offline) throw notCached(wanted.url);
  const bytes = await fetchBytes({ ...options, url: wanted.url, maxBytes, namedBy: repository });
  const sha256 = sha256Of(bytes);
  if (wanted.sha256 !== undefined && sha256 !== wanted.sha256) {
    const message = `${wanted.url} has the SHA-256 ${sha256}, but the repository lists ${wanted.sha256}`;
    throw new PackageFetchError('wrong-hash', message);
  }
  if (folder) {
    const about: Kept = { update_timestamp: wanted.update_timestamp, sha256, url: wanted.url };
    await removeAbandoned(join(folder, name));
    await replaceFile(join(folder, name), bytes);
    await replaceFile(join(folder, `${name}.about`), JSON.stringify(about));
  }
  return { bytes, fetched: true };
}

async function readKept(path: string, wanted: RepositoryResource): Promise<Buffer | null> {
  try {
    const about = await readKeptAbout(path);
    if (!about || about.update_timestamp !== wanted.update_timestamp || about.url !== wanted.url) return null;
    if (wanted.sha256 !== undefined && about.sha256 !== wanted.sha256) return null;
    const bytes = await readFile(path);
    return sha256Of(bytes) === about.sha256 ? bytes : null;
  } catch {
    return null; // nothing there, or nothing that can be used
  }
}

const readKeptAbout = async (path: string): Promise<Kept | null> => {
  try {
    return JSON.parse(await readFile(`${path}.about`, 'utf8')) as Kept;
  } catch {
    return null;
  }
};
