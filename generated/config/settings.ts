// Generated from spec/ by `npm run generate`. Do not edit.
export interface Settings {
  /** The address that the servers listen on; the watchdog always listens on 127.0.0.1. */
  readonly host: string;
  /** Where the embedded database and everything else that Annex keeps is. */
  readonly dataDir: string;
  /** The project whose content folder takes pasted screenshots (screenshots/sp below it). */
  readonly projectDir: string;
  /** A PostgreSQL 15 or newer, for more than one node. Without it the database is an SQLite file in the data folder. */
  readonly databaseUrl?: string;
  /** How the database is used; of SQLite, nothing is to be set. */
  readonly database: {
    /** The most connections that one server opens to PostgreSQL, beside one that listens. */
    readonly connections: number;
  };
  /** Addresses and CIDR ranges of proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** The key that the command line and MCP send (`annex keys create` shows it once). */
  readonly apiKey?: string;
  /** The workspace that the command line and MCP act on. */
  readonly workspace?: string;
  /** What is told on standard error. No query string, token, code, key or password is ever in it. */
  readonly log: {
    /** The least that is told. */
    readonly level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
    /** One JSON object a line, or lines for people; auto is pretty on a terminal and json elsewhere. */
    readonly format: 'auto' | 'json' | 'pretty';
  };
  /** Packages, authentication intents, the workspace, the pages and the documentation. */
  readonly platform: {
    /** Its port; 0 is any free one. */
    readonly port: number;
    /** {base_url}: where others reach the platform. By default the address it listens on. The flag is --base-url, the variable ANNEX_BASE_URL. */
    readonly baseUrl?: string;
    /** The built package repository that it serves. */
    readonly packagesDir: string;
  };
  /** The OAuth code gateway. */
  readonly gateway: {
    /** Its port, for HTTP and WebSocket; 0 is any free one. */
    readonly port: number;
    /** {gateway_url}: where providers send browsers back to. By default the address it listens on. */
    readonly url?: string;
    /** Where clients connect by WebSocket. By default the address it listens on. */
    readonly wsUrl?: string;
    /** What a state may look like: a UUID, or opaque for 22 to 128 unreserved characters too. */
    readonly state: 'uuid' | 'opaque';
    /** Origins whose pages may connect by WebSocket. Programs send no Origin and always may. */
    readonly origins: readonly string[];
    /** How long a registration waits for its callback. */
    readonly lifetimeMs: number;
    /** How long a client that registered with acknowledge may take to say that it has its answer. */
    readonly acknowledgeMs: number;
    /** Registrations in all. */
    readonly maxRegistrations: number;
    /** Registrations of one connection. */
    readonly maxStatesPerSocket: number;
    /** How often registrations whose time is over are removed and their clients told. */
    readonly sweepMs: number;
    /** Its WebSocket connections. */
    readonly sockets: {
      /** The largest message. */
      readonly maxMessageBytes: number;
      /** Connections in all. */
      readonly maxSockets: number;
      /** Connections of one address (IPv6: of one /64). */
      readonly maxSocketsPerAddress: number;
      /** Frames of one connection in a second, pings included; past it the client is disconnected. */
      readonly maxFramesPerSecond: number;
      /** Frames of all connections of one address in a second; past it those that send more than their share are disconnected. */
      readonly maxFramesPerSecondAndAddress: number;
      /** A client that has registered nothing by then is disconnected. */
      readonly firstMessageMs: number;
      /** How often a client is asked whether it is still there. */
      readonly pingMs: number;
      /** A client that leaves more than this unread is disconnected. */
      readonly maxBufferedBytes: number;
      /** A message that a client has not taken by then is dropped, and the client disconnected. */
      readonly sendMs: number;
      /** How long a client may take to close when the gateway stops. One that is cut off and does not close is held five times as long, since it would only come back. */
      readonly closeGraceMs: number;
    };
  };
  /** Starts, stops and watches the gateway process. */
  readonly watchdog: {
    /** Its port on 127.0.0.1; 0 is any free one. */
    readonly port: number;
    /** Whether it restarts a gateway that fails, until told otherwise. */
    readonly autoRestart: boolean;
    /** How often it checks the gateway’s health. A check starts on time, whatever became of the one before. */
    readonly pollMs: number;
    /** Consecutive failed health checks before a restart. */
    readonly failures: number;
    /** A health check that has no good answer by then has failed. */
    readonly probeTimeoutMs: number;
    /** How long a gateway that has just been started may take until failed questions count. */
    readonly startGraceMs: number;
    /** A gateway that has not ended by then when told to is killed. */
    readonly stopMs: number;
    /** How long it waits before the second restart in a row; the first comes at once, and each further wait is twice as long. */
    readonly backoffMs: number;
    /** The longest of those waits. */
    readonly maxBackoffMs: number;
    /** So many ends in a row, none after a stable run, and the gateway is given up. */
    readonly crashes: number;
    /** A gateway that has been well for so long runs stably: earlier ends no longer count. */
    readonly stableMs: number;
  };
  /** Screenshot paste and MCP over HTTP. */
  readonly viewer: {
    /** Its port; 0 is any free one. */
    readonly port: number;
    /** Where others reach the viewer. By default the address it listens on. */
    readonly url?: string;
  };
  /** The web view proxy: an origin of its own. */
  readonly proxy: {
    /** Its port; 0 is any free one. */
    readonly port: number;
    /** Where browsers reach the proxy, without the label in front: every name below it has to lead here, and it has to be another registrable domain than the platform’s. By default localhost and its port; beyond loopback proxy mode is off without it. */
    readonly url?: string;
    /** How long a frame may take to use its ticket. */
    readonly ticketMs: number;
    /** How long a frame may see a site before it needs another ticket; it never outlives the login. */
    readonly viewMs: number;
    /** How long a site may take to begin its answer. */
    readonly timeoutMs: number;
  };
  /** Authentication intents and the sessions they make. */
  readonly intents: {
    /** How long the user has to log in. */
    readonly lifetimeMs: number;
    /** How long a session lives when max_age is not given. */
    readonly defaultMaxAgeSeconds: number;
    /** No session lives longer, whatever max_age says. By default there is no such ceiling. */
    readonly maxSessionSeconds?: number;
    /** The approval page warns of a session that would live longer than this. */
    readonly longSessionSeconds: number;
    /** Intents of strangers and others in all that are pending, or were cancelled or denied and would not have expired yet. */
    readonly maxPending: number;
    /** Pending intents of one address (IPv6: of one /64). */
    readonly maxPendingPerAddress: number;
    /** Intents of one address (IPv6: of one /64) that were cancelled or denied and would not have expired yet. */
    readonly maxEndedPerAddress: number;
    /** Pending intents of one caller with a key or a session, beside those of addresses, and as many cancelled or denied ones. */
    readonly maxPendingPerCaller: number;
    /** How long an intent that came to nothing is still answered as over, and not as unknown. */
    readonly retentionMs: number;
    /** How long a caller should wait between two polls of a pending intent, as Retry-After tells it. */
    readonly pollMs: number;
    /** Polls of one pending intent from one address (IPv6: from one /64) in a second; more get 429. */
    readonly maxPollsPerSecond: number;
    /** Unknown tokens that one address (IPv6: one /64) may ask for within unknownTokensMs. */
    readonly maxUnknownTokens: number;
    /** The time in which unknown tokens are counted. */
    readonly unknownTokensMs: number;
    /** How often intents and sessions that are over are removed. */
    readonly sweepMs: number;
    /** How often an event stream that has nothing to tell shows that it is alive. */
    readonly keepAliveMs: number;
  };
  /** Users, and the browsers they are logged in with. */
  readonly identity: {
    /** How long a browser stays logged in. */
    readonly browserSessionMs: number;
    /** How long a browser that has logged in is known, so that nobody else can lock it out. */
    readonly deviceCookieMs: number;
    /** The time of last use of a key or session is written at most once in so long. */
    readonly lastUsedMs: number;
    /** Passwords compared at the same time; each takes 32 MiB. */
    readonly comparing: number;
    /** Logins that may wait for their turn; one more is told to come back later. */
    readonly waiting: number;
    /** Failed logins. */
    readonly attempts: {
      /** The time in which they are counted. */
      readonly windowMs: number;
      /** How many one user’s name may have from one address (IPv6: from one /64), or from one browser that has logged in with it before. */
      readonly perName: number;
      /** How many may come from one address (IPv6: from one /64). */
      readonly perAddress: number;
    };
  };
  /** The package format, and the repository that is served. */
  readonly packages: {
    /** The design tool’s name in the two tool-version fields: kicad reads and writes kicad_version. */
    readonly brand: string;
    /** The folder that packages are installed below, unless --root names one. */
    readonly installDir: string;
    /** Whether packages that break the format are left out of packages.json as it is served, since some clients refuse a list for one of them. */
    readonly leaveOutInvalid: boolean;
    /** Whether a platform that has no package repository begins with a small one of samples (`--no-sample`: it begins with an empty one). */
    readonly sample: boolean;
    /** The largest icon in the repository’s resources that is served. */
    readonly maxIconBytes: number;
    /** How large all icons may be together, since they are held in memory; the rest is left out. */
    readonly maxIconsBytes: number;
  };
  /** Sandbox panels. */
  readonly sandbox: {
    /** Whether code runs in browsers that cannot keep it off the network: those that do not know the header Connection-Allowlist. */
    readonly unenforced: 'run' | 'refuse';
  };
  /** Panels of a workspace. */
  readonly panels: {
    /** How long code may run in a sandbox panel. */
    readonly evalTimeoutMs: number;
    /** How long code waits for a browser, and its result for whoever asked. */
    readonly evalKeepMs: number;
    /** How much longer than its own time a call waits for code; then it is told `queued`. */
    readonly evalSlackMs: number;
    /** How long a call waits for a sandbox that is still loading; then it is told `queued`. */
    readonly evalFrameMs: number;
    /** Pieces of code that may wait in one workspace. */
    readonly maxQueuedEvals: number;
    /** Bytes of queued code and kept results of one owner, in all workspaces together. */
    readonly maxQueuedBytes: number;
    /** Workspaces of one owner. */
    readonly maxWorkspaces: number;
    /** How long a browser may take to send a picture. */
    readonly captureTimeoutMs: number;
    /** How long a browser may take to say that it has a command; then code counts as queued. */
    readonly acceptMs: number;
    /** How long a browser that was cut off may take to come back before its commands are given up. */
    readonly graceMs: number;
    /** The largest message of a page: a picture, or the result of code. */
    readonly maxReplyBytes: number;
    /** Browsers that may have one workspace open. */
    readonly maxBrowsers: number;
    /** Tabs of one workspace. */
    readonly maxTabs: number;
    /** How many splits may stand below each other. */
    readonly maxDepth: number;
    /** What a panel that is not ours may start with, as JSON. */
    readonly maxStateBytes: number;
    /** Lines of a workspace’s system log that are kept for those who open it later. */
    readonly maxLogLines: number;
    /** How much may wait for an open page that does not read before it is cut off. */
    readonly maxUnreadBytes: number;
    /** How long a site may take to say whether it lets itself be framed. */
    readonly framingTimeoutMs: number;
    /** What the icons of one workspace's tabs may take together, where they are given as data. */
    readonly maxIconsBytes: number;
    /** Foreign panel identifiers that mean panels of ours, as foreign=ours, beside the built-in ones; webview, sandbox and log are short for our own. */
    readonly aliases: readonly string[];
    /** Pages for panels that are placeholders, as panel=address. */
    readonly pages: readonly string[];
    /** Servers in a private network, as host:port, that may be asked whether they let themselves be framed, and seen in proxy mode; for development. */
    readonly privateHosts: readonly string[];
  };
  /** Screenshot paste. */
  readonly paste: {
    /** The longer edge of the optimized picture; larger ones are scaled down to it. */
    readonly maxEdgePx: number;
    /** The largest picture that is accepted; the contract has no larger ones than 20 MiB. */
    readonly maxUploadBytes: number;
    /** Pictures with more pixels are refused before they are decoded. */
    readonly maxPixels: number;
    /** Pictures that take longer to read and to write are given up. */
    readonly timeoutMs: number;
    /** So many pictures are worked on at a time; each keeps up to two threads busy. */
    readonly concurrent: number;
    /** What is made of the names that titles, file names, models and text give: {name}, and around it words, {date} and {time}. */
    readonly nameTemplate: string;
    /** Whether a smaller file of the same pixels is looked for after a picture was saved; seconds of one core, at low priority. */
    readonly squeeze: boolean;
    /** The owner of screenshots that are pasted without an API key, and of those from before there were owners. */
    readonly localOwner: string;
    /** Who on this machine needs no API key: programs of the viewer’s own user (same-user; on systems other than Linux the same as any), those of any user, or none (key). */
    readonly localAccess: 'same-user' | 'any' | 'key';
    /** How long the widget can be used before it has to be reloaded. */
    readonly tokenLifetimeMs: number;
    /** Names by reading the text in a picture, on this machine. */
    readonly ocr: {
      /** Whether text is read. */
      readonly enabled: boolean;
      /** CPU time; pictures that take more keep the name that they had at first. */
      readonly timeoutMs: number;
      /** So long the reader stays in memory for the next picture. */
      readonly idleMs: number;
    };
    /** Names by a vision model, asked before text is read. Without an address none is asked. */
    readonly model: {
      /** The endpoint’s address, without /v1. A copy of each picture of at most 768 pixels is sent there. */
      readonly url?: string;
      /** How it is spoken to: anthropic (/v1/messages) or openai (/v1/chat/completions). */
      readonly style: 'anthropic' | 'openai';
      /** Which model is asked for. */
      readonly name: string;
      /** The endpoint’s key. */
      readonly key?: string;
      /** An answer that takes longer does not count. */
      readonly timeoutMs: number;
    };
  };
  /** What every server puts up with. */
  readonly limits: {
    /** The largest JSON body; most operations take less, as their documents say. */
    readonly jsonBytes: number;
    /** The most parts of a form with files. */
    readonly formParts: number;
    /** The longest request target. */
    readonly urlBytes: number;
    /** The most parameters in a query. */
    readonly queryKeys: number;
    /** The largest request head, its target included. */
    readonly headerBytes: number;
    /** How long a request head may take to arrive. */
    readonly headersTimeoutMs: number;
    /** How long a whole request may take to arrive. */
    readonly requestTimeoutMs: number;
    /** How long an operation may work on its answer. */
    readonly deadlineMs: number;
    /** An event stream with more than this unread is cut. */
    readonly eventBufferBytes: number;
    /** Event streams that one server holds open. */
    readonly maxStreams: number;
    /** Event streams of one address (IPv6: of one /64). */
    readonly maxStreamsPerAddress: number;
    /** Connections that one process takes; fewer where it may not open so many files. */
    readonly maxConnections: number;
    /** HTTP connections of one address (IPv6: of one /64), but for trusted proxies; at most half of all. */
    readonly maxConnectionsPerAddress: number;
    /** How long running requests may go on after the order to stop. */
    readonly closeGraceMs: number;
  };
}

/** One entry of the section `providers`. */
export interface ProviderSettings {
  /** Its authorization URL. */
  readonly authUrl: string;
  /** Its token URL. */
  readonly tokenUrl: string;
  /** Its revocation URL (RFC 7009), for `annex connect remove`; found through the issuer where it is not given. */
  readonly revocationUrl?: string;
  /** Its issuer identifier; an `iss` in its answer must equal it. */
  readonly issuer?: string;
  /** Your app’s id there, for an app without a secret. */
  readonly clientId?: string;
  /** A JSON file with clientId and clientSecret, relative to the working folder. */
  readonly credentialsFile?: string;
  /** What to ask for, with spaces between. */
  readonly scopes?: string;
  /** Whether to use PKCE (S256). */
  readonly pkce?: boolean;
  /** Further parameters of the authorization URL. */
  readonly extraParams?: Readonly<Record<string, string>>;
}
