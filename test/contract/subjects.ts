// What the documents promise a validator for: the schema, the document its references lead into, its examples, and our
// validator. Read from the documents anew, not through the generator's own reader: a field that one of them loses shows.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import {
  type AsyncApi,
  type Example,
  type Media,
  type OpenApi,
  type OperationObject,
  type Parameter,
  type Response,
  resolveRef,
  type Schema,
} from '../../scripts/generate/openapi.ts';
import type { MessageValidators, OperationValidators, Validate } from '../../src/contract/types.ts';

export type { Parameter, Schema };

export interface Named {
  readonly name: string;
  readonly value: unknown;
}
export interface Operation {
  readonly area: string;
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly required: boolean; readonly content: Readonly<Record<string, Media>> } | null;
  readonly responses: ReadonlyMap<number, Response>;
  /** Alternatives; 'none' where no credential is fine too. */
  readonly security: readonly string[];
  readonly document: OpenApi;
}
export interface Subject {
  readonly name: string;
  readonly kind: 'parameters' | 'body' | 'answer' | 'problem' | 'message' | 'resource';
  readonly operation: Operation | null;
  readonly media: string;
  readonly schema: Schema;
  readonly document: object;
  readonly examples: readonly Named[];
  readonly validate: Validate;
}

interface Area {
  readonly name: string;
  readonly openapi: OpenApi | null;
  readonly asyncapi: AsyncApi | null;
  readonly resources: { readonly $defs: Readonly<Record<string, Schema>> } | null;
  readonly validators: Validators;
}
interface Validators {
  readonly validators?: Readonly<Record<string, OperationValidators | Validate>>;
  readonly messages?: MessageValidators;
  readonly resources?: Readonly<Record<string, Validate>>;
}

const ROOT = new URL('../../', import.meta.url);
const PROBLEM = 'application/problem+json';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const readJson = async <T>(path: string): Promise<T | null> =>
  existsSync(new URL(path, ROOT)) ? (JSON.parse(await readFile(new URL(path, ROOT), 'utf8')) as T) : null;

async function readAreas(): Promise<Area[]> {
  const folders = (await readdir(new URL('generated', ROOT), { withFileTypes: true })).filter(
    ({ name }) => existsSync(new URL(`generated/${name}/validators.js`, ROOT)), // beside them stand pages and problems
  );
  return Promise.all(
    folders.map(async ({ name }) => {
      const files = existsSync(new URL(`spec/${name}`, ROOT)) ? await readdir(new URL(`spec/${name}`, ROOT)) : [];
      const file = files.find((candidate) => candidate.endsWith('.schema.json'));
      return {
        name,
        openapi: await readJson<OpenApi>(`generated/${name}/openapi.json`),
        asyncapi: await readJson<AsyncApi>(`generated/${name}/asyncapi.json`),
        resources: file === undefined ? null : await readJson(`spec/${name}/${file}`),
        validators: (await import(new URL(`generated/${name}/validators.js`, ROOT).href)) as Validators,
      };
    }),
  );
}

function readOperations({ name: area, openapi }: Area): Operation[] {
  if (!openapi) return [];
  return Object.entries(openapi.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method] !== undefined).map((method) => {
      const operation = item[method] as OperationObject;
      const shared = (item['parameters'] ?? []) as Parameter[];
      const body = operation.requestBody && resolveRef(openapi, operation.requestBody);
      return {
        area,
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        parameters: [...shared, ...(operation.parameters ?? [])].map((parameter) => resolveRef(openapi, parameter)),
        body: body ? { required: body.required ?? false, content: body.content } : null,
        responses: new Map(
          Object.entries(operation.responses).map(([status, response]) => [
            Number(status),
            resolveRef(openapi, response),
          ]),
        ),
        security: (operation.security ?? openapi.security ?? []).map((names) => Object.keys(names)[0] ?? 'none'),
        document: openapi,
      };
    }),
  );
}

export const examplesOf = (document: object, media: Media): Named[] => [
  ...(media.example === undefined ? [] : [{ name: 'example', value: media.example }]),
  ...Object.entries(media.examples ?? {}).map(([name, example]) => ({
    name,
    value: resolveRef(document, example as Example).value,
  })),
];

export const isBinary = (document: object, schema: Schema | undefined): boolean =>
  schema !== undefined && resolveRef(document, schema).format === 'binary';

/** Size and type of a file are judged where the body is read; the schema sees only that it is there. */
function withoutFiles(document: object, schema: Schema): Schema {
  const { properties = {}, ...rest } = resolveRef(document, schema);
  const fields = Object.entries(properties);
  if (!fields.some(([, field]) => isBinary(document, field))) return schema;
  return {
    ...rest,
    properties: Object.fromEntries(fields.map(([name, field]) => [name, isBinary(document, field) ? {} : field])),
  };
}

/** `{ path, query, header }`, as the server's validator gets them. */
export function parameterSchema({ parameters }: Operation): Schema {
  const places = [...new Set(parameters.map((parameter) => parameter.in))];
  const within = (place: string) => parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    properties: Object.fromEntries(
      places.map((place) => [
        place,
        {
          type: 'object',
          required: within(place).flatMap(({ name, required }) => (required ? [name] : [])),
          properties: Object.fromEntries(within(place).map(({ name, schema }) => [name, schema])),
        },
      ]),
    ),
  };
}

