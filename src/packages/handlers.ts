import type { Packages } from '../../generated/packages/contract.ts';
import type { Handlers } from '../contract/types.ts';
import type { PackageService } from './service.ts';
import { judgeDocument } from './validate.ts';

export type PendingPackages = Exclude<keyof Packages, 'searchPackages' | 'validatePackages'>;

export const packageHandlers = (packages: PackageService, brand: string): Handlers<Packages, PendingPackages> => ({
  searchPackages: async ({ query }, reply) => reply.json(200, await packages.search(query)),
  validatePackages: async ({ body }, reply) => reply.json(200, judgeDocument(body, brand)),
});
