import { decided, type Requirement, required } from './entry.ts';

/** D: panels of a workspace, their control and their pictures. */
export const workspace = {
  // What area D is for
  'D-covers-http': required('panels of a workspace are controlled by HTTP calls'),
  'D-covers-catalog': required('a panel catalog has its own rules'),
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
  'D-singleton-3d-viewer': required('a workspace has at most one 3D viewer'),
  'D-singleton-schematic-editor': required('a workspace has at most one schematic editor'),
  'D-singleton-409': decided('adding a second singleton panel returns 409'),
  'D-singleton-board-viewer': decided('the 3D viewer with board-file support is not a singleton'),
  'D-webview-initial-state': required('a web view created with initialState { url } loads that page initially'),

  // States: other
  'D-capture-no-state': required('a screenshot capture stores no state'),
  'D-action-no-state': required('a panel action is not stored and has no states'),
  'D-eval-per-call': required('the result of an eval is returned for each call'),

  // Endpoints: web view
  'D-webview': required('PATCH /api/panels/webview/{owner}/{repo} controls a web view panel'),
  'D-webview-panel-id': required('the web view body needs panelId, a string'),
  'D-webview-action': required('the web view body needs action, a string'),
  'D-webview-action-fields': required('the web view body also has the fields of the action'),
  'D-webview-api-key': required('the web view call sends X-Api-Key'),
  'D-webview-content-type': required('the web view body is sent as application/json'),
  'D-webview-navigate': required('navigate loads the URL in the frame'),
  'D-webview-navigate-url': required('navigate needs url, a string'),
  'D-webview-refresh': required('refresh reloads the page in the frame'),
  'D-webview-refresh-fields': required('refresh needs no other field'),
  'D-webview-header': required('setHeaderHidden hides or shows the address bar'),
  'D-webview-header-hidden': required('setHeaderHidden of the web view needs hidden, a boolean'),
  'D-webview-proxy': required('setProxyEnabled turns proxy mode on and off'),
  'D-webview-proxy-enabled': required('setProxyEnabled needs enabled, a boolean'),
  'D-webview-proxy-tracking': required('proxy mode tracks navigation and scrolling'),
  'D-webview-proxy-framing': required('proxy mode shows sites that forbid framing'),
  'D-webview-204': required('each web view action returns 204 without content'),

  // Endpoints: sandbox
  'D-sandbox': required('PATCH /api/panels/sandbox/{owner}/{repo} controls a sandbox panel'),
  'D-sandbox-isolated': required('sandbox JavaScript runs in an isolated frame'),
  'D-sandbox-scripts-only': required('the sandbox frame allows only scripts'),
  'D-sandbox-eval': required('eval runs the code in the sandbox'),
  'D-sandbox-eval-code': required('eval needs code, a string'),
  'D-sandbox-eval-executed': required('a successful eval returns {status: executed}, with result if there is one'),
  'D-sandbox-eval-error': required('a failed eval returns {status: error} with error'),
  'D-sandbox-eval-queued': required('a queued eval returns {status: queued}'),
  'D-sandbox-reset': required('reset returns 204'),
  'D-sandbox-reset-fields': required('reset needs no other field'),
  'D-sandbox-header': required('setHeaderHidden of the sandbox returns 204'),
  'D-sandbox-header-hidden': required('setHeaderHidden of the sandbox needs hidden, a boolean'),

  // Endpoints: screenshot
  'D-screenshot': required('PATCH /api/workspaces/editor/{owner}/{repo}/current/screenshot captures a screenshot'),
  'D-screenshot-any-panel': required('a panel of any type can be captured'),
  'D-screenshot-panel': required('scope panel captures one panel'),
  'D-screenshot-panel-by-panel-id': required('scope panel: selected by panel id'),
  'D-screenshot-panel-by-tab-id': required('scope panel: selected by tab id'),
  'D-screenshot-panel-by-both': required('scope panel: selected by panel id and tab id'),
  'D-screenshot-panel-default': required('scope panel: the default method is element-capture'),
  'D-screenshot-panel-html2canvas': required('scope panel: html2canvas is allowed for sandbox panels only'),
  'D-screenshot-workspace': required('scope workspace captures all panels side by side'),
  'D-screenshot-workspace-method': required('scope workspace: element-capture is the only method'),
  'D-screenshot-screen': required('scope screen captures the whole display'),
  'D-screenshot-screen-method': required('scope screen: element-capture is the only method'),
  'D-screenshot-request': decided(
    'the request is { scope, panelId, tabId, name, method, maxDimension, reason, waitForSharing }',
  ),
  'D-screenshot-response': decided(
    'the response is { dataUrl, width, height, scope, method, loaded, captured_at }, or raw image/png by Accept',
  ),
  'D-screenshot-sharing': required('element-capture needs sharing, which the user enables'),
  'D-screenshot-sharing-icon': required('sharing is enabled with the monitor icon in the navigation bar'),
  'D-screenshot-html2canvas-sharing': required('html2canvas works without sharing'),

  // Endpoints: the separate workspace-control interface
  'D-layout-separate': required('tabs, splits and layout are controlled by a separate interface'),
  'D-layout-query': decided('GET .../current returns the layout'),
  'D-layout-add-tab': decided('POST .../current/tabs adds a tab and returns { tabId }'),
  'D-layout-remove-tab': decided(
    'DELETE .../current/tabs/{tabId} or /tabs?name= removes a tab; a body is accepted too',
  ),
  'D-layout-resize': decided('PATCH .../current/splits/{id} with { ratio } resizes a split'),
  'D-layout-split': decided('POST .../current/splits splits a panel'),
  'D-layout-move': decided('POST .../current/moves moves a tab to another panel'),
  'D-layout-events': decided('GET .../current/events streams changes as SSE'),

  // Authentication
  'D-auth-api-key': required('panel control calls send <API_KEY> in the header X-Api-Key'),
  'D-auth-401': decided('a missing or wrong key returns 401'),
  'D-auth-403': decided("a key of another owner's workspace returns 403"),
  'D-auth-expired': decided('an expired key returns 401 and says when it expired'),
  'D-auth-scopes': decided('a key or session token without the scopes of an operation returns 403 insufficient-scope'),
  'D-auth-all-scopes': decided('a key without scopes of its own has all of them'),
  'D-auth-key-user': decided('a key may name its user, who belongs to its owner'),
  'D-auth-key-user-gone': decided('a key that names a user is revoked when the user is removed or leaves the owner'),
  'D-auth-key-user-first': decided('the key of the first start names the user of the first start'),
  'D-auth-bearer': decided('a session token is accepted instead of a key, for the owners of its user'),

  // Events
  'D-events-eval': required('an eval has the status executed, error or queued'),

  // Errors
  'D-error-504': required('a screenshot returns 504 when it times out because sharing is off'),
  'D-error-504-prompt': required('with that 504 the browser asks the user to share'),
  'D-error-504-retry': required('after that 504 a caller informs the user, waits a few seconds and retries'),
  'D-error-504-retry-after': decided('that 504 has Retry-After 5'),
  'D-error-eval-200': required('failing code returns 200 with status error and an error field'),
  'D-error-panel-unknown': decided('an unknown panelId returns 404'),
  'D-error-panel-kind': decided('a panelId whose active tab is another kind of panel returns 409'),
  'D-error-url': decided("a URL that is not http or https, or is the platform's own origin, returns 400"),
  'D-error-screenshot-no-browser': decided('a screenshot returns 409 while no browser has the workspace open'),
  'D-error-screenshot-method': decided('a method that the scope does not allow returns 400'),

  // Panels of packages
  'D-package-panel-consent': decided('a user is asked before anything of a package’s panel is loaded'),
  'D-package-panel-isolated': decided('a package’s panel reaches no server and no other panel without permission'),
  'D-package-panel-state': decided('what a package’s panel keeps outlives updates and the removal of the package'),
  'D-package-panel-scope': decided('a package’s panel calls tools only within its granted scopes'),
  'D-package-panel-public': decided('public MCP App views run unchanged as panels'),

  // Limits
  'D-limit-singletons': required('3D viewer and schematic editor: one of each per workspace'),

  // Requests to the person
  'D-request-cards': decided('a request of a program is a card in every open page, and the first answer counts'),
  'D-request-new-tab': decided('an address of a request opens in a new tab of the browser, never in a web view'),
  'D-request-limit': decided('at most 16 requests of an agent session and 64 of a key wait; 409 names both numbers'),
  'D-request-permission': decided('a permission is allowed once, allowed always by the number of a grant, or denied'),
  'D-request-audience': decided('permissions, replies and questions of agents are for the user of the key alone'),
  'D-request-followed': decided('a program whose stream has been gone for 10 seconds takes its card along'),
  'D-inbox-worker': decided('the inbox has the only service worker; it has no proof and handles no requests'),
  'D-hook-answer': decided('annex hook gives Claude Code and Codex the person’s answer in their own format'),
  'D-hook-silent': decided(
    'annex hook prints nothing and exits 0 whatever is wrong, so that the agent’s own prompt decides',
  ),
  'D-hook-reply': decided(
    'with --reply, what the person writes when the agent is done makes it go on with these words',
  ),
  'D-request-ring': decided('a request that nobody has seen for 5 seconds rings at least once, also after a restart'),
} as const satisfies Readonly<Record<`D-${string}`, Requirement>>;
