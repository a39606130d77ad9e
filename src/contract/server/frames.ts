// Reads the frames of a channel: finds their message, or says what is wrong with them.
import type { RawData } from 'ws';
import type { RefusedFrame } from '../channel.ts';
import { parseJson } from '../json.ts';
import { type FoundMessage, Messages } from '../messages.ts';
import { describeInvalid, type InvalidPlace } from '../problem.ts';
import type { ChannelTable, MessageValidators, Validate } from '../tables.ts';
import { findInvalid } from '../validation-errors.ts';

export class InvalidFrame implements RefusedFrame {
  readonly detail: string;
  readonly frame: unknown;
  readonly text: string;
  readonly errors: readonly InvalidPlace[];

  constructor(detail: string, frame: unknown, text: string, errors: readonly InvalidPlace[] = []) {
    this.detail = detail;
    this.frame = frame;
    this.text = text;
    this.errors = errors;
  }
}

export class FrameReader {
  readonly #validators: MessageValidators['client'];
  readonly #messages: Messages;

  constructor(validators: MessageValidators['client'], table: ChannelTable['client']) {
    this.#validators = validators;
    this.#messages = new Messages(validators, table);
  }

  read(data: RawData, isBinary: boolean): FoundMessage | InvalidFrame {
    if (isBinary) {
      const bytes = new Uint8Array(data as Buffer);
      return this.#messages.find(bytes) ?? this.#explain(bytes, '');
    }
    const text = data.toString();
    const parsed = parseJson(text);
    const { table } = this.#messages;
    const isJson = parsed.ok && !(table.text && typeof parsed.value === 'string');
    const message = (isJson ? this.#messages.find(parsed.value) : null) ?? (table.text && this.#messages.find(text));
    if (message) return message;
    return parsed.ok
      ? this.#explain(parsed.value, text)
      : new InvalidFrame(`The message ${parsed.place.detail}.`, undefined, text);
  }

  #explain(value: unknown, text: string): InvalidFrame {
    const { table } = this.#messages;
    const [likely] = this.#messages.candidates(value);
    if (likely === undefined || (table.others.length > 1 && this.#messages.tagOf(value) === undefined)) {
      const names = Object.keys(table.tag === undefined ? this.#validators : table.values).join(', ');
      const about = table.tag === undefined ? 'The message' : `The message's ${table.tag}`;
      const rule = names === '' ? 'This socket accepts no messages.' : `${about} must be one of: ${names}.`;
      return new InvalidFrame(rule, value, text);
    }
    const errors = findInvalid(this.#validators[likely] as Validate, value, '') ?? [];
    return new InvalidFrame(describeInvalid(errors), value, text, errors);
  }
}
