// The tables that generated/<area>/operations.ts and validators.js hold.

export interface ParameterRow {
  readonly name: string;
  readonly required: boolean;
  readonly kind: 'string' | 'integer' | 'number' | 'boolean' | 'rest';
  /** How an array is written: `?tag=a&tag=b`, `?tag=a,b`, or the first with the second read too. Absent: one value. */
  readonly list?: 'repeated' | 'comma' | 'either';
}
export interface OperationRow {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** True when a GET changes something: HEAD then never runs the handler. */
  readonly effects: boolean;
  /** Alternative scheme names in order; 'none' where the credential is optional. Empty: no credential. */
  readonly security: readonly string[];
  /** The name of the rule that admits the caller before a body is read. Absent: there is none. */
  readonly rule?: string;
  /** The only query parameters that must not be repeated; of others the first value counts. Absent: none may be. */
  readonly once?: readonly string[];
  readonly parameters: {
    readonly path: readonly ParameterRow[];
    readonly query: readonly ParameterRow[];
    readonly header: readonly ParameterRow[];
    readonly cookie?: readonly ParameterRow[];
  };
  readonly body: BodyRow | null;
  readonly answers: { readonly [status: number]: readonly string[] };
  readonly problems: { readonly [name: string]: { readonly status: number; readonly html: boolean } };
  /** Whether pages of any origin may call it, without credentials. */
  readonly cors: boolean;
  /** Response headers for Access-Control-Expose-Headers. */
  readonly exposes: readonly string[];
  /** Sent with every answer of a deprecated operation. Absent: it is not deprecated. */
  readonly deprecated?: { readonly Deprecation: string; readonly Sunset: string };
}
export interface BodyRow {
  readonly required: boolean;
  readonly media: readonly string[];
  /** Bytes of all of it; from `x-max-bytes`. Of JSON, text and plain forms the server's own limit counts too. */
  readonly maxBytes?: number;
  /** Bytes of a file; from x-max-bytes or maxLength of a binary schema. Absent: the server's default for JSON. */
  readonly limit?: number;
  /** The tag of a oneOf and its values, so that an error can list them. */
  readonly variants?: { readonly tag: string; readonly values: readonly string[] };
  /** Of multipart bodies: the files and the media types they may have. */
  readonly files?: { readonly [field: string]: readonly string[] };
  /** Of forms: the only fields that must not be repeated; of others the first value counts. Absent: none may be. */
  readonly once?: readonly string[];
  /** Of forms: the fields that are no texts, and what they are. */
  readonly kinds?: { readonly [field: string]: Exclude<ParameterRow['kind'], 'rest'> };
}
export type SchemeRow =
  | { readonly in: 'header'; readonly name: string; readonly bearerPrefix?: string }
  | { readonly in: 'cookie'; readonly name: string; readonly proofHeader?: string }
  | { readonly in: 'bearer'; readonly name: 'Authorization' };

/** Ajv's standalone functions: `errors` is set by the last call. */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}
export interface ValidationError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}
export interface OperationValidators {
  readonly parameters: Validate | null;
  readonly body: { readonly [media: string]: Validate };
  readonly answers: { readonly [status: string]: { readonly [media: string]: Validate } };
}
export interface MessageValidators {
  readonly client: { readonly [type: string]: Validate };
  readonly server: { readonly [type: string]: Validate };
}
