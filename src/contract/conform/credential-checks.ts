// Checks that missing and wrong credentials are refused: changed, truncated, extended, of another user, and sent by another site.
import { writeOperation } from './calls.ts';
import { type Check, expect, expectStatus, type Need } from './check.ts';
import type { Client } from './client.ts';
import { credentialsOf, isOpen, withCredentials } from './credentials.ts';
import { type Operation, schemeOf } from './document.ts';
import { changeText } from './effect-checks.ts';
import { addCredential } from './wire.ts';

const WRONG = 'conformance-wrong-credential-00000000';
const OTHER_SITE = 'https://other.example';

export const credentialChecks = (operations: readonly Operation[]): Check[] =>
  operations
    .filter((operation) => operation.security.some((name) => name !== 'none'))
    .filter((operation) => !isOpen(operation) || operation.responses.has(401))
    .flatMap((operation, at) => {
      const write: Need[] = operation.method === 'GET' ? [] : ['write'];
      const check = (kind: string, text: string, needs: Need[], run: Check['run']): Check => {
        return { id: `${operation.id}:${kind}`, text, level: 'should', needs: [...needs, ...write], run };
      };
      const asks = check('asks', 'returns 401 without a credential', [], async (client) =>
        expectStatus(await client.send(await writeOperation(client, operation)), 401),
      );
      const rejects = check('rejects', 'rejects wrong credentials', ['state'], (client) =>
        checkRejection(client, operation, at),
      );
      return isOpen(operation) ? [rejects] : [asks, rejects];
    });

async function checkRejection(client: Client, operation: Operation, at: number): Promise<void> {
  const { document, method, responses } = operation;
  const wire = await writeOperation(client, operation);
  const known = credentialsOf(client, document);
  for (const name of new Set(operation.alternatives.flat())) {
    const scheme = schemeOf(document, name);
    const prefix = scheme.in === 'cookie' ? `${scheme.name}=` : '';
    const value = known.get(name);
    const candidates = [`${prefix}${WRONG}`, ...(value === undefined ? [] : variants(value))];
    // Two per operation are enough: all operations together try them all.
    for (const wrong of new Set([candidates[at % candidates.length], candidates[(at + 1) % candidates.length]])) {
      const own = scheme.in === 'cookie' ? { Origin: new URL(client.url).origin } : {};
      const sent = addCredential({ ...wire, headers: { ...wire.headers, ...own } }, scheme, wrong ?? WRONG);
      const reply = await client.send(sent);
      const isRefused = reply.status === 401 || reply.status === 403 || reply.status === 429;
      expect(isRefused, `${reply.status} with a wrong credential for ${name}`, reply.wire);
    }
    if (scheme.in !== 'cookie' || method === 'GET' || !responses.has(403) || value === undefined) continue;
    const alternatives = operation.alternatives.filter((names) => names.includes(name));
    const right = withCredentials(wire, { ...operation, alternatives }, client);
    expectStatus(await client.send({ ...right, headers: { ...right.headers, Origin: OTHER_SITE } }), 403);
  }
}

/** Values that differ from the right one in ways that a careless comparison misses. */
function variants(value: string): string[] {
  const [, user, password] = /^([^:]+):(.+)$/.exec(value) ?? [];
  const basic = user === undefined ? [] : [`${user}:${WRONG}`, `${user}:`, `${WRONG}:${password}`];
  return [changeText(value), value.slice(0, -1), `${value}x`, ...basic];
}
