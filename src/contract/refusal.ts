import { Problem, type ProblemOptions } from './problem.ts';

/** Problems that the contract layer itself returns. */
export const REFUSALS = {
  'body-too-large': { status: 413, title: 'The body is too large' },
  'cross-site-request': { status: 403, title: 'The request did not come from our own pages' },
  'expectation-failed': { status: 417, title: 'The expectation cannot be met' },
  'headers-too-large': { status: 431, title: 'The headers are too large' },
  'internal-error': { status: 500, title: 'Something went wrong on our side' },
  'invalid-request': { status: 400, title: 'The request does not match the contract' },
  'malformed-request': { status: 400, title: 'The request is not well-formed HTTP' },
  'method-not-allowed': { status: 405, title: 'This address does not take that method' },
  'misdirected-request': { status: 421, title: 'This server does not answer to that name' },
  'not-acceptable': { status: 406, title: 'The answer is not available in a media type you accept' },
  'not-found': { status: 404, title: 'There is nothing at this address' },
  'not-implemented': { status: 501, title: 'This operation is not served yet' },
  'range-not-satisfiable': { status: 416, title: 'The file has no such part' },
  'request-timeout': { status: 408, title: 'The request took too long to arrive' },
  'too-many-sockets': { status: 429, title: 'Too many connections from this address' },
  'too-many-streams': { status: 429, title: 'Too many event streams from this address' },
  unauthorized: { status: 401, title: 'A valid credential is required' },
  unavailable: { status: 503, title: 'The service cannot answer right now' },
  'unsupported-media-type': { status: 415, title: "The body's media type is not supported" },
  'uri-too-long': { status: 414, title: 'The address is too long' },
} as const;

export type RefusalName = keyof typeof REFUSALS;

export class Refusal<Name extends RefusalName = RefusalName> extends Problem<Name> {
  constructor(name: Name, detail?: string, options?: ProblemOptions) {
    super(name, REFUSALS[name], detail, options);
  }
}
