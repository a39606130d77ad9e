// Creates random socket messages: documented messages, many of them mutated, and other text.

import type { Random } from '../../src/contract/conform/random.ts';
import { mutate, ValueSource } from '../../src/contract/conform/values.ts';
import { writeJson } from '../../src/contract/conform/wire.ts';
import { type AsyncApi, readMessages } from '../messages.ts';

const INVALID_MESSAGES = [
  '',
  '{',
  'null',
  '[]',
  '0',
  '"register"',
  '{"type":null}',
  '{"type":"__proto__"}',
  '{}',
  '\u0000',
];

/** `known` are fields that the server has sent before; messages that use them reach more of its code. */
export function randomMessage(document: AsyncApi, random: Random, known: Readonly<Record<string, unknown>>): string {
  if (random.chance(0.05)) return random.pick(INVALID_MESSAGES);
  const message = random.pick(readMessages(document, 'receive'));
  const source = new ValueSource(document, random);
  const payload = random.chance(0.5) ? source.value(message.payload) : message.examples?.[0]?.payload;
  const value = { ...(payload as object), ...(random.chance(0.3) ? known : {}) };
  return writeJson(random.chance(0.4) ? mutate(value, random) : value);
}
