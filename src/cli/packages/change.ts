// annex packages install, update, remove, rollback, pin and unpin: the commands that change the installed packages.
import { resolve } from 'node:path';
import { type Change, LOCK_FILE } from '../../sdk/packages/node/index.ts';
import { type Arguments, UsageError } from '../arguments.ts';
import { printJson } from '../print.ts';
import { showProgress } from './progress.ts';
import { openInstaller, openSources, plain } from './sources.ts';

export async function installPackages(args: Arguments): Promise<void> {
  const { words } = args;
  if (args.options['locked']) {
    if (words.some((word) => word.includes('@'))) {
      throw new UsageError('--locked does not accept a version: the lock file has it');
    }
    const { installer, progress } = openDownloader(args);
    return printChanges(await installer.installLocked(words, resolve(LOCK_FILE)).finally(progress.end), args);
  }
  if (words.length === 0) throw new UsageError('missing argument IDENTIFIER, or use --locked');
  const requests = words.map((word) => {
    const [identifier = '', version] = word.split('@', 2);
    return { identifier, version };
  });
  const { repositories } = await openSources(args);
  const { installer, progress } = openDownloader(args);
  printChanges(await installer.install(requests, repositories).finally(progress.end), args);
}

/** Updates to the newest matching version that is at least as stable. */
export async function updatePackages(args: Arguments): Promise<void> {
  const { words } = args;
  const all = args.options['all'] === true;
  if (!all && words.length === 0) throw new UsageError('missing argument IDENTIFIER, or use --all');
  if (all && words.length > 0) throw new UsageError('--all does not accept identifiers');
  const { repositories } = await openSources(args);
  const { installer, progress } = openDownloader(args);
  printChanges(await installer.update(all ? 'all' : words, repositories).finally(progress.end), args);
}

export const removePackages = async (args: Arguments): Promise<void> =>
  printChanges(await openInstaller(args).remove(args.words), args);

/** Restores the previous version; kept files stay as they are now. */
export const rollbackPackage = async (args: Arguments): Promise<void> =>
  printChanges([await openInstaller(args).rollback(args.words[0] ?? '')], args);

/** Whether update --all skips these packages. */
export async function pinPackages(args: Arguments, pinned: boolean): Promise<void> {
  const { words: identifiers, options } = args;
  await openInstaller(args).pin(identifiers, pinned);
  const done = `${dryRunLabel(args)}${pinned ? 'Pinned' : 'Unpinned'}`;
  if (options['json']) printJson(identifiers.map((identifier) => ({ identifier, pinned })));
  else for (const identifier of identifiers) console.log(`${done} ${identifier}`);
}

/** With a progress line for downloads. */
function openDownloader(args: Arguments) {
  const progress = showProgress('Downloading', (bytes) => `${(bytes / 1e6).toFixed(1)} MB`);
  const onProgress = (_: string, done: number, total: number | null): void => progress.update(done, total);
  return { installer: openInstaller(args, { onProgress }), progress };
}

const DONE: Readonly<Record<Change['action'], string>> = {
  install: 'Installed',
  update: 'Updated',
  downgrade: 'Downgraded to',
  remove: 'Removed',
  rollback: 'Rolled back to',
  none: 'Unchanged:',
};

const dryRunLabel = ({ options }: Arguments): string => (options['dry-run'] ? 'Dry run: ' : '');

function printChanges(changes: readonly Change[], args: Arguments): void {
  if (args.options['json']) return printJson(changes);
  const dryRun = dryRunLabel(args);
  if (changes.length === 0) console.log('Nothing to do.');
  for (const { identifier, action, from, to, kept, changed, saved, complaints, deprecated, incompatible } of changes) {
    const before = from !== null && from !== to && to !== null ? ` (from ${from})` : '';
    const newer = incompatible === undefined ? '' : ` (${incompatible})`;
    console.log(`${dryRun}${DONE[action]} ${identifier} ${to ?? from ?? ''}${before}${newer}`);
    if (deprecated) console.error(`warning: ${identifier} ${to} is deprecated; choose another version or package`);
    for (const path of kept) console.log(`  kept ${plain(path)}`);
    for (const path of changed) console.log(`  you had changed ${plain(path)}; your copy is in ${saved}`);
    for (const complaint of complaints) console.error(`warning: ${identifier}: ${plain(complaint)}`);
  }
}
