export type FetchFailure =
  | 'bad-address'
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
  | 'unverifiable';

/** A repository or an archive could not be fetched; the message is for people. */
export class PackageFetchError extends Error {
  override readonly name = 'PackageFetchError';
  readonly code: FetchFailure;
  /** When a server says so: seconds to wait before asking again. */
  readonly retryAfterS: number | undefined;

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

/** Whether the content was wrong rather than missing. */
const INTEGRITY: readonly FetchFailure[] = [
  'html-page',
  'too-large',
  'truncated',
  'not-json',
  'invalid',
  'wrong-hash',
  'wrong-size',
  'older',
  'unverifiable',
];

export const isIntegrityFailure = ({ code }: PackageFetchError): boolean => INTEGRITY.includes(code);
