// Passkeys (WebAuthn). The user is verified at every login, so a passkey is enough. A challenge contains the request that it
// belongs to, sealed: nothing is stored for strangers, and it works once.
import type { Schemas } from '../../../generated/identity/contract.ts';
import type { Callers } from '../../base/caller.ts';
import { isProblem, Problem } from '../../base/problem.ts';
import { hashSecret } from '../../base/secrets.ts';
import { type Database, StateError, type Statement } from '../../base/state/port.ts';
import { list, raw, sql } from '../../base/state/sql.ts';
import { isoTime } from '../../base/time-text.ts';
import { browserLabel } from './browser-label.ts';
import {
  type BrowserState,
  type Login,
  type LoginDependencies,
  type Logins,
  refusal,
  withdrawOnError,
} from './logins.ts';
import { loginExpired, type OneTimeTokens } from './one-time-tokens.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import { PASSKEYS_PATH } from './session-store.ts';
import { lockUser } from './user-store.ts';

const MAX_PASSKEYS = 50;
/** EdDSA, ES256 and RS256, as numbered by COSE. */
const ALGORITHMS = [-8, -7, -257];

export interface PasskeyDependencies extends LoginDependencies {
  readonly database: Database;
  readonly logins: Logins;
  /** `binding` is what it is for: a login with the proof of a browser, or a new passkey of a session. */
  readonly challenges: OneTimeTokens<{ readonly binding: string }>;
  readonly recovery: RecoveryCodes;
  readonly challengeMs: number;
  /** Of the linked accounts of a user, those whose provider is configured. */
  readonly usableAccounts: (userId: string) => Promise<string[]>;
}

/** Times are epoch milliseconds. The id is that of the credential; it and the public key (COSE) are in base64url. */
type Passkey = Readonly<Record<'id' | 'user_id' | 'public_key' | 'name', string>> &
  Readonly<Record<'counter' | 'created_at', number> & { last_used_at: number | null }>;

type SessionUser = Pick<Callers['browserSession'], 'userId' | 'sessionId'>;

