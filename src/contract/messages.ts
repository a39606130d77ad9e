// Finds which message of a socket a value is: by the value of one field, else the first whose schema fits.
import type { MessageTable, MessageValidators } from './tables.ts';

type Validators = MessageValidators['client'];
export interface FoundMessage {
  readonly name: string;
  readonly value: unknown;
}

export function createMessages(validators: Validators, table: MessageTable = tableByType(validators)) {
  /** If the socket has text messages, strings are text. */
  function find(value: unknown): FoundMessage | null {
    const { text, bytes = NONE } = table;
    if (value instanceof Uint8Array) return first(bytes, value);
    if (text && typeof value === 'string') return first(text, value);
    return first(candidates(value), value);
  }

  /** JSON messages that the value could be, the most likely first. */
  function candidates(value: unknown): readonly string[] {
    const { values, others } = table;
    const tagged = String(tagOf(value));
    const names = Object.hasOwn(values, tagged) ? (values[tagged] as readonly string[]) : NONE;
    if (names.length === 0) return others;
    return others.length === 0 ? names : [...new Set([...names, ...others])];
  }

  function tagOf(value: unknown): unknown {
    const { tag } = table;
    if (tag === undefined || typeof value !== 'object' || value === null || !Object.hasOwn(value, tag))
      return undefined;
    const tagValue = (value as Record<string, unknown>)[tag];
    return typeof tagValue === 'object' ? undefined : tagValue;
  }

  function first(names: readonly string[], value: unknown): FoundMessage | null {
    const copies = table.copy === true && names.length > 1;
    for (const name of names) {
      const candidate = copies ? structuredClone(value) : value;
      if (validators[name]?.(candidate)) return { name, value: candidate };
    }
    return null;
  }

  return { table, find, candidates, tagOf };
}
export type Messages = ReturnType<typeof createMessages>;

const NONE: readonly string[] = [];

const tableByType = (validators: Validators): MessageTable => ({
  tag: 'type',
  values: Object.fromEntries(Object.keys(validators).map((name) => [name, [name]])),
  others: NONE,
});

/** The data of a frame. */
export const encodeMessage = (message: unknown, table: MessageTable | undefined): string | Uint8Array => {
  if (message instanceof Uint8Array) return message;
  return typeof message === 'string' && table?.text ? message : JSON.stringify(message);
};
