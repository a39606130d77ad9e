// Reads a document, with the files that it refers to, into one value, and finds the lines of its parts.
import { relative } from 'node:path';
import querystring from 'node:querystring';
import {
  bundleDocument as bundleSource,
  createConfig,
  type Document,
  detectSpec,
  getLineColLocation,
  getTypes,
  isAbsoluteUrl,
  lintDocument,
  type NormalizedProblem,
  normalizeTypes,
  type Oas3Types,
  type YamlParseError,
} from '@redocly/openapi-core';
import { DocumentError, mapValues } from '../document.ts';
import { pointerStep, pointerSteps, valueAt } from '../json-pointer.ts';
import { suggest } from '../nearest-word.ts';
import { Files, limitValues, type OnRemote } from './files.ts';
import { type Kind, removeWrongKinds } from './kinds.ts';
import type { Locate, Location, Refusal } from './refusal.ts';
import { type At, isData, isExtension, NAMES } from './schema-tree.ts';

export interface Bundle {
  readonly document: unknown;
  readonly mistakes: readonly Refusal[];
  readonly locate: Locate;
}

type Rules = NonNullable<Parameters<typeof createConfig>[0] & object>['rules'] & object;
type NodeType = (typeof Oas3Types)['Root'];
type Place = Pick<NormalizedProblem['location'][number], 'source' | 'reportOnKey'> & { readonly pointer: string };

