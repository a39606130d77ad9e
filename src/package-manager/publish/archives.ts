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
import { sha256Of } from '../validate/hash.ts';
import type { ArchiveFacts, Cache } from './cache.ts';
import { keyOf } from './cache.ts';
import type { Published } from './published.ts';
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

/** Keeps the published version of a package that cannot be built. */
export function keepPublished(identifier: string, version: PackageVersion, context: ArchiveContext): BuiltVersion {
  const files = context.published.files(identifier, version);
  const file = archiveFile(context, identifier, version);
  const icon = hashOf(file, context.cache) === version.download_sha256 ? iconIn(files, file) : null;
  return { version, files, icon, state: 'published', warnings: [] };
}

/** Rejects with a BuildError. */
export const buildVersion = (
  source: SourcePackage,
  version: PackageVersion,
  context: ArchiveContext,
): Promise<BuiltVersion> => new VersionBuilder(source, version, context).build();

const NEEDED_ELSEWHERE = ['download_url', 'download_sha256', 'download_size', 'install_size'] as const;

class VersionBuilder {
  readonly #source: SourcePackage;
  readonly #version: PackageVersion;
  readonly #context: ArchiveContext;
  readonly #identifier: string;
  readonly #label: string;
  /** The file of the archive, which may not exist yet. */
  readonly #file: string;
  /** The published version; null if it is new. */
  readonly #before: PackageVersion | null;

  constructor(source: SourcePackage, version: PackageVersion, context: ArchiveContext) {
    this.#source = source;
    this.#version = version;
    this.#context = context;
    this.#identifier = source.item.identifier;
    this.#label = `${this.#identifier} ${versionLabel(version)}`;
    this.#file = archiveFile(context, this.#identifier, version);
    this.#before = context.published.version(this.#identifier, version);
  }

