// Creates the packages area for the directory of a repository.

import type { Context } from 'koa';
import type { Packages } from '../../generated/packages/contract.ts';
import * as operations from '../../generated/packages/operations.ts';
import { validators } from '../../generated/packages/validators.js';
import { packageHandlers } from '../areas/packages/handlers.ts';
import type { IconLimits } from '../areas/packages/icons.ts';
import { packagePages } from '../areas/packages/page/index.ts';
import { createSchemaSource } from '../areas/packages/schema.ts';
import { PackageService } from '../areas/packages/service.ts';
import { FolderPackageStore } from '../areas/packages/store.ts';
import type { Logger } from '../base/log/log.ts';
import { implement } from '../contract/server/index.ts';
import type { Visit } from '../pages/site-bar.ts';

export interface PackagesOptions {
  readonly folder: string;
  /** The design tool's name in the two tool-version fields of the repository's files. */
  readonly brand: string;
  readonly icons?: IconLimits | undefined;
  readonly leaveOutInvalid?: boolean | undefined;
  readonly log: Logger;
  readonly visit: (context: Context) => Promise<Visit>;
  /** The address of the platform. */
  readonly baseUrl: () => string;
}

export function createPackages({ folder, brand, icons, leaveOutInvalid, log, visit, baseUrl }: PackagesOptions) {
  const packages = new PackageService({
    brand,
    schema: createSchemaSource(),
    store: new FolderPackageStore({
      folder,
      brand,
      icons,
      leaveOutInvalid,
      quarantined: ({ identifier, errors }) =>
        log.warn({ identifier, reason: errors[0] }, 'ignoring an invalid package'),
      trouble: (reason) => log.warn({ reason }, 'problem in the package repository'),
    }),
  });
  return {
    service: implement<Packages>({ ...operations, validators }, packageHandlers(packages, brand)),
    pages: packagePages(packages, visit, () => `${baseUrl()}/packages/repository.json`),
    count: async () => (await packages.find({})).length,
    prepare: () => packages.prepare(),
  };
}
