// Builds the archive of one version: keeps a published archive, reuses a cached one, or packs or reads the sources.
import { readFileSync, type Stats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestFile, PackageVersion } from '../../../generated/packages/resources.ts';
import { PUBLIC, writeAtomically } from '../../base/files/durable.ts';
import { ARCHIVE_ICON, checkArchive, type Expected, METADATA } from '../archive/check.ts';
import { checkFolders } from '../archive/folders.ts';
import { ARCHIVE_LIMITS, type ArchiveContent, ArchiveError, readArchive } from '../archive/read.ts';
import { type ArchiveFile, writeArchive } from '../archive/write.ts';
import { BuildError, problem } from '../errors.ts';
import type { Brand } from '../format/brand.ts';
import { versionLabel } from '../format/version-order.ts';
import { sha256Of } from '../validate/hash.ts';
import type { ArchiveFacts, Cache } from './cache.ts';
import type { Published } from './published.ts';
import { keyOf } from './repository-json.ts';
import { findVersion, isExecutable, readTree, type SourcePackage, sameFiles, type Tree } from './source.ts';

export interface BuiltVersion {
  /** As it appears in packages.json. */
  readonly version: PackageVersion;
  /** Null if the archive is hosted elsewhere and was never read. */
  readonly files: readonly ManifestFile[] | null;
  /** Reads the icon; null if there is none. */
  readonly icon: (() => Promise<Buffer>) | null;
  readonly state: 'packed' | 'reused' | 'published' | 'elsewhere';
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

/** Rejects with a BuildError. */
export async function buildVersion(
  source: SourcePackage,
  version: PackageVersion,
  context: ArchiveContext,
): Promise<BuiltVersion> {
  const from = findVersion(source, version);
  if (from === null) return withoutSource(source, version, context);
  return 'zip' in from ? fromZip(source, version, from, context) : fromTree(source, version, from.tree, context);
}

const labelOf = ({ item }: SourcePackage, version: PackageVersion): string =>
  `${item.identifier} ${versionLabel(version)}`;

function withoutSource(source: SourcePackage, version: PackageVersion, context: ArchiveContext): BuiltVersion {
  const { identifier } = source.item;
  const before = context.published.version(identifier, version);
  const here = archiveFile(context, identifier, version);
  if (before?.download_sha256 !== undefined && version.download_url === undefined) {
    if (hashOf(here, context.cache) !== before.download_sha256) {
      fail(source, version, `this published version's archive ${here} is missing or damaged`, 'Restore the archive.');
    }
    const files = context.published.files(identifier, version);
    const { download_url, download_sha256, download_size, install_size } = before;
    const numbers = { download_sha256, download_size, install_size, download_url };
    const published = Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined));
    return {
      version: { ...version, ...published, download_url: urlOf(identifier, version, context) },
      files,
      icon: iconIn(files, here),
      state: 'published',
      warnings: [],
    };
  }
  const needed = ['download_url', 'download_sha256', 'download_size', 'install_size'] as const;
  const missing = needed.filter((field) => version[field] === undefined);
  if (missing.length > 0) {
    const { version: number } = version;
    const sources =
      version === source.item.versions[0] ? `${number}.zip, ${number}/ or source/` : `${number}.zip or ${number}/`;
    const alternative = version.download_url === undefined ? '' : `, or set ${missing.join(', ')} in metadata.json`;
    fail(source, version, 'its archive is missing', `Put ${sources} next to metadata.json${alternative}.`);
  }
  const files = context.published.files(identifier, version);
  return { version, files, icon: null, state: 'elsewhere', warnings: [] };
}

/** Keeps the published version of a package that cannot be built. */
export function keepPublished(identifier: string, version: PackageVersion, context: ArchiveContext): BuiltVersion {
  const files = context.published.files(identifier, version);
  const here = archiveFile(context, identifier, version);
  const icon = hashOf(here, context.cache) === version.download_sha256 ? iconIn(files, here) : null;
  return { version, files, icon, state: 'published', warnings: [] };
}

