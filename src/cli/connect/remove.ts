// annex connect remove: revokes the tokens at the provider if possible, and deletes them here.
import { DEFAULT_USER, disconnect, NotConnectedError, OAuthError, TokenStore } from '../../sdk/oauth/index.ts';
import { type Arguments, CommandError, textOf } from '../arguments.ts';
import { asUsage, isConfigured, readRevocationApp } from './provider.ts';
import { say } from './terminal.ts';

export async function removeConnection(given: Arguments): Promise<void> {
  const [provider = ''] = given.words;
  const user = textOf(given, 'user') ?? DEFAULT_USER;
  const store = new TokenStore();
  asUsage(() => store.pathOf(provider, user));
  const revokes = !given.options['local'] && isConfigured(provider, given);
  const app = revokes ? await readRevocationApp(provider, given) : { provider, clientId: '' };
  const revoked = await disconnect({ ...app, user, store }).catch((error: unknown) => {
    if (!(error instanceof OAuthError) || error instanceof NotConnectedError || !revokes) throw error;
    throw new CommandError(
      `${error.message.replace(/\.$/, '')}. Nothing was removed. Try again, or delete only the local tokens with --local`,
    );
  });
  console.log(`Removed the connection to ${provider} as ${user}.`);
  if (revoked) return say(`${provider} has revoked the tokens.`);
  say(`The tokens were not revoked. To end them now, withdraw the access in your account at ${provider}.`);
}
