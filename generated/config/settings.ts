// Generated from spec/ by `npm run generate`. Do not edit.
export interface Settings {
  /** Address that the servers listen on. The watchdog always listens on 127.0.0.1. */
  readonly host: string;
  /** Directory for the embedded database and all other data of Annex. */
  readonly dataDir: string;
  /** Content directory of the project. Pasted screenshots are saved in screenshots/sp below it. */
  readonly projectDir: string;
  /** URL of a PostgreSQL database (15 or newer), required for more than one node. Without it, Annex uses an SQLite file in the data directory. */
  readonly databaseUrl?: string;
  /** Database options. They do not apply to SQLite. */
  readonly database: {
    /** Maximum PostgreSQL connections per server, plus one for notifications. */
    readonly connections: number;
  };
  /** Addresses and CIDR ranges of proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /** API key for the command line and MCP (`annex keys create` shows it once). */
  readonly apiKey?: string;
  /** Workspace for the command line and MCP. */
  readonly workspace?: string;
  /** Logging to standard error. Query strings, tokens, codes, keys and passwords are never logged. */
  readonly log: {
    /** Minimum log level. */
    readonly level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
    /** Log format: one JSON object per line, or human-readable lines. `auto` is pretty on a terminal and json elsewhere. */
    readonly format: 'auto' | 'json' | 'pretty';
  };
  /** Packages, authentication intents, workspaces, pages and documentation. */
  readonly platform: {
    /** Port; 0 picks any free port. */
    readonly port: number;
    /** {base_url}: the public URL of the platform. Defaults to the address it listens on. The flag is --base-url, the variable ANNEX_BASE_URL. */
    readonly baseUrl?: string;
    /** Directory of the built package repository to serve. */
    readonly packagesDir: string;
  };
  /** The OAuth authorization-code gateway. */
  readonly gateway: {
    /** Port for HTTP and WebSocket; 0 picks any free port. */
    readonly port: number;
    /** {gateway_url}: the public URL of the gateway, to which providers redirect browsers. Defaults to the address it listens on. */
    readonly url?: string;
    /** WebSocket URL that clients connect to. Defaults to the address it listens on. */
    readonly wsUrl?: string;
    /** Accepted form of a state: `uuid`, or `opaque` to also accept 22 to 128 unreserved characters. */
    readonly state: 'uuid' | 'opaque';
    /** Origins whose pages may connect by WebSocket. Programs send no Origin and can always connect. */
    readonly origins: readonly string[];
    /** Lifetime of a registration that waits for its callback. */
    readonly lifetimeMs: number;
    /** Time for a client that registered with `acknowledge` to confirm receipt. */
    readonly acknowledgeMs: number;
    /** Maximum number of registrations. */
    readonly maxRegistrations: number;
    /** Maximum registrations per connection. */
    readonly maxStatesPerSocket: number;
    /** How often expired registrations are removed and their clients told. */
    readonly sweepMs: number;
    /** WebSocket connections of the gateway. */
    readonly sockets: {
      /** Maximum message size in bytes. */
      readonly maxMessageBytes: number;
      /** Maximum number of connections. */
      readonly maxSockets: number;
      /** Maximum connections per address (IPv6: per /64). */
      readonly maxSocketsPerAddress: number;
      /** Maximum frames per second on one connection, pings included. A client that exceeds it is disconnected. */
      readonly maxFramesPerSecond: number;
      /** Maximum frames per second on all connections of one address. If it is exceeded, the connections that send more than their share are closed. */
      readonly maxFramesPerSecondAndAddress: number;
      /** A client that has registered nothing within this time is disconnected. */
      readonly firstMessageMs: number;
      /** How often clients are pinged to check that they are still connected. */
      readonly pingMs: number;
      /** A client that leaves more than this number of bytes unread is disconnected. */
      readonly maxBufferedBytes: number;
      /** Time for a client to receive a message. After that, the message is dropped and the client disconnected. */
      readonly sendMs: number;
      /** Time for clients to close their connections when the gateway stops. A client that was disconnected for breaking a limit and does not close is held five times as long, because it would only reconnect. */
      readonly closeGraceMs: number;
    };
  };
  /** Starts, stops and monitors the gateway process. */
  readonly watchdog: {
    /** Port on 127.0.0.1; 0 picks any free port. */
    readonly port: number;
    /** Whether a failed gateway is restarted. Can be changed at run time. */
    readonly autoRestart: boolean;
    /** Interval of the gateway's health checks. A check starts on time even if the previous one has not finished. */
    readonly pollMs: number;
    /** Consecutive failed health checks before a restart. */
    readonly failures: number;
    /** Timeout of a health check. A check without a successful response within this time has failed. */
    readonly probeTimeoutMs: number;
    /** Grace period after a start during which failed health checks do not count. */
    readonly startGraceMs: number;
    /** Time for the gateway to exit when told to stop. After that, it is killed. */
    readonly stopMs: number;
    /** Delay before the second consecutive restart. The first restart is immediate, and each further delay is twice as long. */
    readonly backoffMs: number;
    /** Maximum delay between restarts. */
    readonly maxBackoffMs: number;
    /** Consecutive exits without a stable run in between before the watchdog gives up. */
    readonly crashes: number;
    /** Time a gateway must be healthy to count as stable. After that, earlier exits no longer count. */
    readonly stableMs: number;
  };
  /** Screenshot paste and MCP over HTTP. */
  readonly viewer: {
    /** Port; 0 picks any free port. */
    readonly port: number;
    /** Public URL of the viewer. Defaults to the address it listens on. */
    readonly url?: string;
  };
  /** The web view proxy, which runs on its own origin. */
  readonly proxy: {
    /** Port; 0 picks any free port. */
    readonly port: number;
    /** URL at which browsers reach the proxy, without the leading label. Every name below it must resolve to the proxy, and its registrable domain must differ from the platform's. Defaults to localhost and the proxy's port. Beyond loopback, proxy mode is off unless this is set. */
    readonly url?: string;
    /** Time for a frame to use its ticket. */
    readonly ticketMs: number;
    /** How long a frame may show a site before it needs another ticket. It never outlives the login. */
    readonly viewMs: number;
    /** Time for a site to start its response. */
    readonly timeoutMs: number;
  };
  /** Authentication intents and the sessions created through them. */
  readonly intents: {
    /** Time for the user to log in and approve. */
    readonly lifetimeMs: number;
    /** Session lifetime in seconds if max_age is not given. */
    readonly defaultMaxAgeSeconds: number;
    /** Maximum session lifetime in seconds, whatever max_age says. No limit by default. */
    readonly maxSessionSeconds?: number;
    /** The approval page warns about sessions that would live longer than this, in seconds. */
    readonly longSessionSeconds: number;
    /** Maximum number of intents that are pending, or were cancelled or denied and have not reached their expiry time, for all callers together. */
    readonly maxPending: number;
    /** Maximum pending intents per address (IPv6: per /64). */
    readonly maxPendingPerAddress: number;
    /** Maximum intents per address (IPv6: per /64) that were cancelled or denied and have not reached their expiry time. */
    readonly maxEndedPerAddress: number;
    /** Maximum pending intents per caller with an API key or a session, in addition to those of its address. The same limit applies to cancelled or denied ones. */
    readonly maxPendingPerCaller: number;
    /** How long an intent that ended without a session returns 410. After that, it returns 404. */
    readonly retentionMs: number;
    /** Recommended interval between polls of a pending intent, sent as Retry-After. */
    readonly pollMs: number;
    /** Maximum polls of one pending intent per second from one address (IPv6: from one /64). Further polls get 429. */
    readonly maxPollsPerSecond: number;
    /** Maximum requests for unknown tokens per address (IPv6: per /64) within unknownTokensMs. */
    readonly maxUnknownTokens: number;
    /** Time window for counting unknown tokens. */
    readonly unknownTokensMs: number;
    /** How often expired intents and sessions are removed. */
    readonly sweepMs: number;
    /** How often an idle event stream sends a keep-alive comment. */
    readonly keepAliveMs: number;
  };
  /** Users and their browser sessions. */
  readonly identity: {
    /** Lifetime of a browser login. */
    readonly browserSessionMs: number;
    /** How long a browser that has logged in is remembered, so that other people's attempts cannot lock it out. */
    readonly deviceCookieMs: number;
    /** Minimum interval between updates of a key's or session's time of last use. */
    readonly lastUsedMs: number;
    /** Passwords checked at the same time. Each check takes 32 MiB of memory. */
    readonly comparing: number;
    /** Logins that may wait in the queue. Further logins are told to try again later. */
    readonly waiting: number;
    /** Limits on failed logins. */
    readonly attempts: {
      /** Time window for counting failed logins. */
      readonly windowMs: number;
      /** Maximum failed logins per user name from one address (IPv6: from one /64), or from one browser that has logged in with that name before. */
      readonly perName: number;
      /** Maximum failed logins from one address (IPv6: from one /64). */
      readonly perAddress: number;
    };
  };
  /** The package format and the package repository. */
  readonly packages: {
    /** Prefix of the two tool-version fields, usually the design tool's name: with kicad, they are read and written as kicad_version. */
    readonly brand: string;
    /** Directory that packages are installed in, unless --root specifies one. */
    readonly installDir: string;
    /** Whether packages with invalid metadata are removed from the served packages.json. Some clients reject the whole list because of one of them. */
    readonly leaveOutInvalid: boolean;
    /** Whether a platform without a package repository starts with a small sample repository (`--no-sample` starts with an empty one). */
    readonly sample: boolean;
    /** Maximum size in bytes of an icon in the repository's resources. Larger icons are not served. */
    readonly maxIconBytes: number;
    /** Maximum total size in bytes of all icons, because they are held in memory. Further icons are not served. */
    readonly maxIconsBytes: number;
  };
  /** Sandbox panels. */
  readonly sandbox: {
    /** Whether code runs in browsers that cannot block its network access, because they do not support the Connection-Allowlist header. */
    readonly unenforced: 'run' | 'refuse';
  };
  /** Panels of workspaces. */
  readonly panels: {
    /** Default timeout for code in a sandbox panel. */
    readonly evalTimeoutMs: number;
    /** How long code waits for a browser, and how long its result is stored. */
    readonly evalKeepMs: number;
    /** How much longer than the code's own timeout a request waits before it returns `queued`. */
    readonly evalSlackMs: number;
    /** How long a request waits for a sandbox that is still loading before it returns `queued`. */
    readonly evalFrameMs: number;
    /** Maximum queued evals per workspace. */
    readonly maxQueuedEvals: number;
    /** Maximum bytes of queued code and stored results per owner, in all workspaces together. */
    readonly maxQueuedBytes: number;
    /** Maximum workspaces per owner. */
    readonly maxWorkspaces: number;
    /** Time for a browser to send a screenshot. */
    readonly captureTimeoutMs: number;
    /** Time for a browser to confirm a command. After that, code counts as queued. */
    readonly acceptMs: number;
    /** Time for a disconnected browser to come back before its commands are abandoned. */
    readonly graceMs: number;
    /** Maximum size in bytes of a message from a page: a screenshot, or the result of code. */
    readonly maxReplyBytes: number;
    /** Maximum browsers that can have one workspace open. */
    readonly maxBrowsers: number;
    /** Maximum tabs per workspace. */
    readonly maxTabs: number;
    /** Maximum nesting depth of splits. */
    readonly maxDepth: number;
    /** Maximum size in bytes of the initial state of a panel that is not built in, as JSON. */
    readonly maxStateBytes: number;
    /** Lines of a workspace's system log that are kept for users who open it later. */
    readonly maxLogLines: number;
    /** Maximum bytes waiting for an open page that does not read. Beyond this, the page is disconnected. */
    readonly maxUnreadBytes: number;
    /** Time for a site to respond to a framing check. */
    readonly framingTimeoutMs: number;
    /** Maximum total size in bytes of the tab icons of one workspace that are given as data. */
    readonly maxIconsBytes: number;
    /** Additional identifiers for Annex panels, as foreign=ours, in addition to the built-in ones. webview, sandbox and log are short for Annex's own panels. */
    readonly aliases: readonly string[];
    /** Pages for placeholder panels, as panel=address. */
    readonly pages: readonly string[];
    /** Servers in a private network, as host:port, that may be checked for framing and shown in proxy mode; for development. */
    readonly privateHosts: readonly string[];
  };
  /** Screenshot paste. */
  readonly paste: {
    /** Maximum length of the longest edge of the optimized image in pixels. Larger images are scaled down. */
    readonly maxEdgePx: number;
    /** Maximum upload size in bytes. The contract allows at most 20 MiB. */
    readonly maxUploadBytes: number;
    /** Maximum number of pixels. Larger images are refused before they are decoded. */
    readonly maxPixels: number;
    /** Time to read and write an image. Images that take longer are abandoned. */
    readonly timeoutMs: number;
    /** Images processed at the same time. Each uses up to two threads. */
    readonly concurrent: number;
    /** Template for names from titles, file names, models and recognized text: {name}, optionally with words, {date} and {time} around it. */
    readonly nameTemplate: string;
    /** Whether to search for a smaller file with the same pixels after an image is saved. Takes seconds on one core, at low priority. */
    readonly squeeze: boolean;
    /** Owner of screenshots that are pasted without an API key, and of those from before owners existed. */
    readonly localOwner: string;
    /** Which programs on this machine need no API key: those of the viewer's own user (same-user; on systems other than Linux the same as any), those of any user (any), or none (key). */
    readonly localAccess: 'same-user' | 'any' | 'key';
    /** How long the widget can be used before it must be reloaded. */
    readonly tokenLifetimeMs: number;
    /** Naming by text recognition, on this machine. */
    readonly ocr: {
      /** Whether text is recognized. */
      readonly enabled: boolean;
      /** Maximum CPU time. Images that take longer keep their initial name. */
      readonly timeoutMs: number;
      /** How long the text recognizer stays in memory for the next image. */
      readonly idleMs: number;
    };
    /** Naming by a vision model, tried before text recognition. Not used without a URL. */
    readonly model: {
      /** URL of the endpoint, without /v1. A copy of each image of at most 768 pixels is sent there. */
      readonly url?: string;
      /** API style of the endpoint: anthropic (/v1/messages) or openai (/v1/chat/completions). */
      readonly style: 'anthropic' | 'openai';
      /** Name of the model. */
      readonly name: string;
      /** API key for the endpoint. */
      readonly key?: string;
      /** Time for the model to respond. Later responses are ignored. */
      readonly timeoutMs: number;
    };
  };
  /** Limits that apply to every server. */
  readonly limits: {
    /** Maximum size in bytes of a JSON body. Most operations have a lower limit; see their documents. */
    readonly jsonBytes: number;
    /** Maximum number of parts in a form with files. */
    readonly formParts: number;
    /** Maximum length in bytes of a request target. */
    readonly urlBytes: number;
    /** Maximum number of query parameters. */
    readonly queryKeys: number;
    /** Maximum size in bytes of the request head, including its target. */
    readonly headerBytes: number;
    /** Time for a request head to arrive. */
    readonly headersTimeoutMs: number;
    /** Time for a whole request to arrive. */
    readonly requestTimeoutMs: number;
    /** Time for an operation to produce its response. */
    readonly deadlineMs: number;
    /** An event stream with more than this number of unread bytes is closed. */
    readonly eventBufferBytes: number;
    /** Maximum open event streams per server. */
    readonly maxStreams: number;
    /** Maximum event streams per address (IPv6: per /64). */
    readonly maxStreamsPerAddress: number;
    /** Maximum connections per process; fewer if the limit on open files is lower. */
    readonly maxConnections: number;
    /** Maximum HTTP connections per address (IPv6: per /64), except for trusted proxies; at most half of all connections. */
    readonly maxConnectionsPerAddress: number;
    /** Time for running requests to finish after a stop. */
    readonly closeGraceMs: number;
  };
}

/** One entry of the section `providers`. */
export interface ProviderSettings {
  /** Authorization URL of the provider. */
  readonly authUrl: string;
  /** Token URL of the provider. */
  readonly tokenUrl: string;
  /** Revocation URL of the provider (RFC 7009), for `annex connect remove`. Discovered through the issuer if not given. */
  readonly revocationUrl?: string;
  /** Issuer identifier of the provider. An `iss` in its response must equal it. */
  readonly issuer?: string;
  /** Client id of your app, for an app without a secret. */
  readonly clientId?: string;
  /** JSON file with clientId and clientSecret, relative to the working directory. */
  readonly credentialsFile?: string;
  /** Scopes to request, separated by spaces. */
  readonly scopes?: string;
  /** Whether to use PKCE (S256). */
  readonly pkce?: boolean;
  /** Extra parameters for the authorization URL. */
  readonly extraParams?: Readonly<Record<string, string>>;
}
