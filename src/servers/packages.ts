// Creates the packages area for the directory of a repository.

import type { Context } from 'koa';
import type { Settings } from '../../generated/config/settings.ts';
import type { Packages } from '../../generated/packages/contract.ts';
import * as operations from '../../generated/packages/operations.ts';
import { validators } from '../../generated/packages/validators.js';
import { loginPath } from '../areas/identity/page/index.ts';
import { packageHandlers, packageRules } from '../areas/packages/handlers.ts';
import { packagePages } from '../areas/packages/page/index.ts';
import { PackageService } from '../areas/packages/service.ts';
import { PackageStore } from '../areas/packages/store.ts';
import type { Callers } from '../base/caller.ts';
import type { Logger } from '../base/log/log.ts';
import { implement } from '../contract/server/index.ts';
import type { Visit } from '../pages/site-bar.ts';

export interface PackagesOptions {
  readonly folder: string;
  readonly settings: Settings['packages'];
  readonly log: Logger;
  readonly visit: (context: Context) => Promise<Visit>;
  /** The address of the platform. */
  readonly baseUrl: () => string;
}

export function createPackages({ folder, settings, log, visit, baseUrl }: PackagesOptions) {
  const packages = new PackageService({
    brand: settings.brand,
    isPrivate: settings.private,
    store: new PackageStore({
      folder,
      settings,
      onQuarantined: ({ identifier, errors }) =>
        log.warn({ identifier, reason: errors[0] }, 'ignoring an invalid package'),
      onProblem: (reason) => log.warn({ reason }, 'problem in the package repository'),
    }),
  });
  return {
    service: implement<Packages, Callers>({ ...operations, validators }, packageHandlers(packages), {
      rules: packageRules(packages),
    }),
    pages: packagePages(packages, visit, () => `${baseUrl()}/packages/repository.json`, loginPath),
    count: async () => (await packages.find({})).length,
    prepare: () => packages.prepare(),
  };
}
