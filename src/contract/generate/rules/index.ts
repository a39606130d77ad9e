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
import { type Locate, pointer, type Refusal, type Rule } from './rule.ts';

export const OPENAPI_RULES: readonly Rule[] = [
  openapiVersion,
  operationId,
  methods,
  pathTemplate,
  servers,
  parameterStyle,
  parameterType,
  cookies,
  bodyMedia,
  formFields,
  responseStatus,
  responseMedia,
  security,
  schemaReferences,
  schemaSyntax,
  callbacks,
  webhooks,
];
export const ASYNCAPI_RULES: readonly Rule<AsyncApi>[] = [
  {
    name: 'channels',
    refuses:
      'AsyncAPI channels without an address, without messages, with a server that is not WebSocket or with several parameters in one path segment; messages that no operation uses, with headers or with a schema that is not JSON Schema',
    check: (document) => readSockets(document).notes,
  },
];

const check = <Document>(document: Document, rules: readonly Rule<Document>[]): Refusal[] =>
  rules.flatMap((rule) => [...rule.check(document)].map((refusal) => ({ ...refusal, rule: rule.name })));
export const checkOpenapi = (document: OpenApi): Refusal[] => check(document, OPENAPI_RULES);
export const checkAsyncapi = (document: AsyncApi): Refusal[] => check(document, ASYNCAPI_RULES);

/** One line per refusal: file with line and column, JSON Pointer, reason, rule. */
export const describeRefusals = (file: string, refusals: readonly Refusal[], locate?: Locate): string[] =>
  refusals.map(({ at, reason, rule, ...own }) => {
    const place = own.locate?.() ?? locate?.(at);
    const prefix = place ? `${place.file}:${place.line}:${place.column} ` : file;
    return `${prefix}${pointer(at)} ${reason} (${rule})`;
  });
export const refusalsOf = (file: string, document: OpenApi): string[] => describeRefusals(file, checkOpenapi(document));
