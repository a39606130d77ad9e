import { randomBytes } from 'node:crypto';
import { loadOnce } from '../async/load-once.ts';
import type { Database } from './port.ts';

/** Returns the function that reads a random key. The key is created at its first use, and is the same on every node and after every start. */
export function createKeyReader(database: Database, name: string): () => Promise<Buffer> {
  return loadOnce(async () => {
    const insert = 'insert into secrets (name, value) values ($1, $2) on conflict (name) do nothing';
    const [, rows] = await database.commit([
      { text: insert, values: [name, randomBytes(32).toString('base64url')] },
      { text: 'select value from secrets where name = $1', values: [name] },
    ]);
    return Buffer.from(String(rows?.[0]?.['value']), 'base64url');
  });
}
