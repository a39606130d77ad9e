// Passkeys (WebAuthn). The user is verified at every login, so a passkey is enough. A challenge contains the request that it
// belongs to, sealed: nothing is stored for strangers, and it works once. Whoever loses a passkey or password uses a recovery
// code, or a one-time link that an operator prints.
import { randomBytes } from 'node:crypto';
import type { Schemas } from '../../../generated/identity/contract.ts';
import type { Callers } from '../../base/caller.ts';
import { isProblem, Problem } from '../../base/problem.ts';
import { hashSecret, randomSecret } from '../../base/secrets.ts';
import { type Database, StateError, type Value } from '../../base/state/port.ts';
import { isoTime } from '../../base/time-text.ts';
import { browserLabel } from './browser-label.ts';
import type { Attempt } from './login-attempts.ts';
import { type BrowserState, type Login, type LoginDependencies, type Logins, withdrawOnError } from './logins.ts';
import { normalizeName } from './names.ts';
import { loginExpired, type OneTimeTokens } from './one-time-tokens.ts';
import { PASSKEYS_PATH } from './session-store.ts';

const MAX_PASSKEYS = 50;
const RECOVERY_CODES = 10;
const LINK_MS = 900_000;
/** Of recovery codes. Without letters that look like digits. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
/** EdDSA, ES256 and RS256, as numbered by COSE. */
const ALGORITHMS = [-8, -7, -257];

