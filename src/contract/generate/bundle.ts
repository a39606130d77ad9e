// Reads a document, with the files that it refers to, into one value, and finds the lines of its parts.
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import {
  BaseResolver,
  bundleDocument as bundleSource,
  createConfig,
  type Document,
  getLineColLocation,
  lintDocument,
  type NormalizedProblem,
  type Oas3Types,
  type YamlParseError,
} from '@redocly/openapi-core';
import { DocumentError } from '../document.ts';
import { pointerStep, pointerSteps, valueAt } from '../json-pointer.ts';
import { suggest } from '../nearest-word.ts';
import { type At, isExtension } from './schema-tree.ts';

/** A place in a file, as editors show it. */
export interface Location {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The line and a mark below it. */
  readonly frame: string;
}
/** Something in a file that is not as the specification has it. */
export interface Mistake {
  readonly at: At;
  readonly reason: string;
  readonly locate: () => Location;
  /** Whether it is not known how to read this part. */
  readonly isFatal: boolean;
}
export interface Bundle {
  readonly document: unknown;
  readonly mistakes: readonly Mistake[];
  readonly locate: (at: At) => Location;
}

type NodeType = (typeof Oas3Types)['Root'];
type Place = Pick<NormalizedProblem['location'][number], 'source' | 'reportOnKey'> & { readonly pointer: string };

export async function bundleDocument(file: string, rules: Readonly<Record<string, 'error'>> = {}): Promise<Bundle> {
  const config = await createConfig({ rules, plugins: [{ id: 'openapi-3-2', typeExtension: { oas3: addTypes } }] });
  const externalRefResolver = new Resolver(config.resolve);
  const root = await externalRefResolver.readRoot(file);
  const options = { document: root, config: config.styleguide, externalRefResolver };
  try {
    const found = Object.keys(rules).length > 0 ? await lintDocument(options) : [];
    const mistakes = found.filter((problem) => !isInExtension(problem)).map(toMistake);
    const { bundle, problems } = await bundleSource(options);
    const document = bundle.parsed as object;
    const files = await Promise.allSettled(externalRefResolver.cache.values());
    const others = files.flatMap((each) => (each.status === 'fulfilled' && each.value !== root ? [each.value] : []));
    const placeOf = placesOf(document, [...(others as Document[]), root]);
    const wrong = wrongReferences(document, problems, placeOf);
    return { document, mistakes: [...mistakes, ...wrong], locate: (at) => locationOf(placeOf(at)) };
  } catch (error) {
    throw new DocumentError(`${file} ${(error as Error).message}`);
  }
}

/** The parts that 3.2 adds. */
const addTypes = (given: Record<string, NodeType>): Record<string, NodeType> => {
  const types = { ...given };
  const add = (name: string, properties: NodeType['properties'], more: Partial<NodeType> = {}) => {
    types[name] = { ...types[name], properties: { ...types[name]?.properties, ...properties }, ...more };
  };
  const text = { type: 'string' } as const;
  add('Root', { $self: text });
  add('PathItem', { query: 'Operation', additionalOperations: 'AdditionalOperations' });
  add('AdditionalOperations', {}, { additionalProperties: 'Operation' });
  add('MediaType', { itemSchema: 'Schema', prefixEncoding: null, itemEncoding: 'Encoding' });
  add('Parameter', { in: { enum: ['query', 'querystring', 'header', 'path', 'cookie'] }, style: text });
  add('Example', { dataValue: { isExample: true }, serializedValue: text });
  add('Tag', { summary: text, parent: text, kind: text });
  add('Server', { name: text });
  add('Response', { summary: text }, { required: [] });
  add('OAuth2Flows', { deviceAuthorization: null });
  add('SecurityScheme', { deprecated: { type: 'boolean' }, oauth2MetadataUrl: text });
  add('Discriminator', { defaultMapping: text });
  add('Components', { mediaTypes: 'MediaTypesMap' });
  return types;
};

/** Reads documents by the address that they give themselves in `$self`, without the network. */
class Resolver extends BaseResolver {
  #self: string | undefined;
  #file = '';

  async readRoot(file: string): Promise<Document> {
    const root = await this.resolveDocument(null, file, true).catch((error) => {
      throw readError(file, error);
    });
    if (!('parsed' in root)) throw readError(file, root);
    const { $self } = Object(root.parsed) as { readonly $self?: unknown };
    if (typeof $self === 'string' && URL.canParse($self)) this.#self = $self.replace(/#.*/, '');
    this.#file = root.source.absoluteRef;
    return root;
  }

