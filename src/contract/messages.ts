// Finds which message of a socket a value is: by the value of one field, else the first whose schema fits.
import type { MessageTable, MessageValidators } from './tables.ts';

type Validators = MessageValidators['client'];
export interface FoundMessage {
  readonly name: string;
  readonly value: unknown;
}

export class Messages {
  readonly table: MessageTable;
  readonly #validators: Validators;

  constructor(validators: Validators, table: MessageTable = tableByType(validators)) {
    this.table = table;
    this.#validators = validators;
  }

  /** If the socket has text messages, strings are text. */
  find(value: unknown): FoundMessage | null {
    const { text, bytes = NONE } = this.table;
    if (value instanceof Uint8Array) return this.#first(bytes, value);
    if (text && typeof value === 'string') return this.#first(text, value);
    return this.#first(this.candidates(value), value);
  }

  /** JSON messages that the value could be, the most likely first. */
  candidates(value: unknown): readonly string[] {
    const { values, others } = this.table;
    const tagged = String(this.tagOf(value));
    const names = Object.hasOwn(values, tagged) ? (values[tagged] as readonly string[]) : NONE;
    if (names.length === 0) return others;
    return others.length === 0 ? names : [...new Set([...names, ...others])];
  }

  tagOf(value: unknown): unknown {
    const { tag } = this.table;
    if (tag === undefined || typeof value !== 'object' || value === null || !Object.hasOwn(value, tag))
      return undefined;
    const tagValue = (value as Record<string, unknown>)[tag];
    return typeof tagValue === 'object' ? undefined : tagValue;
  }

  #first(names: readonly string[], value: unknown): FoundMessage | null {
    const copies = this.table.copy === true && names.length > 1;
    for (const name of names) {
      const candidate = copies ? structuredClone(value) : value;
      if (this.#validators[name]?.(candidate)) return { name, value: candidate };
    }
    return null;
  }
}

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
