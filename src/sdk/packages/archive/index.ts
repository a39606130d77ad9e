// `annex/sdk/packages/archive`: reads package archives safely and writes them reproducibly. Node only.
export { foldedPath, pathFault } from '../../../package-manager/archive/path.ts';
export {
  ARCHIVE_LIMITS,
  type ArchiveContent,
  ArchiveError,
  type ArchiveLimits,
  type ArchiveRule,
  type ReadOptions,
  readArchive,
} from '../../../package-manager/archive/read.ts';
export { type ArchiveFile, writeArchive } from '../../../package-manager/archive/write.ts';