  override resolveExternalRef(base: string | null, ref: string): string {
    const target = super.resolveExternalRef(base, ref);
    if (this.#self === undefined) return target;
    if (target === this.#self) return this.#file;
    const folder = this.#self.slice(0, this.#self.lastIndexOf('/') + 1);
    return target.startsWith(folder) ? join(dirname(this.#file), target.slice(folder.length)) : target;
  }
}

function readError(file: string, { message, line, col }: Error & Partial<YamlParseError>): DocumentError {
  if (line) return new DocumentError(`${file}:${line}:${col} ${message.replace(/ in ".*$/, '')}`);
  const hint = existsSync(file) ? '' : suggestFile(resolve(file));
  return new DocumentError(`${file} ${message.split('\n')[0]}${hint}`);
}

const suggestFile = (path: string): string => {
  const folder = dirname(path);
  return existsSync(folder) ? suggest(basename(path), readdirSync(folder)) : '';
};

/** Finds where a part of the bundle was written. `documents` are all its files, the root last. */
function placesOf(bundle: object, documents: readonly Document[]): (at: At) => Place {
  let places: Map<object, Place> | undefined;
  const source = documents.at(-1)?.source as Place['source'];
  const visit = (found: Map<object, Place>, node: unknown, place: Place): void => {
    if (typeof node !== 'object' || node === null || found.has(node)) return;
    found.set(node, place);
    for (const [key, inner] of Object.entries(node)) visit(found, inner, childOf(place, key));
  };
  return (at) => {
    if (!places) {
      places = new Map();
      for (const each of documents) visit(places, each.parsed, { source: each.source, pointer: '#/' });
    }
    let place: Place = { source, pointer: '#/' };
    let node: unknown = bundle;
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

const isInExtension = ({ location: [place] }: NormalizedProblem): boolean => {
  const steps = pointerSteps(place?.pointer ?? '');
  return steps.some((step, index) => isExtension(step, steps[index - 1]));
};

function toMistake({ message, suggest: [word], location: [place] }: NormalizedProblem): Mistake {
  const reason = message.replaceAll('`', "'").replace(/\.$/, '') + (word ? `. Did you mean '${word}'?` : '');
  const isFatal = /^Expected type '(?!Schema')\w+' \(/.test(reason);
  const locate = () => locationOf(place as NormalizedProblem['location'][number]);
  return { at: pointerSteps(place?.pointer ?? ''), reason, locate, isFatal };
}

/** The values of these are data, in which `$ref` has no meaning. */
const DATA = new Set(['example', 'value', 'dataValue', 'default', 'const', 'enum']);

/** References that lead nowhere. Removes them, so that what remains can be read. */
function* wrongReferences(
  document: object,
  problems: readonly NormalizedProblem[],
  placeOf: (at: At) => Place,
  node: unknown = document,
  at: At = [],
): Generator<Mistake> {
  if (typeof node !== 'object' || node === null) return;
  const { $ref } = node as { $ref?: unknown };
  const steps = typeof $ref === 'string' && $ref.startsWith('#') ? pointerSteps($ref).map(decode) : null;
  if (typeof $ref === 'string' && (!steps || valueAt(document, steps) === undefined)) {
    const place = placeOf(at);
    const problem = problems.find(({ location: [other] }) => other?.pointer === place.pointer)?.message ?? '';
    const [file = ''] = $ref.split('#');
    const hint = steps ? suggestStep(document, steps) : suggestFile(resolve(dirname(place.source.absoluteRef), file));
    const why = steps || problem === '' || /ENOENT/.test(problem) ? 'does not exist' : `cannot be read: ${problem}`;
    delete (node as { $ref?: unknown }).$ref;
    const reason = `the reference ${$ref} ${why.replaceAll('\n', ' ')}${hint}`;
    const reference = childOf(place, '$ref');
    yield { at, reason, locate: () => locationOf(reference), isFatal: true };
  }
  for (const [key, inner] of Object.entries(node)) {
    const isData = DATA.has(key) || (key === 'examples' && Array.isArray(inner));
    if (isData || isExtension(key, at.at(-1))) continue;
    yield* wrongReferences(document, problems, placeOf, inner, [...at, key]);
  }
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Suggests a name for the first step that does not exist. */
function suggestStep(document: object, steps: readonly string[]): string {
  const length = steps.findIndex((_, index) => valueAt(document, steps.slice(0, index + 1)) === undefined);
  const names = Object.keys(Object(valueAt(document, steps.slice(0, length))));
  const whole = (name: string) => `#/${[...steps.slice(0, length), name, ...steps.slice(length + 1)].join('/')}`;
  return suggest(steps[length] ?? '', names, whole);
}
