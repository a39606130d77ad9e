// annex connect status: lists the connections, without their tokens.
import { REFRESH_MARGIN_MS, type StoredConnection, TokenStore } from '../../sdk/oauth/index.ts';
import { type Arguments, printable } from '../arguments.ts';
import { printJson, table, timeText } from '../print.ts';

export async function showStatus({ options }: Arguments): Promise<void> {
  const stored = await new TokenStore().list();
  if (options['json']) {
    return printJson(
      stored.map(({ provider, user, expiresAt, ...rest }) => ({
        provider,
        user,
        state: stateOf({ provider, user, expiresAt, ...rest }),
        expires_at: expiresAt === null ? null : new Date(expiresAt),
      })),
    );
  }
  if (stored.length === 0) return console.log('No connections yet. Connect with annex connect PROVIDER');
  const rows = stored.map((one) => [
    printable(one.provider),
    printable(one.user),
    stateOf(one),
    timeText(one.expiresAt),
  ]);
  console.log(table([['provider', 'user', 'state', 'access token expires'], ...rows]));
}

function stateOf({ damaged, refreshable, expiresAt }: StoredConnection): string {
  if (damaged) return 'damaged';
  return refreshable || expiresAt === null || expiresAt - Date.now() > REFRESH_MARGIN_MS ? 'connected' : 'expired';
}
