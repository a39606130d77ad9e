import { fstatSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WEB_VIEW } from '../../generated/workspace/panel-types.ts';
import type { Settings } from '../base/config/config.ts';
import type { FirstStart } from '../servers/demo-account.ts';

/** The workspace that a newcomer is shown; any name would do. */
const REPO = 'rover';

/** The output of the first start: addresses, credentials, and a curl command to try. The journal gets the name of a file. */
export function firstStartLines(
  platformUrl: string,
  viewerUrl: string | null,
  made: FirstStart,
  { dataDir }: Pick<Settings, 'dataDir'>,
): string[] {
  const lines = credentialLines(platformUrl, viewerUrl, made);
  if (!isJournal()) return lines;
  const file = join(dataDir, 'first-start.txt');
  writeFileSync(file, lines.join('\n'), { mode: 0o600 });
  return [`This is the first start. User, password and API key are in ${file}: read it, then delete it.`, ''];
}

/** Whether systemd keeps standard output, for everybody in its group to read. */
function isJournal(): boolean {
  const { dev, ino } = fstatSync(1);
  return process.env['JOURNAL_STREAM'] === `${dev}:${ino}`;
}

function credentialLines(platformUrl: string, viewerUrl: string | null, made: FirstStart): string[] {
  const { owner, user, password, key } = made;
  return [
    'This is the first start. Open this address and log in:',
    '',
    `  ${platformUrl}/workspaces/${owner}/${REPO}`,
    '',
    'These are shown once:',
    '',
    `  user      ${user}`,
    `  password  ${password}`,
    `  owner     ${owner}`,
    `  API key   ${key}`,
    '',
    ...(viewerUrl === null ? [] : tabLines(platformUrl, viewerUrl, made)),
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
    'Then watch that page while this opens a tab in it:',
    '',
    `  curl ${platformUrl}/api/workspaces/editor/${owner}/${REPO}/current/tabs \\`,
    `    -H 'X-Api-Key: ${key}' -H 'Content-Type: application/json' \\`,
    `    -d '${JSON.stringify(tab)}'`,
    '',
  ];
}