export interface PasskeyDependencies extends LoginDependencies {
  readonly database: Database;
  readonly logins: Logins;
  /** `binding` is what it is for: a login with the proof of a browser, or a new passkey of a session. */
  readonly challenges: OneTimeTokens<{ readonly binding: string }>;
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

export function createPasskeys(dependencies: PasskeyDependencies) {
  const { database, store, sessions, passwords, attempts, devices, audit, logins, clock } = dependencies;
  const { challenges, challengeMs, passwordsOn, usableAccounts } = dependencies;
  async function startLogin(
    { proof }: Schemas['StartPasskeyLogin'],
    baseUrl: string,
  ): Promise<Schemas['PasskeyOptions']> {
    const { expectedRPID: rpId } = relyingParty(baseUrl);
    const challenge = await challenges.create({ binding: `login ${hashSecret(proof)}` }, challengeMs);
    return { options: { rpId, challenge, timeout: challengeMs, userVerification: 'required' } };
  }

  async function createLogin(
    { response, proof }: Schemas['CreatePasskeyLogin'],
    baseUrl: string,
    browser: BrowserState,
    address: string,
  ): Promise<Login> {
    const party = relyingParty(baseUrl);
    const [passkey] = await find('id', response.id);
    const user = passkey && (await store.findUser(passkey.user_id));
    if (!user) throw refusal('unknown-passkey');
    const attempt = await begin('passkey', user.name, { ...browser, proof }, address);
    const failure = await withdrawOnError(attempt, () =>
      verify(passkey, response, `login ${hashSecret(proof)}`, party),
    );
    const { name: detail } = passkey;
    if (failure !== null) {
      await audit.record({ action: 'login', outcome: 'refused', userId: user.id, method: 'passkey', detail });
      throw refusal('passkey-refused', failure);
    }
    await attempt.succeed();
    return logins.createLogin(user.id, user.name, { ...browser, proof }, address, { method: 'passkey', detail });
  }

  /** Counted apart from passwords, and for a known browser apart from others at its address. */
  async function begin(method: string, userName: string, browser: BrowserState, address: string): Promise<Attempt> {
    const deviceId = await devices.find(browser.device, userName, browser.proof);
    return attempts.begin(`${method} ${userName}`, deviceId === null ? address : `device ${deviceId}`);
  }

  /** Resolves to the reason if the response is not valid. */
  async function verify(
    { id, user_id, counter, public_key }: Passkey,
    response: Schemas['PasskeyAssertion'],
    binding: string,
    party: ReturnType<typeof relyingParty>,
  ): Promise<unknown> {
    try {
      const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...{ ...party, response },
        expectedChallenge: (challenge) => redeem(challenge, binding),
        credential: { id, counter, publicKey: Buffer.from(public_key, 'base64url') },
      });
      const { userHandle = handleOf(user_id) } = response.response;
      if (!verified || userHandle !== handleOf(user_id)) throw new Error('not of this user');
      const update = 'update passkeys set counter = $3, last_used_at = $4 where id = $1 and counter = $2 returning id';
      const isFirst = await write(user_id, update, id, counter, authenticationInfo.newCounter, clock.now());
      if (!isFirst) throw new Error('used twice at the same time');
      return null;
    } catch (error) {
      if (!isOfLibrary(error)) throw error;
      return error;
    }
  }

  async function start({ userId, sessionId }: SessionUser, baseUrl: string): Promise<Schemas['PasskeyOptions']> {
    const { expectedRPID: id } = relyingParty(baseUrl);
    const { name = '' } = (await store.findUser(userId)) ?? {};
    const type = 'public-key';
    return {
      options: {
        rp: { id, name: 'Annex' },
        user: { id: handleOf(userId), name, displayName: name },
        challenge: await challenges.create({ binding: `add ${sessionId}` }, challengeMs),
        timeout: challengeMs,
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type, alg })),
        excludeCredentials: (await find('user_id', userId)).map((passkey) => ({ type, id: passkey.id })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    };
  }

  async function create(
    { userId, sessionId }: SessionUser,
    { response, name: given }: Schemas['CreatePasskey'],
    baseUrl: string,
    userAgent = '',
  ): Promise<Schemas['CreatedPasskey']> {
    const credential = await verifyNew(response, `add ${sessionId}`, baseUrl).catch((error: unknown) => {
      throw isOfLibrary(error) ? new Problem('passkey-not-added', undefined, { cause: error }) : error;
    });
    const { id, counter } = credential;
    const name = given ?? browserLabel(userAgent) ?? 'Passkey';
    // A session that can only add a required passkey adds the first one: someone else may have opened it with the password.
    const insert = `insert into passkeys (id, user_id, public_key, counter, name, created_at)
      select cast($1 as text), id, cast($3 as text), cast($4 as bigint), cast($5 as text), cast($6 as bigint) from users
      where id = $2 and removed_at is null and (select count(*) from passkeys where user_id = $2) <
        (select case when resource is null then ${MAX_PASSKEYS} else 1 end from sessions where id = $7 and ended_at is null)
      on conflict (id) do nothing returning id`;
    const publicKey = Buffer.from(credential.publicKey).toString('base64url');
    const now = clock.now();
    if (!(await write(userId, insert, id, userId, publicKey, counter, name, now, sessionId))) {
      throw new Problem('passkey-not-added', 'It is already in use, or you have too many passkeys.');
    }
    await write(userId, 'update sessions set resource = null where id = $1', sessionId);
    // Whoever else has only the password can no longer add the first passkey.
    await sessions.endAll(userId, { except: sessionId, resource: PASSKEYS_PATH }, now);
    await audit.record({ action: 'passkey-added', userId, detail: name });
    const codes = (await countCodes(userId)) > 0 ? {} : await createCodes(userId);
    return { passkey: { id, name, created_at: isoTime(now), last_used_at: null }, ...codes };
  }

  /** Oldest first. */
  async function list(userId: string): Promise<Schemas['PasskeyList']> {
    const passkeys = (await find('user_id', userId)).map(({ id, name, created_at, last_used_at }) => {
      const last = last_used_at === null ? null : isoTime(last_used_at);
      return { id, name, created_at: isoTime(created_at), last_used_at: last };
    });
    const isMissing = (await store.countRequiredPasskeys(userId)) === 0;
    return { passkeys, recovery_codes_left: await countCodes(userId), required: isMissing };
  }

  /** Throws if the user could not log in any more: with a password, a linked account or another passkey. */
  async function remove(id: string, userId: string): Promise<void> {
    const passkey = (await find('user_id', userId)).find((each) => each.id === id);
    if (!passkey) throw new Problem('passkey-not-found');
    const accounts = await usableAccounts(userId);
    const text = `delete from passkeys where id = $1 and user_id = $2 and (
        exists (select 1 from passkeys o where o.user_id = $2 and o.id <> $1)
        or exists (select 1 from linked_accounts l where l.id in (${accounts.map((_, i) => `$${i + 4}`).join(', ') || 'null'}))
        or ($3 = 1 and exists (select 1 from users where id = $2 and password_hash is not null))) returning id`;
    const removed = await write(userId, text, id, userId, passwordsOn ? 1 : 0, ...accounts);
    if (!removed) throw new Problem('last-login-method');
    await audit.record({ action: 'passkey-removed', userId, detail: passkey.name });
  }

  /** Earlier codes stop working. */
  async function createCodes(userId: string): Promise<Schemas['RecoveryCodes']> {
    const codes = Array.from({ length: RECOVERY_CODES }, randomCode);
    await replaceCodes(userId, codes, null);
    await audit.record({ action: 'recovery-codes-created', userId });
    return { recovery_codes: codes };
  }

  /** Resolves to the code of a link that works once, for 15 minutes. Earlier links of the user stop working. */
  async function createLink(userId: string): Promise<string> {
    const code = randomSecret();
    await replaceCodes(userId, [code], clock.now() + LINK_MS);
    await audit.record({ action: 'link-created', userId });
    return code;
  }

  async function createRecoveryLogin(
    { name, code, new_password, proof }: Schemas['CreateRecoveryLogin'],
    browser: BrowserState,
    address: string,
  ): Promise<Login> {
    if (new_password !== undefined && !passwordsOn) throw new Problem('passwords-off');
    const userName = normalizeName(name) ?? '';
    const attempt = await begin('recovery', userName, { ...browser, proof }, address);
    const hash = await withdrawOnError(attempt, async () => new_password && passwords.hash(new_password));
    const user = await store.findUserByName(userName);
    const event = { action: 'login', userId: user?.id, method: 'recovery-code' } as const;
    const isValid = 'code_hash = $1 and user_id = $2 and (expires_at is null or expires_at > $3)';
    const values = [hashCode(code), user?.id ?? '', clock.now()];
    // Only a valid code is written to the disk: a wrong one takes as long for an unknown name.
    const [found] = await database.read({ text: `select 1 from recovery_codes where ${isValid}`, values });
    const use = `delete from recovery_codes where ${isValid} returning code_hash`;
    if (!user || !found || !(await write(user.id, use, ...values))) {
      void audit.record({ ...event, outcome: 'refused' }).catch(() => {}); // a failed write must not change the response
      throw refusal('wrong-recovery-code');
    }
    if (hash) {
      await store.setPassword(user.id, hash, clock.now());
      await audit.record({ action: 'password-changed', userId: user.id });
    }
    await attempt.succeed();
    return logins.createLogin(user.id, userName, { ...browser, proof }, address, event);
  }

  async function verifyNew(response: Schemas['PasskeyAttestation'], binding: string, baseUrl: string) {
    const party = relyingParty(baseUrl);
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
    const attestation = decodeAttestationObject(Buffer.from(response.response.attestationObject, 'base64url'));
    // To check the certificates of other statements, the library would fetch addresses that they contain.
    if (attestation.get('fmt') !== 'none') throw new Error('statements about the manufacturer are not accepted');
    const { registrationInfo } = await verifyRegistrationResponse({
      ...{ ...party, response, supportedAlgorithmIDs: ALGORITHMS },
      expectedChallenge: (challenge) => redeem(challenge, binding),
    });
    if (!registrationInfo) throw new Error('not verified');
    if (registrationInfo.credential.id !== response.id) throw new Error('the id is not the attested one');
    return registrationInfo.credential;
  }

  /** Throws unless the challenge was created here for this purpose, and is used for the first time. */
  async function redeem(token: string, binding: string): Promise<true> {
    const challenge = await challenges.open(token);
    if (challenge?.binding === binding && (await challenges.use(challenge))) return true;
    throw loginExpired();
  }

  async function find(column: 'id' | 'user_id', value: string): Promise<Passkey[]> {
    const text = `select id, user_id, public_key, counter, name, created_at, last_used_at from passkeys
      where ${column} = $1 order by created_at, id`;
    return (await database.read({ text, values: [value] })) as unknown as Passkey[];
  }

  async function countCodes(userId: string): Promise<number> {
    const text = 'select count(*) as n from recovery_codes where user_id = $1 and expires_at is null';
    return Number((await database.read({ text, values: [userId] }))[0]?.['n']);
  }

  /** Replaces the recovery codes of the user, or the one-time links if the codes expire. */
  async function replaceCodes(userId: string, codes: readonly string[], expiresAt: number | null): Promise<void> {
    const remove = `delete from recovery_codes where user_id = $1 and expires_at is ${expiresAt === null ? '' : 'not'} null`;
    const insert = 'insert into recovery_codes (code_hash, user_id, expires_at) values ($1, $2, $3)';
    const inserts = codes.map((code) => ({ text: insert, values: [hashCode(code), userId, expiresAt] }));
    await database.commit([lockOf(userId), { text: remove, values: [userId] }, ...inserts]);
  }

  /** False if it changed nothing. */
  async function write(userId: string, text: string, ...values: Value[]): Promise<boolean> {
    const [, changed] = await database.commit([lockOf(userId), { text, values }]);
    return changed?.length === 1;
  }
  return { startLogin, createLogin, start, create, list, delete: remove, createCodes, createLink, createRecoveryLogin };
}

