// Creates the identity service for servers and commands. When a session ends, the token stored with its intent is erased.

import { randomBytes } from 'node:crypto';
import { IdentityError } from '../areas/identity/names.ts';
import { type IdentityDependencies, IdentityService } from '../areas/identity/service.ts';
import { eraseSealedTokens } from '../areas/intents/store.ts';

export const createIdentity = (dependencies: Omit<IdentityDependencies, 'atSessionEnd'>): IdentityService =>
  new IdentityService({ ...dependencies, atSessionEnd: eraseSealedTokens });

/** Credentials that are shown only once. */
export type FirstStart = NonNullable<Awaited<ReturnType<typeof createFirstUser>>>;

/** Null if users already exist, or passwords are off: users then come from a provider. */
export async function createFirstUser(identity: IdentityService) {
  if (!identity.loginMethods.passwords || (await identity.users.list()).length > 0) return null;
  const owner = 'demo';
  const password = randomBytes(12).toString('base64url');
  const user = await identity.users.add({ name: 'demo', owners: [owner], password }).catch((error: unknown) => {
    if (error instanceof IdentityError && error.code === 'name-taken') return null; // another node was first
    throw error;
  });
  if (!user) return null;
  try {
    const { key } = await identity.keys.create(owner, 'Demo key', { user });
    return { owner, user: user.name, password, key };
  } catch (error) {
    await identity.users.remove(user.name); // so that the next attempt creates both
    throw error;
  }
}
