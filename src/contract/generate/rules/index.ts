// All rules. Unsupported features are refused when code is generated, so that nothing is served incorrectly.
import type { AsyncApi, OpenApi } from '../../document.ts';
import { readSockets } from '../sockets.ts';
import { openapiVersion, security, servers, webhooks } from './document.ts';
import {
  bodyMedia,
  callbacks,
  cookies,
  formFields,
  methods,
  operationId,
  parameterStyle,
  parameterType,
  pathTemplate,
  responseMedia,
  responseStatus,
  schemaReferences,
  schemaSyntax,
} from './operations.ts';
import { type Locate, pointer, type Refusal } from './rule.ts';

/** By the names in the notes and in the guide. */
export const OPENAPI_RULES: Readonly<Record<string, (document: OpenApi) => Iterable<Refusal>>> = {
  'openapi-version': openapiVersion,
  'operation-id': operationId,
  methods,
  'path-template': pathTemplate,
  servers,
  'parameter-style': parameterStyle,
  'parameter-type': parameterType,
  cookies,
  'body-media': bodyMedia,
  'form-fields': formFields,
  'response-status': responseStatus,
  'response-media': responseMedia,
  security,
  'schema-references': schemaReferences,
  'schema-syntax': schemaSyntax,
  callbacks,
  webhooks,
};

export const checkOpenapi = (document: OpenApi): Refusal[] =>
  Object.entries(OPENAPI_RULES).flatMap(([rule, check]) =>
    [...check(document)].map((refusal) => ({ ...refusal, rule })),
  );
export const checkAsyncapi = (document: AsyncApi): Refusal[] =>
  readSockets(document).notes.map((refusal) => ({ ...refusal, rule: 'channels' }));

/** One line per refusal: file with line and column, JSON Pointer, reason, rule. */
export const describeRefusals = (file: string, refusals: readonly Refusal[], locate?: Locate): string[] =>
  refusals.map(({ at, reason, rule, ...own }) => {
    const place = own.locate?.() ?? locate?.(at);
    const prefix = place ? `${place.file}:${place.line}:${place.column} ` : file;
    return `${prefix}${pointer(at)} ${reason} (${rule})`;
  });
