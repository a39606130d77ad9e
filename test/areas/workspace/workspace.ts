// A platform with a key of `demo`, its SDK client, and pages that open the workspace demo/rover.

import { SANDBOX, SYSTEM_LOG, VIEWER3D as VIEWER_3D, WEB_VIEW } from '../../../generated/workspace/panel-types.ts';
import type { Client } from '../../../src/contract/client/call.ts';
import { createWorkspaceClient } from '../../../src/sdk/index.ts';
import type { Workspace } from '../../../src/sdk/workspace/index.ts';
import { type PlatformSettings, type PlatformUnderTest, type Running, sending } from '../../running.ts';
import { type PageOptions, TestPage } from './browser.ts';

export { SANDBOX, SYSTEM_LOG, VIEWER_3D, WEB_VIEW };
export const rover = { owner: 'demo', repo: 'rover' } as const;
export const EDITOR = '/api/workspaces/editor/demo/rover/current';

export interface WorkspaceUnderTest {
  readonly platform: PlatformUnderTest;
  readonly key: string;
  readonly api: Client<Workspace>;
  /** A raw request with the key. */
  call(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Response>;
  /** A person of `demo` answers a request in a browser. */
  answer(requestId: string, body: object, name?: string, headers?: Record<string, string>): Promise<Response>;
  /** A page of a `demo` user that has the workspace open. */
  page(options?: PageOptions): Promise<TestPage>;
}

export async function startWorkspace(running: Running, settings: PlatformSettings = {}): Promise<WorkspaceUnderTest> {
  const platform = await running.platform(settings);
  const { key } = await platform.identity.keys.create('demo');
  return {
    platform,
    key,
    api: createWorkspaceClient({ baseUrl: platform.url, apiKey: key }),
    call: (method, path, body, headers = {}) =>
      fetch(platform.url + path, sending(method, body, { 'x-api-key': key, ...headers })),
    answer: async (requestId, body, name = 'ada', headers = {}) => {
      const url = `${platform.url}/api/inbox/requests/${requestId}/answer`;
      return fetch(url, sending('POST', body, { ...(await platform.login(name, ['demo'])), ...headers }));
    },
    page: async (options) => {
      const page = new TestPage(platform.url, await platform.login('ada', ['demo']), options);
      running.onClose(() => page.cut());
      return page.open();
    },
  };
}

/** Splits leaf-1 and opens a sandbox in the new half. */
export const openSandbox = (workspace: WorkspaceUnderTest) =>
  workspace.api.splitLeaf({ path: rover, body: { panelId: 'leaf-1', direction: 'horizontal', panelType: SANDBOX } });

/** A workspace with a background tab of this name. */
export async function startWithTab(running: Running, displayName: string): Promise<WorkspaceUnderTest> {
  const workspace = await startWorkspace(running);
  const body = { panelId: 'leaf-1', panelType: SANDBOX, displayName, active: false } as const;
  await workspace.api.openTab({ path: rover, body });
  return workspace;
}
