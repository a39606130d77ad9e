// Generated from spec/ by `npm run generate`. Do not edit.
export interface components {
    schemas: {
        AcceptedMessage: {
            command: components["schemas"]["CommandId"];
            /** @constant */
            type: "accepted";
        };
        /** @description Activate a tab in its leaf. */
        ActivateTabChange: {
            /** @constant */
            op: "activateTab";
            tabId: components["schemas"]["NodeId"];
        };
        /** @description Who made the change; absent if it has no specific author. */
        Actor: {
            /**
             * @description Whether a person in a browser made the change, or a program with an API key or a session.
             * @enum {string}
             */
            kind: "person" | "program";
            /** @description The user's name; for a program, the name of its API key or session. */
            name: string;
        };
        /** @description Run steps in the page. */
        ActRequest: {
            /** @constant */
            do: "act";
            /** @description Whether to move the keyboard focus. */
            realFocus: boolean;
            /** @description The steps, in order. */
            steps: components["schemas"]["PageStep"][];
            /** @description Time to wait for `until`, in milliseconds. */
            timeout_ms: number;
            until?: components["schemas"]["PageUntil"];
            /** @description Seconds to wait for the user's consent. */
            waitForConsent: number;
        };
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
        AskShareMessage: {
            /** @description The name of the program that wants the screenshot. */
            by: string;
            /** @description What the screenshot is for, as stated by the requesting program. */
            reason?: string;
            /** @description Identifies the prompt. */
            request: string;
            /**
             * @description What to share.
             * @enum {string}
             */
            share: "tab" | "screen";
            /** @constant */
            type: "ask-share";
        };
        /** @description A UUID that the page generates and keeps while it is open. */
        BrowserId: string;
        /** @description A screenshot to take. */
        CaptureCommand: {
            /** @description The program that asks, for `drawn`, which may need the user's consent. */
            by?: components["schemas"]["Agent"];
            command: components["schemas"]["CommandId"];
            /** @constant */
            kind: "capture";
            /** @description Maximum length of the longest edge in pixels. Larger images are reduced, smaller ones kept. */
            maxDimension: number;
            /**
             * @description The capture method.
             * @enum {string}
             */
            method: "element-capture" | "html2canvas" | "drawn";
            /**
             * @description Whether to capture the whole panel (the default), or the page of a web view without its toolbar.
             * @enum {string}
             */
            part?: "panel" | "page";
            ref?: components["schemas"]["PageRef"];
            /** @description The layout revision to capture. The page waits until it shows this one or a newer one. */
            revision: components["schemas"]["Revision"];
            /**
             * @description What to capture: a single panel, all panels side by side, or the entire display.
             * @enum {string}
             */
            scope: "panel" | "workspace" | "screen";
            /** @description The tab to capture, for scope `panel`. A tab in the background is activated for the screenshot, in this browser only, and the previous one is activated again afterwards. */
            tabId?: string;
            /** @constant */
            type: "command";
            /** @description Seconds to wait for that consent. */
            waitForConsent?: number;
        };
        /** @description The screenshot that was taken. */
        Captured: {
            /** @description Whether the captured content had loaded. The capture waits at most 5 seconds for a page that is still loading. */
            loaded: boolean;
            /** @description The PNG in base64. */
            png: string;
            /** @constant */
            status: "captured";
        };
        /** @description The screenshot could not be taken, or the web view could not be reported on. */
        CaptureFailed: {
            /**
             * @description The reason: the required share is off; the browser does not support this capture; it did not render in time (a hidden window); the panel is gone; the panel is not a sandbox; the image is larger than the message limit; or anything else.
             * @enum {string}
             */
            code: "sharing-off" | "unsupported" | "no-frame" | "panel-gone" | "not-a-sandbox" | "too-large" | "failed";
            /** @description What went wrong, in one sentence. */
            error: string;
            /** @constant */
            status: "failed";
        };
        CatalogMessage: {
            /** @constant */
            type: "catalog";
        };
        /** @description The page's own id for a change. */
        ChangeId: string;
        ChangeMessage: {
            change: components["schemas"]["LayoutChange"];
            id: components["schemas"]["ChangeId"];
            /** @constant */
            type: "change";
        };
        /** @description Close all tabs of a leaf and remove the leaf. The last leaf of a workspace stays, with a new web view. */
        ClosePanelChange: {
            /** @constant */
            op: "closePanel";
            panelId: components["schemas"]["NodeId"];
        };
        /** @description Close a tab, and remove its leaf if it was the only tab. The last leaf of a workspace stays, with a new web view. */
        CloseTabChange: {
            /** @constant */
            op: "closeTab";
            tabId: components["schemas"]["NodeId"];
        };
        /** @description The code does not parse, threw or timed out, or it ran and its value is too large or cannot be represented as JSON. */
        CodeFailed: {
            console?: components["schemas"]["ConsoleLines"];
            /** @description A description of the error. */
            error: string;
            frame?: components["schemas"]["FrameAge"];
            sandbox?: components["schemas"]["Enforcement"];
            /** @description The browser's stack trace. */
            stack?: string;
            /** @constant */
            status: "error";
        };
        /** @description A UUID that uniquely identifies a command. */
        CommandId: string;
        CommandMessage: components["schemas"]["EvalCommand"] | components["schemas"]["CaptureCommand"] | components["schemas"]["WebviewCommand"] | components["schemas"]["PageCommand"];
        /** @description The outcome of a command. `status` identifies the kind of outcome. */
        CommandOutcome: components["schemas"]["Executed"] | components["schemas"]["CodeFailed"] | components["schemas"]["Captured"] | components["schemas"]["CaptureFailed"] | components["schemas"]["WebviewSeen"] | components["schemas"]["PageAnswered"] | components["schemas"]["PageRefused"];
        /** @description A line of the console. */
        ConsoleLine: {
            /**
             * @description The console function that was called.
             * @enum {string}
             */
            level: "log" | "info" | "warn" | "error" | "debug";
            /** @description The arguments as text. */
            text: string;
        };
        /** @description Console output while the code ran, oldest first; absent if there was none. */
        ConsoleLines: components["schemas"]["ConsoleLine"][];
        DeferredMessage: {
            command: components["schemas"]["CommandId"];
            /** @constant */
            type: "deferred";
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
        DoneMessage: {
            id: components["schemas"]["ChangeId"];
            /** @description The leaf that contains the opened or moved tab. Absent for other changes. */
            panelId?: components["schemas"]["NodeId"];
            revision: components["schemas"]["Revision"];
            /** @constant */
            type: "done";
        };
        /**
         * @description Present if the browser cannot guarantee that the frame has no network access.
         * @enum {string}
         */
        Enforcement: "unenforced";
        ErrorMessage: {
            /**
             * @description The kind of error, for programs.
             * @enum {string}
             */
            code: "bad-message" | "other-owner" | "hello-first" | "too-many-browsers" | "too-many-workspaces" | "session-ended" | "workspace-gone";
            /** @description What went wrong, in one sentence. */
            error: string;
            /** @constant */
            type: "error";
        };
        /** @description Code to run in the sandbox of a tab. */
        EvalCommand: {
            /** @description The code. `await` is allowed; the result is the value of the last expression. */
            code: string;
            command: components["schemas"]["CommandId"];
            /** @constant */
            kind: "eval";
            tabId: components["schemas"]["NodeId"];
            /** @description Timeout in milliseconds, counted from the start of the code. */
            timeout_ms: number;
            /** @constant */
            type: "command";
        };
        /** @description The code ran to completion. */
        Executed: {
            console?: components["schemas"]["ConsoleLines"];
            frame?: components["schemas"]["FrameAge"];
            /** @description The code's value as JSON, at most 60 levels deep and with well-formed Unicode strings; absent if it is undefined. */
            result?: unknown;
            sandbox?: components["schemas"]["Enforcement"];
            /** @constant */
            status: "executed";
        };
        /** @description In proxy mode, the page's requests that failed or got an error response, oldest first; the last 100. */
        FailedRequests: {
            /** @description The request method. */
            method: string;
            /** @description The response status, or another reason for the failure. */
            reason: string;
            /** @description The request URL. */
            url: string;
        }[];
        FocusMessage: {
            leaf: components["schemas"]["NodeId"] | null;
            /** @constant */
            type: "focus";
        };
        /**
         * @description `new` if this is the first code to run in the frame. Absent otherwise.
         * @enum {string}
         */
        FrameAge: "new";
        HelloMessage: {
            browser: components["schemas"]["BrowserId"];
            /**
             * ShareableParts
             * @description What this browser can share for screenshots; both if absent.
             */
            canShare?: components["schemas"]["Sharing"];
            /** @description Whether the page currently has the user's attention. */
            focused: boolean;
            owner: components["schemas"]["WorkspaceName"];
            repo: components["schemas"]["WorkspaceName"];
            sharing: components["schemas"]["Sharing"];
            /** @constant */
            type: "hello";
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
        /** @description A node of the layout: a split with two parts, or a leaf with tabs. The whole tree is the layout of the workspace. */
        Layout: components["schemas"]["SplitNode"] | components["schemas"]["LeafNode"];
        /** @description A change to the layout. `op` identifies the kind of change. */
        LayoutChange: components["schemas"]["OpenTabChange"] | components["schemas"]["CloseTabChange"] | components["schemas"]["ClosePanelChange"] | components["schemas"]["ActivateTabChange"] | components["schemas"]["RenameTabChange"] | components["schemas"]["MoveTabChange"] | components["schemas"]["SplitLeafChange"] | components["schemas"]["ResizeSplitChange"] | components["schemas"]["SetPanelStateChange"] | components["schemas"]["RefreshPanelChange"] | components["schemas"]["ResetPanelChange"];
        LayoutMessage: {
            layout: components["schemas"]["Layout"];
            /** @description The lines of the system log about this change, for a page that has sent `webviews`. They are not sent again as `log`. */
            log?: components["schemas"]["LogLine"][];
            revision: components["schemas"]["Revision"];
            /** @constant */
            type: "layout";
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
        /**
         * @description The loading state of a web view. `empty`: no page has been loaded yet. `loaded`: the frame has loaded, and nothing indicates that the page was blocked. `failed`: the page forbids framing, cannot be reached, or, in proxy mode, returned an error.
         * @enum {string}
         */
        LoadState: "empty" | "loading" | "loaded" | "failed";
        /** @description An event in this workspace. */
        LogLine: {
            /**
             * Format: date-time
             * @description When the event happened; ISO 8601, UTC.
             */
            at: string;
            by?: components["schemas"]["Actor"];
            /**
             * @description The severity of the event.
             * @enum {string}
             */
            level: "info" | "warning" | "error";
            /** @description The tab that the event is about, if any. */
            tabId?: components["schemas"]["NodeId"];
            /** @description What happened, in one sentence. */
            text: string;
        };
        LogMessage: {
            line: components["schemas"]["LogLine"];
            /** @constant */
            type: "log";
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
        /** @description Move a tab. */
        MoveTabChange: {
            /** @constant */
            op: "moveTab";
        } & components["schemas"]["MoveTab"];
        /** @description The id of a leaf, a split or a tab. It is never reused in the same workspace. */
        NodeId: string;
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
        /** @description Open a panel as a tab. */
        OpenTabChange: {
            /** @constant */
            op: "openTab";
        } & components["schemas"]["OpenTab"];
        /** @description Return an outline of the page. */
        OutlineRequest: {
            /** @constant */
            do: "outline";
            /** @description Text that the lines must contain. */
            find?: string;
            /** @description The line to start from. */
            from?: number;
            /** @description About how many tokens the outline may have, at four characters each. */
            maxTokens?: number;
            ref?: components["schemas"]["PageRef"];
            /** @description Seconds to wait for the user's consent. */
            waitForConsent: number;
        };
        /** @description What the page contains, or what happened in it. */
        PageAnswered: {
            /** @constant */
            status: "answered";
        } & components["schemas"]["PageResult"];
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
        /** @description A page in proxy mode to look at, to act on or to wait for. The page asks the user for consent if needed. A page runs its actions at most once, and `user-typing`, `acting-paused` and the others are answered before the first. */
        PageCommand: {
            by: components["schemas"]["Agent"];
            command: components["schemas"]["CommandId"];
            /** @constant */
            kind: "page";
            request: components["schemas"]["PageRequest"];
            /** @description The layout revision to use. The page waits until it shows this one or a newer one. */
            revision: components["schemas"]["Revision"];
            tabId: components["schemas"]["NodeId"];
            /** @constant */
            type: "command";
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
        /** @description Nothing was done in the page. */
        PageRefused: {
            /**
             * @description The reason: the name of a problem of the HTTP API.
             * @enum {string}
             */
            code: "proxy-required" | "page-not-loaded" | "consent-required" | "consent-denied" | "acting-paused" | "user-typing" | "page-changed" | "page-timeout";
            /** @description The reason in one sentence. */
            error: string;
            /** @constant */
            status: "refused";
        };
        /** @description What to do in the page. `do` identifies the kind of request. */
        PageRequest: components["schemas"]["OutlineRequest"] | components["schemas"]["ActRequest"] | components["schemas"]["WaitRequest"];
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
        /** @description Increases with every change of what the panel keeps. 0 if it keeps nothing. */
        PanelContentVersion: number;
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
        PanelStateMessage: {
            tabId: components["schemas"]["NodeId"];
            /** @constant */
            type: "panel-state";
            version: components["schemas"]["PanelContentVersion"];
        };
        /** @description The panel's identifier, `<owner>/<panel_uuid>`. Built-in panels have the owner `annex`. The identifiers that public clients send for a web view and a code editor also work, and an operator can add others (setting `panels.aliases`). `getPanelCatalog` lists them as `aliases`. */
        PanelType: string;
        /** @description The address of a page, http or https. An address on the platform's own origin is refused (`own-origin-refused`), because a panel must not gain access to the user's session. */
        PanelUrl: string;
        /** @description A user who has the workspace open. */
        Person: {
            /** @description Number of browser windows in which the user has the workspace open. */
            browsers: number;
            /** @description The user's login name. */
            name: string;
        };
        PingMessage: {
            /** @constant */
            type: "ping";
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
        PointMessage: {
            element: components["schemas"]["PointedElement"];
            /** @constant */
            type: "point";
        };
        PongMessage: {
            /** @constant */
            type: "pong";
        };
        PresenceMessage: {
            /** @description Each user once, in the order they joined. */
            people: components["schemas"]["Person"][];
            /** @constant */
            type: "presence";
        };
        /** @description Why the page did not load, in one sentence. */
        Reason: string;
        /** @description Reload a web view's page in every browser. */
        RefreshPanelChange: {
            /** @constant */
            op: "refreshPanel";
            tabId: components["schemas"]["NodeId"];
        };
        RefusedMessage: {
            /**
             * @description The reason for the refusal: the name of a problem of the HTTP API.
             * @enum {string}
             */
            code: "invalid-request" | "own-origin-refused" | "unknown-panel-type" | "panel-not-found" | "tab-not-found" | "split-not-found" | "wrong-panel" | "singleton-open" | "layout-full" | "unavailable";
            /** @description Why the change was refused, in one sentence for the user. */
            error: string;
            id: components["schemas"]["ChangeId"];
            /** @constant */
            type: "refused";
        };
        /** @description Rename a tab. */
        RenameTabChange: {
            displayName: components["schemas"]["DisplayName"];
            /** @constant */
            op: "renameTab";
            tabId: components["schemas"]["NodeId"];
        };
        /** RequestEnded */
        RequestEndedMessage: {
            id: components["schemas"]["RequestId"];
            /** @constant */
            type: "request-ended";
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
        /** RequestShown */
        RequestMessage: {
            request: components["schemas"]["ShownRequest"];
            /** @constant */
            type: "request";
        };
        /** RequestsSeen */
        RequestsSeenMessage: {
            /** @description The requests on the page; empty if it shows none. */
            ids: components["schemas"]["RequestId"][];
            /** @constant */
            type: "requests-seen";
        };
        /** @description Replace a sandbox's frame with a new one in every browser. */
        ResetPanelChange: {
            /** @constant */
            op: "resetPanel";
            tabId: components["schemas"]["NodeId"];
        };
        /** @description Resize the two parts of a split. */
        ResizeSplitChange: {
            /** @constant */
            op: "resizeSplit";
            ratio: components["schemas"]["SplitRatio"];
            splitId: components["schemas"]["NodeId"];
        };
        ResultMessage: {
            command: components["schemas"]["CommandId"];
            outcome: components["schemas"]["CommandOutcome"];
            /** @constant */
            type: "result";
        };
        /** @description The revision of the layout. It increases by one with every change. */
        Revision: number;
        /** @description The scroll position of the page in CSS pixels; absent if unknown (only proxy mode reports it). */
        Scroll: {
            /** @description Horizontal scroll position. */
            x: number;
            /** @description Vertical scroll position. */
            y: number;
        };
        /** @description Change the state of a tab's panel: for a web view `url`, `headerHidden` and `proxyEnabled`, for a sandbox `headerHidden`. Fields that are not given stay unchanged. */
        SetPanelStateChange: {
            /** @description The address that the page has left by itself. If the web view has been sent to another address in the meantime, nothing changes. */
            from?: components["schemas"]["PanelUrl"];
            /** @constant */
            op: "setPanelState";
            /** @description The fields to change. */
            state: {
                /** @description Whether the panel's own header is hidden. */
                headerHidden?: boolean;
                /** @description Whether pages are loaded through the web view proxy. */
                proxyEnabled?: boolean;
                url?: components["schemas"]["PanelUrl"];
            };
            tabId: components["schemas"]["NodeId"];
        };
        ShareWithdrawnMessage: {
            /** @description The `request` of the `ask-share`. */
            request: string;
            /** @constant */
            type: "share-withdrawn";
        };
        /** @description What the user shares in this browser. */
        Sharing: {
            /** @description Whether the screen is shared. */
            screen: boolean;
            /** @description Whether this tab is shared, for screenshots of panels and the workspace. */
            tab: boolean;
        };
        SharingMessage: {
            /** @description Whether the screen is shared. */
            screen: boolean;
            /** @description Whether this tab is shared, for screenshots of panels and the workspace. */
            tab: boolean;
            /** @constant */
            type: "sharing";
        };
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
        /** @description Split a leaf. */
        SplitLeafChange: {
            /** @constant */
            op: "splitLeaf";
        } & components["schemas"]["SplitLeaf"];
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
        /** @description The page's title; null if unknown (only proxy mode reports it). */
        Title: string | null;
        /** @description Wait until the page shows something. */
        WaitRequest: {
            /** @constant */
            do: "wait";
            /** @description Time to wait for `until`, in milliseconds. */
            timeout_ms: number;
            until: components["schemas"]["PageUntil"];
            /** @description Seconds to wait for the user's consent. */
            waitForConsent: number;
        };
        /** @description Report the state of a web view. */
        WebviewCommand: {
            command: components["schemas"]["CommandId"];
            /** @constant */
            kind: "webview";
            /** @description The layout revision to report on. The page waits until it shows this one or a newer one. */
            revision: components["schemas"]["Revision"];
            tabId: components["schemas"]["NodeId"];
            /** @constant */
            type: "command";
            /** @description Time to wait for a page that is still loading, in milliseconds; 0 reports the current state. */
            wait_ms: number;
        };
        /** @description The state of a web view. */
        WebviewSeen: {
            address: components["schemas"]["Address"];
            console: components["schemas"]["PageConsole"];
            failedRequests: components["schemas"]["FailedRequests"];
            /** @description The `loads` counter of the layout that this page belongs to. */
            loads: number;
            reason?: components["schemas"]["Reason"];
            scroll?: components["schemas"]["Scroll"];
            /** @description The address that the web view was last sent to, from the layout. */
            sentTo: components["schemas"]["PanelUrl"] | null;
            state: components["schemas"]["LoadState"];
            /** @constant */
            status: "seen";
            title: components["schemas"]["Title"];
        };
        WebviewsMessage: {
            /** @constant */
            type: "webviews";
            /** @description The status of each web view; the others have not changed. */
            webviews: components["schemas"]["WebviewStatus"][];
        };
        /** @description The status of a web view. `address` is absent if it is longer than 8192 characters. */
        WebviewStatus: {
            /** @description The address of the page; null if it is unknown. */
            address?: string | null;
            /** @description How many console lines the page would report. */
            consoleLines: number;
            /** @description How many failed requests the page would report. */
            failedRequests: number;
            /** @description The `loads` counter of the layout that this status belongs to. */
            loads: number;
            /** @description Whether the page was loaded in proxy mode. */
            proxied: boolean;
            reason?: components["schemas"]["Reason"];
            /** @description The `reloads` counter of the layout that this status belongs to. */
            reloads: number;
            /** @description The first layout revision that the page got with the current `panelState` of the tab. */
            revision: components["schemas"]["Revision"];
            scroll?: components["schemas"]["Scroll"];
            /** @description The address that the web view was last sent to, from the layout. */
            sentTo: components["schemas"]["PanelUrl"] | null;
            state: components["schemas"]["LoadState"];
            tabId: components["schemas"]["NodeId"];
            title: components["schemas"]["Title"];
        };
        WelcomeMessage: {
            layout: components["schemas"]["Layout"];
            /** @description The latest lines of the system log, oldest first. */
            log: components["schemas"]["LogLine"][];
            /** @description Maximum size in bytes of a message from the page. A larger result must be sent as an error. */
            maxReplyBytes: number;
            revision: components["schemas"]["Revision"];
            /** @constant */
            type: "welcome";
        };
        /** @description The owner or the repository in a workspace's name, `{owner}/{repo}`. */
        WorkspaceName: string;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}

export type WorkspaceName = components['schemas']['WorkspaceName'];
export type BrowserId = components['schemas']['BrowserId'];
export type ChangeId = components['schemas']['ChangeId'];
export type CommandId = components['schemas']['CommandId'];
export type Revision = components['schemas']['Revision'];
export type Sharing = components['schemas']['Sharing'];
export type LogLine = components['schemas']['LogLine'];
export type Actor = components['schemas']['Actor'];
export type Person = components['schemas']['Person'];
export type EvalCommand = components['schemas']['EvalCommand'];
export type CaptureCommand = components['schemas']['CaptureCommand'];
export type WebviewCommand = components['schemas']['WebviewCommand'];
export type WebviewStatus = components['schemas']['WebviewStatus'];
export type PageCommand = components['schemas']['PageCommand'];
export type PageRequest = components['schemas']['PageRequest'];
export type OutlineRequest = components['schemas']['OutlineRequest'];
export type ActRequest = components['schemas']['ActRequest'];
export type WaitRequest = components['schemas']['WaitRequest'];
export type CommandOutcome = components['schemas']['CommandOutcome'];
export type Executed = components['schemas']['Executed'];
export type CodeFailed = components['schemas']['CodeFailed'];
export type ConsoleLines = components['schemas']['ConsoleLines'];
export type ConsoleLine = components['schemas']['ConsoleLine'];
export type FrameAge = components['schemas']['FrameAge'];
export type Enforcement = components['schemas']['Enforcement'];
export type Captured = components['schemas']['Captured'];
export type WebviewSeen = components['schemas']['WebviewSeen'];
export type PageAnswered = components['schemas']['PageAnswered'];
export type PageRefused = components['schemas']['PageRefused'];
export type CaptureFailed = components['schemas']['CaptureFailed'];
export type PanelType = components['schemas']['PanelType'];
export type DisplayName = components['schemas']['DisplayName'];
export type DisplayIcon = components['schemas']['DisplayIcon'];
export type PanelUrl = components['schemas']['PanelUrl'];
export type InitialState = components['schemas']['InitialState'];
export type OpenTab = components['schemas']['OpenTab'];
export type OpenTabChange = components['schemas']['OpenTabChange'];
export type NodeId = components['schemas']['NodeId'];
export type CloseTabChange = components['schemas']['CloseTabChange'];
export type ClosePanelChange = components['schemas']['ClosePanelChange'];
export type ActivateTabChange = components['schemas']['ActivateTabChange'];
export type RenameTabChange = components['schemas']['RenameTabChange'];
export type MoveTab = components['schemas']['MoveTab'];
export type MoveTabChange = components['schemas']['MoveTabChange'];
export type SplitDirection = components['schemas']['SplitDirection'];
export type SplitRatio = components['schemas']['SplitRatio'];
export type SplitLeaf = components['schemas']['SplitLeaf'];
export type SplitLeafChange = components['schemas']['SplitLeafChange'];
export type ResizeSplitChange = components['schemas']['ResizeSplitChange'];
export type SetPanelStateChange = components['schemas']['SetPanelStateChange'];
export type RefreshPanelChange = components['schemas']['RefreshPanelChange'];
export type ResetPanelChange = components['schemas']['ResetPanelChange'];
export type LayoutChange = components['schemas']['LayoutChange'];
export type LoadState = components['schemas']['LoadState'];
export type Address = components['schemas']['Address'];
export type Title = components['schemas']['Title'];
export type Scroll = components['schemas']['Scroll'];
export type Reason = components['schemas']['Reason'];
export type PageConsole = components['schemas']['PageConsole'];
export type FailedRequests = components['schemas']['FailedRequests'];
export type PageStepFailure = components['schemas']['PageStepFailure'];
export type PageOutlineText = components['schemas']['PageOutlineText'];
export type PageDialog = components['schemas']['PageDialog'];
export type PageResult = components['schemas']['PageResult'];
export type PageRef = components['schemas']['PageRef'];
export type PageBox = components['schemas']['PageBox'];
export type PointedElement = components['schemas']['PointedElement'];
export type Layout = components['schemas']['Layout'];
export type SplitNode = components['schemas']['SplitNode'];
export type PanelState = components['schemas']['PanelState'];
export type Agent = components['schemas']['Agent'];
export type Tab = components['schemas']['Tab'];
export type LeafNode = components['schemas']['LeafNode'];
export type PageTarget = components['schemas']['PageTarget'];
export type DialogAnswer = components['schemas']['DialogAnswer'];
export type PageStep = components['schemas']['PageStep'];
export type PageUntil = components['schemas']['PageUntil'];
export type PanelContentVersion = components['schemas']['PanelContentVersion'];
export type RequestId = components['schemas']['RequestId'];
export type RequestKind = components['schemas']['RequestKind'];
export type RequestFields = components['schemas']['RequestFields'];
export type ShownRequest = components['schemas']['ShownRequest'];
export type HelloMessage = components['schemas']['HelloMessage'];
export type ChangeMessage = components['schemas']['ChangeMessage'];
export type AcceptedMessage = components['schemas']['AcceptedMessage'];
export type DeferredMessage = components['schemas']['DeferredMessage'];
export type ResultMessage = components['schemas']['ResultMessage'];
export type FocusMessage = components['schemas']['FocusMessage'];
export type SharingMessage = components['schemas']['SharingMessage'];
export type PointMessage = components['schemas']['PointMessage'];
export type WebviewsMessage = components['schemas']['WebviewsMessage'];
export type PingMessage = components['schemas']['PingMessage'];
export type RequestsSeenMessage = components['schemas']['RequestsSeenMessage'];
export type WelcomeMessage = components['schemas']['WelcomeMessage'];
export type LayoutMessage = components['schemas']['LayoutMessage'];
export type DoneMessage = components['schemas']['DoneMessage'];
export type RefusedMessage = components['schemas']['RefusedMessage'];
export type CommandMessage = components['schemas']['CommandMessage'];
export type AskShareMessage = components['schemas']['AskShareMessage'];
export type ShareWithdrawnMessage = components['schemas']['ShareWithdrawnMessage'];
export type LogMessage = components['schemas']['LogMessage'];
export type PresenceMessage = components['schemas']['PresenceMessage'];
export type CatalogMessage = components['schemas']['CatalogMessage'];
export type PanelStateMessage = components['schemas']['PanelStateMessage'];
export type RequestMessage = components['schemas']['RequestMessage'];
export type RequestEndedMessage = components['schemas']['RequestEndedMessage'];
export type PongMessage = components['schemas']['PongMessage'];
export type ErrorMessage = components['schemas']['ErrorMessage'];

export interface WorkspaceChannel {
  client: HelloMessage | ChangeMessage | AcceptedMessage | DeferredMessage | ResultMessage | FocusMessage | SharingMessage | PointMessage | WebviewsMessage | PingMessage | RequestsSeenMessage;
  server: WelcomeMessage | LayoutMessage | DoneMessage | RefusedMessage | CommandMessage | AskShareMessage | ShareWithdrawnMessage | LogMessage | PresenceMessage | CatalogMessage | PanelStateMessage | RequestMessage | RequestEndedMessage | PongMessage | ErrorMessage;
  /** The client's messages by name. */
  receives: { hello: HelloMessage; change: ChangeMessage; accepted: AcceptedMessage; deferred: DeferredMessage; result: ResultMessage; focus: FocusMessage; sharing: SharingMessage; point: PointMessage; webviews: WebviewsMessage; ping: PingMessage; 'requests-seen': RequestsSeenMessage };
}

export const channel = { paths: ['/workspaces/channel'] } as const;
