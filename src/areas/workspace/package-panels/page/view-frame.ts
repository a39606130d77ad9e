// The frames of one view: the shell, which is ours, and in it the view. Notices when the view dies, floods or reloads.
import { currentTheme } from '../../../../pages/browser/theme-choice.ts';
import { element } from '../../page-kit/element.ts';
import { ALIVE, type Boot, FLOOD, PING } from './boot.ts';
import type { View } from './requests.ts';
import { isObject } from './rpc.ts';
import { currentVariables } from './theme.ts';

/** The view does not answer any more, has navigated, or was stopped. */
export type Ending = 'silent' | 'reloaded' | 'flood';

const PING_MS = 2_000;
/** Pings without an answer before the view counts as dead. A crashed process and an endless loop look the same. */
const MAX_SILENT = 3;

export function createViewFrame(
  { shell: shellUrl, view: viewUrl, title, granted, maxStateBytes }: View,
  storage: Boot['storage'],
  receive: (data: unknown) => void,
  ended: (reason: Ending) => void,
) {
  const token = crypto.randomUUID();
  let silent = 0;
  let loads = 0;
  const boot: Boot = {
    token,
    theme: currentTheme(),
    variables: currentVariables(),
    storage,
    maxStorage: Math.floor(maxStateBytes / 2),
  };
  const allow = granted.clipboardWrite ? 'clipboard-write *' : '';
  const sandbox = 'allow-scripts allow-forms';
  const view = element('iframe', { sandbox, allow, name: JSON.stringify(boot), title, src: viewUrl });
  view.addEventListener('load', () => {
    loads += 1;
    if (loads > 1) ended('reloaded');
  });
  const shell = element('iframe', { src: shellUrl, title: `Panel: ${title}` });
  shell.addEventListener('load', () => {
    applyTheme();
    shell.contentDocument?.body.append(view);
  });
  addEventListener('message', listen);
  const timer = window.setInterval(ping, PING_MS);

  function size(): object {
    return { width: shell.clientWidth, height: shell.clientHeight };
  }

  function post(message: object): void {
    shell.contentWindow?.postMessage(message, location.origin);
  }

  /** Whether the message was sent by the first script, and not by the view. */
  function isOwn(params: { readonly token?: unknown }): boolean {
    return params.token === token;
  }

  /** Many views know only `prefers-color-scheme`, which follows the color scheme of the embedding element. */
  function applyTheme(): void {
    const root = shell.contentDocument?.documentElement;
    for (const each of [shell, root, view]) if (each) each.style.colorScheme = currentTheme();
  }

  function dispose(): void {
    removeEventListener('message', listen);
    clearInterval(timer);
    shell.remove();
  }

  function ping(): void {
    if (document.hidden || loads === 0) return;
    silent += 1;
    if (silent > MAX_SILENT) return ended('silent');
    post({ jsonrpc: '2.0', method: PING, params: {} });
  }

  function listen({ source, origin, data }: MessageEvent): void {
    if (source === null || source !== shell.contentWindow || origin !== location.origin) return;
    const method = isObject(data) ? data['method'] : undefined;
    if (method === FLOOD) return ended('flood');
    if (method !== ALIVE) return receive(data);
    if (isObject(data) && isObject(data['params']) && isOwn(data['params'])) silent = 0;
  }

  return { shell, size, post, isOwn, applyTheme, dispose };
}
