// annex packages install: packages below a root, or exactly what a lock file names.
import { resolve } from 'node:path';
import { LOCK_FILE } from '../../sdk/packages/node/index.ts';
import { type Arguments, UsageError } from '../arguments.ts';
import { identifiersOf, printChanges, withDownloads } from './installer.ts';
import { openSources } from './sources.ts';

export async function installAction(given: Arguments, usage: string): Promise<void> {
  if (given.options['locked']) {
    const named = given.words.find((word) => word.includes('@'));
    if (named !== undefined) throw new UsageError('with --locked the lock file says which version');
    return printChanges(
      await withDownloads(given, (root) => root.installLocked(given.words, resolve(LOCK_FILE))),
      given,
    );
  }
  const wanted = identifiersOf(given, usage).map((word) => {
    const [identifier = '', version] = word.split('@', 2);
    return { identifier, version };
  });
  const { repositories } = await openSources(given);
  printChanges(await withDownloads(given, (root) => root.install(wanted, repositories)), given);
}
