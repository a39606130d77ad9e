// annex users: the users who can log in. Works while a server is running.
import { checkName, checkOwner, userExists, userNotFound } from '../areas/identity/names.ts';
import type { Arguments } from './arguments.ts';
import { readPassword } from './password-prompt.ts';
import { printJson, table, timeText, withDates } from './print.ts';
import { withIdentity } from './with-identity.ts';

export async function addUser(given: Arguments): Promise<void> {
  const [name = ''] = given.words;
  const owners = given.lists['owner'] ?? [];
  const user = await withIdentity(given, async (identity) => {
    // Checked before the prompt, so that the user does not type a password in vain.
    if (await identity.users.findByName(checkName(name))) throw userExists(name);
    for (const owner of owners) checkOwner(owner);
    return identity.users.add({ name, owners, password: await readPassword() });
  });
  console.log(`Added user ${user.name} (owners: ${user.owners.join(', ')}).`);
}

export async function listUsers(given: Arguments): Promise<void> {
  const users = await withIdentity(given, (identity) => identity.users.list());
  if (given.options['json']) return printJson(users.map(withDates));
  if (users.length === 0) return console.log("No users yet. Run 'annex users add NAME --owner OWNER' to add one.");
  const rows = users.map(({ name, owners, created_at }) => [name, owners.join(', '), timeText(created_at)]);
  console.log(table([['name', 'owners', 'added'], ...rows]));
}

export async function changePassword(given: Arguments): Promise<void> {
  const [name = ''] = given.words;
  await withIdentity(given, async (identity) => {
    if (!(await identity.users.findByName(name))) throw userNotFound(name);
    await identity.users.setPassword(name, await readPassword());
  });
  console.log(`Changed the password of ${name}. Their browsers must log in again.`);
}

export async function removeUser(given: Arguments): Promise<void> {
  const [name = ''] = given.words;
  await withIdentity(given, (identity) => identity.users.remove(name));
  console.log(`Removed user ${name} and ended all of their sessions.`);
}
