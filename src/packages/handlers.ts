import type { Packages } from '../../generated/packages/contract.ts';
import type { Handlers } from '../contract/types.ts';
import type { PackageService } from './service.ts';

export const packageHandlers = (
  packages: PackageService,
): Handlers<Packages, Exclude<keyof Packages, 'searchPackages'>> => ({
  searchPackages: async ({ query }, reply) => reply.json(200, await packages.search(query)),
});
