import type { Packages } from '../../../generated/packages/contract.ts';
import type { Callers } from '../../base/caller.ts';
import { Problem } from '../../base/problem.ts';
import type { Handlers, Rules } from '../../contract/handler.ts';
import type { PackageService } from './service.ts';

/** Caches may store the files but must revalidate them: the repository can be replaced at any time. */
const REVALIDATE = { 'Cache-Control': 'no-cache' };

/** Implementation of the document's `x-rule`. */
export const packageRules = ({ isPrivate }: PackageService): Rules<Packages, Callers> => ({
  'packages-admission': ({ caller }) => {
    if (!isPrivate || caller) return;
    throw new Problem('unauthorized', 'This repository is private. Send an API key or a session token.', {
      headers: { 'WWW-Authenticate': 'X-Api-Key realm="annex", Bearer realm="annex"' },
    });
  },
});

export const packageHandlers = (packages: PackageService): Handlers<Packages, Callers> => ({
  searchPackages: async ({ query }, reply) => reply.json(200, await packages.search(query)),
  getQuarantine: async (_, reply) => reply.json(200, await packages.quarantine()),
  getPackage: async ({ path }, reply) => reply.json(200, await packages.get(path.identifier)),
  getPackageIcon: async ({ path }, reply) =>
    reply.file(200, 'image/png', await packages.icon(path.identifier), REVALIDATE),
  resolvePackage: async ({ path, query: { runtime, ...query } }, reply) =>
    reply.json(200, await packages.resolve(path.identifier, { ...query, runtime: runtime && [runtime] })),
  getRepository: async (_, reply) => reply.file(200, 'application/json', await packages.file('repository'), REVALIDATE),
  getPackageList: async (_, reply) => reply.file(200, 'application/json', await packages.file('packages'), REVALIDATE),
  getManifests: async (_, reply) => reply.file(200, 'application/json', await packages.file('manifests'), REVALIDATE),
  getResources: async (_, reply) => reply.file(200, 'application/zip', await packages.resources(), REVALIDATE),
  downloadArchive: async ({ path }, reply) =>
    reply.file(200, 'application/zip', await packages.archive(path.file), REVALIDATE),
  getRepositoryStatus: async (_, reply) => reply.json(200, await packages.status()),
  getSigningMetadata: async ({ path }, reply) =>
    reply.file(200, 'application/json', await packages.metadata(path.file), REVALIDATE),
  getPackageSchema: ({ query }, reply) =>
    reply.file(200, 'application/json', packages.schema(query?.brand), REVALIDATE),
  validatePackages: async ({ body }, reply) => reply.json(200, packages.validate(body)),
});
