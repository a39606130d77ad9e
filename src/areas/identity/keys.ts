import { randomUUID } from 'node:crypto';
import type { Schemas } from '../../../generated/identity/contract.ts';
import type { Scope } from '../../../generated/scopes.ts';
import type { RecordEvent } from '../../base/audit.ts';
import { type Clock, DAY_MS } from '../../base/clock.ts';
import { Problem } from '../../base/problem.ts';
import { hashSecret, randomSecret } from '../../base/secrets.ts';
import { presentScopes, storeScopes } from '../../base/session.ts';
import { isoTime } from '../../base/time-text.ts';
import type { ApiKeyStore, ListedKey } from './api-key-store.ts';
import type { CallerStores } from './callers.ts';
import { checkOwner, IdentityError, isUuid } from './names.ts';
import type { OwnerStore } from './owner-store.ts';
import type { User, UserStore } from './user-store.ts';

/** Control characters and those that change the direction of text, as in the document. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

export interface KeyLimits {
  /** All by default. */
  readonly scopes?: readonly Scope[] | undefined;
  /** Unlimited by default. */
  readonly lifetimeMs?: number | undefined;
  /** The user that the key names; by default none. */
  readonly user?: Pick<User, 'id' | 'name'> | undefined;
  /** Who creates it; the number of keys is limited for users only. */
  readonly creatorId?: string | undefined;
}

export class Keys {
  readonly #store: ApiKeyStore;
  readonly #owners: OwnerStore;
  readonly #users: UserStore;
  readonly #clock: Clock;
  readonly #maxPerOwner: number;
  readonly #record: RecordEvent;

  constructor({ keys, owners, users, clock }: CallerStores, maxPerOwner: number, record: RecordEvent) {
    this.#store = keys;
    this.#owners = owners;
    this.#users = users;
    this.#clock = clock;
    this.#maxPerOwner = maxPerOwner;
    this.#record = record;
  }

  /** Returns the key, which cannot be retrieved later. */
  async create(
    owner: string,
    name: string | null = null,
    { scopes, lifetimeMs, user, creatorId }: KeyLimits = {},
  ): Promise<Schemas['CreatedKey']> {
    if (name !== null && ([...name].length > 100 || INVISIBLE.test(name))) {
      throw new IdentityError('bad-name', 'invalid key name: use at most 100 visible characters');
    }
    const key = `ak_${randomSecret()}`;
    const now = this.#clock.now();
    const limits = { scopes: storeScopes(scopes), expires_at: lifetimeMs === undefined ? null : now + lifetimeMs };
    const user_id = user?.id ?? null;
    const created = { id: randomUUID(), owner: checkOwner(owner), name, created_at: now, user_id, ...limits };
    if (user && !(await this.#owners.belongsTo(user.id, owner))) throw notAMember(user.name, owner);
    const limit = creatorId === undefined ? null : { userId: creatorId, max: this.#maxPerOwner, since: now - DAY_MS };
    if (!(await this.#store.insert(created, hashSecret(key), limit))) throw new Problem('too-many-keys');
    const detail = `${name ?? 'Unnamed key'} of ${owner}${user ? ` for ${user.name}` : ''}`;
    await this.#record({ action: 'key-created', userId: user?.id ?? creatorId, detail });
    return { ...presentKey({ ...created, user: user?.name ?? null }), key };
  }

  /** For a user, who must belong to the owner. */
  async createFor(userId: string, key: Schemas['CreateKey']): Promise<Schemas['CreatedKey']> {
    const { owner, name, scopes, max_age, personal } = key;
    if (!(await this.#owners.belongsTo(userId, owner))) throw new Problem('not-a-member');
    const lifetimeMs = max_age === undefined ? undefined : max_age * 1_000;
    const user = personal ? await this.#users.find(userId) : undefined;
    if (personal && !user) throw new Problem('not-a-member'); // removed in the meantime
    return this.create(owner, name, { scopes, lifetimeMs, user, creatorId: userId });
  }

  /** The keys of the user's owners. */
  async listFor(userId: string): Promise<Schemas['KeyList']> {
    const keys = await this.#store.listOf(userId);
    return { keys: keys.map((key) => ({ ...presentKey(key), last_used_at: isoOrNull(key.last_used_at) })) };
  }

  list(): Promise<ListedKey[]> {
    return this.#store.list();
  }

  async revokeFor(userId: string, id: string): Promise<void> {
    if (!isUuid(id) || !(await this.#store.revoke(id, this.#clock.now(), userId))) throw new Problem('key-not-found');
    await this.#recordRevocation(id, userId);
  }

  async revoke(id: string): Promise<void> {
    if (isUuid(id) && (await this.#store.revoke(id, this.#clock.now()))) return this.#recordRevocation(id);
    throw new IdentityError('no-such-key', "key not found or already revoked. Run 'annex keys list' to see your keys");
  }

  async #recordRevocation(id: string, revokedBy?: string): Promise<void> {
    const key = await this.#store.describe(id);
    await this.#record({ action: 'key-revoked', userId: revokedBy ?? key?.user_id ?? undefined, detail: key?.name });
  }
}

const isoOrNull = (time: number | null): string | null => (time === null ? null : isoTime(time));

const notAMember = (user: string, owner: string): IdentityError =>
  new IdentityError('bad-owner', `user '${user}' does not belong to '${owner}'. Run 'annex users list' to see owners`);

function presentKey(key: Omit<ListedKey, 'last_used_at' | 'revoked_at'>) {
  const { id, owner, name, scopes, user } = key;
  const times = { created_at: isoTime(key.created_at), expires_at: isoOrNull(key.expires_at) };
  return { id, owner, name, user, ...times, ...presentScopes(scopes) };
}
