// Who may paste, and for whom: the widget's own page by its token, programs on this machine, and keys from elsewhere.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { Settings } from '../../../generated/config/settings.ts';
import type { Callers } from '../../base/caller.ts';
import type { Clock } from '../../base/clock.ts';
import { Problem } from '../../base/problem.ts';
import type { Connection } from '../../contract/handler.ts';
import { LocalPeers } from './local-peers.ts';

/** Whom a request is from. */
export interface Sender {
  /** Null: no API key was sent. A wrong one does not come this far. */
  readonly caller: Callers['apiKey'] | null;
  readonly header?:
    | {
        readonly 'Paste-Token'?: string | undefined;
        readonly Origin?: string | undefined;
        readonly 'Sec-Fetch-Site'?: string | undefined;
        readonly 'X-Forwarded-For'?: string | undefined;
      }
    | undefined;
}

export interface Approach extends Sender {
  readonly address: string;
  readonly connection: Connection;
}

export type AccessSettings = Pick<Settings['paste'], 'tokenLifetimeMs' | 'localOwner' | 'localAccess'>;

const NONCE_BYTES = 16;
const EXPIRY_BYTES = 6;
const SEAL_BYTES = 16;

export class PasteAccess {
  /** A restart makes every open page reload: it takes one click. */
  readonly #key = randomBytes(32);
  readonly #clock: Clock;
  readonly #settings: AccessSettings;
  readonly #peers = new LocalPeers();

  constructor(clock: Clock, settings: AccessSettings) {
    this.#clock = clock;
    this.#settings = settings;
  }

  /** A token for one page, and for one owner: signed, so nothing is stored. */
  newToken(owner: string): string {
    const body = Buffer.alloc(NONCE_BYTES + EXPIRY_BYTES);
    randomBytes(NONCE_BYTES).copy(body);
    body.writeUIntBE(this.#clock.now() + this.#settings.tokenLifetimeMs, NONCE_BYTES, EXPIRY_BYTES);
    const signed = Buffer.concat([body, Buffer.from(owner)]);
    return Buffer.concat([this.#seal(signed), signed]).toString('base64url');
  }

  /** Where a browser finds the widget that saves for this owner. */
  widgetPath(owner: string): string {
    const path = '/screenshot-paste';
    return owner === this.#settings.localOwner ? path : `${path}?grant=${this.newToken(owner)}`;
  }

  /** The owner that a request acts for. `grant`: that of a widget's address. */
  ownerOf({ caller, header }: Sender, grant = header?.['Paste-Token']): string {
    if (caller) return caller.owner;
    return (grant === undefined ? null : this.#ownerIn(grant)) ?? this.#settings.localOwner;
  }

  /** For the widget itself: a browser that opens it has no token yet, and no page of another origin can read it. */
  async admitVisitor(approach: Approach): Promise<void> {
    if (approach.caller !== null || (await this.#isLocal(approach))) return;
    const detail =
      "Send an API key in X-Api-Key. Only programs that run as the viewer's own user on this machine can omit it.";
    throw new Problem('unauthorized', detail, { headers: { 'WWW-Authenticate': 'X-Api-Key realm="annex"' } });
  }

  /** For everything else: a browser has to show the token that came with the widget. */
  async admit(approach: Approach): Promise<void> {
    await this.admitVisitor(approach);
    const { Origin: origin, 'Sec-Fetch-Site': site, 'Paste-Token': token } = approach.header ?? {};
    const fromPage = origin !== undefined || (site !== undefined && site !== 'none');
    if (fromPage && (token === undefined || this.#ownerIn(token) === null)) {
      throw new Problem('foreign-origin', 'The paste token is missing or has expired. Reload the widget.');
    }
  }

  async #isLocal({ address, header, connection }: Approach): Promise<boolean> {
    const { localAccess } = this.#settings;
    if (localAccess === 'key' || !isLoopback(address) || header?.['X-Forwarded-For'] !== undefined) return false;
    return localAccess === 'any' || process.platform !== 'linux' || this.#peers.isSameUser(connection);
  }

  /** Null: the token is not valid. */
  #ownerIn(token: string): string | null {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length <= SEAL_BYTES + NONCE_BYTES + EXPIRY_BYTES) return null;
    const signed = bytes.subarray(SEAL_BYTES);
    if (!timingSafeEqual(this.#seal(signed), bytes.subarray(0, SEAL_BYTES))) return null;
    if (this.#clock.now() >= signed.readUIntBE(NONCE_BYTES, EXPIRY_BYTES)) return null;
    return signed.subarray(NONCE_BYTES + EXPIRY_BYTES).toString();
  }

  #seal(body: Uint8Array): Buffer {
    return createHmac('sha256', this.#key).update(body).digest().subarray(0, SEAL_BYTES);
  }
}

const isLoopback = (address: string): boolean => address === '::1' || (isIPv4(address) && address.startsWith('127.'));
