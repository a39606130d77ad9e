// GET /auth/approve, the address in auth_url. Opening it changes nothing; its buttons call linkIntent.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type Router from '@koa/router';
import type { Context } from 'koa';
import type { Clock } from '../../../base/clock.ts';
import { isProblem } from '../../../base/problem.ts';
import { shortCode } from '../../../base/short-code.ts';
import { addressGroup } from '../../../contract/address-group.ts';
import { sendPage } from '../../../pages/send-page.ts';
import type { IntentRequest } from '../intent-request.ts';
import { placeOf } from '../oauth/redirect-uri.ts';
import type { OauthService } from '../oauth/service.ts';
import type { IntentService } from '../service.ts';
import { approvalPage } from './approve.ts';
import { devicePage } from './device.ts';
import { type OutcomeName, outcomePage, refusalPage } from './outcome.ts';

export interface Visitor {
  readonly userId: string;
  readonly name: string;
}

export interface IntentPageOptions {
  readonly clock: Clock;
  readonly baseUrl: () => string;
  /** The client's network address, after trusted proxies. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** The user who is logged in, if any. */
  readonly visitor: (headers: IncomingHttpHeaders) => Promise<Visitor | null>;
  /** The id of the session's user; null if the session has ended. */
  readonly userOf: (sessionId: string) => Promise<string | null>;
  /** The path of the login page. `next` is the path to open after the login. */
  readonly loginPath: (next: string) => string;
  readonly oauth: Pick<OauthService, 'describe' | 'findUserCode' | 'unsealRequest' | 'open'>;
}

const MAX_TOKEN_LENGTH = 128;

export const intentPages =
  (intents: IntentService, options: IntentPageOptions) =>
  (router: Router): void => {
    router.get('/auth/approve', (context) => showApproval(context, intents, options));
    router.get('/auth/approve/done', (context) => showOutcome(context, 'done', options));
    router.get('/auth/approve/denied', (context) => showOutcome(context, 'refused', options));
    router.get('/auth/device', (context) => showDevice(context, options));
  };

async function showApproval(context: Context, intents: IntentService, options: IntentPageOptions): Promise<void> {
  if (typeof context.query['request'] === 'string') return showRequest(context, intents, options);
  const { token } = context.query;
  if (typeof token !== 'string' || token === '' || token.length > MAX_TOKEN_LENGTH) {
    return showOutcome(context, 'unknown', options);
  }
  await showIntent(context, token, intents, options);
}

/** Nothing is stored until the user is logged in. */
async function showRequest(context: Context, intents: IntentService, options: IntentPageOptions): Promise<void> {
  const sealed = String(context.query['request']);
  const visitor = await options.visitor(context.headers);
  const request = await options.oauth.unsealRequest(sealed);
  if (!request) return showOutcome(context, 'expired', options);
  const { refusal, redirect_uri } = request;
  if (refusal) {
    const visit = { user: visitor?.name ?? null, platform: '' };
    return sendPage(context, 400, refusalPage({ ...refusal, place: placeOf(redirect_uri) }, visit));
  }
  if (!visitor) return sendToLogin(context, options);
  const token = await options.oauth.open(sealed, request, visitor.userId, options.addressOf(context.req));
  await showIntent(context, token, intents, options);
}

async function showIntent(
  context: Context,
  token: string,
  intents: IntentService,
  options: IntentPageOptions,
): Promise<void> {
  const visitor = await options.visitor(context.headers);
  const visitorAddress = options.addressOf(context.req);
  const request = await intents.describe(token, visitorAddress).catch((error: unknown) => {
    if (isProblem(error) && error.is('intent-not-found', 'too-many-unknown-tokens')) return error;
    throw error;
  });
  if (isProblem(request)) {
    context.set({ ...request.headers });
    return showOutcome(context, request.is('intent-not-found') ? 'unknown' : 'tooMany', options);
  }
  if (request.state !== 'pending') return showOutcome(context, await outcomeOf(request, visitor, options), options);
  if (!visitor) return sendToLogin(context, options);
  const { address, appName, createdAt, expiresAt, sessionSeconds, longSession, scopes } = request;
  const page = approvalPage({
    token,
    code: await shortCode(token),
    appName,
    userName: visitor.name,
    createdAt,
    expiresAt,
    now: options.clock.now(),
    sessionSeconds,
    longSession,
    scopes,
    requester: address,
    visitor: visitorAddress,
    sameNetwork: address !== null && addressGroup(address) === addressGroup(visitorAddress),
    loginUrl: loginUrl(context, options),
    client: await options.oauth.describe(token, visitor.userId),
  });
  sendPage(context, 200, page);
}

/** Of the login page that leads back here. */
function loginUrl({ querystring }: Context, { baseUrl, loginPath }: IntentPageOptions): string {
  const base = baseUrl();
  return base + loginPath(`${new URL(base).pathname.replace(/\/$/, '')}/auth/approve?${querystring}`);
}

function sendToLogin(context: Context, options: IntentPageOptions): void {
  context.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  context.redirect(loginUrl(context, options));
}

/** The page of the device flow. A correct code leads to the approval page, which shows the code again. */
async function showDevice(context: Context, options: IntentPageOptions): Promise<void> {
  const { user_code: code } = context.query;
  const visitor = await options.visitor(context.headers); // first, because the shell requests this page again
  const visit = { user: visitor?.name ?? null, platform: '' };
  if (typeof code !== 'string' || code === '') return sendPage(context, 200, devicePage(visit, null));
  const token = await options.oauth.findUserCode(code.slice(0, MAX_TOKEN_LENGTH), options.addressOf(context.req));
  if (token === 'limited') return sendPage(context, 429, devicePage(visit, 'limited'));
  if (token === null) return sendPage(context, 404, devicePage(visit, 'unknown'));
  context.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  context.redirect(`${options.baseUrl()}/auth/approve?token=${token}`);
}

async function outcomeOf(
  { state, sessionId }: IntentRequest,
  visitor: Visitor | null,
  { userOf }: IntentPageOptions,
): Promise<OutcomeName> {
  if (state !== 'linked' || sessionId === null) return state === 'denied' ? 'denied' : 'expired';
  const owner = visitor && (await userOf(sessionId));
  return owner && owner !== visitor.userId ? 'notYours' : 'used';
}

async function showOutcome(context: Context, name: OutcomeName, options: IntentPageOptions): Promise<void> {
  const visitor = await options.visitor(context.headers);
  const visit = { user: visitor?.name ?? null, platform: '' };
  const { status, page } = outcomePage(name, `${options.baseUrl()}/account`, visit);
  sendPage(context, status, page);
}
