import type { NameSource } from '../screenshot-entry.ts';

/** Names a picture by its content; null when it cannot. The result is put into kebab case. */
export interface Namer {
  readonly source: Extract<NameSource, 'model' | 'ocr'>;
  find(picture: PictureToName, signal: AbortSignal): Promise<string | null>;
}

export interface PictureToName {
  /** The original, in full size. Read when it is asked for, since pictures wait for their turn. */
  original(): Promise<Uint8Array | null>;
  /** What was read in it, whether a name comes of it or not. */
  readonly tellText?: (text: string) => Promise<void>;
}
