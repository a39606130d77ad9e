// Validates messages from the frame, which are untrusted.
import type { ConsoleLine } from '../../../../../../generated/workspace/messages.ts';
import { type ConsoleLevel, type FromFrame, LEVELS, MAX_LINE_CHARACTERS } from './protocol.ts';

export function readMessage(data: unknown): FromFrame | null {
  if (typeof data !== 'object' || data === null) return null;
  const { kind, id, json, error, stack, enforced, lines, leftOut } = data as Record<string, unknown>;
  if (kind === 'here' || kind === 'painted') return { kind };
  if (kind === 'ready') return { kind, enforced: enforced === true };
  if (kind === 'console' && Array.isArray(lines) && typeof leftOut === 'number') {
    return { kind, leftOut, lines: lines.flatMap(readLine) };
  }
  if (typeof id !== 'number') return null;
  if (kind === 'started') return { kind, id };
  if (kind === 'value' && (json === null || typeof json === 'string')) return { kind, id, json };
  if (kind === 'error' && typeof error === 'string') {
    return { kind, id, error, stack: typeof stack === 'string' ? stack : null };
  }
  return null;
}

function readLine(line: unknown): ConsoleLine[] {
  const { level, text } = (line ?? {}) as Record<string, unknown>;
  if (!LEVELS.includes(level as ConsoleLevel) || typeof text !== 'string') return [];
  return [{ level: level as ConsoleLevel, text: text.slice(0, MAX_LINE_CHARACTERS).toWellFormed() }];
}
