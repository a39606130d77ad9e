// Removes a million expired sessions without blocking the event loop. Run it alone: node scripts/soak/sweep.ts FOLDER
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SessionStore } from '../../src/areas/identity/session-store.ts';
import { eraseSealedTokens } from '../../src/areas/intents/store.ts';
import { openDatabase } from '../../src/base/state/open.ts';
import type { Database } from '../../src/base/state/port.ts';

const BACKLOG = 1_000_000;
const STEP = 20_000;
const MAX_TURN_MS = 20;
const MAX_MS = 5 * 60_000;

export async function sweep(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'annex-soak-sweep-'));
  try {
    const database = await openDatabase({ dataDir: folder, role: 'server' });
    for (let first = 0; first < BACKLOG; first += STEP) await fill(database, first);
    await database.close();
    // In a separate process, because garbage from filling the table would be collected during the sweep.
    const output = execFileSync(process.execPath, [import.meta.filename, folder], { encoding: 'utf8' });
    const { removed, ms, turns, busyMs, waitedMs } = JSON.parse(output) as Report;
    console.log(
      `${removed} sessions in ${(ms / 1_000).toFixed(0)} s; the longest of ${turns} turns of the event loop took ${busyMs.toFixed(1)} ms ` +
        `of CPU time, and ${waitedMs.toFixed(1)} ms including the disk and other processes`,
    );
    return removed === BACKLOG && busyMs <= MAX_TURN_MS && ms <= MAX_MS;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Report {
  readonly removed: number;
  readonly ms: number;
  readonly turns: number;
  readonly busyMs: number;
  readonly waitedMs: number;
}

/** Inserts sessions with random ids and hashes. */
async function fill(database: Database, first: number): Promise<void> {
  const numbers = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < $2) select i from n';
  const columns = 'id, token_hash, user_id, kind, created_at, expires_at';
  const text = `insert into sessions (${columns}) select lower(hex(randomblob(16))), lower(hex(randomblob(32))), 'ada',
    'Browser', 0, $1 + i from (${numbers})`;
  await database.commit([{ text, values: [first, STEP] }]);
}

async function measure(folder: string): Promise<Report> {
  const database = await openDatabase({ dataDir: folder, role: 'server' });
  const report = { turns: 0, busyMs: 0, waitedMs: 0 };
  let at = performance.now();
  let cpu = process.threadCpuUsage();
  const turn = () => {
    const { user, system } = process.threadCpuUsage(cpu);
    report.turns++;
    report.busyMs = Math.max(report.busyMs, (user + system) / 1_000);
    report.waitedMs = Math.max(report.waitedMs, performance.now() - at);
    [at, cpu] = [performance.now(), process.threadCpuUsage()];
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  const began = performance.now();
  const removed = await new SessionStore(database, eraseSealedTokens).sweep(BACKLOG);
  clearImmediate(next);
  await database.close();
  return { removed, ms: performance.now() - began, ...report };
}

if (import.meta.main) console.log(JSON.stringify(await measure(process.argv[2] ?? '')));
