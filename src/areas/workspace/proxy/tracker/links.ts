import type { WorkspacePort } from './workspace-port.ts';

type NavigateEvent = Event & {
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
  readonly downloadRequest: string | null;
};

/** Hands links to other origins to the workspace, which issues tickets. */
export function followLinks(workspace: WorkspacePort, upstream: string): void {
  const leave = (url: string, isWindow: boolean) => {
    const whole = URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI) : null;
    if (!whole || !/^https?:$/.test(whole.protocol)) return;
    const own = whole.origin === location.origin;
    workspace.send({
      type: 'leave',
      url: own ? upstream + whole.pathname + whole.search + whole.hash : whole.href,
      window: isWindow,
    });
  };
  const isOther = (url: string) => new URL(url).origin !== location.origin;
  // Not every browser has the Navigation API.
  const { navigation } = window as unknown as { readonly navigation?: EventTarget };
  const { apply } = Reflect;
  const { preventDefault } = Event.prototype;
  navigation?.addEventListener('navigate', (event) => {
    const { destination, cancelable, downloadRequest } = event as NavigateEvent;
    if (!/^https?:/.test(destination.url)) return;
    const back = new URL(destination.url);
    if (!isOther(back.href)) {
      if (!destination.sameDocument && downloadRequest === null) {
        workspace.send({ type: 'going', url: upstream + back.pathname + back.search + back.hash });
      }
      return;
    }
    if (!cancelable) return;
    apply(preventDefault, event, []);
    if (back.origin !== upstream) return leave(back.href, false);
    location.href = back.pathname + back.search + back.hash; // an absolute upstream address from a script
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
