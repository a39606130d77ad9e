// The host's side of MCP Apps (2026-01-26) for one view. Everything that the view sends is untrusted.
import { currentTheme } from '../../../../pages/browser/theme-choice.ts';
import { BLOCKED, ENFORCED, STORAGE } from './boot.ts';
import type { ContentSaver } from './content-saver.ts';
import type { Content, Send, View } from './requests.ts';
import { isObject, type Json, RpcError, serve } from './rpc.ts';
import { currentVariables } from './theme.ts';
import { createViewFrame, type Ending } from './view-frame.ts';

export interface HostPanel {
  readonly saver: ContentSaver;
  readonly send: Send;
  ended(reason: Ending): void;
  /** Asks the user. */
  openLink(url: URL): Promise<boolean>;
  close(): void;
  /** The view tried to reach this origin. */
  blocked(origin: string): void;
  enforced(isEnforced: boolean): void;
  /** Shows a notice to the user. */
  tell(text: string): void;
}

const MAX_CONTEXT = 4_000;
/** Characters that a name in the DNS may have. */
const MAX_HOST = 253;

export function createViewHost(panel: HostPanel, view: View) {
  let isInitialized = false;
  const { saver } = panel;
  const requests = {
    ping: () => ({}),
    'ui/initialize': initialize,
    'ui/request-display-mode': () => ({ mode: 'inline' }),
    'ui/open-link': ({ url }: Json) => openLink(url),
    'ui/message': () => ({ isError: true }),
    'ui/update-model-context': setContext,
    'tools/list': () => ({ tools: [] }),
    'tools/call': ({ name, arguments: args }: Json) => call(name, args),
    'annex/state/get': () => ({ state: saver.content().data ?? null }),
    'annex/state/set': ({ state }: Json) => setState(state),
  };
  const notifications = {
    'ui/notifications/initialized': begin,
    'ui/notifications/request-teardown': () => panel.close(),
    'notifications/message': ({ data }: Json) => console.debug(`[${view.title}]`, data),
    [STORAGE]: (params: Json) => frame.isOwn(params) && setStorage(params['items']),
    [BLOCKED]: (params: Json) => frame.isOwn(params) && blocked(String(params['address'])),
    [ENFORCED]: (params: Json) => frame.isOwn(params) && panel.enforced(params['enforced'] === true),
  };
  const receive = serve((message) => frame.post(message), requests, notifications);
  const frame = createViewFrame(view, saver.content().storage ?? {}, receive, (reason) => panel.ended(reason));

  function themeChanged(): void {
    frame.applyTheme();
    contextChanged({ theme: currentTheme(), styles: { variables: currentVariables() } });
  }

  function resized(): void {
    contextChanged({ containerDimensions: frame.size() });
  }

  /** Another browser or an agent has changed what the view keeps. */
  function followed(before: Content, after: Content): void {
    const isSame = (part: 'data' | 'input' | 'result') => JSON.stringify(before[part]) === JSON.stringify(after[part]);
    if (!isSame('data')) contextChanged({ 'annex/state': after.data ?? null });
    if (isInitialized && !(isSame('input') && isSame('result'))) sendInput(after);
  }

  function dispose(): void {
    notify('ui/resource-teardown', { reason: 'closed' }, { id: 'annex-teardown' });
    frame.dispose();
  }

  function notify(method: string, params: object, request = {}): void {
    frame.post({ jsonrpc: '2.0', ...request, method, params });
  }

  function initialize(): object {
    const { scopes, clipboardWrite, ...csp } = view.granted;
    return {
      protocolVersion: '2026-01-26',
      hostInfo: { name: 'annex', version: '1.0.0' },
      hostCapabilities: {
        ...{ openLinks: {}, serverTools: {}, logging: {}, updateModelContext: { text: {} } },
        sandbox: { csp, permissions: clipboardWrite ? { clipboardWrite: {} } : {} },
        // The SDK accepts only objects here.
        experimental: { 'annex/state': { maxBytes: view.maxStateBytes }, 'annex/scopes': { granted: scopes } },
      },
      hostContext: {
        theme: currentTheme(),
        styles: { variables: currentVariables() },
        ...{ displayMode: 'inline', availableDisplayModes: ['inline'], containerDimensions: frame.size() },
        ...{ locale: navigator.language, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
        ...{ userAgent: 'annex', platform: 'web' },
        'annex/state': saver.content().data ?? null,
      },
    };
  }

  function begin(): void {
    isInitialized = true;
    sendInput({ ...(view as Pick<View, 'input' | 'result'>), ...saver.content() });
  }

  function sendInput({ input = {}, result }: Pick<Content, 'input' | 'result'>): void {
    notify('ui/notifications/tool-input', { arguments: input });
    if (result) notify('ui/notifications/tool-result', result);
  }

  function contextChanged(context: object): void {
    if (isInitialized) notify('ui/notifications/host-context-changed', context);
  }

  async function setState(state: unknown): Promise<void> {
    if (!isObject(state)) throw new RpcError('The state must be an object.');
    await saver.save({ data: state }).catch((error: Error) => {
      throw new RpcError(`The state was not saved: ${error.message}`);
    });
  }

  function setStorage(items: unknown): void {
    if (!isObject(items) || !Object.values(items).every((value) => typeof value === 'string')) return;
    const saved = saver.save({ storage: items as Record<string, string> });
    saved.catch((error: Error) => panel.tell(`Not saved: ${error.message}`));
  }

  async function setContext({ content, structuredContent }: Json): Promise<void> {
    const parts = (Array.isArray(content) ? content : []).filter((part) => isObject(part) && part['type'] === 'text');
    const text = parts.map((part: Json) => String(part['text'])).join('\n') || JSON.stringify(structuredContent ?? '');
    await saver.save({ context: text.slice(0, MAX_CONTEXT).toWellFormed() });
  }

  function call(name: unknown, args: unknown): Promise<object> {
    if (typeof name !== 'string' || name === '' || name.length > 200) throw new RpcError('The tool has no name.');
    return panel.send('/calls', 'POST', { name, arguments: isObject(args) ? args : {} });
  }

  async function openLink(address: unknown): Promise<object> {
    const url = typeof address === 'string' && URL.canParse(address) ? new URL(address) : null;
    if (!url || !/^https?:$/.test(url.protocol)) throw new RpcError('Only http and https addresses can be opened.');
    if (url.username || url.password || url.hostname.length > MAX_HOST)
      throw new RpcError('Addresses with a user name, a password or so long a host cannot be opened.');
    return (await panel.openLink(url)) ? {} : { isError: true };
  }

  /** `eval` is no address: the schema library of the SDK tries it on every load. */
  function blocked(address: string): void {
    if (!/^(https?|wss?):/.test(address) || !URL.canParse(address)) return;
    panel.blocked(new URL(address).origin.slice(0, 120));
  }

  return { frame, themeChanged, resized, followed, dispose };
}
export type ViewHost = ReturnType<typeof createViewHost>;
