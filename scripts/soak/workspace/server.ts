// The platform in a separate process that can be killed. environment.ts forks it with the folder, the address for browsers
// (empty for its own) and the settings of panels and sandboxes.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '../../../src/base/clock.ts';
import { createLog } from '../../../src/base/log/log.ts';
import { openDatabase } from '../../../src/base/state/open.ts';
import { startPlatform } from '../../../src/servers/platform.ts';

export interface Ready {
  readonly port: number;
  /** API key of `demo`. */
  readonly key: string;
  /** Session cookie value of a user of `demo`. */
  readonly session: string;
}

const [, , folder = '', url = '', settings = '{}'] = process.argv;
const packagesDir = join(folder, 'packages');
await mkdir(packagesDir, { recursive: true });
const database = await openDatabase({ dataDir: folder, role: 'server' });
const platform = await startPlatform({
  host: '127.0.0.1',
  port: 0,
  url,
  clock: systemClock,
  log: createLog({ level: 'error' }),
  violations: 'throw',
  packagesDir,
  database,
  ...JSON.parse(settings),
});
const { id } = await platform.identity.users.ensure('ada', ['demo']);
process.once('SIGTERM', async () => {
  await platform.close();
  await database.close();
  process.disconnect();
});
process.send?.({
  port: platform.port,
  key: (await platform.identity.keys.create('demo')).key,
  session: await platform.identity.logins.createFor(id),
} satisfies Ready);
