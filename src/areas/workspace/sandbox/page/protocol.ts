// Messages between the page and the sandboxed frame, over a private MessagePort.
import type { ConsoleLine } from '../../../../../generated/workspace/messages.ts';
import type { Script } from './rewrite.ts';

export interface Run extends Script {
  readonly kind: 'run';
  readonly id: number;
}

export type ToFrame =
  | Run
  /** Liveness check. */
  | { readonly kind: 'there' }
  /** Answered once the document's current content is painted. */
  | { readonly kind: 'paint' }
  /** All sent console lines have been drawn. */
  | { readonly kind: 'drawn' };

export type FromFrame =
  /** `enforced`: the browser blocks all network access. */
  | { readonly kind: 'ready'; readonly enforced: boolean }
  | { readonly kind: 'here' }
  | { readonly kind: 'painted' }
  | { readonly kind: 'started'; readonly id: number }
  /** `json` is null for undefined. */
  | { readonly kind: 'value'; readonly id: number; readonly json: string | null }
  | { readonly kind: 'error'; readonly id: number; readonly error: string; readonly stack: string | null }
  /** `leftOut`: number of lines lost before these. */
  | { readonly kind: 'console'; readonly lines: readonly ConsoleLine[]; readonly leftOut: number };

export type ConsoleLevel = ConsoleLine['level'];
export const LEVELS: readonly ConsoleLevel[] = ['log', 'info', 'warn', 'error', 'debug'];
export const MAX_LINE_CHARACTERS = 2_000;
export const MAX_STACK_CHARACTERS = 4_000;
/** The largest result as JSON; the server accepts no more. */
const MAX_RESULT_CHARACTERS = 32 << 20;
export const excessOf = ({ length }: string): string | null =>
  length <= MAX_RESULT_CHARACTERS
    ? null
    : `The code ran, but its result has ${length} characters. The limit is ${MAX_RESULT_CHARACTERS}.`;
