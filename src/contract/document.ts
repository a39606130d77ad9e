// The parts of JSON Schema, OpenAPI 3.1, AsyncAPI 3 and Arazzo 1.0 that the generator, the checks and the pages read.
import { pointerSteps, valueAt } from './json-pointer.ts';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  deprecated?: boolean;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  maxProperties?: number;
  readOnly?: boolean;
  writeOnly?: boolean;
  /** Binary schemas only: the maximum size, for tools that read maxLength as characters. */
  'x-max-bytes'?: number;
  contentMediaType?: string;
  contentEncoding?: string;
  items?: Schema;
  prefixItems?: Schema[];
  contains?: Schema;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  required?: string[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  [keyword: string]: unknown;
}

/** References to references; more are a cycle. */
const MAX_STEPS = 64;

/** Follows local references to the referenced value. Keys beside `$ref` take precedence. A cycle resolves to no keys. */
export function resolveRef<T extends { $ref?: string }>(document: object, value: T): T {
  let current = value;
  for (let step = 0; current.$ref !== undefined; step++) {
    if (step === MAX_STEPS) return {} as T;
    const { $ref, ...own } = current;
    const node = valueAt(document, pointerSteps($ref).map(decodeURIComponent));
    if (node === undefined) throw new Error(`the reference ${$ref} does not exist`);
    current = Object.keys(own).length === 0 ? (node as T) : ({ ...(node as T), ...own } as T);
  }
  return current;
}

/** Resolves references, and merges the properties of `allOf`. */
export function mergeParts(document: object, reference: Schema): Schema {
  const schema = resolveRef(document, reference);
  const { allOf, ...own } = schema;
  if (!allOf) return schema;
  const parts = [...allOf.map((part) => mergeParts(document, part)), own];
  const properties: Record<string, Schema> = Object.assign({}, ...parts.map((part) => part.properties));
  const required = parts.flatMap((part) => part.required ?? []);
  return Object.assign({}, ...parts, { required }, Object.keys(properties).length > 0 && { properties });
}

export interface Example {
  $ref?: string;
  summary?: string;
  value?: unknown;
}
export interface Media {
  schema?: Schema;
  /** Streams only (3.2): the schema of one item. */
  itemSchema?: Schema;
  example?: unknown;
  examples?: Record<string, Example>;
  encoding?: Record<string, { contentType?: string; style?: string; explode?: boolean }>;
}
export interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  style?: string;
  explode?: boolean;
  /** The server also accepts a comma-separated list. */
  'x-commas'?: 'accepted';
  /** Not sent by callers: published documents move it from `parameters` to the operation's `x-reads`. */
  'x-set-by'?: 'browser' | 'proxy';
  schema: Schema;
  content?: Record<string, Media>;
  /** Set by the generator: the value is JSON, because the parameter has `content`. */
  isJson?: boolean;
  example?: unknown;
  examples?: Record<string, Example>;
}
/** The fields of the form that `in: querystring` (3.2) describes. Other media types are not supported. */
export function expandQuery(document: object, parameter: Parameter): Parameter[] {
  if ((parameter.in as string) !== 'querystring') return [parameter];
  const [[media, { schema = {}, encoding = {}, example }] = ['', {}]] = Object.entries<Media>(parameter.content ?? {});
  if (media !== 'application/x-www-form-urlencoded') return [{ ...parameter, schema, style: media }];
  const { properties = {}, required = [] } = resolveRef(document, schema);
  return Object.entries(properties).map(([name, field]) => {
    const shown = (example as Record<string, unknown> | undefined)?.[name];
    return { name, in: 'query', required: required.includes(name), schema: field, ...encoding[name], example: shown };
  });
}
/** Has the fields of a parameter, except those that are its key or are always the same. */
export type Header = Omit<Partial<Parameter>, 'name' | 'in'>;
export interface Response {
  $ref?: string;
  description: string;
  headers?: Record<string, Header>;
  content?: Record<string, Media>;
}
export interface RequestBody {
  $ref?: string;
  description?: string;
  required?: boolean;
  content: Record<string, Media>;
  /** Maximum bytes of the whole body. */
  'x-max-bytes'?: number;
  /** Handlers read the bytes while they arrive. */
  'x-stream'?: boolean;
}
export interface ServerObject {
  url: string;
  variables?: Record<string, { default: string }>;
}
export interface OperationObject {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: RequestBody;
  responses: Record<string, Response>;
  callbacks?: Record<string, unknown>;
  servers?: ServerObject[];
  deprecated?: boolean;
  /** The days of deprecation and of the earliest removal, as YYYY-MM-DD. */
  'x-deprecated-at'?: string;
  'x-sunset'?: string;
  /** What a GET changes; HEAD then never runs the handler. */
  'x-effects'?: string;
  /** Pages of any origin may call it without credentials. */
  'x-cors'?: 'any';
  'x-rule'?: string;
  /** The only parameters or form fields that must not be repeated; for others the first value is used. */
  'x-once'?: string[];
  /** Published documents only: headers that the server reads and browsers or proxies set. */
  'x-reads'?: Parameter[];
  /** Published documents only. */
  'x-codeSamples'?: readonly CodeSample[];
}
export interface CodeSample {
  readonly lang: 'Shell' | 'TypeScript' | 'JavaScript' | 'Python';
  readonly label: string;
  readonly source: string;
}
export interface PathItem
  extends Partial<Record<'get' | 'post' | 'put' | 'patch' | 'delete' | 'query', OperationObject>> {
  /** Operations of other methods (3.2). */
  additionalOperations?: Record<string, OperationObject>;
  parameters?: Parameter[];
  servers?: ServerObject[];
  [field: string]: unknown;
}
export interface SecurityScheme {
  $ref?: string;
  type: string;
  description?: string;
  in?: 'header' | 'cookie' | 'query';
  name?: string;
  scheme?: string;
  /** Header keys only: keys with this prefix are also accepted as `Authorization: Bearer`. */
  'x-bearer-prefix'?: string;
  /** Cookies only: the header with the second half of the credential, if it has one. */
  'x-proof-header'?: string;
}
interface Info {
  title: string;
  version: string;
  summary?: string;
  description?: string;
}
export interface OpenApi {
  openapi: string;
  jsonSchemaDialect?: string;
  info: Info;
  tags?: { name: string; description?: string }[];
  servers?: ServerObject[];
  security?: Record<string, string[]>[];
  /** The name of the rule for all operations without their own; 'none' means no rule. */
  'x-rule'?: string;
  paths: Record<string, PathItem>;
  webhooks?: Record<string, unknown>;
  components: {
    schemas?: Record<string, Schema>;
    securitySchemes?: Record<string, SecurityScheme>;
    [kind: string]: Record<string, unknown> | undefined;
  };
}
export interface Message {
  $ref?: string;
  name: string;
  title?: string;
  summary?: string;
  description?: string;
  contentType?: string;
  payload: Schema;
  /** Sent beside the payload; WebSocket has no place for it. */
  headers?: Schema;
  correlationId?: { $ref?: string; location: string };
  /** Defaults for the other fields. */
  traits?: Message[];
  examples?: { name?: string; summary?: string; payload: unknown }[];
}
export interface Server {
  $ref?: string;
  host: string;
  protocol: string;
  pathname?: string;
  variables?: Record<string, { $ref?: string; default?: string; enum?: string[] }>;
  /** Alternatives; absent if no credential is required. */
  security?: SecurityScheme[];
}
interface SocketOperation {
  $ref?: string;
  action: 'send' | 'receive';
  title?: string;
  summary?: string;
  channel?: { $ref: string };
  messages: { $ref: string }[];
  reply?: { $ref?: string; channel?: { $ref: string }; messages?: { $ref: string }[] };
  security?: SecurityScheme[];
}
export interface Channel {
  $ref?: string;
  /** Null if it is known only at run time. */
  address: string;
  title?: string;
  summary?: string;
  description?: string;
  servers?: Server[];
  messages: Record<string, Message>;
  parameters?: Record<string, { $ref?: string; description?: string; enum?: string[] }>;
  bindings?: { $ref?: string; ws?: { $ref?: string; query?: Schema; headers?: Schema } };
}
export interface AsyncApi {
  asyncapi: string;
  info: Info;
  defaultContentType?: string;
  servers?: Record<string, Server>;
  operations: Record<string, SocketOperation>;
  components: {
    messages: Record<string, Message>;
    schemas?: Record<string, Schema>;
    securitySchemes?: Record<string, SecurityScheme>;
  };
  channels: Record<string, Channel>;
  /** Why the server closes a connection, by close code. */
  'x-close-codes'?: Record<string, string>;
}

