import { addressAt } from './protocol.ts';
import type { WorkspacePort } from './workspace-port.ts';

/** Hands links to other origins to the workspace, which issues tickets. */
export function followLinks(workspace: WorkspacePort, upstream: string): void {
  const leave = (url: string, isWindow: boolean) => {
    const whole = URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI) : null;
    if (!whole || !/^https?:$/.test(whole.protocol)) return;
    const address = isOther(whole.href) ? whole.href : addressAt(upstream, whole);
    workspace.send({ type: 'leave', url: address, window: isWindow });
  };
  const isOther = (url: string) => new URL(url).origin !== location.origin;
  // Not every browser has the Navigation API.
  const { navigation } = window as { readonly navigation?: Navigation };
  const { apply } = Reflect;
  const { preventDefault } = Event.prototype;
  navigation?.addEventListener('navigate', (event) => {
    const { destination, cancelable, downloadRequest } = event;
    if (!/^https?:/.test(destination.url)) return;
    const url = new URL(destination.url);
    const isOwn = !isOther(url.href);
    if (isOwn && !destination.sameDocument && downloadRequest === null)
      workspace.send({ type: 'going', url: addressAt(upstream, url) });
    if (isOwn || !cancelable) return;
    apply(preventDefault, event, []);
    if (url.origin !== upstream) return leave(url.href, false);
    location.href = addressAt('', url); // an absolute upstream address from a script
  });
  addEventListener('click', (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement || node instanceof SVGAElement);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    const url = link instanceof HTMLAnchorElement ? link.href : link.href.baseVal;
    const target = link instanceof HTMLAnchorElement ? link.target : '';
    if (link instanceof HTMLAnchorElement && link.hasAttribute('download') && event.isTrusted) {
      workspace.send({ type: 'download' });
      if (/^https?:/.test(url) && !isOther(url)) {
        event.preventDefault();
        void save(link);
      }
      return;
    }
    const isWindow = /^_?blank$/i.test(target) || event.ctrlKey || event.metaKey;
    if (!isWindow || !url) return;
    event.preventDefault();
    leave(url, true);
  });
  window.open = (url) => {
    if (url) leave(String(url), true);
    return null;
  };
}

/** Downloads by fetch: a regular download in a frame is sent without the frame's cookie. */
async function save({ href, download }: HTMLAnchorElement): Promise<void> {
  const answer = await fetch(href);
  if (!answer.ok) return void console.error(`The download failed with HTTP ${answer.status}.`);
  const file = document.createElement('a');
  file.href = URL.createObjectURL(await answer.blob());
  file.download = download || decodeURIComponent(new URL(href).pathname.split('/').at(-1) ?? '');
  file.click();
  setTimeout(() => URL.revokeObjectURL(file.href), 60_000);
}
