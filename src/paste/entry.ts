import type { Schemas } from '../../generated/paste/contract.ts';
import type { Size } from './file-names.ts';

export type NameSource = Schemas['PastedScreenshot']['name_source'];
export type Variant = 'optimized' | 'original';

/** A screenshot as the store knows it. */
export interface Entry {
  readonly id: string;
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
  /**
   * How many times a name was looked for without coming to an end: a process that dies, or is stopped, at work on it
   * leaves more than none. 0: a name was found or given, or nobody could tell one, or none was looked for.
   */
  readonly searches: number;
  /** The names before this one, the first one first. */
  readonly former: readonly { readonly name: string; readonly source: NameSource }[];
}
