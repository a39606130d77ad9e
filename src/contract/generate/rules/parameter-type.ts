import { type OpenApi, type Parameter, resolveRef, type Schema } from '../openapi.ts';
import { operationsOf, parametersOf } from './places.ts';
import type { Rule } from './rule.ts';

const SCALARS = ['string', 'integer', 'number', 'boolean'];

export const parameterType: Rule = {
  name: 'parameter-type',
  refuses:
    'a parameter whose schema does not name one type (string, integer, number or boolean), a list anywhere but in the query, an object that is not the rest of the query as texts',
  *check(document) {
    for (const operation of operationsOf(document)) {
      const parameters = parametersOf(document, operation);
      for (const { at, node } of parameters) {
        const reason = node.schema && reasonOf(document, node);
        if (reason) yield { at: [...at, 'schema'], reason };
      }
      const [, second] = parameters.filter(({ node }) => resolveRef(document, node.schema ?? {}).type === 'object');
      if (second) yield { at: second.at, reason: 'only one parameter can take the rest of the query' };
    }
  },
};

function reasonOf(document: OpenApi, { in: place, explode, schema }: Parameter): string | null {
  const own = resolveRef(document, schema);
  if (own.type === 'array') {
    if (place !== 'query') return `a list is read from the query, not from a ${place}`;
    return isScalar(resolveRef(document, own.items ?? {}))
      ? null
      : `the items need a type out of ${SCALARS.join(', ')}`;
  }
  if (own.type === 'object') {
    if (place !== 'query' || explode === false) return 'an object is read from an exploded query only';
    return isRest(document, own) ? null : 'an object is the rest of the query: additionalProperties of type string';
  }
  return isScalar(own) ? null : `type ${JSON.stringify(own.type)} is not one of ${SCALARS.join(', ')}`;
}

const isScalar = ({ type }: Schema): boolean => typeof type === 'string' && SCALARS.includes(type);

/** Each value is a text: nothing else comes out of a query without a row of its own. */
function isRest(document: OpenApi, { properties = {}, additionalProperties }: Schema): boolean {
  const values = [...Object.values(properties), additionalProperties].filter((one) => typeof one === 'object');
  return values.every((schema) => resolveRef(document, schema as Schema).type === 'string');
}
