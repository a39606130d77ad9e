// The folder that an author keeps:
//
//   repository.json          name and maintainer of the repository; may be left out
//   <any name>/              one folder per package
//     metadata.json          the package with all its versions, newest first or not
//     icon.png               may be left out: the newest version's resources/icon.png then
//     1.4.0.zip              an archive of version 1.4.0 that is packed already, or
//     1.4.0/                 the files of version 1.4.0, to be packed, or
//     source/                the files of the newest version, to be packed
//
// A version of epoch 1 is called 1_0.9.0. A version that is published needs nothing of this any more; one that others
// host needs its download_url, download_sha256, download_size and install_size in metadata.json.
import { lstatSync, readdirSync, type Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Package, PackageVersion, Repository } from '../../../generated/packages/resources.ts';
import { pathFault } from '../archive/path.ts';
import { type Brand, neutralDocument } from '../format/brand.ts';
import { compareVersions } from '../format/version-order.ts';
import { validateAuthoredRepository } from '../validate/authored-repository.ts';
import type { LocatedFinding } from '../validate/finding.ts';
import { reasonOf } from '../validate/sources.ts';
import { validateText } from '../validate/text.ts';
import { BuildError, type BuildProblem, problem } from './error.ts';

export interface SourcePackage {
  readonly folder: string;
  /** In the neutral words, versions newest first. */
  readonly item: Package;
}

export interface Source {
  /** What the author says about the repository itself. */
  readonly repository: Partial<Repository>;
  readonly packages: readonly SourcePackage[];
  readonly warnings: readonly LocatedFinding[];
  /** Of packages that cannot be built, which are not in `packages`. */
  readonly problems: readonly BuildProblem[];
}

/** Left out of what is packed: what tools leave behind. */
const IGNORED = new Set(['.git', '.svn', '.hg', '.DS_Store', 'Thumbs.db', '__pycache__']);

/** Rejects with a BuildError where the folder or its repository.json cannot be read. */
export async function readSource(folder: string, brand: Brand): Promise<Source> {
  const problems: BuildProblem[] = [];
  const warnings: LocatedFinding[] = [];
  const packages: SourcePackage[] = [];
  for (const name of subfolders(folder)) {
    const file = join(folder, name, 'metadata.json');
    const text = await readText(file, problems);
    if (text === null) continue;
    const { report, document } = await validateText(file, text, { brand, kind: 'package' });
    for (const finding of report.findings) {
      if (finding.severity === 'warning') warnings.push(finding);
      else problems.push(problem(`${file}:${finding.line}:${finding.column}`, finding.message, finding.suggestion));
    }
    if (report.valid) packages.push({ folder: join(folder, name), item: newestFirst(document, brand) });
  }
  const fatal: BuildProblem[] = [];
  const repository = await readRepository(join(folder, 'repository.json'), fatal);
  if (problems.length === 0 && packages.length === 0) {
    fatal.push(problem(folder, 'it contains no packages', 'Create a directory with a metadata.json for each package.'));
  }
  const repeated = findRepeated(packages);
  problems.push(...repeated.values());
  if (fatal.length > 0) throw new BuildError([...problems, ...fatal]);
  const single = packages.filter((one) => !repeated.has(one));
  single.sort((a, b) => (a.item.identifier < b.item.identifier ? -1 : 1));
  return { repository, packages: single, warnings, problems };
}

function subfolders(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
      .map(({ name }) => name)
      .sort();
  } catch (error) {
    throw new BuildError([problem(folder, `cannot read it: ${reasonOf(error)}`)]);
  }
}

/** A folder without metadata.json is no package. */
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

/** Upper and lower case alike: archives are named after identifiers. */
function findRepeated(packages: readonly SourcePackage[]): Map<SourcePackage, BuildProblem> {
  const seen = new Map<string, SourcePackage>();
  const repeated = new Map<SourcePackage, BuildProblem>();
  for (const one of packages) {
    const key = one.item.identifier.toLowerCase();
    const first = seen.get(key);
    if (first)
      repeated.set(
        one,
        problem(one.folder, `its identifier ${one.item.identifier} is already used by ${first.folder}`),
      );
    else seen.set(key, one);
  }
  return repeated;
}

async function readRepository(file: string, problems: BuildProblem[]): Promise<Partial<Repository>> {
  const text = await readText(file, problems);
  if (text === null) return {};
  const { report, document } = await validateAuthoredRepository(file, text);
  for (const { line, column, message, suggestion } of report.findings) {
    problems.push(problem(`${file}:${line}:${column}`, message, suggestion));
  }
  const { packages: _, resources: __, manifests: ___, ...own } = (document ?? {}) as Partial<Repository>;
  return own;
}

/** Where the files of a version are. */
export type VersionSource = { readonly zip: string; readonly stats: Stats } | { readonly tree: string };

/** Null where the author keeps nothing of it any more. */
export function findVersion({ folder, item }: SourcePackage, version: PackageVersion): VersionSource | null {
  const name = version.version_epoch ? `${version.version_epoch}_${version.version}` : version.version;
  const zip = statsOf(join(folder, `${name}.zip`));
  if (zip?.isFile()) return { zip: join(folder, `${name}.zip`), stats: zip };
  if (statsOf(join(folder, name))?.isDirectory()) return { tree: join(folder, name) };
  const newest = version === item.versions[0] && version.download_url === undefined;
  return newest && statsOf(join(folder, 'source'))?.isDirectory() ? { tree: join(folder, 'source') } : null;
}

const statsOf = (path: string): Stats | undefined => lstatSync(path, { throwIfNoEntry: false });

export interface TreeFile {
  /** In the archive, with forward slashes. */
  readonly path: string;
  readonly file: string;
  readonly stats: Stats;
}

/** Every file below a folder, sorted by path; what may not be packed is put into `problems`. */
export function filesIn(root: string, problems: BuildProblem[]): TreeFile[] {
  const found: TreeFile[] = [];
  const walk = (folder: string): void => {
    for (const name of readdirSync(folder)) {
      if (IGNORED.has(name)) continue;
      const file = join(folder, name);
      const stats = lstatSync(file);
      const path = relative(root, file).split(sep).join('/');
      const fault = pathFault(path);
      if (fault) problems.push(problem(file, `cannot pack it: ${fault}`));
      else if (stats.isDirectory()) walk(file);
      else if (stats.isFile()) found.push({ path, file, stats });
      else
        problems.push(
          problem(
            file,
            'cannot pack it: it is neither a file nor a directory',
            'Replace it with a copy of its target.',
          ),
        );
    }
  };
  walk(root);
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}
