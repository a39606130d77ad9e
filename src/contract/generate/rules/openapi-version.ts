import type { Rule } from './rule.ts';

const DIALECTS = [
  'https://json-schema.org/draft/2020-12/schema',
  'https://spec.openapis.org/oas/3.1/dialect/base',
  'https://spec.openapis.org/oas/3.1/dialect/2024-11-10',
];

export const openapiVersion: Rule = {
  name: 'openapi-version',
  refuses: 'OpenAPI versions other than 3.0 and 3.1, and schema dialects other than JSON Schema 2020-12',
  *check({ openapi, jsonSchemaDialect }) {
    if (!/^3\.1\.\d+$/.test(openapi))
      yield { at: ['openapi'], reason: `OpenAPI ${openapi} is not supported; use 3.0 or 3.1` };
    if (jsonSchemaDialect !== undefined && !DIALECTS.includes(jsonSchemaDialect)) {
      yield { at: ['jsonSchemaDialect'], reason: 'only JSON Schema 2020-12 is supported' };
    }
  },
};
