// The author's directory:
//
//   repository.json          name and maintainer of the repository; optional
//   <any name>/              one directory per package
//     metadata.json          the package with all its versions, in any order
//     icon.png               optional; by default resources/icon.png of the newest version
//     1.4.0.zip              the archive of version 1.4.0, or
//     1.4.0/                 the files of version 1.4.0, or
//     source/                the files of the newest version
//
// Version 0.9.0 of epoch 1 is named 1_0.9.0. The files of a published version are no longer needed. A version that is
// hosted elsewhere needs download_url, download_sha256, download_size and install_size in metadata.json.
import { lstatSync, readdirSync, type Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ManifestFile, Package, PackageVersion, Repository } from '../../../generated/packages/resources.ts';
import { METADATA } from '../archive/check.ts';
import { pathFault } from '../archive/path.ts';
import { ARCHIVE_LIMITS } from '../archive/read.ts';
import { BuildError, type BuildProblem, problem, reasonOf } from '../errors.ts';
import { type Brand, brandedPackage, neutralDocument } from '../format/brand.ts';
import { jsonText } from '../format/json.ts';
import { compareVersions } from '../format/version-order.ts';
import { sha256Of } from '../validate/hash.ts';
import { validateAuthoredRepository, validateText } from '../validate/text.ts';
import type { Cache } from './cache.ts';

export interface SourcePackage {
  readonly folder: string;
  /** With neutral field names, versions newest first. */
  readonly item: Package;
  readonly warnings: readonly string[];
}

export type Source = Awaited<ReturnType<typeof readSource>>;

/** Files of other tools, which are not packed. */
const IGNORED = new Set(['.git', '.svn', '.hg', '.DS_Store', 'Thumbs.db', '__pycache__']);

/** Rejects with a BuildError if the directory or its repository.json cannot be read. Leaves out directories in `skipped`. */
export async function readSource(folder: string, brand: Brand, skipped: ReadonlyMap<string, unknown>) {
  const problems: BuildProblem[] = [];
  const warnings: string[] = [];
  const packages: SourcePackage[] = [];
  for (const name of subfolders(folder)) {
    if (skipped.has(join(folder, name))) continue;
    const file = join(folder, name, 'metadata.json');
    const text = await readText(file, problems);
    if (text === null) continue;
    const { report, document } = await validateText(file, text, { brand, kind: 'package' });
    const packageWarnings: string[] = [];
    for (const { line, column, message, suggestion, severity } of report.findings) {
      if (severity === 'warning') packageWarnings.push(`${file}:${line}:${column}: ${message}`);
      else problems.push(problem(`${file}:${line}:${column}`, message, suggestion));
    }
    if (!report.valid) warnings.push(...packageWarnings);
    else packages.push({ folder: join(folder, name), item: newestFirst(document, brand), warnings: packageWarnings });
  }
  const fatal: BuildProblem[] = [];
  const repository = await readRepository(join(folder, 'repository.json'), fatal);
  if (problems.length + packages.length + skipped.size === 0) {
    fatal.push(problem(folder, 'it contains no packages', 'Create a directory with a metadata.json for each package.'));
  }
  const duplicates = findDuplicates(packages);
  problems.push(...duplicates.values());
  if (fatal.length > 0) throw new BuildError([...problems, ...fatal]);
  const unique = packages.filter((one) => !duplicates.has(one));
  unique.sort((a, b) => (a.item.identifier < b.item.identifier ? -1 : 1));
  return {
    /** The content of repository.json. */
    repository,
    packages: unique,
    /** Of packages that cannot be built. */
    warnings,
    /** Problems of packages that cannot be built, which are not in `packages`. */
    problems,
  };
}

export function subfolders(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
      .map(({ name }) => name)
      .sort();
  } catch (error) {
    throw new BuildError([problem(folder, `cannot read it: ${reasonOf(error)}`)]);
  }
}

/** Null if there is no such file. */
async function readText(file: string, problems: BuildProblem[]): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      problems.push(problem(file, `cannot read it: ${reasonOf(error)}`));
    return null;
  }
}

function newestFirst(document: unknown, brand: Brand): Package {
  const item = neutralDocument(document, brand, 'package') as Package;
  return { ...item, versions: [...item.versions].sort((a, b) => compareVersions(b, a)) };
}

/** Ignores case, because archives are named after identifiers. */
function findDuplicates(packages: readonly SourcePackage[]): Map<SourcePackage, BuildProblem> {
  const duplicates = new Map<SourcePackage, BuildProblem>();
  for (const [first, ...others] of Map.groupBy(packages, ({ item }) => item.identifier.toLowerCase()).values()) {
    for (const one of others) {
      const message = `its identifier ${one.item.identifier} is already used by ${first?.folder}`;
      duplicates.set(one, problem(one.folder, message));
    }
  }
  return duplicates;
}

