// What of an AsyncAPI document is gone or has become stricter for the clients of its channels.
import { type AsyncApi, type Message, resolveRef } from '../generate/openapi.ts';
import { type Direction, SchemaComparer } from './schemas.ts';

/** The documents are written from the server's side: what it receives, a client sends. */
const DIRECTIONS = { receive: 'request', send: 'response' } as const;

export function asyncapiBreaks(before: AsyncApi, after: AsyncApi): string[] {
  const schemas = new SchemaComparer(before, after);
  const addresses = new Set(Object.values(after.channels).map(({ address }) => address));
  const moved = Object.values(before.channels)
    .filter(({ address }) => !addresses.has(address))
    .map(({ address }) => `channel ${address}: is gone`);
  return [
    ...moved,
    ...(['receive', 'send'] as const).flatMap((action) =>
      compareMessages(messagesOf(before, action), messagesOf(after, action), DIRECTIONS[action], schemas),
    ),
  ];
}

function messagesOf(document: AsyncApi, action: 'send' | 'receive'): Map<string, Message> {
  const references = Object.values(document.operations)
    .filter((operation) => operation.action === action)
    .flatMap(({ messages }) => messages);
  return new Map(
    references.map((reference) => {
      const message = resolveRef(document, reference as Message);
      return [message.name, message];
    }),
  );
}

function compareMessages(
  before: ReadonlyMap<string, Message>,
  after: ReadonlyMap<string, Message>,
  direction: Direction,
  schemas: SchemaComparer,
): string[] {
  const added = [...after.keys()]
    .filter((name) => direction === 'response' && !before.has(name))
    .map((name) => `message ${name}: is new, and clients that check what they get refuse it`);
  const changed = [...before].flatMap(([name, message]) => {
    const at = `message ${name}`;
    const partner = after.get(name);
    return partner ? schemas.breaks(message.payload, partner.payload, direction, at) : [`${at}: is gone`];
  });
  return [...added, ...changed];
}
