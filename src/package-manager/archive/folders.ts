// What of an archive is installed: the folders that a design tool reads from.
import { nearest } from '../../base/nearest-word.ts';
import type { Complaint } from './check.ts';

/** What is in other folders of an archive is not installed. */
export const INSTALL_FOLDERS: readonly string[] = [
  'plugins',
  'footprints',
  '3dmodels',
  'symbols',
  'resources',
  'colors',
  'templates',
  'scripts',
];

/** The folder of an archive that a path lies in; null where that is none that is installed. */
export function installFolderOf(path: string): string | null {
  const [folder = '', ...rest] = path.split('/');
  return rest.length > 0 && INSTALL_FOLDERS.includes(folder) ? folder : null;
}

const VERSION_CONTROL = /(?:^|\/)(\.git|\.hg|\.svn|\.bzr|CVS)\//;

/** What an author has to hear before an archive is published. */
export function checkFolders(paths: readonly string[]): Complaint[] {
  const error = (rule: string, message: string): Complaint => ({ rule, severity: 'error', message });
  const complaints: Complaint[] = [];
  const [, tracked] = VERSION_CONTROL.exec(paths.find((path) => VERSION_CONTROL.test(path)) ?? '') ?? [];
  if (tracked !== undefined)
    complaints.push(error('archive-version-control', `it contains the version control directory ${tracked}/`));
  if (paths.some((path) => installFolderOf(path) !== null)) return complaints;
  const others = new Set(paths.flatMap((path) => (path.includes('/') ? [path.slice(0, path.indexOf('/'))] : [])));
  const meant = [...others].flatMap((folder) => {
    const near = nearest(folder.toLowerCase(), INSTALL_FOLDERS);
    return near === undefined ? [] : [`rename ${folder}/ to ${near}/`];
  });
  const known = `only files in ${INSTALL_FOLDERS.map((folder) => `${folder}/`).join(', ')} are installed`;
  const why = meant.length > 0 ? meant.join(', ') : known;
  return [...complaints, error('archive-installs-nothing', `it contains nothing to install: ${why}`)];
}
