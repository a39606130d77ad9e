// Adds examples to operations whose document has none, so that every operation can be called.
import { examplesOf, type Media, type Operation, type Parameter, resolveRef, type Schema } from './document.ts';
import { exampleOf, Sampler } from './sampler.ts';

/** Without invented values for what is optional. */
const OF_REQUESTS = { examples: true, optional: 'with examples', alternative: 0, omits: 'readOnly' } as const;

export function withSamples(operation: Operation): Operation {
  const { document, parameters, body } = operation;
  const withExample = (parameter: Parameter): Parameter => {
    const { example, required, schema } = parameter;
    const value =
      example ?? exampleOf(resolveRef(document, schema)) ?? (required ? sample(document, schema) : undefined);
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

/** Undefined if the schema requires itself without end. */
function sample(document: object, schema: Schema): unknown {
  try {
    return new Sampler(document, OF_REQUESTS).value(schema);
  } catch {
    return undefined;
  }
}
