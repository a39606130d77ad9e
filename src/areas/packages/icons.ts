// Reads the icons in a repository's resources.zip. Only the path `<identifier>/icon.png` counts as an icon.
import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import type { Settings } from '../../../generated/config/settings.ts';
import type { FileSource } from '../../contract/handler.ts';
import { isPng } from '../../package-manager/archive/check.ts';
import { fileSource } from './file-source.ts';

const ICON = /^([a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9])\/icon\.png$/;

export type IconSettings = Pick<Settings['packages'], 'maxIconBytes' | 'maxIconsBytes'>;

/** By identifier. Skips icons that are too large or not PNG, and stops once all icons together are too large. */
export async function readIcons(fd: number, settings: IconSettings): Promise<ReadonlyMap<string, FileSource>> {
  const icons = new Map<string, FileSource>();
  const zip = await yauzl.fromFdPromise(fd, { autoClose: false }); // fails if an entry inflates to more bytes than it declares
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    const [, identifier] = ICON.exec(entry.fileName) ?? [];
    if (identifier === undefined || entry.uncompressedSize > settings.maxIconBytes || entry.isEncrypted()) continue;
    total += entry.uncompressedSize;
    if (total > settings.maxIconsBytes) break;
    const content = await buffer(await zip.openReadStreamPromise(entry));
    if (isPng(content)) icons.set(identifier, fileSource(content));
  }
  return icons;
}
