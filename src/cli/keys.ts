// annex keys: API keys for programs. Works while a server is running.
import type { Scope } from '../../generated/scopes.ts';
import { checkOwner, IdentityError } from '../areas/identity/names.ts';
import { readScopes } from '../base/session.ts';
import { type Arguments, printable, textOf, UsageError } from './arguments.ts';
import { printJson, table, timeText, withDates } from './print.ts';
import { withIdentity } from './with-identity.ts';

/** Prints only the key on standard output, so that a script can read it. */
export async function createKey(given: Arguments): Promise<void> {
  const expires = textOf(given, 'expires');
  const lifetimeMs = expires === undefined ? undefined : parseLifetime(expires);
  const requested = given.lists['scope'] as Scope[] | undefined; // the option accepts nothing else
  const scopes = requested && [...new Set(requested)];
  const owner = textOf(given, 'owner') ?? '';
  const created = await withIdentity(given, async ({ users, keys }) => {
    if (!(await users.list()).some(({ owners }) => owners.includes(checkOwner(owner)))) {
      throw new IdentityError(
        'bad-owner',
        `no user belongs to '${owner}'. Run 'annex users add NAME --owner ${owner}' first`,
      );
    }
    return keys.create(owner, textOf(given, 'name') ?? null, { scopes, lifetimeMs });
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

export async function listKeys(given: Arguments): Promise<void> {
  const { all, json } = given.options;
  const every = await withIdentity(given, (identity) => identity.keys.list());
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

export async function revokeKey(given: Arguments): Promise<void> {
  const [id = ''] = given.words;
  await withIdentity(given, (identity) => identity.keys.revoke(id));
  console.log(`Revoked key ${id}.`);
}
