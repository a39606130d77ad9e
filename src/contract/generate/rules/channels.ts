import { type AsyncApi, type Message, resolveRef, type Schema } from '../openapi.ts';
import type { ChannelRule } from './rule.ts';

export const channels: ChannelRule = {
  name: 'channels',
  refuses:
    'AsyncAPI channels with different messages; operations that do not list their messages; messages without a `name`, or without a required field `type` that equals this name',
  *check(document) {
    const names = Object.values(document.channels).map(({ messages }) => Object.keys(messages).sort().join(' '));
    if (new Set(names).size > 1)
      yield { at: ['channels'], reason: 'all channels of a document must have the same messages' };
    for (const [operation, { messages }] of Object.entries(document.operations)) {
      const at = ['operations', operation];
      if (!messages?.length) yield { at, reason: 'an operation must list its messages' };
      for (const [index, reference] of (messages ?? []).entries()) {
        const reason = reasonOf(document, reference);
        if (reason) yield { at: [...at, 'messages', index], reason };
      }
    }
  },
};

function reasonOf(document: AsyncApi, reference: { $ref: string }): string | null {
  const { name, payload } = resolveRef(document, reference as Message);
  if (!name) return 'a message must have a name';
  return isTagged(document, payload ?? {}, name)
    ? null
    : `the message ${name} must have a required field type with the value ${name}`;
}

function isTagged(document: AsyncApi, reference: Schema, name: string): boolean {
  const { properties = {}, required = [], oneOf = [], allOf = [] } = resolveRef(document, reference);
  const tag = resolveRef(document, properties['type'] ?? {});
  const hasConstantType = tag.const === name || (tag.enum?.length === 1 && tag.enum[0] === name);
  if (hasConstantType && required.includes('type')) return true;
  if ((allOf as Schema[]).some((part) => isTagged(document, part, name))) return true;
  return oneOf.length > 0 && oneOf.every((variant) => isTagged(document, variant, name));
}
