// annex connect PROVIDER: sends the user to the provider, waits for the code, and stores the tokens.
import {
  type AuthorizationCode,
  DEFAULT_USER,
  exchangeCode,
  explainTestUsers,
  GatewayLostError,
  type OAuthFlow,
  type PastedFlow,
  startOAuthFlow,
  startPastedFlow,
  TokenStore,
} from '../../sdk/oauth/index.ts';
import { isLoopback } from '../../sdk/oauth/settings.ts';
import { readWords } from '../actions.ts';
import { type Arguments, CommandError, UsageError } from '../arguments.ts';
import { timeText } from '../print.ts';
import { asUsage, type ConnectApp, PROVIDER_FLAGS, readApp } from './provider.ts';
import { isInteractive, openBrowser, qrCode, readPasted, say } from './terminal.ts';

const USAGE = 'connect PROVIDER [flags]';

const FLAGS = {
  ...PROVIDER_FLAGS,
  user: { type: 'string' },
  timeout: { type: 'string' },
  'no-browser': { type: 'boolean' },
  paste: { type: 'boolean' },
} as const;

const HINT_MS = 60_000;
const DEFAULT_TIMEOUT_SECONDS = 600;

export async function connect(words: readonly string[], given: Arguments): Promise<void> {
  const { values, positionals } = readWords(words, FLAGS, USAGE);
  const [provider, ...more] = positionals;
  if (provider === undefined || more.length > 0) throw new UsageError(`name one provider: annex ${USAGE}`);
  const { user = DEFAULT_USER } = values;
  const timeoutMs = readTimeout(values.timeout);
  const app = await readApp(provider, values, given);
  const store = new TokenStore();
  const path = asUsage(() => store.pathOf(provider, user));
  await store.prepare(provider); // a store that cannot be written fails before the user is sent to the provider
  const received = values.paste
    ? await connectByPaste(app, values['no-browser'])
    : await connectByGateway(app, timeoutMs, values['no-browser']);
  say('Received the code. Exchanging it for tokens.');
  const tokens = await exchangeCode({ ...app, ...received });
  await store.write(provider, user, tokens);
  say(`Connected to ${provider} as ${user}. The tokens are in ${path}`);
  if (tokens.refreshToken === null) {
    say(
      `${provider} gave no refresh token: connect again when the access token has expired (${timeText(tokens.expiresAt)}).`,
    );
  }
}

async function connectByGateway(app: ConnectApp, timeoutMs: number, noBrowser?: boolean): Promise<AuthorizationCode> {
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

/** A restarted gateway is back by then; a user can paste instead. */
const RECONNECT_MS = 5_000;

async function startFlow(app: ConnectApp): Promise<OAuthFlow> {
  try {
    return await startOAuthFlow({ ...app, reconnectTimeoutMs: RECONNECT_MS });
  } catch (error) {
    if (!(error instanceof GatewayLostError)) throw error;
    const advice = 'start it with annex serve, name another with --gateway-url, or connect with --paste';
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

async function connectByPaste(app: ConnectApp, noBrowser?: boolean): Promise<AuthorizationCode> {
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
