import { decided, type Requirement, required } from './entry.ts';

/** D: panels of a workspace, their control and their pictures. */
export const workspace = {
  // What area D is for
  'D-covers-http': required('panels of a workspace are acted on by HTTP calls'),
  'D-covers-catalog': required('a panel catalog has rules of its own'),
  'D-purpose-webview': required('the web view panel can be controlled'),
  'D-purpose-sandbox': required('the sandbox panel can be controlled'),
  'D-purpose-capture': required('panels, the workspace and the screen can be captured'),

  // Resources
  'D-panel-identifier': required('the catalog names a panel <owner>/<panel_uuid>'),
  'D-panel-id-leaf': required('panelId in a request is the id of a leaf of the layout'),
  'D-panel-id-active-tab': required('the target is the panel in the active tab of that leaf'),
  'D-category-development': required('category Development: embedded code editor, schematic editor, script runner'),
  'D-category-control': required(
    'category Control: motor, LED, servo, drone, speed controller, lights, workcell power, basic GPIO control',
  ),
  'D-category-visualization': required(
    'category Visualization: 3D viewer, the same with board files, IMU, time-of-flight, ultrasonic, line follower, temperature graph, chip data, chip statistics, oven data, pressure/temperature, ultra-wideband, further sensor monitors',
  ),
  'D-category-media': required('category Media: live stream, single WebRTC player, dual-stream zoom camera'),
  'D-category-utility': required(
    'category Utility: system log, robot log, battery charger, curriculum, web view, sandbox',
  ),
  'D-singleton-3d-viewer': required('a workspace has the 3D viewer once at most'),
  'D-singleton-schematic-editor': required('a workspace has the schematic editor once at most'),
  'D-singleton-409': decided('adding a second singleton panel answers 409'),
  'D-singleton-board-viewer': decided('the 3D viewer with board-file support is no singleton'),
  'D-webview-initial-state': required(
    'a web view created with initialState { url } has that page loaded from the start',
  ),

  // States: other
  'D-capture-no-state': required('a screenshot capture leaves no stored state'),
  'D-action-no-state': required('a panel action is no stored thing with states of its own'),
  'D-eval-per-call': required('the result of an eval is told for that call'),

  // Endpoints: web view
  'D-webview': required('PATCH /api/panels/webview/{owner}/{repo} acts on a web view panel'),
  'D-webview-panel-id': required('the web view body needs panelId, a string'),
  'D-webview-action': required('the web view body needs action, a string'),
  'D-webview-action-fields': required('beside panelId and action the web view body has the fields of the action'),
  'D-webview-api-key': required('the web view call carries X-Api-Key'),
  'D-webview-content-type': required('the web view body is sent as application/json'),
  'D-webview-navigate': required('navigate loads the URL in the frame'),
  'D-webview-navigate-url': required('navigate needs url, a string'),
  'D-webview-refresh': required('refresh reloads the page the frame shows'),
  'D-webview-refresh-fields': required('refresh needs no further field'),
  'D-webview-header': required('setHeaderHidden hides the address bar or shows it again'),
  'D-webview-header-hidden': required('setHeaderHidden of the web view needs hidden, a boolean'),
  'D-webview-proxy': required('setProxyEnabled turns proxy mode on and off'),
  'D-webview-proxy-enabled': required('setProxyEnabled needs enabled, a boolean'),
  'D-webview-proxy-tracking': required('proxy mode tracks navigation and scrolling'),
  'D-webview-proxy-framing': required('proxy mode shows sites which forbid framing'),
  'D-webview-204': required('each web view action answers 204 without content'),

  // Endpoints: sandbox
  'D-sandbox': required('PATCH /api/panels/sandbox/{owner}/{repo} acts on a sandbox panel'),
  'D-sandbox-isolated': required('sandbox JavaScript runs in an isolated frame'),
  'D-sandbox-scripts-only': required('the sandbox frame is allowed scripts and nothing else'),
  'D-sandbox-eval': required('eval runs the code in the sandbox'),
  'D-sandbox-eval-code': required('eval needs code, a string'),
  'D-sandbox-eval-executed': required('eval that ran answers {status: executed}, with result where there is one'),
  'D-sandbox-eval-error': required('eval that failed answers {status: error} with error'),
  'D-sandbox-eval-queued': required('eval that waits answers {status: queued}'),
  'D-sandbox-reset': required('reset answers 204'),
  'D-sandbox-reset-fields': required('reset needs no further field'),
  'D-sandbox-header': required('setHeaderHidden of the sandbox answers 204'),
  'D-sandbox-header-hidden': required('setHeaderHidden of the sandbox needs hidden, a boolean'),

  // Endpoints: screenshot
  'D-screenshot': required('PATCH /api/workspaces/editor/{owner}/{repo}/current/screenshot captures'),
  'D-screenshot-any-panel': required('a panel of any type can be captured'),
  'D-screenshot-panel': required('scope panel captures one panel'),
  'D-screenshot-panel-by-panel-id': required('scope panel: panel id alone selects'),
  'D-screenshot-panel-by-tab-id': required('scope panel: tab id alone selects'),
  'D-screenshot-panel-by-both': required('scope panel: panel id and tab id together select'),
  'D-screenshot-panel-default': required('scope panel: element-capture when no method is named'),
  'D-screenshot-panel-html2canvas': required('scope panel: html2canvas is allowed, for sandbox panels alone'),
  'D-screenshot-workspace': required('scope workspace captures every panel, side by side'),
  'D-screenshot-workspace-method': required('scope workspace: element-capture is the one method'),
  'D-screenshot-screen': required('scope screen captures the whole display'),
  'D-screenshot-screen-method': required('scope screen: element-capture is the one method'),
  'D-screenshot-request': decided(
    'the request is { scope, panelId, tabId, name, method, maxDimension, reason, waitForSharing }',
  ),
  'D-screenshot-response': decided(
    'the answer is { dataUrl, width, height, scope, method, loaded, captured_at }, or raw image/png by Accept',
  ),
  'D-screenshot-sharing': required('element-capture needs sharing, which the user enables'),
  'D-screenshot-sharing-icon': required('sharing is enabled at the monitor icon of the navigation bar'),
  'D-screenshot-html2canvas-sharing': required('html2canvas works without sharing'),

  // Endpoints: the separate workspace-control interface
  'D-layout-separate': required('tabs, splits and layout are controlled by an interface apart from the panel calls'),
  'D-layout-query': decided('GET .../current answers the layout'),
  'D-layout-add-tab': decided('POST .../current/tabs adds a tab and answers { tabId }'),
  'D-layout-remove-tab': decided('DELETE .../current/tabs/{tabId} or /tabs?name= removes a tab; a body is taken too'),
  'D-layout-resize': decided('PATCH .../current/splits/{id} with { ratio } resizes a split'),
  'D-layout-split': decided('POST .../current/splits splits a panel'),
  'D-layout-move': decided('POST .../current/moves moves a tab to another panel'),
  'D-layout-events': decided('GET .../current/events streams changes as SSE'),

  // Authentication
  'D-auth-api-key': required('panel control calls send <API_KEY> in the header X-Api-Key'),
  'D-auth-401': decided('a missing or wrong key answers 401'),
  'D-auth-403': decided("a key of another owner's workspace answers 403"),
  'D-auth-bearer': decided('a session token is taken in place of a key, for the owners of its user'),

  // Events
  'D-events-eval': required('executed, error and queued are the statuses an eval can have'),

  // Errors
  'D-error-504': required('a screenshot answers 504 when it times out because sharing is off'),
  'D-error-504-prompt': required('at that 504 the browser asks the user to share'),
  'D-error-504-retry': required('after that 504 a caller informs the user, waits some seconds and tries again'),
  'D-error-504-retry-after': decided('that 504 carries Retry-After 5'),
  'D-error-eval-200': required('code that fails answers 200, with status error and an error field in the body'),
  'D-error-panel-unknown': decided('an unknown panelId answers 404'),
  'D-error-panel-kind': decided('a panelId whose active tab is another kind of panel answers 409'),
  'D-error-url': decided("a URL that is not http or https, or is the platform's own origin, answers 400"),
  'D-error-screenshot-no-browser': decided('a screenshot answers 409 while no browser has the workspace open'),
  'D-error-screenshot-method': decided('a method the scope does not allow answers 400'),

  // Limits
  'D-limit-singletons': required('3D viewer and schematic editor: one of each per workspace'),
} as const satisfies Readonly<Record<`D-${string}`, Requirement>>;