/** Browsers have none for IP addresses. */
export const allowsPasskeys = (baseUrl: string): boolean => !/^[\d.]+$|^\[/.test(new URL(baseUrl).hostname);

export class Passkeys {
  readonly #parts: PasskeyDependencies;

  constructor(parts: PasskeyDependencies) {
    this.#parts = parts;
  }

  async startLogin({ proof }: Schemas['StartPasskeyLogin'], baseUrl: string): Promise<Schemas['PasskeyOptions']> {
    const { expectedRPID: rpId } = relyingParty(baseUrl);
    const challenge = await this.#parts.challenges.create(
      { binding: `login ${hashSecret(proof)}` },
      this.#parts.challengeMs,
    );
    return { options: { rpId, challenge, timeout: this.#parts.challengeMs, userVerification: 'required' } };
  }

  async createLogin(
    { response, proof }: Schemas['CreatePasskeyLogin'],
    baseUrl: string,
    browser: BrowserState,
    address: string,
  ): Promise<Login> {
    const { users, logins, audit } = this.#parts;
    const party = relyingParty(baseUrl);
    const [passkey] = await this.#find('id', response.id);
    const user = passkey && (await users.find(passkey.user_id));
    if (!user) throw refusal('unknown-passkey');
    const attempt = await logins.begin(`passkey ${user.name}`, user.name, { ...browser, proof }, address);
    const failure = await withdrawOnError(attempt, () =>
      this.#verify(passkey, response, `login ${hashSecret(proof)}`, party),
    );
    const { name: detail } = passkey;
    if (failure !== null) {
      await audit.record({ action: 'login', outcome: 'refused', userId: user.id, method: 'passkey', detail });
      throw refusal('passkey-refused', failure);
    }
    await attempt.succeed();
    return logins.createLogin(user.id, user.name, { ...browser, proof }, address, { method: 'passkey', detail });
  }

  /** Resolves to the reason if the response is not valid. */
  async #verify(
    { id, user_id, counter, public_key }: Passkey,
    response: Schemas['PasskeyAssertion'],
    binding: string,
    party: ReturnType<typeof relyingParty>,
  ): Promise<unknown> {
    try {
      const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...{ ...party, response },
        expectedChallenge: (challenge) => this.#redeem(challenge, binding),
        credential: { id, counter, publicKey: Buffer.from(public_key, 'base64url') },
      });
      const { userHandle = handleOf(user_id) } = response.response;
      if (!verified || userHandle !== handleOf(user_id)) throw new Error('not of this user');
      const isFirst = await this.#write(
        user_id,
        sql`update passkeys set counter = ${authenticationInfo.newCounter}, last_used_at = ${this.#parts.clock.now()}
          where id = ${id} and counter = ${counter} returning id`,
      );
      if (!isFirst) throw new Error('used twice at the same time');
      return null;
    } catch (error) {
      if (!isOfLibrary(error)) throw error;
      return error;
    }
  }

  async start({ userId, sessionId }: SessionUser, baseUrl: string): Promise<Schemas['PasskeyOptions']> {
    const { expectedRPID: id } = relyingParty(baseUrl);
    const { name = '' } = (await this.#parts.users.find(userId)) ?? {};
    const type = 'public-key';
    return {
      options: {
        rp: { id, name: 'Annex' },
        user: { id: handleOf(userId), name, displayName: name },
        challenge: await this.#parts.challenges.create({ binding: `add ${sessionId}` }, this.#parts.challengeMs),
        timeout: this.#parts.challengeMs,
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type, alg })),
        excludeCredentials: (await this.#find('user_id', userId)).map((passkey) => ({ type, id: passkey.id })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    };
  }

  async create(
    { userId, sessionId }: SessionUser,
    { response, name: given }: Schemas['CreatePasskey'],
    baseUrl: string,
    userAgent = '',
  ): Promise<Schemas['CreatedPasskey']> {
    const { clock, sessions, audit, recovery } = this.#parts;
    const credential = await this.#verifyNew(response, `add ${sessionId}`, baseUrl).catch((error: unknown) => {
      throw isOfLibrary(error) ? new Problem('passkey-not-added', undefined, { cause: error }) : error;
    });
    const { id, counter } = credential;
    const name = given ?? browserLabel(userAgent) ?? 'Passkey';
    const publicKey = Buffer.from(credential.publicKey).toString('base64url');
    const now = clock.now();
    // A session that can only add a required passkey adds the first one: someone else may have opened it with the password.
    const limit = sql`select case when resource is null then ${raw(`${MAX_PASSKEYS}`)} else 1 end from sessions
      where id = ${sessionId} and ended_at is null`;
    const insert = sql`insert into passkeys (id, user_id, public_key, counter, name, created_at)
      select cast(${id} as text), id, cast(${publicKey} as text), cast(${counter} as bigint), cast(${name} as text),
        cast(${now} as bigint) from users
      where id = ${userId} and removed_at is null
        and (select count(*) from passkeys where user_id = ${userId}) < (${limit})
      on conflict (id) do nothing returning id`;
    if (!(await this.#write(userId, insert))) {
      throw new Problem('passkey-not-added', 'It is already in use, or you have too many passkeys.');
    }
    await this.#write(userId, sql`update sessions set resource = null where id = ${sessionId}`);
    // Whoever else has only the password can no longer add the first passkey.
    await sessions.endAll(userId, { except: sessionId, resource: PASSKEYS_PATH }, now);
    await audit.record({ action: 'passkey-added', userId, detail: name });
    const codes = (await recovery.count(userId)) > 0 ? {} : await recovery.create(userId);
    return { passkey: { id, name, created_at: isoTime(now), last_used_at: null }, ...codes };
  }

  /** Oldest first. */
  async list(userId: string): Promise<Schemas['PasskeyList']> {
    const passkeys = (await this.#find('user_id', userId)).map(({ id, name, created_at, last_used_at }) => {
      const last = last_used_at === null ? null : isoTime(last_used_at);
      return { id, name, created_at: isoTime(created_at), last_used_at: last };
    });
    const isMissing = (await this.#parts.owners.countRequiredPasskeys(userId)) === 0;
    return { passkeys, recovery_codes_left: await this.#parts.recovery.count(userId), required: isMissing };
  }

  /** Throws if the user could not log in any more: with a password, a linked account or another passkey. */
  async delete(id: string, userId: string): Promise<void> {
    const { usableAccounts, passwordsOn, audit } = this.#parts;
    const passkey = (await this.#find('user_id', userId)).find((each) => each.id === id);
    if (!passkey) throw new Problem('passkey-not-found');
    const accounts = await usableAccounts(userId);
    const hasPassword = sql`exists (select 1 from users where id = ${userId} and password_hash is not null)`;
    const remove = sql`delete from passkeys where id = ${id} and user_id = ${userId} and (
        exists (select 1 from passkeys o where o.user_id = ${userId} and o.id <> ${id})
        or exists (select 1 from linked_accounts l where l.id in (${list(accounts)}))
        ${passwordsOn ? sql`or ${hasPassword}` : sql``}) returning id`;
    if (!(await this.#write(userId, remove))) throw new Problem('last-login-method');
    await audit.record({ action: 'passkey-removed', userId, detail: passkey.name });
  }

  async #verifyNew(response: Schemas['PasskeyAttestation'], binding: string, baseUrl: string) {
    const party = relyingParty(baseUrl);
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
    const attestation = decodeAttestationObject(Buffer.from(response.response.attestationObject, 'base64url'));
    // To check the certificates of other statements, the library would fetch addresses that they contain.
    if (attestation.get('fmt') !== 'none') throw new Error('statements about the manufacturer are not accepted');
    const { registrationInfo } = await verifyRegistrationResponse({
      ...{ ...party, response, supportedAlgorithmIDs: ALGORITHMS },
      expectedChallenge: (challenge) => this.#redeem(challenge, binding),
    });
    if (!registrationInfo) throw new Error('not verified');
    if (registrationInfo.credential.id !== response.id) throw new Error('the id is not the attested one');
    return registrationInfo.credential;
  }

  /** Throws unless the challenge was created here for this purpose, and is used for the first time. */
  async #redeem(token: string, binding: string): Promise<true> {
    const challenge = await this.#parts.challenges.open(token);
    if (challenge?.binding === binding && (await this.#parts.challenges.use(challenge))) return true;
    throw loginExpired();
  }

  async #find(column: 'id' | 'user_id', value: string): Promise<Passkey[]> {
    const rows = await this.#parts.database.read(sql`select id, user_id, public_key, counter, name, created_at,
      last_used_at from passkeys where ${raw(column)} = ${value} order by created_at, id`);
    return rows as unknown as Passkey[];
  }

  /** False if it changed nothing. */
  async #write(userId: string, statement: Statement): Promise<boolean> {
    const [, changed] = await this.#parts.database.commit([lockUser(userId), statement]);
    return changed?.length === 1;
  }
}

function relyingParty(baseUrl: string) {
  if (!allowsPasskeys(baseUrl)) throw new Problem('passkeys-unavailable');
  const { hostname, origin } = new URL(baseUrl);
  return { expectedRPID: hostname, expectedOrigin: origin, requireUserVerification: true };
}

const handleOf = (userId: string): string => Buffer.from(userId).toString('base64url');

const isOfLibrary = (error: unknown): boolean => !isProblem(error) && !(error instanceof StateError);
