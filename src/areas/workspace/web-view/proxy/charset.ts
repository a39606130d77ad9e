// Determines the charset of a page as browsers do (HTML, 13.2.3.2).

const BOMS: readonly (readonly [bytes: readonly number[], charset: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
];

/** How far browsers look for a `meta` element. */
export const PRESCAN_BYTES = 1024;

/** Null if the page does not declare one. `start` is the beginning of the page. */
export function sniffCharset(contentType: string, start: Buffer): string | null {
  const bom = BOMS.find(([bytes]) => bytes.every((byte, at) => start[at] === byte));
  if (bom) return bom[1];
  const label = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1];
  if (label !== undefined) return canonical(label);
  const head = start.subarray(0, PRESCAN_BYTES).toString('latin1');
  const said = /<meta[^>]+charset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(head.replace(/<!--[\s\S]*?-->/g, ''))?.[1];
  const charset = said === undefined ? null : canonical(said);
  return charset?.startsWith('utf-16') ? 'utf-8' : charset;
}

function canonical(label: string): string | null {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

/** In these charsets a byte below 0x40 may be part of a character, so markup cannot be found byte by byte. */
export const isWide = (charset: string | null): charset is string =>
  charset !== null && /^(utf-16|iso-2022)/.test(charset);
