import type { NameSource } from '../screenshot-entry.ts';

/** Names an image by its content. Null if it finds no name. The caller converts the result to kebab case. */
export interface Namer {
  readonly source: Extract<NameSource, 'model' | 'ocr'>;
  find(picture: PictureToName, signal: AbortSignal): Promise<string | null>;
}

export interface PictureToName {
  /** Reads the original in full size. Called late, because images wait in a queue. */
  original(): Promise<Uint8Array | null>;
  /** Receives the recognized text, even if it contains no name. */
  readonly onText?: (text: string) => Promise<void>;
}
