// Constructs identity for servers and commands: a session that ends erases the token that its intent keeps.
import { type IdentityDependencies, IdentityService } from '../areas/identity/service.ts';
import { eraseSealedTokens } from '../areas/intents/store.ts';

export const createIdentity = (dependencies: Omit<IdentityDependencies, 'atSessionEnd'>): IdentityService =>
  new IdentityService({ ...dependencies, atSessionEnd: eraseSealedTokens });
