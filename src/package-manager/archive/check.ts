// Checks the metadata and the icon of an archive, and whether it is the archive that the repository lists.

import { createReadStream } from 'node:fs';
import type { ManifestFile, Package, PackageVersion, VersionManifest } from '../../../generated/packages/resources.ts';
import { type Brand, neutralDocument } from '../format/brand.ts';
import { compareVersions, type VersionNumber } from '../format/version-order.ts';
import type { Finding } from '../validate/finding.ts';
import { hashOf } from '../validate/hash.ts';
import { parseJson } from '../validate/json.ts';
import { type ArchiveContent, readArchive } from './read.ts';

export const METADATA = 'metadata.json';
export const ARCHIVE_ICON = 'resources/icon.png';
/** What a build refuses, but clients install: published archives break these rules. */
export const SUBMISSION_RULE = 'archive-submission';
const MAX_ICON_BYTES = 20_480;
const MAX_ICON_PIXELS = 64;
const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Width and height of a PNG end here. */
const PNG_SIZE_END = 24;

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE);

export type ArchiveFinding = Pick<Finding, 'rule' | 'severity' | 'message'>;

export interface Expected extends VersionNumber {
  readonly identifier: string;
  readonly brand: Brand;
}

/** `content` must include METADATA and ARCHIVE_ICON in `kept`. */
export function checkArchive(content: Pick<ArchiveContent, 'files' | 'kept'>, expected: Expected): ArchiveFinding[] {
  const icon = content.kept.get(ARCHIVE_ICON);
  const large = content.files.some(({ path, size }) => path === ARCHIVE_ICON && size > MAX_ICON_BYTES);
  return [...checkMetadata(content, expected), ...(icon || large ? checkIcon(icon) : [])];
}

function checkMetadata({ files, kept }: Pick<ArchiveContent, 'files' | 'kept'>, expected: Expected): ArchiveFinding[] {
  const findings: ArchiveFinding[] = [];
  const add = (rule: string, message: string): ArchiveFinding[] => {
    findings.push({ rule, severity: 'error', message });
    return findings;
  };
  const text = kept.get(METADATA);
  if (!text) {
    const [, folder] =
      /^([^/]+)\//.exec(files.find(({ path }) => /^[^/]+\/metadata\.json$/.test(path))?.path ?? '') ?? [];
    if (folder === undefined) return add('archive-no-metadata', `${METADATA} is missing from the archive root`);
    const remedy = 'pack the contents of that directory instead';
    return add('archive-extra-folder', `all files are inside an extra directory ${folder}/; ${remedy}`);
  }
  const { value, findings: jsonFindings } = parseJson(text.toString('utf8'));
  const [broken] = jsonFindings.filter(({ severity }) => severity === 'error');
  if (broken) return add('archive-metadata', `cannot read its ${METADATA}: ${broken.message}`);
  const { identifier, versions } = (neutralDocument(value, expected.brand, 'package') ?? {}) as Partial<Package>;
  const describes = (what: unknown, instead: string) =>
    add('archive-metadata', `its ${METADATA} describes ${what} instead of ${instead}`);
  if (identifier !== expected.identifier) describes(JSON.stringify(identifier), expected.identifier);
  const candidates: readonly Partial<PackageVersion>[] = Array.isArray(versions) ? versions : [];
  const [first] = candidates;
  if (matchingVersions(candidates, expected).length === 0) describes(`version ${first?.version}`, expected.version);
  if (candidates.length > 1) add(SUBMISSION_RULE, `its ${METADATA} must list exactly one version`);
  if (first?.download_sha256 === undefined) return findings;
  return add(SUBMISSION_RULE, `its ${METADATA} contains download_sha256; an archive cannot contain its own hash`);
}

/** The entries of this version. The metadata has not been validated. */
export const matchingVersions = (versions: readonly unknown[], expected: VersionNumber): PackageVersion[] =>
  (versions as readonly PackageVersion[]).filter(
    (one) => typeof one?.version === 'string' && compareVersions(one, expected) === 0,
  );

/** `icon` is undefined if it was too large to be kept. */
export function checkIcon(icon: Buffer | undefined): ArchiveFinding[] {
  const warning = (message: string): ArchiveFinding[] => [{ rule: 'icon', severity: 'warning', message }];
  if (!icon || icon.length > MAX_ICON_BYTES) return warning(`the icon is larger than ${MAX_ICON_BYTES} bytes`);
  if (!isPng(icon) || icon.length < PNG_SIZE_END) return warning('the icon is not a PNG image');
  const [width, height] = [icon.readUInt32BE(16), icon.readUInt32BE(20)];
  if (width <= MAX_ICON_PIXELS && height <= MAX_ICON_PIXELS) return [];
  const maximum = `${MAX_ICON_PIXELS}x${MAX_ICON_PIXELS}`;
  return warning(`the icon is ${width}x${height}; the maximum is ${maximum}, and larger icons are cropped`);
}

export type Verdict = Awaited<ReturnType<typeof verifyArchive>>;

/** Whether an archive matches its version in the list, and the manifest if there is one. */
export async function verifyArchive(
  path: string,
  listed: Pick<PackageVersion, 'download_sha256' | 'download_size' | 'install_size'>,
  manifest?: VersionManifest,
) {
  const { size, sha256 } = await hashOf(createReadStream(path));
  const findings: string[] = [];
  if (listed.download_size !== undefined && listed.download_size !== size) {
    findings.push(`it has ${size} bytes, but the repository lists ${listed.download_size}`);
  }
  if (listed.download_sha256 === undefined) findings.push('no SHA-256 is listed, so it cannot be verified');
  else if (listed.download_sha256 !== sha256) {
    findings.push(`its SHA-256 is ${sha256}, but the repository lists ${listed.download_sha256}`);
  }
  try {
    if (manifest || listed.install_size !== undefined) {
      const content = await readArchive(path);
      const { install_size = content.install_size } = listed;
      if (content.install_size !== install_size) {
        findings.push(`its files have ${content.install_size} bytes, but the repository lists ${install_size}`);
      }
      if (manifest) findings.push(...compareFiles(content.files, manifest.files));
    }
  } catch (error) {
    findings.push(`cannot read it as a ZIP archive: ${(error as Error).message}`);
  }
  return { ok: findings.length === 0, size, sha256, findings };
}

/** The differences between the files of an archive and its manifest. */
export function compareFiles(files: readonly ManifestFile[], listed: readonly ManifestFile[]): string[] {
  const missing = new Map(listed.map((file) => [file.path, file]));
  const differences = files.flatMap(({ path, sha256, size }) => {
    const file = missing.get(path);
    missing.delete(path);
    if (!file) return [`${path} is not in the manifest`];
    if (file.size !== size) return [`${path} has ${size} bytes, but the manifest lists ${file.size}`];
    return file.sha256 === sha256 ? [] : [`${path} does not match the manifest`];
  });
  return [...differences, ...[...missing.keys()].map((path) => `${path} is missing`)];
}
