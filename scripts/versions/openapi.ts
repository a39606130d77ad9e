// Finds breaking changes between two versions of an OpenAPI document: removed or stricter parts.

import {
  type Media,
  type OpenApi,
  type OperationObject,
  type Parameter,
  type Response,
  resolveRef,
} from '../../src/contract/document.ts';
import { PROBLEM_MEDIA } from '../../src/contract/generate/media.ts';
import { type OperationModel, readOperations } from '../../src/contract/generate/model.ts';
import { SchemaReader } from './normalised-schema.ts';
import { type Direction, keyOf, SchemaComparer } from './schemas.ts';
import { stripProse } from './strip-prose.ts';

interface Side {
  readonly document: OpenApi;
  readonly model: OperationModel;
  readonly responses: ReadonlyMap<string, Response>;
}
type Encoding = NonNullable<Media['encoding']>;
interface Pair {
  readonly old: Side;
  readonly now: Side;
  readonly schemas: SchemaComparer;
}

/** Responses that a client gets only when it asks for them with a header. */
const ON_REQUEST = new Set(['206', '304']);

export function openapiBreaks(before: OpenApi, after: OpenApi): string[] {
  const schemas = new SchemaComparer(before, after);
  const current = sidesOf(after);
  return [...sidesOf(before)].flatMap(([address, old]) => {
    const now = current.get(address);
    if (!now) return [`${old.model.id}: ${old.model.method} ${old.model.path} was removed`];
    const pair = { old, now, schemas };
    return [
      ...compareIdentity(pair),
      ...compareSecurity(pair),
      ...compareParameters(pair),
      ...compareBody(pair),
      ...compareResponses(pair),
    ];
  });
}

/** Operations by method and path. Names of path parameters are compared with the other parameters. */
function sidesOf(document: OpenApi): Map<string, Side> {
  return new Map(
    readOperations(document).map((model) => {
      const operation = document.paths[model.path]?.[model.method.toLowerCase()] as OperationObject | undefined;
      const resolved = Object.entries(operation?.responses ?? {}).map(
        ([status, response]) => [status, resolveRef(document, response)] as const,
      );
      const address = `${model.method} ${model.path.replaceAll(/\{[^}]*\}/g, '{}')}`;
      return [address, { document, model, responses: new Map(resolved) }];
    }),
  );
}

function compareIdentity({ old: { model: old }, now: { model: now } }: Pair): string[] {
  const found: string[] = [];
  if (now.id !== old.id) found.push(`${old.id}: was renamed to ${now.id}`);
  if (old.cors && !now.cors) found.push(`${old.id}: no longer allows cross-origin requests`);
  return found;
}

function compareSecurity({ old, now }: Pair): string[] {
  const before = old.model.security.length > 0 ? old.model.security : ['none'];
  const after = now.model.security.length > 0 ? now.model.security : ['none'];
  const open = after.includes('none');
  return before.flatMap((scheme) => {
    if (!after.includes(scheme)) {
      if (open) return [];
      return [
        `${old.model.id}: ${scheme === 'none' ? 'now requires a credential' : `${scheme} is no longer accepted`}`,
      ];
    }
    if (scheme === 'none') return [];
    const [was, is] = [old, now].map(({ document }) => document.components.securitySchemes?.[scheme]);
    // Another accepted place or an optional second part is compatible.
    const added = ['x-bearer-prefix', 'x-proof-header'].filter((field) => !(field in { ...was }));
    const same = { ...is, ...Object.fromEntries(added.map((field) => [field, undefined])) };
    const isSame = JSON.stringify(stripProse({ ...was })) === JSON.stringify(stripProse(same));
    const lists = now.model.scopes[scheme] ?? [[]];
    const sufficed = (old.model.scopes[scheme] ?? [[]]).find(
      (granted) => !lists.some((list) => list.every((scope) => granted.includes(scope))),
    );
    const scopes = sufficed ? (lists[0] ?? []).filter((scope) => !sufficed.includes(scope)) : [];
    return [
      ...(isSame ? [] : [`${old.model.id}: ${scheme} is sent differently`]),
      ...scopes.map((scope) => `${old.model.id}: ${scheme} now requires the scope ${scope}`),
    ];
  });
}

function compareParameters({ old, now, schemas }: Pair): string[] {
  const at = (parameter: Parameter) => `${old.model.id} ${parameter.in} parameter ${parameter.name}`;
  const keyed = ({ model }: Side) =>
    new Map(
      Object.values(model.parameters)
        .flat()
        .map((parameter) => [
          `${parameter.in} ${parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name}`,
          parameter,
        ]),
    );
  const before = keyed(old);
  const after = keyed(now);
  const added = [...after]
    .filter(([key, { required }]) => required && !before.get(key)?.required)
    .map(([, parameter]) => `${at(parameter)}: is now required`);
  const changed = [...before].flatMap(([key, parameter]) => {
    const partner = after.get(key);
    if (!partner) return [`${at(parameter)}: was removed`];
    return [
      ...(isStillParsed(parameter, partner) ? [] : [`${at(parameter)}: is serialized differently`]),
      ...schemas.breaks(parameter.schema, partner.schema, 'request', at(parameter)),
    ];
  });
  return [...added, ...changed];
}

/** A comma-separated list may become a repeated parameter as long as commas are still accepted. */
const isStillParsed = (was: Parameter, is: Parameter): boolean =>
  serializationOf(was) === serializationOf(is) ||
  (is['x-commas'] === 'accepted' && serializationOf(was) === 'form false');

