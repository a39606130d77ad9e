import { randomUUID } from 'node:crypto';
import type { RecordEvent } from '../../base/audit.ts';
import type { Clock } from '../../base/clock.ts';
import { checkName, checkOwner, normalizeName, userExists, userNotFound } from './names.ts';
import type { OwnerStore } from './owner-store.ts';
import type { Passwords } from './passwords.ts';
import type { User, UserStore } from './user-store.ts';

export class Users {
  readonly #store: UserStore;
  readonly #owners: OwnerStore;
  readonly #passwords: Passwords;
  readonly #clock: Clock;
  readonly #record: RecordEvent;

  constructor(store: UserStore, owners: OwnerStore, passwords: Passwords, clock: Clock, record: RecordEvent) {
    this.#store = store;
    this.#owners = owners;
    this.#passwords = passwords;
    this.#clock = clock;
    this.#record = record;
  }

  /** A user without a password can log in only through an external provider. */
  async add(user: { name: string; owners: readonly string[]; password?: string | undefined }): Promise<User> {
    const name = checkName(user.name);
    const owners = [...new Set(user.owners.map(checkOwner))].sort();
    const hash = user.password === undefined ? null : await this.#passwords.hash(user.password);
    const added = { id: randomUUID(), name, owners, created_at: this.#clock.now() };
    if (!(await this.#store.insert(added, hash))) throw userExists(name);
    await this.#record({ action: 'user-added', userId: added.id, detail: owners.join(', ') });
    return added;
  }

  /** Finds the user, or creates it without a password. For logins through an external provider. */
  async ensure(name: string, owners: readonly string[]): Promise<User> {
    return (await this.findByName(name)) ?? this.add({ name, owners });
  }

  async findByName(name: string): Promise<User | null> {
    const normalized = normalizeName(name);
    const row = normalized === null ? undefined : await this.#store.findByName(normalized);
    if (!row) return null;
    const { passwordHash, ...user } = row;
    return user;
  }

  /** Ends the user's browser sessions; approved applications keep theirs. */
  async setPassword(name: string, password: string): Promise<void> {
    const user = await this.get(name);
    const hash = await this.#passwords.hash(password);
    if (!(await this.#store.setPassword(user.id, hash, this.#clock.now()))) throw userNotFound(name);
    await this.#record({ action: 'password-changed', userId: user.id });
  }

  /** Replaces the owners that operators have given to the user. If the user loses one, all sessions of the user end. */
  async setOwners(name: string, owners: readonly string[]): Promise<User> {
    const { id } = await this.get(name);
    await this.#owners.set(id, owners.map(checkOwner), this.#clock.now());
    await this.#record({ action: 'owners-changed', userId: id, detail: owners.join(', ') });
    return this.get(name);
  }

  /** Whether a password alone lets the users of an owner only add a passkey. */
  async requirePasskey(owner: string, isRequired: boolean): Promise<void> {
    await this.#owners.setPasskeyRequired(checkOwner(owner), isRequired);
    await this.#record({ action: isRequired ? 'passkey-required' : 'passkey-optional', detail: owner });
  }

  /** Also ends every session of the user and revokes the keys that name the user, in the same commit. */
  async remove(name: string): Promise<void> {
    const user = await this.get(name);
    if (!(await this.#store.remove(user.id, this.#clock.now()))) throw userNotFound(name);
    await this.#record({ action: 'user-removed', userId: user.id });
  }

  async get(name: string): Promise<User> {
    const user = await this.findByName(name);
    if (!user) throw userNotFound(name);
    return user;
  }

  find(id: string) {
    return this.#store.find(id);
  }

  list() {
    return this.#store.list();
  }
}
