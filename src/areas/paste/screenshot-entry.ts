import type { Schemas } from '../../../generated/paste/contract.ts';
import type { Size } from './file-names.ts';

export type NameSource = Schemas['PastedScreenshot']['name_source'];
export type Variant = 'optimized' | 'original';

/** A screenshot as the store knows it. */
export interface Entry {
  readonly id: string;
  /** Null: saved before there were owners, or put there by hand. */
  readonly owner: string | null;
  readonly name: string;
  readonly source: NameSource;
  /** Of the optimized copy. */
  readonly size: Size;
  readonly originalSize: Size;
  /** Of the optimized copy. */
  readonly bytes: number;
  readonly receivedBytes: number;
  /** Of the original; hexadecimal. */
  readonly sha256: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** Whether it still is to be named. */
  readonly isUnnamed: boolean;
  /** Unfinished naming attempts: those of processes that died, and a running one. */
  readonly searches: number;
  /** What was read in the picture so far: the lines that look like titles, or everything. */
  readonly text: string;
  readonly isTextWhole: boolean;
  /** Whether a smaller file of the same pixels has been looked for. */
  readonly isSqueezed: boolean;
  /** The names before this one, the first one first. */
  readonly former: readonly { readonly name: string; readonly source: NameSource }[];
}
