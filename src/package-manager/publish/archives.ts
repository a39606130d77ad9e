// Builds the archive of one version: keeps a published archive, reuses a cached one, or packs or reads the sources.
import { readFileSync, type Stats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestFile, PackageVersion } from '../../../generated/packages/resources.ts';
import { PUBLIC, writeAtomically } from '../../base/files/durable.ts';
import { ARCHIVE_ICON, checkArchive, METADATA } from '../archive/check.ts';
import { checkFolders } from '../archive/folders.ts';
import { ARCHIVE_LIMITS, type ArchiveContent, ArchiveError, readArchive } from '../archive/read.ts';
import { type ArchiveFile, writeArchive } from '../archive/write.ts';
import { BuildError, problem } from '../errors.ts';
import type { Brand } from '../format/brand.ts';
import { versionLabel } from '../format/version-order.ts';
import { checkPanels, isPanelFile } from '../panels/files.ts';
import { sha256Of } from '../validate/hash.ts';
import type { ArchiveFacts, Cache } from './cache.ts';
import { keyOf } from './cache.ts';
import type { Published } from './published.ts';
import { findVersion, isExecutable, readTree, type SourcePackage, sameFiles, type Tree } from './source.ts';

/** The list of a build also says which panels a version has. */
type ListedVersion = PackageVersion & Pick<ArchiveFacts, 'panels'>;

export interface BuiltVersion {
  /** As it appears in packages.json. */
  readonly version: PackageVersion;
  /** Null if the archive is hosted elsewhere and was never read. */
  readonly files: readonly ManifestFile[] | null;
  /** The file of the archive; null if it is missing here or hosted elsewhere. */
  readonly archive: string | null;
  /** Whether this build has written the archive. */
  readonly isPacked: boolean;
  readonly warnings: readonly string[];
}

export interface ArchiveContext {
  readonly out: string;
  readonly baseUrl: string;
  readonly brand: Brand;
  readonly cache: Cache;
  readonly published: Published;
}

const archiveName = (identifier: string, { version, version_epoch }: PackageVersion): string =>
  `${identifier}-${version_epoch ? `${version_epoch}_` : ''}${version}.zip`;

const archiveFile = ({ out }: ArchiveContext, identifier: string, version: PackageVersion): string =>
  join(out, 'archives', archiveName(identifier, version));

/** Keeps the published version of a package that cannot be built. */
export function keepPublished(identifier: string, version: PackageVersion, context: ArchiveContext): BuiltVersion {
  const file = archiveFile(context, identifier, version);
  const archive = hashOf(file, context.cache) === version.download_sha256 ? file : null;
  return { version, files: context.published.files(identifier, version), archive, isPacked: false, warnings: [] };
}

/** Rejects with a BuildError. */
export async function buildVersion(
  source: SourcePackage,
  version: PackageVersion,
  context: ArchiveContext,
): Promise<BuiltVersion> {
  const job = jobOf(source, version, context);
  const from = findVersion(source, version);
  if (from === null) return withoutSource(job);
  return 'zip' in from ? fromZip(job, from.zip, from.stats) : fromTree(job, from.tree);
}

type Job = ReturnType<typeof jobOf>;

function jobOf(source: SourcePackage, version: PackageVersion, context: ArchiveContext) {
  const { identifier } = source.item;
  return {
    source,
    version,
    context,
    identifier,
    label: `${identifier} ${versionLabel(version)}`,
    /** The file of the archive, which may not exist yet. */
    file: archiveFile(context, identifier, version),
    /** The published version; null if it is new. */
    before: context.published.version(identifier, version),
  };
}

const NEEDED_ELSEWHERE = ['download_url', 'download_sha256', 'download_size', 'install_size'] as const;

