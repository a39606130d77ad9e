// Everything on one machine: what `annex serve` runs.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { createLog } from '../log.ts';
import { openDatabase } from '../state/open.ts';
import { startGateway } from './gateway.ts';
import { startPlatform } from './platform.ts';

export interface Running {
  readonly platformUrl: string;
  readonly gatewayUrl: string;
  readonly gatewaySocketUrl: string;
  /** Logs a user in without a page: a cookie's value. */
  readonly login: (userId: string) => Promise<string>;
  close(): Promise<void>;
}

export async function startAll(config: Config): Promise<Running> {
  const log = createLog(config.logLevel);
  await foundRepository(config.packagesDir);
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, role: 'server' });
  const shared = { host: config.host, clock: systemClock, log, violations: 'report' } as const;
  const platform = await startPlatform({
    ...shared,
    port: config.platformPort,
    baseUrl: config.baseUrl,
    packagesDir: config.packagesDir,
    database,
  });
  const gateway = await startGateway({ ...shared, port: config.gatewayPort });
  return {
    platformUrl: platform.url,
    gatewayUrl: gateway.url,
    gatewaySocketUrl: gateway.socketUrl,
    login: (userId) => platform.browserSessions.create(userId),
    close: async () => {
      await Promise.all([platform.close(), gateway.close()]);
      await database.close();
    },
  };
}

/** A package repository with nothing in it yet is an empty one. */
async function foundRepository(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const list = `${JSON.stringify({ packages: [] }, null, 4)}\n`;
  await writeFile(join(folder, 'packages.json'), list, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
