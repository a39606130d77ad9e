// annex/sdk/packages/node: everything that needs a file system. The rest is in annex/sdk/packages and also runs in
// browsers.

export { type Verdict, verifyArchive } from '../../../package-manager/archive/check.ts';
export {
  type FetchFailure,
  InstallError,
  type InstallFailure,
  isIntegrityFailure,
  PackageFetchError,
} from '../../../package-manager/errors.ts';
export { type FetchOptions, readTokenFile } from '../../../package-manager/fetch-file.ts';
export {
  MAX_PACKAGES_BYTES,
  MAX_REPOSITORY_BYTES,
  MAX_RESOURCES_BYTES,
} from '../../../package-manager/format/limits.ts';
export { findListed, findWanted, type Listed, type Wanted } from '../../../package-manager/install/chosen-version.ts';
export { type Change, type InstallerOptions, PackageInstaller } from '../../../package-manager/install/installer.ts';
export type { InstalledFinding } from '../../../package-manager/install/local-files.ts';
export {
  LOCK_FILE,
  type LockedPackage,
  type LockedPackages,
  type LockedVersion,
  lockedPin,
  readLockFile,
} from '../../../package-manager/install/lock-file.ts';
export type { InstalledFile, InstalledPackage } from '../../../package-manager/install/records.ts';
export { type Downloaded, type DownloadOptions, downloadArchive } from '../../../package-manager/remote/download.ts';
export { type KnownRepository, RepositoryBook } from '../../../package-manager/remote/known-repositories.ts';
export { type MirrorOptions, type MirrorResult, mirrorRepository } from '../../../package-manager/remote/mirror.ts';
export {
  type RemoteOptions,
  type RemoteRepository,
  readManifests,
  readRepository,
  readResources,
} from '../../../package-manager/remote/repository.ts';
export {
  type RepositoryPin,
  readSignatures,
  type SignatureOptions,
} from '../../../package-manager/remote/signatures.ts';
export {
  fingerprintOf,
  type Signature,
  type VerifyOptions,
  verifyMetadata,
} from '../../../package-manager/signing/verify.ts';
export {
  ListError,
  type PackageList,
  type Quarantined,
  readPackageList,
} from '../../../package-manager/validate/package-list.ts';
