export type { Change } from './change.ts';
export { findListed, findWanted, type Listed, type Wanted } from './chosen-version.ts';
export { InstallError, type InstallFailure } from './error.ts';
export { PackageInstaller } from './installer.ts';
export type { InstallerOptions } from './installer-options.ts';
export {
  LOCK_FILE,
  type LockedPackage,
  type LockedPackages,
  type LockedVersion,
  lockedPin,
  readLockFile,
} from './lock-file.ts';
export type { InstalledFile, InstalledPackage } from './records.ts';
export type { InstalledFinding } from './verify-installed.ts';
