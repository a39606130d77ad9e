export { InstallError, type InstallFailure } from '../errors.ts';
export { findListed, findWanted, type Listed, type Wanted } from './chosen-version.ts';
export type { Change, InstallerOptions } from './installer.ts';
export { PackageInstaller } from './installer.ts';
export type { InstalledFinding } from './local-files.ts';
export {
  LOCK_FILE,
  type LockedPackage,
  type LockedPackages,
  type LockedVersion,
  lockedPin,
  readLockFile,
} from './lock-file.ts';
export type { InstalledFile, InstalledPackage } from './records.ts';
