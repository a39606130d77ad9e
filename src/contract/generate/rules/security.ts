import { type OpenApi, resolveRef, type SecurityScheme } from '../openapi.ts';
import { operationsOf } from './places.ts';
import type { Refusal, Rule } from './rule.ts';

/** Options of every client, beside which credentials stand by the names of their schemes; and no credential at all. */
const RESERVED = new Set(['baseUrl', 'fetch', 'headers', 'timeoutMs', 'credentials', 'none']);

export const security: Rule = {
  name: 'security',
  refuses:
    'security schemes that have to be given together, and schemes other than a bearer token and a key in a header or cookie, and names that every client has for something else',
  *check(document) {
    for (const [name, scheme] of Object.entries(document.components?.securitySchemes ?? {})) {
      if (RESERVED.has(name)) {
        yield { at: ['components', 'securitySchemes', name], reason: `${name} already means something else` };
      }
      if (!isServed(resolveRef(document, scheme))) {
        yield { at: ['components', 'securitySchemes', name], reason: 'only bearer, header and cookie are served' };
      }
    }
    yield* requirements(document, document.security, []);
    for (const { at, node } of operationsOf(document)) yield* requirements(document, node.security, at);
  },
};

const isServed = ({ type, scheme, in: place }: SecurityScheme): boolean =>
  (type === 'http' && scheme?.toLowerCase() === 'bearer') || (type === 'apiKey' && place !== 'query');

function* requirements(document: OpenApi, list: OpenApi['security'] = [], from: Refusal['at']): Generator<Refusal> {
  for (const [index, requirement] of list.entries()) {
    const at = [...from, 'security', index];
    const names = Object.keys(requirement);
    if (names.length > 1) yield { at, reason: 'security schemes can be alternatives, not combined' };
    for (const name of names) {
      if (!document.components?.securitySchemes?.[name]) yield { at, reason: `there is no security scheme ${name}` };
      if (requirement[name]?.length) yield { at: [...at, name], reason: 'scopes are not checked' };
    }
  }
}
