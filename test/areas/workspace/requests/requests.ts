// A workspace whose programs ask.
import { createWorkspaceClient } from '../../../../src/sdk/index.ts';
import type { PlatformSettings, Running } from '../../../running.ts';
import { EDITOR, rover, startWorkspace, type WorkspaceUnderTest } from '../workspace.ts';

export const PERMISSION = {
  kind: 'permission',
  title: 'Run a command',
  agent: 'Claude Code',
  session: 's1',
  host: 'build-7',
  cwd: '/home/ada/rover',
  tool: 'Bash',
  command: 'rm -rf node_modules\n\u202e\u0000npm ci',
  why: 'To start afresh.',
  grants: ['Run npm until the session ends', 'Edit files in /home/ada/rover'],
} as const;

export async function startRequests(running: Running, settings: PlatformSettings = {}) {
  const workspace = await startWorkspace(running, settings);
  const ask = (body: object, api = workspace.api) => api.askUser({ path: rover, body: body as never });
  const get = (id: string) => workspace.api.getRequest({ path: { ...rover, requestId: id } });
  const withdraw = (id: string) => workspace.api.withdrawRequest({ path: { ...rover, requestId: id } });
  const follow = (id: string) =>
    running.events(`${workspace.platform.url}${EDITOR}/requests/${id}`, { 'x-api-key': workspace.key });
  return { ...workspace, ask, get, withdraw, follow };
}

/** A client with a key that names its user. */
export async function ofUser(name: string, { platform }: Pick<WorkspaceUnderTest, 'platform'>) {
  const user = await platform.identity.users.ensure(name, ['demo']);
  const { key } = await platform.identity.keys.create('demo', 'Claude Code', { user });
  return createWorkspaceClient({ baseUrl: platform.url, apiKey: key });
}
