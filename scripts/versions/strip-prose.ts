// Removes prose and examples from a document: what remains is what a program can depend on.
import { PROBLEM_MEDIA } from '../../src/contract/generate/media.ts';

/** The keys below these keywords are names, not keywords. */
const NAMED = new Set([
  ...['properties', 'patternProperties', '$defs', 'dependentSchemas', 'dependentRequired', 'mapping'],
  ...['paths', 'responses', 'headers', 'content', 'encoding', 'schemas', 'parameters', 'requestBodies'],
  ...['securitySchemes', 'servers', 'channels', 'operations', 'messages'],
]);
const PROSE = new Set([
  ...['info', 'tags', 'title', 'summary', 'description', 'externalDocs', '$comment', 'x-codeSamples'],
  ...['example', 'examples'],
]);

/** Returns equal values for documents with the same meaning, whatever the order of their keys. */
export function stripProse(value: unknown): unknown {
  return read(value, false);
}

function read(value: unknown, named: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => read(item, false));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .filter(([key, inner]) => named || !(PROSE.has(key) || (key === 'servers' && areAddresses(inner))))
    .map(([key, inner]) => {
      if (key === PROBLEM_MEDIA) return [key, problems(inner)];
      if (key === 'servers' && !named) return [key, servers(inner)];
      return [key, read(inner, !named && NAMED.has(key))];
    });
  return Object.fromEntries(kept.sort(([left], [right]) => (String(left) < String(right) ? -1 : 1)));
}

/** The keys of these examples are the names of the problems. */
function problems(media: unknown): unknown {
  const { examples = {} } = media as { examples?: object };
  return { ...(read(media, false) as object), names: Object.keys(examples).sort() };
}

/** The servers of an OpenAPI document contain only addresses. */
const areAddresses = (value: unknown): boolean =>
  Array.isArray(value) && value.every((server) => typeof server === 'object' && server !== null && 'url' in server);

/** The servers of an AsyncAPI document also describe the protocol and the credentials. */
function servers(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return read(value, false);
  const withoutHosts = Object.entries(value).map(([name, { host: _, ...server }]) => [name, server]);
  return read(Object.fromEntries(withoutHosts), true);
}
