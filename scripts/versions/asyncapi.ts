// Finds breaking changes between two versions of an AsyncAPI document: removed or stricter parts.
import { type AsyncApi, type Message, resolveRef, type SecurityScheme } from '../../src/contract/document.ts';
import { type Direction, SchemaComparer } from './schemas.ts';
import { stripProse } from './strip-prose.ts';

/** The documents describe the server's side: clients send what it receives. */
const DIRECTIONS = { receive: 'request', send: 'response' } as const;

export function asyncapiBreaks(before: AsyncApi, after: AsyncApi): string[] {
  const schemas = new SchemaComparer(before, after);
  const addresses = new Set(Object.values(after.channels).map(({ address }) => address));
  const moved = Object.values(before.channels)
    .filter(({ address }) => !addresses.has(address))
    .map(({ address }) => `channel ${address}: was removed`);
  return [
    ...moved,
    ...compareServers(before, after),
    ...compareOperations(before, after),
    ...(['receive', 'send'] as const).flatMap((action) =>
      compareMessages(messagesOf(before, action), messagesOf(after, action), DIRECTIONS[action], schemas),
    ),
  ];
}

/** The host does not matter: operators choose it. */
function compareServers(before: AsyncApi, after: AsyncApi): string[] {
  const now = after.servers ?? {};
  return Object.entries(before.servers ?? {}).flatMap(([name, reference]) => {
    const at = `server ${name}`;
    const found = now[name];
    if (!found) return [`${at}: was removed`];
    const [server, partner] = [resolveRef(before, reference), resolveRef(after, found)];
    const moved = server.protocol !== partner.protocol || (server.pathname ?? '') !== (partner.pathname ?? '');
    return [
      ...(moved ? [`${at}: has a different protocol or path`] : []),
      ...compareSecurity(credentialsOf(before, server.security), credentialsOf(after, partner.security), at),
    ];
  });
}

/** An operation can require its own credentials. */
function compareOperations(before: AsyncApi, after: AsyncApi): string[] {
  return Object.entries(before.operations).flatMap(([name, { security }]) => {
    const now = credentialsOf(after, after.operations[name]?.security);
    return compareSecurity(credentialsOf(before, security), now, `operation ${name}`);
  });
}

/** Maps how each credential is sent to its name. */
function credentialsOf(document: AsyncApi, security: readonly SecurityScheme[] = []): Map<string, string> {
  return new Map(
    security.map((reference) => {
      const scheme = resolveRef(document, reference);
      const name = reference.$ref?.slice(reference.$ref.lastIndexOf('/') + 1) ?? scheme.name ?? scheme.type;
      return [JSON.stringify(stripProse(scheme)), name];
    }),
  );
}

function compareSecurity(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  at: string,
): string[] {
  if (after.size === 0) return [];
  if (before.size === 0) return [`${at}: now requires a credential`];
  const names = new Set(after.values());
  return [...before]
    .filter(([sent]) => !after.has(sent))
    .map(([, name]) => `${at}: ${name} is ${names.has(name) ? 'sent differently' : 'no longer accepted'}`);
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
    .map((name) => `message ${name}: is new, and clients that validate messages will reject it`);
  const changed = [...before].flatMap(([name, message]) => {
    const at = `message ${name}`;
    const partner = after.get(name);
    return partner ? schemas.breaks(message.payload, partner.payload, direction, at) : [`${at}: was removed`];
  });
  return [...added, ...changed];
}
