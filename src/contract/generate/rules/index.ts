// All rules. Unsupported features are refused when code is generated, so that nothing is served incorrectly.
import type { AsyncApi, OpenApi } from '../openapi.ts';
import { bodyMedia } from './body-media.ts';
import { callbacks } from './callbacks.ts';
import { channels } from './channels.ts';
import { cookies } from './cookies.ts';
import { formFields } from './form-fields.ts';
import { methods } from './methods.ts';
import { openapiVersion } from './openapi-version.ts';
import { operationId } from './operation-id.ts';
import { parameterStyle } from './parameter-style.ts';
import { parameterType } from './parameter-type.ts';
import { pathTemplate } from './path-template.ts';
import { responseMedia } from './response-media.ts';
import { responseStatus } from './response-status.ts';
import { pointer, type Refusal, type Rule } from './rule.ts';
import { schemaReferences } from './schema-references.ts';
import { schemaSyntax } from './schema-syntax.ts';
import { security } from './security.ts';
import { servers } from './servers.ts';
import { webhooks } from './webhooks.ts';

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
export const ASYNCAPI_RULES: readonly Rule<AsyncApi>[] = [channels];

export interface RuleRefusal extends Refusal {
  readonly rule: string;
}
const check = <Document>(document: Document, rules: readonly Rule<Document>[]): RuleRefusal[] =>
  rules.flatMap((rule) => [...rule.check(document)].map((refusal) => ({ ...refusal, rule: rule.name })));
export const checkOpenapi = (document: OpenApi): RuleRefusal[] => check(document, OPENAPI_RULES);
export const checkAsyncapi = (document: AsyncApi): RuleRefusal[] => check(document, ASYNCAPI_RULES);

/** One line per refusal: file, JSON Pointer, reason, rule. */
export const describeRefusals = (file: string, refusals: readonly RuleRefusal[]): string[] =>
  refusals.map(({ at, reason, rule }) => `${file}${pointer(at)} ${reason} (${rule})`);
export const refusalsOf = (file: string, document: OpenApi): string[] => describeRefusals(file, checkOpenapi(document));
