import { randomBytes } from 'node:crypto';
import type { Database } from './port.ts';

/** A random key that is created at its first use. It is the same on every node and after every start. */
export class KeyStore {
  readonly #database: Database;
  readonly #name: string;
  #key: Promise<Buffer> | null = null;

  constructor(database: Database, name: string) {
    this.#database = database;
    this.#name = name;
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
      { text: insert, values: [this.#name, randomBytes(32).toString('base64url')] },
      { text: 'select value from secrets where name = $1', values: [this.#name] },
    ]);
    return Buffer.from(String(rows?.[0]?.['value']), 'base64url');
  }
}
