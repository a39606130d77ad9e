// Problem details (RFC 9457).

const MAX_PLACES = 32;

export interface InvalidPlace {
  readonly pointer: string;
  readonly detail: string;
}

export interface ProblemDetails<Name extends string = string> {
  readonly type: `/problems/${Name}`;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  readonly errors?: readonly InvalidPlace[];
}

/** As the documents have it. */
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
 * Thrown by services, written once by the server, rebuilt by the client. Who serves documents makes a subclass that
 * knows their problems by name.
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
    this.errors = options.errors?.slice(0, MAX_PLACES);
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

/** Reads problem details back; null when the value is none of those that are known by name and status. */
export function readProblem(
  value: unknown,
  known: { readonly [name: string]: { readonly status: number } },
): Problem | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type, title, status, detail, errors } = value as Partial<ProblemDetails>;
  const name = typeof type === 'string' ? /\/problems\/([a-z0-9-]+)$/.exec(type)?.[1] : undefined;
  if (name === undefined || typeof title !== 'string' || typeof status !== 'number') return null;
  if (!Object.hasOwn(known, name) || known[name]?.status !== status) return null;
  return new Problem(name, { status, title }, typeof detail === 'string' ? detail : undefined, {
    errors: Array.isArray(errors) ? errors : undefined,
  });
}
