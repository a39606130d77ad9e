// The platform as `annex` runs it, alone: identity in SQLite, every request logged to a file and counted. Of what it
// carries one handler that only answers stands in, as in every peer; like the rest it is loaded with its first call.
import { hash, randomUUID } from 'node:crypto';
import { openSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Workspace } from '../../generated/workspace/contract.ts';
import { systemClock } from '../../src/clock.ts';
import { implement } from '../../src/contract/server/index.ts';
import type { Callers } from '../../src/identity/caller.ts';
import { IdentityStore } from '../../src/identity/store.ts';
import { eraseSealedTokens } from '../../src/intents/store.ts';
import { BatchedStream } from '../../src/log/batched-stream.ts';
import { createLog } from '../../src/log/log.ts';
import { startPlatform } from '../../src/servers/platform.ts';
import type { Areas } from '../../src/servers/platform-options.ts';
import { openDatabase } from '../../src/state/open.ts';

const dataDir = process.env['BENCH_DATA_DIR'] ?? '';
const packagesDir = join(dataDir, 'packages');
await mkdir(packagesDir);
const database = await openDatabase({ dataDir, role: 'server' });
const key = { id: randomUUID(), owner: 'acme', name: 'bench', created_at: Date.now() };
await new IdentityStore(database, eraseSealedTokens).insertKey(
  key,
  hash('sha256', process.env['BENCH_API_KEY'] ?? '', 'base64url'),
);
const { port } = await startPlatform({
  host: '127.0.0.1',
  port: 0,
  clock: systemClock,
  log: createLog({
    level: 'info',
    format: 'json',
    stream: new BatchedStream(openSync(join(dataDir, 'log'), 'a')),
  }),
  violations: 'report',
  packagesDir,
  database,
  load: async (): Promise<Areas> => {
    const operations = await import('../../generated/workspace/operations.ts');
    const { validators } = await import('../../generated/workspace/validators.js');
    const service = implement<Workspace, Callers, Exclude<keyof Workspace, 'controlWebview'>>(
      { ...operations, validators },
      { controlWebview: (_, reply) => reply.empty(204) },
      { rules: { 'workspace-owner': () => {} } },
    );
    const nothing = async () => {};
    return {
      services: [service],
      browsers: () => 0,
      focusedWorkspace: () => null,
      prepare: nothing,
      sweep: nothing,
      close: nothing,
    };
  },
});
console.log(`{"port":${port}}`);
