// Access to a proxied site: a single-use ticket, then a cookie for that site only. The site's host name is
// `<label>.localhost`. The label is stable for a user, an origin and an instance of it, different for all others.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../../../../../generated/config/settings.ts';
import type { Clock } from '../../../../base/clock.ts';
import { hmac } from '../../../../base/secrets.ts';

export const VIEW_COOKIE = '__Host-annex-view';

export const LABEL = /^[a-z2-7]{32}$/;
const LABEL_LENGTH = 32;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** The claims of a cookie or ticket. */
export interface View {
  readonly userId: string;
  readonly origin: string;
  /** A site whose pages have stopped responding gets another one. Absent: 0. */
  readonly instance?: number;
  /** Access ends with this browser session. */
  readonly sessionId: string;
}

export interface Entry {
  readonly view: View;
  /** Path, query and fragment. */
  readonly to: string;
}

export type AccessLimits = Pick<Settings['proxy'], 'ticketMs' | 'viewMs'>;

const MAX_TICKETS = 10_000;

export function createProxyAccess(key: () => Promise<Buffer>, clock: Clock, limits: AccessLimits) {
  /** `url`: the proxy's public URL, without a label; null if there is no proxy. */
  const access = { url: null as string | null, originOf, mint, redeem, cookie, read };
  const tickets = new Map<string, Entry & { readonly label: string; readonly expiresAt: number }>();

  /** The proxied origin of a label. */
  function originOf(label: string): string {
    const { protocol, host } = new URL(access.url ?? '');
    return `${protocol}//${label}.${host}`;
  }

  /** Returns a URL that admits a frame once. */
  async function mint(view: View, to: string): Promise<{ readonly origin: string; readonly url: string }> {
    const now = clock.now();
    for (const [known, { expiresAt }] of tickets) {
      if (expiresAt > now && tickets.size < MAX_TICKETS) break; // in order of age
      tickets.delete(known);
    }
    const label = labelOf(await key(), view);
    const origin = originOf(label);
    const ticket = randomBytes(32).toString('base64url');
    tickets.set(ticket, { view, to, label, expiresAt: now + limits.ticketMs });
    return { origin, url: `${origin}/.annex/enter?k=${ticket}` };
  }

  /** Null: unknown, used, expired, or for another site. */
  function redeem(label: string, ticket: string): Entry | null {
    const entry = tickets.get(ticket);
    tickets.delete(ticket);
    return entry && entry.label === label && entry.expiresAt > clock.now() ? entry : null;
  }

  async function cookie(view: View): Promise<string> {
    const expiresAt = clock.now() + limits.viewMs;
    const text = Buffer.from(JSON.stringify({ ...view, expiresAt })).toString('base64url');
    const value = `${text}.${await sign(text)}`;
    const seconds = Math.ceil(limits.viewMs / 1000);
    return `${VIEW_COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=None; Partitioned`;
  }

  /** Null: not a valid cookie for this label. */
  async function read(label: string, cookies: string | undefined): Promise<View | null> {
    const values = (cookies ?? '').split(/;\s*/).filter((pair) => pair.startsWith(`${VIEW_COOKIE}=`));
    const [text = '', signature = ''] = (values[0] ?? '').slice(VIEW_COOKIE.length + 1).split('.');
    if (values.length !== 1 || !same(signature, await sign(text))) return null;
    const { expiresAt, ...view } = JSON.parse(Buffer.from(text, 'base64url').toString()) as View & {
      readonly expiresAt: number;
    };
    const isThis = labelOf(await key(), view) === label;
    return isThis && expiresAt > clock.now() ? view : null;
  }

  async function sign(text: string): Promise<string> {
    return hmac(await key(), `view|${text}`);
  }

  return access;
}
export type ProxyAccess = ReturnType<typeof createProxyAccess>;

function labelOf(key: Buffer, { userId, origin, instance }: View): string {
  const site = instance === undefined || instance === 0 ? origin : `${origin}|${instance}`;
  const digest = createHmac('sha256', key).update(`label|${userId}|${site}`).digest();
  const digits = BigInt(`0x${digest.toString('hex', 0, 20)}`)
    .toString(32)
    .padStart(LABEL_LENGTH, '0');
  return digits.replace(/./g, (digit) => ALPHABET[Number.parseInt(digit, 32)] ?? '');
}

function same(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Removes our own cookie. */
export function withoutOurs(cookies: string): string {
  return cookies
    .split(/;\s*/)
    .filter((pair) => pair !== '' && !pair.startsWith(`${VIEW_COOKIE}=`))
    .join('; ');
}
