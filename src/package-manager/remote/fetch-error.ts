export type FetchFailure =
  | 'bad-address'
  | 'bad-token'
  | 'unreachable'
  | 'redirect-loop'
  | 'rate-limited'
  | 'not-found'
  | 'refused'
  | 'html-page'
  | 'too-large'
  | 'truncated'
  | 'not-json'
  | 'invalid'
  | 'wrong-hash'
  | 'wrong-size'
  | 'older'
  | 'untrusted'
  | 'expired'
  | 'unverifiable';

/** A repository or an archive could not be fetched. The message is for people. */
export class PackageFetchError extends Error {
  override readonly name = 'PackageFetchError';
  readonly code: FetchFailure;
  /** Seconds to wait before a retry, if the server says so. */
  readonly retryAfterS: number | undefined;
  /** Whether the repository is known to be signed: then any failure means that it could not be verified. */
  signed = false;

  constructor(
    code: FetchFailure,
    message: string,
    options: ErrorOptions & { readonly retryAfterS?: number | undefined } = {},
  ) {
    super(message, options);
    this.code = code;
    this.retryAfterS = options.retryAfterS;
  }
}

/** Failures in which the content is wrong rather than missing. */
const INTEGRITY: readonly FetchFailure[] = [
  'html-page',
  'too-large',
  'truncated',
  'not-json',
  'invalid',
  'wrong-hash',
  'wrong-size',
  'older',
  'untrusted',
  'expired',
  'unverifiable',
];

export const isIntegrityFailure = ({ code, signed }: PackageFetchError): boolean => signed || INTEGRITY.includes(code);

/** For `catch`: marks the failure as one of a signed repository. */
export const rethrowSigned = (error: unknown): never => {
  if (error instanceof PackageFetchError) error.signed = true;
  throw error;
};

/** The URL on one line, without user name, password and query, which may be secret. */
export const displayUrl = (text: string): string => {
  const [bare = ''] = text.replace(/\/\/[^/?#]*@/, '//').split(/[?#]/, 1);
  return bare.replace(/\p{C}/gu, '·').slice(0, 200);
};
