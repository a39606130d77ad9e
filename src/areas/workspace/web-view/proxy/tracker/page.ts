import { addressAt } from './protocol.ts';
import type { WorkspacePort } from './workspace-port.ts';

const SCROLL_MS = 100;

/** Reports address, title, icon, scroll position and load state. */
export function watchPage(workspace: WorkspacePort, upstream: string, status: number, reason: string): void {
  const isFailed = status >= 400;
  let address = addressAt(upstream, location); // the first message contained it
  const reportAddress = (kind: 'push' | 'replace' | 'traverse') => {
    const url = addressAt(upstream, location);
    if (url === address) return;
    address = url;
    workspace.send({ type: 'address', url, kind });
  };
  let title: string | null = null;
  let icon: string | null = null;
  const reportHead = () => {
    if (document.title !== title) {
      title = document.title;
      workspace.send({ type: 'title', title: title.slice(0, 500) });
    }
    const link = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon" i]')].at(-1);
    const href = link?.href ?? `${location.origin}/favicon.ico`;
    if (href === icon) return;
    icon = href;
    workspace.send({ type: 'icon', url: href });
  };
  workspace.send({ type: 'state', state: 'loading', status, reason });
  followHistory(reportAddress);

  addEventListener('DOMContentLoaded', () => {
    reportHead();
    const observer = new MutationObserver(reportHead);
    if (document.head) observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  });
  addEventListener('load', () => {
    reportHead();
    workspace.send({ type: 'state', state: isFailed ? 'failed' : 'loaded', status, reason });
  });

  let waiting = false;
  const reportScroll = () => {
    waiting = false;
    workspace.send({ type: 'scroll', x: Math.round(scrollX), y: Math.round(scrollY) });
  };
  addEventListener(
    'scroll',
    () => {
      if (!waiting) setTimeout(reportScroll, SCROLL_MS);
      waiting = true;
    },
    { passive: true },
  );
  workspace.listen((message) => {
    if (message.type !== 'scrollTo') return;
    const { x, y } = message;
    const scroll = () => window.scrollTo({ left: x, top: y, behavior: 'instant' });
    scroll();
    if (document.readyState !== 'complete') addEventListener('load', () => setTimeout(scroll), { once: true });
  });
}

function followHistory(report: (kind: 'push' | 'replace' | 'traverse') => void): void {
  for (const [name, kind] of [
    ['pushState', 'push'],
    ['replaceState', 'replace'],
  ] as const) {
    const original = history[name];
    history[name] = (...values: Parameters<typeof original>) => {
      original.apply(history, values);
      report(kind);
    };
  }
  addEventListener('popstate', () => report('traverse'));
  addEventListener('hashchange', () => report('push'));
}
