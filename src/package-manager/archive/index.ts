// `annex/sdk/packages/archive`: ZIP archives of packages, read with care and written the same every time. For Node.
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