/** One with every parameter that has an example, one with the required ones alone. */
export function parameterExamples({ parameters }: Operation): Named[] {
  const pick = (chosen: readonly Parameter[]) => {
    const value: Record<string, Record<string, unknown>> = {};
    for (const { in: place } of parameters) value[place] = {};
    for (const { in: place, name, example } of chosen) {
      if (example !== undefined) value[place] = { ...value[place], [name]: example };
    }
    return value;
  };
  return [
    { name: 'all parameters', value: pick(parameters) },
    { name: 'required parameters', value: pick(parameters.filter(({ required }) => required)) },
  ];
}

function operationSubjects(area: Area, operation: Operation): Subject[] {
  const { document } = operation;
  const table = area.validators.validators ?? {};
  const own = table[operation.id] as OperationValidators;
  const found: Subject[] = [];
  const add = (kind: Subject['kind'], media: string, schema: Schema, examples: Named[], validate: Validate | null) => {
    const name = [operation.id, kind, media].filter(Boolean).join(' ');
    if (typeof validate !== 'function') throw new Error(`${name} has no validator`);
    found.push({ name, kind, operation, media, schema, document, examples, validate });
  };
  if (operation.parameters.length > 0) {
    add('parameters', '', parameterSchema(operation), parameterExamples(operation), own.parameters);
  }
  for (const [media, content] of Object.entries(operation.body?.content ?? {})) {
    const { schema = {} } = content;
    if (isBinary(document, schema)) continue;
    add('body', media, withoutFiles(document, schema), examplesOf(document, content), own.body[media] ?? null);
  }
  for (const [status, { content = {} }] of operation.responses) {
    for (const [media, value] of Object.entries(content)) {
      if (media !== 'application/json' && media !== 'text/event-stream') continue; // pages, pictures and problems
      const validate = own.answers[status]?.[media] ?? null;
      add('answer', `${status} ${media}`, value.schema ?? {}, examplesOf(document, value), validate);
    }
  }
  return found;
}

/** The one error body of an area, with every problem that its operations answer. */
function problemSubjects({ name, openapi, validators }: Area, own: readonly Operation[]): Subject[] {
  if (!openapi) return [];
  const all = own.flatMap(({ id, responses }) =>
    [...responses].flatMap(([status, { content }]) => {
      const media = content?.[PROBLEM];
      return media
        ? [{ schema: media.schema ?? {}, examples: examplesOf(openapi, media), where: `${id} ${status}` }]
        : [];
    }),
  );
  const [first] = all;
  if (!first) return [];
  if (all.some(({ schema }) => schema.$ref !== first.schema.$ref)) throw new Error(`${name} has two kinds of problem`);
  const validate = validators.validators?.[PROBLEM] as Validate;
  const examples = all.flatMap(({ examples: given, where }) =>
    given.map((example) => ({ name: `${where} ${example.name}`, value: example.value })),
  );
  const { schema } = first;
  return [
    {
      name: `${name} problem`,
      kind: 'problem',
      operation: null,
      media: PROBLEM,
      schema,
      document: openapi,
      examples,
      validate,
    },
  ];
}

function messageSubjects({ asyncapi, validators }: Area): Subject[] {
  if (!asyncapi) return [];
  return Object.values(asyncapi.operations).flatMap(({ action, messages }) =>
    messages.map((reference) => {
      const message = resolveRef(asyncapi, reference as AsyncApi['components']['messages'][string]);
      const side = action === 'receive' ? 'client' : 'server';
      const validate = validators.messages?.[side][message.name];
      if (!validate) throw new Error(`the message ${message.name} has no validator`);
      return {
        name: `${side} message ${message.name}`,
        kind: 'message' as const,
        operation: null,
        media: side,
        schema: message.payload,
        document: asyncapi,
        examples: (message.examples ?? []).map(({ name = 'example', payload }) => ({ name, value: payload })),
        validate,
      };
    }),
  );
}

function resourceSubjects({ resources, validators }: Area): Subject[] {
  return Object.entries(resources?.$defs ?? {}).map(([name, schema]) => {
    const validate = validators.resources?.[name];
    if (!validate) throw new Error(`the definition ${name} has no validator`);
    const examples = ((schema['examples'] ?? []) as unknown[]).map((value, index) => ({ name: `${index}`, value }));
    const document = resources as object;
    return {
      name: `resource ${name}`,
      kind: 'resource',
      operation: null,
      media: '',
      schema,
      document,
      examples,
      validate,
    };
  });
}

const areas = await readAreas();
export const operations: readonly Operation[] = areas.flatMap(readOperations);
export const subjects: readonly Subject[] = areas.flatMap((area) => {
  const own = operations.filter((operation) => operation.area === area.name);
  return [
    ...own.flatMap((operation) => operationSubjects(area, operation)),
    ...problemSubjects(area, own),
    ...messageSubjects(area),
    ...resourceSubjects(area),
  ];
});
/** The published documents: each schema in them, wherever it stands, can be reached by a pointer. */
export const documents: readonly { readonly name: string; readonly document: object }[] = areas.flatMap((area) =>
  [area.openapi, area.asyncapi, area.resources].flatMap((document, index) =>
    document ? [{ name: `${area.name} ${['openapi', 'asyncapi', 'resources'][index]}`, document }] : [],
  ),
);

/** Our validators fill defaults in: each gets a value of its own. */
export const accepts = (validate: Validate, value: unknown): boolean => validate(structuredClone(value));
