import { type ProblemName, problems } from '../../generated/problems.ts';
import type { InvalidPlace, ProblemDetails } from './types.ts';

const MAX_PLACES = 32;

export interface ProblemOptions extends ErrorOptions {
  readonly errors?: readonly InvalidPlace[] | undefined;
  /** Response headers that belong to this problem: Retry-After, Allow, WWW-Authenticate. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Thrown by services, written once by the server, rebuilt by the client. */
export class Problem<Name extends ProblemName = ProblemName> extends Error {
  override readonly name: Name;
  readonly errors: readonly InvalidPlace[] | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;

  constructor(name: Name, detail?: string, options: ProblemOptions = {}) {
    super(detail ?? problems[name].title, options);
    this.name = name;
    this.errors = options.errors?.slice(0, MAX_PLACES);
    this.headers = options.headers;
  }

  get status(): number {
    return problems[this.name].status;
  }

  is<N extends ProblemName>(...names: readonly N[]): this is Problem<N> {
    return (names as readonly string[]).includes(this.name);
  }

  toJSON(): ProblemDetails<Name> {
    const { status, title } = problems[this.name];
    return {
      type: `/problems/${this.name}`,
      title,
      status,
      ...(this.message === title ? {} : { detail: this.message }),
      ...(this.errors ? { errors: this.errors } : {}),
    };
  }
}

/** Reads problem details back; null when the value is not one that the contract knows. */
export function readProblem(value: unknown): Problem | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type, detail, errors } = value as Partial<ProblemDetails>;
  const name = typeof type === 'string' ? type.replace('/problems/', '') : '';
  if (!Object.hasOwn(problems, name)) return null;
  return new Problem(name as ProblemName, typeof detail === 'string' ? detail : undefined, {
    errors: Array.isArray(errors) ? errors : undefined,
  });
}
