// Generated from spec/ by `npm run generate`. Do not edit.
import type { components, operations } from './api.d.ts';

export type Schemas = components['schemas'];

export interface Workspace {
  getWebview: {
    request: { path: NonNullable<operations['getWebview']['parameters']['path']>; query?: NonNullable<operations['getWebview']['parameters']['query']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['WebviewState'] } };
    headers: {};
    problems: 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'panel-not-found' | 'unauthorized' | 'unavailable' | 'wrong-panel';
    security: 'apiKey' | 'sessionToken';
    rule: 'workspace-owner';
  };
  controlWebview: {
    request: { path: NonNullable<operations['controlWebview']['parameters']['path']>; body: Schemas['ControlWebview'] };
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: {};
    problems: 'body-too-large' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'load-timeout' | 'no-browser' | 'other-owner' | 'own-origin-refused' | 'panel-not-found' | 'tab-not-found' | 'too-many-workspaces' | 'unauthorized' | 'unavailable' | 'unsupported-media-type' | 'wrong-panel';
    security: 'apiKey' | 'sessionToken';
    rule: 'workspace-owner';
  };
  getOutline: {
    request: { path: NonNullable<operations['getOutline']['parameters']['path']>; query?: NonNullable<operations['getOutline']['parameters']['query']> };
    defaults: { query: 'waitForConsent'; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['PageReport'] } };
    headers: {};
    problems: 'consent-denied' | 'consent-required' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'no-browser' | 'not-acceptable' | 'other-owner' | 'page-changed' | 'page-not-loaded' | 'page-timeout' | 'panel-not-found' | 'proxy-required' | 'unauthorized' | 'unavailable' | 'wrong-panel';
    security: 'apiKey' | 'sessionToken';
    rule: 'workspace-owner';
  };
  listPointed: {
    request: { path: NonNullable<operations['listPointed']['parameters']['path']>; query?: NonNullable<operations['listPointed']['parameters']['query']> };
    defaults: { query: 'after'; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['PointedElements'] } };
    headers: {};
    problems: 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'sessionToken';
    rule: 'workspace-owner';
  };
  controlPage: {
    request: { path: NonNullable<operations['controlPage']['parameters']['path']>; body: Schemas['ControlPage'] };
    defaults: { query: never; header: never; body: 'realFocus' | 'timeout_ms' | 'waitForConsent' };
    answers: { 200: { 'application/json': Schemas['PageReport'] } };
    headers: {};
    problems: 'acting-paused' | 'actions-unconfirmed' | 'body-too-large' | 'consent-denied' | 'consent-required' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'no-browser' | 'not-acceptable' | 'other-owner' | 'page-changed' | 'page-not-loaded' | 'page-timeout' | 'panel-not-found' | 'proxy-required' | 'unauthorized' | 'unavailable' | 'unsupported-media-type' | 'user-typing' | 'wrong-panel';
    security: 'apiKey' | 'sessionToken';
    rule: 'workspace-owner';
  };
  checkPage: {
    request: { path: NonNullable<operations['checkPage']['parameters']['path']>; body: Schemas['CheckPage'] };
    defaults: { query: never; header: never; body: 'timeout_ms' | 'waitForConsent' };
    answers: { 200: { 'application/json': Schemas['PageReport'] } };
    headers: {};
    problems: 'body-too-large' | 'consent-denied' | 'consent-required' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'no-browser' | 'not-acceptable' | 'other-owner' | 'page-changed' | 'page-not-loaded' | 'page-timeout' | 'panel-not-found' | 'proxy-required' | 'unauthorized' | 'unavailable' | 'unsupported-media-type' | 'wrong-panel';
    security: 'apiKey' | 'sessionToken';
    rule: 'workspace-owner';
  };
  controlSandbox: {
    request: { path: NonNullable<operations['controlSandbox']['parameters']['path']>; body: Schemas['ControlSandbox'] };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['EvalOutcome'] }; 204: {} };
    headers: {};
    problems: 'body-too-large' | 'eval-queue-full' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'panel-not-found' | 'tab-not-found' | 'unauthorized' | 'unavailable' | 'unsupported-media-type' | 'wrong-panel';
    security: 'apiKey' | 'sessionToken';
    rule: 'workspace-owner';
  };
  getEval: {
    request: { path: NonNullable<operations['getEval']['parameters']['path']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['EvalOutcome'] } };
    headers: {};
    problems: 'eval-not-found' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'sessionToken';
    rule: 'workspace-owner';
  };
  getPanelCatalog: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['PanelCatalog'] } };
    headers: {};
    problems: 'insufficient-scope' | 'internal-error' | 'not-acceptable' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'browserSession' | 'sessionToken';
  };
  createProxyTicket: {
    request: { path: NonNullable<operations['createProxyTicket']['parameters']['path']>; body: Schemas['CreateProxyTicket'] };
    defaults: { query: never; header: never; body: 'instance' };
    answers: { 201: { 'application/json': Schemas['ProxyTicket'] } };
    headers: {};
    problems: 'address-refused' | 'body-too-large' | 'cross-site-request' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'own-origin-refused' | 'proxy-off' | 'unauthorized' | 'unavailable' | 'unsupported-media-type';
    security: 'browserSession';
    rule: 'workspace-owner';
  };
  checkFraming: {
    request: { path: NonNullable<operations['checkFraming']['parameters']['path']>; query: NonNullable<operations['checkFraming']['parameters']['query']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['Framing'] } };
    headers: {};
    problems: 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'own-origin-refused' | 'unauthorized' | 'unavailable';
    security: 'browserSession';
    rule: 'workspace-owner';
  };
  getSiteIcon: {
    request: { path: NonNullable<operations['getSiteIcon']['parameters']['path']>; query: NonNullable<operations['getSiteIcon']['parameters']['query']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['SiteIcon'] } };
    headers: {};
    problems: 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'own-origin-refused' | 'unauthorized' | 'unavailable';
    security: 'browserSession';
    rule: 'workspace-owner';
  };
  renameWorkspace: {
    request: { path: NonNullable<operations['renameWorkspace']['parameters']['path']>; body: Schemas['RenameWorkspace'] };
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: {};
    problems: 'body-too-large' | 'cross-site-request' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'other-owner' | 'unauthorized' | 'unavailable' | 'unsupported-media-type' | 'workspace-exists' | 'workspace-not-found';
    security: 'apiKey' | 'browserSession' | 'sessionToken';
    rule: 'workspace-owner';
  };
  deleteWorkspace: {
    request: { path: NonNullable<operations['deleteWorkspace']['parameters']['path']> };
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: {};
    problems: 'cross-site-request' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'other-owner' | 'unauthorized' | 'unavailable' | 'workspace-not-found';
    security: 'apiKey' | 'browserSession' | 'sessionToken';
    rule: 'workspace-owner';
  };
  getLayout: {
    request: { path: NonNullable<operations['getLayout']['parameters']['path']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['LayoutSnapshot'] } };
    headers: {};
    problems: 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'sessionToken';
    rule: 'workspace-owner';
  };
  watchLayout: {
    request: { path: NonNullable<operations['watchLayout']['parameters']['path']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'text/event-stream': Schemas['WorkspaceEvent'] } };
    headers: {};
    problems: 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'too-many-streams' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'sessionToken';
    rule: 'workspace-owner';
  };
  listTabs: {
    request: { path: NonNullable<operations['listTabs']['parameters']['path']>; query?: NonNullable<operations['listTabs']['parameters']['query']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['TabList'] } };
    headers: {};
    problems: 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'sessionToken';
    rule: 'workspace-owner';
  };
  openTab: {
    request: { path: NonNullable<operations['openTab']['parameters']['path']>; body: Schemas['OpenTab'] };
    defaults: { query: never; header: never; body: never };
    answers: { 201: { 'application/json': Schemas['OpenedTab'] } };
    headers: {};
    problems: 'body-too-large' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'layout-full' | 'not-acceptable' | 'other-owner' | 'own-origin-refused' | 'panel-not-found' | 'singleton-open' | 'too-many-workspaces' | 'unauthorized' | 'unavailable' | 'unknown-panel-type' | 'unsupported-media-type';
    security: 'apiKey' | 'sessionToken';
    rule: 'workspace-owner';
  };
  updateTabs: {
    request: { path: NonNullable<operations['updateTabs']['parameters']['path']>; query: NonNullable<operations['updateTabs']['parameters']['query']>; body: Schemas['UpdateTab'] };
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: {};
    problems: 'body-too-large' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'other-owner' | 'tab-not-found' | 'too-many-workspaces' | 'unauthorized' | 'unavailable' | 'unsupported-media-type';
    security: 'apiKey' | 'sessionToken';
    rule: 'workspace-owner';
  };
  closeTabs: {
    request: { path: NonNullable<operations['closeTabs']['parameters']['path']>; query?: NonNullable<operations['closeTabs']['parameters']['query']>; body?: Schemas['CloseTabs'] };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['ClosedTabs'] } };
    headers: {};
    problems: 'body-too-large' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'tab-not-found' | 'too-many-workspaces' | 'unauthorized' | 'unavailable' | 'unsupported-media-type';
    security: 'apiKey' | 'sessionToken';
    rule: 'workspace-owner';
  };
  updateTab: {
    request: { path: NonNullable<operations['updateTab']['parameters']['path']>; body: Schemas['UpdateTab'] };
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: {};
    problems: 'body-too-large' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'other-owner' | 'tab-not-found' | 'too-many-workspaces' | 'unauthorized' | 'unavailable' | 'unsupported-media-type';
    security: 'apiKey' | 'sessionToken';
    rule: 'workspace-owner';
  };
  closeTab: {
    request: { path: NonNullable<operations['closeTab']['parameters']['path']> };
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: {};
    problems: 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'other-owner' | 'tab-not-found' | 'too-many-workspaces' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'sessionToken';
    rule: 'workspace-owner';
  };
  closePanel: {
    request: { path: NonNullable<operations['closePanel']['parameters']['path']> };
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: {};
    problems: 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'other-owner' | 'panel-not-found' | 'too-many-workspaces' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'sessionToken';
    rule: 'workspace-owner';
  };
  splitLeaf: {
    request: { path: NonNullable<operations['splitLeaf']['parameters']['path']>; body: Schemas['SplitLeaf'] };
    defaults: { query: never; header: never; body: never };
    answers: { 201: { 'application/json': Schemas['MadeSplit'] } };
    headers: {};
    problems: 'body-too-large' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'layout-full' | 'not-acceptable' | 'other-owner' | 'own-origin-refused' | 'panel-not-found' | 'singleton-open' | 'too-many-workspaces' | 'unauthorized' | 'unavailable' | 'unknown-panel-type' | 'unsupported-media-type';
    security: 'apiKey' | 'sessionToken';
    rule: 'workspace-owner';
  };
  resizeSplit: {
    request: { path: NonNullable<operations['resizeSplit']['parameters']['path']>; body: Schemas['ResizeSplit'] };
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: {};
    problems: 'body-too-large' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'other-owner' | 'split-not-found' | 'unauthorized' | 'unavailable' | 'unsupported-media-type';
    security: 'apiKey' | 'sessionToken';
    rule: 'workspace-owner';
  };
  moveTab: {
    request: { path: NonNullable<operations['moveTab']['parameters']['path']>; body: Schemas['MoveTab'] };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['OpenedTab'] } };
    headers: {};
    problems: 'body-too-large' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'layout-full' | 'not-acceptable' | 'other-owner' | 'panel-not-found' | 'tab-not-found' | 'too-many-workspaces' | 'unauthorized' | 'unavailable' | 'unsupported-media-type';
    security: 'apiKey' | 'sessionToken';
    rule: 'workspace-owner';
  };
  captureScreenshot: {
    request: { path: NonNullable<operations['captureScreenshot']['parameters']['path']>; body: Schemas['CaptureScreenshot'] };
    defaults: { query: never; header: never; body: 'maxDimension' | 'method' | 'part' | 'waitForSharing' };
    answers: { 200: { 'application/json': Schemas['Screenshot']; 'image/png': Uint8Array } };
    headers: { 200: { 'Page-Loaded': string } };
    problems: 'body-too-large' | 'capture-failed' | 'capture-method-refused' | 'capture-timeout' | 'capture-unsupported' | 'consent-denied' | 'consent-required' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'no-browser' | 'not-acceptable' | 'other-owner' | 'page-changed' | 'page-not-loaded' | 'panel-not-found' | 'proxy-required' | 'sharing-off' | 'unauthorized' | 'unavailable' | 'unsupported-media-type' | 'wrong-panel';
    security: 'apiKey' | 'sessionToken';
    rule: 'workspace-owner';
  };
  getScreenshotStatus: {
    request: { path: NonNullable<operations['getScreenshotStatus']['parameters']['path']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['ScreenshotStatus'] } };
    headers: {};
    problems: 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'sessionToken';
    rule: 'workspace-owner';
  };
  askUser: {
    request: { path: NonNullable<operations['askUser']['parameters']['path']>; body: Schemas['AskUser'] };
    defaults: { query: never; header: never; body: never };
    answers: { 201: { 'application/json': Schemas['UserRequest'] } };
    headers: {};
    problems: 'bad-request' | 'body-too-large' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'tab-not-found' | 'too-many-requests' | 'unauthorized' | 'unavailable' | 'unsupported-media-type';
    security: 'apiKey' | 'sessionToken';
    rule: 'workspace-owner';
  };
  getRequest: {
    request: { path: NonNullable<operations['getRequest']['parameters']['path']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['UserRequest']; 'text/event-stream': Schemas['UserRequestEvent'] } };
    headers: {};
    problems: 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'request-not-found' | 'too-many-streams' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'sessionToken';
    rule: 'workspace-owner';
  };
  withdrawRequest: {
    request: { path: NonNullable<operations['withdrawRequest']['parameters']['path']> };
    defaults: { query: never; header: never; body: never };
    answers: { 202: {} };
    headers: {};
    problems: 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'other-owner' | 'request-not-found' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'sessionToken';
    rule: 'workspace-owner';
  };
  updateAgent: {
    request: { path: NonNullable<operations['updateAgent']['parameters']['path']>; body: Schemas['UpdateAgent'] };
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: {};
    problems: 'body-too-large' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'other-owner' | 'too-many-agents' | 'unauthorized' | 'unavailable' | 'unsupported-media-type';
    security: 'apiKey' | 'sessionToken';
    rule: 'workspace-owner';
  };
  watchInbox: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['Inbox']; 'text/event-stream': Schemas['InboxEvent'] } };
    headers: {};
    problems: 'internal-error' | 'not-acceptable' | 'too-many-streams' | 'unauthorized' | 'unavailable';
    security: 'browserSession';
  };
  getInboxCount: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': operations['getInboxCount']['responses'][200]['content']['application/json'] } };
    headers: {};
    problems: 'internal-error' | 'not-acceptable' | 'unauthorized' | 'unavailable';
    security: 'browserSession';
  };
  setRequestsSeen: {
    request: { body: NonNullable<operations['setRequestsSeen']['requestBody']>['content']['application/json'] };
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: {};
    problems: 'body-too-large' | 'cross-site-request' | 'internal-error' | 'invalid-request' | 'unauthorized' | 'unavailable' | 'unsupported-media-type';
    security: 'browserSession';
  };
  answerRequest: {
    request: { path: NonNullable<operations['answerRequest']['parameters']['path']>; body: Schemas['RequestAnswer'] };
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: {};
    problems: 'bad-request' | 'body-too-large' | 'cross-site-request' | 'internal-error' | 'invalid-request' | 'request-ended' | 'request-not-found' | 'unauthorized' | 'unavailable' | 'unsupported-media-type';
    security: 'browserSession';
  };
  getPanelSchema: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['PanelSchema'] } };
    headers: {};
    problems: 'internal-error' | 'not-acceptable' | 'unavailable';
    security: 'none';
  };
  getPanelView: {
    request: { path: NonNullable<operations['getPanelView']['parameters']['path']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['PanelView'] } };
    headers: {};
    problems: 'cross-site-request' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'tab-not-found' | 'unauthorized' | 'unavailable' | 'wrong-panel';
    security: 'browserSession';
    rule: 'workspace-owner';
  };
  setPanelGrant: {
    request: { path: NonNullable<operations['setPanelGrant']['parameters']['path']>; body: Schemas['SetPanelGrant'] };
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: {};
    problems: 'body-too-large' | 'cross-site-request' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'tab-not-found' | 'unauthorized' | 'unavailable' | 'unsupported-media-type' | 'wrong-panel';
    security: 'browserSession';
    rule: 'workspace-owner';
  };
  callPanelTool: {
    request: { path: NonNullable<operations['callPanelTool']['parameters']['path']>; body: Schemas['CallPanelTool'] };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['PanelToolResult'] } };
    headers: {};
    problems: 'body-too-large' | 'cross-site-request' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'tab-not-found' | 'unauthorized' | 'unavailable' | 'unsupported-media-type' | 'wrong-panel';
    security: 'browserSession';
    rule: 'workspace-owner';
  };
  getPanelState: {
    request: { path: NonNullable<operations['getPanelState']['parameters']['path']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['PanelContent'] } };
    headers: {};
    problems: 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'tab-not-found' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'browserSession' | 'sessionToken';
    rule: 'workspace-owner';
  };
  updatePanelState: {
    request: { path: NonNullable<operations['updatePanelState']['parameters']['path']>; body: Schemas['UpdatePanelState'] };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['PanelContent'] } };
    headers: {};
    problems: 'body-too-large' | 'cross-site-request' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'tab-not-found' | 'unauthorized' | 'unavailable' | 'unsupported-media-type' | 'wrong-panel';
    security: 'apiKey' | 'browserSession' | 'sessionToken';
    rule: 'workspace-owner';
  };
  setPanelDraft: {
    request: { path: NonNullable<operations['setPanelDraft']['parameters']['path']>; body: Schemas['SetPanelDraft'] };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['PanelDraft'] } };
    headers: {};
    problems: 'body-too-large' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'unauthorized' | 'unavailable' | 'unsupported-media-type';
    security: 'apiKey' | 'sessionToken';
    rule: 'workspace-owner';
  };
  listPanelGrants: {
    request: { path: NonNullable<operations['listPanelGrants']['parameters']['path']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['PanelGrants'] } };
    headers: {};
    problems: 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'browserSession' | 'sessionToken';
    rule: 'workspace-owner';
  };
  deletePanelGrant: {
    request: { path: NonNullable<operations['deletePanelGrant']['parameters']['path']> };
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: {};
    problems: 'cross-site-request' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'other-owner' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'browserSession' | 'sessionToken';
    rule: 'workspace-owner';
  };
}
