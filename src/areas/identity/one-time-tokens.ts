// Tokens that work once, on any node: passkey challenges, logins with providers, tickets. Each contains what it is for, sealed,
// and is stored only when it is used, so that strangers cannot fill a table.
import type { Clock } from '../../base/clock.ts';
import { Problem } from '../../base/problem.ts';
import { hashSecret, randomSecret, seal, unsealJson } from '../../base/secrets.ts';
import { createKeyReader } from '../../base/state/key-store.ts';
import type { Database } from '../../base/state/port.ts';
import { sql } from '../../base/state/sql.ts';

export type Opened<Content> = Content & { readonly nonce: string; readonly expiresAt: number };

export class OneTimeTokens<Content> {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #purpose: string;
  readonly #readKey: () => Promise<Buffer<ArrayBufferLike>>;

  constructor(database: Database, clock: Clock, keyName: string, purpose: string) {
    this.#database = database;
    this.#clock = clock;
    this.#purpose = purpose;
    this.#readKey = createKeyReader(database, keyName);
  }

  async #key() {
    return (await this.#readKey()).toString('base64url');
  }

  async create(content: Content, lifetimeMs: number, nonce = randomSecret()): Promise<string> {
    return seal(
      await this.#key(),
      this.#purpose,
      JSON.stringify({ ...content, nonce, expiresAt: this.#clock.now() + lifetimeMs }),
    );
  }

  /** Null if it was not created here or has expired. */
  async open(token: string): Promise<Opened<Content> | null> {
    const opened = unsealJson<Opened<Content>>(await this.#key(), this.#purpose, token);
    return opened && opened.expiresAt > this.#clock.now() ? opened : null;
  }

  /** False if it was used before. By its nonce: base64url has several spellings of the same bytes. */
  async use({ nonce, expiresAt }: Opened<Content>): Promise<boolean> {
    const [, inserted] = await this.#database.commit([
      sql`delete from used_login_nonces where expires_at <= ${this.#clock.now()}`,
      sql`insert into used_login_nonces (nonce_hash, expires_at) values (${hashSecret(nonce)}, ${expiresAt})
        on conflict (nonce_hash) do nothing returning nonce_hash`,
    ]);
    return inserted?.length === 1;
  }
}

export const loginExpired = (): Problem =>
  new Problem('login-expired', 'This login is no longer valid. Start it again.');
