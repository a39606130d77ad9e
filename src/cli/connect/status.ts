// annex connect status: what is connected, without the tokens.
import { REFRESH_MARGIN_MS, type StoredConnection, TokenStore } from '../../sdk/oauth/index.ts';
import { readWords } from '../actions.ts';
import { printable, UsageError } from '../arguments.ts';
import { printJson, timeText } from '../print.ts';
import { table } from '../table.ts';

export async function showStatus(words: readonly string[]): Promise<void> {
  const usage = 'connect status [--json]';
  const { values, positionals } = readWords(words, { json: { type: 'boolean' } }, usage);
  if (positionals.length > 0) throw new UsageError(`nothing stands behind it: annex ${usage}`);
  const stored = await new TokenStore().list();
  if (values.json) {
    return printJson(
      stored.map(({ provider, user, expiresAt, ...rest }) => ({
        provider,
        user,
        state: stateOf({ provider, user, expiresAt, ...rest }),
        expires_at: expiresAt === null ? null : new Date(expiresAt),
      })),
    );
  }
  if (stored.length === 0) return console.log('Nothing is connected. Connect: annex connect PROVIDER');
  const rows = stored.map((one) => [
    printable(one.provider),
    printable(one.user),
    stateOf(one),
    timeText(one.expiresAt),
  ]);
  console.log(table([['provider', 'user', 'state', 'access token until'], ...rows]));
}

function stateOf({ damaged, refreshable, expiresAt }: StoredConnection): string {
  if (damaged) return 'damaged';
  return refreshable || expiresAt === null || expiresAt - Date.now() > REFRESH_MARGIN_MS ? 'connected' : 'expired';
}
