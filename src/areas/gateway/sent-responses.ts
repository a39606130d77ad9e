// Records of responses that were sent to a client.
import type { Delivery, DeliveryStatus } from './callback-checks.ts';
import type { Expiring } from './expiring-map.ts';

/** A used state, kept until its registration would have expired. */
export interface UsedState extends Expiring {
  readonly status: DeliveryStatus;
  /** Set while it is not known yet whether another node has taken the state over. */
  readonly sending?: Promise<Delivery>;
}

/** A response that the client has not acknowledged yet. */
export interface UnconfirmedResponse extends Expiring {
  /** Only the same response may be sent again. */
  readonly responseHash: string;
  readonly status: DeliveryStatus;
  readonly confirmed: PromiseWithResolvers<void>;
  /** The number of callback requests that wait for the acknowledgement. */
  waiting: number;
}
