// annex users: who can log in. Works beside a running server, which heeds it from its next request.
import { IdentityError } from '../areas/identity/names.ts';
import { type Action, readWords, runAction } from './actions.ts';
import { type Arguments, UsageError } from './arguments.ts';
import { readPassword } from './password-prompt.ts';
import { printJson, timeText } from './print.ts';
import { table } from './table.ts';
import { withIdentity } from './with-identity.ts';

const HELP = `Usage: annex users <action>

  add NAME --owner OWNER [--owner OWNER ...]   asks for a password, or reads one line from standard input
  list [--json]                                names, owners, and since when
  passwd NAME                                  another password; ends the user's browser sessions
  remove NAME                                  ends every session of the user

Works beside a running server, which heeds it from its next request.
Every setting is a flag too: annex help settings`;

const ACTIONS: Readonly<Record<string, Action>> = {
  add: { usage: 'users add NAME --owner OWNER [--owner OWNER ...]', run: addUser },
  list: { usage: 'users list [--json]', run: listUsers },
  passwd: { usage: 'users passwd NAME', run: changePassword },
  remove: { usage: 'users remove NAME', run: removeUser },
};

export const usersCommand = (given: Arguments): Promise<void> => runAction(ACTIONS, given, HELP);

async function addUser(words: readonly string[], given: Arguments, usage: string): Promise<void> {
  const { values, positionals } = readWords(words, { owner: { type: 'string', multiple: true } }, usage);
  const name = onlyName(positionals, usage);
  const owners = values.owner ?? [];
  if (owners.length === 0) throw new UsageError(`name at least one owner: annex ${usage}`);
  const user = await withIdentity(given, async (identity) => {
    if (await identity.users.findByName(name)) throw new IdentityError('name-taken', `there is a user ${name} already`);
    return identity.users.add({ name, owners, password: await readPassword() });
  });
  console.log(`Added the user ${user.name} of ${user.owners.join(', ')}.`);
}

async function listUsers(words: readonly string[], given: Arguments, usage: string): Promise<void> {
  const { values, positionals } = readWords(words, { json: { type: 'boolean' } }, usage);
  if (positionals.length > 0) throw new UsageError(`nothing stands behind it: annex ${usage}`);
  const users = await withIdentity(given, (identity) => identity.users.list());
  if (values.json) return printJson(users.map((user) => ({ ...user, created_at: new Date(user.created_at) })));
  if (users.length === 0) return console.log('There are no users yet. Add one: annex users add NAME --owner OWNER');
  const rows = users.map(({ name, owners, created_at }) => [name, owners.join(', '), timeText(created_at)]);
  console.log(table([['name', 'owners', 'added'], ...rows]));
}

async function changePassword(words: readonly string[], given: Arguments, usage: string): Promise<void> {
  const name = onlyName(readWords(words, {}, usage).positionals, usage);
  await withIdentity(given, async (identity) => {
    if (!(await identity.users.findByName(name))) throw new IdentityError('no-such-user', `there is no user ${name}`);
    await identity.users.setPassword(name, await readPassword());
  });
  console.log(`Changed the password of ${name}; browsers have to log in again.`);
}

async function removeUser(words: readonly string[], given: Arguments, usage: string): Promise<void> {
  const name = onlyName(readWords(words, {}, usage).positionals, usage);
  await withIdentity(given, (identity) => identity.users.remove(name));
  console.log(`Removed the user ${name} and ended every session.`);
}

function onlyName([name, ...more]: readonly string[], usage: string): string {
  if (name === undefined || more.length > 0) throw new UsageError(`name one user: annex ${usage}`);
  return name;
}
