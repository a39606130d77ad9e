// annex connect: this machine's user and OAuth 2.0 providers. One file in connect/ for each action, loaded when it runs.
import { DEFAULT_USER, OAuthError } from '../sdk/oauth/index.ts';
import { type Arguments, CommandError } from './arguments.ts';

const HELP = `Usage: annex connect PROVIDER [flags]
       annex connect status [--json]
       annex connect token PROVIDER [--user NAME]
       annex connect remove PROVIDER [--user NAME] [--local]

Connects you to an OAuth 2.0 provider through the gateway and stores the tokens in ~/.annex/tokens.
The provider must know <gateway_url>/callback as a redirect URI.

  status                what is connected
  token                 prints an access token that works, for scripts; refreshes it where it is about to end
  remove                revokes the tokens where the provider can (RFC 7009), then deletes them; --local only deletes

  --auth-url URL        the provider's authorization URL
  --token-url URL       the provider's token URL
  --revocation-url URL  the provider's revocation URL; found through the issuer unless given
  --credentials FILE    JSON with clientId and clientSecret
  --client-id ID        instead, for an app without a secret
  --scopes "A B"        what to ask for
  --param NAME=VALUE    a further parameter of the authorization URL; may be repeated
  --issuer URL          compared with the answer's iss
  --no-pkce             for providers that refuse PKCE
  --user NAME           whose tokens they are; ${DEFAULT_USER} unless given
  --timeout SECONDS     how long to wait for you; 600 unless given
  --no-browser          only print the address
  --paste               without the gateway: paste the address your browser ends on

The same can stand in annex.config.json: { "providers": { "<provider>": { "authUrl": ..., "tokenUrl": ...,
"credentialsFile": ..., "scopes": ..., "extraParams": ... } } }
Every setting is a flag too: annex help settings`;

export async function connectCommand(given: Arguments): Promise<void> {
  const { words } = given;
  const [first, ...rest] = words;
  if (first === 'help' || words.includes('--help') || words.includes('-h')) return console.log(HELP);
  try {
    if (first === 'status') await (await import('./connect/status.ts')).showStatus(rest);
    else if (first === 'token') await (await import('./connect/token.ts')).printToken(rest);
    else if (first === 'remove') await (await import('./connect/remove.ts')).removeConnection(rest);
    else await (await import('./connect/flow.ts')).connect(words, given);
  } catch (error) {
    throw error instanceof OAuthError ? new CommandError(error.message, { cause: error }) : error;
  }
}
