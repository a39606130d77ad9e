// Issues tickets for proxied pages, and checks their addresses.
import type { Schemas } from '../../../../../generated/workspace/contract.ts';
import { Problem } from '../../../../base/problem.ts';
import { PROXY_MODE_OFF } from '../../../../base/proxy-mode.ts';
import { RequestFailed } from '../../../../base/public-request.ts';
import { checkPanelUrl, type OwnUrls } from '../../layout/panel-url.ts';
import type { ProxyAccess, View } from './access.ts';
import type { Guard } from './guard.ts';

export interface ProxyParts {
  readonly access: ProxyAccess;
  readonly guard: Guard;
}

/**
 * `origin`: of the page that embeds the frame. `from`: the page that navigates by itself. A public page must not open a
 * private one.
 */
export async function createTicket(
  own: OwnUrls,
  origin: string | undefined,
  { access, guard }: Partial<ProxyParts>,
  { userId, sessionId }: Pick<View, 'userId' | 'sessionId'>,
  { url, from, instance }: Schemas['CreateProxyTicket'],
): Promise<Schemas['ProxyTicket']> {
  const target = new URL(checkPanelUrl(url, own, '/body/url'));
  const place = access?.placeOf(new URL(origin ?? own[0]).host);
  if (!access || !guard || !place) throw new Problem('proxy-off', PROXY_MODE_OFF);
  const source = from === undefined ? null : new URL(checkPanelUrl(from, own, '/body/from'));
  checkAddress(guard, target, source);
  const view = { userId, sessionId, origin: target.origin, ...(instance === undefined ? {} : { instance }) };
  const ticket = await access.mint(view, target.pathname + target.search + target.hash, place.base);
  return { ...ticket, upstream: target.origin };
}

export function checkAddress(guard: Guard, target: URL, source: URL | null): void {
  try {
    guard.check(target);
  } catch (error) {
    if (error instanceof RequestFailed) throw new Problem('address-refused', error.message);
    throw error;
  }
  if (source && !guard.isPrivate(source) && guard.isPrivate(target)) {
    throw new Problem('address-refused', 'A public page cannot open an address in a private network.');
  }
}
