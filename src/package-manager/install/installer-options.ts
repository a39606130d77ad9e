import type { Brand } from '../format/brand.ts';
import type { Criteria } from '../format/compatibility.ts';
import type { ArchiveOptions } from './fetch-archive.ts';

export interface InstallerOptions extends ArchiveOptions {
  /** The directory that packages are installed in. */
  readonly root: string;
  /** Prefix of the two tool-version fields in archives; `tool` by default. */
  readonly brand?: Brand | undefined;
  /** Requirements for versions. */
  readonly criteria?: Criteria | undefined;
  /** Return the changes without making them. */
  readonly dryRun?: boolean | undefined;
  /** The lock file to update; none by default. */
  readonly lockFile?: string | undefined;
  /** How long to wait for another process that uses the root; 20 000 by default. */
  readonly waitMs?: number | undefined;
  /** Directory for cached lists and manifests. */
  readonly cache?: string | undefined;
  /** Maximum size of manifests.json. */
  readonly maxListBytes?: number | undefined;
}