export interface Arazzo {
  readonly info: Info;
  readonly workflows: readonly Workflow[];
}
export interface Workflow {
  readonly workflowId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly inputs?: Schema;
  readonly steps: readonly WorkflowStep[];
}
export interface WorkflowStep {
  readonly stepId: string;
  readonly description?: string;
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly value: unknown }[];
  readonly requestBody?: { readonly contentType?: string; readonly payload: unknown };
  readonly successCriteria?: readonly {
    readonly condition: string;
    readonly context?: string;
    readonly type?: string;
  }[];
  readonly outputs?: Readonly<Record<string, string>>;
}

/** The same names with other values. */
export const mapValues = <From, To>(
  values: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

/** The maximum bytes that a binary schema allows. */
export const byteLimit = ({ 'x-max-bytes': bytes, maxLength }: Schema): number | undefined => bytes ?? maxLength;

/** A default of null means none where null is not allowed, as many documents have it. */
export const hasDefault = ({ default: value, type }: Schema): boolean =>
  value !== undefined && (value !== null || type === undefined || [type].flat().includes('null'));

/** The last segment of a reference, such as the name of a schema. */
export const refName = ({ $ref }: { readonly $ref?: string }): string | null => $ref?.split('/').at(-1) ?? null;

/** An invalid document; each line of the message has file, location and reason. */
export class DocumentError extends Error {}

/** readOnly fields of requests are dropped, because clients often send them back; writeOnly fields of responses are refused. */
export type Direction = 'request' | 'response';

/** Whether a field, here or in `allOf`, is allowed only in the other direction. */
export function isOtherDirection(
  schema: Schema,
  name: string,
  context: { readonly document: object; readonly direction?: Direction | undefined },
): boolean {
  if (context.direction === undefined) return false;
  const { properties = {}, allOf = [] } = resolveRef(context.document, schema);
  const field = Object.hasOwn(properties, name) ? resolveRef(context.document, properties[name] as Schema) : null;
  if (field && (context.direction === 'request' ? field.readOnly : field.writeOnly)) return true;
  return (allOf as Schema[]).some((part) => isOtherDirection(part, name, context));
}

/** Whether the document uses readOnly or writeOnly. */
export const hasDirections = (document: OpenApi): boolean => {
  const text = JSON.stringify([document.paths, document.components]);
  return text.includes('"readOnly":true') || text.includes('"writeOnly":true');
};
