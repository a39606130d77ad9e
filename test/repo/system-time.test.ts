// The system time may leap: nothing that waits or expires may depend on it directly.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './modules.ts';

const READS = /\bDate\.now\b|\bnew Date\(\)/;

/** What they do with the system time, in place of a server's clock or the monotonic `performance.now()`. */
const READERS = {
  'base/clock.ts': 'follows it',
  'base/state/database-clock.ts': 'compares it with the time of the database',
  'servers/nodes.ts': 'compares it with the time of the database',
  'base/files/lock.ts': 'compares it with the times of files',
  'package-manager/publish/cache.ts': 'compares it with the times of files',
  'base/log/log.ts': 'dates lines of the log',
  'servers/sample-repository.ts': 'dates a file',
  'package-manager/install/installer.ts': 'dates an installation',
  'package-manager/install/transaction.ts': 'names a file',
  'package-manager/signing/{sign,verify}.ts': 'of a command that runs once',
  'base/state/copies.ts': 'of a command that runs once',
  'cli/**/*.ts': 'of a command that runs once',
  'sdk/oauth/{access-token,token-endpoint,provider-request}.ts': 'compares it with the expiry of stored tokens',
  '{areas,docs}/**/browser/**/*.ts': 'shows it to the person',
  'areas/workspace/{*,*/proxy}/{page,page-kit,tracker}/**/*.ts': 'shows it to the person',
} as const;

it('only these files read the system time', () => {
  const readers = new Set(globSync(Object.keys(READERS), { cwd: join(root, 'src') }));
  const files = globSync('**/*.ts', { cwd: join(root, 'src') });
  const found = files.filter((path) => READS.test(readFileSync(join(root, 'src', path), 'utf8')));
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter((path) => !readers.has(path))).toEqual([]);
});
