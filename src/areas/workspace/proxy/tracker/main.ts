// Runs first in every proxied page: reports to the workspace, and keeps links inside the proxy.

import { serveAgent } from './agent.ts';
import { watchConsole } from './console.ts';
import { patchCookies } from './cookies.ts';
import { followLinks } from './links.ts';
import { watchPage } from './page.ts';
import { watchRequests } from './requests.ts';
import { routeRequests } from './routes.ts';
import { WorkspacePort } from './workspace-port.ts';

const own = document.currentScript;
const { platform = '', upstream = '', status = '0', reason = '' } = own?.dataset ?? {};
own?.remove();
patchCookies();
routeRequests(upstream);
if (parent !== window) {
  const workspace = new WorkspacePort(platform, upstream + location.pathname + location.search + location.hash);
  watchConsole(workspace, upstream);
  watchRequests(workspace, upstream);
  serveAgent(workspace);
  followLinks(workspace, upstream);
  watchPage(workspace, upstream, Number(status), reason);
}
