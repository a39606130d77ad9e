import { randomUUID } from 'node:crypto';
import type { Clock } from '../../base/clock.ts';
import { StateError } from '../../base/state/port.ts';
import { checkName, checkOwner, normalizeName, userExists, userNotFound } from './names.ts';
import type { Passwords } from './passwords.ts';
import type { IdentityStore, User } from './store.ts';

export class Users {
  readonly #store: IdentityStore;
  readonly #passwords: Passwords;
  readonly #clock: Clock;

  constructor(store: IdentityStore, passwords: Passwords, clock: Clock) {
    this.#store = store;
    this.#passwords = passwords;
    this.#clock = clock;
  }

  /** A user without a password can log in only through an external provider. */
  async add(user: { name: string; owners: readonly string[]; password?: string | undefined }): Promise<User> {
    const name = checkName(user.name);
    const owners = [...new Set(user.owners.map(checkOwner))].sort();
    const hash = user.password === undefined ? null : await this.#passwords.hash(user.password);
    const added = { id: randomUUID(), name, owners, created_at: this.#clock.now() };
    const inserted = await this.#store.insertUser(added, hash).catch((error: unknown) => {
      if (error instanceof StateError && error.code === 'conflict') return false;
      throw error;
    });
    if (!inserted) throw userExists(name);
    return added;
  }

  /** Finds the user, or creates it without a password. For logins through an external provider. */
  async ensure(name: string, owners: readonly string[]): Promise<User> {
    return (await this.findByName(name)) ?? this.add({ name, owners });
  }

  find(id: string): Promise<User | undefined> {
    return this.#store.findUser(id);
  }

  async findByName(name: string): Promise<User | null> {
    const normalized = normalizeName(name);
    const row = normalized === null ? undefined : await this.#store.findUserByName(normalized);
    if (!row) return null;
    const { passwordHash, ...user } = row;
    return user;
  }

  list(): Promise<User[]> {
    return this.#store.listUsers();
  }

  /** Ends the user's browser sessions; approved applications keep theirs. */
  async setPassword(name: string, password: string): Promise<void> {
    const user = await this.#get(name);
    const hash = await this.#passwords.hash(password);
    if (!(await this.#store.setPassword(user.id, hash, this.#clock.now()))) throw userNotFound(name);
  }

  /** Also ends every session of the user, in the same commit. */
  async remove(name: string): Promise<void> {
    const user = await this.#get(name);
    if (!(await this.#store.removeUser(user.id, this.#clock.now()))) throw userNotFound(name);
  }

  async #get(name: string): Promise<User> {
    const user = await this.findByName(name);
    if (!user) throw userNotFound(name);
    return user;
  }
}
