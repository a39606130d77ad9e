// annex users, keys, sessions, applications, owners, panels and audit, in the database. They also work while a server is
// running.
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { Scope } from '../../generated/scopes.ts';
import { checkName, checkOwner, IdentityError, userExists } from '../areas/identity/names.ts';
import { allowsPasskeys } from '../areas/identity/passkeys.ts';
import type { IdentityService } from '../areas/identity/service.ts';
import { GrantStore } from '../areas/workspace/package-panels/grants.ts';
import type { Settings } from '../base/config/config.ts';
import { readScopes } from '../base/session.ts';
import { openDatabase, SQLITE_FILE } from '../base/state/open.ts';
import type { Database } from '../base/state/port.ts';
import { describePermissions } from '../package-manager/panels/permissions.ts';
import { createClockFor } from '../servers/await-database.ts';
import { createIdentity } from '../servers/identity.ts';
import { platformUrlOf } from '../servers/shared-options.ts';
import { type Arguments, CommandError, durationOf, printable, textOf, UsageError } from './arguments.ts';
import { printRows, timeText, withDates } from './print.ts';
import { configOf } from './settings.ts';

async function withDatabase<T>(
  args: Arguments,
  work: (database: Database, settings: Settings) => Promise<T>,
): Promise<T> {
  const { settings, sources } = configOf(args.flags);
  const { dataDir, databaseUrl } = settings;
  if (!databaseUrl && sources.get('dataDir') === 'default' && !existsSync(join(dataDir, SQLITE_FILE)))
    throw new CommandError(
      `${dataDir} has no database yet; start Annex with annex start, or name its directory with --data-dir`,
    );
  const database = await openDatabase({ dataDir, url: databaseUrl, role: 'command' });
  return work(database, settings).finally(() => database.close());
}

export const withIdentity = <T>(
  args: Arguments,
  work: (identity: IdentityService, settings: Settings) => Promise<T>,
): Promise<T> =>
  withDatabase(args, async (database, settings) => {
    const clock = await createClockFor(database, settings);
    const identity = createIdentity({ database, clock, settings: settings.identity, operator: userInfo().username });
    return work(identity, settings).catch((error: unknown) => {
      throw error instanceof IdentityError ? new CommandError(error.message, { cause: error }) : error;
    });
  });

export async function addUser(args: Arguments): Promise<void> {
  const [name = ''] = args.words;
  const owners = args.lists['owner'] ?? [];
  const user = await withIdentity(args, async (identity) => {
    // Checked before the prompt, so that the user does not type a password in vain.
    if (await identity.users.findByName(checkName(name))) throw userExists(name);
    for (const owner of owners) checkOwner(owner);
    return identity.users.add({ name, owners, password: await readSecret('password') });
  });
  console.log(`Added user ${user.name} (owners: ${user.owners.join(', ')}).`);
}

export async function listUsers(args: Arguments): Promise<void> {
  const users = await withIdentity(args, (identity) => identity.users.list());
  const rows = users.map(({ name, owners, created_at }) => [name, owners.join(', '), timeText(created_at)]);
  const none = "No users yet. Run 'annex users add NAME --owner OWNER' to add one.";
  printRows(args, users.map(withDates), ['name', 'owners', 'added'], rows, none);
}

export async function changePassword(args: Arguments): Promise<void> {
  const [name = ''] = args.words;
  await withIdentity(args, async (identity) => {
    await identity.users.get(name); // checked before the prompt
    await identity.users.setPassword(name, await readSecret('password'));
  });
  console.log(`Changed the password of ${name}. Their browsers must log in again.`);
}

/** Prints only the link on standard output. */
export async function resetUser(args: Arguments): Promise<void> {
  const [name = ''] = args.words;
  await withIdentity(args, async ({ users, recovery }, settings) => {
    const url = platformUrlOf(settings)?.();
    if (url === undefined) throw new CommandError('the address of the platform is unknown; set ANNEX_BASE_URL');
    const user = await users.get(name);
    const parameters = new URLSearchParams({ name: user.name, code: await recovery.createLink(user.id) });
    console.log(`${url}/login/recover#${parameters}`);
  });
  console.error(`Send this link to ${name}. It works once, for 15 minutes, and lets them log in and set a password.`);
}

export async function updateUser(args: Arguments): Promise<void> {
  const [name = ''] = args.words;
  const user = await withIdentity(args, ({ users }) => users.setOwners(name, args.lists['owner'] ?? []));
  console.log(`User ${user.name} now belongs to: ${user.owners.join(', ')}.`);
}

