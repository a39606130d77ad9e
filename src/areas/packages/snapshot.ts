// A consistent reading of a built repository folder.
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Package, Repository, RepositoryResource } from '../../../generated/packages/resources.ts';
import { resources as formats } from '../../../generated/packages/validators.js';
import type { FileSource } from '../../contract/handler.ts';
import { type PackageList, readPackageList } from '../../package-manager/format/package-list.ts';

export interface Snapshot extends PackageList {
  readonly byIdentifier: ReadonlyMap<string, Package>;
  /** repository.json as read; null where the folder has none. */
  readonly about: Repository | null;
  /** The JSON files' own bytes; null where there is no such file, or not the one that repository.json names. */
  readonly files: {
    readonly repository: FileSource | null;
    readonly packages: FileSource;
    readonly manifests: FileSource | null;
  };
  /** Which resources.zip belongs to it; it is read from the disk when somebody asks. */
  readonly resources: { readonly identity: string; readonly sha256: string } | null;
  /** What is wrong with the folder and does not keep it from being served. */
  readonly complaints: readonly string[];
}

export const RESOURCES = 'resources.zip';
const JSON_FILES = ['repository.json', 'packages.json', 'manifests.json'] as const;

/** The folder's files do not belong together: it is being replaced, or it was built wrong. */
export class MixedFolderError extends Error {
  override readonly name = 'MixedFolderError';
}

/** Changes whenever one of the repository's files is replaced or written to. */
export async function stampOf(folder: string): Promise<string> {
  const stamps = await Promise.all(
    [...JSON_FILES, RESOURCES].map((name) =>
      stat(join(folder, name), { bigint: true }).then(identityOf, (error: NodeJS.ErrnoException) => error.code ?? '?'),
    ),
  );
  return stamps.join(' ');
}

interface Stats {
  readonly ino: bigint;
  readonly size: bigint;
  readonly mtimeNs: bigint;
}
const identityOf = ({ ino, size, mtimeNs }: Stats): string =>
  [ino, size, mtimeNs].map((number) => number.toString(36)).join('-');

/** Where a file of the folder is, links followed; null where there is none, or only outside of the folder. */
async function findInside(folder: string, name: string): Promise<string | null> {
  const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, name)).catch(ifMissing)]);
  return path?.startsWith(root.endsWith(sep) ? root : root + sep) ? path : null;
}

const readInside = async (folder: string, name: string): Promise<Buffer | null> => {
  const path = await findInside(folder, name);
  return path === null ? null : readFile(path).catch(ifMissing);
};

/** Null where there is no such file. Never waits for a pipe that stands in its place. */
export async function openFile(
  folder: string,
  name: string,
): Promise<{ handle: FileHandle; identity: string; size: number } | null> {
  const path = await findInside(folder, name);
  const handle = path && (await open(path, constants.O_RDONLY | constants.O_NONBLOCK).catch(ifMissing));
  if (!handle) return null;
  try {
    const stats = await handle.stat({ bigint: true });
    if (stats.isFile()) return { handle, identity: identityOf(stats), size: Number(stats.size) };
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return null;
}

const ifMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR') return null;
  throw error;
};

/** `leaveOut`: packages that break the format are not in the list as it is served. */
export async function readSnapshot(folder: string, brand: string, leaveOut: boolean): Promise<Snapshot> {
  const [repository, packages, manifests] = await Promise.all(JSON_FILES.map((name) => readInside(folder, name)));
  if (!packages) throw new Error('packages.json not found');
  const about = repository ? readRepository(repository.toString()) : null;
  const sources = { packages: sourceOf(packages), manifests: manifests ? sourceOf(manifests) : null };
  if (!belongs(about?.packages, sources.packages.tag)) {
    throw new MixedFolderError('the SHA-256 of packages.json does not match repository.json');
  }
  const complaints: string[] = [];
  const resources = await hashResources(folder);
  const fits = (name: string, named: RepositoryResource | undefined, sha256: string | undefined): boolean => {
    if (sha256 === undefined || belongs(named, sha256)) return sha256 !== undefined;
    complaints.push(`the SHA-256 of ${name} does not match repository.json; the file is not served`);
    return false;
  };
  const list = await readPackageList(packages.toString(), brand);
  const mended = leaveOut && list.quarantined.length > 0 ? withoutQuarantined(packages, about, list) : null;
  return {
    ...list,
    byIdentifier: new Map(list.packages.map((item) => [item.identifier, item])),
    about,
    files: {
      repository: repository ? (mended?.repository ?? sourceOf(repository)) : null,
      packages: mended?.packages ?? sources.packages,
      manifests: fits('manifests.json', about?.manifests, sources.manifests?.tag) ? sources.manifests : null,
    },
    resources: fits(RESOURCES, about?.resources, resources?.sha256) ? resources : null,
    complaints,
  };
}

/** The list with what keeps to the format, and the entry point that names it. */
function withoutQuarantined(text: Buffer, about: Repository | null, { quarantined }: PackageList) {
  const bad = new Set(quarantined.map(({ index }) => index));
  const list = JSON.parse(text.toString()) as { readonly packages: readonly unknown[] };
  const written = (value: unknown): FileSource => sourceOf(Buffer.from(`${JSON.stringify(value, null, 4)}\n`));
  const packages = written({ ...list, packages: list.packages.filter((_, index) => !bad.has(index)) });
  if (about?.packages.sha256 === undefined) return { packages, repository: null };
  return { packages, repository: written({ ...about, packages: { ...about.packages, sha256: packages.tag } }) };
}

function readRepository(text: string): Repository {
  const value: unknown = JSON.parse(text);
  if (formats.Repository(value)) return value as Repository;
  const [first] = formats.Repository.errors ?? [];
  throw new Error(`repository.json: ${first?.instancePath ?? ''} ${first?.message ?? 'is not valid'}`);
}

/** A repository that names no hash takes any file. */
const belongs = (named: RepositoryResource | undefined, sha256: string): boolean =>
  named?.sha256 === undefined || named.sha256 === sha256;

const sourceOf = (content: Buffer): FileSource => ({
  tag: createHash('sha256').update(content).digest('hex'),
  size: content.byteLength,
  content,
});

async function hashResources(folder: string): Promise<{ identity: string; sha256: string } | null> {
  const opened = await openFile(folder, RESOURCES);
  if (!opened) return null;
  const hash = createHash('sha256');
  for await (const chunk of opened.handle.createReadStream()) hash.update(chunk as Buffer);
  return { identity: opened.identity, sha256: hash.digest('hex') };
}
