// Real credentials, and values from earlier responses. Requests that contain them get further than completely random ones.
import { randomUUID } from 'node:crypto';
import type { Operation } from '../../src/contract/conform/document.ts';
import type { Random } from '../../src/contract/conform/random.ts';
import { send, type WireResponse } from '../../src/contract/conform/send.ts';
import type { Servers } from './servers.ts';

const KEPT = 64;
/** Few enough that the servers have seen all addresses after the warm-up. */
const ADDRESSES = 64;

export class Pool {
  readonly #servers: Servers;
  readonly #values = new Map<string, string[]>();
  #cookie = '';
  #bearer = '';

  constructor(servers: Servers) {
    this.#servers = servers;
  }

  /** Logs in and gets an application session again, because random requests may have ended both. */
  async renew(): Promise<void> {
    const base = this.#servers.urlOf('platform');
    const headers = { origin: base, 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' };
    const body = JSON.stringify({ name: this.#servers.user, password: this.#servers.password });
    const login = await send(base, { method: 'POST', path: '/auth/login', headers, body });
    this.#cookie = login.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    if (login.status !== 204) throw new Error(`the login returned ${login.status}`);
    const created = await send(base, { method: 'POST', path: '/auth/intents', headers, body: '{}' });
    const { token } = JSON.parse(created.text) as { token: string };
    const path = `/auth/intents/${token}`;
    await send(base, { method: 'PATCH', path, headers: { ...headers, cookie: this.#cookie }, body: '{}' });
    const status = await send(base, {
      method: 'GET',
      path: `${path}/status`,
      headers: { 'x-forwarded-for': '192.0.2.1' },
    });
    this.#bearer = (JSON.parse(status.text) as { session_token?: string }).session_token ?? '';
    if (this.#bearer === '') throw new Error(`the intent has no session: ${status.text}`);
  }

  credentials({ security, area }: Operation): Record<string, string> {
    if (security.includes('browserSession')) return { Cookie: this.#cookie, Origin: this.#servers.urlOf(area) };
    if (security.includes('sessionToken')) return { Authorization: `Bearer ${this.#bearer}` };
    return security.includes('apiKey') ? { 'X-Api-Key': this.#servers.key } : {};
  }

  address(random: Random): string {
    return `10.0.0.${random.between(1, ADDRESSES)}`;
  }

  keep(name: string, value: string): void {
    const values = this.#values.get(name) ?? [];
    this.#values.set(name, [...values.slice(1 - KEPT), value]);
  }

  /** Keeps the top-level strings of a response by name; parameters have the same names. */
  learn({ status, text, headers }: WireResponse): void {
    if (status >= 300 || text === '' || headers['content-type'] !== 'application/json') return;
    const body = JSON.parse(text) as unknown;
    if (typeof body !== 'object' || body === null) return;
    for (const [name, value] of Object.entries(body)) if (typeof value === 'string') this.keep(name, value);
  }

  pick(name: string, random: Random): string {
    return random.pick(this.#values.get(name) ?? [randomUUID()]);
  }
}
