export interface paths {
    "/api/panels/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the panels there are
         * @description Every panel that a workspace can show, by category. `panelType` is the name to open it by. A singleton can be
         *     open once per workspace. A placeholder has a name and a place in the catalog, but no page of its own until an
         *     extension brings one.
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
                 * @description The repository whose workspace it is.
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
         * @description The sandbox is a frame in the user's browser that may run scripts and nothing else: no storage, no way to the
         *     page around it, and no network where the browser can promise that (Chromium from 152 on). Where it cannot, the
         *     answer has `sandbox` `unenforced`, or the code is refused with an `error` that begins with
         *     `SandboxUnenforced`, as the operator has it. Worker, WebSocket, EventSource and WebRTC do not exist there.
         *
         *     What the code leaves behind is there for the next `eval`, as in a browser's console: variables, constants,
         *     classes and functions that it declares (which it may declare again), globals, the document. It is gone with the
         *     frame: after a `reset`, a reload of the page, code that took too long or that led its frame elsewhere. The first
         *     code in a frame is answered with `frame` `new`.
         *
         *     `eval` answers 200 with what became of the code: `executed`, `error` when it threw or took too long, or `queued`
         *     when no browser has the workspace open or the frame is still loading after 2 seconds. Queued code runs in order
         *     as soon as there is a frame, and is given up after 10 minutes. `reset` and `setHeaderHidden` answer 204.
         *
         *     An answer, its console lines included, holds at most 100,000 values and 24 MiB of JSON (setting
         *     `panels.maxReplyBytes`). A result that has to be kept for `getEval`, or passed on by another platform node, holds
         *     at most 16 MiB. If it is larger, the answer is an `error` that begins with `The code ran, but`.
         *
         *     Code runs at most once: what was sent to one browser goes to no other. A browser that is closed or loaded again
         *     with the code is an `error`; one whose connection breaks has 5 seconds to come back. The `error` says so where
         *     it is not known whether the code ran. A server that is stopped meanwhile answers `queued`, and the result is
         *     there after its restart, once the same browser is back; it has the code's own time and a minute more.
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
                 * @description The `evalId` of the answer that said `queued`.
                 * @example 7f0c2f0e-5d0b-4c54-9d2f-3f6e1b8a9c10
                 */
                evalId: string;
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository whose workspace it is.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /**
         * Learn what became of queued code
         * @description `queued` as long as the code waits or runs, then `executed` or `error` as `controlSandbox` would have answered.
         *     The outcome is kept for 10 minutes. Code that nobody came to run within 10 minutes is given up and answers
         *     `error`, and so does code whose browser went with it: no other browser gets it.
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
                 * @description The repository whose workspace it is.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /**
         * Learn what a web view shows
         * @description Whether its page is loading, has loaded or failed, in the browser that the user last looked at; and, in proxy
         *     mode, the page's own title and address, its console and its failed requests. Whatever a page says of itself is
         *     its own claim. Where no browser has the workspace open, or it does not answer within 5 seconds, `state` is
         *     `unknown` and the rest is what the layout has.
         */
        get: operations["getWebview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Control a web view panel
         * @description Loads a page into a web view, reloads it, shows or hides the address bar, or turns proxy mode on and off. The
         *     action changes the workspace itself and reaches every browser that has it open; with none open it still counts,
         *     and the next one to open the workspace shows it.
         *
         *     204 says that the action was taken, not that the page could be loaded: many sites forbid being framed. With
         *     `wait` `load`, `navigate` answers once the page has loaded in the browser that the user last looked at: 204, or
         *     504 where it has not in time, could not, or was sent elsewhere meanwhile. The action was taken then too.
         *
         *     `navigate` always loads, the address that the web view has already too. In proxy mode pages come through the web
         *     view proxy: sites that forbid framing are shown, and the workspace follows where their pages go, what they are
         *     called and how far they are scrolled. When the user follows a link there, `panelState.url` and the other browsers
         *     follow too, unless the address looks like it holds a secret. Where there is no proxy (beyond loopback without a
         *     domain of its own) the setting is stored and the panel says so.
         *
         *     `refresh` reloads the current page; in proxy mode it stays scrolled where it is. Without proxy mode browsers do
         *     not tell where a page has gone: after the user followed a link it is shown again as the browser's history has it,
         *     from the cache where the site allows that.
         */
        patch: operations["controlWebview"];
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
                 * @description The repository whose workspace it is.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /**
         * Learn whether a page can be framed
         * @description A site that forbids framing leaves a web view blank, and the browser does not tell the page why. This asks the
         *     site for the headers of the page, follows its redirects and tells what they say, so that the user can be told
         *     and offered a tab of their own. Only public addresses are asked; about whatever lies in a private network nothing is told.
         *     A platform on the loopback address also asks loopback addresses: its users sit at the same machine.
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
                 * @description The repository whose workspace it is.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /**
         * Get the icon of a site
         * @description The platform fetches the icon, follows redirects, and returns it as data. If the browser fetched it, it would send
         *     the cookies of the platform's host to whatever port of that host the address leads to. The platform fetches from
         *     the same addresses as `checkFraming`. An icon has at most 128 KiB and a media type that begins with `image/`.
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
                 * @description The repository whose workspace it is.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a frame into a proxied site
         * @description In proxy mode a page is loaded through the web view proxy: at an origin of its own for this user and that site,
         *     where sites that forbid framing can be shown and the workspace learns where their pages go. Only the workspace
         *     page asks for tickets, with the login of its browser. The answer's `url` lets one frame in, once, within 30 seconds.
         *
         *     The proxy shows public addresses. A platform on the loopback address also shows this machine's own servers, but
         *     never Annex's; whatever else lies in a private network has to be listed in the setting `panels.privateHosts`. A
         *     page of the public web (`from`) leads nowhere private.
         */
        post: operations["createProxyTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
                 * @description The repository whose workspace it is.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /**
         * Read the layout
         * @description The whole tree of splits, leaves and tabs, with the revision it has. A workspace that nobody has touched yet has
         *     one leaf, `leaf-1`, with one web view tab, `tab-1`. Every leaf has a tab: when the last tab of a workspace is
         *     closed, a fresh web view takes its place in the same leaf.
         *
         *     The tree is there as `layout`, as `root`, and the root node's own fields stand at the top of the answer too.
         *     Callers differ in where they look for it.
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
                 * @description The repository whose workspace it is.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /**
         * Follow the layout
         * @description A stream of server-sent events: the layout as it is now, and again after every change, whoever made it. Changes
         *     that follow each other fast may come as one event; the last one is never missing. Comments keep the stream
         *     alive.
         *
         *     Beside the events named `layout` there are events without a name, for readers that look at `data:` lines alone:
         *     `{"type":"connected"}` once, and `{"type":"workspace_updated","revision":n}` after every change.
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
                 * @description The repository whose workspace it is.
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
         * @description Moves a tab into another leaf, to another place in its own, or with `edge` into a new leaf beside the target. A
         *     leaf that is left without tabs goes. The panel keeps its state; open browsers do not load it again.
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
                 * @description The repository whose workspace it is.
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
         * @description Closes every tab of the leaf. The leaf goes with them, and its sibling takes the place of their split. The last
         *     leaf of a workspace stays: when its last tab is closed, a fresh web view takes its place.
         */
        delete: operations["closePanel"];
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
                 * @description The repository whose workspace it is.
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
         * @description Takes a picture of one panel of any kind (told by `panelId`, `tabId`, both, or the tab's `name`), of the whole
         *     workspace, or of the screen. The answer is JSON with a data URL, or the bare PNG for `Accept: image/png`.
         *
         *     | scope | what it takes | method | what the user has to share |
         *     |---|---|---|---|
         *     | `panel` | one panel | `element-capture` | the tab |
         *     | `panel` | the document of one sandbox panel | `html2canvas` | nothing |
         *     | `workspace` | all panels side by side | `element-capture` | the tab |
         *     | `screen` | the entire display | `element-capture` | the screen |
         *
         *     Tab and screen are two shares; the user starts and stops each in the navigation bar. While the one that is
         *     needed is off, the answer is 504 and the user's page asks for it, with your `reason`: tell the user, wait a few
         *     seconds, try again. Or give `waitForSharing`: the call then waits while the user is being asked. Of several open
         *     browsers one that shares is taken. A share that no open browser can give (only Chromium from 132 on can take
         *     panels) is 409 `capture-unsupported` at once.
         *
         *     A tab in the background is brought to the front for the picture, in that browser only, and put back afterwards.
         *     A page that is still loading is waited for, 5 seconds at most; `loaded` tells whether it had loaded. Of the bare
         *     PNG the header `Page-Loaded` tells it.
         *
         *     Browsers scale a tab that has more device pixels than the screen. Its pictures are then smaller than
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
                 * @description The repository whose workspace it is.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /**
         * Learn what the user shares
         * @description Call it before taking a screenshot, to know whether it can work: whether a browser has the workspace open, and
         *     which of the two shares the user has enabled in any of them. It asks the user for nothing. `watchLayout` tells
         *     when it changes, as `sharing_changed`.
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
                 * @description The repository whose workspace it is.
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
         * @description Puts a new leaf beside (`horizontal`) or below (`vertical`) a leaf and opens a panel in it. The two share the
         *     place of the old leaf by `ratio`, in halves unless it is given.
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
                 * @description The repository whose workspace it is.
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
         * @description Gives the first part another share of the split; the second gets the rest.
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
                 * @description The repository whose workspace it is.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /**
         * List the tabs
         * @description Every tab of the workspace with the leaf it is in, from the first leaf to the last; with `name`, those that are
         *     called so. Without `name` there is always at least one tab; a name that no tab has gives an empty list.
         */
        get: operations["listTabs"];
        put?: never;
        /**
         * Open a panel as a tab
         * @description Adds a tab to a leaf and shows it. `displayName` and `displayIcon` come from the catalog unless given. A web
         *     view takes `initialState.url`, the page to load from the start. A singleton that is open already answers 409.
         *     Every call opens a tab: who wants one of a name asks `listTabs` first.
         */
        post: operations["openTab"];
        /**
         * Close tabs by name, or one by its place
         * @description Closes every tab that is called `name`, told in the query or in the body; or, with `tabId` in the body, that
         *     tab, which has to be in the leaf `panelId` when that is given too. `closeTab` does the latter without a body.
         *     A request that tells neither means no tab (404).
         */
        delete: operations["closeTabs"];
        options?: never;
        head?: never;
        /**
         * Rename or show tabs by name
         * @description What `updateTab` does, for every tab that is called `name`. Of several in one leaf the first is shown.
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
                 * @description The repository whose workspace it is.
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
         * @description Closes the tab. A leaf that is left without tabs goes, and its sibling takes the place of their split. The last
         *     leaf of a workspace stays: when its last tab is closed, a fresh web view takes its place.
         */
        delete: operations["closeTab"];
        options?: never;
        head?: never;
        /**
         * Rename or show a tab
         * @description Gives the tab another name, another icon, or brings it to the front of its leaf. What is not given stays as it
         *     is; a tab goes to the back by showing another one.
         */
        patch: operations["updateTab"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Where the page is; in proxy mode also where it went by itself. Null where the page went somewhere and nothing tells where. */
        Address: string | null;
        /**
         * @description How to take it. `element-capture` takes what the user sees, through a share; `html2canvas` draws a sandbox panel's document, as large as its frame, and needs no share.
         * @enum {string}
         */
        CaptureMethod: "element-capture" | "html2canvas";
        /**
         * @description What to take; a single panel, all panels side by side, or the entire display.
         * @enum {string}
         */
        CaptureScope: "panel" | "workspace" | "screen";
        /** @description What to take, and how. For scope `panel`, `panelId`, `tabId` or `name` is required. */
        CaptureScreenshot: {
            /**
             * @description The longest edge of the picture in pixels; a larger one is reduced in proportion, a smaller one kept as it is.
             * @default 1568
             */
            maxDimension?: number;
            /**
             * @description How to take it.
             * @default element-capture
             */
            method?: components["schemas"]["CaptureMethod"];
            /** @description The name of the tab to take, where `tabId` is absent; of several the first. With `panelId` it has to be a tab of that leaf. Only used for scope `panel`. */
            name?: string;
            /** @description The id of a leaf of the layout; its active tab is taken unless `tabId` or `name` tells another. Only used for scope `panel`. */
            panelId?: string;
            /** @description What the picture is for, in a sentence; shown to the user who is asked to share. */
            reason?: string;
            scope: components["schemas"]["CaptureScope"];
            /** @description The id of the tab to take. With `panelId` it has to be a tab of that leaf. Only used for scope `panel`. */
            tabId?: string;
            /**
             * @description How many seconds the call waits for the user to share; 0 answers at once.
             * @default 0
             */
            waitForSharing?: number;
        };
        /** @description A panel that can be opened. */
        CatalogPanel: {
            /** @description Foreign identifiers that open this panel too, built in or set by the operator. Absent if there are none. */
            aliases?: components["schemas"]["PanelType"][];
            /** @description What it is for, in a sentence. */
            description: string;
            /** @description The name of the icon that its tab shows. */
            displayIcon: string;
            /** @description The name that its tab shows. */
            displayName: string;
            panelType: components["schemas"]["PanelType"];
            /** @description Whether it opens as a labelled placeholder, having no page yet. */
            placeholder: boolean;
            /** @description Whether a workspace can have it open only once. */
            singleton: boolean;
            /**
             * Format: uri
             * @description Where its page comes from; absent for our own panels and for placeholders.
             */
            url?: string;
        };
        /** @description The tabs that were closed. */
        ClosedTabs: {
            /** @description Their ids. */
            closed: components["schemas"]["NodeId"][];
            /** @description The revision of the layout without them. */
            revision: number;
        };
        /** @description The tabs to close, by `name`, or one by `tabId`. */
        CloseTabs: {
            name?: components["schemas"]["DisplayName"];
            panelId?: components["schemas"]["PanelId"];
            tabId?: components["schemas"]["NodeId"];
        };
        /** @description The stream is open; the first event of every stream. */
        ConnectedNotice: {
            /** @constant */
            type: "connected";
        };
        /** @description What to do with a sandbox. */
        ControlSandbox: components["schemas"]["EvalInSandbox"] | components["schemas"]["ResetSandbox"] | components["schemas"]["SetSandboxHeaderHidden"];
        /** @description What to do with a web view. */
        ControlWebview: components["schemas"]["NavigateWebview"] | components["schemas"]["RefreshWebview"] | components["schemas"]["SetWebviewHeaderHidden"] | components["schemas"]["SetWebviewProxyEnabled"];
        /** @description What a frame is to show through the proxy. */
        CreateProxyTicket: {
            /** @description The page that leads there by itself; absent where the user or a program chose the address. */
            from?: string;
            /** @description The page's address. */
            url: string;
        };
        /** @description The icon that the tab shows: a word as the catalog has them, the name of a Material Design icon (`mdi:chip`), or a small SVG or PNG as a base64 data URL. A name that nobody knows shows the panel's own icon, and a web view whose page has an icon shows that. */
        DisplayIcon: string;
        /** @description The name that the tab shows. */
        DisplayName: string;
        /** @description Which browser ran the code, where several have the workspace open: each page that is loaded has an id of its own, and a sandbox of its own. */
        EvalBrowser: string;
        /** @description What came to the console while the code ran, oldest first; absent when nothing did. At most 100 lines, of a flood at most 100,000 characters: the last ones, after a line that says how many were left out. */
        EvalConsole: {
            /**
             * @description The function that was called.
             * @enum {string}
             */
            level: "log" | "info" | "warn" | "error" | "debug";
            /** @description Its arguments as text, at most 2,000 characters of them. */
            text: string;
        }[];
        /** @description The code ran to its end. */
        EvalExecuted: {
            browser?: components["schemas"]["EvalBrowser"];
            console?: components["schemas"]["EvalConsole"];
            frame?: components["schemas"]["EvalFrame"];
            /** @description The code's value as JSON; absent when it is undefined. */
            result?: unknown;
            sandbox?: components["schemas"]["EvalSandbox"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "executed";
        };
        /** @description The code does not parse, threw, took too long, or its browser went before the result came. It is also the answer to code that ran but whose result cannot be sent: JSON cannot hold it, it is nested deeper than 60 levels, or it is too large. `error` then begins with `The code ran, but`. */
        EvalFailed: {
            browser?: components["schemas"]["EvalBrowser"];
            console?: components["schemas"]["EvalConsole"];
            /** @description What went wrong, in the browser's words where it is the browser that tells. */
            error: string;
            frame?: components["schemas"]["EvalFrame"];
            sandbox?: components["schemas"]["EvalSandbox"];
            /** @description Where it was thrown, in the browser's words; `eval-3` is the third code of its frame. Only the code's own functions, at most 4,000 characters. */
            stack?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "error";
        };
        /**
         * @description `new` for the first code that runs in a frame: nothing is left of what ran before. Absent otherwise.
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
            /** @description The code. `await` is allowed; the value of the last expression is the result, and a promise is waited for. */
            code: string;
            panelId: components["schemas"]["PanelId"];
            /**
             * @description How long the code may take, in milliseconds, counted from when it starts. Code that takes longer is stopped and answered with status `error`.
             * @default 10000
             */
            timeout_ms?: number;
        };
        /** @description What became of code given to a sandbox. */
        EvalOutcome: components["schemas"]["EvalExecuted"] | components["schemas"]["EvalFailed"] | components["schemas"]["EvalQueued"];
        /** @description The code waits for a browser to open the workspace, for up to 10 minutes, or its browser has not answered yet. */
        EvalQueued: {
            /** @description Names this piece of code for as long as it, or its result, is kept. */
            evalId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "queued";
        };
        /**
         * @description `unenforced` where the browser does not promise that no packet leaves the frame. Absent where it does.
         * @enum {string}
         */
        EvalSandbox: "unenforced";
        /** @description In proxy mode, requests of the page that failed or were answered with an error, oldest first; the last 100. */
        FailedRequests: {
            /** @description Its method. */
            method: string;
            /** @description The status of the answer, or what else went wrong. */
            reason: string;
            /** @description Its address. */
            url: string;
        }[];
        /** @description Whether a page can be shown in a frame, and why. */
        Framing: {
            /** @description What the page's headers say; null where there are none. */
            framable: boolean | null;
            /** @description True where no answer came within the platform's time for it; a browser that waits longer may get one. */
            late?: boolean;
            /** @description Whether the platform got an answer from the site; null where it could not ask. */
            reachable: boolean | null;
            /** @description A sentence. */
            reason: string;
        };
        /** @description What the panel starts with; of a web view its `url`, of a web view and a sandbox whether their header is hidden. `displayName` and `displayIcon` count where the tab itself is given none. Other panels get it as it is, at most 16 KiB of JSON. */
        InitialState: {
            displayIcon?: components["schemas"]["DisplayIcon"];
            displayName?: components["schemas"]["DisplayName"];
            /** @description Whether the panel's own header is hidden from the start. */
            headerHidden?: boolean;
            /** @description Whether a web view's pages come through the proxy from the start. */
            proxyEnabled?: boolean;
            /** @description The page to load; `about:blank` is none. */
            url?: components["schemas"]["PanelUrl"] | "about:blank";
        } & {
            [key: string]: unknown;
        };
        InvalidPlace: {
            /** @description The rule that the value breaks, in words. */
            detail: string;
            /** @description JSON Pointer (RFC 6901) into the request: `/body/max_age`, `/query/limit`, `/path/token`, `/header/accept`. */
            pointer: string;
        };
        /** @description A node of the layout: a split of two, or a leaf with tabs. The whole tree is the layout of the workspace. */
        Layout: components["schemas"]["SplitNode"] | components["schemas"]["LeafNode"];
        /** @description The layout as it is now. */
        LayoutEvent: {
            data: {
                layout: components["schemas"]["Layout"];
                /** @description Grows by one with every change. */
                revision: number;
            };
            /** @constant */
            event: "layout";
        };
        /** @description The layout at one moment. */
        LayoutSnapshot: {
            activeTab?: components["schemas"]["NodeId"];
            direction?: components["schemas"]["SplitDirection"];
            first?: components["schemas"]["Layout"];
            /** @description The leaf that the user last had the focus in; null when no browser has the workspace open, or none has said. */
            focusedPanelId: components["schemas"]["NodeId"] | null;
            id: components["schemas"]["NodeId"];
            layout: components["schemas"]["Layout"];
            ratio?: components["schemas"]["SplitRatio"];
            /** @description Grows by one with every change. */
            revision: number;
            /** @description The same tree under the name that other programs know it by. */
            root: components["schemas"]["Layout"];
            second?: components["schemas"]["Layout"];
            /** @description The root's tabs, if it is a leaf. */
            tabs?: components["schemas"]["Tab"][];
            /**
             * @description The root node's own `type`. This field and those below are the root node once more.
             * @enum {string}
             */
            type: "leaf" | "split";
        };
        /** @description A place that shows one of its tabs. Its `id` is the `panelId` of every request. Every leaf has at least one tab: when the last tab of a workspace is closed, a fresh web view takes its place. */
        LeafNode: {
            activeTab: components["schemas"]["NodeId"];
            id: components["schemas"]["NodeId"];
            /** @description Its tabs, from left to right. */
            tabs: components["schemas"]["Tab"][];
            /** @constant */
            type: "leaf";
        };
        /** @description A tab and where it is. `id` is its `tabId` and `name` its `displayName`, and `panelState` holds its `displayIcon` too: other programs look there. */
        ListedTab: {
            displayIcon: components["schemas"]["DisplayIcon"];
            displayName: components["schemas"]["DisplayName"];
            id: components["schemas"]["NodeId"];
            /** @description Whether its leaf shows it. */
            isActive: boolean;
            name: components["schemas"]["DisplayName"];
            panelId: components["schemas"]["NodeId"];
            panelState: components["schemas"]["PanelState"];
            panelType: components["schemas"]["PanelType"];
            tabId: components["schemas"]["NodeId"];
        };
        /**
         * @description `empty`: it was sent nowhere yet. `loaded`: its frame has loaded, and nothing is known that would have kept the page out. `failed`: the page forbids framing, cannot be reached, or, in proxy mode, answered with an error.
         * @enum {string}
         */
        LoadState: "empty" | "loading" | "loaded" | "failed";
        /** @description What splitting a leaf made. */
        MadeSplit: {
            /** @description The new leaf, which `panelId` names too. */
            newPanelId: components["schemas"]["NodeId"];
            panelId: components["schemas"]["NodeId"];
            /** @description The revision of the layout that has it so. */
            revision: number;
            splitId: components["schemas"]["NodeId"];
            tabId: components["schemas"]["NodeId"];
        };
        /** @description A tab to move: into another leaf, to another place among the tabs of its own, or, with `edge`, into a new leaf at that edge of the target. It is shown where it arrives. */
        MoveTab: {
            /**
             * @description The side of the target where a new leaf comes into being for it.
             * @enum {string}
             */
            edge?: "left" | "right" | "top" | "bottom";
            /** @description Its place among the target's tabs, counted without itself; at the end unless given. */
            index?: number;
            /** @description The leaf that has it; given, the tab must be there. */
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
            /** @description How long to wait for it; absent, 10 seconds. */
            timeout_ms?: number;
            url: components["schemas"]["PanelUrl"];
            /**
             * @description Answer once the page has loaded.
             * @enum {string}
             */
            wait?: "load";
        };
        /** @description The id of a leaf, a split or a tab. Never used again in the same workspace once it is gone. */
        NodeId: string;
        /** @description An event without a name; its data tells what happened, not what is. */
        NoticeEvent: {
            data: components["schemas"]["ConnectedNotice"] | components["schemas"]["WorkspaceUpdatedNotice"] | components["schemas"]["SharingChangedNotice"];
            /** @constant */
            event: "message";
        };
        /** @description A tab and where it is. */
        OpenedTab: {
            panelId: components["schemas"]["NodeId"];
            /** @description The revision of the layout that has it so. */
            revision: number;
            tabId: components["schemas"]["NodeId"];
        };
        /** @description A panel to open as a tab. */
        OpenTab: {
            /** @description Whether the tab is shown at once. True unless given. */
            active?: boolean;
            displayIcon?: components["schemas"]["DisplayIcon"];
            displayName?: components["schemas"]["DisplayName"];
            initialState?: components["schemas"]["InitialState"];
            /** @description Another word for `displayName`, which counts where both are given. */
            name?: components["schemas"]["DisplayName"];
            /** @description The leaf to open it in; absent, the one that the user last had the focus in, else the first. */
            panelId?: string;
            /**
             * OpenTabState
             * @description Another word for `initialState`, which counts where both are given.
             */
            panelState?: components["schemas"]["InitialState"];
            panelType: components["schemas"]["PanelType"];
        };
        /** @description In proxy mode, what the page wrote to its console since it began to load, and errors that nothing caught, oldest first; the last 100 lines. */
        PageConsole: {
            /** @description The function that was called. */
            level: string;
            /** @description Its arguments as text. */
            text: string;
        }[];
        /** @description Every panel that a workspace can show. */
        PanelCatalog: {
            /** @description The categories, each with its panels. */
            categories: components["schemas"]["PanelCategory"][];
        };
        /** @description A category of panels. */
        PanelCategory: {
            /**
             * @description The category's name.
             * @enum {string}
             */
            name: "Development" | "Control" | "Visualization" | "Media" | "Utility";
            /** @description Its panels, in the order to show them in. */
            panels: components["schemas"]["CatalogPanel"][];
        };
        /** @description The id of the leaf of the layout whose active tab is the panel. */
        PanelId: string;
        /** @description What the panel shows. A web view has `url` (absent: nothing yet), `headerHidden`, `proxyEnabled`, `reloads` and, once it was sent to the address it has, `loads`; a sandbox has `headerHidden` and `resets`; other panels have what they were opened with. */
        PanelState: {
            /** @description Whether the panel's own header, the address bar of a web view, is hidden. */
            headerHidden?: boolean;
            /** @description Grows when a web view is sent to the address that it has; a browser that sees it grow loads that address, wherever its user has gone since. */
            loads?: number;
            /** @description Whether a web view loads its pages through the web view proxy. */
            proxyEnabled?: boolean;
            /** @description Grows with every refresh of a web view; a browser that sees it grow loads the page again. */
            reloads?: number;
            /** @description Grows with every reset of a sandbox; a browser that sees it grow replaces the frame. */
            resets?: number;
            url?: components["schemas"]["PanelUrl"];
        } & {
            [key: string]: unknown;
        };
        /** @description The panel's identifier, `<owner>/<panel_uuid>`; our own panels have the owner `annex`. The identifiers that public callers send for a web view and a code editor work too, and an operator can add others (setting `panels.aliases`). `getPanelCatalog` lists them as `aliases`. */
        PanelType: string;
        /** @description A page's address, http or https. An address of the platform's own origin is refused too (`own-origin-refused`): a panel must not get hold of the user's session. */
        PanelUrl: string;
        /** @description Problem details (RFC 9457). `type` names the problem and is what programs should switch on; `title` is the same for every occurrence; `detail` is a sentence about this one. Neither ever carries a token, a code or a key. */
        Problem: {
            /** @description What happened this time. */
            detail?: string;
            /** @description Each place in the request that is wrong; at most 32. */
            errors?: components["schemas"]["InvalidPlace"][];
            /** @description The HTTP status, repeated for readers that see only the body. */
            status: number;
            /** @description What happened, in words that do not change from case to case. */
            title: string;
            /**
             * Format: uri-reference
             * @description Where a page explains the problem and the way out: an absolute URL, whose last segment is the problem's name. Compare that segment and nothing else, since the rest depends on where the platform stands.
             */
            type: string;
        };
        /** @description A way into a proxied site, for one frame. */
        ProxyTicket: {
            /**
             * Format: uri
             * @description The origin that the site is seen at, always the same for this user and site.
             */
            origin: string;
            /**
             * Format: uri
             * @description The site's own origin.
             */
            upstream: string;
            /**
             * Format: uri
             * @description What the frame loads; good once.
             */
            url: string;
        };
        /** @description Why it failed, in a sentence. */
        Reason: string;
        /** @description Reload the current page. */
        RefreshWebview: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "refresh";
            panelId: components["schemas"]["PanelId"];
        };
        /** @description Replace the frame with a fresh one. Code that still runs in it ends with status `error`. */
        ResetSandbox: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "reset";
            panelId: components["schemas"]["PanelId"];
        };
        /** @description The share of the first part. */
        ResizeSplit: {
            ratio: components["schemas"]["SplitRatio"];
        };
        /** @description A picture, and how it was taken. */
        Screenshot: {
            /**
             * Format: date-time
             * @description When the picture was taken; ISO 8601, UTC.
             */
            captured_at: string;
            /** @description The PNG as a data URL, fit for the `src` of an image. */
            dataUrl: string;
            /** @description Height of the picture in pixels. */
            height: number;
            /** @description Whether the pages that were taken had loaded; false where one took longer than 5 seconds. True for the screen. */
            loaded: boolean;
            method: components["schemas"]["CaptureMethod"];
            scope: components["schemas"]["CaptureScope"];
            /** @description Width of the picture in pixels. */
            width: number;
        };
        /** @description What can be taken right now. */
        ScreenshotStatus: {
            /** @description The scopes that can be taken with `element-capture` without asking the user. */
            availableScopes: components["schemas"]["CaptureScope"][];
            /** @description How many browsers have the workspace open; with none, no screenshot can be taken. */
            browsers: number;
            /** @description Whether a browser shares the screen, so that it can be taken. */
            screenShared: boolean;
            /** @description The same in short. */
            sharing: {
                /** @description Whether anything is shared. */
                active: boolean;
            };
            /** @description Whether a browser shares its tab, so that panels and the workspace can be taken. */
            tabShared: boolean;
        };
        /** @description How far the page is scrolled, in CSS pixels; absent where that is not known (only proxy mode tells). */
        Scroll: {
            /** @description To the right. */
            x: number;
            /** @description Down. */
            y: number;
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
        };
        /** @description Say whether proxy mode is wanted: that pages come through the platform's proxy, which tracks navigation and scrolling and lets most sites that forbid framing be shown. */
        SetWebviewProxyEnabled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "setProxyEnabled";
            /** @description True where pages are to come through the proxy, false directly. */
            enabled: boolean;
            panelId: components["schemas"]["PanelId"];
        };
        /** @description What the user shares has changed; beside the type, what `getScreenshotStatus` answers now. */
        SharingChangedNotice: {
            /** @constant */
            type: "sharing_changed";
        } & components["schemas"]["ScreenshotStatus"];
        /** @description The icon of a site. */
        SiteIcon: {
            /** @description As a data URL; null if there is none. */
            icon: string | null;
        };
        /**
         * @description Whether the parts stand side by side (`horizontal`) or one above the other (`vertical`).
         * @enum {string}
         */
        SplitDirection: "horizontal" | "vertical";
        /** @description A leaf to split in two, and the panel to open in the new half. The new half comes second, to the right or below, unless `position` says `before`. */
        SplitLeaf: {
            direction: components["schemas"]["SplitDirection"];
            displayIcon?: components["schemas"]["DisplayIcon"];
            displayName?: components["schemas"]["DisplayName"];
            initialState?: components["schemas"]["InitialState"];
            /** @description Another word for `displayName`, which counts where both are given. */
            name?: components["schemas"]["DisplayName"];
            panelId: components["schemas"]["NodeId"];
            /**
             * SplitLeafState
             * @description Another word for `initialState`, which counts where both are given.
             */
            panelState?: components["schemas"]["InitialState"];
            panelType: components["schemas"]["PanelType"];
            /**
             * @description Whether the new half stands before or after the old one. After unless given.
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
        /** @description A panel that is open. */
        Tab: {
            displayIcon: components["schemas"]["DisplayIcon"];
            displayName: components["schemas"]["DisplayName"];
            id: components["schemas"]["NodeId"];
            panelState: components["schemas"]["PanelState"];
            panelType: components["schemas"]["PanelType"];
        };
        /** @description Tabs, and the revision of the layout that has them so. */
        TabList: {
            /** @description Grows by one with every change. */
            revision: number;
            /** @description From the first leaf to the last, each leaf's from left to right. */
            tabs: components["schemas"]["ListedTab"][];
        };
        /** @description What the page calls itself; null where that is not known (only proxy mode tells). */
        Title: string | null;
        /** @description What to change about a tab. */
        UpdateTab: {
            /**
             * @description True shows the tab in its leaf.
             * @constant
             */
            active?: true;
            displayIcon?: components["schemas"]["DisplayIcon"];
            displayName?: components["schemas"]["DisplayName"];
        };
        /** @description What a web view shows. */
        WebviewState: {
            address: components["schemas"]["Address"];
            console: components["schemas"]["PageConsole"];
            failedRequests: components["schemas"]["FailedRequests"];
            panelId: components["schemas"]["PanelId"];
            /** @description Whether its pages come through the web view proxy. */
            proxyEnabled: boolean;
            reason?: components["schemas"]["Reason"];
            scroll?: components["schemas"]["Scroll"];
            /** @description How far its page is; `unknown` where no browser tells. */
            state: components["schemas"]["LoadState"] | "unknown";
            /** @description The id of its tab. */
            tabId: string;
            title: components["schemas"]["Title"];
        };
        /** @description One server-sent event: `layout` with the whole tree, and beside it events without a name (`message`), for readers that look at the `type` in the data. */
        WorkspaceEvent: components["schemas"]["LayoutEvent"] | components["schemas"]["NoticeEvent"];
        /** @description One half of a workspace's name, `{owner}/{repo}`. */
        WorkspaceName: string;
        /** @description The layout has changed. */
        WorkspaceUpdatedNotice: {
            /** @description The revision that the layout has now. */
            revision: number;
            /** @constant */
            type: "workspace_updated";
        };
    };
    responses: {
        /** @description The body is larger than this operation takes. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A fault on our side. It has been logged; nothing about it is told here. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request does not match the contract. Each wrong place is listed with a pointer. */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The panel can be open once and is, or the layout is as full as it may be. */
        NoRoom: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description None of the media types in `Accept` can be produced. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The credential is valid, but not for this owner's workspaces. */
        OtherOwner: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The layout has no such panel (any more). */
        PanelNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body does not match the contract; the catalog has no such panel; or the `url` is the platform's own. */
        PanelRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The layout has no such tab (any more). */
        TabNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This address holds too many event streams open. */
        TooManyStreams: {
            headers: {
                /**
                 * @description Seconds to wait before trying again.
                 * @example 60
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The workspace is new, and its owner has as many workspaces as the settings allow (`panels.maxWorkspaces`). Nothing was changed; workspaces that exist go on working. */
        TooManyWorkspaces: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No credential was sent, or it is not valid (any more). */
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
        /** @description The service is stopping, overloaded or cannot reach its database. Try again later. */
        Unavailable: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 5
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body's media type, charset or content coding is not one this operation reads. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The panel is there, but its active tab is of another kind than this operation acts on. */
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
         * @description The repository whose workspace it is.
         * @example rover
         */
        Repo: components["schemas"]["WorkspaceName"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
            406: components["responses"]["NotAcceptable"];
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
                 * @description The repository whose workspace it is.
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
            /** @description What became of the code. Failing code is a 200 too, with `status` `error`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvalOutcome"];
                };
            };
            /** @description The sandbox was reset, or its header shown or hidden. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body does not match the contract. Each wrong place is listed with a pointer. */
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
            404: components["responses"]["PanelNotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["WrongPanel"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description No browser has the workspace open, and no more code can be queued in it (setting `panels.maxQueuedEvals`) or for its owner (setting `panels.maxQueuedBytes`). */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before trying again.
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
                 * @description The `evalId` of the answer that said `queued`.
                 * @example 7f0c2f0e-5d0b-4c54-9d2f-3f6e1b8a9c10
                 */
                evalId: string;
                /**
                 * @description The owner of the workspace.
                 * @example demo
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description The repository whose workspace it is.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What became of the code so far. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvalOutcome"];
                };
            };
            /** @description A part of the path cannot be what it stands for. */
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
            /** @description This workspace has no such code, or its outcome is no longer kept. */
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
    getWebview: {
        parameters: {
            query?: {
                /**
                 * @description The name of a tab, where `tabId` is absent; of several the first.
                 * @example Web view
                 */
                name?: string;
                /**
                 * @description The id of a leaf; its active tab is meant unless `tabId` or `name` tells another.
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
                 * @description The repository whose workspace it is.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it shows. */
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
            403: components["responses"]["OtherOwner"];
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
                 * @description The repository whose workspace it is.
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
            /** @description The action was taken. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body does not match the contract, a `url` that is not http or https included; or the `url` is the platform's own. */
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
            404: components["responses"]["PanelNotFound"];
            /** @description The panel is there, but its active tab is of another kind; or `wait` was asked for and no browser has the workspace open (the address is stored then, and loaded by the next browser). */
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
            /** @description The page has not loaded, as `detail` tells. */
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
    checkFraming: {
        parameters: {
            query: {
                /**
                 * @description The page's address.
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
                 * @description The repository whose workspace it is.
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
            /** @description The query or the path does not match the contract, or the `url` is the platform's own. */
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
                 * @description The icon's address.
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
                 * @description The repository whose workspace it is.
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
            /** @description The query or the path does not match the contract, or the `url` is the platform's own. */
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
                 * @description The repository whose workspace it is.
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
            /** @description The body does not match the contract, or the address may not be shown: the platform's own, one of our own servers, one in a private network, or one that no browser opens. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description A page of another origin asked, or the workspace belongs to somebody else. */
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
                 * @description The repository whose workspace it is.
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
            403: components["responses"]["OtherOwner"];
            406: components["responses"]["NotAcceptable"];
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
                 * @description The repository whose workspace it is.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. It does not end by itself. */
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
            403: components["responses"]["OtherOwner"];
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
                 * @description The repository whose workspace it is.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /** @description The tab and where it goes. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveTab"];
            };
        };
        responses: {
            /** @description Where the tab is now. */
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
            403: components["responses"]["OtherOwner"];
            /** @description The layout has no such tab or leaf, or the tab is in another leaf than `sourcePanelId`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            /** @description The layout is as deep as it may be. */
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
                 * @description The repository whose workspace it is.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The panel is closed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherOwner"];
            404: components["responses"]["PanelNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["TooManyWorkspaces"];
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
                 * @description The repository whose workspace it is.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /** @description What to take, and how. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaptureScreenshot"];
            };
        };
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    /**
                     * @description The same as `loaded`, for those who ask for the bare PNG.
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
            /** @description The body does not match the contract, or the scope cannot be taken with that method. `detail` names what works. */
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
            404: components["responses"]["PanelNotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description No browser has the workspace open; no browser that has it open can take such a picture; or `html2canvas` was asked of a panel that is not a sandbox. */
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
            /** @description The browser could not take the picture, or what it sent is none. Trying again can help when the panel was just being moved or closed. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
            /** @description The picture did not come in time. `sharing-off`: the user has not enabled sharing and is being asked to right now; tell the user and try again. `capture-timeout`: sharing is on, but the browser draws nothing, as when its window is minimised. */
            504: {
                headers: {
                    /**
                     * @description Seconds to wait before trying again.
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
                 * @description The repository whose workspace it is.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What can be taken right now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenshotStatus"];
                };
            };
            /** @description A part of the path cannot be what it stands for. */
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
                 * @description The repository whose workspace it is.
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
            /** @description The leaf is split. */
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
            403: components["responses"]["OtherOwner"];
            404: components["responses"]["PanelNotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description The panel can be open once and is, or the layout is as full as it may be. */
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
                 * @description The repository whose workspace it is.
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
            /** @description The split has that ratio. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherOwner"];
            /** @description The layout has no such split (any more). */
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
                 * @description The name that the tabs show.
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
                 * @description The repository whose workspace it is.
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
            403: components["responses"]["OtherOwner"];
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
                 * @description The repository whose workspace it is.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /** @description The panel, and where it goes. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenTab"];
            };
        };
        responses: {
            /** @description The tab is open. */
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
            403: components["responses"]["OtherOwner"];
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
                 * @description The name that the tabs to close show.
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
                 * @description The repository whose workspace it is.
                 * @example rover
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /** @description Instead of the query. Unknown fields are ignored. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CloseTabs"];
            };
        };
        responses: {
            /** @description The tabs are closed. */
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
            403: components["responses"]["OtherOwner"];
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
                 * @description The name that the tabs show.
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
                 * @description The repository whose workspace it is.
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
            /** @description The tabs are as asked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherOwner"];
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
                 * @description The repository whose workspace it is.
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
            /** @description The tab is closed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherOwner"];
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
                 * @description The repository whose workspace it is.
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
            /** @description The tab is as asked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherOwner"];
            404: components["responses"]["TabNotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["TooManyWorkspaces"];
        };
    };
}