function withoutSource(job: Job): BuiltVersion {
  const { source, version, before, context, file } = job;
  const files = context.published.files(job.identifier, version);
  if (before?.download_sha256 !== undefined && version.download_url === undefined) {
    if (hashOf(file, context.cache) !== before.download_sha256) {
      throw failure(job, `this published version's archive ${file} is missing or damaged`, 'Restore the archive.');
    }
    const { download_sha256, download_size, install_size, panels }: ListedVersion = before;
    const numbers = { download_sha256, download_size, install_size, panels };
    const published = Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined));
    return {
      version: { ...version, ...published, download_url: urlOf(job) },
      files,
      archive: file,
      isPacked: false,
      warnings: [],
    };
  }
  const missing = NEEDED_ELSEWHERE.filter((field) => version[field] === undefined);
  if (missing.length > 0) {
    const { version: number } = version;
    const isNewest = version === source.item.versions[0];
    const sources = isNewest ? `${number}.zip, ${number}/ or source/` : `${number}.zip or ${number}/`;
    const alternative = version.download_url === undefined ? '' : `, or set ${missing.join(', ')} in metadata.json`;
    throw failure(job, 'its archive is missing', `Put ${sources} next to metadata.json${alternative}.`);
  }
  return { version, files, archive: null, isPacked: false, warnings: [] };
}

async function fromZip(job: Job, zip: string, stats: Stats): Promise<BuiltVersion> {
  const { version, identifier, file } = job;
  const { cache, brand } = job.context;
  const sha256 = cache.hash(zip, stats);
  const key = keyOf(['zip', sha256, identifier, versionLabel(version), brand]);
  const warnings: string[] = [];
  let facts = cache.archive(key);
  if (!facts) {
    const keep = (path: string): boolean => path === METADATA || path === ARCHIVE_ICON || isPanelFile(path);
    const content = await readArchive(zip, { keep }).catch((error: unknown) => {
      if (!(error instanceof ArchiveError)) throw error;
      throw new BuildError([problem(zip, error.message)]);
    });
    const { panels, ...checked } = await check(job, zip, content);
    warnings.push(...checked.warnings);
    facts = { sha256, size: stats.size, install_size: content.install_size, files: content.files, panels };
    cache.setArchive(key, facts);
  }
  refuseChange(job, facts.sha256);
  const isUnchanged = hashOf(file, cache) === sha256;
  if (!isUnchanged) {
    const archive = await readFile(zip);
    if (sha256Of(archive) !== sha256) throw failure(job, `${zip} changed while it was being read`, 'Build again.');
    await writeAtomically(file, archive, PUBLIC);
    cache.setHash(file, sha256);
  }
  return built(job, facts, !isUnchanged, warnings);
}

async function fromTree(job: Job, folder: string): Promise<BuiltVersion> {
  const { source, identifier, version, before, context } = job;
  const { cache, brand, published } = context;
  const tree = readTree(source, version, folder, context);
  const files = before && published.files(identifier, version);
  if (before?.download_sha256 !== undefined && files) {
    if (!sameFiles(files, tree)) refuseChange(job, null);
    else if (hashOf(job.file, cache) === before.download_sha256) {
      // Keeps the published archive of unchanged files, even if this release would pack it differently.
      const { download_size: size = 0, install_size = 0, panels }: ListedVersion = before;
      const facts = { sha256: before.download_sha256, size, install_size, files, panels };
      return built(job, facts, false, []);
    }
  }
  const contents = tree.files.map(({ path, sha256 }) => [path, sha256]);
  const executables = tree.sources.filter(isExecutable).map(({ path }) => path);
  const key = keyOf(['tree', identifier, versionLabel(version), brand, contents, executables]);
  const cached = cache.archive(key);
  if (cached && hashOf(job.file, cache) === cached.sha256) return built(job, cached, false, []);
  const { facts, warnings } = await pack(job, tree);
  cache.setArchive(key, facts);
  return built(job, facts, true, warnings);
}

