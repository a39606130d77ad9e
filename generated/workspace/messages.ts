// Generated from spec/ by `npm run generate`. Do not edit.
/**
 * One half of a workspace's name, `{owner}/{repo}`.
 */
export type WorkspaceName = string;
/**
 * A UUID that the page made for itself and keeps as long as it is open.
 */
export type BrowserId = string;
/**
 * The page's own name for a change.
 */
export type ChangeId = string;
/**
 * A UUID that names one command for good.
 */
export type CommandId = string;
/**
 * Grows by one with every change of the layout.
 */
export type Revision = number;
/**
 * The id of a leaf, a split or a tab. Never used again in the same workspace once it is gone.
 */
export type NodeId = string;
/**
 * What became of a command, told apart by `status`.
 */
export type CommandOutcome = Executed | CodeFailed | Captured | CaptureFailed | WebviewSeen;
/**
 * What came to the console while the code ran, oldest first; absent when nothing did.
 *
 * @maxItems 100
 */
export type ConsoleLines = ConsoleLine[];
/**
 * Given for the first code in a frame.
 */
export type FrameAge = 'new';
/**
 * Given where the browser does not promise that no packet leaves the frame.
 */
export type Enforcement = 'unenforced';
/**
 * `empty`: it was sent nowhere yet. `loaded`: its frame has loaded, and nothing is known that would have kept the page out. `failed`: the page forbids framing, cannot be reached, or, in proxy mode, answered with an error.
 */
export type LoadState = 'empty' | 'loading' | 'loaded' | 'failed';
/**
 * A page's address, http or https. An address of the platform's own origin is refused too (`own-origin-refused`): a panel must not get hold of the user's session.
 */
export type PanelUrl = string;
/**
 * Where the page is; in proxy mode also where it went by itself. Null where the page went somewhere and nothing tells where.
 */
export type Address = string | null;
/**
 * What the page calls itself; null where that is not known (only proxy mode tells).
 */
export type Title = string | null;
/**
 * Why it failed, in a sentence.
 */
export type Reason = string;
/**
 * In proxy mode, what the page wrote to its console since it began to load, and errors that nothing caught, oldest first; the last 100 lines.
 *
 * @maxItems 100
 */
export type PageConsole = PageConsoleLine[];
/**
 * In proxy mode, requests of the page that failed or were answered with an error, oldest first; the last 100.
 *
 * @maxItems 100
 */
export type FailedRequests = FailedRequest[];
/**
 * The panel's identifier, `<owner>/<panel_uuid>`; our own panels have the owner `annex`. The identifiers that public callers send for a web view and a code editor work too, and an operator can add others (setting `panels.aliases`). `getPanelCatalog` lists them as `aliases`.
 */
export type PanelType = string;
/**
 * The name that the tab shows.
 */
export type DisplayName = string;
/**
 * The icon that the tab shows: a word as the catalog has them, the name of a Material Design icon (`mdi:chip`), or a small SVG or PNG as a base64 data URL. A name that nobody knows shows the panel's own icon, and a web view whose page has an icon shows that.
 */
export type DisplayIcon = string;
/**
 * Another word for `initialState`, which counts where both are given.
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
 * Whether the parts stand side by side (`horizontal`) or one above the other (`vertical`).
 */
export type SplitDirection = 'horizontal' | 'vertical';
/**
 * The first part's share of the split.
 */
export type SplitRatio = number;
/**
 * Another word for `initialState`, which counts where both are given.
 */
export type SplitLeafState = InitialState;
/**
 * Split a leaf.
 */
export type SplitLeafChange = {
  op: 'splitLeaf';
} & SplitLeaf;
/**
 * One change to the layout, told apart by `op`.
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
 * A node of the layout: a split of two, or a leaf with tabs. The whole tree is the layout of the workspace.
 */
export type Layout = SplitNode | LeafNode;
/**
 * What this browser can share so that pictures can be taken of it; absent, both.
 */
export type ShareableParts = Sharing;
export type CommandMessage = EvalCommand | CaptureCommand | WebviewCommand;

/**
 * What the user shares in this browser.
 */
export interface Sharing {
  /**
   * Whether this tab is shared, for pictures of panels and of the workspace.
   */
  tab: boolean;
  /**
   * Whether the screen is shared.
   */
  screen: boolean;
}
/**
 * Something that happened in this workspace.
 */
export interface LogLine {
  /**
   * When; ISO 8601, UTC.
   */
  at: string;
  /**
   * How much it matters.
   */
  level: 'info' | 'warning' | 'error';
  /**
   * A sentence.
   */
  text: string;
  by?: Actor;
  /**
   * The tab that it is about, where it is about one.
   */
  tabId?: NodeId;
}
/**
 * Who did it; absent where nobody in particular did.
 */
export interface Actor {
  /**
   * Whether a person did it in a browser, or a program with a key or a session.
   */
  kind: 'person' | 'program';
  /**
   * The user's name; of a program the name of its key or of its session.
   */
  name: string;
}
/**
 * Somebody who has the workspace open.
 */