export async function bundleDocument(file: string, rules: Rules = {}, onRemote?: OnRemote): Promise<Bundle> {
  const config = await createConfig({ rules, plugins: [typesPlugin] });
  const externalRefResolver = new Files(onRemote);
  try {
    const root = (await externalRefResolver.resolveDocument(null, file, true)) as Document;
    const { $self } = Object(root.parsed) as { readonly $self?: unknown };
    if (typeof $self === 'string') useLocalReferences(root.parsed, $self);
    const options = { document: root, config: config.styleguide, externalRefResolver };
    if (typeof Object(root.parsed).asyncapi === 'object') throw new Error('has no version');
    const version = detectSpec(root.parsed);
    const types = normalizeTypes(config.styleguide.extendTypes(getTypes(version), version));
    const ownPlace = placesOf(root, []);
    const wrongKinds = locate(removeWrongKinds(root.parsed as object, types['Root'] as Kind), ownPlace);
    const wrong = [...wrongReferences(root.parsed as object, ownPlace)];
    const found = Object.keys(rules).length > 0 ? await lintDocument(options) : [];
    const mistakes = found.filter((problem) => !isIgnored(problem)).map(toMistake);
    const { bundle } = await bundleSource(options);
    limitValues(bundle.parsed);
    const files = await Promise.allSettled(externalRefResolver.cache.values());
    const others = files.flatMap((each) => (each.status === 'fulfilled' && each.value !== root ? [each.value] : []));
    const placeOf = placesOf(bundle, others as Document[]);
    wrong.push(...wrongReferences(bundle.parsed as object, placeOf, (url) => remoteFault(url, onRemote)));
    wrongKinds.push(...locate(removeWrongKinds(bundle.parsed as object, types['Root'] as Kind), placeOf));
    return {
      document: bundle.parsed,
      mistakes: [...mistakes, ...wrongKinds, ...wrong],
      locate: (at) => locationOf(placeOf(at)),
    };
  } catch (error) {
    const { message, line, col } = error as Partial<YamlParseError>;
    const [text] = error instanceof RangeError ? ['is nested too deeply'] : String(message).split(/\n| in "/);
    throw new DocumentError(line ? `${file}:${line}:${col} ${text}` : `${file} ${text}`, { cause: error });
  }
}

/** Redocly copies the fields one by one. So its tables get no prototype, in which it would find `constructor`. */
const withoutPrototypes = (types: Record<string, NodeType>): Record<string, NodeType> =>
  mapValues(types, (type) => ({ ...type, properties: { ...type.properties, ['__proto__']: null } }));

/** The parts that 3.2 adds. Extensions are anybody's own: `x-webhooks` too. */
const addTypes = (given: Record<string, NodeType>): Record<string, NodeType> => {
  const types = { ...given };
  const add = (name: string, properties: NodeType['properties'], more: Partial<NodeType> = {}) => {
    types[name] = { ...types[name], properties: { ...types[name]?.properties, ...properties }, ...more };
  };
  const text = { type: 'string' } as const;
  add('Root', { $self: text, 'x-webhooks': null });
  add('PathItem', { query: 'Operation', additionalOperations: 'AdditionalOperations' });
  add('AdditionalOperations', {}, { additionalProperties: 'Operation' });
  add('MediaType', { itemSchema: 'Schema', prefixEncoding: null, itemEncoding: 'Encoding' });
  add('Parameter', { in: { enum: ['query', 'querystring', 'header', 'path', 'cookie'] }, style: text });
  add('Example', { dataValue: { isExample: true }, serializedValue: text });
  add('Tag', { summary: text, parent: text, kind: text });
  add('Server', { name: text });
  add('Response', { summary: text }, { required: [] });
  add('OAuth2Flows', { deviceAuthorization: null });
  add('SecurityScheme', { deprecated: { type: 'boolean' }, oauth2MetadataUrl: text }, { allowed: () => undefined });
  add('Discriminator', { defaultMapping: text });
  add('Components', { mediaTypes: 'MediaTypesMap' });
  return types;
};

/** In AsyncAPI, a discriminator is the name of a field, and an address may be null. */
const addAsyncTypes = (types: Record<string, NodeType>): Record<string, NodeType> => {
  const added: Record<string, NodeType['properties']> = {
    Schema: { discriminator: null },
    Channel: { address: null },
    ChannelBindings: { ws: 'WsChannelBinding' },
  };
  const fields = ([name, type]: [string, NodeType]) => ({
    ...type,
    properties: { ...type.properties, ...added[name] },
  });
  return Object.fromEntries(Object.entries(types).map((entry) => [entry[0], fields(entry)]));
};

/** For Redocly's configuration. */
export const typesPlugin = {
  id: 'types',
  typeExtension: {
    oas3: (types: Record<string, NodeType>) => withoutPrototypes(addTypes(types)),
    async3: (types: Record<string, NodeType>) => withoutPrototypes(addAsyncTypes(types)),
  },
};

/** Finds where a part of the bundle was written: in the root, or in one of the other files. */
function placesOf({ source, parsed }: Document, others: readonly Document[]): (at: At) => Place {
  const places = new Map<object, Place>();
  const visit = (node: unknown, place: Place): void => {
    if (typeof node !== 'object' || node === null || places.has(node)) return;
    places.set(node, place);
    for (const [key, inner] of Object.entries(node)) visit(inner, childOf(place, key));
  };
  for (const each of others) visit(each.parsed, { source: each.source, pointer: '#/' });
  return (at) => {
    let place: Place = { source, pointer: '#/' };
    let node: unknown = parsed;
    for (const step of at) {
      node = (node as Record<string, unknown> | null | undefined)?.[step];
      place = places.get(Object(node)) ?? childOf(place, String(step));
    }
    return place;
  };
}

const childOf = ({ source, pointer }: Place, key: string): Place => ({
  source,
  pointer: `${pointer === '#/' ? '#' : pointer}/${pointerStep(key)}`,
});

function locationOf(place: NormalizedProblem['location'][number]): Location {
  const { source, start } = getLineColLocation(place);
  const text = source.getLines()[start.line - 1] ?? '';
  const from = Math.max(0, start.col - MAX_FRAME);
  const line = text.slice(from, from + 2 * MAX_FRAME);
  const frame = `${start.line} | ${line}\n${' '.repeat(`${start.line} | `.length + start.col - 1 - from)}^`;
  return { file: relative(process.cwd(), source.absoluteRef), line: start.line, column: start.col, frame };
}
const MAX_FRAME = 60;

/** Extensions are not ours to check, and Redocly cannot compile the schemas of some examples. */
const isIgnored = ({ message, location: [place] }: NormalizedProblem): boolean => {
  const steps = pointerSteps(place?.pointer ?? '');
  return (
    /^Example validation errored|\[object Object\]/.test(message) ||
    steps.some((step, at) => isExtension(step, steps[at - 1]))
  );
};

function toMistake({ message, suggest: [word], location: [place] }: NormalizedProblem): Refusal {
  const reason = message.replaceAll('`', "'").replace(/\.$/, '') + (word ? `. Did you mean '${word}'?` : '');
  const isFatal = /^(The field '(content|name|in)' must|'in' can)/.test(reason);
  const locate = () => locationOf(place as NormalizedProblem['location'][number]);
  const at = pointerSteps(place?.pointer ?? '');
  return { at, reason, locate, rule: 'structure', ...(!isFatal && { skipped: true, isMistake: true }) };
}

/** Refers to the document itself and to its neighbours by their files, not by the address that `$self` gives. */
function useLocalReferences(node: unknown, self: string): void {
  if (typeof node !== 'object' || node === null) return;
  const own = node as { $ref?: unknown };
  const folder = self.slice(0, self.lastIndexOf('/') + 1);
  if (typeof own.$ref === 'string' && folder !== '' && own.$ref.startsWith(folder))
    own.$ref = own.$ref.slice(own.$ref.startsWith(`${self}#`) ? self.length : folder.length);
  for (const inner of Object.values(node)) useLocalReferences(inner, self);
}

const locate = (refusals: readonly Refusal[], placeOf: (at: At) => Place): Refusal[] =>
  refusals.map((refusal) => {
    const place = placeOf(refusal.at); // now, because values are moved later
    return { ...refusal, locate: () => locationOf(place) };
  });

/** Without the path, which may have a secret. */
const remoteFault = (url: string, onRemote: OnRemote | undefined): string =>
  `the reference to ${URL.canParse(url) ? new URL(url).host : 'a URL'} ${onRemote ? 'cannot be read' : 'is read only with --remote'}`;

/** References that lead nowhere. Removes them, so that what remains can be read. Without `remoteFault`, only those within the document. */
function* wrongReferences(
  document: object,
  placeOf: (at: At) => Place,
  remoteFault?: (url: string) => string,
  node: unknown = document,
  at: At = [],
  isMap = false,
): Generator<Refusal> {
  if (typeof node !== 'object' || node === null) return;
  const { $ref } = node as { $ref?: unknown };
  const steps = typeof $ref === 'string' && $ref.startsWith('#') ? pointerSteps($ref).map(querystring.unescape) : null;
  if (typeof $ref === 'string' && (steps ? valueAt(document, steps) === undefined : remoteFault !== undefined)) {
    const place = childOf(placeOf(at), '$ref');
    delete (node as { $ref?: unknown }).$ref;
    const hint = steps ? suggestStep(document, steps) : ' or cannot be read';
    const isRemote = !steps && isAbsoluteUrl($ref);
    const reason = isRemote ? remoteFault?.($ref) : `the reference ${$ref} does not exist${hint}`;
    yield { at, reason: String(reason), rule: 'structure', locate: () => locationOf(place) };
  }
  for (const [key, inner] of Object.entries(node)) {
    if (!isMap && (isData(key, inner) || isExtension(key, at.at(-1)))) continue;
    yield* wrongReferences(document, placeOf, remoteFault, inner, [...at, key], !isMap && NAMES.test(key));
  }
}

/** Suggests a name for the first step that does not exist. */
function suggestStep(document: object, steps: readonly string[]): string {
  const length = steps.findIndex((_, index) => valueAt(document, steps.slice(0, index + 1)) === undefined);
  const names = Object.keys(Object(valueAt(document, steps.slice(0, length))));
  const whole = (name: string) => `#/${[...steps.slice(0, length), name, ...steps.slice(length + 1)].join('/')}`;
  return suggest(steps[length] ?? '', names, whole);
}