function relyingParty(baseUrl: string) {
  if (!allowsPasskeys(baseUrl)) throw new Problem('passkeys-unavailable');
  const { hostname, origin } = new URL(baseUrl);
  return { expectedRPID: hostname, expectedOrigin: origin, requireUserVerification: true };
}

/** Keeps two calls for the same user from exceeding a limit together. */
const lockOf = (userId: string) => ({ text: 'update users set id = id where id = $1', values: [userId] });

const handleOf = (userId: string): string => Buffer.from(userId).toString('base64url');

const isOfLibrary = (error: unknown): boolean => !isProblem(error) && !(error instanceof StateError);

const refusal = (name: 'unknown-passkey' | 'passkey-refused' | 'wrong-recovery-code', cause?: unknown): Problem =>
  new Problem(name, undefined, { headers: { 'WWW-Authenticate': 'Cookie realm="annex"' }, cause });

/** 80 random bits: k3m9-p2xw-7hqd-4tzb */
function randomCode(): string {
  const letters = Array.from(randomBytes(16), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return letters.replace(/(.{4})(?!$)/g, '$1-');
}

/** People may write a recovery code in upper case and without dashes. The code of a link is longer. */
const hashCode = (code: string): string =>
  hashSecret(code.length > 40 ? code : code.toLowerCase().replace(/[^a-z0-9]/g, ''));
