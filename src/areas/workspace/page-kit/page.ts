// The page object: what the parts of the page share.
import type { Layout, LayoutChange, Tab, WorkspaceChannel } from '../../../../generated/workspace/messages.ts';
import type { PageData } from './page-data.ts';

export type Point = Readonly<Record<'x' | 'y', number>>;

export interface WorkspacePage {
  readonly data: PageData;
  /** Holds all panels. */
  readonly stage: HTMLElement;
  /** The latest that the server has sent; null before the first. */
  readonly layout: Layout | null;
  tabOf(tabId: string): Tab | undefined;
  /** What the tab's handle shows: a web view without a name has the title of its page. */
  titleOf(tabId: string): string | undefined;
  /** A message that cannot be sent now is lost. */
  send(message: WorkspaceChannel['client']): void;
  /** Resolves to false if the server refused the change; the user has seen the reason. */
  change(change: LayoutChange): Promise<boolean>;
  /** Resolves once this layout or a newer one is rendered. */
  untilRevision(revision: number): Promise<void>;
  /** To be called when the title or icon of a panel's page has changed. */
  retitle(tabId: string): void;
  /** To be called when the report of a web view may have changed. */
  reported(tabId: string): void;
}
