// Types of the tables in generated/<area>/operations.ts and validators.js.

export interface ParameterRow {
  readonly name: string;
  readonly required: boolean;
  /**
   * 'mixed' is a number, boolean or string, whatever the text looks like; 'json' is parsed. 'rest' collects all other
   * query parameters, and 'deep' those of the form `name[field]`.
   */
  readonly kind: 'string' | 'integer' | 'number' | 'boolean' | 'mixed' | 'json' | 'rest' | 'deep';
  /** 'deep' and 'rest' only: the kinds of its fields; others are strings, or lists and objects if the row is `nested`. */
  readonly fields?: { readonly [field: string]: FieldKind };
  /** 'deep' only: it is a list, or some fields are lists or objects: `name[tags][]=a&name[size][min]=1`. */
  readonly nested?: true;
  /** 'deep' and 'rest' only: the fields that are lists; '' stands for the parameter itself. */
  readonly lists?: readonly string[];
  /** 'rest' only: its fields, if there are other such rows. Absent: it collects what no other row has. */
  readonly names?: readonly string[];
  /** Array syntax: 'repeated' is `?tag=a&tag=b`, 'comma' is `?tag=a,b`, 'either' accepts both. Absent: a single value. */
  readonly list?: 'repeated' | 'comma' | 'either';
}
export type FieldKind = Exclude<ParameterRow['kind'], 'rest' | 'deep'>;
/** The items of a stream: events with JSON data or with text, only the data of events, or JSON lines. */
export type StreamForm = 'event' | 'text' | 'data' | 'lines';
export interface OperationRow {
  readonly method: string;
  readonly path: string;
  /** True if a GET changes something; HEAD then never runs the handler. */
  readonly effects: boolean;
  /**
   * Accepted security schemes in order; includes 'none' if the credential is optional. Empty: no credential. Schemes
   * that must be combined are one entry: `a & b`.
   */
  readonly security: readonly string[];
  /** The lists of scopes of which a scheme must grant one, if any. */
  readonly scopes?: { readonly [scheme: string]: readonly (readonly string[])[] };
  /** The rule that is checked before the body is read, if any. */
  readonly rule?: string;
  /** The only query parameters that must not be repeated; for others the first value is used. Absent: none may repeat. */
  readonly once?: readonly string[];
  readonly parameters: {
    readonly path: readonly ParameterRow[];
    readonly query: readonly ParameterRow[];
    readonly header: readonly ParameterRow[];
    readonly cookie?: readonly ParameterRow[];
    /** Whether a row is `nested`. */
    readonly nested?: true;
  };
  readonly body: BodyRow | null;
  readonly answers: { readonly [status: number]: readonly string[] };
  readonly problems: { readonly [name: string]: { readonly status: number; readonly html: boolean } };
  /** Errors by status, range (`4XX`) or `default`. Absent: all errors are problems with an exact status. */
  readonly errors?: { readonly [key: string]: ErrorRow };
  /** The forms of streams by media type, if any is not 'event'. */
  readonly streams?: { readonly [media: string]: StreamForm };
  /** Whether pages of any origin may call it without credentials. */
  readonly cors: boolean;
  /** Response headers for Access-Control-Expose-Headers. */
  readonly exposes: readonly string[];
  /** Headers of every response of a deprecated operation. Absent: not deprecated. */
  readonly deprecated?: { readonly Deprecation: string; readonly Sunset: string };
}
export interface ErrorRow {
  /** Media types other than problem details; empty if there are none. */
  readonly media: readonly string[];
  /** How a problem of the server is written in the JSON body; see generate/error-shape.ts. */
  readonly shape?: unknown;
}
export interface BodyRow {
  readonly required: boolean;
  /** True if handlers get null without a body. Otherwise they get `{}`, because all its fields are optional. */
  readonly nullable?: boolean;
  readonly media: readonly string[];
  /** Maximum bytes of the whole body, from `x-max-bytes`. For JSON, text and plain forms the server's limit applies too. */
  readonly maxBytes?: number;
  /** True if the handler reads the bytes while they arrive, from `x-stream`. */
  readonly stream?: boolean;
  /** Maximum bytes of a file, from x-max-bytes or maxLength of a binary schema. Absent: the server's default for JSON. */
  readonly limit?: number;
  /** The discriminator of a oneOf and its values, listed in error messages. */
  readonly variants?: { readonly tag: string; readonly values: readonly string[] };
  /** Multipart only: the file fields and their allowed media types. */
  readonly files?: { readonly [field: string]: readonly string[] };
  /** Forms only: the only fields that must not be repeated; for others the first value is used. Absent: none may repeat. */
  readonly once?: readonly string[];
  /** Forms only: fields that are lists, and may therefore be repeated. */
  readonly lists?: readonly string[];
  /** Forms only: fields that are objects, or lists of them, and how clients write them. A 'part' has a media type. */
  readonly objects?: { readonly [field: string]: 'brackets' | 'json' | 'part' };
}
export type SchemeRow =
  | { readonly in: 'header'; readonly name: string; readonly bearerPrefix?: string }
  | { readonly in: 'cookie'; readonly name: string; readonly proofHeader?: string }
  | { readonly in: 'query'; readonly name: string }
  | { readonly in: 'bearer' | 'basic'; readonly name: 'Authorization' }
  /** Another scheme of the Authorization header, such as Digest. */
  | { readonly in: 'http'; readonly name: 'Authorization'; readonly scheme: string }
  /** A client certificate. */
  | { readonly in: 'tls'; readonly name: string };

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

/** What the document says about an error status: by its number, its range, or `default`. */
export function findError({ errors }: OperationRow, status: number): (ErrorRow & { readonly key: string }) | null {
  if (!errors || status < 400) return null;
  const key = [String(status), `${Math.floor(status / 100)}XX`, 'default'].find((name) => Object.hasOwn(errors, name));
  return key === undefined ? null : { key, ...(errors[key] as ErrorRow) };
}
