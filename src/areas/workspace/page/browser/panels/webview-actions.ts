// Callbacks of a web view.
import type { Schemas } from '../../../../../../generated/workspace/contract.ts';

export interface WebviewActions {
  /** Whether it was sent there; the user has been told why not. */
  navigate(url: string): Promise<boolean>;
  refresh(): void;
  /** Why the frame stays blank; null when it does not, or when unknown. */
  explain(url: string): Promise<Trouble | null>;
  /** The icon at an address, as a data URL; null where there is none. */
  icon(url: string): Promise<string | null>;
  setProxyEnabled(enabled: boolean): void;
  setHeaderHidden(hidden: boolean): void;
  /** A ticket address for a proxied site, or the reason for a refusal. */
  ticket(url: string, from?: string): Promise<Schemas['ProxyTicket'] | string>;
  /** Opens a window for a page, which may not do so itself. */
  openWindow(url: string): void;
  /** The page has another title or icon. */
  changed(): void;
}

export interface Trouble {
  readonly title: string;
  readonly text: string;
  /** Whether the page would be shown in proxy mode. */
  readonly proxyHelps: boolean;
  /** Whether the page may still come. */
  readonly isLate: boolean;
}
