// From an author's folder to a published one. Everything is computed before anything is published.
import { mkdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type {
  Package,
  PackageManifests,
  Repository,
  RepositoryResource,
} from '../../../generated/packages/resources.ts';
import { resources } from '../../../generated/packages/validators.js';
import { PUBLIC, writeSynced } from '../../files/durable.ts';
import { LockedError, withLock } from '../../files/lock.ts';
import { type Brand, brandedDocument, NEUTRAL_BRAND } from '../format/brand.ts';
import { brokenPromises } from '../format/diff.ts';
import { versionLabel } from '../format/version-order.ts';
import { sha256Of } from '../validate/hash.ts';
import { utcText } from '../validate/lint/repository.ts';
import { CLIENT_LIMITS } from '../validate/repository-files.ts';
import { type ArchiveContext, type BuiltVersion, buildVersion } from './archives.ts';
import { type Cache, readCache } from './cache.ts';
import { BuildError, type BuildProblem, problem } from './error.ts';
import { currentFolder, prepareFolder, publish, publishPlain, stateFolder } from './publish.ts';
import { type Published, readPublished } from './published.ts';
import { jsonText } from './repository-json.ts';
import { buildResources, iconOf } from './resources.ts';
import { readSource, type Source } from './source.ts';

export interface BuildOptions {
  /** The author's folder; see source.ts for what is in it. */
  readonly source: string;
  /** The folder to publish; see publish.ts. */
  readonly out: string;
  /** Where the published folder will be found, without a slash at its end. */
  readonly baseUrl: string;
  /** Seconds since 1970: the time of whatever changes. */
  readonly timestamp: number;
  readonly brand?: Brand;
  /** In whose words the source is written; those of `brand` by default. */
  readonly sourceBrand?: Brand;
  /** The repository's name, unless the source says it. */
  readonly name?: string;
  /** Four files instead of links: for hosting that serves no links, as git does. They change one after the other. */
  readonly plain?: boolean;
  /** Versions and packages that are published may go. */
  readonly allowRemoval?: boolean;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface BuildResult {
  /** False where the folder publishes the same already. */
  readonly changed: boolean;
  readonly packages: number;
  readonly versions: number;
  /** How many archives had to be made. */
  readonly packed: number;
  readonly warnings: readonly string[];
}

const PARALLEL = 8;

/** Rejects with a BuildError, and then nothing that is published has changed. */
export async function buildRepository(options: BuildOptions): Promise<BuildResult> {
  const out = resolve(options.out);
  checkOptions(options);
  const brand = options.brand ?? NEUTRAL_BRAND;
  const source = await readSource(options.source, options.sourceBrand ?? brand);
  await mkdir(stateFolder(out), { recursive: true });
  const locked = async () => {
    await prepareFolder(out);
    const cacheFile = join(stateFolder(out), 'cache.json');
    const cache = await readCache(cacheFile);
    try {
      return await build(options, out, brand, source, cache);
    } finally {
      await cache.save(cacheFile); // also of a build that was refused: its archives need not be made again
    }
  };
  return withLock(join(stateFolder(out), 'lock'), locked, { waitMs: 0 }).catch((error: unknown) => {
    if (!(error instanceof LockedError)) throw error;
    const who = error.pid === null ? 'another build' : `another build (process ${error.pid})`;
    throw new BuildError([problem(out, `${who} is at work here`, 'Wait until it is done.')]);
  });
}

function checkOptions({ baseUrl, timestamp }: BuildOptions): void {
  const problems: BuildProblem[] = [];
  if (!resources.URL(`${baseUrl}/packages.json`) || baseUrl.endsWith('/')) {
    problems.push(
      problem('base URL', `${JSON.stringify(baseUrl)} is no http, https or file address without a slash at its end`),
    );
  }
  if (!Number.isSafeInteger(timestamp) || !utcText(timestamp)?.startsWith('2')) {
    problems.push(
      problem('timestamp', `${timestamp} is no number of seconds since 1970 that lies between 2000 and 2999`),
    );
  }
  if (problems.length > 0) throw new BuildError(problems);
}

async function build(
  options: BuildOptions,
  out: string,
  brand: Brand,
  source: Source,
  cache: Cache,
): Promise<BuildResult> {
  const published = await readPublished(out, brand).catch((error: unknown) => {
    throw error instanceof BuildError ? new BuildError([...source.problems, ...error.problems]) : error;
  });
  const { baseUrl, timestamp } = options;
  const built = await buildVersions(source, { out, baseUrl, brand, cache, published }, options.onProgress);
  const warnings = [
    ...source.warnings.map(({ file, line, column, message }) => `${file}:${line}:${column}: ${message}`),
    ...built.flat().flatMap((version) => version.warnings),
  ];
  const packages = source.packages.map(({ item }, index) => ({
    ...item,
    versions: (built[index] ?? []).map(({ version }) => version),
  }));
  keepPromises(published, packages, options.allowRemoval ?? false);

  const icons = source.packages.flatMap((one, index) => iconOf(one, built[index] ?? [], cache) ?? []);
  const present = join(options.plain ? out : currentFolder(out), 'resources.zip');
  const zip = await buildResources(icons, present, cache, (text) => warnings.push(text));
  const list = jsonText(brandedDocument({ packages }, brand, 'packages'));
  const manifests = jsonText({ manifests: manifestsOf(source, built) });
  const before = published.repository;
  const repository: Repository = {
    name: options.name ?? basename(resolve(options.source)),
    ...source.repository,
    packages: resourceOf(before?.packages, `${baseUrl}/packages.json`, sha256Of(list), timestamp),
    resources: resourceOf(before?.resources, `${baseUrl}/resources.zip`, zip.sha256, timestamp),
    manifests: resourceOf(before?.manifests, `${baseUrl}/manifests.json`, sha256Of(manifests), timestamp),
  };
  const entry = jsonText(repository);
  warnings.push(...tooLarge('repository.json', entry, CLIENT_LIMITS.repository));
  warnings.push(...tooLarge('packages.json', list, CLIENT_LIMITS.packages));
  const write = async (folder: string): Promise<void> => {
    await writeSynced(join(folder, 'packages.json'), list, PUBLIC);
    await writeSynced(join(folder, 'manifests.json'), manifests, PUBLIC);
    await zip.write(join(folder, 'resources.zip'));
    await writeSynced(join(folder, 'repository.json'), entry, PUBLIC);
  };
  if (options.plain) await publishPlain(out, write);
  else await publish(out, sha256Of(entry).slice(0, 16), write);
  return {
    changed: before === null || jsonText(before) !== entry,
    packages: packages.length,
    versions: built.flat().length,
    packed: built.flat().filter(({ state }) => state === 'packed').length,
    warnings,
  };
}

/** Of each package its versions, in the source's order; several at a time. Every problem is told, not the first alone. */
async function buildVersions(
  source: Source,
  context: ArchiveContext,
  onProgress: BuildOptions['onProgress'],
): Promise<BuiltVersion[][]> {
  const built: BuiltVersion[][] = [];
  const jobs = source.packages.flatMap((one) => {
    const into: BuiltVersion[] = [];
    built.push(into);
    return one.item.versions.map((version, place) => ({ one, version, place, into }));
  });
  const problems: BuildProblem[] = [];
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    for (let job = jobs[next++]; job; job = jobs[next++]) {
      const { one, version, place, into } = job;
      try {
        into[place] = await buildVersion(one, version, context);
      } catch (error) {
        if (!(error instanceof BuildError)) throw error;
        problems.push(...error.problems);
      }
      done += 1;
      onProgress?.(done, jobs.length);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  const every = [...source.problems, ...problems.sort((a, b) => (a.place < b.place ? -1 : 1))];
  if (every.length > 0) throw new BuildError(every);
  return built;
}

/** What was published stays: hashes, sizes, versions, and the order of statuses. */
function keepPromises(published: Published, packages: readonly Package[], allowRemoval: boolean): void {
  const broken = brokenPromises(published.packages, packages).filter(
    ({ promise }) => !allowRemoval || (promise !== 'version-kept' && promise !== 'package-kept'),
  );
  if (broken.length === 0) return;
  throw new BuildError(
    broken.map(({ identifier, version, message, remedy }) =>
      problem([identifier, version].filter(Boolean).join(' '), message, remedy),
    ),
  );
}

function manifestsOf(source: Source, built: readonly (readonly BuiltVersion[])[]): Record<string, PackageManifests> {
  const manifests: Record<string, PackageManifests> = {};
  for (const [index, { item }] of source.packages.entries()) {
    const known = (built[index] ?? []).flatMap(({ version, files }) =>
      files ? [{ name: versionLabel(version), manifest: { files: [...files] } }] : [],
    );
    manifests[item.identifier] = Object.fromEntries(known.map(({ name, manifest }) => [name, manifest]));
  }
  return manifests;
}

/** The time moves when the content does, and only then: clients fetch again when it differs. */
function resourceOf(
  before: RepositoryResource | undefined,
  url: string,
  sha256: string,
  timestamp: number,
): RepositoryResource {
  const same = before?.sha256 === sha256;
  const moved = before ? Math.max(timestamp, before.update_timestamp + 1) : timestamp;
  const update_timestamp = same ? before.update_timestamp : moved;
  return { url, sha256, update_timestamp, update_time_utc: utcText(update_timestamp) ?? '' };
}

function tooLarge(name: string, text: string, most: number): string[] {
  const size = Buffer.byteLength(text);
  return size > most ? [`${name} has ${size} bytes; clients refuse more than ${most}`] : [];
}