  async build(): Promise<BuiltVersion> {
    const from = findVersion(this.#source, this.#version);
    if (from === null) return this.#withoutSource();
    return 'zip' in from ? this.#fromZip(from.zip, from.stats) : this.#fromTree(from.tree);
  }

  #withoutSource(): BuiltVersion {
    const [version, before] = [this.#version, this.#before];
    const files = this.#context.published.files(this.#identifier, version);
    if (before?.download_sha256 !== undefined && version.download_url === undefined) {
      if (this.#fileHash() !== before.download_sha256) {
        const message = `this published version's archive ${this.#file} is missing or damaged`;
        this.#fail(message, 'Restore the archive.');
      }
      const { download_sha256, download_size, install_size } = before;
      const numbers = { download_sha256, download_size, install_size };
      const published = Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined));
      return {
        version: { ...version, ...published, download_url: this.#url() },
        files,
        icon: iconIn(files, this.#file),
        state: 'published',
        warnings: [],
      };
    }
    const missing = NEEDED_ELSEWHERE.filter((field) => version[field] === undefined);
    if (missing.length > 0) {
      const { version: number } = version;
      const isNewest = version === this.#source.item.versions[0];
      const sources = isNewest ? `${number}.zip, ${number}/ or source/` : `${number}.zip or ${number}/`;
      const alternative = version.download_url === undefined ? '' : `, or set ${missing.join(', ')} in metadata.json`;
      this.#fail('its archive is missing', `Put ${sources} next to metadata.json${alternative}.`);
    }
    return { version, files, icon: null, state: 'elsewhere', warnings: [] };
  }

  async #fromZip(zip: string, stats: Stats): Promise<BuiltVersion> {
    const { cache, brand } = this.#context;
    const sha256 = cache.hash(zip, stats);
    const key = keyOf(['zip', sha256, this.#identifier, versionLabel(this.#version), brand]);
    const warnings: string[] = [];
    let facts = cache.archive(key);
    if (!facts) {
      const keep = (path: string): boolean => path === METADATA || path === ARCHIVE_ICON;
      const content = await readArchive(zip, { keep }).catch((error: unknown) => {
        if (!(error instanceof ArchiveError)) throw error;
        throw new BuildError([problem(zip, error.message)]);
      });
      warnings.push(...this.#check(zip, content));
      facts = { sha256, size: stats.size, install_size: content.install_size, files: content.files };
      cache.setArchive(key, facts);
    }
    this.#refuseChange(facts.sha256);
    const isUnchanged = this.#fileHash() === sha256;
    if (!isUnchanged) {
      const archive = await readFile(zip);
      if (sha256Of(archive) !== sha256) this.#fail(`${zip} changed while it was being read`, 'Build again.');
      await writeAtomically(this.#file, archive, PUBLIC);
      cache.setHash(this.#file, sha256);
    }
    return this.#built(facts, isUnchanged ? 'reused' : 'packed', warnings);
  }

  async #fromTree(folder: string): Promise<BuiltVersion> {
    const { cache, brand, published } = this.#context;
    const [identifier, version, before] = [this.#identifier, this.#version, this.#before];
    const tree = readTree(this.#source, version, folder, this.#context);
    const files = before && published.files(identifier, version);
    if (before?.download_sha256 !== undefined && files) {
      if (!sameFiles(files, tree)) this.#refuseChange(null);
      else if (this.#fileHash() === before.download_sha256) {
        // Keeps the published archive of unchanged files, even if this release would pack it differently.
        const { download_size: size = 0, install_size = 0 } = before;
        return this.#built({ sha256: before.download_sha256, size, install_size, files }, 'published', []);
      }
    }
    const contents = tree.files.map(({ path, sha256 }) => [path, sha256]);
    const executables = tree.sources.filter(isExecutable).map(({ path }) => path);
    const key = keyOf(['tree', identifier, versionLabel(version), brand, contents, executables]);
    const cached = cache.archive(key);
    if (cached && this.#fileHash() === cached.sha256) return this.#built(cached, 'reused', []);
    const { facts, warnings } = await this.#pack(tree);
    cache.setArchive(key, facts);
    return this.#built(facts, 'packed', warnings);
  }

  async #pack(tree: Tree): Promise<{ facts: ArchiveFacts; warnings: string[] }> {
    const hashes = new Map(tree.files.map(({ path, sha256 }) => [path, sha256]));
    const contents: ArchiveFile[] = tree.sources.map((treeFile) => {
      const { path, file } = treeFile;
      const content = readFileSync(file);
      if (sha256Of(content) !== hashes.get(path)) this.#fail(`${file} changed while it was being read`, 'Build again.');
      const compress = !/\.(png|jpe?g|gif|zip|gz|xz|7z|webp|woff2)$/i.test(path);
      return { path, content, compress, executable: isExecutable(treeFile) };
    });
    if (tree.metadata) contents.push({ path: METADATA, content: tree.metadata });
    const archive = await writeArchive(contents);
    if (archive.length > ARCHIVE_LIMITS.maxBytes) {
      this.#fail(`its archive has ${archive.length} bytes; the limit is ${ARCHIVE_LIMITS.maxBytes}`, null);
    }
    const install_size = tree.files.reduce((sum, { size }) => sum + size, 0);
    const facts = { sha256: sha256Of(archive), size: archive.length, install_size, files: tree.files };
    this.#refuseChange(facts.sha256);
    const kept = new Map(contents.map(({ path, content }) => [path, content]));
    const warnings = this.#check(this.#label, { files: tree.files, kept });
    await writeAtomically(this.#file, archive, PUBLIC);
    this.#context.cache.setHash(this.#file, facts.sha256);
    return { facts, warnings };
  }

  /** The warnings about the content of an archive. Throws BuildError if there are errors. */
  #check(place: string, content: Pick<ArchiveContent, 'files' | 'kept'>): string[] {
    const expected = { ...this.#version, identifier: this.#identifier, brand: this.#context.brand };
    const findings = [...checkArchive(content, expected), ...checkFolders(content.files.map(({ path }) => path))];
    const errors = findings.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) throw new BuildError(errors.map(({ message }) => problem(place, message)));
    return findings.map(({ message }) => `${place}: ${message}`);
  }

  #built(facts: ArchiveFacts, state: BuiltVersion['state'], warnings: readonly string[]): BuiltVersion {
    const { sha256, size, install_size, files } = facts;
    const version = this.#version;
    const computed = { download_sha256: sha256, download_size: size, install_size };
    for (const [field, actual] of Object.entries(computed)) {
      const authored = version[field as keyof typeof computed];
      if (authored === undefined || authored === actual) continue;
      const message = `metadata.json sets ${field} to ${authored}, but it is ${actual}`;
      this.#fail(message, `Remove ${field}; it is computed.`);
    }
    const download_url = version.download_url ?? this.#url();
    const icon = iconIn(files, this.#file);
    return { version: { ...version, ...computed, download_url }, files, icon, state, warnings };
  }

  #url(): string {
    return `${this.#context.baseUrl}/archives/${archiveName(this.#identifier, this.#version)}`;
  }

  #fileHash(): string | null {
    return hashOf(this.#file, this.#context.cache);
  }

  /** `sha256` is null if the content is known to differ without packing it. */
  #refuseChange(sha256: string | null): void {
    const published = this.#before?.download_sha256;
    if (published === undefined || published === sha256) return;
    const { item, folder } = this.#source;
    const [major, minor = 0, patch = 0] = (item.versions[0] ?? this.#version).version.split('.');
    const next = `${major}.${minor}.${Number(patch) + 1}`;
    const place = `the versions in ${join(folder, 'metadata.json')}`;
    const remedy = `Restore its files and release the change as a new version: add ${next} to ${place}.`;
    this.#fail(`it was published with the SHA-256 ${published}, but its content has changed`, remedy);
  }

  #fail(message: string, remedy: string | null): never {
    throw new BuildError([problem(this.#label, message, remedy)]);
  }
}

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
