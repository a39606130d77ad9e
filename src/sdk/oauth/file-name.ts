// Encodes names of providers and users as file names: reversible, safe on case-insensitive file systems, and never a
// path, a hidden file or a device.

const MAX_ENCODED_LENGTH = 200;
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/;

export function encodeName(name: string, kind: string): string {
  if (name === '' || name.includes('\0') || !name.isWellFormed()) {
    throw new TypeError(`The ${kind} name must be a non-empty string`);
  }
  const encoded = name
    .replace(/[^a-z0-9._@+-]/gsu, percent)
    .replace(/^\.|\.$/g, percent)
    .replace(DEVICES, (word) => percent(word.charAt(0)) + word.slice(1));
  if (encoded.length > MAX_ENCODED_LENGTH) throw new TypeError(`The ${kind} name is too long`);
  return encoded;
}

/** Null for a name that `encodeName` cannot produce. */
export function decodeName(encoded: string): string | null {
  try {
    const name = decodeURIComponent(encoded);
    return encodeName(name, 'file') === encoded ? name : null;
  } catch {
    return null;
  }
}

const percent = (character: string): string =>
  [...new TextEncoder().encode(character)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
