// annex packages pin and unpin: whether update --all skips a package.
import type { Arguments } from '../arguments.ts';
import { printJson } from '../print.ts';
import { openInstaller } from './installer.ts';

export async function pinPackages(given: Arguments, pinned: boolean): Promise<void> {
  const { words: identifiers } = given;
  await openInstaller(given).pin(identifiers, pinned);
  if (given.options['json']) printJson(identifiers.map((identifier) => ({ identifier, pinned })));
  else for (const identifier of identifiers) console.log(`${pinned ? 'Pinned' : 'Unpinned'} ${identifier}`);
}
