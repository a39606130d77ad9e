// The documents as tests and soak see them. Read anew, not through the generator's own reader: a field that one of the two
// loses shows.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import type { MessageValidators, OperationValidators, Validate } from '../../src/contract/types.ts';
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
} from '../generate/openapi.ts';

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
export interface Area {
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

/** `{ path, query, header, cookie }`, as the server's validator gets them. */
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

export const areas: readonly Area[] = await readAreas();
export const operations: readonly Operation[] = areas.flatMap(readOperations);
/** The published documents: each schema in them, wherever it stands, can be reached by a pointer. */
export const documents: readonly { readonly name: string; readonly document: object }[] = areas.flatMap((area) =>
  [area.openapi, area.asyncapi, area.resources].flatMap((document, index) =>
    document ? [{ name: `${area.name} ${['openapi', 'asyncapi', 'resources'][index]}`, document }] : [],
  ),
);
