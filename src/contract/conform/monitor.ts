// Watches every response of a run for violations of rules that hold for all operations: documented headers, caching of
// secrets, and Allow.
import type { Reply } from './client.ts';
import { credentialHeaders } from './credentials.ts';
import { type Operation, resolveRef, responseOf } from './document.ts';
import { Mismatch } from './mismatch.ts';
import { destinationOf } from './random-calls.ts';
import { matches } from './schema-match.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const SECRET = /(^|_)(token|secret|password|api_?key|ticket)$|(Token|Secret|Password|ApiKey)$/;
const PAGE_TOKEN = /page|next|continuation/i;
const SECRET_QUERY = /[?&](code|[a-z_]*token|[a-z_]*secret|password|grant|api_?key)=/i;
const MIN_SECRET_LENGTH = 16;

export class Monitor {
  readonly #operations: readonly Operation[];
  readonly #violations = new Map<string, Mismatch>();

  constructor(operations: readonly Operation[]) {
    this.#operations = operations;
  }

  /** Throws the first violation of a rule. */
  report(rule: string): void {
    const violation = this.#violations.get(rule);
    if (violation) throw violation;
  }

  watch(reply: Reply): void {
    const operation = destinationOf(reply.wire, this.#operations);
    const note = (rule: string, message: string | null) => {
      if (message === null || this.#violations.has(rule)) return;
      this.#violations.set(rule, new Mismatch(message, reply.wire));
    };
    note('headers', operation?.method === reply.wire.method ? wrongHeader(operation, reply) : null);
    note('caching', cachedSecret(reply, operation));
    note('allow', reply.status === 405 ? wrongAllow(this.#operations, reply) : null);
  }
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
  const names = ['authorization', 'cookie', ...(operation ? credentialHeaders(operation.document) : [])];
  const isPersonal = Object.keys(wire.headers).some((name) => names.includes(name.toLowerCase()));
  const isShared = /public|s-maxage|max-age=0*[1-9]|immutable/.test(caching) && !/private/.test(caching);
  return isShared && (isPersonal || SECRET_QUERY.test(wire.path)) ? `Cache-Control: ${caching} for one caller` : null;
}

/** Allow must list the methods of the path (RFC 9110, 15.5.6). A path without parameters may leave others' methods out. */
function wrongAllow(operations: readonly Operation[], { headers, wire }: Reply): string | null {
  const documented = METHODS.flatMap((method) => destinationOf({ ...wire, method }, operations) ?? []);
  const own = documented.filter(({ path }) => !path.includes('{'));
  const required = (own.length > 0 ? own : documented).map(({ method }) => method);
  const allowed = (headers.allow ?? '').split(/\s*,\s*/).filter((method) => METHODS.includes(method));
  const isComplete = required.every((method) => allowed.includes(method));
  const isExact = isComplete && allowed.every((name) => documented.some(({ method }) => method === name));
  if (isExact || documented.length === 0) return null;
  return `Allow: ${headers.allow ?? 'missing'} instead of ${required.join(', ')}`;
}