/** Style and explode, with the defaults of OpenAPI. */
function serializationOf({ in: place, style, explode }: Parameter): string {
  const effective = style ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  return `${effective} ${explode ?? effective === 'form'}`;
}

function compareBody({ old, now, schemas }: Pair): string[] {
  const at = `${old.model.id} request body`;
  const { body: before } = old.model;
  const { body: after } = now.model;
  if (after?.required && !before?.required) return [`${at}: is now required`];
  if (!before) return [];
  if (!after) return [`${at}: was removed`];
  return compareMedia(before.media, after.media, 'request', at, schemas);
}

function compareMedia(
  before: Readonly<Record<string, Media>>,
  after: Readonly<Record<string, Media>>,
  direction: Direction,
  at: string,
  schemas: SchemaComparer,
): string[] {
  return Object.entries(before).flatMap(([name, media]) => {
    const partner = after[name];
    if (!partner) return [`${at}: ${name} was removed`];
    return [
      ...compareEncoding(media.encoding ?? {}, partner.encoding ?? {}, direction, `${at} ${name}`),
      ...schemas.breaks(media.schema ?? true, partner.schema ?? true, direction, at),
    ];
  });
}

function compareEncoding(before: Encoding, after: Encoding, direction: Direction, at: string): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((part) => {
    const { contentType: were, ...old } = before[part] ?? {};
    const { contentType: are, ...now } = after[part] ?? {};
    const alike = JSON.stringify(stripProse(old)) === JSON.stringify(stripProse(now));
    // Without a contentType the schema decides, so that only two explicit lists can be compared.
    if (!alike || (were === undefined) !== (are === undefined)) return [`${at}: ${part} is encoded differently`];
    const [types, kept] = [typesOf(were), typesOf(are)];
    const gone = direction === 'response' ? [] : types.filter((type) => !includes(kept, type));
    const added = direction === 'request' ? [] : kept.filter((type) => !includes(types, type));
    return [
      ...gone.map((type) => `${at}: ${part} can no longer be ${type}`),
      ...added.map((type) => `${at}: ${part} can now be ${type}`),
    ];
  });
}

const typesOf = (list = ''): string[] =>
  list
    .toLowerCase()
    .split(',')
    .map((type) => type.trim());

/** `image/*` includes `image/png`. */
const includes = (types: readonly string[], type: string): boolean =>
  [type, type.replace(/\/.*/, '/*'), '*/*'].some((one) => types.includes(one));

function compareResponses(pair: Pair): string[] {
  const { old, now } = pair;
  const success = (status: string) => Number(status) < 400;
  const added = [...now.responses.keys()]
    .filter((status) => success(status) && !old.responses.has(status) && !ON_REQUEST.has(status))
    .map((status) => `${old.model.id}: can now return ${status}`);
  const changed = [...old.responses].flatMap(([status, before]) => {
    const after = now.responses.get(status);
    const at = `${old.model.id} ${status}`;
    if (!after) return success(status) ? [`${at}: was removed`] : compareProblems(before, {}, at);
    return [
      ...compareContent(pair, before, after, at),
      ...compareHeaders(pair, before, after, at),
      ...(success(status) ? [] : compareProblems(before, after, at)),
    ];
  });
  return [...added, ...changed];
}

function compareContent({ old, now, schemas }: Pair, before: Response, after: Response, at: string): string[] {
  const [first, later] = [before, after].map(({ content = {} }) => Object.keys(content)[0]);
  const found = compareMedia(before.content ?? {}, after.content ?? {}, 'response', at, schemas);
  if (first !== undefined && later !== first && after.content?.[first]) {
    found.push(`${at}: the default media type changed from ${first} to ${later}`);
  }
  const events = ({ document }: Side, { content }: Response) => {
    const reader = new SchemaReader(document);
    const view = reader.view(content?.['text/event-stream']?.schema ?? true);
    return new Map(view.unions.flat().map((variant) => [nameOf(variant, reader), variant]));
  };
  const sent = events(now, after);
  for (const name of events(old, before).keys())
    if (!sent.has(name)) found.push(`${at}: the event ${name} was removed`);
  return found;
}

/** An event's name is the only value of its field `event`. */
function nameOf(variant: Parameters<typeof keyOf>[0], reader: SchemaReader): string {
  const values = reader.view(reader.view(variant).properties.get('event') ?? true).values;
  return values ? [...values].join(' or ') : keyOf(variant, reader);
}

function compareHeaders({ old, now, schemas }: Pair, before: Response, after: Response, at: string): string[] {
  const present = new Map(Object.entries(after.headers ?? {}).map(([name, header]) => [name.toLowerCase(), header]));
  return Object.entries(before.headers ?? {}).flatMap(([name, reference]) => {
    const found = present.get(name.toLowerCase());
    if (!found) return [`${at} header ${name}: was removed`];
    const [header, partner] = [resolveRef(old.document, reference), resolveRef(now.document, found)];
    return [
      ...(header.required && !partner.required ? [`${at} header ${name}: can now be absent`] : []),
      ...schemas.breaks(header.schema ?? true, partner.schema ?? true, 'response', `${at} header ${name}`),
    ];
  });
}

/** Callers distinguish problems by name and status. */
function compareProblems(before: Response, after: Partial<Response>, at: string): string[] {
  const names = ({ content }: Partial<Response>) => Object.keys(content?.[PROBLEM_MEDIA]?.examples ?? {});
  const kept = new Set(names(after));
  return names(before)
    .filter((name) => !kept.has(name))
    .map((name) => `${at}: the problem ${name} was removed`);
}
