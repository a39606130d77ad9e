import { fstatSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../base/config/config.ts';
import type { FirstStart } from '../servers/identity.ts';

/** What only the first start shows. A journal gets the name of a file. `url`: of the platform, if setup can find it. */
export function firstStartLines(
  { user, password, key }: FirstStart,
  { dataDir, projectDir }: Settings,
  url?: string,
): string[] {
  const port = url === undefined ? '' : new URL(url).port;
  const lines = [
    `  user      ${user}`,
    `  password  ${password}`,
    `  API key   ${key}   (save all three: they are not shown again)`,
    ...(port === '' ? [] : [`From another machine: ssh -L ${port}:localhost:${port} ${hostname()}`]),
    ...(url === undefined ? [] : [`Project: ${projectDir}`, 'Connect your agents: annex setup']),
  ];
  if (!isJournal()) return lines;
  const file = join(dataDir, 'first-start.txt');
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  return [`First start. The user, password and API key are in ${file}. Read it, then delete it.`];
}

/** Whether standard output goes to the systemd journal, which other users may read. */
function isJournal(): boolean {
  const { dev, ino } = fstatSync(1);
  return process.env['JOURNAL_STREAM'] === `${dev}:${ino}`;
}
