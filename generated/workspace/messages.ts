// Generated from spec/ by `npm run generate`. Do not edit.
/**
 * The owner or the repository in a workspace's name, `{owner}/{repo}`.
 */
export type WorkspaceName = string;
/**
 * A UUID that the page generates and keeps while it is open.
 */
export type BrowserId = string;
/**
 * The page's own id for a change.
 */
export type ChangeId = string;
/**
 * A UUID that uniquely identifies a command.
 */
export type CommandId = string;
/**
 * The revision of the layout. It increases by one with every change.
 */
export type Revision = number;
/**
 * The id of a leaf, a split or a tab. It is never reused in the same workspace.
 */
export type NodeId = string;
/**
 * The outcome of a command. `status` identifies the kind of outcome.
 */
export type CommandOutcome = Executed | CodeFailed | Captured | CaptureFailed | WebviewSeen;
/**
 * Console output while the code ran, oldest first; absent if there was none.
 *
 * @maxItems 100
 */
export type ConsoleLines = ConsoleLine[];
/**
 * `new` if this is the first code to run in the frame. Absent otherwise.
 */
export type FrameAge = 'new';
/**
 * Present if the browser cannot guarantee that the frame has no network access.
 */
export type Enforcement = 'unenforced';
/**
 * The loading state of a web view. `empty`: no page has been loaded yet. `loaded`: the frame has loaded, and nothing indicates that the page was blocked. `failed`: the page forbids framing, cannot be reached, or, in proxy mode, returned an error.
 */
export type LoadState = 'empty' | 'loading' | 'loaded' | 'failed';
/**
 * The address of a page, http or https. An address on the platform's own origin is refused (`own-origin-refused`), because a panel must not gain access to the user's session.
 */
export type PanelUrl = string;
/**
 * The address of the page; in proxy mode, also after the page has navigated. Null if the page has navigated to an unknown address.
 */
export type Address = string | null;
/**
 * The page's title; null if unknown (only proxy mode reports it).
 */
export type Title = string | null;
/**
 * Why the page did not load, in one sentence.
 */
export type Reason = string;
/**
 * In proxy mode, the page's console output and uncaught errors since it started to load, oldest first; the last 100 lines.
 *
 * @maxItems 100
 */
export type PageConsole = PageConsoleLine[];
/**
 * In proxy mode, the page's requests that failed or got an error response, oldest first; the last 100.
 *
 * @maxItems 100
 */
export type FailedRequests = FailedRequest[];
/**
 * The panel's identifier, `<owner>/<panel_uuid>`. Built-in panels have the owner `annex`. The identifiers that public clients send for a web view and a code editor also work, and an operator can add others (setting `panels.aliases`). `getPanelCatalog` lists them as `aliases`.
 */
export type PanelType = string;
/**
 * The name shown on the tab.
 */
export type DisplayName = string;
/**
 * The icon shown on the tab: an icon name from the catalog, the name of a Material Design icon (`mdi:chip`), or a small SVG or PNG as a base64 data URL. An unknown name shows the panel's own icon. A web view whose page has an icon shows that one.
 */
export type DisplayIcon = string;
/**
 * Alternative name for `initialState`, which takes precedence.
 */
export type OpenTabState = InitialState;
/**
 * Open a panel as a tab.
 */
export type OpenTabChange = {
  op: 'openTab';
} & OpenTab;
/**
 * Move a tab.
 */
export type MoveTabChange = {
  op: 'moveTab';
} & MoveTab;
/**
 * Whether the parts are side by side (`horizontal`) or one above the other (`vertical`).
 */
export type SplitDirection = 'horizontal' | 'vertical';
/**
 * The first part's share of the split.
 */
export type SplitRatio = number;
/**
 * Alternative name for `initialState`, which takes precedence.
 */
export type SplitLeafState = InitialState;
/**
 * Split a leaf.
 */
export type SplitLeafChange = {
  op: 'splitLeaf';
} & SplitLeaf;
/**
 * A change to the layout. `op` identifies the kind of change.
 */
