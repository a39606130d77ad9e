// Builds a repository from an author's directory. Computes everything before it publishes anything.
import { basename, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import type {
  PackageManifests,
  Repository,
  RepositoryResource,
  VersionManifest,
} from '../../../generated/packages/resources.ts';
import { resources } from '../../../generated/packages/validators.js';
import { PUBLIC, writeSynced } from '../../base/files/durable.ts';
import { VERSION as PROGRAM_VERSION } from '../../base/version.ts';
import { BuildError, type BuildProblem, problem } from '../errors.ts';
import { type Brand, NEUTRAL_BRAND } from '../format/brand.ts';
import { brokenPromises } from '../format/diff.ts';
import { jsonText } from '../format/json.ts';
import { COMPATIBLE_PACKAGES_BYTES, MAX_PACKAGES_BYTES, MAX_REPOSITORY_BYTES } from '../format/limits.ts';
import { versionLabel } from '../format/version-order.ts';
import { currentFolder, publish, publishPlain, stateFolder, withBuildLock } from '../published-folder.ts';
import { generationId, signBuild, writeMetadataFiles } from '../signing/publish-signature.ts';
import type { SignOptions } from '../signing/sign.ts';
import { sha256Of } from '../validate/hash.ts';
import { utcText } from '../validate/lint.ts';
import { type ArchiveContext, type BuiltVersion, buildVersion, keepPublished } from './archives.ts';
import { keyOf, readCache } from './cache.ts';
import { readPublished } from './published.ts';
import { buildResources } from './resources.ts';
import { readSource, type Source, subfolders } from './source.ts';
import {
  type BuiltPackage,
  findUnchanged,
  joinList,
  type ListedPackage,
  lastListOf,
  listedOf,
  type Unchanged,
} from './unchanged.ts';

export interface BuildOptions {
  /** The author's directory; see source.ts for its layout. */
  readonly source: string;
  /** The directory to publish; see publish.ts for its layout. */
  readonly out: string;
  /** URL of the published directory, without a trailing slash. */
  readonly baseUrl: string;
  /** Seconds since 1970; becomes the timestamp of changed files. */
  readonly timestamp: number;
  readonly brand?: Brand;
  /** Brand of the source files; `brand` by default. */
  readonly sourceBrand?: Brand;
  /** Name of the repository, if the source has none. */
  readonly name?: string;
  /** Writes files instead of links, for hosting without links such as git. The files are then replaced one by one. */
  readonly plain?: boolean;
  /** Allows published versions and packages to be removed. */
  readonly allowRemoval?: boolean;
  /** Skips packages that cannot be built. Their published versions are kept. */
  readonly skipInvalid?: boolean;
  /** Signs the repository. Required if it is already signed. */
  readonly sign?: SignOptions | undefined;
  /** Maximum size of packages.json and manifests.json; setting `packages.maxListBytes`. */
  readonly maxListBytes?: number;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface BuildResult {
  /** False if the published repository is already up to date. */
  readonly changed: boolean;
  readonly packages: number;
  readonly versions: number;
  /** Number of archives that were written. */
  readonly packed: number;
  readonly warnings: readonly string[];
  /** Problems of skipped packages. */
  readonly problems: readonly BuildProblem[];
}

const PARALLEL = 8;

/** Rejects with a BuildError; then the published repository is unchanged. */
export async function buildRepository(options: BuildOptions): Promise<BuildResult> {
  const out = resolve(options.out);
  checkOptions(options);
  const brand = options.brand ?? NEUTRAL_BRAND;
  const key = keyOf([PROGRAM_VERSION, resolve(options.source), brand, options.sourceBrand ?? brand]);
  subfolders(options.source); // fails before anything is created
  return withBuildLock(out, async () => {
    const cacheFile = join(stateFolder(out), 'cache.json');
    const places = [out, resolve(options.source)];
    const cache = await readCache(cacheFile, places);
    const context = { out, brand, cache, key };
    try {
      const unchanged = await findUnchanged(cache.next.lastList, key, join(out, 'packages.json'), brand);
      return await build(options, context, unchanged).catch((error: unknown) => {
        if (!unchanged || !(error instanceof BuildError)) throw error;
        return build(options, context, null); // the problem can concern any package, so all of them are read
      });
    } finally {
      await cache.save(cacheFile, places); // even if the build failed, so that its archives are not built again
    }
  });
}

function checkOptions({ baseUrl, timestamp }: BuildOptions): void {
  const problems: BuildProblem[] = [];
  if (!resources.URL(`${baseUrl}/packages.json`) || baseUrl.endsWith('/')) {
    const message = `${JSON.stringify(baseUrl)} must be an http, https or file URL without a trailing slash`;
    problems.push(problem('base URL', message));
  }
  if (!Number.isSafeInteger(timestamp) || !utcText(timestamp)?.startsWith('2')) {
    const message = `${timestamp} must be a time in seconds since 1970, between the years 2000 and 2999`;
    problems.push(problem('timestamp', message));
  }
  if (problems.length > 0) throw new BuildError(problems);
}

type BuildContext = Pick<ArchiveContext, 'out' | 'brand' | 'cache'> & { readonly key: string };

/** Takes unchanged packages over from the last build. */
async function build(options: BuildOptions, buildContext: BuildContext, unchanged: Unchanged): Promise<BuildResult> {
  const { out, brand, key, cache } = buildContext;
  const reused = unchanged?.packages ?? new Map<string, ListedPackage>();
  const source = await readSource(options.source, options.sourceBrand ?? brand, reused);
  const published = await readPublished(out, brand, unchanged?.others).catch((error: unknown) => {
    throw error instanceof BuildError ? new BuildError([...source.problems, ...error.problems]) : error;
  });
  const { baseUrl, timestamp } = options;
  const context = { out, baseUrl, brand, cache, published };
  const { packages: built, problems } = await buildPackages(source, context, options);
  const packages = [...built.map((one) => listedOf(one, brand, cache)), ...reused.values()];
  packages.sort((a, b) => (a.identifier < b.identifier ? -1 : 1));
  const identifiers = new Set(packages.map(({ identifier }) => identifier.toLowerCase()));
  const hasProblem = problems.length > 0 || identifiers.size < packages.length;
  if (packages.length === 0 || (unchanged && hasProblem)) throw new BuildError(problems);
  const warnings = [...source.warnings, ...packages.flatMap((one) => one.warnings)];

  const icons = packages.flatMap(({ icon }) => icon ?? []);
  const present = join(options.plain ? out : currentFolder(out), 'resources.zip');
  const zip = await buildResources(icons, present, cache, (text) => warnings.push(text));
  const list = joinList(packages);
  const manifests = Buffer.from(jsonText({ manifests: manifestsOf(built, reused) }));
  const before = published.repository;
  const [listHash, manifestsHash] = [sha256Of(list), sha256Of(manifests)];
  const repository: Repository = {
    name: options.name ?? basename(resolve(options.source)),
    ...source.repository,
    packages: resourceOf(before?.packages, `${baseUrl}/packages.json`, listHash, timestamp),
    resources: resourceOf(before?.resources, `${baseUrl}/resources.zip`, zip.sha256, timestamp),
    manifests: resourceOf(before?.manifests, `${baseUrl}/manifests.json`, manifestsHash, timestamp),
  };
  const entry = Buffer.from(jsonText(repository));
  const entryHash = sha256Of(entry);
  const maxListBytes = options.maxListBytes ?? MAX_PACKAGES_BYTES;
  refuseLarge('repository.json', entry.length, MAX_REPOSITORY_BYTES);
  refuseLarge('packages.json', list.length, maxListBytes);
  refuseLarge('manifests.json', manifests.length, maxListBytes);
  const size = list.length;
  if (size > COMPATIBLE_PACKAGES_BYTES) {
    warnings.push(`packages.json has ${size} bytes; other clients reject more than ${COMPATIBLE_PACKAGES_BYTES}`);
  }
  const metadata = await signBuild(out, options.sign, {
    'packages.json': { length: list.length, hashes: { sha256: listHash } },
    'manifests.json': { length: manifests.length, hashes: { sha256: manifestsHash } },
    'resources.zip': { length: zip.size, hashes: { sha256: zip.sha256 } },
    'repository.json': { length: entry.length, hashes: { sha256: entryHash } },
  });
  const write = async (folder: string): Promise<void> => {
    await writeSynced(join(folder, 'packages.json'), list, PUBLIC);
    await writeSynced(join(folder, 'manifests.json'), manifests, PUBLIC);
    await zip.write(join(folder, 'resources.zip'));
    await writeSynced(join(folder, 'repository.json'), entry, PUBLIC);
    await writeMetadataFiles(folder, metadata);
  };
  if (options.plain) await publishPlain(out, write);
  else await publish(out, generationId(entryHash, metadata), write);
  // Packages that were kept because of a problem have no directory.
  cache.next.lastList = problems.length > 0 ? null : lastListOf(packages, key, listHash);
  const versions = built.flatMap((one) => one.versions);
  return {
    changed: before === null || jsonText(before) !== entry.toString(),
    packages: packages.length,
    versions: packages.reduce((sum, one) => sum + one.versions, 0),
    packed: versions.filter(({ isPacked }) => isPacked).length,
    warnings,
    problems,
  };
}

/** Builds all packages and collects their problems. Without `skipInvalid`, throws if there are any. */
async function buildPackages(source: Source, context: ArchiveContext, options: BuildOptions) {
  const { published, out } = context;
  const { built, problems } = await buildVersions(source, context, options.onProgress);
  const invalid = [...source.problems, ...problems];
  if (invalid.length > 0 && !options.skipInvalid) throw new BuildError(invalid);
  const items = built.map(({ item }) => item);
  const broken = brokenPromises(published.packages, items).filter(
    ({ promise }) => !options.allowRemoval || (promise !== 'version-kept' && promise !== 'package-kept'),
  );
  const breaking = broken.filter(({ promise }) => promise !== 'package-kept');
  const allProblems = [...invalid, ...breaking.map(problemOf)];
  if (broken.length > 0 && (!options.skipInvalid || allProblems.length === 0))
    throw new BuildError(broken.map(problemOf));
  const packages = built.filter(({ item }) => breaking.every(({ identifier }) => identifier !== item.identifier));
  const builtIdentifiers = new Set(packages.map(({ item }) => item.identifier));
  const absent = published.packages.filter(({ identifier }) => !builtIdentifiers.has(identifier));
  // While a metadata.json cannot be read, it is unknown which packages were removed on purpose.
  const kept = (allProblems.length > 0 ? absent : []).map((item): BuiltPackage => {
    const versions = item.versions.map((version) => keepPublished(item.identifier, version, context));
    return { folder: stateFolder(out), item, versions, warnings: [] };
  });
  return { packages: [...packages, ...kept], problems: allProblems };
}

const problemOf = ({ identifier, version, message, remedy }: ReturnType<typeof brokenPromises>[number]): BuildProblem =>
  problem([identifier, version].filter(Boolean).join(' '), message, remedy);

/** Builds the versions of all packages, several at a time. Leaves out packages with problems. */
async function buildVersions(source: Source, context: ArchiveContext, onProgress: BuildOptions['onProgress']) {
  const jobs = source.packages.flatMap((one) => one.item.versions.map((version) => ({ one, version })));
  const built = new Map(source.packages.map((one) => [one, [] as BuiltVersion[]]));
  const problems: BuildProblem[] = [];
  let done = 0;
  const work = async ({ one, version }: (typeof jobs)[number]) => {
    const result = await buildVersion(one, version, context).catch((error: unknown) => {
      if (error instanceof BuildError) return error;
      throw error;
    });
    done += 1;
    onProgress?.(done, jobs.length);
    return { one, result };
  };
  for await (const { one, result } of Readable.from(jobs).map(work, { concurrency: PARALLEL })) {
    if (!(result instanceof BuildError)) built.get(one)?.push(result);
    else {
      problems.push(...result.problems);
      built.delete(one);
    }
  }
  problems.sort((a, b) => (a.place < b.place ? -1 : 1));
  const packages = [...built].map(([one, versions]): BuiltPackage => {
    return { ...one, item: { ...one.item, versions: versions.map(({ version }) => version) }, versions };
  });
  return { problems, built: packages };
}

/** Reused packages have no manifests. */
function manifestsOf(built: readonly BuiltPackage[], reused: ReadonlyMap<string, ListedPackage>) {
  const manifests: Record<string, PackageManifests> = {};
  for (const { identifier } of reused.values()) manifests[identifier] = {};
  for (const { item, versions } of built) {
    const entries = versions.flatMap(({ version, files }) =>
      files ? [[versionLabel(version), { files: [...files] }] satisfies [string, VersionManifest]] : [],
    );
    manifests[item.identifier] = Object.fromEntries(entries);
  }
  return manifests;
}

/** Changes the timestamp only if the content changes, because clients then fetch the file again. */
function resourceOf(
  before: RepositoryResource | undefined,
  url: string,
  sha256: string,
  timestamp: number,
): RepositoryResource {
  const isSame = before?.sha256 === sha256;
  const next = before ? Math.max(timestamp, before.update_timestamp + 1) : timestamp;
  const update_timestamp = isSame ? before.update_timestamp : next;
  return { url, sha256, update_timestamp, update_time_utc: utcText(update_timestamp) ?? '' };
}

/** Clients reject larger files. */
function refuseLarge(name: string, size: number, maxBytes: number): void {
  if (size > maxBytes)
    throw new BuildError([problem(name, `it would have ${size} bytes; clients reject more than ${maxBytes}`)]);
}
