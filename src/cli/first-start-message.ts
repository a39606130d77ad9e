import { fstatSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WEB_VIEW } from '../../generated/workspace/panel-types.ts';
import type { Settings } from '../base/config/config.ts';
import type { FirstStart } from '../servers/identity.ts';

/** The example workspace. Any name works. */
const REPO = 'rover';

/** The output of the first start: the address, the credentials and a curl command. A journal gets only a file name. */
export function firstStartLines(
  platformUrl: string,
  viewerUrl: string | null,
  firstStart: FirstStart,
  { dataDir }: Pick<Settings, 'dataDir'>,
): string[] {
  const lines = credentialLines(platformUrl, viewerUrl, firstStart);
  if (!isJournal()) return lines;
  const file = join(dataDir, 'first-start.txt');
  writeFileSync(file, lines.join('\n'), { mode: 0o600 });
  return [`First start. The user, password and API key are in ${file}. Read it, then delete it.`, ''];
}

/** Whether standard output goes to the systemd journal, which other users may read. */
function isJournal(): boolean {
  const { dev, ino } = fstatSync(1);
  return process.env['JOURNAL_STREAM'] === `${dev}:${ino}`;
}

function credentialLines(platformUrl: string, viewerUrl: string | null, firstStart: FirstStart): string[] {
  const { owner, user, password, key } = firstStart;
  return [
    'First start. Open this address and log in:',
    '',
    `  ${platformUrl}/workspaces/${owner}/${REPO}`,
    '',
    'Save these credentials now. They will not be shown again:',
    '',
    `  user      ${user}`,
    `  password  ${password}`,
    `  owner     ${owner}`,
    `  API key   ${key}`,
    '',
    ...(viewerUrl === null ? [] : tabLines(platformUrl, viewerUrl, firstStart)),
  ];
}

function tabLines(platformUrl: string, viewerUrl: string, { owner, key }: FirstStart): string[] {
  const tab = {
    panelId: 'leaf-1',
    panelType: WEB_VIEW,
    displayName: 'Paste',
    initialState: { url: `${viewerUrl}/screenshot-paste` },
  };
  return [
    'Then keep the page open and run this command. It opens a tab there:',
    '',
    `  curl ${platformUrl}/api/workspaces/editor/${owner}/${REPO}/current/tabs \\`,
    `    -H 'X-Api-Key: ${key}' -H 'Content-Type: application/json' \\`,
    `    -d '${JSON.stringify(tab)}'`,
    '',
  ];
}
