// The directories of an archive that are installed, because the design tool reads them.
import { nearest } from '../../contract/nearest-word.ts';
import type { ArchiveFinding } from './check.ts';

/** Files in other directories of an archive are not installed. */
export const INSTALL_FOLDERS: readonly string[] =
  'plugins footprints 3dmodels symbols resources colors templates scripts'.split(' ');

/** The top-level directory of a path; null if it is not installed. */
export function installFolderOf(path: string): string | null {
  const [folder = '', ...rest] = path.split('/');
  return rest.length > 0 && INSTALL_FOLDERS.includes(folder) ? folder : null;
}

const VERSION_CONTROL = /(?:^|\/)(\.git|\.hg|\.svn|\.bzr|CVS)\//;

/** Errors that prevent an archive from being published. */
export function checkFolders(paths: readonly string[]): ArchiveFinding[] {
  const error = (rule: string, message: string): ArchiveFinding => ({ rule, severity: 'error', message });
  const findings: ArchiveFinding[] = [];
  const [, tracked] = VERSION_CONTROL.exec(paths.find((path) => VERSION_CONTROL.test(path)) ?? '') ?? [];
  if (tracked !== undefined)
    findings.push(error('archive-version-control', `it contains the version control directory ${tracked}/`));
  if (paths.some((path) => installFolderOf(path) !== null)) return findings;
  const others = new Set(paths.flatMap((path) => (path.includes('/') ? [path.slice(0, path.indexOf('/'))] : [])));
  const renames = [...others].flatMap((folder) => {
    const near = nearest(folder.toLowerCase(), INSTALL_FOLDERS);
    return near === undefined ? [] : [`rename ${folder}/ to ${near}/`];
  });
  const rule = `only files in ${INSTALL_FOLDERS.map((folder) => `${folder}/`).join(', ')} are installed`;
  const why = renames.length > 0 ? renames.join(', ') : rule;
  return [...findings, error('archive-installs-nothing', `it contains nothing to install: ${why}`)];
}