async function fromZip(
  source: SourcePackage,
  version: PackageVersion,
  { zip, stats }: { readonly zip: string; readonly stats: Stats },
  context: ArchiveContext,
): Promise<BuiltVersion> {
  const { identifier } = source.item;
  const sha256 = context.cache.hash(zip, stats);
  const key = keyOf(['zip', sha256, identifier, versionLabel(version), context.brand]);
  const warnings: string[] = [];
  let facts = context.cache.archive(key);
  if (!facts) {
    const content = await readArchive(zip, { keep: (path) => path === METADATA || path === ARCHIVE_ICON }).catch(
      (error: unknown) => {
        if (!(error instanceof ArchiveError)) throw error;
        throw new BuildError([problem(zip, error.message)]);
      },
    );
    warnings.push(...checkContent(zip, content, { ...version, identifier, brand: context.brand }));
    facts = { sha256, size: stats.size, install_size: content.install_size, files: content.files };
    context.cache.setArchive(key, facts);
  }
  const before = context.published.version(identifier, version);
  refuseChange(source, version, before, facts.sha256);
  const here = archiveFile(context, identifier, version);
  const isUnchanged = hashOf(here, context.cache) === sha256;
  if (!isUnchanged) {
    const archive = await readFile(zip);
    if (sha256Of(archive) !== sha256) fail(source, version, `${zip} changed while it was being read`, 'Build again.');
    await writeAtomically(here, archive, PUBLIC);
    context.cache.setHash(here, sha256);
  }
  return built(source, version, facts, context, isUnchanged ? 'reused' : 'packed', warnings);
}

async function fromTree(
  source: SourcePackage,
  version: PackageVersion,
  folder: string,
  context: ArchiveContext,
): Promise<BuiltVersion> {
  const { identifier } = source.item;
  const tree = readTree(source, version, folder, context);
  const here = archiveFile(context, identifier, version);
  const before = context.published.version(identifier, version);
  const listed = before && context.published.files(identifier, version);
  if (before?.download_sha256 !== undefined && listed) {
    if (!sameFiles(listed, tree)) refuseChange(source, version, before, null);
    else if (hashOf(here, context.cache) === before.download_sha256) {
      // Keeps the published archive of unchanged files, even if this release would pack it differently.
      const { download_size: size = 0, install_size = 0 } = before;
      const facts = { sha256: before.download_sha256, size, install_size, files: listed };
      return built(source, version, facts, context, 'published', []);
    }
  }
  const key = keyOf([
    'tree',
    identifier,
    versionLabel(version),
    context.brand,
    tree.files.map(({ path, sha256 }) => [path, sha256]),
    tree.sources.filter(isExecutable).map(({ path }) => path),
  ]);
  const cached = context.cache.archive(key);
  if (cached && hashOf(here, context.cache) === cached.sha256)
    return built(source, version, cached, context, 'reused', []);
  const { facts, warnings } = await pack(source, version, tree, here, before, context);
  context.cache.setArchive(key, facts);
  return built(source, version, facts, context, 'packed', warnings);
}

