// annex connect PROVIDER: sends the user to the provider, waits for the code, and stores the tokens.

import { isThisMachine } from '../../base/hosts.ts';
import type { AuthorizationCode, OAuthFlow, PastedFlow } from '../../sdk/oauth/index.ts';
import * as oauth from '../../sdk/oauth/index.ts';
import { type Arguments, CommandError, numberOf } from '../arguments.ts';
import { timeText } from '../print.ts';
import { openStore } from './connections.ts';
import { type ConnectApp, readApp } from './provider.ts';
import { isInteractive, openBrowser, qrCode, readPasted, say } from './terminal.ts';

const HINT_MS = 60_000;
const DEFAULT_TIMEOUT_SECONDS = 600;

export async function connect(args: Arguments): Promise<void> {
  const { provider, user, store, path } = openStore(args);
  const timeoutMs = (numberOf(args, 'timeout') ?? DEFAULT_TIMEOUT_SECONDS) * 1_000;
  const noBrowser = args.options['no-browser'] === true;
  const app = await readApp(provider, args);
  await store.prepare(provider); // fails here, not after the user has been to the provider
  const received = args.options['paste']
    ? await connectByPaste(app, noBrowser)
    : await connectByGateway(app, timeoutMs, noBrowser);
  say('Received the authorization code. Exchanging it for tokens.');
  const tokens = await oauth.exchangeCode({ ...app, ...received });
  await store.write(provider, user, tokens);
  say(`Connected to ${provider} as ${user}. The tokens are stored in ${path}`);
  if (tokens.refreshToken === null) {
    say(
      `${provider} sent no refresh token. Connect again when the access token expires (${timeText(tokens.expiresAt)}).`,
    );
  }
}

async function connectByGateway(app: ConnectApp, timeoutMs: number, noBrowser: boolean): Promise<AuthorizationCode> {
  const flow = await startFlow(app);
  say(`The gateway at ${app.gatewayUrl} is waiting for ${app.provider}.`);
  showAddress(flow, noBrowser);
  say(`Waiting for your approval, up to ${Math.ceil(timeoutMs / 60_000)} min.`);
  const hint = setTimeout(
    () => say(`Does ${app.provider} show an error? ${oauth.explainTestUsers(app.provider)}`),
    HINT_MS,
  );
  try {
    return await (isInteractive() ? waitOrPaste(flow, timeoutMs) : flow.waitForCode({ timeoutMs }));
  } finally {
    clearTimeout(hint);
    void flow.close();
  }
}

/** Enough for a gateway to restart. After that, the user can paste the address. */
const RECONNECT_MS = 5_000;

async function startFlow(app: ConnectApp): Promise<OAuthFlow> {
  try {
    return await oauth.startOAuthFlow({ ...app, reconnectTimeoutMs: RECONNECT_MS });
  } catch (error) {
    if (!(error instanceof oauth.GatewayLostError)) throw error;
    const advice = 'start it with annex start, set another with --gateway-url, or connect with --paste';
    throw new CommandError(`cannot reach the gateway at ${app.gatewayUrl}; ${advice}`, { cause: error });
  }
}

/** Whichever comes first. If the gateway is lost, the user can still paste. */
async function waitOrPaste(flow: OAuthFlow, timeoutMs: number): Promise<AuthorizationCode> {
  say('If the last page does not load, copy its URL from your browser, paste it here and press Enter.');
  const stop = new AbortController();
  const pasted = readPasted(flow, stop.signal);
  const delivered = flow.waitForCode({ timeoutMs }).catch((error: unknown) => {
    if (!(error instanceof oauth.GatewayLostError)) throw error;
    say('Lost the gateway. Continue in the browser, then paste the final URL here.');
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

async function connectByPaste(app: ConnectApp, noBrowser: boolean): Promise<AuthorizationCode> {
  const flow = await oauth.startPastedFlow(app);
  showAddress(flow, noBrowser);
  say('Approve access there. Then copy the final URL from your browser, paste it here and press Enter:');
  return readPasted(flow);
}

/** Only the address goes to standard output, so that a script can read it. */
function showAddress({ authRedirectUrl, redirectUri }: PastedFlow, noBrowser: boolean): void {
  const opened = isInteractive() && !noBrowser && openBrowser(authRedirectUrl);
  say(opened ? 'Opening your browser. If it does not open, use this address:' : 'Open this address in a browser:');
  console.log(authRedirectUrl);
  const qr = process.stderr.isTTY ? qrCode(authRedirectUrl, process.stderr.columns, process.stderr.rows) : null;
  // A phone cannot reach a gateway on this machine's loopback, but the user can paste the final URL.
  const near = isThisMachine(new URL(redirectUri).hostname);
  if (qr !== null) say(`Or scan it${near ? ', and paste the final URL of the phone' : ''}:\n${qr}`);
}
