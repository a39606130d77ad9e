// annex packages install, update, remove, rollback, pin and unpin: the commands that change the installed packages.
import { resolve } from 'node:path';
import { type Change, LOCK_FILE, type PackageInstaller } from '../../sdk/packages/node/index.ts';
import { type Arguments, UsageError } from '../arguments.ts';
import { printJson } from '../print.ts';
import { comparePanels, readPanels } from './panels.ts';
import { showProgress } from './progress.ts';
import { openInstaller, openSources, plain, rootOf } from './sources.ts';

export async function installPackages(args: Arguments): Promise<void> {
  const { words } = args;
  if (args.options['locked']) {
    if (words.some((word) => word.includes('@'))) {
      throw new UsageError('--locked does not accept a version: the lock file has it');
    }
    return printChanges(args, (installer) => installer.installLocked(words, resolve(LOCK_FILE)));
  }
  if (words.length === 0) throw new UsageError('missing argument IDENTIFIER, or use --locked');
  const requests = words.map((word) => {
    const [identifier = '', version] = word.split('@', 2);
    return { identifier, version };
  });
  const { repositories } = await openSources(args);
  await printChanges(args, (installer) => installer.install(requests, repositories));
}

export async function updatePackages(args: Arguments): Promise<void> {
  const { words } = args;
  const all = args.options['all'] === true;
  if (!all && words.length === 0) throw new UsageError('missing argument IDENTIFIER, or use --all');
  if (all && words.length > 0) throw new UsageError('--all does not accept identifiers');
  const { repositories } = await openSources(args);
  await printChanges(args, (installer) => installer.update(all ? 'all' : words, repositories));
}

export const removePackages = (args: Arguments): Promise<void> =>
  printChanges(args, (installer) => installer.remove(args.words));

export const rollbackPackage = (args: Arguments): Promise<void> =>
  printChanges(args, async (installer) => [await installer.rollback(args.words[0] ?? '')]);

export async function pinPackages(args: Arguments, pinned: boolean): Promise<void> {
  const { words: identifiers, options } = args;
  await openInstaller(args).pin(identifiers, pinned);
  const done = `${dryRunLabel(args)}${pinned ? 'Pinned' : 'Unpinned'}`;
  if (options['json']) printJson(identifiers.map((identifier) => ({ identifier, pinned })));
  else for (const identifier of identifiers) console.log(`${done} ${identifier}`);
}

const DONE: Readonly<Record<Change['action'], string>> = {
  install: 'Installed',
  update: 'Updated',
  downgrade: 'Downgraded to',
  remove: 'Removed',
  rollback: 'Rolled back to',
  none: 'Unchanged:',
};

const ASKED = '  Users are asked when they open it in a workspace.';

const dryRunLabel = ({ options }: Arguments): string => (options['dry-run'] ? 'Dry run: ' : '');

/** Shows the progress of downloads, and then what has changed. */
async function printChanges(
  args: Arguments,
  work: (installer: PackageInstaller) => Promise<readonly Change[]>,
): Promise<void> {
  const before = await readPanels(rootOf(args));
  const progress = showProgress('Downloading', (bytes) => `${(bytes / 1e6).toFixed(1)} MB`);
  const onProgress = (_: string, done: number, total: number | null): void => progress.update(done, total);
  const changes = await work(openInstaller(args, { onProgress })).finally(progress.end);
  const after = await readPanels(rootOf(args), (reason) => console.error(`warning: panel left out: ${plain(reason)}`));
  const panelsOf = ({ identifier }: Change) => comparePanels(before.get(identifier), after.get(identifier));
  if (args.options['json']) return printJson(changes.map((change) => ({ ...change, panels: panelsOf(change) })));
  if (changes.length === 0) console.log('Nothing to do.');
  for (const change of changes) {
    const { identifier, from, to, saved, incompatible } = change;
    const panels = panelsOf(change);
    const before = from !== null && from !== to && to !== null ? ` (from ${from})` : '';
    const newer = incompatible === undefined ? '' : ` (${incompatible})`;
    console.log(`${dryRunLabel(args)}${DONE[change.action]} ${identifier} ${to ?? from ?? ''}${before}${newer}`);
    if (change.deprecated)
      console.error(`warning: ${identifier} ${to} is deprecated; choose another version or package`);
    for (const path of change.kept) console.log(`  kept ${plain(path)}`);
    for (const path of change.changed) console.log(`  you had changed ${plain(path)}; your copy is in ${saved}`);
    for (const sentence of panels) console.log(`  ${sentence}`);
    if (panels.some((sentence) => sentence.includes(' permission to '))) console.log(ASKED);
    for (const complaint of change.complaints) console.error(`warning: ${identifier}: ${plain(complaint)}`);
  }
}
