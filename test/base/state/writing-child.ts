import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { endChild } from '../../../scripts/forked-server.ts';
import type { Database, Role } from '../../../src/base/state/port.ts';
import type { Place } from './engine.ts';

const WRITER = fileURLToPath(new URL('writer.ts', import.meta.url));

export interface WritingChild {
  /** Token hashes of all links acknowledged so far. */
  readonly acknowledged: readonly string[];
  kill(): Promise<void>;
}

/** Starts a process, which is writing when this resolves. */
export const startWriting = async (place: Place, role: Role = 'server'): Promise<WritingChild> => {
  const child = spawn(process.execPath, [WRITER, JSON.stringify({ ...place, role })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: string[] = [];
  const lines = createInterface({ input: child.stdout }).on('line', (line) => acknowledged.push(line));
  await Promise.race([
    once(lines, 'line'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the writer ended with ${code}`))),
  ]);
  const closed = once(lines, 'close');
  return {
    acknowledged,
    kill: async () => void (await Promise.all([closed, endChild(child)])),
  };
};

/**
 * Every acknowledged link and its session exist, and no link or session exists without the other. Uses one statement,
 * because commits that the killed node had sent to a server may still be in progress.
 */
export const expectKept = async (database: Database, acknowledged: readonly string[]): Promise<void> => {
  const text = `select i.token_hash, s.intent_hash, (select count(*) from sessions) as sessions
    from intents i left join sessions s on s.id = i.session_id and i.sealed_token is not null
    where i.session_id is not null`;
  const links = await database.read({ text, values: [] });
  const kept = new Set(links.map((link) => link['token_hash']));
  expect(acknowledged.filter((hash) => !kept.has(hash))).toEqual([]);
  expect(links.filter((link) => link['intent_hash'] !== link['token_hash'])).toEqual([]);
  expect(links[0]?.['sessions'] ?? 0).toBe(links.length);
};
