// Names that come with an upload: its title, or a meaningful file name.
import { isInitialName } from '../file-names.ts';
import { toKebab } from './kebab-case.ts';

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

/** The name that is known without looking at the image. */
export function knownName(title: string | undefined, fileName: string | undefined) {
  const fromTitle = toKebab(title ?? '');
  if (fromTitle !== null) return { name: fromTitle, source: 'title' } as const;
  const name = nameOfFile(fileName ?? '');
  return name === null ? null : ({ name, source: 'file-name' } as const);
}
