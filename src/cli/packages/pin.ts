// annex packages pin and unpin: whether update --all leaves a package alone.
import type { Arguments } from '../arguments.ts';
import { printJson } from '../print.ts';
import { identifiersOf, openInstaller } from './installer.ts';

export async function pinAction(given: Arguments, usage: string, pinned: boolean): Promise<void> {
  const identifiers = identifiersOf(given, usage);
  await openInstaller(given).pin(identifiers, pinned);
  if (given.options['json']) printJson(identifiers.map((identifier) => ({ identifier, pinned })));
  else for (const identifier of identifiers) console.log(`${pinned ? 'Pinned' : 'Unpinned'} ${identifier}`);
}
