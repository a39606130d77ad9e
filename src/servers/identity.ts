// Creates the identity service for servers and commands. When a session ends, the token stored with its intent is erased.
import { type IdentityDependencies, IdentityService } from '../areas/identity/service.ts';
import { eraseSealedTokens } from '../areas/intents/store.ts';

export const createIdentity = (dependencies: Omit<IdentityDependencies, 'atSessionEnd'>): IdentityService =>
  new IdentityService({ ...dependencies, atSessionEnd: eraseSealedTokens });