/** Prints what keeps working without a passkey. */
export async function requirePasskey(args: Arguments): Promise<void> {
  const [owner = ''] = args.words;
  const isRequired = args.options['off'] !== true;
  await withIdentity(args, async ({ users }, settings) => {
    if (isRequired && !allowsPasskeys(platformUrlOf(settings)?.() ?? 'http://0.0.0.0')) {
      throw new CommandError('passkeys need a host name; set ANNEX_BASE_URL to an address without IP numbers');
    }
    await users.requirePasskey(owner, isRequired);
    if (isRequired && !(await hasUsers(users, owner))) console.error(`Warning: no user belongs to '${owner}' yet.`);
  });
  if (!isRequired) return console.log(`Users of ${owner} can log in with a password alone.`);
  console.log(`Users of ${owner} need a passkey at their next login with a password. These keep working:`);
  const ofOwner = { ...args, options: { owner } };
  await listKeys(ofOwner);
  await listSessions(ofOwner);
}

export async function removeUser(args: Arguments): Promise<void> {
  const [name = ''] = args.words;
  await withIdentity(args, (identity) => identity.users.remove(name));
  console.log(`Removed user ${name} and ended all of their sessions.`);
}

const MAX_PIPED_CHARACTERS = 4_096;

/** Prompts without echo on a terminal, twice for a password; otherwise reads the first line of standard input. */
export async function readSecret(what: 'password' | 'token'): Promise<string> {
  if (!process.stdin.isTTY) return readLine(process.stdin, what);
  // Discards readline's echo. One interface for both lines, because they may be pasted together.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  using terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true, historySize: 0 });
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    process.stderr.write(question);
    const { done, value } = await lines.next();
    process.stderr.write('\n');
    if (done) throw new CommandError('cancelled; nothing was changed');
    return value;
  };
  const secret = await ask(what === 'password' ? 'Password: ' : 'Token: ');
  if (what === 'token' || (await ask('Repeat the password: ')) === secret) return secret;
  throw new CommandError('the passwords do not match; try again');
}

async function readLine(stdin: NodeJS.ReadStream, what: string): Promise<string> {
  let text = '';
  stdin.setEncoding('utf8');
  for await (const chunk of stdin) {
    text += chunk;
    if (text.includes('\n') || text.length > MAX_PIPED_CHARACTERS) break;
  }
  const [line = ''] = text.split(/\r?\n/);
  if (line === '') throw new UsageError(`no ${what} given; type it at the prompt or pipe it in as one line`);
  return line;
}

const hasUsers = async (users: IdentityService['users'], owner: string): Promise<boolean> =>
  (await users.list()).some(({ owners }) => owners.includes(owner));

/** Prints only the key on standard output, so that a script can read it. */
export async function createKey(args: Arguments): Promise<void> {
  const lifetimeMs = durationOf(args, 'expires');
  const requested = args.lists['scope'] as Scope[] | undefined; // the option accepts nothing else
  const scopes = requested && [...new Set(requested)];
  const owner = textOf(args, 'owner') ?? '';
  const userName = textOf(args, 'user');
  const created = await withIdentity(args, async ({ users, keys }) => {
    if (!(await hasUsers(users, checkOwner(owner)))) {
      const message = `no user belongs to '${owner}'. Run 'annex users add NAME --owner ${owner}' first`;
      throw new IdentityError('bad-owner', message);
    }
    const user = userName === undefined ? undefined : await users.get(userName);
    return keys.create(owner, textOf(args, 'name') ?? null, { scopes, lifetimeMs, user });
  });
  console.log(created.key);
  console.error(`API key of ${created.owner}, id ${created.id}. Save it now. It will not be shown again.`);
}

function expiryText(time: number | null): string {
  if (time === null) return 'never';
  return `${timeText(time)}${time <= Date.now() ? ' (expired)' : ''}`;
}

export async function listKeys(args: Arguments): Promise<void> {
  const { all } = args.options;
  const ofOwner = textOf(args, 'owner');
  const every = await withIdentity(args, (identity) => identity.keys.list());
  const keys = every.filter(
    ({ owner, revoked_at }) => (all || revoked_at === null) && (ofOwner === undefined || owner === ofOwner),
  );
  const revoked = (text: string): string[] => (all ? [text] : []);
  const rows = keys.map(({ id, owner, user, name, scopes, expires_at, created_at, last_used_at, revoked_at }) => [
    id,
    owner,
    user ?? '-',
    name ?? '-',
    scopes ?? 'all',
    expiryText(expires_at),
    timeText(created_at),
    timeText(last_used_at),
    ...revoked(timeText(revoked_at)),
  ]);
  const columns = ['id', 'owner', 'user', 'name', 'scopes', 'expires', 'created', 'last used', ...revoked('revoked')];
  const listed = keys.map(({ user_id, ...key }) => withDates({ ...key, scopes: readScopes(key.scopes) ?? null }));
  printRows(args, listed, columns, rows, "No API keys yet. Run 'annex keys create --owner NAME' to create one.");
}

export async function revokeKey(args: Arguments): Promise<void> {
  const [id = ''] = args.words;
  await withIdentity(args, (identity) => identity.keys.revoke(id));
  console.log(`Revoked key ${id}.`);
}

