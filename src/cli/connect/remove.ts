// annex connect remove: gives the tokens back where the provider takes them, and deletes them here.
import { DEFAULT_USER, disconnect, NotConnectedError, OAuthError, TokenStore } from '../../sdk/oauth/index.ts';
import { readWords } from '../actions.ts';
import { CommandError } from '../arguments.ts';
import { asUsage, knowsProvider, onlyProvider, PROVIDER_FLAGS, readRevocationApp } from './provider.ts';
import { say } from './terminal.ts';

const USAGE = 'connect remove PROVIDER [--user NAME] [--local]';
const FLAGS = { ...PROVIDER_FLAGS, user: { type: 'string' }, local: { type: 'boolean' } } as const;

export async function removeConnection(words: readonly string[]): Promise<void> {
  const { values, positionals } = readWords(words, FLAGS, USAGE);
  const provider = onlyProvider(positionals, USAGE);
  const { user = DEFAULT_USER, local = false } = values;
  const store = new TokenStore();
  asUsage(() => store.pathOf(provider, user));
  const asks = !local && knowsProvider(provider, values);
  const app = asks ? await readRevocationApp(provider, values) : { provider, clientId: '' };
  const revoked = await disconnect({ ...app, user, store }).catch((error: unknown) => {
    if (!(error instanceof OAuthError) || error instanceof NotConnectedError || !asks) throw error;
    throw new CommandError(
      `${error.message}. Nothing was removed: try again, or delete the tokens here alone with --local`,
    );
  });
  console.log(`Removed the connection to ${provider} as ${user}.`);
  if (revoked) return say(`${provider} has revoked its tokens.`);
  say(`Its tokens were not revoked: withdraw the access in your account at ${provider} if they should end at once.`);
}
