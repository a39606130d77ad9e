// The icons in a repository's resources.zip: `<identifier>/icon.png`, exactly that deep.
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import type { Settings } from '../../../generated/config/settings.ts';
import type { FileSource } from '../../contract/handler.ts';

const ICON = /^([a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9])\/icon\.png$/;
const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

export type IconLimits = Pick<Settings['packages'], 'maxIconBytes' | 'maxIconsBytes'>;

/** By identifier. What is too large or no PNG is left out, and so is everything once there is too much of it. */
export async function readIcons(fd: number, limits: IconLimits): Promise<ReadonlyMap<string, FileSource>> {
  const icons = new Map<string, FileSource>();
  const zip = await yauzl.fromFdPromise(fd, { autoClose: false }); // inflates no more bytes than an entry says it has
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    const [, identifier] = ICON.exec(entry.fileName) ?? [];
    if (identifier === undefined || entry.uncompressedSize > limits.maxIconBytes || entry.isEncrypted()) continue;
    total += entry.uncompressedSize;
    if (total > limits.maxIconsBytes) break;
    const content = await buffer(await zip.openReadStreamPromise(entry));
    if (!content.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) continue;
    const tag = createHash('sha256').update(content).digest('hex');
    icons.set(identifier, { tag, size: content.byteLength, content });
  }
  return icons;
}
