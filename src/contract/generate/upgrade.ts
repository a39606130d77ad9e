// Converts an OpenAPI 3.0 document to 3.1: its schemas become JSON Schema 2020-12. Removes a common mistake from both.
import type { OpenApi, Schema } from './openapi.ts';
import { schemasIn } from './schema-tree.ts';

/** Returns a copy in which no part occurs twice. */
export function upgrade(given: OpenApi): OpenApi {
  const document = JSON.parse(JSON.stringify(given)) as OpenApi;
  const isOld = /^3\.0\.\d+$/.test(document.openapi);
  if (isOld) document.openapi = '3.1.0';
  for (const [, schema] of schemasIn(document) as Iterable<[unknown, Schema]>) {
    if (isOld) upgradeSchema(schema);
    // `required: true` of a single field had a meaning only in old drafts of JSON Schema.
    if (typeof schema.required === 'boolean') delete schema.required;
  }
  return document;
}

function upgradeSchema(schema: Schema): void {
  const { $ref, nullable } = schema;
  delete schema['nullable'];
  for (const key of $ref === undefined ? [] : Object.keys(schema)) if (key !== '$ref') delete schema[key];
  useExclusiveLimit(schema, 'minimum', 'exclusiveMinimum');
  useExclusiveLimit(schema, 'maximum', 'exclusiveMaximum');
  if (nullable === true) allowNull(schema);
}

/** In 3.0 the exclusive limit is a flag of the other one. */
function useExclusiveLimit(schema: Schema, limit: 'minimum' | 'maximum', exclusive: string): void {
  const flag = schema[exclusive];
  if (typeof flag !== 'boolean') return;
  delete schema[exclusive];
  if (!flag || schema[limit] === undefined) return;
  schema[exclusive] = schema[limit];
  delete schema[limit];
}

/** Describe a field, and stay where its schema is found. */
const ANNOTATIONS = new Set(
  'title description default example deprecated readOnly writeOnly externalDocs xml'.split(' '),
);
const COMBINED = ['$ref', 'allOf', 'anyOf', 'oneOf', 'not'];

function allowNull(schema: Schema): void {
  if (schema.enum && !schema.enum.includes(null)) schema.enum = [...schema.enum, null];
  if (!COMBINED.some((keyword) => keyword in schema)) {
    if (typeof schema.type === 'string') schema.type = [schema.type, 'null'];
    return;
  }
  const inner: Schema = {};
  for (const key of Object.keys(schema).filter((name) => !ANNOTATIONS.has(name))) {
    inner[key] = schema[key];
    delete schema[key];
  }
  schema.anyOf = [inner, { type: 'null' }];
}
