// Checks names of users and owners, and passwords. The command line shows the messages of these errors.
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: 'bad-name' | 'bad-owner' | 'bad-password' | 'name-taken' | 'no-such-user' | 'no-such-key';
  constructor(code: IdentityError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

export const userExists = (name: string): IdentityError =>
  new IdentityError('name-taken', `user '${name}' already exists. Choose another name`);

export const userNotFound = (name: string): IdentityError =>
  new IdentityError('no-such-user', `user '${name}' not found. Run 'annex users list' to see all users`);

const MAX_LENGTH = 100;
const MIN_PASSWORD_LENGTH = 8;
const MAX_PASSWORD_LENGTH = 1_000;

/** Lower case and NFC, so that Ada and ada are the same user. Null for an invalid name. */
export function normalizeName(text: string): string | null {
  const name = text.normalize('NFC').trim().toLowerCase();
  return name.length <= MAX_LENGTH && /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._@+-]*$/u.test(name) ? name : null;
}

export function checkName(text: string): string {
  const name = normalizeName(text);
  if (name !== null) return name;
  const rule = 'letters, digits and . _ @ + -, starting with a letter or digit, at most 100 characters';
  throw new IdentityError('bad-name', `invalid user name ${JSON.stringify(text)}: use ${rule}`);
}

/** The same rule as `{owner}` in spec/workspace. */
export function checkOwner(owner: string): string {
  if (owner.length <= MAX_LENGTH && /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(owner)) return owner;
  const rule = 'letters, digits and . _ -, starting with a letter or digit, at most 100 characters';
  throw new IdentityError('bad-owner', `invalid owner name ${JSON.stringify(owner)}: use ${rule}`);
}

export function checkPassword(password: string): void {
  const { length } = [...password];
  if (length >= MIN_PASSWORD_LENGTH && length <= MAX_PASSWORD_LENGTH) return;
  const rule = `${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters`;
  throw new IdentityError('bad-password', `invalid password: use ${rule}`);
}

export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
