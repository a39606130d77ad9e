// JSON Schema, as OpenAPI 3.1 and AsyncAPI 3 use it, and references.
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
