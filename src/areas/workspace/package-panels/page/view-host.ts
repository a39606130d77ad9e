// The host's side of MCP Apps (2026-01-26) for one view. Everything that the view sends is untrusted.
import { currentTheme } from '../../../../pages/browser/theme-choice.ts';
import { BLOCKED, ENFORCED, STORAGE } from './boot.ts';
import type { ContentSaver } from './content-saver.ts';
import type { PermissionBar } from './permission-bar.ts';
import type { Content, Send, View } from './requests.ts';
import { type Handlers, isObject, type Json, RpcError, serve } from './rpc.ts';
import { currentVariables } from './theme.ts';
import { type Ending, ViewFrame } from './view-frame.ts';

export interface HostPanel {
  readonly saver: ContentSaver;
  readonly send: Send;
  readonly bar: PermissionBar;
  ended(reason: Ending): void;
  close(): void;
  /** Whether the browser limits the view's network. */
  enforced(isEnforced: boolean): void;
}

const MAX_CONTEXT = 4_000;
/** Characters that a name in the DNS may have. */
const MAX_HOST = 253;

export class ViewHost {
  readonly frame: ViewFrame;
  readonly #view: View;
  readonly #panel: HostPanel;
  #isInitialized = false;

  readonly #requests: Handlers = {
    ping: () => ({}),
    'ui/initialize': () => this.#initialize(),
    'ui/request-display-mode': () => ({ mode: 'inline' }),
    'ui/open-link': ({ url }) => this.#openLink(url),
    'ui/message': () => ({ isError: true }),
    'ui/update-model-context': (params) => this.#setContext(params),
    'tools/list': () => ({ tools: [] }),
    'tools/call': ({ name, arguments: args }) => this.#call(name, args),
    'annex/state/get': () => ({ state: this.#panel.saver.content.data ?? null }),
    'annex/state/set': ({ state }) => this.#setState(state),
  };
  readonly #notifications: Handlers = {
    'ui/notifications/initialized': () => this.#begin(),
    'ui/notifications/request-teardown': () => this.#panel.close(),
    'notifications/message': ({ data }) => console.debug(`[${this.#view.title}]`, data),
    [STORAGE]: (params) => this.frame.isOwn(params) && this.#setStorage(params['items']),
    [BLOCKED]: (params) => this.frame.isOwn(params) && this.#blocked(String(params['address'])),
    [ENFORCED]: (params) => this.frame.isOwn(params) && this.#panel.enforced(params['enforced'] === true),
  };

  constructor(view: View, panel: HostPanel) {
    this.#view = view;
    this.#panel = panel;
    const receive = serve((message) => this.frame.post(message), this.#requests, this.#notifications);
    this.frame = new ViewFrame(view, panel.saver.content.storage ?? {}, receive, (reason) => panel.ended(reason));
  }

  themeChanged(): void {
    this.frame.applyTheme();
    this.#contextChanged({ theme: currentTheme(), styles: { variables: currentVariables() } });
  }

  resized(): void {
    this.#contextChanged({ containerDimensions: this.frame.size });
  }

  /** Another browser or an agent has changed what the view keeps. */
  followed(before: Content, after: Content): void {
    const isSame = (part: 'data' | 'input' | 'result') => JSON.stringify(before[part]) === JSON.stringify(after[part]);
    if (!isSame('data')) this.#contextChanged({ 'annex/state': after.data ?? null });
    if (this.#isInitialized && !(isSame('input') && isSame('result'))) this.#sendInput(after);
  }

  dispose(): void {
    this.#notify('ui/resource-teardown', { reason: 'closed' }, { id: 'annex-teardown' });
    this.frame.dispose();
  }

  #notify(method: string, params: object, request = {}): void {
    this.frame.post({ jsonrpc: '2.0', ...request, method, params });
  }

  #initialize(): object {
    const { scopes, clipboardWrite, ...csp } = this.#view.granted;
    return {
      protocolVersion: '2026-01-26',
      hostInfo: { name: 'annex', version: '1.0.0' },
      hostCapabilities: {
        ...{ openLinks: {}, serverTools: {}, logging: {}, updateModelContext: { text: {} } },
        sandbox: { csp, permissions: clipboardWrite ? { clipboardWrite: {} } : {} },
        // The SDK accepts only objects here.
        experimental: { 'annex/state': { maxBytes: this.#view.maxStateBytes }, 'annex/scopes': { granted: scopes } },
      },
      hostContext: {
        theme: currentTheme(),
        styles: { variables: currentVariables() },
        ...{ displayMode: 'inline', availableDisplayModes: ['inline'], containerDimensions: this.frame.size },
        ...{ locale: navigator.language, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
        ...{ userAgent: 'annex', platform: 'web' },
        'annex/state': this.#panel.saver.content.data ?? null,
      },
    };
  }

  #begin(): void {
    this.#isInitialized = true;
    this.#sendInput({ ...(this.#view as Pick<View, 'input' | 'result'>), ...this.#panel.saver.content });
  }

  #sendInput({ input = {}, result }: Pick<Content, 'input' | 'result'>): void {
    this.#notify('ui/notifications/tool-input', { arguments: input });
    if (result) this.#notify('ui/notifications/tool-result', result);
  }

  #contextChanged(context: object): void {
    if (this.#isInitialized) this.#notify('ui/notifications/host-context-changed', context);
  }

  async #setState(state: unknown): Promise<void> {
    if (!isObject(state)) throw new RpcError('The state must be an object.');
    await this.#panel.saver.save({ data: state }).catch((error: Error) => {
      throw new RpcError(`The state was not saved: ${error.message}`);
    });
  }

  #setStorage(items: unknown): void {
    if (!isObject(items) || !Object.values(items).every((value) => typeof value === 'string')) return;
    const saved = this.#panel.saver.save({ storage: items as Record<string, string> });
    saved.catch((error: Error) => this.#panel.bar.tell(`Not saved: ${error.message}`));
  }

  async #setContext({ content, structuredContent }: Json): Promise<void> {
    const parts = (Array.isArray(content) ? content : []).filter((part) => isObject(part) && part['type'] === 'text');
    const text = parts.map((part: Json) => String(part['text'])).join('\n') || JSON.stringify(structuredContent ?? '');
    await this.#panel.saver.save({ context: text.slice(0, MAX_CONTEXT).toWellFormed() });
  }

  #call(name: unknown, args: unknown): Promise<object> {
    if (typeof name !== 'string' || name === '' || name.length > 200) throw new RpcError('The tool has no name.');
    return this.#panel.send('/calls', 'POST', { name, arguments: isObject(args) ? args : {} });
  }

  async #openLink(address: unknown): Promise<object> {
    const url = typeof address === 'string' && URL.canParse(address) ? new URL(address) : null;
    if (!url || !/^https?:$/.test(url.protocol)) throw new RpcError('Only http and https addresses can be opened.');
    if (url.username || url.password || url.hostname.length > MAX_HOST)
      throw new RpcError('Addresses with a user name, a password or so long a host cannot be opened.');
    return (await this.#panel.bar.openLink(url)) ? {} : { isError: true };
  }

  /** `eval` is no address: the schema library of the SDK tries it on every load. */
  #blocked(address: string): void {
    if (!/^(https?|wss?):/.test(address) || !URL.canParse(address)) return;
    this.#panel.bar.blocked(new URL(address).origin.slice(0, 120));
  }
}