async function readRepository(file: string, problems: BuildProblem[]): Promise<Partial<Repository>> {
  const text = await readText(file, problems);
  if (text === null) return {};
  const { report, document } = await validateAuthoredRepository(file, text);
  for (const { line, column, message, suggestion } of report.findings) {
    problems.push(problem(`${file}:${line}:${column}`, message, suggestion));
  }
  const { packages: _, resources: __, manifests: ___, ...authored } = (document ?? {}) as Partial<Repository>;
  return authored;
}

/** Where the files of a version are. */
export type VersionSource = { readonly zip: string; readonly stats: Stats } | { readonly tree: string };

/** Null if the directory has no files of this version. */
export function findVersion({ folder, item }: SourcePackage, version: PackageVersion): VersionSource | null {
  const name = version.version_epoch ? `${version.version_epoch}_${version.version}` : version.version;
  const zip = statsOf(join(folder, `${name}.zip`));
  if (zip?.isFile()) return { zip: join(folder, `${name}.zip`), stats: zip };
  if (statsOf(join(folder, name))?.isDirectory()) return { tree: join(folder, name) };
  const isNewest = version === item.versions[0] && version.download_url === undefined;
  return isNewest && statsOf(join(folder, 'source'))?.isDirectory() ? { tree: join(folder, 'source') } : null;
}

const statsOf = (path: string): Stats | undefined => lstatSync(path, { throwIfNoEntry: false });

export interface TreeFile {
  /** Path in the archive, with forward slashes. */
  readonly path: string;
  readonly file: string;
  readonly stats: Stats;
}

/** All files below a directory, sorted by path. Adds files that cannot be packed to `problems`. */
function filesIn(root: string, problems: BuildProblem[]): TreeFile[] {
  const files: TreeFile[] = [];
  const walk = (folder: string): void => {
    for (const name of readdirSync(folder)) {
      if (IGNORED.has(name)) continue;
      const file = join(folder, name);
      const stats = lstatSync(file);
      const path = relative(root, file).split(sep).join('/');
      const fault = pathFault(path);
      if (fault) problems.push(problem(file, `cannot pack it: ${fault}`));
      else if (stats.isDirectory()) walk(file);
      else if (stats.isFile()) files.push({ path, file, stats });
      else {
        const message = 'cannot pack it: it is neither a file nor a directory';
        problems.push(problem(file, message, 'Replace it with a copy of its target.'));
      }
    }
  };
  walk(root);
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

export type Tree = ReturnType<typeof readTree>;

/** The files of a version before they are packed. Its metadata.json is null if the tree has its own. */
export function readTree(
  source: SourcePackage,
  version: PackageVersion,
  folder: string,
  { brand, cache }: { readonly brand: Brand; readonly cache: Cache },
) {
  const problems: BuildProblem[] = [];
  const sources = filesIn(folder, problems);
  const total = sources.reduce((sum, { stats }) => sum + stats.size, 0);
  if (total > ARCHIVE_LIMITS.maxInstallBytes) {
    problems.push(problem(folder, `it has ${total} bytes; the limit is ${ARCHIVE_LIMITS.maxInstallBytes}`));
  }
  if (sources.length === 0) problems.push(problem(folder, 'it contains nothing to pack'));
  if (problems.length > 0) throw new BuildError(problems);
  const files = sources.map(({ path, file, stats }) => ({ path, size: stats.size, sha256: cache.hash(file, stats) }));
  if (files.some(({ path }) => path === METADATA)) return { sources, files, metadata: null };
  const metadata = metadataOf(source, version, brand);
  const generated = { path: METADATA, size: metadata.length, sha256: sha256Of(metadata) };
  return { sources, files: [...files, generated].sort((a, b) => (a.path < b.path ? -1 : 1)), metadata };
}

export const isExecutable = ({ stats }: TreeFile): boolean => (stats.mode & 0o111) !== 0;

/** The package with this version only, without the fields that describe its archive. */
function metadataOf({ item }: SourcePackage, version: PackageVersion, brand: Brand): Buffer {
  const { download_url: _, download_sha256: __, download_size: ___, install_size: ____, ...described } = version;
  return Buffer.from(jsonText(brandedPackage({ ...item, versions: [described] }, brand)));
}

/** Ignores a generated metadata.json, because the metadata of a package may change. */
export function sameFiles(listed: readonly ManifestFile[], { files, metadata }: Tree): boolean {
  const contentOf = (list: readonly ManifestFile[]): string =>
    JSON.stringify(
      list.filter(({ path }) => metadata === null || path !== METADATA).map(({ path, sha256 }) => [path, sha256]),
    );
  return contentOf(listed) === contentOf(files);
}
