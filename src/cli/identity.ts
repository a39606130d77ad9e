// annex users, keys and sessions, in the database. They also work while a server is running.
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { Scope } from '../../generated/scopes.ts';
import { checkName, checkOwner, IdentityError, userExists, userNotFound } from '../areas/identity/names.ts';
import type { IdentityService } from '../areas/identity/service.ts';
import { readConfig } from '../base/config/config.ts';
import { readScopes } from '../base/session.ts';
import { openDatabase } from '../base/state/open.ts';
import { createClockFor } from '../servers/await-database.ts';
import { createIdentity } from '../servers/identity.ts';
import { type Arguments, CommandError, printable, textOf, UsageError } from './arguments.ts';
import { printJson, table, timeText, withDates } from './print.ts';

async function withIdentity<T>({ flags }: Arguments, work: (identity: IdentityService) => Promise<T>): Promise<T> {
  const { settings } = readConfig({ flags, env: process.env, folder: process.cwd() });
  const database = await openDatabase({ dataDir: settings.dataDir, url: settings.databaseUrl, role: 'command' });
  try {
    return await work(createIdentity({ database, clock: await createClockFor(database, settings) }));
  } catch (error) {
    throw error instanceof IdentityError ? new CommandError(error.message, { cause: error }) : error;
  } finally {
    await database.close();
  }
}

export async function addUser(args: Arguments): Promise<void> {
  const [name = ''] = args.words;
  const owners = args.lists['owner'] ?? [];
  const user = await withIdentity(args, async (identity) => {
    // Checked before the prompt, so that the user does not type a password in vain.
    if (await identity.users.findByName(checkName(name))) throw userExists(name);
    for (const owner of owners) checkOwner(owner);
    return identity.users.add({ name, owners, password: await readPassword() });
  });
  console.log(`Added user ${user.name} (owners: ${user.owners.join(', ')}).`);
}

export async function listUsers(args: Arguments): Promise<void> {
  const users = await withIdentity(args, (identity) => identity.users.list());
  if (args.options['json']) return printJson(users.map(withDates));
  if (users.length === 0) return console.log("No users yet. Run 'annex users add NAME --owner OWNER' to add one.");
  const rows = users.map(({ name, owners, created_at }) => [name, owners.join(', '), timeText(created_at)]);
  console.log(table([['name', 'owners', 'added'], ...rows]));
}

export async function changePassword(args: Arguments): Promise<void> {
  const [name = ''] = args.words;
  await withIdentity(args, async (identity) => {
    if (!(await identity.users.findByName(name))) throw userNotFound(name);
    await identity.users.setPassword(name, await readPassword());
  });
  console.log(`Changed the password of ${name}. Their browsers must log in again.`);
}

export async function removeUser(args: Arguments): Promise<void> {
  const [name = ''] = args.words;
  await withIdentity(args, (identity) => identity.users.remove(name));
  console.log(`Removed user ${name} and ended all of their sessions.`);
}

const MAX_PIPED_CHARACTERS = 4_096;

/** Prompts twice without echo on a terminal, otherwise reads the first line of standard input. */
async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return readLine(process.stdin);
  // Discards readline's echo. One interface for both lines, because they may be pasted together.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true, historySize: 0 });
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    process.stderr.write(question);
    const { done, value } = await lines.next();
    process.stderr.write('\n');
    if (done) throw new CommandError('cancelled; nothing was changed');
    return value;
  };
  try {
    const password = await ask('Password: ');
    if ((await ask('Repeat the password: ')) === password) return password;
    throw new CommandError('the passwords do not match; try again');
  } finally {
    terminal.close();
  }
}

async function readLine(stdin: NodeJS.ReadStream): Promise<string> {
  let text = '';
  stdin.setEncoding('utf8');
  for await (const chunk of stdin) {
    text += chunk;
    if (text.includes('\n') || text.length > MAX_PIPED_CHARACTERS) break;
  }
  const [line = ''] = text.split(/\r?\n/);
  if (line === '') throw new UsageError('no password given; type it at the prompt or pipe it in as one line');
  return line;
}

