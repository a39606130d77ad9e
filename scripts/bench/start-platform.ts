// The platform as `annex` runs it, for benchmarks: identity in SQLite, with the API key of the benchmark, request logs in a
// file, and metrics. measured-server.ts describes how it is started.
import { hash, randomUUID } from 'node:crypto';
import { openSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { IdentityStore } from '../../src/areas/identity/store.ts';
import { eraseSealedTokens } from '../../src/areas/intents/store.ts';
import { systemClock } from '../../src/base/clock.ts';
import { BatchedStream } from '../../src/base/log/batched-stream.ts';
import { createLog } from '../../src/base/log/log.ts';
import { openDatabase } from '../../src/base/state/open.ts';
import { type Platform, startPlatform } from '../../src/servers/platform.ts';
import type { PlatformOptions } from '../../src/servers/platform-options.ts';

export async function startMeasuredPlatform(
  options: Partial<Pick<PlatformOptions, 'load' | 'packagesDir'>> = {},
): Promise<Platform> {
  const dataDir = process.env['BENCH_DATA_DIR'] ?? '';
  const packagesDir = join(dataDir, 'packages');
  await mkdir(packagesDir, { recursive: true });
  const database = await openDatabase({ dataDir, role: 'server' });
  const limits = { scopes: null, expires_at: null };
  const key = { id: randomUUID(), owner: 'acme', name: 'bench', created_at: Date.now(), ...limits };
  const secret = hash('sha256', process.env['BENCH_API_KEY'] ?? '', 'base64url');
  await new IdentityStore(database, eraseSealedTokens).insertKey(key, secret);
  const stream = new BatchedStream(openSync(join(dataDir, 'log'), 'a'));
  return startPlatform({
    host: '127.0.0.1',
    port: 0,
    clock: systemClock,
    log: createLog({ level: 'info', format: 'json', stream }),
    violations: 'report',
    packagesDir,
    database,
    ...options,
  });
}
