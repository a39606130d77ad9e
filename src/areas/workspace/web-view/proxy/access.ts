// Access to a proxied site: a single-use ticket, then a cookie for that site only. The site's host name is
// `<label>.localhost`, or the label below a wildcard. The label is stable for a user, an origin and an instance of it,
// different for all others.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Clock } from '../../../../base/clock.ts';
import { hmac } from '../../../../base/secrets.ts';

export const VIEW_COOKIE = '__Host-annex-view';

const LABEL = /^[a-z2-7]{32}$/;
const LABEL_LENGTH = 32;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** Where the labels are for the users of one address of the platform. */
export interface Place {
  /** The URL below which the labels are. */
  readonly base: string;
  /** The origin of the pages that embed them. */
  readonly platform: string;
}

/** By the host of a page of ours, or of a request without its label. Null: proxy mode is off there. */
export type PlaceOf = (host: string) => Place | null;

/** What the host name of a request for a proxied site says. */
export interface LabelledPlace extends Place {
  readonly label: string;
  /** The proxied origin. */
  readonly origin: string;
}

const originOf = (label: string, base: string): string => {
  const { protocol, host } = new URL(base);
  return `${protocol}//${label}.${host}`;
};

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

/** Time for a frame to use its ticket. */
const TICKET_MS = 30_000;
/** How long a frame may show a site before it needs another ticket. */
const VIEW_SECONDS = 12 * 3_600;
const MAX_TICKETS = 10_000;

export class ProxyAccess {
  placeOf: PlaceOf = () => null;
  readonly #key: () => Promise<Buffer>;
  readonly #clock: Clock;
  readonly #tickets = new Map<string, Entry & { readonly label: string; readonly expiresAt: number }>();

  constructor(key: () => Promise<Buffer>, clock: Clock) {
    this.#key = key;
    this.#clock = clock;
  }

  /** Null: the host name contains no label. */
  readLabel({ headers: { host = '' } }: IncomingMessage): LabelledPlace | null {
    if (host[LABEL_LENGTH] !== '.') return null; // most requests
    const label = host.slice(0, LABEL_LENGTH).toLowerCase();
    if (!LABEL.test(label)) return null;
    const rest = host.slice(LABEL_LENGTH + 1).toLowerCase();
    const place = this.placeOf(rest);
    return place && new URL(place.base).host === rest ? { ...place, label, origin: originOf(label, place.base) } : null;
  }

  /** Returns a URL that admits a frame once, below the base of a place. */
  async mint(view: View, to: string, base: string): Promise<{ readonly origin: string; readonly url: string }> {
    const now = this.#clock.now();
    for (const [old, { expiresAt }] of this.#tickets) {
      if (expiresAt > now && this.#tickets.size < MAX_TICKETS) break; // in order of age
      this.#tickets.delete(old);
    }
    const label = labelOf(await this.#key(), view);
    const origin = originOf(label, base);
    const ticket = randomBytes(32).toString('base64url');
    this.#tickets.set(ticket, { view, to, label, expiresAt: now + TICKET_MS });
    return { origin, url: `${origin}/.annex/enter?k=${ticket}` };
  }

  /** Null: unknown, used, expired, or for another site. */
  redeem(label: string, ticket: string): Entry | null {
    const entry = this.#tickets.get(ticket);
    this.#tickets.delete(ticket);
    return entry && entry.label === label && entry.expiresAt > this.#clock.now() ? entry : null;
  }

  async cookie(view: View): Promise<string> {
    const claims = JSON.stringify({ ...view, expiresAt: this.#clock.now() + VIEW_SECONDS * 1_000 });
    const text = Buffer.from(claims).toString('base64url');
    const value = `${text}.${await this.#sign(text)}`;
    return `${VIEW_COOKIE}=${value}; Path=/; Max-Age=${VIEW_SECONDS}; HttpOnly; Secure; SameSite=None; Partitioned`;
  }

  /** Null: not a valid cookie for this label. */
  async read(label: string, cookies: string | undefined): Promise<View | null> {
    const values = (cookies ?? '').split(/;\s*/).filter((pair) => pair.startsWith(`${VIEW_COOKIE}=`));
    const [text = '', signature = ''] = (values[0] ?? '').slice(VIEW_COOKIE.length + 1).split('.');
    if (values.length !== 1 || !same(signature, await this.#sign(text))) return null;
    const { expiresAt, ...view } = JSON.parse(Buffer.from(text, 'base64url').toString()) as View & {
      readonly expiresAt: number;
    };
    const isThis = labelOf(await this.#key(), view) === label;
    return isThis && expiresAt > this.#clock.now() ? view : null;
  }

  async #sign(text: string): Promise<string> {
    return hmac(await this.#key(), `view|${text}`);
  }
}

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
