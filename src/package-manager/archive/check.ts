// Checks the content of a readable archive: metadata, icon, folders.
import type { Package } from '../../../generated/packages/resources.ts';
import { type Brand, neutralDocument } from '../format/brand.ts';
import { compareVersions } from '../format/version-order.ts';
import { parseJson } from '../validate/json.ts';
import type { ArchiveContent } from './read.ts';

export const METADATA = 'metadata.json';
export const ARCHIVE_ICON = 'resources/icon.png';
const MAX_ICON_BYTES = 20_480;
const MAX_ICON_PIXELS = 64;

export interface Complaint {
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

/** `content` has METADATA and ARCHIVE_ICON kept. */
export function checkArchive(content: Pick<ArchiveContent, 'files' | 'kept'>, expected: Expected): Complaint[] {
  const icon = content.kept.get(ARCHIVE_ICON);
  const large = content.files.some(({ path, size }) => path === ARCHIVE_ICON && size > MAX_ICON_BYTES);
  return [...checkMetadata(content, expected), ...(icon || large ? checkIcon(icon) : [])];
}

function checkMetadata({ files, kept }: Pick<ArchiveContent, 'files' | 'kept'>, expected: Expected): Complaint[] {
  const error = (rule: string, message: string): Complaint => ({ rule, severity: 'error', message });
  const text = kept.get(METADATA);
  if (!text) {
    const [, folder] =
      /^([^/]+)\//.exec(files.find(({ path }) => /^[^/]+\/metadata\.json$/.test(path))?.path ?? '') ?? [];
    if (folder !== undefined) {
      return [
        error(
          'archive-extra-folder',
          `all files are inside an extra directory ${folder}/; pack the contents of that directory instead`,
        ),
      ];
    }
    return [error('archive-no-metadata', `${METADATA} is missing from the archive root`)];
  }
  const { value, findings } = parseJson(text.toString('utf8'));
  const [broken] = findings.filter(({ severity }) => severity === 'error');
  if (broken) return [error('archive-metadata', `cannot read its ${METADATA}: ${broken.message}`)];
  const { identifier, versions } = (neutralDocument(value, expected.brand, 'package') ?? {}) as Partial<Package>;
  const complaints: Complaint[] = [];
  if (identifier !== expected.identifier) {
    complaints.push(
      error(
        'archive-metadata',
        `its ${METADATA} describes ${JSON.stringify(identifier)} instead of ${expected.identifier}`,
      ),
    );
  }
  const [version, ...more] = Array.isArray(versions) ? versions : [];
  if (!version || more.length > 0) {
    complaints.push(error('archive-metadata', `its ${METADATA} must list exactly one version`));
  } else if (typeof version.version !== 'string' || compareVersions(version, expected) !== 0) {
    complaints.push(
      error('archive-metadata', `its ${METADATA} describes version ${version.version} instead of ${expected.version}`),
    );
  } else if (version.download_sha256 !== undefined) {
    complaints.push(
      error('archive-metadata', `its ${METADATA} contains download_sha256; an archive cannot contain its own hash`),
    );
  }
  return complaints;
}

/** Undefined: too large to have been kept. */
export function checkIcon(icon: Buffer | undefined): Complaint[] {
  const warning = (message: string): Complaint[] => [{ rule: 'icon', severity: 'warning', message }];
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
