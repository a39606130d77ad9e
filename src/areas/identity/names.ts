// Checks names of users and owners, and passwords. Errors are sentences for the command line.
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: 'bad-name' | 'bad-owner' | 'bad-password' | 'name-taken' | 'no-such-user' | 'no-such-key';
  constructor(code: IdentityError['code'], sentence: string) {
    super(sentence);
    this.code = code;
  }
}

export const userExists = (name: string): IdentityError =>
  new IdentityError('name-taken', `user '${name}' already exists`);

export const userNotFound = (name: string): IdentityError =>
  new IdentityError('no-such-user', `user '${name}' not found`);

const MAX_LENGTH = 100;
const MIN_PASSWORD_LENGTH = 8;
const MAX_PASSWORD_LENGTH = 1_000;

/** Case-folded and normalised: Ada and ada are one user. Null for an invalid name. */
export function normalName(text: string): string | null {
  const name = text.normalize('NFC').trim().toLowerCase();
  return name.length <= MAX_LENGTH && /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._@+-]*$/u.test(name) ? name : null;
}

export function checkName(text: string): string {
  const name = normalName(text);
  if (name !== null) return name;
  const rule = 'letters, digits and . _ @ + -, starting with a letter or digit, at most 100 characters';
  throw new IdentityError('bad-name', `invalid user name ${JSON.stringify(text)}: use ${rule}`);
}

/** As `{owner}` in spec/workspace. */
export function checkOwner(owner: string): string {
  if (owner.length <= MAX_LENGTH && /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(owner)) return owner;
  const rule = 'letters, digits and . _ -, starting with a letter or digit, at most 100 characters';
  throw new IdentityError('bad-owner', `invalid owner name ${JSON.stringify(owner)}: use ${rule}`);
}

export function checkPassword(password: string): void {
  const { length } = [...password];
  if (length >= MIN_PASSWORD_LENGTH && password.length <= MAX_PASSWORD_LENGTH) return;
  const rule = `${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters`;
  throw new IdentityError('bad-password', `invalid password: use ${rule}`);
}

export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
