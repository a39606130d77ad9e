// Names of files as they are saved: valid on Linux, macOS and Windows, and harmless in a terminal.

/** Control and format characters (they can hide or reorder text), separators, and what Windows does not allow. */
const REFUSED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}/\\<>:"|?*]+/gu;
const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])[ .]*(\.|$)/i;
const MAX_BYTES = 255;
/** Longer names are shortened before anything else looks at them. */
const MAX_CHARACTERS = 1_000;
const MAX_EXTENSION_BYTES = 40;
const MAX_FOLDERS = 64;
/** Of the whole path below the directory, so that the absolute one is valid. */
const MAX_PATH_BYTES = 2_000;

/** The hidden directory of unfinished uploads. */
export const PARTS = '.annex-uploads';

/** A valid name of at most 255 bytes. `number`: added before the extension. */
export function cleanName(given: string, number = 1): string {
  const short =
    given.length > MAX_CHARACTERS ? given.slice(0, -MAX_BYTES).slice(0, MAX_BYTES) + given.slice(-MAX_BYTES) : given;
  const clean = short
    .toWellFormed()
    .normalize('NFC')
    .replace(REFUSED, '-')
    .trim()
    .replace(/(?<![ .])[ .]+$/, '');
  const name = /^\.*$/.test(clean) || clean === PARTS ? 'file' : RESERVED.test(clean) ? `_${clean}` : clean;
  const [, base = name, extension = ''] = /^(.+?)(\.tar\.\w+|\.[^. ]+)$/.exec(name) ?? [];
  const isLong = Buffer.byteLength(extension) > MAX_EXTENSION_BYTES;
  const suffix = `${number === 1 ? '' : `-${number}`}${isLong ? '' : extension}`;
  const start = isLong ? name : base;
  return `${cut(start, MAX_BYTES - Buffer.byteLength(suffix))}${suffix}`;
}

/** At most `bytes` bytes in UTF-8, without half a character. */
function cut(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  const whole = new TextDecoder().decode(Buffer.from(text).subarray(0, bytes)).replace(/(?<!\ufffd)\ufffd+$/, '');
  return whole.replace(/(?<![ .])[ .]+$/, '');
}

/** The folders and the name of a path from a folder that is uploaded. Null if it is too long or too deep. */
export function cleanPath(given: string): { readonly folders: readonly string[]; readonly name: string } | null {
  if (given.length > MAX_PATH_BYTES) return null;
  const steps = given.split(/[/\\]/).filter((step) => step !== '' && step !== '.' && step !== '..');
  const name = cleanName(steps.pop() ?? '');
  const folders = steps.map((step) => cleanName(step));
  const isTooLong = Buffer.byteLength([...folders, name].join('/')) > MAX_PATH_BYTES;
  return folders.length > MAX_FOLDERS || isTooLong ? null : { folders, name };
}
