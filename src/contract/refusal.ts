import { Problem, type ProblemOptions } from './problem.ts';

/** Problems that the contract layer itself returns. */
export const REFUSALS = {
  'body-too-large': { status: 413, title: 'The request body is too large' },
  'cross-site-request': { status: 403, title: 'Cross-site requests are not allowed' },
  'expectation-failed': { status: 417, title: 'The Expect header is not supported' },
  'headers-too-large': { status: 431, title: 'The request headers are too large' },
  'internal-error': { status: 500, title: 'Something went wrong on our side' },
  'invalid-request': { status: 400, title: 'The request is invalid' },
  'malformed-request': { status: 400, title: 'The request is not valid HTTP' },
  'method-not-allowed': { status: 405, title: 'This address does not support that method' },
  'misdirected-request': { status: 421, title: 'This server does not serve that host name' },
  'not-acceptable': { status: 406, title: 'The response is not available in a media type you accept' },
  'not-found': { status: 404, title: 'Nothing was found at this address' },
  'not-implemented': { status: 501, title: 'This operation is not implemented yet' },
  'range-not-satisfiable': { status: 416, title: 'The requested range is not available' },
  'request-timeout': { status: 408, title: 'The request took too long to arrive' },
  'too-many-sockets': { status: 429, title: 'Too many connections from this address' },
  'too-many-streams': { status: 429, title: 'Too many event streams from this address' },
  unauthorized: { status: 401, title: 'Authentication is required' },
  unavailable: { status: 503, title: 'The service is temporarily unavailable' },
  'unsupported-media-type': { status: 415, title: "The request body's media type is not supported" },
  'uri-too-long': { status: 414, title: 'The URL is too long' },
} as const;

export type RefusalName = keyof typeof REFUSALS;

export class Refusal<Name extends RefusalName = RefusalName> extends Problem<Name> {
  constructor(name: Name, detail?: string, options?: ProblemOptions) {
    super(name, REFUSALS[name], detail, options);
  }
}