export interface Person {
  /**
   * The user's name.
   */
  name: string;
  /**
   * In how many windows.
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
   * The code. `await` is allowed; the value of the last expression is the result.
   */
  code: string;
  /**
   * How long the code may take, counted from when it starts.
   */
  timeout_ms: number;
}
/**
 * A picture to take.
 */
export interface CaptureCommand {
  type: 'command';
  command: CommandId;
  kind: 'capture';
  /**
   * What to take; a single panel, all panels side by side, or the entire display.
   */
  scope: 'panel' | 'workspace' | 'screen';
  /**
   * The tab to take, for scope `panel`. One in the background is shown for the picture, in this browser only, and the former one shown again afterwards.
   */
  tabId?: string;
  /**
   * How to take it.
   */
  method: 'element-capture' | 'html2canvas';
  /**
   * The longest edge of the picture in pixels; a larger one is reduced, a smaller one kept.
   */
  maxDimension: number;
  /**
   * The layout to take; the page waits until it shows this one or a newer one.
   */
  revision: Revision;
}
/**
 * Tell what a web view shows.
 */
export interface WebviewCommand {
  type: 'command';
  command: CommandId;
  kind: 'webview';
  tabId: NodeId;
  /**
   * The layout to tell of; the page waits until it shows this one or a newer one.
   */
  revision: Revision;
  /**
   * How long to wait for a page that is still loading; 0 tells what is.
   */
  wait_ms: number;
}
/**
 * The code ran to its end.
 */
export interface Executed {
  status: 'executed';
  /**
   * Its value as JSON, at most 60 levels deep and of whole characters; absent when it is undefined.
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
   * The function that was called.
   */
  level: 'log' | 'info' | 'warn' | 'error' | 'debug';
  /**
   * Its arguments as text.
   */
  text: string;
}
/**
 * The code does not parse, threw or took too long, or it ran and its value is too large or no JSON.
 */
export interface CodeFailed {
  status: 'error';
  /**
   * What went wrong.
   */
  error: string;
  /**
   * Where it was thrown, in the browser's words.
   */
  stack?: string;
  console?: ConsoleLines;
  frame?: FrameAge;
  sandbox?: Enforcement;
}
/**
 * The picture.
 */
export interface Captured {
  status: 'captured';
  /**
   * Whether what was taken had loaded; a page that still loads is waited for, 5 seconds at most.
   */
  loaded: boolean;
  /**
   * The PNG in base64.
   */
  png: string;
}
/**
 * There is no picture, or no web view to tell of.
 */
export interface CaptureFailed {
  status: 'failed';
  /**
   * Why: the share it needs is off; the browser cannot take such a picture; it drew nothing in time (a hidden window); the panel is gone; the panel is no sandbox; the picture is larger than a message may be; anything else.
   */
  code: 'sharing-off' | 'unsupported' | 'no-frame' | 'panel-gone' | 'not-a-sandbox' | 'too-large' | 'failed';
  /**
   * A sentence.
   */
  error: string;
}
/**
 * What a web view shows.
 */
