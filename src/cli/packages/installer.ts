// Shared by the actions that change an install root.
import { resolve } from 'node:path';
import { readConfig } from '../../base/config/config.ts';
import { type Change, type InstallerOptions, LOCK_FILE, PackageInstaller } from '../../sdk/packages/node/index.ts';
import { type Arguments, UsageError } from '../arguments.ts';
import { printJson } from '../print.ts';
import { showProgress } from './progress.ts';
import { criteriaOf, plain, sourceOptions, textOf } from './sources.ts';

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

export function identifiersOf({ words }: Arguments, usage: string): readonly string[] {
  if (words.length === 0) throw new UsageError(`name a package: annex ${usage}`);
  return words;
}

const DONE: Readonly<Record<Change['action'], string>> = {
  install: 'Installed',
  update: 'Updated',
  downgrade: 'Went back to',
  remove: 'Removed',
  rollback: 'Rolled back to',
  none: 'Unchanged:',
};

export function printChanges(changes: readonly Change[], { options }: Arguments): void {
  if (options['json']) return printJson(changes);
  const would = options['dry-run'] ? 'Would be: ' : '';
  if (changes.length === 0) console.log('Nothing is to be done.');
  for (const { identifier, action, from, to, kept, changed, saved, complaints, deprecated } of changes) {
    const before = from !== null && from !== to && to !== null ? ` (from ${from})` : '';
    console.log(`${would}${DONE[action]} ${identifier} ${to ?? from ?? ''}${before}`);
    if (deprecated) console.error(`warning: ${identifier} ${to} is deprecated; choose another version or package`);
    for (const path of kept) console.log(`  kept ${plain(path)}`);
    for (const path of changed) console.log(`  had been changed: ${plain(path)}, now in ${saved}`);
    for (const complaint of complaints) console.error(`warning: ${identifier}: ${plain(complaint)}`);
  }
}
