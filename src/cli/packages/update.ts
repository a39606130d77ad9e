// annex packages update: updates to the newest matching version that is at least as stable.
import { type Arguments, UsageError } from '../arguments.ts';
import { printChanges, withDownloads } from './installer.ts';
import { openSources } from './sources.ts';

export async function updatePackages(given: Arguments): Promise<void> {
  const all = given.options['all'] === true;
  if (!all && given.words.length === 0) throw new UsageError('missing argument IDENTIFIER, or use --all');
  if (all && given.words.length > 0) throw new UsageError('--all does not accept identifiers');
  const { repositories } = await openSources(given);
  printChanges(await withDownloads(given, (root) => root.update(all ? 'all' : given.words, repositories)), given);
}
