export interface paths {
    "/api/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Watch what waits for a person
         * @description For the inbox page: everything in all workspaces that the user may answer, the newest first, what was answered in the
         *     last 24 hours, and the user's agents. With `Accept: text/event-stream` it is a stream. Its first events are the
         *     current state; `waiting` follows the requests, and names all that still wait.
         */
        get: operations["watchInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inbox/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the number of requests that wait for a person
         * @description For the bar of the pages.
         */
        get: operations["getInboxCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inbox/requests/{requestId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a request
         * @description For the pages of the workspace and the inbox: a person answers in a logged-in browser that sends its proof. Keys and
         *     session tokens cannot. The first answer counts. The audit log says who answered, from where and when.
         */
        post: operations["answerRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inbox/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the requests that a person sees
         * @description The inbox page is visible, and shows these. It says so when it has shown one, and every 20 seconds while it is visible.
         */
        post: operations["setRequestsSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/panels/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the available panels
         * @description Lists every panel that a workspace can show, by category. Use `panelType` to open one. A singleton can be open
         *     only once per workspace. A placeholder has a name and an entry in the catalog, but no page until an extension
         *     provides one: an installed package whose panel implements it, or a page in the setting `panels.pages`.
         */
        get: operations["getPanelCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/panels/drafts/{owner}/{panel}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The id of the panel.
                 * @example 5d0c4a53-2f0e-4b52-9a55-0c6d6f0e9b01
                 */
                panel: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the draft of a panel
         * @description For authors: shows a panel without a package, as tabs of the type `dev/<id of the panel>` in the workspaces of this
         *     owner. Open tabs load it again. People are asked for its permissions like for those of others. The server that
         *     received the draft keeps it in memory for 30 seconds: send it again while you work. `annex workspace panel` does.
         */
        put: operations["setPanelDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/panels/grants/{owner}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
            };
            cookie?: never;
        };
        /**
         * List what panels may do
         * @description Lists the permissions that people of this owner have granted to panels of packages.
         */
        get: operations["listPanelGrants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/panels/grants/{owner}/{package}/{panel}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The identifier of the package.
                 * @example com.example.bom
                 */
                package: string;
                /**
                 * @description The id of the panel.
                 * @example 5d0c4a53-2f0e-4b52-9a55-0c6d6f0e9b01
                 */
                panel: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke what a panel may do
         * @description Deletes the grant of a panel. Open pages load its view again at once, without permissions, and ask anew.
         */
        delete: operations["deletePanelGrant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/panels/sandbox/{owner}/{repo}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Run code in a sandbox panel, or reset it
         * @description The sandbox is a frame in the user's browser that may only run scripts. It has no storage, no access to the
         *     surrounding page, and no network access if the browser can guarantee that (Chromium 152 or later). If the
         *     browser cannot, the operator's settings decide: the response has `sandbox` set to `unenforced`, or an `error`
         *     that begins with `SandboxUnenforced`. Worker, WebSocket, EventSource and WebRTC are not available.
         *
         *     State persists between `eval` calls, as in a browser's console: variables, constants, classes and functions that
         *     the code declares (and may declare again), globals, and the document. It is lost with the frame: after a
         *     `reset`, a reload of the page, or code that timed out or opened another page. The response to the first
         *     code in a frame has `frame` set to `new`.
         *
         *     `eval` returns 200 with the outcome: `executed`; `error` if the code threw or timed out; or `queued` if no
         *     browser has the workspace open or the frame is still loading after 2 seconds. Queued code runs in order as soon
         *     as there is a frame, and is dropped after 10 minutes. `reset` and `setHeaderHidden` return 204.
         *
         *     A response, including its console lines, can have at most 100,000 values and 24 MiB of JSON (setting
         *     `panels.maxReplyBytes`). A result that has to be stored for `getEval`, or passed on by another platform node,
         *     can have at most 16 MiB. If it is larger, the outcome is an `error` that begins with `The code ran, but`.
         *
         *     Code runs at most once: code that was sent to one browser is never sent to another. If that browser is closed or
         *     reloaded, the outcome is an `error`; if its connection breaks, it has 5 seconds to come back. If it is unknown
         *     whether the code ran, the `error` says so. If the server stops meanwhile, it returns `queued`; the result comes
         *     after its restart, once the same browser is back within the code's timeout plus one minute.
         */
        patch: operations["controlSandbox"];
        trace?: never;
    };
    "/api/panels/sandbox/{owner}/{repo}/evals/{evalId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `evalId` from the response with status `queued`.
                 * @example 7f0c2f0e-5d0b-4c54-9d2f-3f6e1b8a9c10
                 */
                evalId: string;
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /**
         * Get the result of a queued eval
         * @description Returns `queued` while the code waits or runs, then `executed` or `error` as `controlSandbox` would have
         *     returned. The outcome is kept for 10 minutes. Code that no browser runs within 10 minutes is dropped and returns
         *     `error`. So does code whose browser was closed while it had the code; it is not sent to another browser.
         */
        get: operations["getEval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/panels/schema/v1.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the JSON Schema of panel.json
         * @description The JSON Schema (2020-12) of the file with which a package describes a panel, version 1. Editors that support
         *     `$schema` can use this URL.
         */
        get: operations["getPanelSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/panels/views/{owner}/{repo}/tabs/{tabId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
                /**
                 * @description The id of the tab.
                 * @example tab-4
                 */
                tabId: components["parameters"]["TabId"];
            };
            cookie?: never;
        };
        /**
         * Get the view of a package's panel
         * @description Returns what the workspace page needs to show a panel that an installed package brings: where its view is, what
         *     it may do, and what it still asks for. Only the workspace page uses it, with the login of its browser.
         *
         *     `view` and `shell` contain a hash of the document and of what it may do. They change when the package or the
         *     grant changes, and a node that has another version of the package responds with 404 to them.
         */
        get: operations["getPanelView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/panels/views/{owner}/{repo}/tabs/{tabId}/calls": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
                /**
                 * @description The id of the tab.
                 * @example tab-4
                 */
                tabId: components["parameters"]["TabId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call a tool for a panel
         * @description Runs a tool of Annex for the view of a package's panel, as `tools/call` of MCP does. The panel is the one that
         *     the tab shows, whatever the caller says. A tool beyond what the panel was granted is not run: the result has
         *     `isError` and names the missing permission. The system log names the panel.
         *
         *     Tools: `workspace_tabs` (workspace:tabs), `workspace_open_page` (workspace:control), `workspace_screenshot`
         *     (workspace:read, and the user's share) and `packages_search` (packages:read). The panel's own `answers` come
         *     first.
         */
        post: operations["callPanelTool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/panels/views/{owner}/{repo}/tabs/{tabId}/grant": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
                /**
                 * @description The id of the tab.
                 * @example tab-4
                 */
                tabId: components["parameters"]["TabId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Grant permissions to a panel
         * @description Records what a person has decided about the panel of a tab: what it may do in all workspaces of the owner, in
         *     addition to what was granted before. Only permissions that its installed version asks for are granted. Without
         *     any, the person has decided to open the panel without them, and is not asked again for this version.
         *
         *     A panel may do what both its installed version asks for and the grant allows.
         */
        put: operations["setPanelGrant"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/panels/views/{owner}/{repo}/tabs/{tabId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
                /**
                 * @description The id of the tab.
                 * @example tab-4
                 */
                tabId: components["parameters"]["TabId"];
            };
            cookie?: never;
        };
        /**
         * Get the state of a package's panel
         * @description Returns what the panel of a tab keeps: its own state, its local storage, what it tells agents about itself, and
         *     what it was opened with. It outlives updates, rollbacks and the removal of the package.
         */
        get: operations["getPanelState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the state of a package's panel
         * @description Replaces the given parts of what the panel of a tab keeps; the others stay. Every open browser follows. The
         *     layout and its revision do not change. All parts together have at most 256 KiB.
         */
        patch: operations["updatePanelState"];
        trace?: never;
    };
    "/api/panels/webview/{owner}/{repo}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /**
         * Get the state of a web view
         * @description Returns whether the page is loading, loaded or failed in the browser that the user last looked at. In proxy
         *     mode, it also returns the page's title, address, console and failed requests. These are reported by the page
         *     itself and are not verified. If no browser has the workspace open, or it does not respond within 5 seconds,
         *     `state` is `unknown` and the other fields come from the layout.
         */
        get: operations["getWebview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Control a web view panel
         * @description Loads a page into a web view, reloads it, shows or hides the address bar, or turns proxy mode on or off. The
         *     action changes the workspace itself and applies in every browser that has it open. If none has, it applies in
         *     the next browser that opens the workspace.
         *
         *     204 means that the action was accepted, not that the page could be loaded: many sites forbid framing. With
         *     `wait` set to `load`, `navigate` responds once the page has loaded in the browser that the user last looked at:
         *     with 204, or with 504 if it did not load in time, failed to load, or the web view was sent elsewhere in the
         *     meantime. The action was accepted in that case too.
         *
         *     `navigate` always loads the page, even if the web view already has this address. In proxy mode, pages are loaded
         *     through the web view proxy: sites that forbid framing can be shown, and the workspace tracks the address, title
         *     and scroll position of their pages. When the user follows a link there, `panelState.url` and the other browsers
         *     follow, unless the address looks like it contains a secret. If there is no proxy (a platform beyond loopback
         *     without its own proxy domain), the setting is stored and the panel says so.
         *
         *     `refresh` reloads the current page; in proxy mode it keeps its scroll position. Without proxy mode, browsers do
         *     not reveal where a page has navigated. After the user followed a link, the page is shown again from the
         *     browser's history, from the cache if the site allows it.
         */
        patch: operations["controlWebview"];
        trace?: never;
    };
    "/api/panels/webview/{owner}/{repo}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run actions in the page of a web view
         * @description Runs up to 20 steps, one after the other, in the page that the user sees, and returns what changed. The first
         *     step that fails ends the call: `failed` names it, and the steps before it stay done. If a step navigates, the
         *     next one runs in the new page, unless it is on another site.
         *
         *     Actions run at most once: they are never sent to a second browser, and 502 `actions-unconfirmed` means that they
         *     may have run. Look at the page before you repeat them.
         *
         *     The page gets events that browsers do not trust. They reach every listener, but only the user can use the
         *     clipboard, go fullscreen or choose a file, and styles for `:hover` do not apply. The keyboard focus stays where
         *     the user has it. Set `realFocus` for a page that insists on the focus; this is refused with 409 `user-typing`
         *     while the user is active.
         *
         *     The page shows who acts, rings the element of each step, and has a button to pause. While paused, and after the
         *     user has used the page during an action, the response is 409 `acting-paused`. The page must still be on the site
         *     that this credential last saw there (`getOutline` or a response of this operation), or else that the web view
         *     was sent to; otherwise 409 `page-changed`. For consent, see `getOutline`.
         */
        post: operations["controlPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/panels/webview/{owner}/{repo}/framing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /**
         * Check whether a page can be framed
         * @description A site that forbids framing leaves a web view blank, and the browser does not tell the page why. This operation
         *     requests the page's headers, follows redirects and reports what the headers say. The workspace can then inform
         *     the user and offer to open the page in a separate tab. Only public addresses are requested; nothing is revealed
         *     about private networks. A platform on the loopback address also requests loopback addresses, because its users
         *     are on the same machine.
         */
        get: operations["checkFraming"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/panels/webview/{owner}/{repo}/icon": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /**
         * Get the icon of a site
         * @description The platform fetches the icon, follows redirects, and returns it as data. If the browser fetched it, it would
         *     send the cookies of the platform's host to any port of that host that the address names. The same addresses
         *     are allowed as in `checkFraming`. An icon can have at most 128 KiB, and its media type must begin with `image/`.
         */
        get: operations["getSiteIcon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/panels/webview/{owner}/{repo}/outline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /**
         * Get an outline of the page in a web view
         * @description Returns what the page contains as text, for programs that act on it with `controlPage`. The web view must be
         *     in proxy mode and open in a browser; the one that the user last looked at is used. The outline includes open
         *     shadow roots and nested documents of the same origin.
         *
         *     The user is asked once per credential and site. Sites on the loopback address need no consent. If the user has
         *     not answered, the response is 409 `consent-required`; `waitForConsent` waits for the answer.
         */
        get: operations["getOutline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/panels/webview/{owner}/{repo}/pointed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /**
         * List elements that the user has pointed at
         * @description In the toolbar of a web view in proxy mode, the user can point at an element and write a note about it. The
         *     response has the last 20 of the last 10 minutes, oldest first, as long as the workspace stays open in that browser's
         *     node. `captureScreenshot` with `ref` and the method `drawn` returns a picture of one.
         */
        get: operations["listPointed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/panels/webview/{owner}/{repo}/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a ticket for a proxied page
         * @description In proxy mode, a page is loaded through the web view proxy, at a separate origin for this user and site. Sites
         *     that forbid framing can be shown there, and the workspace can track their navigation. Only the workspace page
         *     requests tickets, with the login of its browser. The `url` in the response admits one frame, once, within 30
         *     seconds.
         *
         *     The proxy shows public addresses. A platform on the loopback address also shows servers on this machine, except
         *     Annex's own. Other addresses in a private network must be listed in the setting `panels.privateHosts`. A page of
         *     the public web (`from`) cannot open a private address.
         */
        post: operations["createProxyTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/panels/webview/{owner}/{repo}/wait": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wait until the page of a web view shows something
         * @description Responds once everything in `until` holds, or after `timeout_ms` with `met: false`. It also waits across
         *     navigations. For consent, see `getOutline`.
         */
        post: operations["checkPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/editor/{owner}/{repo}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a workspace
         * @description Deletes the layout, the log, and code that waits to run. This cannot be undone. Browsers that have the workspace
         *     open are told so and disconnected, and streams of `watchLayout` end. Screenshots that were saved elsewhere stay.
         *     The next use of the name creates a new workspace.
         */
        delete: operations["deleteWorkspace"];
        options?: never;
        head?: never;
        /**
         * Rename a workspace
         * @description Gives the workspace another `repo`. Its layout, its log and code that waits to run move with it; the owner stays.
         *     Browsers that have the workspace open are told so and disconnected, and streams of `watchLayout` end. The old
         *     name is free again: the next use of it creates a new workspace.
         */
        patch: operations["renameWorkspace"];
        trace?: never;
    };
    "/api/workspaces/editor/{owner}/{repo}/current": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /**
         * Get the layout
         * @description Returns the whole tree of splits, leaves and tabs, with its revision. A new workspace has one leaf, `leaf-1`,
         *     with one web view tab, `tab-1`. Every leaf has at least one tab: when the last tab of a workspace is closed, a
         *     new web view replaces it in the same leaf.
         *
         *     The tree is returned as `layout` and as `root`, and the fields of the root node are also at the top level of the
         *     response, because clients look for it in different places.
         */
        get: operations["getLayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/editor/{owner}/{repo}/current/agents/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
                /**
                 * @description The agent's session.
                 * @example 0b8e2c1a-6a52-4a35-9d2b-0f6a1f2c3d4e
                 */
                session: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update the state of an agent
         * @description The inbox lists the agents of the user whom the key names, or of every user of the owner. Call it when the agent starts,
         *     works, is done or ends. Only the first lines of its last message are kept, sealed, for 24 hours; nothing if setting
         *     `requests.lastMessages` is `off`. An agent at work is never called gone, unless it promised a sign with `alive_for`.
         */
        put: operations["updateAgent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/editor/{owner}/{repo}/current/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /**
         * Watch the layout
         * @description A stream of server-sent events: the current layout, and the layout after every change by anyone. Rapid changes
         *     may be combined into one event, but the last one is always sent. Comments keep the stream alive.
         *
         *     In addition to the events named `layout`, there are events without a name, for clients that only read `data:`
         *     lines: `{"type":"connected"}` once, and `{"type":"workspace_updated","revision":n}` after every change.
         */
        get: operations["watchLayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/editor/{owner}/{repo}/current/moves": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a tab
         * @description Moves a tab into another leaf, to another position in its own leaf, or, with `edge`, into a new leaf beside the
         *     target. A leaf without tabs is removed. The panel keeps its state; open browsers do not reload it.
         */
        post: operations["moveTab"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/editor/{owner}/{repo}/current/panels/{panelId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The id of the leaf.
                 * @example leaf-3
                 */
                panelId: components["schemas"]["NodeId"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Close a panel with all its tabs
         * @description Closes every tab of the leaf and removes the leaf. Its sibling replaces their split. The last leaf of a
         *     workspace stays: when its last tab is closed, a new web view replaces it.
         */
        delete: operations["closePanel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/editor/{owner}/{repo}/current/requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the person for something
         * @description Shows a card in the inbox and in every browser that has the workspace open, also in those that open it before the
         *     request expires. The first answer counts. A login address opens in a new tab of the browser and never in a web view.
         *
         *     A key that names its user, or the session of a user, asks that user alone for permissions and replies, and everything
         *     that names its `agent`; other requests are for every user of the owner. Setting `requests.audience` to `owner` shows
         *     all of them to every user of the owner. Only people can answer, in a logged-in browser.
         *
         *     At most 16 requests of an agent's `session` and 64 of a key can wait. Follow the request as a stream with
         *     `getRequest`, and end it with `withdrawRequest` when you have its answer.
         */
        post: operations["askUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/editor/{owner}/{repo}/current/requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
                /**
                 * @description The request's id, as returned by `askUser`.
                 * @example 7f0c2f0e-5d0b-4c54-9d2f-3f6e1b8a9c10
                 */
                requestId: string;
            };
            cookie?: never;
        };
        /**
         * Get a request and its answer
         * @description Only the program that asked can get it. With `Accept: text/event-stream` it is a stream: the request now and after
         *     each change, until it has ended. Once a program has followed its request by a stream, the request is withdrawn when no
         *     stream has been open for 10 seconds, so that a program that was killed leaves no card. A restart of the server begins
         *     the 10 seconds anew.
         *
         *     The answer can be read again until `withdrawRequest` deletes it, at most until 10 minutes after `expires_at`.
         */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        /**
         * Withdraw a request
         * @description Removes the card from every browser. If the request has ended, deletes its answer.
         */
        delete: operations["withdrawRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/editor/{owner}/{repo}/current/screenshot": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Take a screenshot
         * @description Takes a screenshot of one panel of any kind (selected by `panelId`, `tabId`, both, or the tab's `name`), of the
         *     whole workspace, or of the screen. The response is JSON with a data URL, or the PNG itself for `Accept:
         *     image/png`.
         *
         *     | scope | captures | method | the user must share |
         *     |---|---|---|---|
         *     | `panel` | one panel | `element-capture` | the tab |
         *     | `panel` | the document of one sandbox panel | `html2canvas` | nothing |
         *     | `panel` | the document of one sandbox panel, or the page of a web view in proxy mode | `drawn` | nothing |
         *     | `workspace` | all panels side by side | `element-capture` | the tab |
         *     | `screen` | the entire display | `element-capture` | the screen |
         *
         *     The tab and the screen are shared separately; the user starts and stops each in the navigation bar. If the
         *     required share is off, the response is 504 and the user's page asks for it, showing your `reason`. Tell the
         *     user, wait a few seconds and retry. Or set `waitForSharing` to wait while the user is being asked. If several
         *     browsers are open, one that shares is used. If no open browser supports the share (only Chromium 132 or later
         *     can capture panels), the response is immediately 409 `capture-unsupported`.
         *
         *     With `drawn`, the document draws itself, so the image shows what the page says, not what the user sees: frames,
         *     videos and images of other sites are missing. A page in proxy mode needs the same consent as for `getOutline`;
         *     `waitForSharing` is then the time to wait for it.
         *
         *     A tab in the background is activated for the screenshot, in that browser only, and deactivated afterwards. If a
         *     page is still loading, the capture waits for at most 5 seconds; `loaded` says whether it had loaded. For the PNG
         *     itself, see the header `Page-Loaded`.
         *
         *     Browsers scale down a tab that has more device pixels than the screen. Its screenshots are then smaller than
         *     `maxDimension` allows.
         */
        patch: operations["captureScreenshot"];
        trace?: never;
    };
    "/api/workspaces/editor/{owner}/{repo}/current/screenshot/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /**
         * Get the sharing status
         * @description Call this before taking a screenshot to find out whether it can work: whether a browser has the workspace open,
         *     and which of the two shares the user has enabled in any browser. It does not prompt the user. `watchLayout`
         *     reports changes as `sharing_changed`.
         */
        get: operations["getScreenshotStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/editor/{owner}/{repo}/current/splits": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Split a panel
         * @description Adds a new leaf beside (`horizontal`) or below (`vertical`) a leaf and opens a panel in it. The two share the
         *     space of the old leaf by `ratio`, which defaults to equal halves.
         */
        post: operations["splitLeaf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/editor/{owner}/{repo}/current/splits/{splitId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
                /**
                 * @description The id of the split.
                 * @example split-2
                 */
                splitId: components["schemas"]["NodeId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Resize the parts of a split
         * @description Sets the first part's share of the split. The second part gets the rest.
         */
        patch: operations["resizeSplit"];
        trace?: never;
    };
    "/api/workspaces/editor/{owner}/{repo}/current/tabs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /**
         * List the tabs
         * @description Lists every tab of the workspace with its leaf, from the first leaf to the last. With `name`, lists only the
         *     tabs with that name. Without `name`, there is always at least one tab. If no tab has the name, the list is
         *     empty.
         */
        get: operations["listTabs"];
        put?: never;
        /**
         * Open a panel as a tab
         * @description Adds a tab to a leaf and activates it. `displayName` and `displayIcon` default to those in the catalog. A web
         *     view accepts `initialState.url`, the page to load first. Opening a singleton that is already open returns 409.
         *     Every call opens a new tab; to reuse a tab with a given name, call `listTabs` first. The tab carries the name of
         *     the program that opened it (`openedBy`).
         */
        post: operations["openTab"];
        /**
         * Close tabs by name, or one tab by id
         * @description Closes every tab with the given `name`, from the query or the body. Or, with `tabId` in the body, closes that
         *     tab; if `panelId` is also given, the tab must be in that leaf. `closeTab` closes a tab by id without a body. A
         *     request with neither returns 404.
         */
        delete: operations["closeTabs"];
        options?: never;
        head?: never;
        /**
         * Rename or activate tabs by name
         * @description Works like `updateTab`, for every tab with the given `name`. If several of them are in one leaf, the first is
         *     activated.
         */
        patch: operations["updateTabs"];
        trace?: never;
    };
    "/api/workspaces/editor/{owner}/{repo}/current/tabs/{tabId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
                /**
                 * @description The id of the tab.
                 * @example tab-2
                 */
                tabId: components["schemas"]["NodeId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Close a tab
         * @description Closes the tab. A leaf without tabs is removed, and its sibling replaces their split. The last leaf of a
         *     workspace stays: when its last tab is closed, a new web view replaces it.
         */
        delete: operations["closeTab"];
        options?: never;
        head?: never;
        /**
         * Rename or activate a tab
         * @description Changes the tab's name or icon, or activates it in its leaf. Fields that are not given stay unchanged. To move a
         *     tab to the background, activate another one.
         */
        patch: operations["updateTab"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The address of the page; in proxy mode, also after the page has navigated. Null if the page has navigated to an unknown address. */
        Address: string | null;
        /**
         * Agent
         * @description A program, by its API key or session. A tab that a user opened has none.
         */
        Agent: {
            /** @description Identifies the API key or session without revealing it. */
            id: string;
            /** @description The name of the API key or session. */
            name: string;
        };
        /** @description An agent of the user. */
        AgentStatus: {
            /** @description What it calls itself. */
            agent: string;
            /** @description The name of the key or session. */
            by: string;
            /** @description The directory, as it says. */
            cwd?: string;
            /** @description The machine, as it says. */
            host?: string;
            /** @description Identifies the agent's session. */
            id: string;
            /**
             * Format: date-time
             * @description Its last sign.
             */
            last_at: string;
            /** @description The first lines of its last message. */
            message?: string;
            /**
             * Format: date-time
             * @description Since when it has the state.
             */
            since: string;
            /**
             * @description `waiting`: it has asked the person something.
             * @enum {string}
             */
            state: "started" | "working" | "waiting" | "done" | "interrupted" | "ended";
            /** @description The workspace, as `{owner}/{repo}`. */
            workspace: string;
        };
        /** @description A request that a person has answered. */
        AnsweredRequest: {
            /**
             * Format: date-time
             * @description When it was answered.
             */
            answered_at: string;
            /** @description The user who answered. */
            answered_by: string;
            /** @description The name of the key or session that asked. */
            by: string;
            /** @description The command of a permission. */
            command?: string;
            /** @description What is allowed always. */
            grant?: string;
            id: components["schemas"]["RequestId"];
            kind: components["schemas"]["RequestKind"];
            status: components["schemas"]["RequestStatus"];
            /** @description What was asked. */
            title: string;
            /** @description The workspace, as `{owner}/{repo}`. */
            workspace: string;
        };
        /** @description A request to the person. */
        AskUser: components["schemas"]["RequestFields"] & components["schemas"]["RequestNeeds"] & {
            /**
             * @description Seconds until the request expires.
             * @default 600
             */
            expires_in?: number;
        };
        /** @description A tool call of a view. */
        CallPanelTool: {
            /** @description Its arguments. */
            arguments?: {
                [key: string]: unknown;
            };
            /** @description The name of the tool. */
            name: string;
        };
        /**
         * @description The capture method. `element-capture` captures what the user sees through a share. `html2canvas` renders a sandbox panel's document at the size of its frame and needs no share. `drawn` does the same for sandboxes and for web views in proxy mode.
         * @enum {string}
         */
        CaptureMethod: "element-capture" | "html2canvas" | "drawn";
        /**
         * @description What to capture: a single panel, all panels side by side, or the entire display.
         * @enum {string}
         */
        CaptureScope: "panel" | "workspace" | "screen";
        /** @description What to capture, and how. For scope `panel`, `panelId`, `tabId` or `name` is required. */
        CaptureScreenshot: {
            /**
             * @description Maximum length of the longest edge in pixels. Larger images are resized proportionally, smaller ones kept as is.
             * @default 1568
             */
            maxDimension?: number;
            /**
             * @description The capture method.
             * @default element-capture
             */
            method?: components["schemas"]["CaptureMethod"];
            /** @description The name of the tab to capture, used if `tabId` is absent. If several tabs have it, the first is used. If `panelId` is given, the tab must be in that leaf. Only used for scope `panel`. */
            name?: string;
            /** @description The id of a leaf of the layout. Its active tab is captured unless `tabId` or `name` selects another. Only used for scope `panel`. */
            panelId?: string;
            /**
             * CapturePart
             * @description `page` captures the page of a web view without the toolbar above it; `panel` captures the whole panel. Only used for scope `panel`.
             * @default panel
             * @enum {string}
             */
            part?: "panel" | "page";
            /** @description What the screenshot is for, in one sentence. It is shown to the user when asking to share. */
            reason?: string;
            /** @description An element of a page in proxy mode, from its outline. Only its visible part is captured. Only used for scope `panel`. */
            ref?: components["schemas"]["PageRef"];
            scope: components["schemas"]["CaptureScope"];
            /** @description The id of the tab to capture. If `panelId` is given, the tab must be in that leaf. Only used for scope `panel`. */
            tabId?: string;
            /**
             * @description Seconds to wait for the user to share, or for consent with `drawn`; 0 responds immediately.
             * @default 0
             */
            waitForSharing?: number;
        };
        /** @description A panel that can be opened. */
        CatalogPanel: {
            /** @description Other identifiers that open this panel, built in or configured by the operator. Absent if there are none. */
            aliases?: components["schemas"]["PanelType"][];
            /** @description Short description of the panel. */
            description: string;
            /** @description The name of the icon on the panel's tab. */
            displayIcon: string;
            /** @description The display name of the panel's tab. */
            displayName: string;
            panelType: components["schemas"]["PanelType"];
            /** @description Whether the panel opens as a labeled placeholder because it has no page yet. */
            placeholder: boolean;
            /** @description Whether a workspace can have the panel open only once. */
            singleton: boolean;
            /**
             * Format: uri
             * @description The URL of the panel's page; absent for built-in panels and placeholders.
             */
            url?: string;
            /** @description The installed package that brings the panel. Absent for other panels. */
            view?: {
                /** @description The identifier of the package. */
                package: string;
                /** @description Its installed version. */
                version: string;
            };
        };
        /** @description A web view (by `tabId`, by `name`, or as the active tab of `panelId`) and what to wait for in its page. */
        CheckPage: {
            /** @description The name of a tab, used if `tabId` is absent. If several tabs have it, the first is used. */
            name?: string;
            panelId?: components["schemas"]["PanelId"];
            /** @description The id of a tab. */
            tabId?: string;
            /**
             * @description Maximum time to wait for `until`, in milliseconds.
             * @default 5000
             */
            timeout_ms?: number;
            until: components["schemas"]["PageUntil"];
            /**
             * @description Seconds to wait for the user's consent; 0 responds immediately.
             * @default 0
             */
            waitForConsent?: number;
        };
        /** @description The tabs that were closed. */
        ClosedTabs: {
            /** @description The ids of the closed tabs. */
            closed: components["schemas"]["NodeId"][];
            /** @description The revision of the layout without the closed tabs. */
            revision: number;
        };
        /** @description The tabs to close, by `name`, or a single tab by `tabId`. */
        CloseTabs: {
            name?: components["schemas"]["DisplayName"];
            panelId?: components["schemas"]["PanelId"];
            tabId?: components["schemas"]["NodeId"];
        };
        /** @description The stream is open. This is the first event of every stream. */
        ConnectedNotice: {
            /** @constant */
            type: "connected";
        };
        /** @description A web view (by `tabId`, by `name`, or as the active tab of `panelId`) and the steps for its page. */
        ControlPage: {
            /** @description The name of a tab, used if `tabId` is absent. If several tabs have it, the first is used. */
            name?: string;
            panelId?: components["schemas"]["PanelId"];
            /**
             * @description Moves the keyboard focus into the page and back. Refused while the user is active.
             * @default false
             */
            realFocus?: boolean;
            /** @description The steps, in order. */
            steps: components["schemas"]["PageStep"][];
            /** @description The id of a tab. */
            tabId?: string;
            /**
             * @description Maximum time to wait for `until`, in milliseconds.
             * @default 5000
             */
            timeout_ms?: number;
            until?: components["schemas"]["PageUntil"];
            /**
             * @description Seconds to wait for the user's consent; 0 responds immediately.
             * @default 0
             */
            waitForConsent?: number;
        };
        /** @description An action on a sandbox. */
        ControlSandbox: components["schemas"]["EvalInSandbox"] | components["schemas"]["ResetSandbox"] | components["schemas"]["SetSandboxHeaderHidden"];
        /** @description An action on a web view. */
        ControlWebview: components["schemas"]["NavigateWebview"] | components["schemas"]["RefreshWebview"] | components["schemas"]["SetWebviewHeaderHidden"] | components["schemas"]["SetWebviewProxyEnabled"];
        /** @description The page for a frame to show through the proxy. */
        CreateProxyTicket: {
            /** @description The page it was opened from; absent if the user or a program entered the address. */
            from?: string;
            /**
             * @description Another number shows the site at another origin, in another process of the browser and without its cookies and storage, after one of its pages has stopped responding.
             * @default 0
             */
            instance?: number;
            /** @description The address of the page. */
            url: string;
        };
        /**
         * DialogAnswer
         * @description How to answer the native dialogs that the step opens (`confirm`, `prompt`). Without it they are dismissed. The result has the dialogs either way.
         */
        DialogAnswer: {
            /** @description Whether to accept the dialog. */
            accept: boolean;
            /** @description What to enter into a `prompt`. By default what it contains already. */
            text?: string;
        };
        /** @description The icon shown on the tab: an icon name from the catalog, the name of a Material Design icon (`mdi:chip`), or a small SVG or PNG as a base64 data URL. An unknown name shows the panel's own icon. A web view whose page has an icon shows that one. */
        DisplayIcon: string;
        /** @description The name shown on the tab. */
        DisplayName: string;
        /**
         * @description `https://` or `wss://` and a lower-case host, which may begin with `*.` and have a port; or `http://` or `ws://` and `127.0.0.1` or `localhost` with a port. No path.
         * @example https://api.parts.example
         * @example https://*.parts.example
         * @example http://127.0.0.1:8080
         */
        Domain: string;
        /** @description At most 32 servers. */
        Domains: components["schemas"]["Domain"][];
        /** @description The browser that ran the code, if several have the workspace open. Each loaded page has its own id and its own sandbox. */
        EvalBrowser: string;
        /** @description Console output while the code ran, oldest first; absent if there was none. At most 100 lines and 100,000 characters. If there is more, the last lines are kept, after a line that says how many were dropped. */
        EvalConsole: {
            /**
             * @description The console function that was called.
             * @enum {string}
             */
            level: "log" | "info" | "warn" | "error" | "debug";
            /** @description The arguments as text, at most 2,000 characters. */
            text: string;
        }[];
        /** @description The code ran to completion. */
        EvalExecuted: {
            browser?: components["schemas"]["EvalBrowser"];
            console?: components["schemas"]["EvalConsole"];
            frame?: components["schemas"]["EvalFrame"];
            /** @description The code's value as JSON; absent if it is undefined. */
            result?: unknown;
            sandbox?: components["schemas"]["EvalSandbox"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "executed";
        };
        /** @description The code does not parse, threw, timed out, or its browser disconnected before the result arrived. Also returned if the code ran but its result cannot be sent: it cannot be represented as JSON, is nested deeper than 60 levels, or is too large. `error` then begins with `The code ran, but`. */
        EvalFailed: {
            browser?: components["schemas"]["EvalBrowser"];
            console?: components["schemas"]["EvalConsole"];
            /** @description A description of the error; the browser's own message if the error comes from the browser. */
            error: string;
            frame?: components["schemas"]["EvalFrame"];
            sandbox?: components["schemas"]["EvalSandbox"];
            /** @description The browser's stack trace; `eval-3` is the third code in its frame. Contains only the code's own functions, at most 4,000 characters. */
            stack?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "error";
        };
        /**
         * @description `new` if this is the first code to run in the frame, so no state remains from earlier code. Absent otherwise.
         * @enum {string}
         */
        EvalFrame: "new";
        /** @description Run JavaScript in the frame. */
        EvalInSandbox: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "eval";
            /** @description The code. `await` is allowed. The result is the value of the last expression; a promise is awaited. */
            code: string;
            panelId: components["schemas"]["PanelId"];
            tabId?: components["schemas"]["PanelTabId"];
            /**
             * @description Timeout in milliseconds, counted from the start of the code. Code that takes longer is stopped and returns status `error`.
             * @default 10000
             */
            timeout_ms?: number;
        };
        /** @description The outcome of code sent to a sandbox. */
        EvalOutcome: components["schemas"]["EvalExecuted"] | components["schemas"]["EvalFailed"] | components["schemas"]["EvalQueued"];
        /** @description The code is waiting for a browser to open the workspace, for up to 10 minutes, or its browser has not responded yet. */
        EvalQueued: {
            /** @description The id of the eval, for `getEval`. It is valid as long as the code or its result is stored. */
            evalId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "queued";
        };
        /**
         * @description `unenforced` if the browser cannot guarantee that the frame has no network access. Absent if it can.
         * @enum {string}
         */
        EvalSandbox: "unenforced";
        /** @description In proxy mode, the page's requests that failed or got an error response, oldest first; the last 100. */
        FailedRequests: {
            /** @description The request method. */
            method: string;
            /** @description The response status, or another reason for the failure. */
            reason: string;
            /** @description The request URL. */
            url: string;
        }[];
        /** @description Whether a page can be shown in a frame, and why. */
        Framing: {
            /** @description Whether the page's headers allow framing; null if there are no headers. */
            framable: boolean | null;
            /** @description True if no response arrived within the platform's timeout. A browser that waits longer may get one. */
            late?: boolean;
            /** @description Whether the site responded to the platform; null if the platform could not ask. */
            reachable: boolean | null;
            /** @description Why the page can or cannot be framed, in one sentence. */
            reason: string;
        };
        /** @description What waits for a person, and what the person has answered. */
        Inbox: {
            /** @description The agents of the user, the one with the newest sign first. */
            agents: components["schemas"]["AgentStatus"][];
            /** @description In the last 24 hours, the newest first. */
            answered: components["schemas"]["AnsweredRequest"][];
            /** @description The newest first. */
            waiting: components["schemas"]["ShownRequest"][];
        };
        /** @description The agents of the user. */
        InboxAgentsEvent: {
            /** @description The one with the newest sign first. */
            data: components["schemas"]["AgentStatus"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "agents";
        };
        /** @description What was answered in the last 24 hours. */
        InboxAnsweredEvent: {
            /** @description The newest first. */
            data: components["schemas"]["AnsweredRequest"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "answered";
        };
        /** @description One server-sent event of the inbox. */
        InboxEvent: components["schemas"]["InboxRequestEvent"] | components["schemas"]["InboxWaitingEvent"] | components["schemas"]["InboxAnsweredEvent"] | components["schemas"]["InboxAgentsEvent"];
        /** @description A request that the stream has not sent before. */
        InboxRequestEvent: {
            data: components["schemas"]["ShownRequest"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "request";
        };
        /** @description The ids of all requests that wait. Others have ended. */
        InboxWaitingEvent: {
            /** @description The ids. */
            data: components["schemas"]["RequestId"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "waiting";
        };
        /** @description The panel's initial state: for a web view its `url`, for a web view or a sandbox whether its header is hidden. `displayName` and `displayIcon` are used if the tab itself specifies none. Other panels get it unchanged, at most 16 KiB of JSON. `input` and `result` of a package's panel become part of what it keeps (`updatePanelState`). */
        InitialState: {
            displayIcon?: components["schemas"]["DisplayIcon"];
            displayName?: components["schemas"]["DisplayName"];
            /** @description Whether the panel's own header is initially hidden. */
            headerHidden?: boolean;
            /** @description Whether a web view initially loads its pages through the proxy. */
            proxyEnabled?: boolean;
            /** @description The page to load; `about:blank` means none. */
            url?: components["schemas"]["PanelUrl"] | "about:blank";
        } & {
            [key: string]: unknown;
        };
        InvalidPlace: {
            /** @description The rule that the value violates. */
            detail: string;
            /** @description JSON Pointer (RFC 6901) into the request: `/body/max_age`, `/query/limit`, `/path/token`, `/header/accept`. */
            pointer: string;
        };
        /** @description A node of the layout: a split with two parts, or a leaf with tabs. The whole tree is the layout of the workspace. */
        Layout: components["schemas"]["SplitNode"] | components["schemas"]["LeafNode"];
        /** @description The current layout. */
        LayoutEvent: {
            data: {
                layout: components["schemas"]["Layout"];
                /** @description The revision of the layout. It increases by one with every change. */
                revision: number;
            };
            /** @constant */
            event: "layout";
        };
        /** @description The layout at a point in time. */
        LayoutSnapshot: {
            activeTab?: components["schemas"]["NodeId"];
            direction?: components["schemas"]["SplitDirection"];
            first?: components["schemas"]["Layout"];
            /** @description The leaf that last had the user's focus; null if no browser has the workspace open, or none has reported it. */
            focusedPanelId: components["schemas"]["NodeId"] | null;
            id: components["schemas"]["NodeId"];
            layout: components["schemas"]["Layout"];
            ratio?: components["schemas"]["SplitRatio"];
            /** @description The revision of the layout. It increases by one with every change. */
            revision: number;
            /** @description The same tree under an alternative name. */
            root: components["schemas"]["Layout"];
            second?: components["schemas"]["Layout"];
            /** @description The root node's tabs, if it is a leaf. */
            tabs?: components["schemas"]["Tab"][];
            /**
             * @description The `type` of the root node. This field and the following ones repeat the fields of the root node.
             * @enum {string}
             */
            type: "leaf" | "split";
        };
        /** @description A place that shows one of its tabs. Its `id` is the `panelId` in requests. Every leaf has at least one tab: when the last tab of a workspace is closed, a new web view replaces it. */
        LeafNode: {
            activeTab: components["schemas"]["NodeId"];
            id: components["schemas"]["NodeId"];
            /** @description The tabs, from left to right. */
            tabs: components["schemas"]["Tab"][];
            /** @constant */
            type: "leaf";
        };
        /** @description A tab and its location. `id` equals `tabId`, `name` equals `displayName`, and `panelState` also contains the `displayIcon`, because some clients look there. */
        ListedTab: {
            displayIcon: components["schemas"]["DisplayIcon"];
            displayName: components["schemas"]["DisplayName"];
            id: components["schemas"]["NodeId"];
            /** @description Whether the tab is the active tab of its leaf. */
            isActive: boolean;
            /** @description Whether the caller opened the tab. Do not reuse tabs that another program opened (`openedBy` is present and `isOwn` is false). */
            isOwn?: boolean;
            name: components["schemas"]["DisplayName"];
            openedBy?: components["schemas"]["Agent"];
            panelId: components["schemas"]["NodeId"];
            panelState: components["schemas"]["PanelState"];
            panelType: components["schemas"]["PanelType"];
            tabId: components["schemas"]["NodeId"];
        };
        /**
         * @description The loading state of a web view. `empty`: no page has been loaded yet. `loaded`: the frame has loaded, and nothing indicates that the page was blocked. `failed`: the page forbids framing, cannot be reached, or, in proxy mode, returned an error.
         * @enum {string}
         */
        LoadState: "empty" | "loading" | "loaded" | "failed";
        /** @description The result of splitting a leaf. */
        MadeSplit: {
            /** @description The new leaf; same as `panelId`. */
            newPanelId: components["schemas"]["NodeId"];
            panelId: components["schemas"]["NodeId"];
            /** @description The revision of the layout that contains the new leaf. */
            revision: number;
            splitId: components["schemas"]["NodeId"];
            tabId: components["schemas"]["NodeId"];
        };
        /** @description A tab to move: into another leaf, to another position in its own leaf, or, with `edge`, into a new leaf at that edge of the target. It is activated in its new position. */
        MoveTab: {
            /**
             * @description The side of the target at which to create a new leaf for the tab.
             * @enum {string}
             */
            edge?: "left" | "right" | "top" | "bottom";
            /** @description The position among the target's tabs, not counting the tab itself. Defaults to the end. */
            index?: number;
            /** @description The leaf that contains the tab. If given, the tab must be there. */
            sourcePanelId?: string;
            tabId: components["schemas"]["NodeId"];
            targetPanelId: components["schemas"]["NodeId"];
        };
        /** @description Load a page in the frame. */
        NavigateWebview: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "navigate";
            panelId: components["schemas"]["PanelId"];
            /** @description Turns proxy mode on or off before the page is loaded. Unchanged by default. */
            proxy?: boolean;
            tabId?: components["schemas"]["PanelTabId"];
            /** @description Time to wait for the page, in milliseconds; defaults to 10 seconds. */
            timeout_ms?: number;
            url: components["schemas"]["PanelUrl"];
            /**
             * @description `load` delays the response until the page has loaded.
             * @enum {string}
             */
            wait?: "load";
        };
        /** @description The id of a leaf, a split or a tab. It is never reused in the same workspace. */
        NodeId: string;
        /** @description An event without a name. Its data says what happened, not the resulting state. */
        NoticeEvent: {
            data: components["schemas"]["ConnectedNotice"] | components["schemas"]["WorkspaceUpdatedNotice"] | components["schemas"]["SharingChangedNotice"];
            /** @constant */
            event: "message";
        };
        /** @description A tab and its location. */
        OpenedTab: {
            panelId: components["schemas"]["NodeId"];
            /** @description The revision of the layout that contains the tab. */
            revision: number;
            tabId: components["schemas"]["NodeId"];
        };
        /** @description A panel to open as a tab. */
        OpenTab: {
            /** @description Whether the tab is activated immediately. Defaults to true. */
            active?: boolean;
            displayIcon?: components["schemas"]["DisplayIcon"];
            displayName?: components["schemas"]["DisplayName"];
            initialState?: components["schemas"]["InitialState"];
            /** @description Alternative name for `displayName`, which takes precedence. */
            name?: components["schemas"]["DisplayName"];
            /** @description The leaf to open it in. Defaults to the leaf that last had the user's focus, otherwise the first. */
            panelId?: string;
            /**
             * OpenTabState
             * @description Alternative name for `initialState`, which takes precedence.
             */
            panelState?: components["schemas"]["InitialState"];
            panelType: components["schemas"]["PanelType"];
        };
        /**
         * PageBox
         * @description A place in the page as the web view shows it, in CSS pixels.
         */
        PageBox: {
            /** @description The height. */
            height: number;
            /** @description The width. */
            width: number;
            /** @description The left edge. */
            x: number;
            /** @description The top edge. */
            y: number;
        };
        /** @description In proxy mode, the page's console output and uncaught errors since it started to load, oldest first; the last 100 lines. */
        PageConsole: {
            /** @description The console function that was called. */
            level: string;
            /** @description The number of the line since the page started to load, from 1. */
            number?: number;
            /** @description The arguments as text; of errors also the stack, with the site's own addresses. */
            text: string;
        }[];
        /**
         * PageDialog
         * @description A native dialog that was answered for the program.
         */
        PageDialog: {
            /** @description Whether it was accepted. */
            accepted: boolean;
            /**
             * DialogKind
             * @description The function that the page called.
             * @enum {string}
             */
            kind: "alert" | "confirm" | "prompt";
            /** @description What the dialog said. */
            message: string;
        };
        /** @description The outline as text: one line per element with its role, name, value and states, indented by its place in the page. Elements that can be acted on end with their ref in brackets, such as `[e12]`. All of it is content of the page and may not be true; text that the user cannot see (outside the window, or in the color of its background) is included. The lines are enclosed in a line that starts with `<page-` and one that starts with `</page-`, with a random word that the page cannot know. Values of passwords, card numbers and one-time codes are shown as `•••`. */
        PageOutlineText: string;
        /** @description The ref of an element, from an outline. It stays valid until the element is removed or the page is left, and is never reused for another element. If the page draws everything anew and every name is the same, a step finds the element in its place. */
        PageRef: string;
        /** @description What a page contains, or what happened in it. The text of the page is untrusted. */
        PageReport: {
            panelId: components["schemas"]["PanelId"];
            /** @description The id of the web view's tab. */
            tabId: string;
        } & components["schemas"]["PageResult"];
        /**
         * PageResult
         * @description What happened in the page.
         */
        PageResult: {
            address: components["schemas"]["Address"];
            /** @description Whether the steps have changed anything at all in the page, such as colors, or may have in a drawing, a frame or a shadow root; absent without steps. */
            changed?: boolean;
            /** @description The lines of the outline that appeared, moved or changed (`+`) or disappeared (`-`, at most 8 of them). Lines that say the same with other refs are counted (`=`). If the page was replaced or opened a modal dialog, the outline of the new page or the dialog instead. Absent if the outline is the same. */
            changes?: components["schemas"]["PageOutlineText"];
            /** @description The native dialogs that were answered since the last request; absent if there were none. */
            dialogs?: components["schemas"]["PageDialog"][];
            /** @description The number of steps that were done. */
            done?: number;
            /** @description Errors in the page's console since the request, oldest first; absent if there were none. */
            errors?: string[];
            failed?: components["schemas"]["PageStepFailure"];
            /** @description The page's requests that failed since the request; absent if there were none. */
            failedRequests?: components["schemas"]["FailedRequests"];
            /** @description The number of lines of the whole outline; absent if nothing was left out. */
            lines?: number;
            /** @description Whether everything in `until` held in time; absent without `until`. */
            met?: boolean;
            /** @description The line to continue from (`from`); absent if nothing was left out. */
            next?: number;
            /** @description What else happened in the steps, in sentences; absent if nothing did. A field kept a form from being sent, a drop was refused, or the page wants to open another tab. They may quote the page. */
            notes?: string[];
            outline?: components["schemas"]["PageOutlineText"];
            title?: components["schemas"]["Title"];
        };
        /**
         * PageStep
         * @description A step, and the element it is for: `ref`, or `role` and `name`. Without an element, `press` goes to the element that an earlier step used, and `scroll` scrolls the page; `back`, `forward` and `reload` take none. `fill`, `type`, `press` and `select` need `value`, `drag` needs `to`, or `x` and `y`. A step fails if its effect cannot be seen: a field that does not keep a text, a list that does not keep its option, a box that stays unchecked, a region that does not scroll further.
         */
        PageStep: {
            /**
             * PageAction
             * @description `fill` replaces the value of a field, `type` adds text key by key, `press` presses a key, `select` chooses an option by its label, also in lists that scripts make, `check` sets a checkbox or switch, `drag` drags the element to `to` or by a distance. `scroll` without `x` and `y` scrolls the element into view. `back` and `forward` move in the history of the web view, `reload` loads its page again. `show` shows the user an element, with `value` as a note.
             * @enum {string}
             */
            action: "click" | "fill" | "type" | "press" | "select" | "check" | "hover" | "scroll" | "drag" | "back" | "forward" | "reload" | "show";
            /**
             * PageButton
             * @description The mouse button for `click`; `left` by default.
             * @enum {string}
             */
            button?: "left" | "right";
            /** @description The state to set with `check`; true by default. */
            checked?: boolean;
            /** @description The number of clicks; 1 by default. */
            count?: number;
            dialog?: components["schemas"]["DialogAnswer"];
            /** @description The name of the element. */
            name?: string;
            ref?: components["schemas"]["PageRef"];
            /** @description The role of the element, such as `button`. */
            role?: string;
            to?: components["schemas"]["PageTarget"];
            /** @description The text for `fill` and `type`, the option for `select`, the note for `show`, or the key for `press`: a character, or a name such as `Enter` or `Control+A`. */
            value?: string;
            /** @description Pixels to scroll or drag to the right. */
            x?: number;
            /** @description Pixels to scroll or drag down. */
            y?: number;
        };
        /**
         * PageStepFailure
         * @description Why a step failed. The steps after it were not run.
         */
        PageStepFailure: {
            /**
             * PageFailureCode
             * @description `not-found`: no such element, or its ref is no longer valid. `ambiguous`: several elements match. `disabled`, `hidden` and `covered`: the element cannot be used now. `wrong-kind`: the element does not support this action, the action does not use a key of the step or needs its `value`, or there is no such key to press. `only-user`: browsers let only the user do this. `user-input`: the user used the page, which paused the agent. `page-changed`: the page went to another site. `timeout`: the page did not respond. `failed`: anything else.
             * @enum {string}
             */
            code: "not-found" | "ambiguous" | "disabled" | "hidden" | "covered" | "wrong-kind" | "only-user" | "user-input" | "page-changed" | "timeout" | "failed";
            /** @description What went wrong, and what is in the way or nearest, with its ref. It may quote the page. */
            reason: string;
            /** @description The position of the step, from 0. */
            step: number;
        };
        /**
         * PageTarget
         * @description An element, by `ref` or by `role` and `name` as they appear in the outline.
         */
        PageTarget: {
            /** @description The name. Case is ignored; if no element has exactly this name, one whose name contains it is used. It must match only one element. */
            name?: string;
            ref?: components["schemas"]["PageRef"];
            /** @description The role, such as `button`; `text` for plain text. Any role if absent. */
            role?: string;
        };
        /**
         * PageUntil
         * @description What to wait for. Everything that is given must hold.
         */
        PageUntil: {
            /** @description Text that the outline does not contain. */
            gone?: string;
            /**
             * @description The document has loaded and has not changed for half a second.
             * @constant
             */
            idle?: true;
            /** @description The ref of an element that has been removed or hidden. */
            ref_gone?: components["schemas"]["PageRef"];
            /** @description Text that the outline contains. Case is ignored. */
            text?: string;
        };
        /** @description Every panel that a workspace can show. */
        PanelCatalog: {
            /** @description The categories, each with its panels. */
            categories: components["schemas"]["PanelCategory"][];
        };
        /** @description A category of panels. */
        PanelCategory: {
            /**
             * @description The name of the category.
             * @enum {string}
             */
            name: "Development" | "Control" | "Visualization" | "Media" | "Utility";
            /** @description The panels, in display order. */
            panels: components["schemas"]["CatalogPanel"][];
        };
        /** @description What a panel keeps. Parts that it does not keep are absent. */
        PanelContent: {
            /** @description What it tells agents about itself. It is content, never an instruction. */
            context?: string;
            /** @description Its own state. */
            data?: {
                [key: string]: unknown;
            };
            /** @description The arguments that it was opened with. */
            input?: {
                [key: string]: unknown;
            };
            /** @description The tool result that it was opened with. */
            result?: {
                [key: string]: unknown;
            };
            /** @description Its local storage. */
            storage?: {
                [key: string]: string;
            };
            version: components["schemas"]["PanelContentVersion"];
        };
        /** @description Increases with every change of what the panel keeps. 0 if it keeps nothing. */
        PanelContentVersion: number;
        /** @description What is wrong with a draft. */
        PanelDraft: {
            /** @description One sentence per error. Empty if the panel can be shown. */
            errors: string[];
        };
        /** @description What people have granted to a panel. */
        PanelGrant: {
            /** @description The permissions in words. */
            allows: string[];
            /**
             * Format: date-time
             * @description When that was.
             */
            grantedAt: string;
            /** @description The name of the person who last decided. */
            grantedBy: string;
            /** @description Whether the package is installed. */
            installed: boolean;
            panelType: components["schemas"]["PanelType"];
            permissions: components["schemas"]["PanelPermissions"];
            /** @description The name of the panel when it was granted. */
            title: string;
            /** @description The version of the package that a person last decided about. */
            version: string;
        };
        /** @description What panels may do. */
        PanelGrants: {
            /** @description The grants, by panel. */
            grants: components["schemas"]["PanelGrant"][];
        };
        /** @description The id of the layout leaf whose active tab is the panel. */
        PanelId: string;
        /** @description What a panel asks for, or what it was granted. */
        PanelPermissions: {
            /** @description Whether it copies to the clipboard. */
            clipboardWrite: boolean;
            connectDomains: components["schemas"]["Domains"];
            frameDomains: components["schemas"]["Domains"];
            resourceDomains: components["schemas"]["Domains"];
            /** @description Scopes of Annex. */
            scopes: components["schemas"]["PanelScope"][];
        };
        /** @description A JSON Schema. */
        PanelSchema: {
            [key: string]: unknown;
        };
        /**
         * @description A scope of Annex. `workspace:tabs` is contained in `workspace:read`.
         * @enum {string}
         */
        PanelScope: "workspace:tabs" | "workspace:read" | "workspace:control" | "packages:read" | "paste:read" | "paste:write" | "account";
        /** @description The state of the panel. A web view has `url` (absent if it is empty), `headerHidden`, `proxyEnabled`, `reloads` and, once it was sent to its current address again, `loads`. A sandbox has `headerHidden` and `resets`. Other panels have the state they were opened with; what a package's panel keeps is not part of the layout (`getPanelState`). */
        PanelState: {
            /** @description Whether the panel's own header is hidden; for a web view, the address bar. */
            headerHidden?: boolean;
            /** @description Increases when a web view is sent to the address it already has. A browser that sees it increase loads that address, wherever its user has navigated since. */
            loads?: number;
            /** @description Whether a web view loads its pages through the web view proxy. */
            proxyEnabled?: boolean;
            /** @description Increases with every refresh of a web view. A browser that sees it increase reloads the page. */
            reloads?: number;
            /** @description Increases with every reset of a sandbox. A browser that sees it increase replaces the frame. */
            resets?: number;
            url?: components["schemas"]["PanelUrl"];
        } & {
            [key: string]: unknown;
        };
        /** @description The id of a tab of the panel. Its active tab by default. */
        PanelTabId: string;
        /** @description A `CallToolResult` of MCP. */
        PanelToolResult: {
            /** @description The result for people and models. */
            content?: {
                [key: string]: unknown;
            }[];
            /** @description Whether the tool failed. */
            isError?: boolean;
            /** @description The result for programs. */
            structuredContent?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description The panel's identifier, `<owner>/<panel_uuid>`. Built-in panels have the owner `annex`. The identifiers that public clients send for a web view and a code editor also work, and an operator can add others (setting `panels.aliases`). `getPanelCatalog` lists them as `aliases`. */
        PanelType: string;
        /** @description The address of a page, http or https. An address on the platform's own origin is refused (`own-origin-refused`), because a panel must not gain access to the user's session. */
        PanelUrl: string;
        /** @description The view of a panel, and what it may do. */
        PanelView: {
            /** @description `granted` in words, as in "may". */
            allows: string[];
            /**
             * @description Whether to ask the user: `first`, before anything of the view is loaded; `more`, because the installed version asks for more than the one that a person decided about; or `no`.
             * @enum {string}
             */
            ask: "first" | "more" | "no";
            /** @description `missing` in words, as in "asks for permission to". */
            asks: string[];
            granted: components["schemas"]["PanelPermissions"];
            /** @description The icon of the panel. */
            icon: string;
            /** @description Arguments for the view, unless the tab has others. */
            input?: {
                [key: string]: unknown;
            };
            /** @description How much the panel may keep, in bytes (setting `panels.maxContentBytes`). */
            maxStateBytes: number;
            /** @description What the installed version asks for and was not granted. */
            missing: components["schemas"]["PanelPermissions"];
            /** @description The identifier of the package. */
            package: string;
            panelType: components["schemas"]["PanelType"];
            /** @description A tool result for the view, unless the tab has another. */
            result?: {
                [key: string]: unknown;
            };
            /** @description The path of the document that surrounds the view. */
            shell: string;
            /** @description The name of the panel. */
            title: string;
            /** @description The installed version. */
            version: string;
            /** @description The path of the view's document. */
            view: string;
        };
        /**
         * PointedElement
         * @description An element that the user has pointed at in a web view. What describes it comes from the page.
         */
        PointedElement: {
            address: components["schemas"]["Address"];
            box: components["schemas"]["PageBox"];
            /** @description The element as a line of the outline. */
            line: string;
            /** @description What the user has written about it; may be empty. */
            note: string;
            /** @description Grows with every element. Given by the server. */
            number?: number;
            ref: components["schemas"]["PageRef"];
            /** @description The tab of the web view. */
            tabId: string;
            title: components["schemas"]["Title"];
        };
        /** @description Elements that the user has pointed at, oldest first. */
        PointedElements: {
            /** @description The elements. */
            elements: components["schemas"]["PointedElement"][];
            /** @description The number of the last element so far, for `after`; 0 if there was none. */
            latest: number;
        };
        /** @description Problem details (RFC 9457). Programs should switch on the last segment of `type`, which is the name of the problem. `title` is the same for every occurrence; `detail` describes this one. Neither ever contains a token, a code or a key. The header `X-Request-Id` of the response finds the request in the log: it is the trace id of a request with `traceparent` (W3C Trace Context), else an id made by the server. */
        Problem: {
            /** @description Explanation of this occurrence. */
            detail?: string;
            /** @description The invalid values in the request; at most 32. */
            errors?: components["schemas"]["InvalidPlace"][];
            /** @description The HTTP status code, repeated for readers that only see the body. */
            status: number;
            /** @description Short summary of the problem. It is the same for every occurrence. */
            title: string;
            /**
             * Format: uri-reference
             * @description URL of a page that explains the problem and how to solve it. It is absolute, and its last segment is the name of the problem. Compare that segment only, because the rest depends on where the platform is hosted.
             */
            type: string;
        };
        /** @description Admits one frame to a proxied site. */
        ProxyTicket: {
            /**
             * Format: uri
             * @description The origin at which the site is shown; always the same for this user, site and instance.
             */
            origin: string;
            /**
             * Format: uri
             * @description The site's own origin.
             */
            upstream: string;
            /**
             * Format: uri
             * @description The URL for the frame to load; works once.
             */
            url: string;
        };
        /** @description Why the page did not load, in one sentence. */
        Reason: string;
        /** @description Reload the current page. */
        RefreshWebview: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "refresh";
            panelId: components["schemas"]["PanelId"];
            tabId?: components["schemas"]["PanelTabId"];
        };
        /**
         * @description The new name of a workspace.
         * @example {
         *       "repo": "lander"
         *     }
         */
        RenameWorkspace: {
            repo: components["schemas"]["WorkspaceName"];
        };
        /**
         * @description A person's answer.
         * @example {
         *       "outcome": "answered",
         *       "answer": "Yes"
         *     }
         */
        RequestAnswer: {
            /** @description For `login`: the address of the page that did not open. It is passed to the gateway, and neither stored nor logged. */
            address?: string;
            /** @description The chosen option, the text, or the reason why a permission is denied. */
            answer?: string;
            /** @description The number of the item of `grants` that is allowed always, from 0. */
            grant?: number;
            outcome: components["schemas"]["RequestOutcome"];
        };
        /** @description What is asked. Control and invisible characters are removed, but not from `command`, where they are shown. `agent`, `host`, `cwd`, `tool` and `why` are shown as what the program claims. */
        RequestFields: {
            /** @description The agent that asks, such as Claude Code; required for `permission` and `reply`. */
            agent?: string;
            /** @description What would be done, whole; required for `permission`. */
            command?: string;
            /** @description The directory that the agent works in. */
            cwd?: string;
            /** @description For `permission`, what each way to allow it always would allow, in words. The answer names one by its number. */
            grants?: string[];
            /** @description The machine that the agent runs on. */
            host?: string;
            kind: components["schemas"]["RequestKind"];
            /** @description For `login`: the mailbox at the gateway that takes the address of the page that did not open. Without it, the person only opens the address. */
            mailbox?: string;
            /** @description What the person can choose. A `choice` without options offers Yes and No. */
            options?: string[];
            /** @description The agent's session, which counts its own requests. */
            session?: string;
            /** @description The tab that the request is about. */
            tabId?: string;
            /** @description More about it; for `reply`, the last message of the agent. It is shown as a quotation. */
            text?: string;
            /** @description What the program asks for, in a few words. */
            title: string;
            /** @description The agent's tool that needs the permission; required for `permission`. */
            tool?: string;
            /** @description The address to open; required for `open` and `login`. */
            url?: string;
            /** @description Why, in the agent's own words. */
            why?: string;
        };
        /** @description Identifies a request. */
        RequestId: string;
        /**
         * RequestKind
         * @description `permission`: allow or deny what an agent is about to do. `reply`: write to an agent that is done. `open`: open an address in a new tab of the browser. `login`: log in at an address, and return the address of the page that did not open. `step`: do something and confirm it. `choice`: choose one of `options`, Yes and No by default. `text`: write a text.
         * @enum {string}
         */
        RequestKind: "permission" | "reply" | "open" | "login" | "step" | "choice" | "text";
        /** @description The fields that a kind needs. */
        RequestNeeds: unknown & unknown & unknown;
        /**
         * RequestOutcome
         * @description `allowed` and `denied` are for `permission`. `answered` comes with `answer`, for `choice`, `text` and `reply`. `done` is for the other kinds. All kinds but `permission` can be `declined`.
         * @enum {string}
         */
        RequestOutcome: "done" | "answered" | "allowed" | "denied" | "declined";
        /**
         * RequestStatus
         * @description `waiting`, `seen` once a visible page has shown it, `done` (a step was confirmed, an address opened, a login finished), `answered` (with `answer`), `allowed` (a permission; always, if `grant` says what), `denied` (a permission; `answer` is the reason), `declined`, `expired`, or `withdrawn` by the program.
         * @enum {string}
         */
        RequestStatus: "waiting" | "seen" | "done" | "answered" | "allowed" | "denied" | "declined" | "expired" | "withdrawn";
        /** @description Replace the frame with a new one. Code that is still running in it ends with status `error`. */
        ResetSandbox: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "reset";
            panelId: components["schemas"]["PanelId"];
            tabId?: components["schemas"]["PanelTabId"];
        };
        /** @description The new ratio of a split. */
        ResizeSplit: {
            ratio: components["schemas"]["SplitRatio"];
        };
        /** @description A screenshot, and how it was taken. */
        Screenshot: {
            /**
             * Format: date-time
             * @description When the screenshot was taken; ISO 8601, UTC.
             */
            captured_at: string;
            /** @description The PNG as a data URL, suitable for the `src` of an image. */
            dataUrl: string;
            /** @description Height of the screenshot in pixels. */
            height: number;
            /** @description Whether the captured pages had loaded; false if one took longer than 5 seconds. Always true for the screen. */
            loaded: boolean;
            method: components["schemas"]["CaptureMethod"];
            scope: components["schemas"]["CaptureScope"];
            /** @description Width of the screenshot in pixels. */
            width: number;
        };
        /** @description What can be captured right now. */
        ScreenshotStatus: {
            /** @description The scopes that can be captured with `element-capture` without asking the user. */
            availableScopes: components["schemas"]["CaptureScope"][];
            /** @description Number of browsers that have the workspace open. Without one, no screenshot can be taken. */
            browsers: number;
            /** @description Whether a browser shares the screen, so that it can be captured. */
            screenShared: boolean;
            /** @description Summary of the fields above. */
            sharing: {
                /** @description Whether anything is shared. */
                active: boolean;
            };
            /** @description Whether a browser shares its tab, so that panels and the workspace can be captured. */
            tabShared: boolean;
        };
        /** @description The scroll position of the page in CSS pixels; absent if unknown (only proxy mode reports it). */
        Scroll: {
            /** @description Horizontal scroll position. */
            x: number;
            /** @description Vertical scroll position. */
            y: number;
        };
        /** @description The files of a panel that is being written. */
        SetPanelDraft: {
            /** @description The text of its view. */
            html: string;
            /** @description The text of panel.json. */
            manifest: string;
        };
        /** @description A person's decision. */
        SetPanelGrant: {
            permissions: components["schemas"]["PanelPermissions"];
            /** @description The version that the person decided about. */
            version: string;
        };
        /** @description Show or hide the panel's header. */
        SetSandboxHeaderHidden: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "setHeaderHidden";
            /** @description True hides the header, false shows it. */
            hidden: boolean;
            panelId: components["schemas"]["PanelId"];
            tabId?: components["schemas"]["PanelTabId"];
        };
        /** @description Show or hide the address bar. */
        SetWebviewHeaderHidden: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "setHeaderHidden";
            /** @description True hides the address bar, false shows it. */
            hidden: boolean;
            panelId: components["schemas"]["PanelId"];
            tabId?: components["schemas"]["PanelTabId"];
        };
        /** @description Turn proxy mode on or off. In proxy mode, pages are loaded through the platform's proxy, which tracks navigation and scrolling and can show most sites that forbid framing. */
        SetWebviewProxyEnabled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "setProxyEnabled";
            /** @description True to load pages through the proxy, false to load them directly. */
            enabled: boolean;
            panelId: components["schemas"]["PanelId"];
            tabId?: components["schemas"]["PanelTabId"];
        };
        /** @description The user's sharing has changed. Contains the type and the fields of `getScreenshotStatus`. */
        SharingChangedNotice: {
            /** @constant */
            type: "sharing_changed";
        } & components["schemas"]["ScreenshotStatus"];
        /**
         * ShownRequest
         * @description A waiting request as the person sees it.
         */
        ShownRequest: {
            /** @description The network address from which the program asked. */
            address: string;
            /**
             * Format: date-time
             * @description When it was asked.
             */
            asked_at: string;
            by: components["schemas"]["Agent"];
            /** @description How long it can be answered, in milliseconds. */
            expires_in: number;
            id: components["schemas"]["RequestId"];
            request: components["schemas"]["RequestFields"];
            /** @description The user whom the key or session belongs to. Absent if the key names none. */
            user?: string;
            /** @description The workspace, as `{owner}/{repo}`. */
            workspace: string;
        };
        /** @description The icon of a site. */
        SiteIcon: {
            /** @description The icon as a data URL; null if there is none. */
            icon: string | null;
        };
        /**
         * @description Whether the parts are side by side (`horizontal`) or one above the other (`vertical`).
         * @enum {string}
         */
        SplitDirection: "horizontal" | "vertical";
        /** @description A leaf to split in two, and the panel to open in the new half. The new half comes second, on the right or below, unless `position` is `before`. */
        SplitLeaf: {
            direction: components["schemas"]["SplitDirection"];
            displayIcon?: components["schemas"]["DisplayIcon"];
            displayName?: components["schemas"]["DisplayName"];
            initialState?: components["schemas"]["InitialState"];
            /** @description Alternative name for `displayName`, which takes precedence. */
            name?: components["schemas"]["DisplayName"];
            panelId: components["schemas"]["NodeId"];
            /**
             * SplitLeafState
             * @description Alternative name for `initialState`, which takes precedence.
             */
            panelState?: components["schemas"]["InitialState"];
            panelType: components["schemas"]["PanelType"];
            /**
             * @description Whether the new half comes before or after the old one. Defaults to after.
             * @enum {string}
             */
            position?: "before" | "after";
            ratio?: components["schemas"]["SplitRatio"];
        };
        /** @description Two parts side by side (`horizontal`) or one above the other (`vertical`). */
        SplitNode: {
            direction: components["schemas"]["SplitDirection"];
            first: components["schemas"]["Layout"];
            id: components["schemas"]["NodeId"];
            ratio: components["schemas"]["SplitRatio"];
            second: components["schemas"]["Layout"];
            /** @constant */
            type: "split";
        };
        /** @description The first part's share of the split. */
        SplitRatio: number;
        /** @description An open panel. */
        Tab: {
            displayIcon: components["schemas"]["DisplayIcon"];
            displayName: components["schemas"]["DisplayName"];
            id: components["schemas"]["NodeId"];
            openedBy?: components["schemas"]["Agent"];
            panelState: components["schemas"]["PanelState"];
            panelType: components["schemas"]["PanelType"];
        };
        /** @description Tabs, and the revision of the layout that contains them. */
        TabList: {
            /** @description The revision of the layout. It increases by one with every change. */
            revision: number;
            /** @description The tabs, from the first leaf to the last, and from left to right within a leaf. */
            tabs: components["schemas"]["ListedTab"][];
        };
        /** @description The page's title; null if unknown (only proxy mode reports it). */
        Title: string | null;
        /**
         * @description What an agent does. Control and invisible characters are removed.
         * @example {
         *       "agent": "Claude Code",
         *       "state": "working"
         *     }
         */
        UpdateAgent: {
            /** @description The agent, such as Claude Code. */
            agent: string;
            /** @description The program promises another call within these seconds. Without one, the agent counts as ended. */
            alive_for?: number;
            /** @description The directory that it works in. */
            cwd?: string;
            /** @description The machine that it runs on. */
            host?: string;
            /** @description The last message of the agent. */
            message?: string;
            /**
             * @description `started`, `working` on what a person wrote, `done` with a `message`, `interrupted` by a person, or `ended`.
             * @enum {string}
             */
            state: "started" | "working" | "done" | "interrupted" | "ended";
        };
        /** @description The parts to replace. */
        UpdatePanelState: {
            /** @description What it tells agents about itself. */
            context?: string;
            /** @description The panel's own state. */
            data?: {
                [key: string]: unknown;
            };
            /** @description Arguments for the view, as of a tool call. */
            input?: {
                [key: string]: unknown;
            };
            /** @description A tool result for the view. */
            result?: {
                [key: string]: unknown;
            };
            /** @description Its local storage. */
            storage?: {
                [key: string]: string;
            };
        };
        /** @description The changes to a tab. */
        UpdateTab: {
            /**
             * @description True activates the tab in its leaf.
             * @constant
             */
            active?: true;
            displayIcon?: components["schemas"]["DisplayIcon"];
            displayName?: components["schemas"]["DisplayName"];
        };
        /** @description A request to the person, and its answer. */
        UserRequest: {
            /** @description The chosen option, the text, or the reason why a permission was denied. */
            answer?: string;
            /** @description The name of the user who answered. */
            answered_by?: string;
            /** @description How many browsers have the workspace open. */
            browsers: number;
            /**
             * Format: date-time
             * @description Until when it can be answered.
             */
            expires_at: string;
            /** @description The number of the item of `grants` that is allowed always, from 0. Absent if it is allowed once. */
            grant?: number;
            /** @description Identifies the request. */
            id: string;
            /** @description Whether somebody who may answer looks at the workspace or the inbox, or can be notified. If not, nobody sees the request for now. */
            reachable: boolean;
            status: components["schemas"]["RequestStatus"];
        };
        /** @description One server-sent event. The stream ends after the one whose request has ended. */
        UserRequestEvent: {
            data: components["schemas"]["UserRequest"];
            /** @constant */
            event: "request";
        };
        /** @description The state of a web view. */
        WebviewState: {
            address: components["schemas"]["Address"];
            console: components["schemas"]["PageConsole"];
            failedRequests: components["schemas"]["FailedRequests"];
            panelId: components["schemas"]["PanelId"];
            /** @description Whether pages are loaded through the web view proxy. */
            proxyEnabled: boolean;
            reason?: components["schemas"]["Reason"];
            scroll?: components["schemas"]["Scroll"];
            /** @description The loading state of the page; `unknown` if no browser reports it. */
            state: components["schemas"]["LoadState"] | "unknown";
            /** @description The id of the web view's tab. */
            tabId: string;
            title: components["schemas"]["Title"];
        };
        /** @description One server-sent event: `layout` with the whole tree, or an event without a name (`message`) for clients that read the `type` in the data. */
        WorkspaceEvent: components["schemas"]["LayoutEvent"] | components["schemas"]["NoticeEvent"];
        /** @description The owner or the repository in a workspace's name, `{owner}/{repo}`. */
        WorkspaceName: string;
        /** @description The layout has changed. */
        WorkspaceUpdatedNotice: {
            /** @description The new revision of the layout. */
            revision: number;
            /** @constant */
            type: "workspace_updated";
        };
    };
    responses: {
        /** @description As for `getOutline`; or the user has paused agents or is typing, or the page is on another site than expected. */
        ActingRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The browser was lost. The actions may have run. */
        ActionsUnconfirmed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than this operation allows. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request came from a page on another origin. */
        CrossSiteRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The credential is valid, but not for workspaces of this owner, or it lacks a required scope. */
        Forbidden: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The credential is valid, but not for workspaces of this owner, it lacks a required scope, or a browser session was used by a page of another origin. */
        ForbiddenOrCrossSite: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The credential is valid, but lacks a scope that this operation requires. */
        InsufficientScope: {
            headers: {
                /**
                 * @description The required scopes, if the credential lacks one (RFC 6750, section 3.1).
                 * @example Bearer realm="annex", error="insufficient_scope", scope="workspace:control"
                 */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Internal error. It has been logged; the response contains no details about it. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is invalid. `errors` lists each invalid value with a pointer to it. */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The tab's panel is not one of an installed package. */
        NoPanelView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The panel can be open only once and is already open, or the layout is full. */
        NoRoom: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The response is not available in any media type listed in `Accept`. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The credential is valid, but not for workspaces of this owner. */
        OtherOwner: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request came from a page on another origin, or the workspace belongs to another owner. */
        OtherOwnerOrCrossSite: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The credential is not for workspaces of this owner or lacks a required scope, or the user has denied it access to the site. */
        PageForbidden: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The tab is not a web view, no browser has it open, it is not in proxy mode, it shows no page or has just left it, or the user has not given consent. */
        PageNotReady: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The page did not respond in time. Actions may have run. */
        PageTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The layout has no such panel. */
        PanelNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The layout has no such panel, or the panel has no such tab. */
        PanelOrTabNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is invalid, the catalog has no such panel, or the `url` is on the platform's own origin. */
        PanelRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The layout has no such tab. */
        TabNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This address has too many open event streams. */
        TooManyStreams: {
            headers: {
                /**
                 * @description Seconds to wait before retrying.
                 * @example 60
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The workspace is new, and its owner has reached the maximum number of workspaces (setting `panels.maxWorkspaces`). Nothing was changed; existing workspaces keep working. */
        TooManyWorkspaces: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The credential is missing, invalid, expired or revoked. */
        Unauthorized: {
            headers: {
                /**
                 * @description How to authenticate.
                 * @example Bearer realm="annex"
                 */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service is stopping, overloaded or unable to reach its database. Try again later. */
        Unavailable: {
            headers: {
                /**
                 * @description Seconds to wait before retrying.
                 * @example 5
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The operation does not support the media type, charset or content coding of the body. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The owner has no workspace with this name. */
        WorkspaceNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The tab is of a kind that this operation does not support. */
        WrongPanel: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The owner of the workspace.
         * @example demo
         */
        Owner: components["schemas"]["WorkspaceName"];
        /**
         * @description The repository that the workspace belongs to.
         * @example rover
         */
        Repo: components["schemas"]["WorkspaceName"];
        /**
         * @description The id of the tab.
         * @example tab-4
         */
        TabId: components["schemas"]["NodeId"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description The required scopes, if the credential lacks one (RFC 6750, section 3.1).
         * @example Bearer realm="annex", error="insufficient_scope", scope="workspace:control"
         */
        "WWW-Authenticate": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    watchInbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The inbox, or a stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inbox"];
                    "text/event-stream": components["schemas"]["InboxEvent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyStreams"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInboxCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many requests the user can answer. */
                        waiting: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The request's id.
                 * @example 7f0c2f0e-5d0b-4c54-9d2f-3f6e1b8a9c10
                 */
                requestId: string;
            };
            cookie?: never;
        };
        /** @description The answer. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestAnswer"];
            };
        };
        responses: {
            /** @description The request has this answer. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body is invalid, or the answer does not fit the request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSiteRequest"];
            /** @description There is no such request that this user may answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request has ended. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setRequestsSeen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The requests on the page. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Empty if it shows none. */
                    ids: components["schemas"]["RequestId"][];
                };
            };
        };
        responses: {
            /** @description They are marked as seen. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSiteRequest"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPanelCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalog. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PanelCatalog"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPanelDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The id of the panel.
                 * @example 5d0c4a53-2f0e-4b52-9a55-0c6d6f0e9b01
                 */
                panel: string;
            };
            cookie?: never;
        };
        /** @description The files of the panel. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPanelDraft"];
            };
        };
        responses: {
            /** @description The draft was received. Errors in it are also shown in its tabs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PanelDraft"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPanelGrants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The grants, by panel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PanelGrants"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePanelGrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The identifier of the package.
                 * @example com.example.bom
                 */
                package: string;
                /**
                 * @description The id of the panel.
                 * @example 5d0c4a53-2f0e-4b52-9a55-0c6d6f0e9b01
                 */
                panel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The panel has no grant any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrCrossSite"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    controlSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /** @description The panel, the action and the action's own fields. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlSandbox"];
            };
        };
        responses: {
            /** @description The outcome of the code. Code that fails also gets 200, with `status` `error`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvalOutcome"];
                };
            };
            /** @description The sandbox was reset, or its header was shown or hidden. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body is invalid. `errors` lists each invalid value with a pointer to it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PanelOrTabNotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["WrongPanel"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description No browser has the workspace open, and the queue is full for the workspace (setting `panels.maxQueuedEvals`) or for its owner (setting `panels.maxQueuedBytes`). */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `evalId` from the response with status `queued`.
                 * @example 7f0c2f0e-5d0b-4c54-9d2f-3f6e1b8a9c10
                 */
                evalId: string;
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outcome so far. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvalOutcome"];
                };
            };
            /** @description A path parameter is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description This workspace has no such eval, or its outcome is no longer stored. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPanelSchema: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schema. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PanelSchema"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPanelView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
                /**
                 * @description The id of the tab.
                 * @example tab-4
                 */
                tabId: components["parameters"]["TabId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PanelView"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherOwnerOrCrossSite"];
            404: components["responses"]["TabNotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["NoPanelView"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    callPanelTool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
                /**
                 * @description The id of the tab.
                 * @example tab-4
                 */
                tabId: components["parameters"]["TabId"];
            };
            cookie?: never;
        };
        /** @description The tool and its arguments. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CallPanelTool"];
            };
        };
        responses: {
            /** @description The result of the tool. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PanelToolResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherOwnerOrCrossSite"];
            404: components["responses"]["TabNotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["NoPanelView"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPanelGrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
                /**
                 * @description The id of the tab.
                 * @example tab-4
                 */
                tabId: components["parameters"]["TabId"];
            };
            cookie?: never;
        };
        /** @description The permissions that the person saw and allowed. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPanelGrant"];
            };
        };
        responses: {
            /** @description The grant was saved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherOwnerOrCrossSite"];
            404: components["responses"]["TabNotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["NoPanelView"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPanelState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
                /**
                 * @description The id of the tab.
                 * @example tab-4
                 */
                tabId: components["parameters"]["TabId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PanelContent"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TabNotFound"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePanelState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
                /**
                 * @description The id of the tab.
                 * @example tab-4
                 */
                tabId: components["parameters"]["TabId"];
            };
            cookie?: never;
        };
        /** @description The parts to replace. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePanelState"];
            };
        };
        responses: {
            /** @description The state was saved. Only its new version is returned. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PanelContent"];
                };
            };
            /** @description The body is invalid, or the panel would keep too much. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrCrossSite"];
            404: components["responses"]["TabNotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["NoPanelView"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebview: {
        parameters: {
            query?: {
                /**
                 * @description The name of a tab, used if `tabId` is absent. If several tabs have it, the first is used.
                 * @example Web view
                 */
                name?: string;
                /**
                 * @description The id of a leaf. Its active tab is used unless `tabId` or `name` selects another.
                 * @example leaf-1
                 */
                panelId?: string;
                /**
                 * @description The id of a tab.
                 * @example tab-1
                 */
                tabId?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the web view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebviewState"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PanelNotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["WrongPanel"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    controlWebview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /** @description The panel, the action and the action's own fields. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlWebview"];
            };
        };
        responses: {
            /** @description The action was accepted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body is invalid (for example, a `url` that is not http or https), or the `url` is on the platform's own origin. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PanelOrTabNotFound"];
            /** @description The tab is of another kind, or `wait` was requested and no browser has the workspace open. In the latter case the address is stored, and the next browser loads it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            /** @description The page has not loaded; `detail` says why. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            507: components["responses"]["TooManyWorkspaces"];
        };
    };
    controlPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /** @description The web view and the steps. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlPage"];
            };
        };
        responses: {
            /** @description What happened. `failed` is present if a step failed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageReport"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PageForbidden"];
            404: components["responses"]["PanelNotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ActingRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ActionsUnconfirmed"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["PageTimeout"];
        };
    };
    checkFraming: {
        parameters: {
            query: {
                /**
                 * @description The address of the page.
                 * @example https://docs.example/
                 */
                url: string;
            };
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the page's headers say. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Framing"];
                };
            };
            /** @description The query or the path is invalid, or the `url` is on the platform's own origin. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherOwner"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSiteIcon: {
        parameters: {
            query: {
                /**
                 * @description The address of the icon.
                 * @example https://docs.example/favicon.ico
                 */
                url: string;
            };
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The icon, or null if there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteIcon"];
                };
            };
            /** @description The query or the path is invalid, or the `url` is on the platform's own origin. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherOwner"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOutline: {
        parameters: {
            query?: {
                /**
                 * @description Text to look for. Only lines that contain it are returned. Case is ignored.
                 * @example save
                 */
                find?: string;
                /**
                 * @description The line to start from, as in `next` of an earlier response.
                 * @example 400
                 */
                from?: number;
                /**
                 * @description About how many tokens of a language model the outline may have, at four characters each. The response then has `next` and `lines` if something was left out.
                 * @example 1000
                 */
                maxTokens?: number;
                /**
                 * @description The name of a tab, used if `tabId` is absent. If several tabs have it, the first is used.
                 * @example Web view
                 */
                name?: string;
                /**
                 * @description The id of a leaf. Its active tab is used unless `tabId` or `name` selects another.
                 * @example leaf-1
                 */
                panelId?: string;
                /**
                 * @description The ref of an element. Only its part of the page is returned.
                 * @example e4
                 */
                ref?: components["schemas"]["PageRef"];
                /**
                 * @description The id of a tab.
                 * @example tab-1
                 */
                tabId?: string;
                /**
                 * @description Seconds to wait for the user's consent; 0 responds immediately.
                 * @example 30
                 */
                waitForConsent?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outline. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageReport"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PageForbidden"];
            404: components["responses"]["PanelNotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["PageNotReady"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["PageTimeout"];
        };
    };
    listPointed: {
        parameters: {
            query?: {
                /**
                 * @description Only those after this one, such as `latest` of an earlier response.
                 * @example 1790000000000
                 */
                after?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The elements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointedElements"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProxyTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /** @description The page to show. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProxyTicket"];
            };
        };
        responses: {
            /** @description The ticket. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProxyTicket"];
                };
            };
            /** @description The body is invalid, or the address cannot be shown: it is the platform's own, belongs to another Annex server, is in a private network, or cannot be opened by browsers. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The request came from a page on another origin, or the workspace belongs to another owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            /** @description There is no proxy. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /** @description The web view and what to wait for. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckPage"];
            };
        };
        responses: {
            /** @description Whether the page shows it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageReport"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PageForbidden"];
            404: components["responses"]["PanelNotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["PageNotReady"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["PageTimeout"];
        };
    };
    deleteWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workspace has been deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrCrossSite"];
            404: components["responses"]["WorkspaceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /** @description The new name. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameWorkspace"];
            };
        };
        responses: {
            /** @description The workspace has the new name. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body or the path is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrCrossSite"];
            404: components["responses"]["WorkspaceNotFound"];
            /** @description The owner already has a workspace with the new name. Nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The layout. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayoutSnapshot"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
                /**
                 * @description The agent's session.
                 * @example 0b8e2c1a-6a52-4a35-9d2b-0f6a1f2c3d4e
                 */
                session: string;
            };
            cookie?: never;
        };
        /** @description The state. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAgent"];
            };
        };
        responses: {
            /** @description The agent has this state. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The key has 256 agents already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    watchLayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event stream. The server ends it when the workspace is renamed or deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["WorkspaceEvent"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyStreams"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveTab: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /** @description The tab and where to move it. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveTab"];
            };
        };
        responses: {
            /** @description The new position of the tab. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedTab"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The layout has no such tab or leaf, or the tab is not in the leaf `sourcePanelId`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            /** @description The layout has reached its maximum depth. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["TooManyWorkspaces"];
        };
    };
    closePanel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The id of the leaf.
                 * @example leaf-3
                 */
                panelId: components["schemas"]["NodeId"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The panel has been closed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PanelNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["TooManyWorkspaces"];
        };
    };
    askUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /** @description What is asked. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskUser"];
            };
        };
        responses: {
            /** @description The request. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRequest"];
                };
            };
            /** @description The body is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The workspace has no such tab. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            /** @description The agent's session or the key has too many requests waiting. The detail has both numbers. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
                /**
                 * @description The request's id, as returned by `askUser`.
                 * @example 7f0c2f0e-5d0b-4c54-9d2f-3f6e1b8a9c10
                 */
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request, or a stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRequest"];
                    "text/event-stream": components["schemas"]["UserRequestEvent"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such request of this program in the workspace, or it is older than a day. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyStreams"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
                /**
                 * @description The request's id, as returned by `askUser`.
                 * @example 7f0c2f0e-5d0b-4c54-9d2f-3f6e1b8a9c10
                 */
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has ended. Its status can be read for a day, then it is removed. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such request of this program in the workspace, or it is older than a day. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    captureScreenshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /** @description What to capture, and how. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaptureScreenshot"];
            };
        };
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    /**
                     * @description The same as `loaded`, for responses with the PNG itself.
                     * @example true
                     */
                    "Page-Loaded": "true" | "false";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Screenshot"];
                    /** @example (the bytes of a PNG) */
                    "image/png": Blob;
                };
            };
            /** @description The body is invalid, or the method does not support the scope. `detail` says what does. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PageForbidden"];
            404: components["responses"]["PanelNotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description No browser has the workspace open; no open browser supports this kind of capture; `html2canvas` was requested for a panel that is not a sandbox; or `drawn` for a panel that is neither a sandbox nor a web view in proxy mode, or whose page cannot be drawn now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            /** @description The browser could not take the screenshot, or did not send a valid image. Retrying can help if the panel was being moved or closed. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
            /** @description The screenshot was not taken in time. `sharing-off`: the user has not enabled sharing and is being asked to right now; ask them to allow it, then retry. `capture-timeout`: sharing is on, but the browser is not rendering, for example because its window is minimized. */
            504: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
                     * @example 5
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getScreenshotStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What can be captured right now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenshotStatus"];
                };
            };
            /** @description A path parameter is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    splitLeaf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /** @description The leaf, the direction and the panel for the new half. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SplitLeaf"];
            };
        };
        responses: {
            /** @description The leaf has been split. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeSplit"];
                };
            };
            400: components["responses"]["PanelRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PanelNotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description The panel can be open only once and is already open, or the layout is full. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["TooManyWorkspaces"];
        };
    };
    resizeSplit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
                /**
                 * @description The id of the split.
                 * @example split-2
                 */
                splitId: components["schemas"]["NodeId"];
            };
            cookie?: never;
        };
        /** @description The new ratio. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResizeSplit"];
            };
        };
        responses: {
            /** @description The split has been resized. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The layout has no such split. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTabs: {
        parameters: {
            query?: {
                /**
                 * @description The display name of the tabs.
                 * @example Docs
                 */
                name?: components["schemas"]["DisplayName"];
            };
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tabs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TabList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openTab: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /** @description The panel, and where to open it. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenTab"];
            };
        };
        responses: {
            /** @description The tab has been opened. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedTab"];
                };
            };
            400: components["responses"]["PanelRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PanelNotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["NoRoom"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["TooManyWorkspaces"];
        };
    };
    closeTabs: {
        parameters: {
            query?: {
                /**
                 * @description The display name of the tabs to close.
                 * @example Docs
                 */
                name?: components["schemas"]["DisplayName"];
            };
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /** @description Alternative to the query. Unknown fields are ignored. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CloseTabs"];
            };
        };
        responses: {
            /** @description The tabs have been closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosedTabs"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TabNotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["TooManyWorkspaces"];
        };
    };
    updateTabs: {
        parameters: {
            query: {
                /**
                 * @description The display name of the tabs.
                 * @example Docs
                 */
                name: components["schemas"]["DisplayName"];
            };
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /** @description What to change. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTab"];
            };
        };
        responses: {
            /** @description The tabs have been updated. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TabNotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["TooManyWorkspaces"];
        };
    };
    closeTab: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
                /**
                 * @description The id of the tab.
                 * @example tab-2
                 */
                tabId: components["schemas"]["NodeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tab has been closed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TabNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["TooManyWorkspaces"];
        };
    };
    updateTab: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository that the workspace belongs to.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
                /**
                 * @description The id of the tab.
                 * @example tab-2
                 */
                tabId: components["schemas"]["NodeId"];
            };
            cookie?: never;
        };
        /** @description What to change. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTab"];
            };
        };
        responses: {
            /** @description The tab has been updated. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TabNotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["TooManyWorkspaces"];
        };
    };
}
