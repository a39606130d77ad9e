// Builds resources.zip, which contains the icons at <identifier>/icon.png.
import { existsSync } from 'node:fs';
import { copyFile, link, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PUBLIC, writeSynced } from '../../base/files/durable.ts';
import { ARCHIVE_ICON, checkIcon } from '../archive/check.ts';
import { writeArchive } from '../archive/write.ts';
import { BuildError, problem } from '../errors.ts';
import { MAX_RESOURCES_BYTES } from '../format/limits.ts';
import { sha256Of, sha256OfFile } from '../validate/hash.ts';
import type { BuiltVersion } from './archives.ts';
import type { Cache } from './cache.ts';
import { keyOf } from './cache.ts';
import type { SourcePackage } from './source.ts';

export interface Icon {
  readonly identifier: string;
  readonly sha256: string;
  readonly read: () => Promise<Buffer>;
}

/** The package's icon.png, or the icon of its newest version. */
export function iconOf({ folder, item }: SourcePackage, versions: readonly BuiltVersion[], cache: Cache): Icon | null {
  const { identifier } = item;
  const packageIcon = join(folder, 'icon.png');
  if (existsSync(packageIcon)) return iconIn(folder, identifier, cache.hash(packageIcon));
  const newest = versions.find(({ icon }) => icon !== null);
  const file = newest?.files?.find(({ path }) => path === ARCHIVE_ICON);
  return newest?.icon && file ? { identifier, sha256: file.sha256, read: newest.icon } : null;
}

/** The icon.png of a package's directory. */
export const iconIn = (folder: string, identifier: string, sha256: string): Icon => ({
  identifier,
  sha256,
  read: () => readFile(join(folder, 'icon.png')),
});

/** `present`: the published file. */
export async function buildResources(
  icons: readonly Icon[],
  present: string,
  cache: Cache,
  warn: (text: string) => void,
) {
  const key = keyOf(icons.map(({ identifier, sha256 }) => [identifier, sha256]));
  const cached = cache.resources;
  if (cached?.key === key && existsSync(present) && (await sha256OfFile(present)) === cached.sha256) {
    // Published files never change, so two generations can share one.
    const { size } = await stat(present);
    return {
      sha256: cached.sha256,
      size,
      write: (file: string) => link(present, file).catch(() => copyFile(present, file)),
    };
  }
  const files = [];
  for (const { identifier, read } of icons) {
    const content = await read();
    for (const { message } of checkIcon(content)) warn(`${identifier}: ${message}`);
    files.push({ path: `${identifier}/icon.png`, content, compress: false });
  }
  const archive = await writeArchive(files);
  if (archive.length > MAX_RESOURCES_BYTES) {
    throw new BuildError([problem('resources.zip', `it would be larger than ${MAX_RESOURCES_BYTES} bytes`)]);
  }
  const sha256 = sha256Of(archive);
  cache.resources = { key, sha256 };
  return { sha256, size: archive.length, write: (file: string) => writeSynced(file, archive, PUBLIC) };
}
