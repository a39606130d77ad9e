/** `integrity`: a hash, size or content differs. `in-use`: files could not be moved, and are where they were. */
export type InstallFailure =
  | 'integrity'
  | 'in-use'
  | 'not-installed'
  | 'no-version'
  | 'no-backup'
  | 'locked'
  | 'refused';

/** A package was not installed, updated or removed; what was there before is there. */
export class InstallError extends Error {
  override readonly name = 'InstallError';
  readonly code: InstallFailure;

  constructor(code: InstallFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
