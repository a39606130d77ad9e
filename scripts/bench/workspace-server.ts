// The platform with its workspace as `annex` runs it: every request logged to a file and counted, and the layout of
// acme/demo in SQLite, three panels with two tabs each.
import { hash, randomUUID } from 'node:crypto';
import { openSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '../../src/clock.ts';
import { IdentityStore } from '../../src/identity/store.ts';
import { eraseSealedTokens } from '../../src/intents/store.ts';
import { BatchedStream } from '../../src/log/batched-stream.ts';
import { createLog } from '../../src/log/log.ts';
import { createWorkspaceClient } from '../../src/sdk/index.ts';
import { startPlatform } from '../../src/servers/platform.ts';
import { openDatabase } from '../../src/state/open.ts';
import { SANDBOX, WEB_VIEW } from '../../src/workspace/panels/catalog.ts';

const dataDir = process.env['BENCH_DATA_DIR'] ?? '';
const apiKey = process.env['BENCH_API_KEY'] ?? '';
const packagesDir = join(dataDir, 'packages');
await mkdir(packagesDir);
const database = await openDatabase({ dataDir, role: 'server' });
const key = { id: randomUUID(), owner: 'acme', name: 'bench', created_at: Date.now() };
await new IdentityStore(database, eraseSealedTokens).insertKey(key, hash('sha256', apiKey, 'base64url'));
const stream = new BatchedStream(openSync(join(dataDir, 'log'), 'a'));
const { port, url } = await startPlatform({
  host: '127.0.0.1',
  port: 0,
  clock: systemClock,
  log: createLog({ level: 'info', format: 'json', stream }),
  violations: 'report',
  packagesDir,
  database,
});
const api = createWorkspaceClient({ baseUrl: url, apiKey });
const path = { owner: 'acme', repo: 'demo' };
await api.openTab({ path, body: { panelId: 'leaf-1', panelType: WEB_VIEW } });
for (const direction of ['horizontal', 'vertical'] as const) {
  const { panelId } = await api.splitLeaf({ path, body: { panelId: 'leaf-1', direction, panelType: SANDBOX } });
  await api.openTab({ path, body: { panelId, panelType: WEB_VIEW, displayName: `A page ${direction}` } });
}
console.log(`{"port":${port}}`);
