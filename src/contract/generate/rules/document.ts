// Rules about the document as a whole.
import { type OpenApi, resolveRef } from '../../document.ts';
import { suggest } from '../../nearest-word.ts';
import { operationsOf } from '../places.ts';
import type { Refusal } from '../refusal.ts';
import type { At } from '../schema-tree.ts';
import { basePaths } from '../servers.ts';

const DIALECTS = [
  'https://json-schema.org/draft/2020-12/schema',
  'https://spec.openapis.org/oas/3.1/dialect/base',
  'https://spec.openapis.org/oas/3.1/dialect/2024-11-10',
  'https://spec.openapis.org/oas/3.2/dialect/2025-09-17',
];

export function* openapiVersion({ openapi, jsonSchemaDialect }: OpenApi): Generator<Refusal> {
  if (!/^3\.[12]\.\d+$/.test(openapi))
    yield { at: ['openapi'], reason: `OpenAPI ${openapi} is not supported; use 3.0, 3.1 or 3.2` };
  if (jsonSchemaDialect !== undefined && !DIALECTS.includes(jsonSchemaDialect)) {
    yield { at: ['jsonSchemaDialect'], reason: 'only JSON Schema 2020-12 is supported' };
  }
}

export function* servers(document: OpenApi): Generator<Refusal> {
  const paths = basePaths(document);
  if (paths.size > 1) {
    const reason = `the servers have different base paths (${[...paths].join(', ')}); the first is used`;
    yield { at: ['servers'], reason, skipped: true };
  }
  for (const [index, { url }] of (document.servers ?? []).entries()) {
    if (!/^([a-z]+:\/\/)?[^/]*\/.*\{/i.test(url)) continue;
    const reason = 'the base path has variables; their default values are used';
    yield { at: ['servers', index, 'url'], reason, skipped: true };
  }
}

/** Names of client options, which are in the same object as the credentials; and 'none', which means no credential. */
const RESERVED = new Set(['baseUrl', 'fetch', 'headers', 'timeoutMs', 'credentials', 'none']);

const TYPES = ['apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS'];

export function* security(document: OpenApi): Generator<Refusal> {
  for (const [name, reference] of Object.entries(document.components?.securitySchemes ?? {})) {
    const at = ['components', 'securitySchemes', name];
    if (RESERVED.has(name)) yield { at, reason: `the name ${name} is reserved; rename the scheme` };
    const { type } = resolveRef(document, reference);
    if (!TYPES.includes(type)) yield { at, reason: `the type of a security scheme must be one of ${TYPES.join(', ')}` };
  }
  yield* requirements(document, document.security, []);
  for (const { at, node } of operationsOf(document)) yield* requirements(document, node.security, at);
}

function* requirements(document: OpenApi, list: OpenApi['security'] = [], from: At): Generator<Refusal> {
  const isCombined = (name: string) => list.some((each) => name in each && Object.keys(each).length > 1);
  const seen = new Map<string, string>();
  for (const [index, requirement] of list.entries()) {
    const at = [...from, 'security', index];
    for (const [name, scopes] of Object.entries(requirement)) {
      const text = scopes.toSorted().join(' ');
      if ((seen.get(name) ?? text) !== text && isCombined(name))
        yield { at: [...at, name], reason: `the scheme ${name} has other scopes in another combination` };
      seen.set(name, text);
      if (!document.components?.securitySchemes?.[name])
        yield {
          at,
          reason: `the security scheme ${name} does not exist${suggest(name, Object.keys(document.components?.securitySchemes ?? {}))}`,
        };
    }
  }
}

export function* webhooks({ webhooks: calls = {} }: OpenApi): Generator<Refusal> {
  const reason = 'webhooks are not supported; describe them in a separate document';
  for (const name of Object.keys(calls)) yield { at: ['webhooks', name], reason, skipped: true };
}
