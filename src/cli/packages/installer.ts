// Shared by the commands that change the installed packages.
import { resolve } from 'node:path';
import { readConfig } from '../../base/config/config.ts';
import { type Change, type InstallerOptions, LOCK_FILE, PackageInstaller } from '../../sdk/packages/node/index.ts';
import { type Arguments, textOf } from '../arguments.ts';
import { printJson } from '../print.ts';
import { showProgress } from './progress.ts';
import { criteriaOf, plain, sourceOptions } from './sources.ts';

export function openInstaller(given: Arguments, more: Partial<InstallerOptions> = {}): PackageInstaller {
  const { settings } = readConfig({ flags: given.flags, env: process.env, folder: process.cwd() });
  return new PackageInstaller({
    ...sourceOptions(given),
    root: textOf(given, 'root') ?? settings.packages.installDir,
    criteria: criteriaOf(given),
    dryRun: given.options['dry-run'] === true,
    allowUnverified: given.options['allow-unverified'] === true,
    lockFile: resolve(LOCK_FILE),
    ...more,
  });
}

/** Runs `work` with a progress line for downloads. */
export async function withDownloads<T>(
  given: Arguments,
  work: (installer: PackageInstaller) => Promise<T>,
): Promise<T> {
  const line = showProgress('Downloading', (bytes) => `${(bytes / 1e6).toFixed(1)} MB`);
  const onProgress = (_: string, done: number, total: number | null): void => line.update(done, total);
  return work(openInstaller(given, { onProgress })).finally(line.end);
}

const DONE: Readonly<Record<Change['action'], string>> = {
  install: 'Installed',
  update: 'Updated',
  downgrade: 'Downgraded to',
  remove: 'Removed',
  rollback: 'Rolled back to',
  none: 'Unchanged:',
};

export function printChanges(changes: readonly Change[], { options }: Arguments): void {
  if (options['json']) return printJson(changes);
  const dryRun = options['dry-run'] ? 'Dry run: ' : '';
  if (changes.length === 0) console.log('Nothing to do.');
  for (const { identifier, action, from, to, kept, changed, saved, complaints, deprecated } of changes) {
    const before = from !== null && from !== to && to !== null ? ` (from ${from})` : '';
    console.log(`${dryRun}${DONE[action]} ${identifier} ${to ?? from ?? ''}${before}`);
    if (deprecated) console.error(`warning: ${identifier} ${to} is deprecated; choose another version or package`);
    for (const path of kept) console.log(`  kept ${plain(path)}`);
    for (const path of changed) console.log(`  you had changed ${plain(path)}; your copy is in ${saved}`);
    for (const complaint of complaints) console.error(`warning: ${identifier}: ${plain(complaint)}`);
  }
}