async function pack(job: Job, tree: Tree): Promise<{ facts: ArchiveFacts; warnings: string[] }> {
  const hashes = new Map(tree.files.map(({ path, sha256 }) => [path, sha256]));
  const contents: ArchiveFile[] = tree.sources.map((treeFile) => {
    const { path, file } = treeFile;
    const content = readFileSync(file);
    if (sha256Of(content) !== hashes.get(path))
      throw failure(job, `${file} changed while it was being read`, 'Build again.');
    const compress = !/\.(png|jpe?g|gif|zip|gz|xz|7z|webp|woff2)$/i.test(path);
    return { path, content, compress, executable: isExecutable(treeFile) };
  });
  if (tree.metadata) contents.push({ path: METADATA, content: tree.metadata });
  const archive = await writeArchive(contents);
  if (archive.length > ARCHIVE_LIMITS.maxBytes) {
    throw failure(job, `its archive has ${archive.length} bytes; the limit is ${ARCHIVE_LIMITS.maxBytes}`, null);
  }
  const install_size = tree.files.reduce((sum, { size }) => sum + size, 0);
  const sha256 = sha256Of(archive);
  refuseChange(job, sha256);
  const kept = new Map(contents.map(({ path, content }) => [path, content]));
  const { warnings, panels } = await check(job, job.label, { files: tree.files, kept });
  const facts = { sha256, size: archive.length, install_size, files: tree.files, panels };
  await writeAtomically(job.file, archive, PUBLIC);
  job.context.cache.setHash(job.file, facts.sha256);
  return { facts, warnings };
}

/** The panels of an archive, and warnings about its content. Throws BuildError if there are errors. */
async function check(
  { version, identifier, context }: Job,
  place: string,
  content: Pick<ArchiveContent, 'files' | 'kept'>,
) {
  const expected = { ...version, identifier, brand: context.brand };
  const { panels, findings: panelFindings } = await checkPanels(content, identifier);
  const folderFindings = checkFolders(content.files.map(({ path }) => path));
  const findings = [...checkArchive(content, expected), ...folderFindings, ...panelFindings];
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new BuildError(errors.map(({ message }) => problem(place, message)));
  return { panels, warnings: findings.map(({ message }) => `${place}: ${message}`) };
}

function built(job: Job, facts: ArchiveFacts, isPacked: boolean, warnings: readonly string[]): BuiltVersion {
  const { sha256, size, install_size, files, panels = [] } = facts;
  const { panels: _, ...version }: ListedVersion = job.version;
  const computed = { download_sha256: sha256, download_size: size, install_size };
  for (const [field, actual] of Object.entries(computed)) {
    const authored = version[field as keyof typeof computed];
    if (authored === undefined || authored === actual) continue;
    const message = `metadata.json sets ${field} to ${authored}, but it is ${actual}`;
    throw failure(job, message, `Remove ${field}; it is computed.`);
  }
  const download_url = version.download_url ?? urlOf(job);
  const listed = { ...version, ...computed, download_url, ...(panels.length === 0 ? {} : { panels }) };
  return { version: listed, files, archive: job.file, isPacked, warnings };
}

const urlOf = ({ context, identifier, version }: Job): string =>
  `${context.baseUrl}/archives/${archiveName(identifier, version)}`;

/** `sha256` is null if the content is known to differ without packing it. */
function refuseChange(job: Job, sha256: string | null): void {
  const published = job.before?.download_sha256;
  if (published === undefined || published === sha256) return;
  const { item, folder } = job.source;
  const [major, minor = 0, patch = 0] = (item.versions[0] ?? job.version).version.split('.');
  const next = `${major}.${minor}.${Number(patch) + 1}`;
  const place = `the versions in ${join(folder, 'metadata.json')}`;
  const remedy = `Restore its files and release the change as a new version: add ${next} to ${place}.`;
  throw failure(job, `it was published with the SHA-256 ${published}, but its content has changed`, remedy);
}

const failure = ({ label }: Job, message: string, remedy: string | null): BuildError =>
  new BuildError([problem(label, message, remedy)]);

/** Null if there is no such file. */
function hashOf(file: string, cache: Cache): string | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? cache.hash(file, stats) : null;
}