export type LayoutChange =
  | OpenTabChange
  | CloseTabChange
  | ClosePanelChange
  | ActivateTabChange
  | RenameTabChange
  | MoveTabChange
  | SplitLeafChange
  | ResizeSplitChange
  | SetPanelStateChange
  | RefreshPanelChange
  | ResetPanelChange;
/**
 * A node of the layout: a split with two parts, or a leaf with tabs. The whole tree is the layout of the workspace.
 */
export type Layout = SplitNode | LeafNode;
/**
 * What this browser can share for screenshots; both if absent.
 */
export type ShareableParts = Sharing;
export type CommandMessage = EvalCommand | CaptureCommand | WebviewCommand;

/**
 * What the user shares in this browser.
 */
export interface Sharing {
  /**
   * Whether this tab is shared, for screenshots of panels and the workspace.
   */
  tab: boolean;
  /**
   * Whether the screen is shared.
   */
  screen: boolean;
}
/**
 * An event in this workspace.
 */
export interface LogLine {
  /**
   * When the event happened; ISO 8601, UTC.
   */
  at: string;
  /**
   * The severity of the event.
   */
  level: 'info' | 'warning' | 'error';
  /**
   * What happened, in one sentence.
   */
  text: string;
  by?: Actor;
  /**
   * The tab that the event is about, if any.
   */
  tabId?: NodeId;
}
/**
 * Who made the change; absent if it has no specific author.
 */
export interface Actor {
  /**
   * Whether a person in a browser made the change, or a program with an API key or a session.
   */
  kind: 'person' | 'program';
  /**
   * The user's name; for a program, the name of its API key or session.
   */
  name: string;
}
/**
 * A user who has the workspace open.
 */
export interface Person {
  /**
   * The user's login name.
   */
  name: string;
  /**
   * Number of browser windows in which the user has the workspace open.
   */
  browsers: number;
}
/**
 * Code to run in the sandbox of a tab.
 */
export interface EvalCommand {
  type: 'command';
  command: CommandId;
  kind: 'eval';
  tabId: NodeId;
  /**
   * The code. `await` is allowed; the result is the value of the last expression.
   */
  code: string;
  /**
   * Timeout in milliseconds, counted from the start of the code.
   */
  timeout_ms: number;
}
/**
 * A screenshot to take.
 */
export interface CaptureCommand {
  type: 'command';
  command: CommandId;
  kind: 'capture';
  /**
   * What to capture: a single panel, all panels side by side, or the entire display.
   */
  scope: 'panel' | 'workspace' | 'screen';
  /**
   * The tab to capture, for scope `panel`. A tab in the background is activated for the screenshot, in this browser only, and the previous one is activated again afterwards.
   */
  tabId?: string;
  /**
   * The capture method.
   */
  method: 'element-capture' | 'html2canvas';
  /**
   * Maximum length of the longest edge in pixels. Larger images are reduced, smaller ones kept.
   */
  maxDimension: number;
  /**
   * The layout revision to capture. The page waits until it shows this one or a newer one.
   */
  revision: Revision;
}
/**
 * Report the state of a web view.
 */
export interface WebviewCommand {
  type: 'command';
  command: CommandId;
  kind: 'webview';
  tabId: NodeId;
  /**
   * The layout revision to report on. The page waits until it shows this one or a newer one.
   */
  revision: Revision;
  /**
   * Time to wait for a page that is still loading, in milliseconds; 0 reports the current state.
   */
  wait_ms: number;
}
/**
 * The code ran to completion.
 */
export interface Executed {
  status: 'executed';
  /**
   * The code's value as JSON, at most 60 levels deep and with well-formed Unicode strings; absent if it is undefined.
   */
  result?: unknown;
  console?: ConsoleLines;
  frame?: FrameAge;
  sandbox?: Enforcement;
}
/**
 * A line of the console.
 */
export interface ConsoleLine {
  /**
   * The console function that was called.
   */
  level: 'log' | 'info' | 'warn' | 'error' | 'debug';
  /**
   * The arguments as text.
   */
  text: string;
}
/**
 * The code does not parse, threw or timed out, or it ran and its value is too large or cannot be represented as JSON.
 */
