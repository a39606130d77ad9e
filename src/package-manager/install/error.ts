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