export interface WebviewSeen {
  status: 'seen';
  state: LoadState;
  /**
   * The address that it was last sent to, as the layout has it.
   */
  sentTo: PanelUrl | null;
  /**
   * The counter of the layout that this page belongs to.
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
 * How far the page is scrolled, in CSS pixels; absent where that is not known (only proxy mode tells).
 */
export interface Scroll {
  /**
   * To the right.
   */
  x: number;
  /**
   * Down.
   */
  y: number;
}
/**
 * A line of the page's console.
 */
export interface PageConsoleLine {
  /**
   * The function that was called.
   */
  level: string;
  /**
   * Its arguments as text.
   */
  text: string;
}
/**
 * A request that failed.
 */
export interface FailedRequest {
  /**
   * Its method.
   */
  method: string;
  /**
   * Its address.
   */
  url: string;
  /**
   * The status of the answer, or what else went wrong.
   */
  reason: string;
}
/**
 * What the panel starts with; of a web view its `url`, of a web view and a sandbox whether their header is hidden. `displayName` and `displayIcon` count where the tab itself is given none. Other panels get it as it is, at most 16 KiB of JSON.
 */
export interface InitialState {
  /**
   * The page to load; `about:blank` is none.
   */
  url?: PanelUrl | 'about:blank';
  /**
   * Whether the panel's own header is hidden from the start.
   */
  headerHidden?: boolean;
  /**
   * Whether a web view's pages come through the proxy from the start.
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
   * The leaf to open it in; absent, the one that the user last had the focus in, else the first.
   */
  panelId?: string;
  panelType: PanelType;
  displayName?: DisplayName;
  /**
   * Another word for `displayName`, which counts where both are given.
   */
  name?: DisplayName;
  displayIcon?: DisplayIcon;
  initialState?: InitialState;
  panelState?: OpenTabState;
  /**
   * Whether the tab is shown at once. True unless given.
   */
  active?: boolean;
}
/**
 * Close a tab, and its leaf with it if that was its only tab. The last leaf of a workspace stays, with a fresh web view.
 */
export interface CloseTabChange {
  op: 'closeTab';
  tabId: NodeId;
}
/**
 * Close all tabs of a leaf, and the leaf with them. The last leaf of a workspace stays, with a fresh web view.
 */
export interface ClosePanelChange {
  op: 'closePanel';
  panelId: NodeId;
}
/**
 * Show a tab in its leaf.
 */
export interface ActivateTabChange {
  op: 'activateTab';
  tabId: NodeId;
}
/**
 * Give a tab another name.
 */
export interface RenameTabChange {
  op: 'renameTab';
  tabId: NodeId;
  displayName: DisplayName;
}
/**
 * A tab to move: into another leaf, to another place among the tabs of its own, or, with `edge`, into a new leaf at that edge of the target. It is shown where it arrives.
 */
export interface MoveTab {
  /**
   * The leaf that has it; given, the tab must be there.
   */
  sourcePanelId?: string;
  tabId: NodeId;
  targetPanelId: NodeId;
  /**
   * Its place among the target's tabs, counted without itself; at the end unless given.
   */
  index?: number;
  /**
   * The side of the target where a new leaf comes into being for it.
   */
  edge?: 'left' | 'right' | 'top' | 'bottom';
}
/**
 * A leaf to split in two, and the panel to open in the new half. The new half comes second, to the right or below, unless `position` says `before`.
 */
export interface SplitLeaf {
  panelId: NodeId;
  direction: SplitDirection;
  /**
   * Whether the new half stands before or after the old one. After unless given.
   */
  position?: 'before' | 'after';
  ratio?: SplitRatio;
  panelType: PanelType;
  displayName?: DisplayName;
  /**
   * Another word for `displayName`, which counts where both are given.
   */
  name?: DisplayName;
  displayIcon?: DisplayIcon;
  initialState?: InitialState;
  panelState?: SplitLeafState;
}
/**
 * Move the bar between the two parts of a split.
 */
export interface ResizeSplitChange {
  op: 'resizeSplit';
  splitId: NodeId;
  ratio: SplitRatio;
}
/**
 * Change what a tab's panel shows: of a web view `url`, `headerHidden` and `proxyEnabled`, of a sandbox `headerHidden`. What is not given stays as it is.
 */
export interface SetPanelStateChange {
  op: 'setPanelState';
  tabId: NodeId;
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
     * Whether pages are to come through the web view proxy.
     */
    proxyEnabled?: boolean;
  };
}
/**
 * Load a web view's page again, in every browser.
 */
export interface RefreshPanelChange {
  op: 'refreshPanel';
  tabId: NodeId;
}
/**
 * Replace a sandbox's frame by a fresh one, in every browser.
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
 * A place that shows one of its tabs. Its `id` is the `panelId` of every request. Every leaf has at least one tab: when the last tab of a workspace is closed, a fresh web view takes its place.
 */
export interface LeafNode {
  type: 'leaf';
  id: NodeId;
  /**
   * Its tabs, from left to right.
   *
   * @maxItems 1000
   */
  tabs: Tab[];
  activeTab: NodeId;
}
/**
 * A panel that is open.
 */
export interface Tab {
  id: NodeId;
  panelType: PanelType;
  displayName: DisplayName;
  displayIcon: DisplayIcon;
  panelState: PanelState;
}
/**
 * What the panel shows. A web view has `url` (absent: nothing yet), `headerHidden`, `proxyEnabled`, `reloads` and, once it was sent to the address it has, `loads`; a sandbox has `headerHidden` and `resets`; other panels have what they were opened with.
 */
export interface PanelState {
  url?: PanelUrl;
  /**
   * Whether the panel's own header, the address bar of a web view, is hidden.
   */
  headerHidden?: boolean;
  /**
   * Whether a web view loads its pages through the web view proxy.
   */
  proxyEnabled?: boolean;
  /**
   * Grows with every refresh of a web view; a browser that sees it grow loads the page again.
   */
  reloads?: number;
  /**
   * Grows when a web view is sent to the address that it has; a browser that sees it grow loads that address, wherever its user has gone since.
   */
  loads?: number;
  /**
   * Grows with every reset of a sandbox; a browser that sees it grow replaces the frame.
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
   * Whether the page has the user's attention right now.
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
   * Whether this tab is shared, for pictures of panels and of the workspace.
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
   * The largest message that the page may send; a larger result has to be an error.
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
   * The leaf that has the tab that was opened or moved. Absent for other changes.
   */
  panelId?: NodeId;
}
export interface RefusedMessage {
  type: 'refused';
  id: ChangeId;
  /**
   * The kind of refusal, named as the problems of the HTTP interface.
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
   * A sentence for the user.
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
   * What the picture is for, in the words of the program that asks.
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
   * Each once, those who have been here longest first.
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
   * A sentence.
   */
  error: string;
}

export interface WorkspaceChannel {
  client: HelloMessage | ChangeMessage | AcceptedMessage | DeferredMessage | ResultMessage | FocusMessage | SharingMessage | PingMessage;
  server: WelcomeMessage | LayoutMessage | DoneMessage | RefusedMessage | CommandMessage | AskShareMessage | LogMessage | PresenceMessage | PongMessage | ErrorMessage;
}

export const channel = { paths: ['/workspaces/channel'] } as const;
