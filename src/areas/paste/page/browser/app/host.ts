// The view's part of MCP Apps 2026-01-26: JSON-RPC with the host by messages.
import { get } from '../dom.ts';

interface Message {
  readonly jsonrpc?: unknown;
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly arguments?: { readonly title?: unknown }; readonly theme?: unknown };
  readonly result?: unknown;
  readonly error?: { readonly message?: string };
}

interface Initialized {
  readonly hostCapabilities?: { readonly message?: object; readonly updateModelContext?: object };
  readonly hostContext?: { readonly theme?: unknown };
}

const pending = new Map<number, PromiseWithResolvers<unknown>>();
let lastId = 0;

const post = (message: object): void => window.parent.postMessage({ jsonrpc: '2.0', ...message }, '*');

function request(method: string, params: object): Promise<unknown> {
  const id = ++lastId;
  const answer = Promise.withResolvers<unknown>();
  pending.set(id, answer);
  post({ id, method, params });
  return answer.promise;
}

window.addEventListener('message', ({ source, data }: MessageEvent<Message | null>) => {
  if (source !== window.parent || data?.jsonrpc !== '2.0') return;
  const { id, method, params, result, error } = data;
  if (method === undefined) settle(id ?? 0, result, error);
  else if (method === 'ping' || method === 'ui/resource-teardown') post({ id, result: {} });
  else if (id !== undefined) post({ id, error: { code: -32601, message: 'Method not found' } });
  else if (method === 'ui/notifications/tool-input') suggestTitle(params?.arguments?.title);
  else if (method === 'ui/notifications/host-context-changed') applyTheme(params?.theme);
});

function settle(id: number, result: unknown, error: Message['error']): void {
  const waiting = pending.get(id);
  pending.delete(id);
  if (error) waiting?.reject(new Error(error.message));
  else waiting?.resolve(result);
}

function suggestTitle(title: unknown): void {
  const field = get<HTMLInputElement>('#title');
  if (typeof title === 'string' && field.value === '') field.value = title.slice(0, field.maxLength);
}

function applyTheme(theme: unknown): void {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
}

async function connect(): Promise<Initialized> {
  const appInfo = { name: 'annex-paste', version: '1' };
  const appCapabilities = { availableDisplayModes: ['inline'] };
  const params = { protocolVersion: '2026-01-26', appInfo, appCapabilities };
  const host = (await request('ui/initialize', params)) as Initialized;
  applyTheme(host.hostContext?.theme);
  post({ method: 'ui/notifications/initialized' });
  const content = get('.paste');
  new ResizeObserver(() => {
    const height = Math.min(720, content.offsetHeight + 2 * content.offsetTop); // longer content scrolls
    post({ method: 'ui/notifications/size-changed', params: { width: content.offsetWidth, height } });
  }).observe(content);
  return host;
}
const connected = connect();

/** A request to the server behind the host. */
export const callServer = async (method: 'tools/call' | 'resources/read', params: object): Promise<unknown> => {
  await connected;
  return request(method, params);
};

/** Lets the conversation continue with this sentence, or else adds it to what the model knows. Never both: it is one. */
export async function tellModel(text: string): Promise<void> {
  const { hostCapabilities: { message, updateModelContext } = {} } = await connected;
  const content = [{ type: 'text', text }];
  if (message)
    await request('ui/message', { role: 'user', content }).catch(() => {}); // the host may refuse
  else if (updateModelContext) await request('ui/update-model-context', { content }).catch(() => {});
}
