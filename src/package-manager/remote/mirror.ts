// Copies a signed repository: its files byte for byte, and each archive as archives/<sha256>.zip. An interrupted run is
// resumed by the next one. Readers see either the old copy or the new one.
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { PackageVersion } from '../../../generated/packages/resources.ts';
import { PUBLIC, writeSynced } from '../../base/files/durable.ts';
import { ARCHIVE_LIMITS } from '../archive/read.ts';
import { BuildError, PackageFetchError, problem } from '../errors.ts';
import { exists, publish, publishPlain, stateFolder, withBuildLock } from '../published-folder.ts';
import { checkPinned, untrusted } from '../signing/metadata.ts';
import { generationId, writeMetadataFiles } from '../signing/publish-signature.ts';
import type { Signature } from '../signing/verify.ts';
import { listedFiles } from '../validate/lint.ts';
import { downloadArchive } from './download.ts';
import { cacheFolder, type RemoteOptions, readManifests, readRepository, readResources } from './repository.ts';
import { splitPin, trustFile } from './signatures.ts';

export interface MirrorOptions extends Omit<RemoteOptions, 'cache' | 'trust' | 'offline' | 'mirrorOf'> {
  /** The directory to write. */
  readonly to: string;
  /** Maximum size of all archives in bytes; 64 GiB by default. */
  readonly maxBytes?: number | undefined;
  /** Writes files instead of links. The files are then replaced one by one. */
  readonly plain?: boolean | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

export interface MirrorResult {
  readonly signature: Signature;
  readonly archives: number;
  /** Number of archives that were downloaded. */
  readonly downloaded: number;
  /** URLs of archives that their host no longer has. The mirror lacks them. */
  readonly missing: readonly string[];
}

type Archive = Required<Pick<PackageVersion, 'download_url' | 'download_sha256'>> &
  Pick<PackageVersion, 'download_size'>;

const MAX_BYTES = 64 * 2 ** 30;
const PARALLEL = 4;

/** `address`: the URL of repository.json, with `#root=sha256:...` to pin its keys. Throws PackageFetchError and BuildError. */
export async function mirrorRepository(address: string, options: MirrorOptions): Promise<MirrorResult> {
  const { url } = splitPin(address);
  const out = resolve(options.to);
  return withBuildLock(out, async () => {
    const [trust, cache] = [join(stateFolder(out), 'trust'), join(stateFolder(out), 'lists')];
    if ((await exists(join(out, 'repository.json'))) && !(await exists(trustFile(trust, url)))) {
      throw new BuildError([problem(out, `this is not a mirror of ${url}`, 'Choose another directory.')]);
    }
    const remote = { ...options, trust, cache };
    const repository = await readRepository(address, remote);
    const { signature } = repository;
    if (!signature) throw untrusted(`${url} is not signed; only signed repositories can be mirrored`);
    await readManifests(repository, remote);
    await readResources(repository, remote);
    const files = new Map<string, Buffer>();
    for (const name of ['repository.json', ...listedFiles(repository.about).map((listed) => listed.name)]) {
      const bytes = await readFile(join(cacheFolder(cache, url), name)).catch(() => Buffer.alloc(0));
      checkPinned(name, bytes, signature.targets.get(name) ?? {});
      files.set(name, bytes);
    }
    const archives = listArchives(`${files.get('packages.json')}`);
    const result = await downloadAll(url, out, archives, options);
    const write = async (folder: string): Promise<void> => {
      for (const [name, bytes] of files) await writeSynced(join(folder, name), bytes, PUBLIC);
      await writeMetadataFiles(folder, signature.files);
    };
    const id = generationId(signature.targets.get('repository.json')?.hashes.sha256 ?? '', signature.files);
    await (options.plain ? publishPlain(out, write) : publish(out, id, write));
    return { signature, archives: archives.length, ...result };
  });
}

/** The archives by SHA-256. Does not depend on the brand, and skips versions that clients cannot verify. */
function listArchives(list: string): readonly Archive[] {
  const { packages } = JSON.parse(list) as { readonly packages: readonly { readonly versions?: unknown }[] };
  const archives = new Map<string, Archive>();
  for (const item of packages) {
    for (const version of Array.isArray(item?.versions) ? (item.versions as Partial<Archive>[]) : []) {
      const { download_url, download_sha256, download_size } = version ?? {};
      if (typeof download_url !== 'string' || !/^[0-9a-f]{64}$/.test(`${download_sha256}`)) continue;
      const size = Number.isSafeInteger(download_size) ? { download_size: Number(download_size) } : {};
      archives.set(`${download_sha256}`, { download_url, download_sha256: `${download_sha256}`, ...size });
    }
  }
  return [...archives.values()];
}

async function downloadAll(url: string, out: string, archives: readonly Archive[], options: MirrorOptions) {
  const { maxBytes = MAX_BYTES, onProgress } = options;
  const fileOf = ({ download_sha256 }: Archive): string => join(out, 'archives', `${download_sha256}.zip`);
  const present = new Map<string, number>();
  for (const name of await readdir(join(out, 'archives'))) {
    present.set(name, (await lstat(join(out, 'archives', name))).size);
  }
  // A file with this name was verified before it got the name; its size tells whether it was damaged since.
  const absent = archives.filter(({ download_sha256, download_size }) => {
    const size = present.get(`${download_sha256}.zip`);
    return size === undefined || size !== (download_size ?? size);
  });
  const expected = new Set(absent.map(({ download_sha256 }) => download_sha256));
  let rest = absent.reduce((bytes, { download_size = 0 }) => bytes - download_size, maxBytes);
  for (const [name, size] of present) {
    const [sha256 = ''] = /[0-9a-f]{64}/.exec(name) ?? [];
    if (!expected.has(sha256)) rest -= size;
  }
  const missing: string[] = [];
  let done = 0;
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, ...(options.signal ? [options.signal] : [])]);
  const worker = async (): Promise<void> => {
    for (let archive = absent.pop(); archive; archive = absent.pop()) {
      if (rest < 0) throw new PackageFetchError('too-large', `the archives of ${url} have more than ${maxBytes} bytes`);
      const limits = { maxBytes: Math.min(ARCHIVE_LIMITS.maxBytes, rest), mode: PUBLIC, onProgress: undefined, signal };
      try {
        const { size } = await downloadArchive(archive, { ...options, ...limits, to: fileOf(archive), namedBy: url });
        rest -= size - (archive.download_size ?? 0);
      } catch (error) {
        if (!(error instanceof PackageFetchError) || error.code !== 'not-found') throw error;
        missing.push(archive.download_url);
      }
      done += 1;
      onProgress?.(done, done + absent.length);
    }
  };
  // One at a time if a size is unknown, so that together they cannot exceed the limit.
  const hasSizes = absent.every(({ download_size }) => download_size !== undefined);
  const run = () => worker().catch((error: unknown) => stop.abort(error)); // the first one counts
  await Promise.all(Array.from({ length: hasSizes ? PARALLEL : 1 }, run));
  stop.signal.throwIfAborted();
  return { downloaded: done - missing.length, missing };
}
