import type { Tab } from '../../../../../../generated/workspace/messages.ts';

/** The content of a tab. */
export interface PanelView {
  readonly element: HTMLElement;
  /** The address of an icon for the tab, where the panel has one. */
  readonly favicon: string | null;
  /** The page's title; shown where the tab has no name. */
  readonly title?: string | null;
  /** Called with the tab as the server has it, again after every change. */
  update(tab: Tab): void;
  /** Called when its tab comes to the front of its leaf, and when another one does. */
  shown?(visible: boolean): void;
  /** Null when nothing is loading. */
  whenLoaded?(): Promise<void> | null;
  /** Resolves once a frame of the panel has painted what it holds now. */
  whenPainted?(): Promise<void>;
  dispose(): void;
}
