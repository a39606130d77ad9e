import { resolve } from 'node:path';
import { readConfig } from '../../base/config/config.ts';
import { type InstallerOptions, LOCK_FILE, PackageInstaller } from '../../sdk/packages/node/index.ts';
import { type Arguments, textOf } from '../arguments.ts';
import { criteriaOf, sourceOptions } from './sources.ts';

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