export interface CodeFailed {
  status: 'error';
  /**
   * A description of the error.
   */
  error: string;
  /**
   * The browser's stack trace.
   */
  stack?: string;
  console?: ConsoleLines;
  frame?: FrameAge;
  sandbox?: Enforcement;
}
/**
 * The screenshot that was taken.
 */
export interface Captured {
  status: 'captured';
  /**
   * Whether the captured content had loaded. The capture waits at most 5 seconds for a page that is still loading.
   */
  loaded: boolean;
  /**
   * The PNG in base64.
   */
  png: string;
}
/**
 * The screenshot could not be taken, or the web view could not be reported on.
 */
export interface CaptureFailed {
  status: 'failed';
  /**
   * The reason: the required share is off; the browser does not support this capture; it did not render in time (a hidden window); the panel is gone; the panel is not a sandbox; the image is larger than the message limit; or anything else.
   */
  code: 'sharing-off' | 'unsupported' | 'no-frame' | 'panel-gone' | 'not-a-sandbox' | 'too-large' | 'failed';
  /**
   * What went wrong, in one sentence.
   */
  error: string;
}
/**
 * The state of a web view.
 */
export interface WebviewSeen {
  status: 'seen';
  state: LoadState;
  /**
   * The address that the web view was last sent to, from the layout.
   */
  sentTo: PanelUrl | null;
  /**
   * The `loads` counter of the layout that this page belongs to.
   */
  loads: number;
  address: Address;
  title: Title;
  scroll?: Scroll;
  reason?: Reason;
  console: PageConsole;
  failedRequests: FailedRequests;
}
/**
 * The scroll position of the page in CSS pixels; absent if unknown (only proxy mode reports it).
 */
export interface Scroll {
  /**
   * Horizontal scroll position.
   */
  x: number;
  /**
   * Vertical scroll position.
   */
  y: number;
}
/**
 * A line of the page's console.
 */
export interface PageConsoleLine {
  /**
   * The console function that was called.
   */
  level: string;
  /**
   * The arguments as text.
   */
  text: string;
}
/**
 * A request that failed.
 */
export interface FailedRequest {
  /**
   * The request method.
   */
  method: string;
  /**
   * The request URL.
   */
  url: string;
  /**
   * The response status, or another reason for the failure.
   */
  reason: string;
}
/**
 * The panel's initial state: for a web view its `url`, for a web view or a sandbox whether its header is hidden. `displayName` and `displayIcon` are used if the tab itself specifies none. Other panels get it unchanged, at most 16 KiB of JSON.
 */
export interface InitialState {
  /**
   * The page to load; `about:blank` means none.
   */
  url?: PanelUrl | 'about:blank';
  /**
   * Whether the panel's own header is initially hidden.
   */
  headerHidden?: boolean;
  /**
   * Whether a web view initially loads its pages through the proxy.
   */
  proxyEnabled?: boolean;
  displayName?: DisplayName;
  displayIcon?: DisplayIcon;
  [k: string]: unknown;
}
/**
 * A panel to open as a tab.
 */
export interface OpenTab {
  /**
   * The leaf to open it in. Defaults to the leaf that last had the user's focus, otherwise the first.
   */
  panelId?: string;
  panelType: PanelType;
  displayName?: DisplayName;
  /**
   * Alternative name for `displayName`, which takes precedence.
   */
  name?: DisplayName;
  displayIcon?: DisplayIcon;
  initialState?: InitialState;
  panelState?: OpenTabState;
  /**
   * Whether the tab is activated immediately. Defaults to true.
   */
  active?: boolean;
}
/**
 * Close a tab, and remove its leaf if it was the only tab. The last leaf of a workspace stays, with a new web view.
 */
export interface CloseTabChange {
  op: 'closeTab';
  tabId: NodeId;
}
/**
 * Close all tabs of a leaf and remove the leaf. The last leaf of a workspace stays, with a new web view.
 */
export interface ClosePanelChange {
  op: 'closePanel';
  panelId: NodeId;
}
/**
 * Activate a tab in its leaf.
 */
