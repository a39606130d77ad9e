// Which paths an archive may contain. The rules of all operating systems apply, because an archive must be safe on every
// machine that installs it.
import { replaceHidden } from '../../contract/escape-controls.ts';

const MAX_PATH_CHARACTERS = 1_000;
const MAX_NAME_BYTES = 255;
const DEVICE = /^(con|prn|aux|nul|con(in|out)\$|(com|lpt)[0-9¹²³]) *(\.|$)/i;
/** Invisible; scripts and emoji need them, but only after characters that are not ASCII, and in keycaps. */
const JOINER = /\u200c|\u200d|\p{Variation_Selector}/gu;
const MISPLACED_JOINER = /(?<=^|[\0-\x7f])(?!\ufe0f\u20e3)(?:\u200c|\u200d|\p{Variation_Selector})/u;

/** The reason why a path is not allowed; null if it is allowed. Directories end with a slash. */
export const pathFault = (path: string): string | null => pathDanger(path) ?? hiddenFault(path) ?? windowsFault(path);

/** The reason why a path is not allowed even if only this system will use it. */
export function pathDanger(path: string): string | null {
  if (path === '') return 'the name is empty';
  if (path.length > MAX_PATH_CHARACTERS) return `it is longer than ${MAX_PATH_CHARACTERS} characters`;
  if (/\p{Cc}|\p{Cs}|\uFFFD/u.test(path)) return 'it contains characters that are invalid in file names';
  if (path.includes('\\')) return 'it contains a backslash';
  if (path.startsWith('/')) return 'it is an absolute path';
  if (/^[a-z]:/i.test(path)) return 'it starts with a drive letter';
  const steps = path.replace(/\/$/, '').split('/');
  if (steps.includes('..')) return 'it points outside the directory';
  if (steps.some((step) => step === '' || step === '.')) return 'it contains an empty segment';
  if (steps.some((step) => new TextEncoder().encode(step).length > MAX_NAME_BYTES)) {
    return `it contains a name longer than ${MAX_NAME_BYTES} bytes`;
  }
  return null;
}

/** Another path could look the same. */
const hiddenFault = (path: string): string | null =>
  path !== replaceHidden(path, () => '') || MISPLACED_JOINER.test(path) ? 'it contains invisible characters' : null;

function windowsFault(path: string): string | null {
  const steps = path.replace(/\/$/, '').split('/');
  if (steps.some((step) => DEVICE.test(step))) return 'it is a reserved device name on Windows';
  if (steps.some((step) => /[<>:"|?*]|[. ]$/.test(step))) return 'the name is not valid on Windows';
  return null;
}

/** Equal for paths that are or look like the same file on some systems: ignores case, Unicode composition and joiners. */
export function foldedPath(path: string): string {
  const parts = path.replace(/\/$/, '').replace(JOINER, '').normalize('NFC').split('ı'); // its upper case is that of i
  return parts
    .map((part) => part.toUpperCase().toLowerCase())
    .join('ı')
    .normalize('NFC');
}
