// What the page and the sandboxed frame say to each other, on a port that only they have.
export interface ToFrame {
  readonly id: number;
  readonly code: string;
}

export type FromFrame =
  | { readonly kind: 'ready' }
  /** `json` is null for undefined. */
  | { readonly kind: 'value'; readonly id: number; readonly json: string | null }
  | { readonly kind: 'error'; readonly id: number; readonly error: string }
  | { readonly kind: 'console'; readonly level: ConsoleLevel; readonly text: string };

export type ConsoleLevel = 'log' | 'info' | 'warn' | 'error' | 'debug';
