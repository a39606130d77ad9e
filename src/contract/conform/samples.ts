// Adds examples to operations whose document has none, so that every operation can be called.
import { examplesOf, type Media, type Operation, type Parameter, resolveRef, type Schema } from './document.ts';
import { schemaOf } from './listing.ts';
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
  const schema = schemaOf(document, given);
  const { properties, required = [], items, anyOf, oneOf = anyOf } = schema as Schema & { anyOf?: Schema[] };
  const own = ownExample(schema) ?? schema.enum?.[0];
  if (own !== undefined || depth > MAX_DEPTH) return own;
  const inside = (inner: Schema) => sample(document, inner, depth + 1);
  if (properties) {
    const isSent = ([name, given]: [string, Schema]) => {
      const field = resolveRef(document, given);
      return !field['readOnly'] && (required.includes(name) || ownExample(field) !== undefined);
    };
    const fields = Object.entries(properties).filter(isSent);
    return Object.fromEntries(fields.map(([name, field]) => [name, inside(field)]));
  }
  if (oneOf?.[0]) return inside(oneOf[0]);
  if (items) return [inside(items)];
  try {
    return sampleOf(document, schema);
  } catch {
    return undefined;
  }
}
