// GET /auth/approve, the address in auth_url. Opening it changes nothing; its buttons call linkIntent.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type Router from '@koa/router';
import type { Context } from 'koa';
import type { Clock } from '../../../base/clock.ts';
import { isLoopbackAddress } from '../../../base/hosts.ts';
import { isProblem } from '../../../base/problem.ts';
import { shortCode } from '../../../base/short-code.ts';
import { addressGroup } from '../../../contract/address-group.ts';
import { sendPage } from '../../../pages/send-page.ts';
import type { ClientError, OauthService } from '../oauth/service.ts';
import type { IntentRequest, IntentService } from '../service.ts';
import type { Client } from '../store.ts';
import { approvalPage } from './approve.ts';
import { devicePage, type OutcomeName, outcomePage } from './outcome.ts';

export interface Visitor {
  readonly userId: string;
  readonly name: string;
}

export interface IntentPageOptions {
  readonly clock: Clock;
  readonly baseUrl: () => string;
  /** The client, after trusted proxies. */
  readonly clientOf: (request: IncomingMessage) => Client;
  /** The user who is logged in, if any. */
  readonly visitor: (headers: IncomingHttpHeaders) => Promise<Visitor | null>;
  /** The id of the session's user; null if the session has ended. */
  readonly userOf: (sessionId: string) => Promise<string | null>;
  /** The path of the login page. `next` is the path to open after the login. */
  readonly loginPath: (next: string) => string;
  readonly oauth: Pick<OauthService, 'describe' | 'findUserCode' | 'open'>;
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
  const visitor = await options.visitor(context.headers);
  const client = options.clientOf(context.req);
  const { token: asked, request: sealed } = context.query;
  const token = typeof sealed === 'string' ? await options.oauth.open(sealed, visitor?.userId, client) : (asked ?? '');
  if (token === undefined) return showOutcome(context, 'expired', options);
  if (typeof token === 'object' && token && 'url' in token) return showOutcome(context, token, options);
  const base = options.baseUrl();
  const here = `${new URL(base).pathname.replace(/\/$/, '')}/auth/approve?${context.querystring}`;
  const loginUrl = base + options.loginPath(here);
  if (token === null) return redirect(context, loginUrl);
  if (typeof token !== 'string' || token === '' || token.length > MAX_TOKEN_LENGTH) {
    return showOutcome(context, 'unknown', options);
  }
  const request = await intents.describe(token, client.requester).catch((error: unknown) => {
    if (isProblem(error) && error.is('intent-not-found', 'too-many-unknown-tokens')) return error;
    throw error;
  });
  if (isProblem(request)) {
    context.set({ ...request.headers });
    return showOutcome(context, request.is('intent-not-found') ? 'unknown' : 'tooMany', options);
  }
  if (request.state !== 'pending') return showOutcome(context, await outcomeOf(request, visitor, options), options);
  if (!visitor) return redirect(context, loginUrl);
  const { address } = request;
  const page = approvalPage({
    ...request,
    token,
    code: await shortCode(token),
    userName: visitor.name,
    now: options.clock.now(),
    visitor: client.address,
    sameNetwork: isSameNetwork(address, client.address),
    loginUrl,
    client: await options.oauth.describe(token, visitor.userId),
  });
  sendPage(context, 200, page);
}

function isSameNetwork(requester: string | null, visitor: string): boolean | null {
  if (requester === null) return false;
  if (isLoopbackAddress(requester) && isLoopbackAddress(visitor)) return null;
  return addressGroup(requester) === addressGroup(visitor);
}

function redirect(context: Context, url: string): void {
  context.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  context.redirect(url);
}

/** The page of the device flow. A correct code leads to the approval page, which shows the code again. */
async function showDevice(context: Context, options: IntentPageOptions): Promise<void> {
  const { user_code: code } = context.query;
  const visitor = await options.visitor(context.headers); // first, because the shell requests this page again
  const visit = { user: visitor?.name ?? null, platform: '' };
  if (typeof code !== 'string' || code === '') return sendPage(context, 200, devicePage(visit, null));
  const token = await options.oauth.findUserCode(
    code.slice(0, MAX_TOKEN_LENGTH),
    options.clientOf(context.req).requester,
  );
  if (token === 'limited') return sendPage(context, 429, devicePage(visit, 'limited'));
  if (token === null) return sendPage(context, 404, devicePage(visit, 'unknown'));
  redirect(context, `${options.baseUrl()}/auth/approve?token=${token}`);
}

async function outcomeOf(
  { state, session_id }: IntentRequest,
  visitor: Visitor | null,
  { userOf }: IntentPageOptions,
): Promise<OutcomeName> {
  if (state !== 'linked' || session_id === null) return state === 'denied' ? 'denied' : 'expired';
  const owner = visitor && (await userOf(session_id));
  return owner && owner !== visitor.userId ? 'notYours' : 'used';
}

async function showOutcome(context: Context, outcome: OutcomeName | ClientError, options: IntentPageOptions) {
  const visitor = await options.visitor(context.headers);
  const visit = { user: visitor?.name ?? null, platform: '' };
  const { status, page } = outcomePage(outcome, `${options.baseUrl()}/account`, visit);
  sendPage(context, status, page);
}
