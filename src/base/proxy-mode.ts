// Where proxy mode cannot work, the web view, `annex status`, `annex doctor`, the log and the guide say so in one sentence.
import type { Settings } from './config/config.ts';
import { isThisMachine } from './hosts.ts';

export const PROXY_MODE_OFF =
  'Proxy mode is off at this address: open Annex at localhost by `ssh -L 8790:localhost:8790 HOST`, or set ANNEX_PROXY_URL to a name whose subdomains all lead to Annex.';

/** Whether browsers at the public address have no names for proxied sites. */
export const isProxyModeOff = ({ platform: { baseUrl }, proxy }: Settings): boolean =>
  proxy.url === undefined && baseUrl !== undefined && !isThisMachine(new URL(baseUrl).hostname);
