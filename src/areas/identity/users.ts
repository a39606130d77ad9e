import { randomUUID } from 'node:crypto';
import type { RecordEvent } from '../../base/audit.ts';
import type { Clock } from '../../base/clock.ts';
import { checkName, checkOwner, normalizeName, userExists, userNotFound } from './names.ts';
import type { Passwords } from './passwords.ts';
import type { IdentityStore, User } from './store.ts';

export function createUsers(store: IdentityStore, passwords: Passwords, clock: Clock, record: RecordEvent) {
  /** A user without a password can log in only through an external provider. */
  async function add(user: { name: string; owners: readonly string[]; password?: string | undefined }): Promise<User> {
    const name = checkName(user.name);
    const owners = [...new Set(user.owners.map(checkOwner))].sort();
    const hash = user.password === undefined ? null : await passwords.hash(user.password);
    const added = { id: randomUUID(), name, owners, created_at: clock.now() };
    if (!(await store.insertUser(added, hash))) throw userExists(name);
    await record({ action: 'user-added', userId: added.id, detail: owners.join(', ') });
    return added;
  }

  /** Finds the user, or creates it without a password. For logins through an external provider. */
  async function ensure(name: string, owners: readonly string[]): Promise<User> {
    return (await findByName(name)) ?? add({ name, owners });
  }

  async function findByName(name: string): Promise<User | null> {
    const normalized = normalizeName(name);
    const row = normalized === null ? undefined : await store.findUserByName(normalized);
    if (!row) return null;
    const { passwordHash, ...user } = row;
    return user;
  }

  /** Ends the user's browser sessions; approved applications keep theirs. */
  async function setPassword(name: string, password: string): Promise<void> {
    const user = await get(name);
    const hash = await passwords.hash(password);
    if (!(await store.setPassword(user.id, hash, clock.now()))) throw userNotFound(name);
    await record({ action: 'password-changed', userId: user.id });
  }

  /** Replaces the owners that operators have given to the user. If the user loses one, all sessions of the user end. */
  async function setOwners(name: string, owners: readonly string[]): Promise<User> {
    const { id } = await get(name);
    await store.setOwners(id, owners.map(checkOwner), clock.now());
    await record({ action: 'owners-changed', userId: id, detail: owners.join(', ') });
    return get(name);
  }

  /** Whether a password alone lets the users of an owner only add a passkey. */
  async function requirePasskey(owner: string, isRequired: boolean): Promise<void> {
    await store.setPasskeyRequired(checkOwner(owner), isRequired);
    await record({ action: isRequired ? 'passkey-required' : 'passkey-optional', detail: owner });
  }

  /** Also ends every session of the user, in the same commit. */
  async function remove(name: string): Promise<void> {
    const user = await get(name);
    if (!(await store.removeUser(user.id, clock.now()))) throw userNotFound(name);
    await record({ action: 'user-removed', userId: user.id });
  }

  async function get(name: string): Promise<User> {
    const user = await findByName(name);
    if (!user) throw userNotFound(name);
    return user;
  }
  const find = (id: string) => store.findUser(id);
  const list = () => store.listUsers();
  return { add, ensure, find, findByName, list, setPassword, setOwners, requirePasskey, remove, get };
}
