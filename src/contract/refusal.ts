import { type InvalidPlace, Problem, type ProblemOptions } from './problem.ts';

/** Problems that the contract layer itself returns. Their titles are in the documents. */
export const REFUSALS = {
  'body-too-large': { status: 413 },
  'cross-site-request': { status: 403 },
  'expectation-failed': { status: 417 },
  'headers-too-large': { status: 431 },
  'insufficient-scope': { status: 403 },
  'internal-error': { status: 500 },
  'invalid-request': { status: 400 },
  'malformed-request': { status: 400 },
  'method-not-allowed': { status: 405 },
  'misdirected-request': { status: 421 },
  'not-acceptable': { status: 406 },
  'not-found': { status: 404 },
  'not-implemented': { status: 501 },
  'range-not-satisfiable': { status: 416 },
  'request-timeout': { status: 408 },
  'too-many-sockets': { status: 429 },
  'too-many-streams': { status: 429 },
  unauthorized: { status: 401 },
  unavailable: { status: 503 },
  'unsupported-media-type': { status: 415 },
  'uri-too-long': { status: 414 },
} as const;

export type RefusalName = keyof typeof REFUSALS;

export class Refusal<Name extends RefusalName = RefusalName> extends Problem<Name> {
  constructor(name: Name, detail?: string, options?: ProblemOptions) {
    super(name, { ...REFUSALS[name], title: defaultTitle(name) }, detail, options);
  }
}

export const invalidRequest = (errors: readonly InvalidPlace[]): Refusal =>
  new Refusal('invalid-request', undefined, { errors });

/** For servers without a documented title: 'body-too-large' -> 'Body too large'. */
const defaultTitle = (name: string): string => name.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
