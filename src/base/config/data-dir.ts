// Where Annex keeps its data if no setting says it. Runs on Node 20, with built-in modules only.
import { existsSync, lstatSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** An installed Annex has the data directory of its user, and a checkout has its own `.annex`. */
export function usualDataDir(env: NodeJS.ProcessEnv = process.env): string {
  const root = programFolder();
  if (existsSync(join(root, 'src/cli/main.ts'))) return join(root, '.annex');
  const { LOCALAPPDATA: local, XDG_DATA_HOME: xdg = '' } = env;
  if (process.platform === 'win32') return join(local || join(homedir(), 'AppData/Local'), 'annex');
  return join(isAbsolute(xdg) ? xdg : join(homedir(), '.local/share'), 'annex');
}

/** The directory of the package that this code belongs to. */
function programFolder(): string {
  const start = dirname(fileURLToPath(import.meta.url));
  let folder = start;
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
}

/**
 * The `.annex` of a directory where an earlier version was started; null if there is none. The database must be private:
 * one that others can read may be part of a project from someone else.
 */
export function formerDataDir(folder: string, database: string): string | null {
  const file = lstatSync(join(folder, '.annex', database), { throwIfNoEntry: false });
  if (!file?.isFile()) return null;
  return isPrivate(file) ? join(folder, '.annex') : null;
}

/** Whether a file belongs to this user alone. Windows has other means, which its data directories inherit. */
export const isPrivate = ({ uid, mode }: { readonly uid: number; readonly mode: number }): boolean =>
  process.platform === 'win32' || (uid === process.getuid?.() && (mode & 0o077) === 0);
