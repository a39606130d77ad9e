// annex sessions: logged-in browsers and applications with access. Works while a server is running.
import { userNotFound } from '../areas/identity/names.ts';
import { type Arguments, CommandError, printable, textOf } from './arguments.ts';
import { printJson, table, timeText } from './print.ts';
import { withIdentity } from './with-identity.ts';

export async function listSessions(given: Arguments): Promise<void> {
  const name = textOf(given, 'user');
  const sessions = await withIdentity(given, async ({ users, sessions: all }) => {
    const one = name === undefined ? null : await users.findByName(name);
    if (name !== undefined && !one) throw userNotFound(name);
    const listed = [];
    // One after the other: thousands of queries at once would exceed the deadline of the database.
    for (const user of one ? [one] : await users.list()) {
      const { sessions: found } = await all.list(user.id, '');
      listed.push(...found.map(({ current, ...session }) => ({ user: user.name, ...session })));
    }
    return listed;
  });
  if (given.options['json']) return printJson(sessions);
  if (sessions.length === 0) return console.log('No active sessions.');
  const rows = sessions.map(({ id, user, kind, app_name, address, last_used_at, expires_at }) => [
    ...[id, user, kind, app_name ?? '-', address ?? '-'],
    ...[last_used_at, expires_at].map((time) => timeText(time === null ? null : Date.parse(time))),
  ]);
  console.log(table([['id', 'user', 'kind', 'name', 'address', 'last used', 'expires'], ...rows]));
}

export async function endSessions(given: Arguments): Promise<void> {
  await withIdentity(given, async ({ sessions }) => {
    for (const id of given.words) {
      const userId = await sessions.userOf(id);
      if (userId === null) throw sessionNotFound(id);
      await sessions.endLogin(id, userId);
      console.log(`Ended session ${id}.`);
    }
  });
}

const sessionNotFound = (id: string): CommandError =>
  new CommandError(
    `session '${printable(id)}' not found or already ended. Run 'annex sessions list' to see all sessions`,
  );
