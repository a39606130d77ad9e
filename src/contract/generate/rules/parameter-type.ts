import { type OpenApi, type Parameter, resolveRef, type Schema } from '../openapi.ts';
import { operationsOf, parametersOf } from './document-parts.ts';
import type { Rule } from './rule.ts';

const SCALARS = ['string', 'integer', 'number', 'boolean'];

export const parameterType: Rule = {
  name: 'parameter-type',
  refuses:
    'a parameter whose type is not exactly one of string, integer, number or boolean; lists outside the query; objects, except one that collects all other query parameters as strings',
  *check(document) {
    for (const operation of operationsOf(document)) {
      const parameters = parametersOf(document, operation);
      for (const { at, node } of parameters) {
        const reason = node.schema && reasonOf(document, node);
        if (reason) yield { at: [...at, 'schema'], reason };
      }
      const [, second] = parameters.filter(({ node }) => resolveRef(document, node.schema ?? {}).type === 'object');
      if (second) yield { at: second.at, reason: 'only one parameter can collect all other query parameters' };
    }
  },
};

function reasonOf(document: OpenApi, { in: place, explode, schema }: Parameter): string | null {
  const own = resolveRef(document, schema);
  if (own.type === 'array') {
    if (place !== 'query') return `lists are supported only in the query, not in a ${place}`;
    return isScalar(resolveRef(document, own.items ?? {}))
      ? null
      : `the items must have one of the types ${SCALARS.join(', ')}`;
  }
  if (own.type === 'object') {
    if (place !== 'query' || explode === false) return 'objects are supported only in the query, with explode: true';
    return isRest(document, own)
      ? null
      : 'an object collects all other query parameters, so its values must have type string';
  }
  return isScalar(own) ? null : `type ${JSON.stringify(own.type)} is not one of ${SCALARS.join(', ')}`;
}

const isScalar = ({ type }: Schema): boolean => typeof type === 'string' && SCALARS.includes(type);

/** Values must be strings, because query parameters without their own schema are not converted. */
function isRest(document: OpenApi, { properties = {}, additionalProperties }: Schema): boolean {
  const values = [...Object.values(properties), additionalProperties].filter((one) => typeof one === 'object');
  return values.every((schema) => resolveRef(document, schema as Schema).type === 'string');
}
