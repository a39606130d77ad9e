// Random text for a socket: a document's messages, many of them made invalid, and other text.
import { type AsyncApi, readMessages } from './document.ts';
import { mutate } from './mutate.ts';
import type { Random } from './random.ts';
import { ValueSource } from './values.ts';
import { writeJson } from './wire.ts';

const NO_MESSAGE = ['', '{', 'null', '[]', '0', '"register"', '{"type":null}', '{"type":"__proto__"}', '{}', '\u0000'];

/** `known` are fields with values that a server has answered with: a message that carries them gets further. */
export function randomMessage(document: AsyncApi, random: Random, known: Readonly<Record<string, unknown>>): string {
  if (random.chance(0.05)) return random.pick(NO_MESSAGE);
  const message = random.pick(readMessages(document, 'receive'));
  const source = new ValueSource(document, random);
  const drawn = random.chance(0.5) ? source.value(message.payload) : message.examples?.[0]?.payload;
  const value = { ...(drawn as object), ...(random.chance(0.3) ? known : {}) };
  return writeJson(random.chance(0.4) ? mutate(value, random) : value);
}
