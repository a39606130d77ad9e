// annex keys: keys for programs. Works beside a running server, which heeds it from its next request.
import { type Action, readWords, runAction } from './actions.ts';
import { type Arguments, UsageError } from './arguments.ts';
import { printJson, timeText } from './print.ts';
import { table } from './table.ts';
import { withIdentity } from './with-identity.ts';

const HELP = `Usage: annex keys <action>

  create --owner NAME [--name TEXT]   prints the key, this once
  list [--all] [--json]               --all: those that were revoked too
  revoke ID                           the id is in the list

Works beside a running server, which heeds it from its next request.
Every setting is a flag too: annex help settings`;

const ACTIONS: Readonly<Record<string, Action>> = {
  create: { usage: 'keys create --owner NAME [--name TEXT]', run: createKey },
  list: { usage: 'keys list [--all] [--json]', run: listKeys },
  revoke: { usage: 'keys revoke ID', run: revokeKey },
};

export const keysCommand = (given: Arguments): Promise<void> => runAction(ACTIONS, given, HELP);

/** The key alone goes to standard output, so that a script can catch it; what people should know goes beside it. */
async function createKey(words: readonly string[], given: Arguments, usage: string): Promise<void> {
  const { values, positionals } = readWords(words, { owner: { type: 'string' }, name: { type: 'string' } }, usage);
  const { owner, name = null } = values;
  if (owner === undefined || positionals.length > 0) throw new UsageError(`name the owner: annex ${usage}`);
  const made = await withIdentity(given, (identity) => identity.keys.create(owner, name));
  console.log(made.key);
  console.error(`The key of ${made.owner}, id ${made.id}. Keep it now: it is not shown again.`);
}

async function listKeys(words: readonly string[], given: Arguments, usage: string): Promise<void> {
  const { values, positionals } = readWords(words, { all: { type: 'boolean' }, json: { type: 'boolean' } }, usage);
  if (positionals.length > 0) throw new UsageError(`nothing stands behind it: annex ${usage}`);
  const every = await withIdentity(given, (identity) => identity.keys.list());
  const keys = values.all ? every : every.filter(({ revoked_at }) => revoked_at === null);
  if (values.json) {
    const time = (value: number | null) => (value === null ? null : new Date(value));
    return printJson(
      keys.map((key) => ({
        ...key,
        created_at: time(key.created_at),
        last_used_at: time(key.last_used_at),
        revoked_at: time(key.revoked_at),
      })),
    );
  }
  if (keys.length === 0) return console.log('There are no keys. Make one: annex keys create --owner NAME');
  const revoked = (text: string): string[] => (values.all ? [text] : []);
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

async function revokeKey(words: readonly string[], given: Arguments, usage: string): Promise<void> {
  const [id, ...more] = readWords(words, {}, usage).positionals;
  if (id === undefined || more.length > 0) throw new UsageError(`name one key by its id: annex ${usage}`);
  await withIdentity(given, (identity) => identity.keys.revoke(id));
  console.log(`Revoked the key ${id}.`);
}
