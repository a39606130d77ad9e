// What a web view asks of the page around it.
import type { Schemas } from '../../../../../generated/workspace/contract.ts';

export interface WebviewActions {
  navigate(url: string): void;
  refresh(): void;
  /** Why the frame stays blank; null when it does not, or when nobody knows. */
  explain(url: string): Promise<Trouble | null>;
  setProxyEnabled(enabled: boolean): void;
  setHeaderHidden(hidden: boolean): void;
  /** A way into a proxied site, or why there is none. */
  ticket(url: string, from?: string): Promise<Schemas['ProxyTicket'] | string>;
  /** A window that a page may not open by itself. */
  openWindow(url: string): void;
  /** The page has another title or icon. */
  changed(): void;
}

export interface Trouble {
  readonly title: string;
  readonly text: string;
  /** Whether the page would be shown in proxy mode. */
  readonly proxyHelps: boolean;
}
