import { type OpenApi, resolveRef, type SecurityScheme } from '../openapi.ts';
import { operationsOf } from './document-parts.ts';
import type { Refusal, Rule } from './rule.ts';

/** Names of client options, which are in the same object as the credentials; and 'none', which means no credential. */
const RESERVED = new Set(['baseUrl', 'fetch', 'headers', 'timeoutMs', 'credentials', 'none']);

export const security: Rule = {
  name: 'security',
  refuses:
    'security schemes that must be combined; schemes other than a bearer token or a key in a header or cookie; scheme names that are also client options',
  *check(document) {
    for (const [name, scheme] of Object.entries(document.components?.securitySchemes ?? {})) {
      if (RESERVED.has(name)) {
        yield {
          at: ['components', 'securitySchemes', name],
          reason: `the name ${name} is reserved; rename the scheme`,
        };
      }
      if (!isSupported(resolveRef(document, scheme))) {
        yield {
          at: ['components', 'securitySchemes', name],
          reason: 'only bearer tokens and keys in a header or cookie are supported',
        };
      }
    }
    yield* requirements(document, document.security, []);
    for (const { at, node } of operationsOf(document)) yield* requirements(document, node.security, at);
  },
};

const isSupported = ({ type, scheme, in: place }: SecurityScheme): boolean =>
  (type === 'http' && scheme?.toLowerCase() === 'bearer') || (type === 'apiKey' && place !== 'query');

function* requirements(document: OpenApi, list: OpenApi['security'] = [], from: Refusal['at']): Generator<Refusal> {
  for (const [index, requirement] of list.entries()) {
    const at = [...from, 'security', index];
    const names = Object.keys(requirement);
    if (names.length > 1) yield { at, reason: 'security schemes cannot be combined; list them as alternatives' };
    for (const name of names) {
      if (!document.components?.securitySchemes?.[name])
        yield { at, reason: `the security scheme ${name} does not exist` };
      if (requirement[name]?.length) yield { at: [...at, name], reason: 'scopes are not supported' };
    }
  }
}
