// Mailboxes at the gateway, for the addresses that a person returns.
import { randomUUID } from 'node:crypto';
import type { Return } from '../../areas/gateway/returned-address.ts';
import { GatewayConnection } from '../../sdk/oauth/gateway-connection.ts';

const LIFETIME_MS = 10 * 60_000;

export interface Mailbox {
  readonly id: string;
  /** False if the gateway does not respond. */
  readonly opened: Promise<boolean>;
  /** True once an address was delivered; false if it has expired or the connection is lost. */
  readonly used: Promise<boolean>;
  close(): void;
}

/** Throws the reason why an address cannot be handed over. `received` tells the person that it was. */
export type Take = (address: string, received: () => void) => Promise<void>;

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** Opens an expired mailbox again if its `id` is passed. */
export function openMailbox(
  socketUrl: string,
  provider: string,
  waitsFor: Return,
  take: Take,
  id: string = randomUUID(),
): Mailbox {
  const timing = { connectTimeoutMs: 5_000, reconnectTimeoutMs: LIFETIME_MS, signal: undefined };
  const options = { socketUrl, ...timing, mailbox: { return: waitsFor, take } };
  const connection = new GatewayConnection(options, { state: id, provider: provider.slice(0, 100) });
  const opened = succeeds(connection.open());
  const used = opened.then((isOpen) => isOpen && succeeds(connection.receive()));
  return { id, opened, used, close: () => void connection.close() };
}
