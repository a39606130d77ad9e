// The parts of an OpenAPI 3.1 document that the mock reads, references resolved.
export interface MediaObject {
  readonly schema?: { readonly format?: string; readonly required?: readonly string[] };
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}
export interface ResponseObject {
  readonly headers?: Readonly<Record<string, { readonly example?: unknown }>>;
  readonly content?: Readonly<Record<string, MediaObject>>;
}
export interface OperationObject {
  readonly operationId: string;
  readonly requestBody?: { required?: boolean; readonly content: Readonly<Record<string, MediaObject>> };
  readonly responses: Readonly<Record<string, ResponseObject>>;
}
export interface SchemeObject {
  readonly type: string;
  readonly in?: string;
  readonly name?: string;
}

/** A copy without discriminator mappings, which Ajv refuses. */
export function withoutMappings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMappings);
  if (typeof value !== 'object' || value === null) return value;
  const out: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    const tag = key === 'discriminator' && (inner as { propertyName?: unknown } | null)?.propertyName;
    out[key] = typeof tag === 'string' ? { propertyName: tag } : withoutMappings(inner);
  }
  return out;
}
