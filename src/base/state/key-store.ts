import { randomBytes } from 'node:crypto';
import { loadOnce } from '../async/load-once.ts';
import type { Database } from './port.ts';
import { sql } from './sql.ts';

/** Returns the function that reads a random key. The key is created at its first use, and is the same on every node and after every start. */
export function createKeyReader(database: Database, name: string): () => Promise<Buffer> {
  return loadOnce(async () => {
    const value = randomBytes(32).toString('base64url');
    const [, rows] = await database.commit([
      sql`insert into secrets (name, value) values (${name}, ${value}) on conflict (name) do nothing`,
      sql`select value from secrets where name = ${name}`,
    ]);
    return Buffer.from(String(rows?.[0]?.['value']), 'base64url');
  });
}
