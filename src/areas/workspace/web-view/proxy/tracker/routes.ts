import { isThisMachine } from '../../../../../base/hosts.ts';
import { CROSS_ORIGIN, WITH_CREDENTIALS } from './protocol.ts';

/** Sends script requests to the site's absolute address, or to a server beside it, through the proxy. */
export function routeRequests(upstream: string): void {
  const site = new URL(upstream);
  const route = (address: string | URL): string => {
    if (!URL.canParse(address, document.baseURI)) return String(address);
    const { origin, protocol, hostname, pathname, search, href } = new URL(address, document.baseURI);
    const rest = pathname + search;
    if (origin === upstream) return location.origin + rest;
    if (origin === upstream.replace('http', 'ws')) return location.origin.replace('http', 'ws') + rest;
    const isNear = hostname === site.hostname || (isThisMachine(hostname) && isThisMachine(site.hostname));
    if (!isNear || origin === location.origin || !/^https?:$/.test(protocol)) return String(address);
    return location.origin + CROSS_ORIGIN + encodeURIComponent(href);
  };
  routeFetch(route);
  routeXhr(route);
  const routed = <Made extends typeof WebSocket | typeof EventSource>(made: Made): Made =>
    new Proxy(made, { construct: (_, [url, ...rest], by) => Reflect.construct(made, [route(url), ...rest], by) });
  [window.WebSocket, window.EventSource] = [routed(WebSocket), routed(EventSource)];
  const { sendBeacon } = Navigator.prototype;
  Navigator.prototype.sendBeacon = function (url, data) {
    return sendBeacon.call(this, route(url), data);
  };
}

function routeFetch(route: (url: string) => string): void {
  const { fetch } = window;
  window.fetch = async (input, options) => {
    const init = options ?? {}; // pages also pass null
    const from = input instanceof Request ? input : null;
    const url = from?.url ?? String(input);
    const { mode = from?.mode, credentials = from?.credentials } = init;
    const to = mode === 'no-cors' ? url : route(url);
    if (to === url) return fetch(input, init);
    const headers = new Headers(init.headers ?? from?.headers);
    if (credentials === 'include' && to.includes(CROSS_ORIGIN)) headers.set(WITH_CREDENTIALS, '1');
    const rest: RequestInit = { ...init, headers, credentials: 'same-origin' };
    if (!from) return fetch(to, rest);
    const { method, signal, redirect } = from;
    const body = /^(GET|HEAD)$/.test(method) ? null : await from.blob();
    return fetch(to, { method, signal, redirect, body, ...rest });
  };
}

function routeXhr(route: (url: string | URL) => string): void {
  const { open, send } = XMLHttpRequest.prototype;
  const crossing = new WeakSet<XMLHttpRequest>();
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL, ...rest) {
    const to = route(url);
    if (to.includes(CROSS_ORIGIN)) crossing.add(this);
    else crossing.delete(this);
    open.call(this, method, to, ...((rest.length > 0 ? rest : [true]) as [boolean, string?, string?]));
  } as typeof open;
  XMLHttpRequest.prototype.send = function (body) {
    if (this.withCredentials && crossing.has(this)) this.setRequestHeader(WITH_CREDENTIALS, '1');
    send.call(this, body);
  };
}
