// Callbacks of a web view.
import type { Schemas } from '../../../../../../generated/workspace/contract.ts';

export interface WebviewActions {
  /** Resolves to false if it was refused; the user has seen the reason. */
  navigate(url: string): Promise<boolean>;
  /** Reports that the page has navigated by itself. Resolves like `navigate`. */
  follow(url: string, from: string | null): Promise<boolean>;
  refresh(): void;
  /** Why the frame stays blank; null if it does not, or if the reason is unknown. */
  explain(url: string): Promise<LoadError | null>;
  /** The icon as a data URL; null if there is none, or if the page that names it may not load it. */
  icon(url: string, from?: string): Promise<string | null>;
  setProxyEnabled(enabled: boolean): void;
  setHeaderHidden(hidden: boolean): void;
  /** A ticket for a proxied site, or the reason of a refusal. */
  ticket(url: string, from?: string): Promise<Schemas['ProxyTicket'] | string>;
  /** Opens a window on behalf of a page, which may not do so itself. */
  openWindow(url: string, from?: string): Promise<void>;
  /** The title or icon of the page has changed. */
  changed(): void;
  /** The `report` of the web view may have changed. */
  reported(): void;
}

export interface LoadError {
  readonly title: string;
  readonly text: string;
  /** Whether proxy mode would show the page. */
  readonly proxyHelps: boolean;
  /** Whether the page may still load. */
  readonly isLate: boolean;
}
