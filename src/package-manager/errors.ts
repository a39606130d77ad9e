// The errors of the package manager: a build, an installation or a download failed.

/** A build problem for the author to fix. */
export interface BuildProblem {
  /** The file or directory, or the package and version. */
  readonly place: string;
  readonly message: string;
  /** What to do; null if the message says it. */
  readonly remedy: string | null;
}

/** The build failed. Nothing was published or changed. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
  readonly problems: readonly BuildProblem[];

  constructor(problems: readonly BuildProblem[]) {
    super(problems.map(problemText).join('\n'));
    this.problems = problems;
  }
}

export const problemText = ({ place, message, remedy }: BuildProblem): string =>
  `${place}: ${message}${remedy === null ? '' : ` -> ${remedy}`}`;

export const problem = (place: string, message: string, remedy: string | null = null): BuildProblem => ({
  place,
  message,
  remedy,
});

/** `integrity`: a hash, size or content differs. `in-use`: files could not be moved and were left unchanged. */
export type InstallFailure =
  | 'integrity'
  | 'in-use'
  | 'not-installed'
  | 'no-version'
  | 'no-backup'
  | 'locked'
  | 'refused';

/** A package could not be installed, updated or removed. Its files are unchanged. */
export class InstallError extends Error {
  override readonly name = 'InstallError';
  readonly code: InstallFailure;

  constructor(code: InstallFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Failures in which the content is wrong rather than missing. */
const INTEGRITY_FAILURES = [
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
] as const;

export type FetchFailure =
  | (typeof INTEGRITY_FAILURES)[number]
  | 'bad-address'
  | 'bad-token'
  | 'unreachable'
  | 'redirect-loop'
  | 'rate-limited'
  | 'not-found'
  | 'refused';

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

export const isIntegrityFailure = ({ code, signed }: PackageFetchError): boolean =>
  signed || INTEGRITY_FAILURES.some((failure) => failure === code);

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

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'file not found',
  EACCES: 'permission denied',
  EISDIR: 'it is a directory',
};

export const reasonOf = (error: unknown): string =>
  REASONS[(error as NodeJS.ErrnoException).code ?? ''] ?? (error as Error).message;
