import type { Schemas } from '../../../generated/paste/contract.ts';
import type { Size } from './file-names.ts';

export type NameSource = Schemas['PastedScreenshot']['name_source'];
export type Variant = 'optimized' | 'original';

/** A screenshot in the store. */
export interface Entry {
  readonly id: string;
  /** Null: copied there by hand, or saved by a release without owners. */
  readonly owner: string | null;
  readonly name: string;
  readonly source: NameSource;
  /** Size of the optimized copy. */
  readonly size: Size;
  readonly originalSize: Size;
  /** Bytes of the optimized copy. */
  readonly bytes: number;
  readonly receivedBytes: number;
  /** Hash of the original, hexadecimal. */
  readonly sha256: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** Whether it is still to be named automatically. */
  readonly isUnnamed: boolean;
  /** Unfinished naming attempts: of processes that died, and the current one. */
  readonly searches: number;
  /** Recognized text: lines that look like titles, or all text if `hasAllText`. */
  readonly text: string;
  readonly hasAllText: boolean;
  /** Whether the search for a smaller file with the same pixels has finished. */
  readonly isSqueezed: boolean;
  /** Deleted and not restored. Its files are in the trash; a file with its name belongs to another screenshot. */
  readonly isDeleted: boolean;
  /** Oldest first. */
  readonly previousNames: readonly { readonly name: string; readonly source: NameSource }[];
}
