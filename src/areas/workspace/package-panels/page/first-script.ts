// Runs before the scripts of a view: theme, storage, reports, and what the policies of the document leave open. The view
// can undo parts of it, but only for itself; what it must not be able to undo is in the policies.
import { parseOr } from '../../../../contract/parse-or.ts';
import { isEnforced } from '../../page-kit/connection-allowlist.ts';
import { ALIVE, BLOCKED, type Boot, ENFORCED, PING, STORAGE } from './boot.ts';

const host = window.parent;
const send = host.postMessage.bind(host);
const apply = Reflect.apply;
const stop = Event.prototype.stopImmediatePropagation;
const SAVE_MS = 200;

const boot = readBoot();
/** After a reload by the view itself there is no boot; the page then loads the view again. */
const tell = (method: string, params: object = {}) => {
  if (boot) send({ jsonrpc: '2.0', method, params: { ...params, token: boot.token } }, '*');
};

// Other panels can reach this window through `top.frames`. A view that does not check the sender would obey them.
addEventListener(
  'message',
  (event) => {
    if (event.source !== host) return event.source === window ? undefined : apply(stop, event, []);
    const { method, params } = event.data ?? {};
    if (method === 'ui/notifications/host-context-changed') follow(params?.theme, params?.styles?.variables);
    if (method !== PING) return;
    tell(ALIVE);
    apply(stop, event, []);
  },
  true,
);

void isEnforced((address) => tell(BLOCKED, { address })).then((enforced) => tell(ENFORCED, { enforced }));
for (const name of Object.getOwnPropertyNames(globalThis)) {
  if (/^(webkit)?RTC|^WebTransport/.test(name)) Reflect.deleteProperty(globalThis, name);
}

follow(boot?.theme, boot?.variables);
// An opaque origin has no storage: reading `localStorage` throws.
for (const name of ['localStorage', 'sessionStorage'] as const) {
  Object.defineProperty(window, name, { configurable: true, value: createStorage(name === 'localStorage') });
}

addEventListener('securitypolicyviolation', ({ blockedURI, isTrusted }) => {
  if (isTrusted) tell(BLOCKED, { address: blockedURI });
});

/** Also for views that ignore the host's theme. If color schemes differ, the canvas of a frame is opaque. */
function follow(theme?: string, variables: Readonly<Record<string, string>> = {}): void {
  const { dataset, style } = document.documentElement;
  if (theme) {
    dataset['theme'] = theme;
    style.colorScheme = theme;
  }
  for (const [name, value] of Object.entries(variables)) style.setProperty(name, value);
}

function readBoot(): Boot | null {
  const { name } = window;
  window.name = '';
  return parseOr(name, null) as Boot | null;
}

/** Saves its items after a moment. */
function createStorage(isKept: boolean): Storage {
  const items = new Map<string, string>(isKept ? Object.entries(boot?.storage ?? {}) : []);
  let timer = 0;
  const changed = () => {
    clearTimeout(timer);
    if (isKept) timer = window.setTimeout(() => tell(STORAGE, { items: Object.fromEntries(items) }), SAVE_MS);
    return true;
  };
  const api = {
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(String(key)) ?? null,
    setItem: (key: string, value: string) => {
      const next = new Map(items).set(String(key), String(value));
      if (JSON.stringify([...next]).length > (boot?.maxStorage ?? 0))
        throw new DOMException('The storage is full.', 'QuotaExceededError');
      items.set(String(key), String(value));
      return changed();
    },
    removeItem: (key: string) => items.delete(String(key)) && changed(),
    clear: () => {
      items.clear();
      changed();
    },
  };
  return new Proxy(api, {
    get: (target, key) => {
      if (key === 'length') return items.size;
      return typeof key === 'symbol' || key in target ? Reflect.get(target, key) : items.get(key);
    },
    set: (_, key, value) => api.setItem(String(key), value),
    deleteProperty: (_, key) => api.removeItem(String(key)) || true,
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      items.has(String(key)) ? { value: items.get(String(key)), enumerable: true, configurable: true } : undefined,
  }) as unknown as Storage;
}
