// annex packages update: to the newest version that fits and is trusted no less.
import { type Arguments, UsageError } from '../arguments.ts';
import { printChanges, withDownloads } from './installer.ts';
import { openSources } from './sources.ts';

export async function updateAction(given: Arguments, usage: string): Promise<void> {
  const all = given.options['all'] === true;
  if (all === given.words.length > 0) throw new UsageError(`name packages, or all with --all: annex ${usage}`);
  const { repositories } = await openSources(given);
  printChanges(await withDownloads(given, (root) => root.update(all ? 'all' : given.words, repositories)), given);
}
