// What is kept of an answer once it is on its way to its client.
import type { Delivery, DeliveryStatus } from './callback.ts';
import type { Expiring } from './expiring-map.ts';

/** A used state: only its hash, until its registration would have expired. */
export interface Used extends Expiring {
  readonly status: DeliveryStatus;
  /** While another node may still have taken it. */
  readonly sending?: Promise<Delivery>;
}

/** An answer that was sent and is not acknowledged yet. */
export interface Unconfirmed extends Expiring {
  /** Hash of the answer: only the same one is sent again. */
  readonly answer: string;
  readonly status: DeliveryStatus;
  readonly confirmed: PromiseWithResolvers<void>;
  /** Callback requests that wait for the acknowledgement. */
  waiting: number;
}
