// annex packages remove: a package's files go; annex packages rollback brings them back.
import type { Arguments } from '../arguments.ts';
import { identifiersOf, openInstaller, printChanges } from './installer.ts';

export async function removeAction(given: Arguments, usage: string): Promise<void> {
  printChanges(await openInstaller(given).remove(identifiersOf(given, usage)), given);
}
