// The files of a version before they are packed.
import type { ManifestFile, PackageVersion } from '../../../generated/packages/resources.ts';
import { METADATA } from '../archive/check.ts';
import { ARCHIVE_LIMITS } from '../archive/read.ts';
import { type Brand, brandedDocument } from '../format/brand.ts';
import { sha256Of } from '../validate/hash.ts';
import type { Cache } from './cache.ts';
import { BuildError, type BuildProblem, problem } from './error.ts';
import { jsonText } from './repository-json.ts';
import { filesIn, type SourcePackage, type TreeFile } from './source.ts';

interface TreeContext {
  readonly brand: Brand;
  readonly cache: Cache;
}

export interface Tree {
  readonly found: readonly TreeFile[];
  readonly files: readonly ManifestFile[];
  /** Generated metadata.json; null if the tree has its own. */
  readonly metadata: Buffer | null;
}

export function readTree(source: SourcePackage, version: PackageVersion, folder: string, context: TreeContext): Tree {
  const problems: BuildProblem[] = [];
  const found = filesIn(folder, problems);
  const total = found.reduce((sum, { stats }) => sum + stats.size, 0);
  if (total > ARCHIVE_LIMITS.maxInstallBytes) {
    problems.push(problem(folder, `it has ${total} bytes; the limit is ${ARCHIVE_LIMITS.maxInstallBytes}`));
  }
  if (found.length === 0) problems.push(problem(folder, 'it contains nothing to pack'));
  if (problems.length > 0) throw new BuildError(problems);
  const files = found.map(({ path, file, stats }) => ({
    path,
    size: stats.size,
    sha256: context.cache.hash(file, stats),
  }));
  if (files.some(({ path }) => path === METADATA)) return { found, files, metadata: null };
  const metadata = metadataOf(source, version, context.brand);
  const generated = { path: METADATA, size: metadata.length, sha256: sha256Of(metadata) };
  return { found, files: [...files, generated].sort((a, b) => (a.path < b.path ? -1 : 1)), metadata };
}

export const isExecutable = ({ stats }: TreeFile): boolean => (stats.mode & 0o111) !== 0;

/** The package with this version only, without the fields that describe its archive. */
function metadataOf({ item }: SourcePackage, version: PackageVersion, brand: Brand): Buffer {
  const { download_url: _, download_sha256: __, download_size: ___, install_size: ____, ...described } = version;
  return Buffer.from(jsonText(brandedDocument({ ...item, versions: [described] }, brand, 'package')));
}

/** Ignores a generated metadata.json, because the metadata of a package may change. */
export function sameFiles(listed: readonly ManifestFile[], { files, metadata }: Tree): boolean {
  const contentOf = (list: readonly ManifestFile[]): string =>
    JSON.stringify(
      list.filter(({ path }) => metadata === null || path !== METADATA).map(({ path, sha256 }) => [path, sha256]),
    );
  return contentOf(listed) === contentOf(files);
}
