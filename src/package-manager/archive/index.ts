// `annex/sdk/packages/archive`: reads untrusted package archives and writes reproducible ones. For Node.
export { foldedPath, pathFault } from './path.ts';
export {
  ARCHIVE_LIMITS,
  type ArchiveContent,
  ArchiveError,
  type ArchiveLimits,
  type ArchiveRule,
  type ReadOptions,
  readArchive,
} from './read.ts';
export { type ArchiveFile, writeArchive } from './write.ts';
