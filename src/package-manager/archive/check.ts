// Checks the metadata and the icon of an archive.
import type { Package, PackageVersion } from '../../../generated/packages/resources.ts';
import { type Brand, neutralDocument } from '../format/brand.ts';
import { compareVersions, type VersionNumber } from '../format/version-order.ts';
import { parseJson } from '../validate/json.ts';
import type { ArchiveContent } from './read.ts';

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

export interface ArchiveFinding {
  readonly rule: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

interface Expected {
  readonly identifier: string;
  readonly version: string;
  readonly version_epoch?: number;
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
  const listed: readonly Partial<PackageVersion>[] = Array.isArray(versions) ? versions : [];
  const [first] = listed;
  if (matchingVersions(listed, expected).length === 0) describes(`version ${first?.version}`, expected.version);
  if (listed.length > 1) add(SUBMISSION_RULE, `its ${METADATA} must list exactly one version`);
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
  const large = width > MAX_ICON_PIXELS || height > MAX_ICON_PIXELS;
  return large
    ? warning(
        `the icon is ${width}x${height}; the maximum is ${MAX_ICON_PIXELS}x${MAX_ICON_PIXELS}, and larger icons are cropped`,
      )
    : [];
}
