// A document without prose and examples: what a caller's program can depend on.

/** Keys of these are names that somebody chose, not keywords. */
const NAMED = new Set([
  ...['properties', 'patternProperties', '$defs', 'dependentSchemas', 'dependentRequired', 'mapping'],
  ...['paths', 'responses', 'headers', 'content', 'encoding', 'schemas', 'parameters', 'requestBodies'],
  ...['securitySchemes', 'servers', 'channels', 'operations', 'messages'],
]);
const PROSE = new Set([
  ...['info', 'tags', 'title', 'summary', 'description', 'externalDocs', '$comment', 'x-codeSamples'],
  ...['example', 'examples'],
]);
const PROBLEM_MEDIA = 'application/problem+json';

/** The same value for two documents that mean the same, whatever the order of their keys. */
export function stripProse(value: unknown): unknown {
  return read(value, false);
}

function read(value: unknown, named: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => read(item, false));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .filter(([key, inner]) => named || !(PROSE.has(key) || (key === 'servers' && arePlaces(inner))))
    .map(([key, inner]) => {
      if (key === PROBLEM_MEDIA) return [key, problems(inner)];
      if (key === 'servers' && !named) return [key, servers(inner)];
      return [key, read(inner, !named && NAMED.has(key))];
    });
  return Object.fromEntries(kept.sort(([left], [right]) => (String(left) < String(right) ? -1 : 1)));
}

/** The keys of these examples are the problems' names. */
function problems(media: unknown): unknown {
  const { examples = {} } = media as { examples?: object };
  return { ...(read(media, false) as object), names: Object.keys(examples).sort() };
}

/** The servers of an OpenAPI document say where it runs and nothing else. */
const arePlaces = (value: unknown): boolean =>
  Array.isArray(value) && value.every((server) => typeof server === 'object' && server !== null && 'url' in server);

/** Those of an AsyncAPI document also say how they are reached, and with which credential. */
function servers(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return read(value, false);
  const elsewhere = Object.entries(value).map(([name, { host: _, ...server }]) => [name, server]);
  return read(Object.fromEntries(elsewhere), true);
}
