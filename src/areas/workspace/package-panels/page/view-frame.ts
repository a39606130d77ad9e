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

export class ViewFrame {
  readonly shell: HTMLIFrameElement;
  readonly #view: HTMLIFrameElement;
  readonly #token = crypto.randomUUID();
  readonly #receive: (data: unknown) => void;
  readonly #ended: (reason: Ending) => void;
  readonly #timer: number;
  #silent = 0;
  #loads = 0;

  constructor(
    { shell, view, title, granted, maxStateBytes }: View,
    storage: Boot['storage'],
    receive: (data: unknown) => void,
    ended: (reason: Ending) => void,
  ) {
    this.#receive = receive;
    this.#ended = ended;
    const boot: Boot = {
      token: this.#token,
      theme: currentTheme(),
      variables: currentVariables(),
      storage,
      maxStorage: Math.floor(maxStateBytes / 2),
    };
    const allow = granted.clipboardWrite ? 'clipboard-write *' : '';
    const sandbox = 'allow-scripts allow-forms';
    this.#view = element('iframe', { sandbox, allow, name: JSON.stringify(boot), title, src: view });
    this.#view.addEventListener('load', () => {
      this.#loads += 1;
      if (this.#loads > 1) ended('reloaded');
    });
    this.shell = element('iframe', { src: shell, title: `Panel: ${title}` });
    this.shell.addEventListener('load', () => {
      this.applyTheme();
      this.shell.contentDocument?.body.append(this.#view);
    });
    addEventListener('message', this.#listen);
    this.#timer = window.setInterval(() => this.#ping(), PING_MS);
  }

  get size(): object {
    return { width: this.shell.clientWidth, height: this.shell.clientHeight };
  }

  post(message: object): void {
    this.shell.contentWindow?.postMessage(message, location.origin);
  }

  /** Whether the message was sent by the first script, and not by the view. */
  isOwn(params: { readonly token?: unknown }): boolean {
    return params.token === this.#token;
  }

  /** Many views know only `prefers-color-scheme`, which follows the color scheme of the embedding element. */
  applyTheme(): void {
    const root = this.shell.contentDocument?.documentElement;
    for (const each of [this.shell, root, this.#view]) if (each) each.style.colorScheme = currentTheme();
  }

  dispose(): void {
    removeEventListener('message', this.#listen);
    clearInterval(this.#timer);
    this.shell.remove();
  }

  #ping(): void {
    if (document.hidden || this.#loads === 0) return;
    this.#silent += 1;
    if (this.#silent > MAX_SILENT) return this.#ended('silent');
    this.post({ jsonrpc: '2.0', method: PING, params: {} });
  }

  readonly #listen = ({ source, origin, data }: MessageEvent): void => {
    if (source === null || source !== this.shell.contentWindow || origin !== location.origin) return;
    const method = isObject(data) ? data['method'] : undefined;
    if (method === FLOOD) return this.#ended('flood');
    if (method !== ALIVE) return this.#receive(data);
    if (isObject(data) && isObject(data['params']) && this.isOwn(data['params'])) this.#silent = 0;
  };
}
