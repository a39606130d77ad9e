// Problem details (RFC 9457).

const MAX_ERRORS = 32;

export interface InvalidPlace {
  readonly pointer: string;
  readonly detail: string;
}

/** Joins errors into one line: "/state is required; /provider must be a string". */
export const describeInvalid = (places: readonly InvalidPlace[]): string =>
  [...new Set(places.map(({ pointer, detail }) => `${pointer} ${detail}`))].join('; ');

export interface ProblemDetails<Name extends string = string> {
  readonly type: `/problems/${Name}`;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  readonly errors?: readonly InvalidPlace[];
}

/** A problem's entry in the documents. */
export interface ProblemRow {
  readonly status: number;
  readonly title: string;
}

export interface ProblemOptions extends ErrorOptions {
  readonly errors?: readonly InvalidPlace[] | undefined;
  /** Response headers that belong to this problem: Retry-After, Allow, WWW-Authenticate. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/**
 * Thrown by services, serialized by contract/server, and recreated by the client. Programs subclass it with
 * the problem names of their documents.
 */
export class Problem<Name extends string = string> extends Error {
  override readonly name: Name;
  readonly title: string;
  readonly status: number;
  readonly errors: readonly InvalidPlace[] | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;

  constructor(name: Name, { status, title }: ProblemRow, detail?: string, options: ProblemOptions = {}) {
    super(detail ?? title, options);
    this.name = name;
    this.title = title;
    this.status = status;
    this.errors = options.errors?.slice(0, MAX_ERRORS);
    this.headers = options.headers;
  }

  is<N extends Name>(...names: readonly N[]): this is this & { readonly name: N } {
    return (names as readonly string[]).includes(this.name);
  }

  toJSON(): ProblemDetails<Name> {
    const { name, title, status, message, errors } = this;
    return {
      type: `/problems/${name}`,
      title,
      status,
      ...(message === title ? {} : { detail: message }),
      ...(errors ? { errors } : {}),
    };
  }
}

/** A problem missing from the client's documents, for example from a newer or third-party server. */
export class UnknownProblem extends Problem {
  /** The `type` exactly as the server sent it. */
  readonly type: string;
  /** The complete body, including unknown fields. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(name: string, row: ProblemRow, details: Readonly<Record<string, unknown>>, options?: ProblemOptions) {
    const { type, detail } = details;
    super(name, row, typeof detail === 'string' ? detail : undefined, options);
    this.type = typeof type === 'string' ? type : BLANK;
    this.details = details;
  }
}

/** The default type when `type` is absent (RFC 9457, 3.1.1). */
const BLANK = 'about:blank';

/**
 * Parses problem details; the name is the last segment of `type`. Returns null if the value is not problem details,
 * or if its status differs from the known problem of that name.
 */
export function readProblem(
  value: unknown,
  known: { readonly [name: string]: { readonly status: number } },
  headers?: ProblemOptions['headers'],
): Problem | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type = BLANK, title, status, detail, errors } = value as Record<string, unknown>;
  if (typeof type !== 'string' || typeof title !== 'string' || typeof status !== 'number') return null;
  const name = type === BLANK ? BLANK : (/[/#:]([A-Za-z0-9][\w.-]{0,99})\/?$/.exec(type)?.[1] ?? BLANK);
  const options = { headers, errors: Array.isArray(errors) ? (errors as InvalidPlace[]) : undefined };
  if (!Object.hasOwn(known, name)) {
    return new UnknownProblem(name, { status, title }, value as Record<string, unknown>, options);
  }
  if (known[name]?.status !== status) return null;
  return new Problem(name, { status, title }, typeof detail === 'string' ? detail : undefined, options);
}