export interface ActivateTabChange {
  op: 'activateTab';
  tabId: NodeId;
}
/**
 * Rename a tab.
 */
export interface RenameTabChange {
  op: 'renameTab';
  tabId: NodeId;
  displayName: DisplayName;
}
/**
 * A tab to move: into another leaf, to another position in its own leaf, or, with `edge`, into a new leaf at that edge of the target. It is activated in its new position.
 */
export interface MoveTab {
  /**
   * The leaf that contains the tab. If given, the tab must be there.
   */
  sourcePanelId?: string;
  tabId: NodeId;
  targetPanelId: NodeId;
  /**
   * The position among the target's tabs, not counting the tab itself. Defaults to the end.
   */
  index?: number;
  /**
   * The side of the target at which to create a new leaf for the tab.
   */
  edge?: 'left' | 'right' | 'top' | 'bottom';
}
/**
 * A leaf to split in two, and the panel to open in the new half. The new half comes second, on the right or below, unless `position` is `before`.
 */
export interface SplitLeaf {
  panelId: NodeId;
  direction: SplitDirection;
  /**
   * Whether the new half comes before or after the old one. Defaults to after.
   */
  position?: 'before' | 'after';
  ratio?: SplitRatio;
  panelType: PanelType;
  displayName?: DisplayName;
  /**
   * Alternative name for `displayName`, which takes precedence.
   */
  name?: DisplayName;
  displayIcon?: DisplayIcon;
  initialState?: InitialState;
  panelState?: SplitLeafState;
}
/**
 * Resize the two parts of a split.
 */
export interface ResizeSplitChange {
  op: 'resizeSplit';
  splitId: NodeId;
  ratio: SplitRatio;
}
/**
 * Change the state of a tab's panel: for a web view `url`, `headerHidden` and `proxyEnabled`, for a sandbox `headerHidden`. Fields that are not given stay unchanged.
 */
export interface SetPanelStateChange {
  op: 'setPanelState';
  tabId: NodeId;
  /**
   * The address that the page has left by itself. If the web view has been sent to another address in the meantime, nothing changes.
   */
  from?: PanelUrl;
  /**
   * The fields to change.
   */
  state: {
    url?: PanelUrl;
    /**
     * Whether the panel's own header is hidden.
     */
    headerHidden?: boolean;
    /**
     * Whether pages are loaded through the web view proxy.
     */
    proxyEnabled?: boolean;
  };
}
/**
 * Reload a web view's page in every browser.
 */
export interface RefreshPanelChange {
  op: 'refreshPanel';
  tabId: NodeId;
}
/**
 * Replace a sandbox's frame with a new one in every browser.
 */
export interface ResetPanelChange {
  op: 'resetPanel';
  tabId: NodeId;
}
/**
 * Two parts side by side (`horizontal`) or one above the other (`vertical`).
 */
export interface SplitNode {
  type: 'split';
  id: NodeId;
  direction: SplitDirection;
  ratio: SplitRatio;
  first: Layout;
  second: Layout;
}
/**
 * A place that shows one of its tabs. Its `id` is the `panelId` in requests. Every leaf has at least one tab: when the last tab of a workspace is closed, a new web view replaces it.
 */
export interface LeafNode {
  type: 'leaf';
  id: NodeId;
  /**
   * The tabs, from left to right.
   *
   * @maxItems 1000
   */
  tabs: Tab[];
  activeTab: NodeId;
}
/**
 * An open panel.
 */
export interface Tab {
  id: NodeId;
  panelType: PanelType;
  displayName: DisplayName;
  displayIcon: DisplayIcon;
  panelState: PanelState;
}
/**
 * The state of the panel. A web view has `url` (absent if it is empty), `headerHidden`, `proxyEnabled`, `reloads` and, once it was sent to its current address again, `loads`. A sandbox has `headerHidden` and `resets`. Other panels have the state they were opened with.
 */
