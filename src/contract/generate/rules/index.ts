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
import { problemMedia } from './problem-media.ts';
import { responseHeaders } from './response-headers.ts';
import { responseMedia } from './response-media.ts';
import { responseStatus } from './response-status.ts';
import { pointer, type Refusal, type Rule } from './rule.ts';
import { schemaReferences } from './schema-references.ts';
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
  responseHeaders,
  problemMedia,
  security,
  schemaReferences,
  callbacks,
  webhooks,
];
export const ASYNCAPI_RULES: readonly Rule<AsyncApi>[] = [channels];

/** Returns one line per refusal: file, JSON Pointer, reason, rule. */
export const refusalsOf = (file: string, document: OpenApi): string[] => lines(file, document, OPENAPI_RULES);
export const channelRefusalsOf = (file: string, document: AsyncApi): string[] => lines(file, document, ASYNCAPI_RULES);

function lines<Document>(file: string, document: Document, rules: readonly Rule<Document>[]): string[] {
  const line = (name: string, { at, reason }: Refusal) => `${file}${pointer(at)} ${reason} (${name})`;
  return rules.flatMap((rule) => [...rule.check(document)].map((refusal) => line(rule.name, refusal)));
}
