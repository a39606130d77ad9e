// The platform with the workspace acme/demo: three panels with two tabs each, stored in SQLite.
import { SANDBOX, WEB_VIEW } from '../../generated/workspace/panel-types.ts';
import { createWorkspaceClient } from '../../src/sdk/index.ts';
import { startMeasuredPlatform } from './start-platform.ts';

const { port, url } = await startMeasuredPlatform();
const api = createWorkspaceClient({ baseUrl: url, apiKey: process.env['BENCH_API_KEY'] ?? '' });
const path = { owner: 'acme', repo: 'demo' };
await api.openTab({ path, body: { panelId: 'leaf-1', panelType: WEB_VIEW } });
for (const direction of ['horizontal', 'vertical'] as const) {
  const { panelId } = await api.splitLeaf({ path, body: { panelId: 'leaf-1', direction, panelType: SANDBOX } });
  await api.openTab({ path, body: { panelId, panelType: WEB_VIEW, displayName: `A page ${direction}` } });
}
console.log(`{"port":${port}}`);
