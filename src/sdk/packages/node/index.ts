// annex/sdk/packages/node: what needs a disk. Everything else is in annex/sdk/packages and runs in browsers too.
export { type Downloaded, type DownloadOptions, downloadArchive } from '../download.ts';
export { type FetchFailure, PackageFetchError } from '../fetch-error.ts';
export type { FetchOptions } from '../fetch-file.ts';
export { ListError, type PackageList, type Quarantined, readPackageList } from '../list.ts';
export {
  MAX_PACKAGES_BYTES,
  MAX_REPOSITORY_BYTES,
  MAX_RESOURCES_BYTES,
  type RemoteOptions,
  type RemoteRepository,
  readManifests,
  readRepository,
  readResources,
} from '../remote.ts';
export { type KnownRepository, RepositoryBook } from '../repositories.ts';
export { type Verdict, verifyArchive } from '../verify.ts';