/** Of the user, or the users of the owner, that an option names, or of all. */
async function listByUser<T>(
  args: Arguments,
  list: (identity: IdentityService, userId: string) => Promise<readonly T[]>,
): Promise<(T & { readonly user: string })[]> {
  const [name, owner] = [textOf(args, 'user'), textOf(args, 'owner')];
  return withIdentity(args, async (identity) => {
    const entries = [];
    // One after the other: thousands of queries at once would exceed the deadline of the database.
    for (const user of name === undefined ? await identity.users.list() : [await identity.users.get(name)]) {
      if (owner !== undefined && !user.owners.includes(owner)) continue;
      for (const entry of await list(identity, user.id)) entries.push({ user: user.name, ...entry });
    }
    return entries;
  });
}

export async function listSessions(args: Arguments): Promise<void> {
  const sessions = await listByUser(args, async (identity, userId) => {
    const { sessions: ofUser } = await identity.sessions.list(userId, '');
    return ofUser.map(({ current, ...session }) => session);
  });
  const rows = sessions.map(({ id, user, kind, app_name, address, last_used_at, expires_at }) => [
    ...[id, user, kind, app_name ?? '-', address ?? '-', isoTimeText(last_used_at), isoTimeText(expires_at)],
  ]);
  const columns = ['id', 'user', 'kind', 'name', 'address', 'last used', 'expires'];
  printRows(args, sessions, columns, rows, 'No active sessions.');
}

const isoTimeText = (time: string | null): string => timeText(time === null ? null : Date.parse(time));

export async function listApplications(args: Arguments): Promise<void> {
  const applications = await listByUser(args, ({ sessions }, userId) => sessions.listApplications(userId));
  const rows = applications.map(({ id, user, name, host, scopes, last_used_at }) => [
    ...[id, user, name ?? '-', host ?? '-', scopes?.join(' ') ?? 'all', isoTimeText(last_used_at)],
  ]);
  const columns = ['id', 'user', 'name', 'host', 'scopes', 'last used'];
  printRows(args, applications, columns, rows, 'No applications have access.');
}

export async function revokeApplication(args: Arguments): Promise<void> {
  const [id = ''] = args.words;
  const revoked = await listByUser(args, async ({ sessions }, userId) => {
    const applications = (await sessions.listApplications(userId)).filter((application) => application.id === id);
    if (applications.length > 0) await sessions.revokeApplication(id, userId);
    return applications;
  });
  if (revoked.length === 0) {
    throw new CommandError(`no application has the id '${printable(id)}'. Run 'annex applications list' to see all`);
  }
  for (const { name, user } of revoked) console.log(`Revoked the access of ${printable(name ?? id)} for ${user}.`);
}

export async function endSessions(args: Arguments): Promise<void> {
  await withIdentity(args, async ({ sessions }) => {
    for (const id of args.words) {
      const userId = await sessions.userOf(id);
      if (userId === null) {
        const hint = "Run 'annex sessions list' to see all sessions";
        throw new CommandError(`session '${printable(id)}' not found or already ended. ${hint}`);
      }
      await sessions.end(id, userId);
      console.log(`Ended session ${id}.`);
    }
  });
}

export async function listAudit(args: Arguments): Promise<void> {
  const from = Date.now() - (durationOf(args, 'since') ?? Infinity);
  const events = await withIdentity(args, ({ audit }) => audit.list(null, 100_000, from));
  const rows = events.map(({ at, who, action, outcome, method, detail, address, request_id }) => [
    ...[timeText(Date.parse(at)), who ?? '-', action, outcome],
    ...[[method, detail].filter(Boolean).join(' ') || '-', address ?? '-', request_id ?? '-'],
  ]);
  printRows(args, events, ['time', 'who', 'action', 'outcome', 'detail', 'address', 'request'], rows);
}

export async function listGrants(args: Arguments): Promise<void> {
  const [ofOwner, panel] = [textOf(args, 'owner'), textOf(args, 'revoke')];
  if (panel !== undefined && ofOwner === undefined) throw new UsageError('--revoke needs --owner');
  if (panel !== undefined && ofOwner !== undefined) {
    const isRevoked = await withDatabase(args, (database) => new GrantStore(database).delete(ofOwner, panel));
    if (!isRevoked) throw new CommandError(`${printable(panel)} has no grant of ${ofOwner}`);
    return console.log(`Revoked what ${printable(panel)} may do in the workspaces of ${ofOwner}.`);
  }
  const grants = await withDatabase(args, (database) => new GrantStore(database).list(ofOwner));
  const rows = grants.map(({ owner, panelType, permissions, grantedBy, grantedAt }) => [
    ...[owner, panelType, grantedBy, timeText(grantedAt)],
    describePermissions(permissions).join('; ') || 'nothing',
  ]);
  const listed = grants.map((grant) => ({ ...grant, grantedAt: new Date(grant.grantedAt) }));
  printRows(args, listed, ['owner', 'panel', 'granted by', 'granted', 'may'], rows, 'No panels have permissions.');
}
