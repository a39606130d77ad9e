// annex login: connects this machine's user to an OAuth 2.0 provider through the gateway, and stores the tokens.
import {
  type AuthorizationCode,
  DEFAULT_USER,
  exchangeCode,
  explainTestUsers,
  GatewayLostError,
  OAuthError,
  type OAuthFlow,
  type PastedFlow,
  REFRESH_MARGIN_MS,
  type StoredConnection,
  startOAuthFlow,
  startPastedFlow,
  TokenStore,
} from '../sdk/oauth/index.ts';
import { isLoopback } from '../sdk/oauth/settings.ts';
import { type Arguments, CommandError, printable, UsageError } from './arguments.ts';
import { asUsage, type LoginApp, PROVIDER_FLAGS, readApp } from './login-provider.ts';
import { isInteractive, openBrowser, qrCode, readPasted, say } from './login-terminal.ts';
import { printJson, readWords, timeText } from './state-command.ts';
import { table } from './table.ts';

const USAGE = 'login <provider> [flags]';
const HELP = `Usage: annex ${USAGE}
       annex login status [--json]

Connects you to an OAuth 2.0 provider through the gateway and stores the tokens in ~/.annex/tokens.
The provider must know <gateway_url>/callback as a redirect URI.

  --auth-url URL        the provider's authorization URL
  --token-url URL       the provider's token URL
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

const FLAGS = {
  ...PROVIDER_FLAGS,
  user: { type: 'string' },
  timeout: { type: 'string' },
  'no-browser': { type: 'boolean' },
  paste: { type: 'boolean' },
} as const;

const HINT_MS = 60_000;
const DEFAULT_TIMEOUT_SECONDS = 600;

export async function loginCommand(given: Arguments): Promise<void> {
  const { words } = given;
  if (words[0] === 'help' || words.includes('--help') || words.includes('-h')) return console.log(HELP);
  try {
    if (words[0] === 'status') return await showStatus(words.slice(1));
    await login(words, given);
  } catch (error) {
    throw error instanceof OAuthError ? new CommandError(error.message, { cause: error }) : error;
  }
}

async function login(words: readonly string[], given: Arguments): Promise<void> {
  const { values, positionals } = readWords(words, FLAGS, USAGE);
  const [provider, ...more] = positionals;
  if (provider === undefined || more.length > 0) throw new UsageError(`name one provider: annex ${USAGE}`);
  const { user = DEFAULT_USER } = values;
  const timeoutMs = readTimeout(values.timeout);
  const app = await readApp(provider, values, given);
  const store = new TokenStore();
  const path = asUsage(() => store.pathOf(provider, user));
  await store.prepare(provider); // before anybody is sent anywhere
  const received = values.paste
    ? await loginByPaste(app, values['no-browser'])
    : await loginByGateway(app, timeoutMs, values['no-browser']);
  say('Received the code. Exchanging it for tokens.');
  const tokens = await exchangeCode({ ...app, ...received });
  await store.write(provider, user, tokens);
  say(`Connected to ${provider} as ${user}. The tokens are in ${path}`);
  if (tokens.refreshToken === null) {
    say(
      `${provider} gave no refresh token: log in again when the access token has expired (${timeText(tokens.expiresAt)}).`,
    );
  }
}

async function loginByGateway(app: LoginApp, timeoutMs: number, noBrowser?: boolean): Promise<AuthorizationCode> {
  const flow = await startFlow(app);
  say(`The gateway at ${app.gatewayUrl} waits for ${app.provider}.`);
  showAddress(flow, noBrowser);
  say(`Waiting for you, up to ${Math.ceil(timeoutMs / 60_000)} min.`);
  const hint = setTimeout(() => say(`Does ${app.provider} show an error? ${explainTestUsers(app.provider)}`), HINT_MS);
  try {
    return await (isInteractive() ? waitOrPaste(flow, timeoutMs) : flow.waitForCode({ timeoutMs }));
  } finally {
    clearTimeout(hint);
    void flow.close();
  }
}

async function startFlow(app: LoginApp): Promise<OAuthFlow> {
  try {
    return await startOAuthFlow(app);
  } catch (error) {
    if (!(error instanceof GatewayLostError)) throw error;
    const advice = 'start it with annex serve, name another with --gateway-url, or log in with --paste';
    throw new CommandError(`the gateway at ${app.gatewayUrl} cannot be reached: ${advice}`, { cause: error });
  }
}

/** Whichever comes first; a gateway that is lost leaves the paste. */
async function waitOrPaste(flow: OAuthFlow, timeoutMs: number): Promise<AuthorizationCode> {
  say('If your browser ends on a page that does not load, paste its address here and press Enter.');
  const stop = new AbortController();
  const pasted = readPasted(flow, stop.signal);
  const delivered = flow.waitForCode({ timeoutMs }).catch((error: unknown) => {
    if (!(error instanceof GatewayLostError)) throw error;
    say('The gateway is gone. Go on in the browser, then paste the address it ends on here.');
    return pasted;
  });
  try {
    return await Promise.race([delivered, pasted]);
  } finally {
    stop.abort();
    pasted.catch(() => {});
    delivered.catch(() => {});
  }
}

async function loginByPaste(app: LoginApp, noBrowser?: boolean): Promise<AuthorizationCode> {
  const flow = await startPastedFlow(app);
  showAddress(flow, noBrowser);
  say('Agree there. Then copy the address your browser ends on, paste it here and press Enter:');
  return readPasted(flow);
}

/** The address alone goes to standard output, so that a script can catch it. */
function showAddress({ authRedirectUrl, redirectUri }: PastedFlow, noBrowser = false): void {
  const opened = isInteractive() && !noBrowser && openBrowser(authRedirectUrl);
  say(opened ? 'Your browser opens. If it does not, open this address:' : 'Open this address in a browser:');
  console.log(authRedirectUrl);
  const qr = process.stderr.isTTY ? qrCode(authRedirectUrl, process.stderr.columns, process.stderr.rows) : null;
  // A phone does not reach a gateway on this machine's loopback: what it ends on can still be pasted.
  const near = isLoopback(new URL(redirectUri).hostname);
  if (qr !== null) say(`Or scan it${near ? ', and paste the address the phone ends on' : ''}:\n${qr}`);
}

function readTimeout(text = String(DEFAULT_TIMEOUT_SECONDS)): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new UsageError('--timeout takes a whole number of seconds, 1 to 99999');
  return Number(text) * 1_000;
}

async function showStatus(words: readonly string[]): Promise<void> {
  const usage = 'login status [--json]';
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
  if (stored.length === 0) return console.log('Nothing is connected. Connect: annex login <provider>');
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