async function pack(
  source: SourcePackage,
  version: PackageVersion,
  tree: Tree,
  here: string,
  before: PackageVersion | null,
  { brand, cache }: ArchiveContext,
): Promise<{ facts: ArchiveFacts; warnings: string[] }> {
  const hashes = new Map(tree.files.map(({ path, sha256 }) => [path, sha256]));
  const contents: ArchiveFile[] = tree.sources.map((treeFile) => {
    const { path, file } = treeFile;
    const content = readFileSync(file);
    if (sha256Of(content) !== hashes.get(path))
      fail(source, version, `${file} changed while it was being read`, 'Build again.');
    const compress = !/\.(png|jpe?g|gif|zip|gz|xz|7z|webp|woff2)$/i.test(path);
    return { path, content, compress, executable: isExecutable(treeFile) };
  });
  if (tree.metadata) contents.push({ path: METADATA, content: tree.metadata });
  const archive = await writeArchive(contents);
  if (archive.length > ARCHIVE_LIMITS.maxBytes) {
    fail(source, version, `its archive has ${archive.length} bytes; the limit is ${ARCHIVE_LIMITS.maxBytes}`, null);
  }
  const install_size = tree.files.reduce((sum, { size }) => sum + size, 0);
  const facts = { sha256: sha256Of(archive), size: archive.length, install_size, files: tree.files };
  refuseChange(source, version, before, facts.sha256);
  const kept = new Map(contents.map(({ path, content }) => [path, content]));
  const expected = { ...version, identifier: source.item.identifier, brand };
  const warnings = checkContent(labelOf(source, version), { files: tree.files, kept }, expected);
  await writeAtomically(here, archive, PUBLIC);
  cache.setHash(here, facts.sha256);
  return { facts, warnings };
}

/** The warnings about an archive. Throws BuildError if there are errors. */
function checkContent(place: string, content: Pick<ArchiveContent, 'files' | 'kept'>, expected: Expected): string[] {
  const findings = [...checkArchive(content, expected), ...checkFolders(content.files.map(({ path }) => path))];
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new BuildError(errors.map(({ message }) => problem(place, message)));
  return findings.map(({ message }) => `${place}: ${message}`);
}

function built(
  source: SourcePackage,
  version: PackageVersion,
  { sha256, size, install_size, files }: ArchiveFacts,
  context: ArchiveContext,
  state: BuiltVersion['state'],
  warnings: readonly string[],
): BuiltVersion {
  const { identifier } = source.item;
  const computed = { download_sha256: sha256, download_size: size, install_size };
  for (const [field, actual] of Object.entries(computed)) {
    const authored = version[field as keyof typeof computed];
    if (authored === undefined || authored === actual) continue;
    const message = `metadata.json sets ${field} to ${authored}, but it is ${actual}`;
    fail(source, version, message, `Remove ${field}; it is computed.`);
  }
  const here = archiveFile(context, identifier, version);
  const download_url = version.download_url ?? urlOf(identifier, version, context);
  return { version: { ...version, ...computed, download_url }, files, icon: iconIn(files, here), state, warnings };
}

const urlOf = (identifier: string, version: PackageVersion, { baseUrl }: ArchiveContext): string =>
  `${baseUrl}/archives/${archiveName(identifier, version)}`;

function iconIn(files: readonly ManifestFile[] | null, archive: string): BuiltVersion['icon'] {
  if (!files?.some(({ path }) => path === ARCHIVE_ICON)) return null;
  return async () => {
    const { kept } = await readArchive(archive, { keep: (path) => path === ARCHIVE_ICON });
    return kept.get(ARCHIVE_ICON) ?? Buffer.alloc(0);
  };
}

/** Null if there is no such file. */
function hashOf(file: string, cache: Cache): string | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? cache.hash(file, stats) : null;
}

/** `sha256` is null if the content is known to differ without packing it. */
function refuseChange(
  source: SourcePackage,
  version: PackageVersion,
  before: PackageVersion | null,
  sha256: string | null,
): void {
  if (before?.download_sha256 === undefined || before.download_sha256 === sha256) return;
  const { versions } = source.item;
  const [major, minor = 0, patch = 0] = (versions[0] ?? version).version.split('.');
  const next = `${major}.${minor}.${Number(patch) + 1}`;
  const message = `it was published with the SHA-256 ${before.download_sha256}, but its content has changed`;
  const remedy = `Restore its files and release the change as a new version: add ${next} to the versions in ${join(source.folder, 'metadata.json')}.`;
  fail(source, version, message, remedy);
}

function fail(source: SourcePackage, version: PackageVersion, message: string, remedy: string | null): never {
  throw new BuildError([problem(labelOf(source, version), message, remedy)]);
}