export interface PanelState {
  url?: PanelUrl;
  /**
   * Whether the panel's own header is hidden; for a web view, the address bar.
   */
  headerHidden?: boolean;
  /**
   * Whether a web view loads its pages through the web view proxy.
   */
  proxyEnabled?: boolean;
  /**
   * Increases with every refresh of a web view. A browser that sees it increase reloads the page.
   */
  reloads?: number;
  /**
   * Increases when a web view is sent to the address it already has. A browser that sees it increase loads that address, wherever its user has navigated since.
   */
  loads?: number;
  /**
   * Increases with every reset of a sandbox. A browser that sees it increase replaces the frame.
   */
  resets?: number;
  [k: string]: unknown;
}
export interface HelloMessage {
  type: 'hello';
  owner: WorkspaceName;
  repo: WorkspaceName;
  browser: BrowserId;
  /**
   * Whether the page currently has the user's attention.
   */
  focused: boolean;
  sharing: Sharing;
  canShare?: ShareableParts;
}
export interface ChangeMessage {
  type: 'change';
  id: ChangeId;
  change: LayoutChange;
}
export interface AcceptedMessage {
  type: 'accepted';
  command: CommandId;
}
export interface DeferredMessage {
  type: 'deferred';
  command: CommandId;
}
export interface ResultMessage {
  type: 'result';
  command: CommandId;
  outcome: CommandOutcome;
}
export interface FocusMessage {
  type: 'focus';
  leaf: NodeId | null;
}
export interface SharingMessage {
  type: 'sharing';
  /**
   * Whether this tab is shared, for screenshots of panels and the workspace.
   */
  tab: boolean;
  /**
   * Whether the screen is shared.
   */
  screen: boolean;
}
export interface PingMessage {
  type: 'ping';
}
export interface WelcomeMessage {
  type: 'welcome';
  revision: Revision;
  layout: Layout;
  /**
   * The latest lines of the system log, oldest first.
   *
   * @maxItems 1000
   */
  log: LogLine[];
  /**
   * Maximum size in bytes of a message from the page. A larger result must be sent as an error.
   */
  maxReplyBytes: number;
}
export interface LayoutMessage {
  type: 'layout';
  revision: Revision;
  layout: Layout;
}
export interface DoneMessage {
  type: 'done';
  id: ChangeId;
  revision: Revision;
  /**
   * The leaf that contains the opened or moved tab. Absent for other changes.
   */
  panelId?: NodeId;
}
export interface RefusedMessage {
  type: 'refused';
  id: ChangeId;
  /**
   * The reason for the refusal: the name of a problem of the HTTP API.
   */
  code:
    | 'invalid-request'
    | 'own-origin-refused'
    | 'unknown-panel-type'
    | 'panel-not-found'
    | 'tab-not-found'
    | 'split-not-found'
    | 'wrong-panel'
    | 'singleton-open'
    | 'layout-full'
    | 'unavailable';
  /**
   * Why the change was refused, in one sentence for the user.
   */
  error: string;
}
export interface AskShareMessage {
  type: 'ask-share';
  /**
   * What to share.
   */
  share: 'tab' | 'screen';
  /**
   * What the screenshot is for, as stated by the requesting program.
   */
  reason?: string;
}
export interface LogMessage {
  type: 'log';
  line: LogLine;
}
export interface PresenceMessage {
  type: 'presence';
  /**
   * Each user once, in the order they joined.
   *
   * @maxItems 1000
   */
  people: Person[];
}
export interface PongMessage {
  type: 'pong';
}
export interface ErrorMessage {
  type: 'error';
  /**
   * The kind of error, for programs.
   */
  code: 'bad-message' | 'other-owner' | 'hello-first' | 'too-many-browsers' | 'too-many-workspaces' | 'session-ended';
  /**
   * What went wrong, in one sentence.
   */
  error: string;
}

export interface WorkspaceChannel {
  client: HelloMessage | ChangeMessage | AcceptedMessage | DeferredMessage | ResultMessage | FocusMessage | SharingMessage | PingMessage;
  server: WelcomeMessage | LayoutMessage | DoneMessage | RefusedMessage | CommandMessage | AskShareMessage | LogMessage | PresenceMessage | PongMessage | ErrorMessage;
}

export const channel = { paths: ['/workspaces/channel'] } as const;
