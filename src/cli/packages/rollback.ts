// annex packages rollback: the version before, as it was; kept files stay as they are now.
import type { Arguments } from '../arguments.ts';
import { openInstaller, printChanges } from './installer.ts';
import { oneWord } from './sources.ts';

export async function rollbackAction(given: Arguments, usage: string): Promise<void> {
  printChanges([await openInstaller(given).rollback(oneWord(given, 'package', usage))], given);
}
