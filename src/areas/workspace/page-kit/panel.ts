import type {
  CaptureCommand,
  CaptureFailed,
  CommandOutcome,
  EvalCommand,
  PageCommand,
  PageRefused,
  Tab,
  WebviewStatus,
} from '../../../../generated/workspace/messages.ts';

/** A command of the server that runs in this browser. */
export interface Running {
  /** Whether the command waits for a frame that is still loading. */
  readonly deferred: boolean;
  readonly outcome: Promise<CommandOutcome>;
}

/** A status without the fields of the layout message that it belongs to. */
export type WebViewReport = Omit<WebviewStatus, 'tabId' | 'revision'>;

/** The content of a tab. */
export interface PanelView {
  readonly element: HTMLElement;
  /** The URL of an icon for the tab. */
  readonly favicon?: string | null;
  /** The page's title; shown if the tab has no name of its own. */
  readonly title?: string | null;
  /** Called with the server's version of the tab, initially and after every change. */
  update?(tab: Tab): void;
  /** Called when the tab becomes active or inactive in its leaf. */
  shown?(visible: boolean): void;
  /** Null when nothing is loading. */
  whenLoaded?(): Promise<void> | null;
  /** Resolves once the panel's frame has painted its current content. */
  whenPainted?(): Promise<void>;
  /** By which methods it can draw itself, without a share. */
  readonly drawnBy?: readonly CaptureCommand['method'][];
  /** A PNG in base64; null if the browser did not render anything. */
  draw?(command: CaptureCommand): Promise<string | null | CaptureFailed | PageRefused>;
  /** The part of the window that its page, or one of its elements, takes up. Null: there is no such element. */
  placeOf?(ref?: string): Promise<DOMRect | null>;
  /** Runs code, in a sandbox. */
  evaluate?(command: EvalCommand): Running;
  /** Looks at the page of a web view, or acts in it, for a program. */
  perform?(command: PageCommand): Promise<CommandOutcome>;
  /** Describes the page of a web view once nothing is loading, or after `waitMs`. */
  look?(waitMs: number): Promise<CommandOutcome>;
  /** What the server is told about the page of a web view when it changes. */
  readonly report?: WebViewReport;
  /** Called when packages, or what they may do, have changed. */
  catalogChanged?(): void;
  /** Another browser, an agent or this one has changed what the server keeps for the panel. */
  contentChanged?(version: number): void;
  dispose(): void;
}
