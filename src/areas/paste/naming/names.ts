// Names of screenshots: in kebab case, by a template, and from the title or the file name of an upload.
import { isInitialName, type NameSource } from '../screenshot.ts';

const MAX_LENGTH = 60;
const MAX_BYTES = 180;

/** Keeps letters of every script and digits, at most 60 characters in whole words. Null if nothing is left. */
export function toKebab(text: string): string | null {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, (marks, at: number, whole: string) => (/[a-z]/i.test(whole[at - 1] ?? '') ? '' : marks))
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  let name = '';
  for (const word of words) {
    const longer = name === '' ? word : `${name}-${word}`;
    if (fits(longer)) name = longer;
    else if (name === '') return truncate(word);
    else break;
  }
  return name === '' ? null : name;
}

const fits = (name: string): boolean => [...name].length <= MAX_LENGTH && Buffer.byteLength(name) <= MAX_BYTES;

/** Shortens a single word that is too long. */
function truncate(word: string): string {
  const characters = [...word].slice(0, MAX_LENGTH);
  while (Buffer.byteLength(characters.join('')) > MAX_BYTES) characters.pop();
  return characters.join('').normalize('NFC');
}

/** Replaces `{name}`, `{date}` and `{time}` (UTC) in the template. */
export function fillTemplate(template: string, name: string, at: number): string {
  const [date = '', time = ''] = new Date(at).toISOString().split('T');
  const filled = template
    .replaceAll('{date}', date.replaceAll('-', ''))
    .replaceAll('{time}', time.slice(0, 8).replaceAll(':', ''))
    .replaceAll('{name}', name);
  return toKebab(filled) ?? name;
}

/** Words in default file names of programs, phones and browsers. */
const GENERIC_WORDS = new Set(
  (
    'image images img pic picture photo screenshot screenshots screen shot screencapture capture captured screengrab snip snippet snap ' +
    'clipboard paste pasted untitled unnamed unknown file download downloaded new copy dsc dscn pxl vid frame export output temp tmp ' +
    'bildschirmfoto captura pantalla capture decran ecran schermata skarmbild whatsapp telegram signal from at on of the a am pm and ' +
    'original edited final full size large small medium thumb thumbnail web png jpg jpeg gif webp'
  ).split(' '),
);

/** In kebab case. Null for `image.png`, `IMG_2041.JPG`, `Screenshot from 2026-11-15 …`, hashes and the like. */
function nameOfFile(fileName: string): string | null {
  const stem = fileName
    .slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1)
    .replace(/\.(png|jpe?g|webp|gif)$/i, '')
    .replace(/[-_ ]?\d{1,9}x\d{1,9}(-original)?$/, ''); // the size that the viewer adds to file names
  if (isInitialName(stem) || /^[0-9a-f]{8}-[0-9a-f]{4}-/i.test(stem)) return null;
  const name = toKebab(stem.replace(/([a-z])([A-Z])/g, '$1 $2'));
  const isMeaningful = (name ?? '').split('-').some(isMeaningfulWord);
  return isMeaningful ? name : null;
}

function isMeaningfulWord(word: string): boolean {
  if (GENERIC_WORDS.has(word) || /^\d/.test(word) || [...word].length < 2) return false;
  if (/^[a-z]{1,5}\d+$/.test(word)) return false; // img2041, dsc01234
  return !(word.length >= 8 && /\d/.test(word) && /^[0-9a-z]+$/.test(word)); // a hash or a random id
}

/** The name that comes with an upload: its title, or a meaningful file name. */
export function uploadedName(title: string | undefined, fileName: string | undefined) {
  const fromTitle = toKebab(title ?? '');
  if (fromTitle !== null) return { name: fromTitle, source: 'title' } as const;
  const name = nameOfFile(fileName ?? '');
  return name === null ? null : ({ name, source: 'file-name' } as const);
}

/** Names an image by its content. Null if it finds no name. The caller converts the result to kebab case. */
export interface Namer {
  readonly source: Extract<NameSource, 'model' | 'ocr'>;
  find(picture: PictureToName, signal: AbortSignal): Promise<string | null>;
}

export interface PictureToName {
  /** Reads the original in full size. Called late, because images wait in a queue. */
  original(): Promise<Uint8Array | null>;
  /** Receives the recognized text, even if it contains no name. */
  readonly onText?: (text: string) => Promise<void>;
}
