// Whoever loses a passkey or password logs in with a recovery code, or with a one-time link that an operator prints.
import { randomBytes } from 'node:crypto';
import type { Schemas } from '../../../generated/identity/contract.ts';
import { Problem } from '../../base/problem.ts';
import { hashSecret, randomSecret } from '../../base/secrets.ts';
import type { Database, Statement } from '../../base/state/port.ts';
import { sql } from '../../base/state/sql.ts';
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
    const which = sql`where user_id = ${userId} and expires_at is null`;
    const [row] = await this.#parts.database.read(sql`select count(*) as n from recovery_codes ${which}`);
    return Number(row?.['n']);
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
    const isValid = sql`code_hash = ${hashCode(code)} and user_id = ${user?.id ?? ''}
      and (expires_at is null or expires_at > ${clock.now()})`;
    // Only a valid code is written to the disk: a wrong one takes as long for an unknown name.
    const [row] = await database.read(sql`select 1 from recovery_codes where ${isValid}`);
    if (!user || !row || !(await this.#use(user.id, isValid))) {
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
    const isSame = expiresAt === null ? sql`expires_at is null` : sql`expires_at is not null`;
    const remove = sql`delete from recovery_codes where user_id = ${userId} and ${isSame}`;
    const insert = (code: string) => sql`insert into recovery_codes (code_hash, user_id, expires_at)
      values (${hashCode(code)}, ${userId}, ${expiresAt})`;
    await this.#parts.database.commit([lockUser(userId), remove, ...codes.map(insert)]);
  }

  /** False if another call has just used it. */
  async #use(userId: string, isValid: Statement): Promise<boolean> {
    const remove = sql`delete from recovery_codes where ${isValid} returning code_hash`;
    const [, used] = await this.#parts.database.commit([lockUser(userId), remove]);
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
