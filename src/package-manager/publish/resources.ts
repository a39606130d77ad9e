// Builds resources.zip, which contains the icons at <identifier>/icon.png.
import { existsSync } from 'node:fs';
import { copyFile, link, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PUBLIC, writeSynced } from '../../base/files/durable.ts';
import { ARCHIVE_ICON, checkIcon } from '../archive/check.ts';
import { readArchive } from '../archive/read.ts';
import { writeArchive } from '../archive/write.ts';
import { BuildError, problem } from '../errors.ts';
import { MAX_RESOURCES_BYTES } from '../format/limits.ts';
import { sha256Of, sha256OfFile } from '../validate/hash.ts';
import type { BuiltVersion } from './archives.ts';
import { type Cache, type Icon, keyOf } from './cache.ts';
import type { SourcePackage } from './source.ts';

/** The package's icon.png, or the icon of its newest version. */
export function iconOf({ folder, item }: SourcePackage, versions: readonly BuiltVersion[], cache: Cache): Icon | null {
  const { identifier } = item;
  const packageIcon = join(folder, 'icon.png');
  if (existsSync(packageIcon)) return { identifier, sha256: cache.hash(packageIcon), file: packageIcon };
  for (const { files, archive } of versions) {
    const icon = files?.find(({ path }) => path === ARCHIVE_ICON);
    if (icon && archive !== null) return { identifier, sha256: icon.sha256, file: archive };
  }
  return null;
}

async function readIcon(file: string): Promise<Buffer> {
  if (!file.endsWith('.zip')) return readFile(file);
  const { kept } = await readArchive(file, { keep: (path) => path === ARCHIVE_ICON });
  return kept.get(ARCHIVE_ICON) ?? Buffer.alloc(0);
}

/** `present`: the published file. */
export async function buildResources(
  icons: readonly Icon[],
  present: string,
  cache: Cache,
  warn: (text: string) => void,
) {
  const key = keyOf(icons.map(({ identifier, sha256 }) => [identifier, sha256]));
  const cached = cache.next.resources;
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
  for (const { identifier, file } of icons) {
    const content = await readIcon(file);
    for (const { message } of checkIcon(content)) warn(`${identifier}: ${message}`);
    files.push({ path: `${identifier}/icon.png`, content, compress: false });
  }
  const archive = await writeArchive(files);
  if (archive.length > MAX_RESOURCES_BYTES) {
    throw new BuildError([problem('resources.zip', `it would be larger than ${MAX_RESOURCES_BYTES} bytes`)]);
  }
  const sha256 = sha256Of(archive);
  cache.next.resources = { key, sha256 };
  return { sha256, size: archive.length, write: (file: string) => writeSynced(file, archive, PUBLIC) };
}
