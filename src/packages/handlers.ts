import type { Packages } from '../../generated/packages/contract.ts';
import type { Handlers } from '../contract/types.ts';
import type { PackageService } from './service.ts';

export type PendingPackages = Exclude<keyof Packages, 'searchPackages'>;

export const packageHandlers = (packages: PackageService): Handlers<Packages, PendingPackages> => ({
  searchPackages: async ({ query }, reply) => reply.json(200, await packages.search(query)),
});
