// Which paths an archive may hold. The rules of every system count, wherever the archive is read: one that is safe
// here must be safe on the machine of whoever installs it.

const MAX_PATH_CHARACTERS = 1_000;
const MAX_NAME_BYTES = 255;
const DEVICE = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i;

/** Why a path may not be in an archive; null where it may. Folders end with a slash. */
export function pathFault(path: string): string | null {
  if (path === '') return 'it has no name';
  if (path.length > MAX_PATH_CHARACTERS) return `it is longer than ${MAX_PATH_CHARACTERS} characters`;
  if (/\p{Cc}|\p{Cs}|\uFFFD/u.test(path)) return 'it holds characters that no file name has';
  if (path.includes('\\')) return 'it has a backslash';
  if (path.startsWith('/')) return 'it is an absolute path';
  if (/^[a-z]:/i.test(path)) return 'it begins with a drive letter';
  const steps = path.replace(/\/$/, '').split('/');
  if (steps.includes('..')) return 'it leads out of the folder';
  if (steps.some((step) => step === '' || step === '.')) return 'it has an empty step';
  if (steps.some((step) => new TextEncoder().encode(step).length > MAX_NAME_BYTES)) {
    return `it has a name longer than ${MAX_NAME_BYTES} bytes`;
  }
  if (steps.some((step) => DEVICE.test(step))) return 'it is the name of a device on Windows';
  if (steps.some((step) => /[<>:"|?*]|[. ]$/.test(step))) return 'Windows cannot write such a name';
  return null;
}

/** Paths that are the same file on some system: upper and lower case, composed and decomposed letters. */
export const foldedPath = (path: string): string => path.replace(/\/$/, '').normalize('NFC').toLowerCase();
