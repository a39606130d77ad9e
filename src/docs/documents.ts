// Reads the generated documents. Types of the parts of OpenAPI and AsyncAPI that the pages show.
import { readFile } from 'node:fs/promises';
import { AREA_NAMES, type AreaName, DOCUMENTS } from '../../generated/documents.ts';

export interface AreaDocuments {
  readonly openapi?: object | undefined;
  readonly asyncapi?: object | undefined;
}
/** By the name of the directory below generated/. */
export type Documents = ReadonlyMap<string, AreaDocuments>;

const GENERATED = new URL('../../generated/', import.meta.url);

export async function readDocuments(folder: URL = GENERATED): Promise<Documents> {
  const read = async (area: AreaName, kind: string): Promise<object | undefined> =>
    (DOCUMENTS[area] as readonly string[]).includes(kind)
      ? (JSON.parse(await readFile(new URL(`${area}/${kind}.json`, folder), 'utf8')) as object)
      : undefined;
  const found = AREA_NAMES.map(async (name): Promise<[string, AreaDocuments]> => {
    const [openapi, asyncapi] = await Promise.all([read(name, 'openapi'), read(name, 'asyncapi')]);
    return [name, { openapi, asyncapi }];
  });
  return new Map(await Promise.all(found));
}

export interface Ref {
  readonly $ref?: string;
}
/** A value or a reference to one. */
export type OrRef<T> = T | (T & Ref) | Ref;

export interface Schema extends Ref {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly maxProperties?: number;
  readonly required?: readonly string[];
  readonly deprecated?: boolean;
  readonly properties?: { readonly [name: string]: Schema };
  readonly patternProperties?: { readonly [pattern: string]: Schema };
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

export interface Example {
  readonly summary?: string;
  readonly value?: unknown;
}
export interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: { readonly [name: string]: OrRef<Example> };
}
type Content = { readonly [media: string]: Media };
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
  readonly example?: unknown;
}
export type Header = Omit<Parameter, 'name' | 'in'>;
export interface Response {
  readonly description: string;
  readonly headers?: { readonly [name: string]: OrRef<Header> };
  readonly content?: Content;
}
export interface RequestBody {
  readonly description?: string;
  readonly required?: boolean;
  readonly content: Content;
  readonly 'x-max-bytes'?: number;
}
export interface SecurityScheme {
  readonly type: string;
  readonly scheme?: string;
  readonly in?: string;
  readonly name?: string;
  readonly description?: string;
}
type Security = readonly { readonly [scheme: string]: readonly string[] }[];

export interface OperationObject {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly deprecated?: boolean;
  /** Days, as YYYY-MM-DD: deprecated since, and may be removed from. */
  readonly 'x-deprecated-at'?: string;
  readonly 'x-sunset'?: string;
  /** 'any': pages of any origin can call it. */
  readonly 'x-cors'?: string;
  readonly 'x-codeSamples'?: readonly { readonly lang: string; readonly label: string; readonly source: string }[];
  readonly security?: Security;
  readonly parameters?: readonly OrRef<Parameter>[];
  readonly requestBody?: OrRef<RequestBody>;
  readonly responses: { readonly [status: string]: OrRef<Response> };
}
export interface Info {
  readonly title: string;
  readonly version: string;
  readonly summary?: string;
  readonly description?: string;
}
export interface OpenApi {
  readonly info: Info;
  readonly servers?: readonly { readonly url: string; readonly description?: string }[];
  readonly security?: Security;
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: { readonly [path: string]: { readonly [method: string]: unknown } };
  readonly components?: {
    readonly schemas?: { readonly [name: string]: Schema };
    readonly securitySchemes?: { readonly [name: string]: OrRef<SecurityScheme> };
  };
}

export interface Message {
  readonly name?: string;
  readonly title?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly payload?: Schema;
  readonly examples?: readonly { readonly name?: string; readonly summary?: string; readonly payload?: unknown }[];
}
export interface Channel {
  readonly address?: string;
  readonly title?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly messages?: { readonly [name: string]: OrRef<Message> };
  readonly parameters?: { readonly [name: string]: OrRef<ChannelParameter> };
}
export interface ChannelParameter {
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly default?: string;
}
export interface AsyncApi {
  readonly info: Info;
  readonly servers?: { readonly [name: string]: { host: string; protocol: string; description?: string } };
  readonly channels?: { readonly [name: string]: Channel };
  readonly operations?: {
    readonly [name: string]: {
      readonly action: 'send' | 'receive';
      readonly title?: string;
      readonly summary?: string;
      readonly description?: string;
      readonly channel: Ref;
      readonly messages?: readonly OrRef<Message>[];
    };
  };
  readonly components?: { readonly schemas?: { readonly [name: string]: Schema } };
}

/** Resolves references inside a document. Siblings of `$ref` take precedence. */
export function resolve<T extends object>(document: object, value: OrRef<T>): T {
  let found = value as T & Ref;
  for (let steps = 0; found.$ref !== undefined && steps < 16; steps += 1) {
    const { $ref, ...own } = found;
    found = { ...(lookUp(document, $ref) as T), ...own } as T & Ref;
  }
  return found;
}

/** The last segment of a reference, such as the name of a schema. */
export const nameOf = (value: object): string | null => (value as Ref).$ref?.split('/').at(-1) ?? null;

function lookUp(document: object, ref: string): unknown {
  const parts = ref.replace(/^#\//, '').split('/');
  return parts.reduce<unknown>((node, part) => {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    return typeof node === 'object' && node !== null ? (node as { [key: string]: unknown })[key] : undefined;
  }, document);
}
