// Runs first in every proxied page: reports to the workspace, and keeps links inside the proxy.

import type { InPageHost } from '../in-page/protocol.ts';
import { watchConsole } from './console.ts';
import { followLinks } from './links.ts';
import { watchPage } from './page.ts';
import { addressAt, cookieOfLabel, cookiesOfSite } from './protocol.ts';
import { watchRequests } from './requests.ts';
import { routeRequests } from './routes.ts';
import { WorkspacePort } from './workspace-port.ts';

const NewFunction = Function; // saved before the page's code runs
const own = document.currentScript;
const { platform = '', upstream = '', status = '0', reason = '' } = own?.dataset ?? {};
own?.remove();
patchCookies();
routeRequests(upstream);
if (parent !== window) {
  const workspace = new WorkspacePort(platform, addressAt(upstream, location));
  watchConsole(workspace, upstream);
  watchRequests(workspace, upstream);
  runInPageCode(workspace);
  followLinks(workspace, upstream);
  watchPage(workspace, upstream, Number(status), reason);
}

/** Runs the code that looks and acts when the workspace sends it. It is no global, so the page cannot call it. */
function runInPageCode(workspace: WorkspacePort): void {
  const given: InPageHost = { userInput: () => workspace.send({ type: 'user-input' }) };
  workspace.listen(async (message) => {
    if (message.type === 'agent') new NewFunction('given', message.code)(given);
    if (message.type !== 'ask') return;
    const failed = (error: unknown) => ({ failed: { code: 'failed' as const, reason: String(error) } });
    const answer = await given.answer?.(message.ask).catch(failed);
    workspace.send({ type: 'answer', id: message.id, answer: answer ?? {} });
  });
}

/** Pages read and set cookies as the proxy passes them on. */
function patchCookies(): void {
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  const { get, set } = cookie ?? {};
  if (!get || !set) return;
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    get(this: Document) {
      return cookiesOfSite(get.call(this));
    },
    set(this: Document, value: string) {
      set.call(this, cookieOfLabel(String(value)));
    },
  });
}
