// A provider's answer, and what became of it.
export interface CallbackQuery {
  readonly state: string;
  readonly code?: string;
  readonly error?: string;
  readonly error_description?: string;
  readonly error_uri?: string;
  readonly iss?: string;
  readonly others?: Readonly<Record<string, unknown>>;
}

export type DeliveryStatus = 'delivered' | 'denied';

export interface Delivery {
  readonly status: DeliveryStatus;
  /** The registered label; null for a repeated request, of which only a hash is kept. */
  readonly provider: string | null;
  /** The provider's error code in this request. */
  readonly error: string | null;
}
