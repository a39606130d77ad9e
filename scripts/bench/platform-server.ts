// The platform as `annex` runs it, alone: identity in SQLite, every request logged to a file and counted. Of the workspace
// one handler that only answers stands in, as in every peer; like the workspace itself it is loaded with its first call.
import { hash, randomUUID } from 'node:crypto';
import { openSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Platform } from '../../generated/platform/contract.ts';
import * as platformOperations from '../../generated/platform/operations.ts';
import { validators as platformValidators } from '../../generated/platform/validators.js';
import type { Workspace } from '../../generated/workspace/contract.ts';
import * as operations from '../../generated/workspace/operations.ts';
import { systemClock } from '../../src/clock.ts';
import { implement, implementLater } from '../../src/contract/server/index.ts';
import { IdentityStore } from '../../src/identity/store.ts';
import { BatchedStream } from '../../src/log/batched-stream.ts';
import { createLog } from '../../src/log/log.ts';
import { startPlatform } from '../../src/servers/platform.ts';
import { openDatabase } from '../../src/state/open.ts';

const dataDir = process.env['BENCH_DATA_DIR'] ?? '';
const packagesDir = join(dataDir, 'packages');
await mkdir(packagesDir);
const database = await openDatabase({ dataDir, role: 'server' });
const key = { id: randomUUID(), owner: 'acme', name: 'bench', created_at: Date.now() };
await new IdentityStore(database).insertKey(key, hash('sha256', process.env['BENCH_API_KEY'] ?? '', 'base64url'));
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
  serve: {
    services: [
      implement<Platform, 'getMetrics' | 'getOpenapi'>(
        { ...platformOperations, validators: platformValidators },
        { getPlatformHealth: (_, reply) => reply.json(200, { status: 'ok', uptime_seconds: 0 }) },
      ),
      implementLater<Workspace>(operations, async () => {
        const { validators } = await import('../../generated/workspace/validators.js');
        return implement<Workspace, Exclude<keyof Workspace, 'controlWebview'>>(
          { ...operations, validators },
          { controlWebview: (_, reply) => reply.empty(204) },
        );
      }),
    ],
  },
});
console.log(`{"port":${port}}`);
