// The service worker of the inbox shows pushed notifications, and a tap opens the card. It has no proof of a login, so it can answer
// nothing, and it handles no requests of pages.
interface Notice {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly tag?: string;
}

type Extendable = Event & { waitUntil(work: Promise<unknown>): void };
type PushEvent = Extendable & { readonly data: { json(): unknown } | null };
type ClickEvent = Extendable & { readonly notification: Notification };
interface Page {
  readonly url: string;
  focus(): Promise<Page>;
  postMessage(message: unknown): void;
}

const scope = self as unknown as EventTarget & {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { matchAll(options: object): Promise<readonly Page[]>; openWindow(url: string): Promise<unknown> };
  skipWaiting(): Promise<void>;
};

/** Only the inbox of this server. */
function inboxUrl(text: unknown): URL {
  const inbox = new URL('/inbox/', location.origin);
  const url = URL.parse(String(text), inbox);
  return url?.origin === inbox.origin && url.pathname.startsWith(inbox.pathname) ? url : inbox;
}

function readNotice(event: PushEvent): Notice {
  try {
    const { title, text, url, tag = 'annex' } = (event.data?.json() ?? {}) as Partial<Notice>;
    if (title === undefined || text === undefined) throw new TypeError('not a notice');
    return { title, text, url: inboxUrl(url).href, tag };
  } catch {
    return { title: 'Annex', text: 'Something waits for you.', url: inboxUrl('').href, tag: 'annex' };
  }
}

async function open(url: URL): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((each) => inboxUrl(each.url).href === each.url);
  if (!page) return void (await scope.clients.openWindow(url.href));
  await page.focus();
  page.postMessage({ open: url.hash.slice(1) });
}

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('push', (event) => {
  const { title, text, url, tag = '' } = readNotice(event as PushEvent);
  const options = { body: text, tag, data: { url }, icon: '/inbox/icon.png' };
  (event as PushEvent).waitUntil(scope.registration.showNotification(title, options));
});
scope.addEventListener('notificationclick', (event) => {
  const { notification } = event as ClickEvent;
  notification.close();
  (event as ClickEvent).waitUntil(open(inboxUrl((notification.data as { url?: string } | null)?.url)));
});
