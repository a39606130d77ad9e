// annex packages rollback: restores the previous version; kept files stay as they are now.
import type { Arguments } from '../arguments.ts';
import { openInstaller, printChanges } from './installer.ts';

export async function rollbackPackage(given: Arguments): Promise<void> {
  const [identifier = ''] = given.words;
  printChanges([await openInstaller(given).rollback(identifier)], given);
}
