// A platform with the session of an approved intent.
import type { Schemas } from '../../../generated/intents/contract.ts';
import { createIntent, linkIntent, type PlatformUnderTest, type Running } from '../../running.ts';

export interface ApprovedSession {
  readonly platform: PlatformUnderTest;
  /** The headers of the browser that approved. */
  readonly page: Record<string, string>;
  /** The headers of the application. */
  readonly bearer: Record<string, string>;
  readonly token: string;
  readonly call: (path: string, headers: Record<string, string>, method?: string) => Promise<Response>;
}

export async function createApprovedSession(running: Running): Promise<ApprovedSession> {
  const platform = await running.platform();
  const page = await platform.login();
  const intent = await createIntent(platform, { app_name: 'Layout Assistant' });
  await linkIntent(platform, intent.token, page);
  const { session_token: token } = (await (await fetch(intent.updates_url)).json()) as Schemas['AuthenticatedStatus'];
  const bearer = { authorization: `Bearer ${token}` };
  const call = (path: string, headers: Record<string, string>, method = 'GET') =>
    fetch(platform.url + path, { method, headers });
  return { platform, page, bearer, token, call };
}
