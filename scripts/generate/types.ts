// api.d.ts: openapi-typescript's reading of one document. Binary strings are bytes, not text.
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { OpenApi } from './openapi.ts';

const BLOB = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'));

export async function writeTypes(document: OpenApi): Promise<string> {
  const nodes = await openapiTS(document as unknown as OpenAPI3, {
    alphabetize: true,
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    transform: (schema) => ('format' in schema && schema.format === 'binary' ? BLOB : undefined),
  });
  return astToString(nodes);
}
