import type { Rule } from './rule.ts';

const DIALECTS = [
  'https://json-schema.org/draft/2020-12/schema',
  'https://spec.openapis.org/oas/3.1/dialect/base',
  'https://spec.openapis.org/oas/3.1/dialect/2024-11-10',
];

export const openapiVersion: Rule = {
  name: 'openapi-version',
  refuses: 'OpenAPI 3.0 and older, and schemas of another dialect than JSON Schema 2020-12: write 3.1',
  *check({ openapi, jsonSchemaDialect }) {
    if (!/^3\.1\.\d+$/.test(openapi)) yield { at: ['openapi'], reason: `OpenAPI ${openapi} is not read, 3.1 is` };
    if (jsonSchemaDialect !== undefined && !DIALECTS.includes(jsonSchemaDialect)) {
      yield { at: ['jsonSchemaDialect'], reason: 'schemas are read as JSON Schema 2020-12' };
    }
  },
};
