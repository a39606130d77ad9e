// Types of the tables in generated/<area>/operations.ts and validators.js.

export interface ParameterRow {
  readonly name: string;
  readonly required: boolean;
  readonly kind: 'string' | 'integer' | 'number' | 'boolean' | 'rest';
  /** Array syntax: 'repeated' is `?tag=a&tag=b`, 'comma' is `?tag=a,b`, 'either' accepts both. Absent: a single value. */
  readonly list?: 'repeated' | 'comma' | 'either';
}
export interface OperationRow {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** True if a GET changes something; HEAD then never runs the handler. */
  readonly effects: boolean;
  /** Accepted security schemes in order; includes 'none' if the credential is optional. Empty: no credential. */
  readonly security: readonly string[];
  /** The rule that is checked before the body is read, if any. */
  readonly rule?: string;
  /** The only query parameters that must not be repeated; for others the first value is used. Absent: none may repeat. */
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
  /** Whether pages of any origin may call it without credentials. */
  readonly cors: boolean;
  /** Response headers for Access-Control-Expose-Headers. */
  readonly exposes: readonly string[];
  /** Headers of every response of a deprecated operation. Absent: not deprecated. */
  readonly deprecated?: { readonly Deprecation: string; readonly Sunset: string };
}
export interface BodyRow {
  readonly required: boolean;
  readonly media: readonly string[];
  /** Maximum bytes of the whole body, from `x-max-bytes`. For JSON, text and plain forms the server's limit applies too. */
  readonly maxBytes?: number;
  /** Maximum bytes of a file, from x-max-bytes or maxLength of a binary schema. Absent: the server's default for JSON. */
  readonly limit?: number;
  /** The discriminator of a oneOf and its values, listed in error messages. */
  readonly variants?: { readonly tag: string; readonly values: readonly string[] };
  /** Multipart only: the file fields and their allowed media types. */
  readonly files?: { readonly [field: string]: readonly string[] };
  /** Forms only: the only fields that must not be repeated; for others the first value is used. Absent: none may repeat. */
  readonly once?: readonly string[];
  /** Forms only: the types of fields that are not strings. */
  readonly kinds?: { readonly [field: string]: Exclude<ParameterRow['kind'], 'rest'> };
}
export type SchemeRow =
  | { readonly in: 'header'; readonly name: string; readonly bearerPrefix?: string }
  | { readonly in: 'cookie'; readonly name: string; readonly proofHeader?: string }
  | { readonly in: 'bearer'; readonly name: 'Authorization' };

/** An Ajv standalone function; `errors` belongs to the most recent call. */
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
  readonly client: { readonly [name: string]: Validate };
  readonly server: { readonly [name: string]: Validate };
  /** Checks the parameters of the handshake. */
  readonly parameters?: Validate;
}

/** One socket of an AsyncAPI document. */
export interface ChannelTable {
  /** Parameters in braces: `/rooms/{roomId}`. */
  readonly paths: readonly string[];
  readonly parameters?: OperationRow['parameters'];
  /** Absent: each message has a field `type` with its name. */
  readonly client?: MessageTable;
  readonly server?: MessageTable;
  /** Names of the server's replies by the name of the client's message. */
  readonly replies?: { readonly [name: string]: readonly string[] };
}
export interface MessageTable {
  /** The field that tells JSON messages apart. */
  readonly tag?: string;
  /** Names of messages by the value of that field. */
  readonly values: { readonly [value: string]: readonly string[] };
  /** JSON messages that do not require a known value. The first one that fits is taken. */
  readonly others: readonly string[];
  readonly text?: readonly string[];
  readonly bytes?: readonly string[];
  /** Whether schemas have defaults, which validators add to a value even if it then does not fit. */
  readonly copy?: boolean;
}