/** Prints only the key on standard output, so that a script can read it. */
export async function createKey(args: Arguments): Promise<void> {
  const expires = textOf(args, 'expires');
  const lifetimeMs = expires === undefined ? undefined : parseLifetime(expires);
  const requested = args.lists['scope'] as Scope[] | undefined; // the option accepts nothing else
  const scopes = requested && [...new Set(requested)];
  const owner = textOf(args, 'owner') ?? '';
  const created = await withIdentity(args, async ({ users, keys }) => {
    if (!(await users.list()).some(({ owners }) => owners.includes(checkOwner(owner)))) {
      throw new IdentityError(
        'bad-owner',
        `no user belongs to '${owner}'. Run 'annex users add NAME --owner ${owner}' first`,
      );
    }
    return keys.create(owner, textOf(args, 'name') ?? null, { scopes, lifetimeMs });
  });
  console.log(created.key);
  console.error(`API key of ${created.owner}, id ${created.id}. Save it now. It will not be shown again.`);
}

function expiryText(time: number | null): string {
  if (time === null) return 'never';
  return `${timeText(time)}${time <= Date.now() ? ' (expired)' : ''}`;
}

const UNITS: Readonly<Record<string, number>> = { h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** `90d` in milliseconds. */
function parseLifetime(text: string): number {
  const [, count = '', unit = ''] = /^(\d{1,5})([hdw])$/.exec(text) ?? [];
  const lifetimeMs = Number(count) * (UNITS[unit] ?? 0);
  if (lifetimeMs > 0) return lifetimeMs;
  throw new UsageError(
    `--expires must be a number of hours, days or weeks such as 12h, 90d or 4w, not '${printable(text)}'`,
  );
}

export async function listKeys(args: Arguments): Promise<void> {
  const { all, json } = args.options;
  const every = await withIdentity(args, (identity) => identity.keys.list());
  const keys = all ? every : every.filter(({ revoked_at }) => revoked_at === null);
  if (json) return printJson(keys.map((key) => withDates({ ...key, scopes: readScopes(key.scopes) ?? null })));
  if (keys.length === 0) return console.log("No API keys yet. Run 'annex keys create --owner NAME' to create one.");
  const revoked = (text: string): string[] => (all ? [text] : []);
  const rows = keys.map(({ id, owner, name, scopes, expires_at, created_at, last_used_at, revoked_at }) => [
    id,
    owner,
    name ?? '-',
    scopes ?? 'all',
    expiryText(expires_at),
    timeText(created_at),
    timeText(last_used_at),
    ...revoked(timeText(revoked_at)),
  ]);
  console.log(
    table([['id', 'owner', 'name', 'scopes', 'expires', 'created', 'last used', ...revoked('revoked')], ...rows]),
  );
}

export async function revokeKey(args: Arguments): Promise<void> {
  const [id = ''] = args.words;
  await withIdentity(args, (identity) => identity.keys.revoke(id));
  console.log(`Revoked key ${id}.`);
}

export async function listSessions(args: Arguments): Promise<void> {
  const name = textOf(args, 'user');
  const sessions = await withIdentity(args, async ({ users, sessions: all }) => {
    const one = name === undefined ? null : await users.findByName(name);
    if (name !== undefined && !one) throw userNotFound(name);
    const allSessions = [];
    // One after the other: thousands of queries at once would exceed the deadline of the database.
    for (const user of one ? [one] : await users.list()) {
      const { sessions: ofUser } = await all.list(user.id, '');
      allSessions.push(...ofUser.map(({ current, ...session }) => ({ user: user.name, ...session })));
    }
    return allSessions;
  });
  if (args.options['json']) return printJson(sessions);
  if (sessions.length === 0) return console.log('No active sessions.');
  const rows = sessions.map(({ id, user, kind, app_name, address, last_used_at, expires_at }) => [
    ...[id, user, kind, app_name ?? '-', address ?? '-'],
    ...[last_used_at, expires_at].map((time) => timeText(time === null ? null : Date.parse(time))),
  ]);
  console.log(table([['id', 'user', 'kind', 'name', 'address', 'last used', 'expires'], ...rows]));
}

export async function endSessions(args: Arguments): Promise<void> {
  await withIdentity(args, async ({ sessions }) => {
    for (const id of args.words) {
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
