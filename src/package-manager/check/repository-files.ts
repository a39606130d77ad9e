// Checks a document against the files next to it: hashes, sizes, icons.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Package, PackageVersion, Repository, RepositoryResource } from '../../../generated/packages/resources.ts';
import { resources } from '../../../generated/packages/validators.js';
import { ArchiveError, readArchive } from '../archive/read.ts';
import { COMPATIBLE_PACKAGES_BYTES, MAX_REPOSITORY_BYTES, MAX_RESOURCES_BYTES } from '../format/limits.ts';
import { type DocumentKind, errorAt, type Finding, firstError, warningAt } from '../validate/finding.ts';
import { sha256Of, sha256OfFile } from '../validate/hash.ts';
import { parseJson } from '../validate/json.ts';
import { listedFiles } from '../validate/lint.ts';

/** Clients reject larger files. */
const CLIENT_LIMITS = { repository: MAX_REPOSITORY_BYTES, packages: COMPATIBLE_PACKAGES_BYTES };

/** `size`: the bytes of the document. `neutral`: the document with neutral field names. */
export async function lintRepositoryFiles(folder: string, size: number, neutral: unknown, kind: DocumentKind) {
  const findings = kind === 'package' ? [] : tooLarge('', kind, size, CLIENT_LIMITS[kind]);
  if (kind === 'repository' && resources.Repository(neutral)) {
    findings.push(...(await lintResources(folder, neutral as Repository)));
  }
  if (kind === 'packages') findings.push(...(await lintArchives(folder, neutral)));
  return findings;
}

function tooLarge(pointer: string, name: string, size: number, maxBytes: number): Finding[] {
  if (size <= maxBytes) return [];
  const message = `The ${name} file has ${size} bytes; clients reject more than ${maxBytes}.`;
  return [warningAt(pointer, 'file-too-large', message)];
}

async function lintResources(folder: string, repository: Repository): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { part, name, resource } of listedFiles(repository)) {
    const localFile = await findFirst([join(folder, fileNameIn(resource.url) ?? name), join(folder, name)]);
    if (!localFile) continue;
    const { file, size } = localFile;
    findings.push(...(await lintHash(resource, file, `/${part}`)));
    if (part === 'resources') {
      findings.push(...tooLarge('/resources', part, size, MAX_RESOURCES_BYTES));
      findings.push(...(await lintIcons(file)));
    }
    if (part === 'manifests') findings.push(...(await lintManifests(file)));
  }
  return findings;
}

async function lintHash({ sha256 }: RepositoryResource, file: string, at: string): Promise<Finding[]> {
  if (sha256 === undefined) return [];
  const actual = await sha256OfFile(file);
  if (actual === sha256) return [];
  const message = `The SHA-256 of the file in this directory is ${actual}, not ${sha256}, so clients reject the file.`;
  return [errorAt(`${at}/sha256`, 'hash-mismatch', message, actual)];
}

/** `icon-depth`: icons must be at `<identifier>/icon.png`. */
async function lintIcons(file: string): Promise<Finding[]> {
  try {
    const { files } = await readArchive(file);
    return files
      .filter(({ path }) => /(^|\/)icon\.png$/i.test(path) && !/^[^/]+\/icon\.png$/.test(path))
      .map(({ path }) => {
        const owner = path
          .split('/')
          .slice(0, -1)
          .find((step) => step.includes('.'));
        const message = `The icon ${path} is in the wrong place; clients look for <identifier>/icon.png.`;
        return warningAt('/resources', 'icon-depth', message, owner ? `${owner}/icon.png` : null);
      });
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    return [errorAt('/resources', error.rule, `The resources archive in this directory is invalid: ${error.message}.`)];
  }
}

async function lintManifests(file: string): Promise<Finding[]> {
  const { value, findings } = parseJson(await readFile(file, 'utf8'));
  if (findings.every(({ severity }) => severity === 'warning') && resources.Manifests(value)) return [];
  const reason = findings[0]?.message ?? firstError(resources.Manifests);
  return [errorAt('/manifests', 'manifests-format', `The manifests file in this directory is invalid: ${reason}`)];
}

const PARALLEL_ARCHIVES = 8;
/** Smaller archives are read into memory once; larger ones are streamed twice, for the hash and for the content. */
const MAX_BUFFERED_BYTES = 4 * 1024 * 1024;

async function lintArchives(folder: string, list: unknown): Promise<Finding[]> {
  const { packages } = (list ?? {}) as { readonly packages?: readonly Package[] };
  const work: (readonly [version: PackageVersion, at: string])[] = [];
  for (const [index, item] of (Array.isArray(packages) ? packages : []).entries()) {
    for (const [place, version] of (Array.isArray(item?.versions) ? item.versions : []).entries()) {
      if (resources.PackageVersion(version)) work.push([version, `/packages/${index}/versions/${place}`]);
    }
  }
  const lint = ([version, at]: (typeof work)[number]) => lintArchive(folder, version, at);
  const findings: Finding[][] = await Readable.from(work).map(lint, { concurrency: PARALLEL_ARCHIVES }).toArray();
  return findings.flat();
}

async function lintArchive(folder: string, version: PackageVersion, at: string): Promise<Finding[]> {
  const name = version.download_url === undefined ? null : fileNameIn(version.download_url);
  const archive = name === null ? null : await findFirst([join(folder, 'archives', name), join(folder, name)]);
  if (!archive) return [];
  const { file, size } = archive;
  const bytes = size > MAX_BUFFERED_BYTES ? null : await readFile(file);
  const findings: Finding[] = [];
  const compare = (field: keyof PackageVersion, actual: number | string, rule: string, text: string): void => {
    const listed = version[field];
    if (listed === undefined || listed === actual) return;
    findings.push(errorAt(`${at}/${field}`, rule, `${text}, not ${listed}.`, String(actual)));
  };
  compare('download_size', size, 'size-mismatch', `${name} has ${size} bytes`);
  if (version.download_sha256 !== undefined) {
    const hash = bytes ? sha256Of(bytes) : await sha256OfFile(file);
    compare('download_sha256', hash, 'hash-mismatch', `The SHA-256 of ${name} is ${hash}`);
  }
  try {
    const { install_size } = await readArchive(bytes ?? file);
    const text = `The files in ${name} have a total of ${install_size} bytes`;
    compare('install_size', install_size, 'install-size-mismatch', text);
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    findings.push(errorAt(`${at}/download_url`, error.rule, `${name} is invalid: ${error.message}.`));
  }
  return findings;
}

/** The file name at the end of a URL; null if there is none. */
function fileNameIn(url: string): string | null {
  const [path = ''] = url.split(/[?#]/);
  const name = path.slice(path.lastIndexOf('/') + 1);
  return /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(name) ? name : null;
}

async function findFirst(files: readonly string[]): Promise<{ readonly file: string; readonly size: number } | null> {
  for (const file of files) {
    const stats = await stat(file).catch(() => null);
    if (stats?.isFile()) return { file, size: stats.size };
  }
  return null;
}
