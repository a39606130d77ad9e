// Rules about parameters.

import { type OpenApi, type Parameter, resolveRef, type Schema } from '../../document.ts';
import { listItems, scalarKind } from '../forms.ts';
import { allParametersOf, operationsOf, parametersOf, type Rule } from './rule.ts';

const SUPPORTED = { path: ['simple'], query: ['form', 'deepObject'], header: ['simple'], cookie: ['form'] };

export const parameterStyle: Rule = {
  name: 'parameter-style',
  refuses:
    'parameters with the styles `pipeDelimited`, `spaceDelimited`, `matrix` or `label`: repeat the parameter for a list, or separate items by commas with `explode: false`',
  *check(document) {
    for (const { at, node } of allParametersOf(document)) {
      const [usual = '', ...others] = SUPPORTED[node.in] ?? [];
      const { style = usual } = node;
      if (style !== usual && !others.includes(style) && !node.content)
        yield { at: [...at, 'style'], reason: `the style ${style} is not supported; use ${usual}` };
    }
  },
};

export const parameterType: Rule = {
  name: 'parameter-type',
  refuses:
    'lists of anything but strings, numbers and booleans; objects with such fields only in the style `deepObject`, and otherwise only one that collects all other query parameters as strings. A parameter with JSON `content` can be anything',
  *check(document) {
    for (const operation of operationsOf(document)) {
      const parameters = parametersOf(document, operation);
      for (const { at, node } of parameters) {
        const reason = reasonOf(document, node);
        if (reason) yield { at: [...at, 'schema'], reason };
      }
      const [, second] = parameters.filter(({ node }) => isRest(document, node));
      if (second) yield { at: second.at, reason: 'only one parameter can collect all other query parameters' };
    }
  },
};

const isRest = (document: OpenApi, { schema, style, isJson }: Parameter): boolean =>
  !isJson && style !== 'deepObject' && [resolveRef(document, schema).type].flat().includes('object');

function reasonOf(document: OpenApi, { in: place, explode, style, schema, isJson }: Parameter): string | null {
  const isScalar = (each: Schema) => scalarKind(document, each) !== null;
  if (isJson) return null;
  const items = listItems(document, schema);
  if (items) return isScalar(items) ? null : 'the items of a list must be strings, numbers or booleans';
  const own = resolveRef(document, schema);
  const fields = [...Object.values(own.properties ?? {}), own.additionalProperties].filter(
    (each): each is Schema => typeof each === 'object',
  );
  if (style === 'deepObject')
    return fields.every(isScalar) ? null : 'the fields of a deepObject must be strings, numbers or booleans';
  if (isScalar(own)) return null;
  if (place !== 'query' || explode === false) return 'objects are supported only in the query, with explode: true';
  // Values must be strings, because query parameters without their own schema are not converted.
  return fields.every((field) => resolveRef(document, field).type === 'string')
    ? null
    : 'an object collects all other query parameters, so its values must have type string';
}

export const cookies: Rule = {
  name: 'cookies',
  refuses: 'a cookie parameter that is required or has a default, because pages cannot set the Cookie header',
  *check(document) {
    for (const { at, node } of allParametersOf(document)) {
      if (node.in !== 'cookie') continue;
      const { name, required, schema } = node;
      if (required)
        yield {
          at: [...at, 'required'],
          reason: `the cookie ${name} cannot be required, because only browsers can send it`,
        };
      if (schema?.default !== undefined)
        yield { at: [...at, 'schema'], reason: `the cookie ${name} cannot have a default` };
    }
  },
};
