import { randomBytes } from 'node:crypto';
import type { Database } from '../../state/port.ts';

const NAME = 'proxy';

/** The proxy's key, made at its first use. */
export class KeyStore {
  readonly #database: Database;
  #key: Promise<Buffer> | null = null;

  constructor(database: Database) {
    this.#database = database;
  }

  get(): Promise<Buffer> {
    this.#key ??= this.#read().catch((error: unknown) => {
      this.#key = null;
      throw error;
    });
    return this.#key;
  }

  async #read(): Promise<Buffer> {
    const insert = 'insert into secrets (name, value) values ($1, $2) on conflict (name) do nothing';
    const [, rows] = await this.#database.commit([
      { text: insert, values: [NAME, randomBytes(32).toString('base64url')] },
      { text: 'select value from secrets where name = $1', values: [NAME] },
    ]);
    return Buffer.from(String(rows?.[0]?.['value']), 'base64url');
  }
}
