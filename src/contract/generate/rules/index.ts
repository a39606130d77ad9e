// All rules. Unsupported features are refused when code is generated, so that nothing is served incorrectly.
import type { AsyncApi, OpenApi } from '../../document.ts';
import { type Locate, pointer, type Refusal } from '../refusal.ts';
import { readSockets } from '../sockets.ts';
import * as documents from './document.ts';
import * as operations from './operations.ts';

type Rules = Readonly<Record<string, (document: OpenApi) => Iterable<Refusal>>>;

/** The others read schemas, and expect them to be valid. */
const SCHEMA_RULES: Rules = {
  'schema-references': operations.schemaReferences,
  'schema-syntax': operations.schemaSyntax,
};
const OTHER_RULES: Rules = {
  'openapi-version': documents.openapiVersion,
  'operation-id': operations.operationId,
  methods: operations.methods,
  'path-template': operations.pathTemplate,
  servers: documents.servers,
  'parameter-style': operations.parameterStyle,
  'parameter-type': operations.parameterType,
  cookies: operations.cookies,
  'body-media': operations.bodyMedia,
  'form-fields': operations.formFields,
  'response-status': operations.responseStatus,
  'response-media': operations.responseMedia,
  security: documents.security,
  callbacks: operations.callbacks,
  webhooks: documents.webhooks,
};

/** By the names in the notes and in the guide. */
export const OPENAPI_RULES: Rules = { ...SCHEMA_RULES, ...OTHER_RULES };

const checkBy =
  (rules: Rules) =>
  (document: OpenApi): Refusal[] =>
    Object.entries(rules).flatMap(([rule, check]) => [...check(document)].map((refusal) => ({ ...refusal, rule })));

export const checkSchemas = checkBy(SCHEMA_RULES);
/** For a document with valid schemas. */
export const checkOpenapi = checkBy(OTHER_RULES);
export const checkAsyncapi = (document: AsyncApi): Refusal[] =>
  readSockets(document).notes.map((refusal) => ({ ...refusal, rule: 'channels' }));

/** One line per refusal: file with line and column, JSON Pointer, reason, rule. */
export const describeRefusals = (file: string, refusals: readonly Refusal[], locate?: Locate): string[] =>
  refusals.map(({ at, reason, rule, ...own }) => {
    const place = own.locate?.() ?? locate?.(at);
    const prefix = place ? `${place.file}:${place.line}:${place.column} ` : file;
    return `${prefix}${pointer(at)} ${reason} (${rule})`;
  });
