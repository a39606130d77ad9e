// The name of an uploaded file, where it is meaningful.
import { isInitialName } from '../file-names.ts';
import { toKebab } from './kebab-case.ts';

/** Default names of programs, phones and browsers. */
const GENERIC_WORDS = new Set(
  (
    'image images img pic picture photo screenshot screenshots screen shot screencapture capture captured screengrab snip snippet snap ' +
    'clipboard paste pasted untitled unnamed unknown file download downloaded new copy dsc dscn pxl vid frame export output temp tmp ' +
    'bildschirmfoto captura pantalla capture decran ecran schermata skarmbild whatsapp telegram signal from at on of the a am pm and ' +
    'original edited final full size large small medium thumb thumbnail web png jpg jpeg gif webp'
  ).split(' '),
);

/** The kebab-case name of a meaningful file name; null for `image.png`, `IMG_2041.JPG`, `Screenshot from 2026-11-15 …` and hashes. */
function nameOfFile(fileName: string): string | null {
  const stem = fileName
    .slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1)
    .replace(/\.(png|jpe?g|webp|gif)$/i, '')
    .replace(/[-_ ]?\d+x\d+(-original)?$/, ''); // the size of one of our own files
  if (isInitialName(stem) || /^[0-9a-f]{8}-[0-9a-f]{4}-/i.test(stem)) return null;
  const name = toKebab(stem.replace(/([a-z])([A-Z])/g, '$1 $2'));
  const telling = (name ?? '').split('-').filter(isTelling);
  return telling.length === 0 ? null : name;
}

function isTelling(word: string): boolean {
  if (GENERIC_WORDS.has(word) || /^\d/.test(word) || [...word].length < 2) return false;
  if (/^[a-z]{1,5}\d+$/.test(word)) return false; // img2041, dsc01234
  return !(word.length >= 8 && /\d/.test(word) && /^[0-9a-z]+$/.test(word)); // a hash or a random id
}

/** Without looking at the picture. */
export function knownName(title: string | undefined, fileName: string | undefined) {
  const titled = toKebab(title ?? '');
  if (titled !== null) return { name: titled, source: 'title' } as const;
  const name = nameOfFile(fileName ?? '');
  return name === null ? null : ({ name, source: 'file-name' } as const);
}
