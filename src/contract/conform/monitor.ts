// Watches every response of a run for violations of rules that hold for all operations: documented headers, and caching of
// secrets.
import type { Client, Reply } from './client.ts';
import { credentialHeaders, type Operation, resolveRef, responseOf } from './document.ts';
import { Mismatch } from './mismatch.ts';
import { destinationOf } from './random-calls.ts';
import { matches } from './schema-match.ts';

const SECRET = /(^|_)(token|secret|password|api_?key|ticket)$|(Token|Secret|Password|ApiKey)$/;
const PAGE_TOKEN = /page|next|continuation/i;
const SECRET_QUERY = /[?&](code|[a-z_]*token|[a-z_]*secret|password|grant|api_?key)=/i;
const MIN_SECRET_LENGTH = 16;

/** Returns a map that will contain the first violation of each rule. */
export function watchReplies(client: Client, operations: readonly Operation[]): ReadonlyMap<string, Mismatch> {
  const violations = new Map<string, Mismatch>();
  client.onReply((reply) => {
    const operation = destinationOf(reply.wire, operations);
    const isOwn = operation?.method === reply.wire.method;
    const messages = { headers: isOwn ? wrongHeader(operation, reply) : null, caching: cachedSecret(reply, operation) };
    for (const [rule, message] of Object.entries(messages)) {
      if (message !== null && !violations.has(rule)) violations.set(rule, new Mismatch(message, reply.wire));
    }
  });
  return violations;
}

function wrongHeader(operation: Operation, { status, headers }: Reply): string | null {
  const { document } = operation;
  for (const [name, given] of Object.entries(responseOf(operation, status)?.headers ?? {})) {
    const { required, schema = {} } = resolveRef(document, given);
    const value = [headers[name.toLowerCase()]].flat()[0];
    if (value === undefined && required) return `${status} without the header ${name}`;
    const isNumber = /integer|number/.test(String(resolveRef(document, schema).type));
    const isRight = value === undefined || matches(document, schema, isNumber ? Number(value) : value);
    if (!isRight) return `${name}: ${value} does not match its schema`;
  }
  return null;
}

function cachedSecret({ status, json, headers, wire }: Reply, operation: Operation | undefined): string | null {
  const caching = headers['cache-control'] ?? '';
  if (status >= 300 || /no-store/.test(caching)) return null;
  const isSecret = ([name, value]: [string, unknown]) =>
    SECRET.test(name) && !PAGE_TOKEN.test(name) && typeof value === 'string' && value.length >= MIN_SECRET_LENGTH;
  const secret = Object.entries(json).find(isSecret);
  if (secret) return `${secret[0]} in a response with Cache-Control: ${caching || 'missing'}, not no-store`;
  const names = credentialHeaders(operation?.document);
  const isPersonal = Object.keys(wire.headers).some((name) => names.includes(name.toLowerCase()));
  const isShared = /public|s-maxage|max-age=0*[1-9]|immutable/.test(caching) && !/private/.test(caching);
  return isShared && (isPersonal || SECRET_QUERY.test(wire.path)) ? `Cache-Control: ${caching} for one caller` : null;
}
