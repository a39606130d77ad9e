import { type OpenApi, resolveRef } from '../openapi.ts';
import { operationsOf } from './document-parts.ts';
import type { Refusal, Rule } from './rule.ts';

/** Names of client options, which are in the same object as the credentials; and 'none', which means no credential. */
const RESERVED = new Set(['baseUrl', 'fetch', 'headers', 'timeoutMs', 'credentials', 'none']);

const TYPES = ['apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS'];

export const security: Rule = {
  name: 'security',
  refuses:
    'security schemes of an unknown type, or that do not exist; a scheme with different scopes in two alternatives; scheme names that are also client options',
  *check(document) {
    for (const [name, reference] of Object.entries(document.components?.securitySchemes ?? {})) {
      const at = ['components', 'securitySchemes', name];
      if (RESERVED.has(name)) yield { at, reason: `the name ${name} is reserved; rename the scheme` };
      const { type } = resolveRef(document, reference);
      if (!TYPES.includes(type)) yield { at, reason: `the type ${type} of a security scheme is not supported` };
    }
    yield* requirements(document, document.security, []);
    for (const { at, node } of operationsOf(document)) yield* requirements(document, node.security, at);
  },
};

function* requirements(document: OpenApi, list: OpenApi['security'] = [], from: Refusal['at']): Generator<Refusal> {
  const seen = new Map<string, string>();
  for (const [index, requirement] of list.entries()) {
    const at = [...from, 'security', index];
    for (const [name, scopes] of Object.entries(requirement)) {
      const text = scopes.toSorted().join(' ');
      if ((seen.get(name) ?? text) !== text)
        yield { at: [...at, name], reason: `the scheme ${name} has other scopes in another alternative` };
      seen.set(name, text);
      if (!document.components?.securitySchemes?.[name])
        yield { at, reason: `the security scheme ${name} does not exist` };
    }
  }
}
