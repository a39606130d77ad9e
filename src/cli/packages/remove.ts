// annex packages remove: removes packages; annex packages rollback restores them.
import type { Arguments } from '../arguments.ts';
import { openInstaller, printChanges } from './installer.ts';

export async function removePackages(given: Arguments): Promise<void> {
  printChanges(await openInstaller(given).remove(given.words), given);
}
