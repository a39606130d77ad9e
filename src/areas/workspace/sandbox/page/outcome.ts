// Converts the frame's answer to a message for the server.
import type { CodeFailed, Executed } from '../../../../../generated/workspace/messages.ts';
import { excessOf, type FromFrame, MAX_STACK_CHARACTERS } from './protocol.ts';

export type EvalOutcome = Executed | CodeFailed;

const MAX_ERROR_CHARACTERS = 20_000;
/** The server accepts 64 levels, some of which the message itself takes. */
const MAX_DEPTH = 60;

export const syntaxError = (error: unknown): CodeFailed => ({
  status: 'error',
  error: `SyntaxError: ${(error as Error).message}`.slice(0, MAX_ERROR_CHARACTERS).toWellFormed(),
});

export function outcomeOf(message: Extract<FromFrame, { kind: 'value' | 'error' }>): EvalOutcome {
  if (message.kind === 'error') {
    const error = message.error.slice(0, MAX_ERROR_CHARACTERS).toWellFormed();
    const stack = message.stack?.slice(0, MAX_STACK_CHARACTERS).toWellFormed();
    return stack === undefined ? { status: 'error', error } : { status: 'error', error, stack };
  }
  if (message.json === null) return { status: 'executed' };
  const excess = excessOf(message.json);
  if (excess !== null) return { status: 'error', error: excess };
  try {
    return { status: 'executed', result: sendable(JSON.parse(message.json), MAX_DEPTH) };
  } catch (error) {
    const tooDeep = error instanceof RangeError;
    const reason = tooDeep ? `is nested deeper than ${MAX_DEPTH} levels` : 'is not valid JSON';
    return { status: 'error', error: `The code ran, but its result ${reason}.` };
  }
}

/** Limits the depth and replaces lone surrogates, as the server requires. */
function sendable(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) throw new RangeError('too deep');
  if (Array.isArray(value)) return value.map((item) => sendable(item, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key.toWellFormed(), sendable(item, depth - 1)]),
  );
}
