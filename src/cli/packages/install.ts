// annex packages install: installs packages, or exactly what a lock file lists.
import { resolve } from 'node:path';
import { LOCK_FILE } from '../../sdk/packages/node/index.ts';
import { type Arguments, UsageError } from '../arguments.ts';
import { printChanges, withDownloads } from './installer.ts';
import { openSources } from './sources.ts';

export async function installPackages(given: Arguments): Promise<void> {
  if (given.options['locked']) {
    const named = given.words.find((word) => word.includes('@'));
    if (named !== undefined) throw new UsageError('--locked does not accept a version: the lock file has it');
    return printChanges(
      await withDownloads(given, (root) => root.installLocked(given.words, resolve(LOCK_FILE))),
      given,
    );
  }
  if (given.words.length === 0) throw new UsageError('missing argument IDENTIFIER, or use --locked');
  const wanted = given.words.map((word) => {
    const [identifier = '', version] = word.split('@', 2);
    return { identifier, version };
  });
  const { repositories } = await openSources(given);
  printChanges(await withDownloads(given, (root) => root.install(wanted, repositories)), given);
}
