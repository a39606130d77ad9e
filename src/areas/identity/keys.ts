import { randomUUID } from 'node:crypto';
import type { Scope } from '../../../generated/scopes.ts';
import type { Clock } from '../../base/clock.ts';
import { storeScopes } from '../../base/scopes.ts';
import { checkOwner, IdentityError, isUuid } from './names.ts';
import { hashSecret, randomSecret } from './secret.ts';
import type { ApiKey, IdentityStore } from './store.ts';

export interface KeyLimits {
  /** All by default. */
  readonly scopes?: readonly Scope[] | undefined;
  /** Unlimited by default. */
  readonly lifetimeMs?: number | undefined;
}

export class Keys {
  readonly #store: IdentityStore;
  readonly #clock: Clock;

  constructor(store: IdentityStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Returns the key, which cannot be retrieved later. */
  async create(
    owner: string,
    name: string | null = null,
    { scopes, lifetimeMs }: KeyLimits = {},
  ): Promise<{ id: string; owner: string; key: string }> {
    if (name !== null && (name.length > 100 || /\p{C}/u.test(name))) {
      throw new IdentityError('bad-name', 'invalid key name: use at most 100 visible characters');
    }
    const key = `ak_${randomSecret()}`;
    const now = this.#clock.now();
    const expires_at = lifetimeMs === undefined ? null : now + lifetimeMs;
    const created = { id: randomUUID(), owner: checkOwner(owner), name, created_at: now };
    await this.#store.insertKey({ ...created, scopes: storeScopes(scopes), expires_at }, hashSecret(key));
    return { id: created.id, owner: created.owner, key };
  }

  list(): Promise<ApiKey[]> {
    return this.#store.listKeys();
  }

  async revoke(id: string): Promise<void> {
    if (isUuid(id) && (await this.#store.revokeKey(id, this.#clock.now()))) return;
    throw new IdentityError('no-such-key', "key not found or already revoked. Run 'annex keys list' to see your keys");
  }
}
