// annex keys: API keys for programs. Works while a server is running.
import { type Arguments, textOf } from './arguments.ts';
import { printJson, table, timeText, withDates } from './print.ts';
import { withIdentity } from './with-identity.ts';

/** Prints only the key on standard output, so that a script can read it. */
export async function createKey(given: Arguments): Promise<void> {
  const created = await withIdentity(given, (identity) =>
    identity.keys.create(textOf(given, 'owner') ?? '', textOf(given, 'name') ?? null),
  );
  console.log(created.key);
  console.error(`API key of ${created.owner}, id ${created.id}. Save it now. It will not be shown again.`);
}

export async function listKeys(given: Arguments): Promise<void> {
  const { all, json } = given.options;
  const every = await withIdentity(given, (identity) => identity.keys.list());
  const keys = all ? every : every.filter(({ revoked_at }) => revoked_at === null);
  if (json) return printJson(keys.map(withDates));
  if (keys.length === 0) return console.log("No API keys yet. Run 'annex keys create --owner NAME' to create one.");
  const revoked = (text: string): string[] => (all ? [text] : []);
  const rows = keys.map(({ id, owner, name, created_at, last_used_at, revoked_at }) => [
    id,
    owner,
    name ?? '-',
    timeText(created_at),
    timeText(last_used_at),
    ...revoked(timeText(revoked_at)),
  ]);
  console.log(table([['id', 'owner', 'name', 'created', 'last used', ...revoked('revoked')], ...rows]));
}

export async function revokeKey(given: Arguments): Promise<void> {
  const [id = ''] = given.words;
  await withIdentity(given, (identity) => identity.keys.revoke(id));
  console.log(`Revoked key ${id}.`);
}
