// Adds examples to operations whose document has none, so that every operation can be called.
import { examplesOf, type Media, type Operation, type Parameter, resolveRef, type Schema } from './document.ts';
import { sampleOf } from './probes.ts';

const MAX_DEPTH = 8;

export function withSamples(operation: Operation): Operation {
  const { document, parameters, body } = operation;
  const withExample = (parameter: Parameter): Parameter => {
    const { example, required, schema } = parameter;
    const value =
      example ?? ownExample(resolveRef(document, schema)) ?? (required ? sample(document, schema) : undefined);
    return value === undefined ? parameter : { ...parameter, example: value };
  };
  const withBody = ([media, content]: [string, Media]): [string, Media] => {
    const isKnown = examplesOf(document, content).length > 0 || !/json|form/.test(media);
    return [media, isKnown ? content : { ...content, example: sample(document, content.schema ?? {}) }];
  };
  return {
    ...operation,
    parameters: parameters.map(withExample),
    body: body && { ...body, content: Object.fromEntries(Object.entries(body.content).map(withBody)) },
  };
}

const ownExample = (schema: Schema): unknown =>
  schema['example'] ?? (schema['examples'] as unknown[] | undefined)?.[0] ?? schema.const ?? schema['default'];

/** Prefers the examples of properties to random values. */
function sample(document: object, given: Schema, depth = 0): unknown {
  const schema = resolveRef(document, given);
  const own = ownExample(schema) ?? schema.enum?.[0];
  if (own !== undefined || depth > MAX_DEPTH) return own;
  const { properties, required = [], items } = schema;
  const parts = (schema['allOf'] ?? []) as Schema[];
  if (properties !== undefined || parts.length > 0) {
    const fields = Object.entries(properties ?? {})
      .filter(([name, field]) => required.includes(name) || ownExample(resolveRef(document, field)) !== undefined)
      .filter(([, field]) => resolveRef(document, field)['readOnly'] !== true)
      .map(([name, field]) => [name, sample(document, field, depth + 1)]);
    return Object.assign({}, ...parts.map((part) => sample(document, part, depth + 1)), Object.fromEntries(fields));
  }
  const [first] = (schema.oneOf ?? schema['anyOf'] ?? []) as Schema[];
  if (first !== undefined) return sample(document, first, depth + 1);
  if (items !== undefined) return [sample(document, items, depth + 1)];
  try {
    return sampleOf(document, schema);
  } catch {
    return undefined;
  }
}
