// Writes api.d.ts: openapi-typescript's types of one document. Binary strings become Blob.
import { createConfig } from '@redocly/openapi-core';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import {
  hasDirections,
  type OpenApi,
  type OperationObject,
  type Parameter,
  resolveRef,
  type Schema,
} from '../document.ts';
import { readStream } from '../streams.ts';
import { typesPlugin } from './bundle.ts';
import { METHODS, operationsOf, parametersOf, readParameter } from './places.ts';
import { isData, NAMES } from './schema-tree.ts';

export async function writeTypes(document: OpenApi): Promise<string> {
  return astToString(await typesOf(withDirections(withParameterSchemas(document)), 'Blob'));
}

/** All that is needed is in the document. */
const refuseFetch = () => Promise.reject(new Error('no file is read from the network'));

/** `binary` is the name of the type of binary strings. */
export async function typesOf(document: object, binary: string): Promise<ts.Node[]> {
  const plain = withoutReferences(document);
  const bytes = ts.factory.createTypeReferenceNode(binary);
  return openapiTS(plain as OpenAPI3, {
    alphabetize: true,
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    redocly: await createConfig({
      plugins: [typesPlugin],
      resolve: { http: { headers: [], customFetch: refuseFetch } },
    }),
    silent: true,
    transform: (schema) => ('format' in schema && schema.format === 'binary' ? bytes : undefined),
  });
}

/** Without data that has references, which openapi-typescript would follow. */
function withoutReferences(node: unknown, isMap = false): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutReferences(item));
  if (typeof node !== 'object' || node === null) return node;
  const fields = Object.entries(node).filter(
    ([key, inner]) => isMap || !isData(key, inner) || !JSON.stringify(inner)?.includes('"$ref":'),
  );
  return Object.fromEntries(fields.map(([key, inner]) => [key, withoutReferences(inner, !isMap && NAMES.test(key))]));
}

/** Gives parameters with `content` the schema of their media type, because openapi-typescript reads only that. */
function withParameterSchemas(document: OpenApi): OpenApi {
  const copy = structuredClone(document); // openapi-typescript changes its input
  const { parameters: shared = {} } = copy.components as { parameters?: Record<string, Parameter> };
  const lists = Object.values(copy.paths).flatMap((item) => [item, ...METHODS.flatMap((method) => item[method] ?? [])]);
  const all = [...Object.values(shared), ...lists.flatMap(({ parameters = [] }) => parameters)];
  for (const parameter of all) if (parameter.content) parameter.schema = readParameter(copy, parameter).schema;
  copy.openapi = '3.1.0';
  for (const place of [...operationsOf(copy)]) {
    const { at, path, item, node } = place;
    const [, , key = '', method] = at;
    if (node.parameters?.some((each) => (resolveRef(copy, each).in as string) === 'querystring'))
      node.parameters = parametersOf(copy, place).map((each) => each.node);
    useItemSchemas(copy, node);
    if (key !== 'query' && method === undefined) continue;
    copy.paths[`${path} ${method ?? key}`] = { ...(item.parameters && { parameters: item.parameters }), post: node };
    delete item[key];
  }
  return copy;
}

/** Streams have the type of one item. */
function useItemSchemas(document: OpenApi, { responses = {} }: OperationObject): void {
  for (const { content = {} } of Object.values(responses).map((response) => resolveRef(document, response))) {
    for (const [name, media] of Object.entries(content)) {
      const stream = readStream(document, name, media);
      if (stream) content[name] = { schema: stream.schema };
    }
  }
}

/** Makes readOnly and writeOnly fields optional, because one type serves both directions; validators check them exactly. */
function withDirections(document: OpenApi): OpenApi {
  if (!hasDirections(document)) return document;
  return JSON.parse(JSON.stringify(document), (_, value: Schema | null) => {
    if (!Array.isArray(value?.required) || typeof value.properties !== 'object') return value;
    const { required, properties } = value;
    const isOneWay = (name: string): boolean => {
      const { readOnly, writeOnly } = resolveRef(document, properties[name] ?? {});
      return readOnly === true || writeOnly === true;
    };
    return { ...value, required: required.filter((name) => !isOneWay(name)) };
  });
}
