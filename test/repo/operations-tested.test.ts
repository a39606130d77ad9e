import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { operations } from '../../scripts/areas.ts';

const root = resolve(import.meta.dirname, '..');

/** Operations without a test file of their own. The file here has a `describe` that names the operation. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  callPanelTool: 'areas/workspace/package-panels/package-panels.test.ts',
  deletePanelGrant: 'areas/workspace/package-panels/package-panels.test.ts',
  getPanelSchema: 'areas/workspace/package-panels/package-panels.test.ts',
  getPanelState: 'areas/workspace/package-panels/package-panels.test.ts',
  getPanelView: 'areas/workspace/package-panels/package-panels.test.ts',
  listPanelGrants: 'areas/workspace/package-panels/package-panels.test.ts',
  setPanelDraft: 'areas/workspace/package-panels/package-panels.test.ts',
  setPanelGrant: 'areas/workspace/package-panels/package-panels.test.ts',
  updatePanelState: 'areas/workspace/package-panels/package-panels.test.ts',
  startPasskeyLogin: 'browser/passkeys.test.ts',
  createPasskeyLogin: 'browser/passkeys.test.ts',
  startPasskey: 'browser/passkeys.test.ts',
  createPasskey: 'browser/passkeys.test.ts',
  listPasskeys: 'browser/passkeys.test.ts',
  deletePasskey: 'browser/passkeys.test.ts',
  createRecoveryCodes: 'browser/passkeys.test.ts',
  createRecoveryLogin: 'browser/passkeys.test.ts',
  deleteApplication: 'areas/identity/list-applications.test.ts',
  getGatewayLiveness: 'areas/gateway/get-gateway-health.test.ts',
  getGatewayMetrics: 'areas/gateway/get-gateway-health.test.ts',
  createFileDownload: 'areas/paste/files/download-file.test.ts',
  createPasteToken: 'servers/one-address.test.ts',
  getRequest: 'areas/workspace/requests/ask-user.test.ts',
  getInboxCount: 'areas/workspace/requests/watch-inbox.test.ts',
  setRequestsSeen: 'areas/workspace/requests/watch-inbox.test.ts',
  updateAgent: 'areas/workspace/requests/watch-inbox.test.ts',
  withdrawRequest: 'areas/workspace/requests/ask-user.test.ts',
  getReturnPage: 'areas/gateway/receive-returned-address.test.ts',
  getMetrics: 'areas/platform/get-platform-health.test.ts',
  getPlatformLiveness: 'areas/platform/get-platform-health.test.ts',
  getViewerResource: 'areas/paste/get-mcp-resource.test.ts',
  getWatchdogLiveness: 'areas/watchdog/get-watchdog-health.test.ts',
  getWatchdogMetrics: 'areas/watchdog/get-watchdog-health.test.ts',
};

const ids = operations.map(({ id }) => id);
const names = new Set(globSync('**/*.test.ts', { cwd: root }).map((file) => basename(file, '.test.ts')));
const kebab = (id: string) => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function namedInDescribe(file: string): Set<string> {
  const titles = readFileSync(join(root, file), 'utf8').matchAll(/^ *describe\(['"`](.*)['"`],/gm);
  return new Set([...titles].flatMap(([, title = '']) => title.split(/\W+/)));
}

it('every operation has a test file with its name in kebab case, or is listed as an exception', () => {
  expect(ids.length).toBeGreaterThan(60);
  expect(ids.filter((id) => !names.has(kebab(id)) && !Object.hasOwn(ELSEWHERE, id))).toEqual([]);
});

it('every exception is an operation without a file of its own, and is named by a describe in the listed file', () => {
  const stale = Object.keys(ELSEWHERE).filter((id) => !ids.includes(id) || names.has(kebab(id)));
  expect(stale).toEqual([]);
  expect(Object.entries(ELSEWHERE).filter(([id, file]) => !namedInDescribe(file).has(id))).toEqual([]);
});
