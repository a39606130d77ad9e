import type { Line } from './workspace-port.ts';

/** Links to other origins are left to the workspace, which issues tickets. */
export function followLinks(line: Line, upstream: string): void {
  const leave = (url: string, isWindow: boolean) => {
    const whole = URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI) : null;
    if (!whole || !/^https?:$/.test(whole.protocol)) return;
    const own = whole.origin === location.origin;
    line.say({
      type: 'leave',
      url: own ? upstream + whole.pathname + whole.search + whole.hash : whole.href,
      window: isWindow,
    });
  };
  const isOther = (url: string) => new URL(url).origin !== location.origin;
  // Typed by hand: not every browser has the Navigation API.
  const { navigation } = window as unknown as { readonly navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) => {
    const { destination, cancelable } = event as Event & { readonly destination: { readonly url: string } };
    if (!cancelable || !/^https?:/.test(destination.url) || !isOther(destination.url)) return;
    const back = new URL(destination.url);
    event.preventDefault();
    if (back.origin !== upstream) return leave(back.href, false);
    location.href = back.pathname + back.search + back.hash; // an absolute address that a script made
  });
  addEventListener('click', (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement || node instanceof SVGAElement);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    const url = link instanceof HTMLAnchorElement ? link.href : link.href.baseVal;
    const target = link instanceof HTMLAnchorElement ? link.target : '';
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
