// The platform as `annex` runs it, for benchmarks: identity in SQLite, with the API key of the benchmark, request logs in a
// file, and metrics. measured-server.ts describes how it is started.
import { hash, randomUUID } from 'node:crypto';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { ApiKeyStore } from '../../src/areas/identity/api-key-store.ts';
import { BatchedStream } from '../../src/base/log/batched-stream.ts';
import { createLog } from '../../src/base/log/log.ts';
import { openDatabase } from '../../src/base/state/open.ts';
import type { Platform } from '../../src/servers/platform.ts';
import type { PlatformOptions } from '../../src/servers/platform-options.ts';
import { startPlatformIn } from '../start-platform.ts';

export async function startMeasuredPlatform(
  options: Partial<Pick<PlatformOptions, 'load' | 'packagesDir'>> = {},
): Promise<Platform> {
  const dataDir = process.env['BENCH_DATA_DIR'] ?? '';
  const database = await openDatabase({ dataDir, role: 'server' });
  const limits = { scopes: null, expires_at: null, user_id: null };
  const key = { id: randomUUID(), owner: 'acme', name: 'bench', created_at: Date.now(), ...limits };
  const secret = hash('sha256', process.env['BENCH_API_KEY'] ?? '', 'base64url');
  await new ApiKeyStore(database).insert(key, secret);
  const stream = new BatchedStream(openSync(join(dataDir, 'log'), 'a'));
  const log = createLog({ level: 'info', format: 'json', stream });
  return startPlatformIn(dataDir, { log, database, ...options });
}
