// ZIP archives, and changes that make them invalid.
import { ZipFile } from 'yazl';

interface Part {
  readonly path: string;
  readonly content?: Uint8Array | string;
  readonly mode?: number;
}

export async function zipOf(parts: readonly Part[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { path, content = 'x', mode = 0o100644 } of parts) zip.addBuffer(Buffer.from(content), path, { mode });
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Replaces a name everywhere by another of the same length. */
export function renamed(zip: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error('the names must have the same length');
  const out = Buffer.from(zip);
  for (let at = out.indexOf(from); at >= 0; at = out.indexOf(from, at + 1)) out.write(to, at, 'latin1');
  return out;
}

/** Offsets of the central directory's records, in their order. */
function records(zip: Buffer): number[] {
  const found: number[] = [];
  for (let at = zip.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 1, 'latin1'))
    found.push(at);
  return found;
}

/** A copy with a changed record of the central directory. */
export function patched(zip: Buffer, record: number, change: (view: DataView) => void): Buffer {
  const out = Buffer.from(zip);
  const at = records(out)[record] ?? 0;
  change(new DataView(out.buffer, out.byteOffset + at, out.length - at));
  return out;
}
