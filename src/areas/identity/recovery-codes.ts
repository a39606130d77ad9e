// Whoever loses a passkey or password logs in with a recovery code, or with a one-time link that an operator prints.
import { randomBytes } from 'node:crypto';
import type { Schemas } from '../../../generated/identity/contract.ts';
import { Problem } from '../../base/problem.ts';
import { hashSecret, randomSecret } from '../../base/secrets.ts';
import type { Database, Value } from '../../base/state/port.ts';
import {
  type BrowserState,
  type Login,
  type LoginDependencies,
  type Logins,
  refusal,
  withdrawOnError,
} from './logins.ts';
import { normalizeName } from './names.ts';
import { lockUser } from './user-store.ts';

const RECOVERY_CODES = 10;
const LINK_MS = 900_000;
/** Of recovery codes. Without letters that look like digits. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const IS_VALID = 'code_hash = $1 and user_id = $2 and (expires_at is null or expires_at > $3)';

export interface RecoveryDependencies extends LoginDependencies {
  readonly database: Database;
  readonly logins: Logins;
}

export class RecoveryCodes {
  readonly #parts: RecoveryDependencies;

  constructor(parts: RecoveryDependencies) {
    this.#parts = parts;
  }

  /** Without links. */
  async count(userId: string): Promise<number> {
    const text = 'select count(*) as n from recovery_codes where user_id = $1 and expires_at is null';
    return Number((await this.#parts.database.read({ text, values: [userId] }))[0]?.['n']);
  }

  /** Earlier codes stop working. */
  async create(userId: string): Promise<Schemas['RecoveryCodes']> {
    const codes = Array.from({ length: RECOVERY_CODES }, randomCode);
    await this.#replace(userId, codes, null);
    await this.#parts.audit.record({ action: 'recovery-codes-created', userId });
    return { recovery_codes: codes };
  }

  /** Resolves to the code of a link that works once, for 15 minutes. Earlier links of the user stop working. */
  async createLink(userId: string): Promise<string> {
    const code = randomSecret();
    await this.#replace(userId, [code], this.#parts.clock.now() + LINK_MS);
    await this.#parts.audit.record({ action: 'link-created', userId });
    return code;
  }

  async login(
    { name, code, new_password, proof }: Schemas['CreateRecoveryLogin'],
    browser: BrowserState,
    address: string,
  ): Promise<Login> {
    if (new_password !== undefined && !this.#parts.passwordsOn) throw new Problem('passwords-off');
    const userName = normalizeName(name) ?? '';
    const { logins, passwords, users, audit, clock, database } = this.#parts;
    const attempt = await logins.begin(`recovery ${userName}`, userName, { ...browser, proof }, address);
    const hash = await withdrawOnError(attempt, async () => new_password && passwords.hash(new_password));
    const user = await users.findByName(userName);
    const event = { action: 'login', userId: user?.id, method: 'recovery-code' } as const;
    const values = [hashCode(code), user?.id ?? '', clock.now()];
    // Only a valid code is written to the disk: a wrong one takes as long for an unknown name.
    const [row] = await database.read({ text: `select 1 from recovery_codes where ${IS_VALID}`, values });
    if (!user || !row || !(await this.#use(user.id, values))) {
      void audit.record({ ...event, outcome: 'refused' }).catch(() => {}); // a failed write must not change the response
      throw refusal('wrong-recovery-code');
    }
    if (hash) {
      await users.setPassword(user.id, hash, clock.now());
      await audit.record({ action: 'password-changed', userId: user.id });
    }
    await attempt.succeed();
    return logins.createLogin(user.id, userName, { ...browser, proof }, address, event);
  }

  /** Replaces the recovery codes of the user, or the one-time links if the codes expire. */
  async #replace(userId: string, codes: readonly string[], expiresAt: number | null): Promise<void> {
    const remove = `delete from recovery_codes where user_id = $1 and expires_at is ${expiresAt === null ? '' : 'not'} null`;
    const insert = 'insert into recovery_codes (code_hash, user_id, expires_at) values ($1, $2, $3)';
    const inserts = codes.map((code) => ({ text: insert, values: [hashCode(code), userId, expiresAt] }));
    await this.#parts.database.commit([lockUser(userId), { text: remove, values: [userId] }, ...inserts]);
  }

  /** False if another call has just used it. */
  async #use(userId: string, values: Value[]): Promise<boolean> {
    const text = `delete from recovery_codes where ${IS_VALID} returning code_hash`;
    const [, used] = await this.#parts.database.commit([lockUser(userId), { text, values }]);
    return used?.length === 1;
  }
}

/** 80 random bits: k3m9-p2xw-7hqd-4tzb */
function randomCode(): string {
  const letters = Array.from(randomBytes(16), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return letters.replace(/(.{4})(?!$)/g, '$1-');
}

/** People may write a recovery code in upper case and without dashes. The code of a link is longer. */
const hashCode = (code: string): string =>
  hashSecret(code.length > 40 ? code : code.toLowerCase().replace(/[^a-z0-9]/g, ''));
