// Generated from spec/ by `npm run generate`. Do not edit.
/**
 * annex.config.json in the working folder. Every setting is also a flag (`platform.port` is `--platform-port`) and an environment variable (`ANNEX_PLATFORM_PORT`); a flag counts before a variable, a variable before the file, the file before the default. Flags and variables give a list with commas. Names that end in Dir are folders, relative to the working folder; names that end in Ms are milliseconds.
 */
export interface Settings {
  /**
   * The address that the servers listen on; the watchdog always listens on 127.0.0.1.
   */
  host: string;
  /**
   * Where the embedded database and everything else that Annex keeps is.
   */
  dataDir: string;
  /**
   * The project whose content folder takes pasted screenshots (screenshots/sp below it).
   */
  projectDir: string;
  /**
   * A PostgreSQL 15 or newer, for more than one node. Without it the database is an SQLite file in the data folder.
   */
  databaseUrl?: string;
  /**
   * How the database is used; of SQLite, nothing is to be set.
   */
  database: {
    /**
     * The most connections that one server opens to PostgreSQL, beside one that listens.
     */
    connections: number;
  };
  /**
   * Addresses and CIDR ranges of proxies whose X-Forwarded-For is believed.
   *
   * @maxItems 256
   */
  trustedProxies: string[];
  /**
   * The key that the command line and MCP send (`annex keys create` shows it once).
   */
  apiKey?: string;
  /**
   * The workspace that the command line and MCP act on.
   */
  workspace?: string;
  /**
   * What is told on standard error. No query string, token, code, key or password is ever in it.
   */
  log: {
    /**
     * The least that is told.
     */
    level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
    /**
     * One JSON object a line, or lines for people; auto is pretty on a terminal and json elsewhere.
     */
    format: 'auto' | 'json' | 'pretty';
  };
  /**
   * Packages, authentication intents, the workspace, the pages and the documentation.
   */
  platform: {
    /**
     * Its port; 0 is any free one.
     */
    port: number;
    /**
     * {base_url}: where others reach the platform. By default the address it listens on. The flag is --base-url, the variable ANNEX_BASE_URL.
     */
    baseUrl?: string;
    /**
     * The built package repository that it serves.
     */
    packagesDir: string;
  };
  /**
   * The OAuth code gateway.
   */
  gateway: {
    /**
     * Its port, for HTTP and WebSocket; 0 is any free one.
     */
    port: number;
    /**
     * {gateway_url}: where providers send browsers back to. By default the address it listens on.
     */
    url?: string;
    /**
     * Where clients connect by WebSocket. By default the address it listens on.
     */
    wsUrl?: string;
    /**
     * What a state may look like: a UUID, or opaque for 22 to 128 unreserved characters too.
     */
    state: 'uuid' | 'opaque';
    /**
     * Origins whose pages may connect by WebSocket. Programs send no Origin and always may.
     *
     * @maxItems 256
     */
    origins: string[];
    /**
     * How long a registration waits for its callback.
     */
    lifetimeMs: number;
    /**
     * How long a client that registered with acknowledge may take to say that it has its answer.
     */
    acknowledgeMs: number;
    /**
     * Registrations in all.
     */
    maxRegistrations: number;
    /**
     * Registrations of one connection.
     */
    maxStatesPerSocket: number;
    /**
     * How often registrations whose time is over are removed and their clients told.
     */
    sweepMs: number;
    /**
     * Its WebSocket connections.
     */
    sockets: {
      /**
       * The largest message.
       */
      maxMessageBytes: number;
      /**
       * Connections in all.
       */
      maxSockets: number;
      /**
       * Connections of one address (IPv6: of one /64).
       */
      maxSocketsPerAddress: number;
      /**
       * Frames of one connection in a second, pings included; past it the client is disconnected.
       */
      maxFramesPerSecond: number;
      /**
       * Frames of all connections of one address in a second; past it those that send more than their share are disconnected.
       */
      maxFramesPerSecondAndAddress: number;
      /**
       * A client that has registered nothing by then is disconnected.
       */
      firstMessageMs: number;
      /**
       * How often a client is asked whether it is still there.
       */
      pingMs: number;
      /**
       * A client that leaves more than this unread is disconnected.
       */
      maxBufferedBytes: number;
      /**
       * A message that a client has not taken by then is dropped, and the client disconnected.
       */
      sendMs: number;
      /**
       * How long a client may take to close when the gateway stops. One that is cut off and does not close is held five times as long, since it would only come back.
       */
      closeGraceMs: number;
    };
  };
  /**
   * Starts, stops and watches the gateway process.
   */
  watchdog: {
    /**
     * Its port on 127.0.0.1; 0 is any free one.
     */
    port: number;
    /**
     * Whether it restarts a gateway that fails, until told otherwise.
     */
    autoRestart: boolean;
    /**
     * How often it checks the gateway’s health. A check starts on time, whatever became of the one before.
     */
    pollMs: number;
    /**
     * Consecutive failed health checks before a restart.
     */
    failures: number;
    /**
     * A health check that has no good answer by then has failed.
     */
    probeTimeoutMs: number;
    /**
     * How long a gateway that has just been started may take until failed questions count.
     */
    startGraceMs: number;
    /**
     * A gateway that has not ended by then when told to is killed.
     */
    stopMs: number;
    /**
     * How long it waits before the second restart in a row; the first comes at once, and each further wait is twice as long.
     */
    backoffMs: number;
    /**
     * The longest of those waits.
     */
    maxBackoffMs: number;
    /**
     * So many ends in a row, none after a stable run, and the gateway is given up.
     */
    crashes: number;
    /**
     * A gateway that has been well for so long runs stably: earlier ends no longer count.
     */
    stableMs: number;
  };
  /**
   * Screenshot paste and MCP over HTTP.
   */
  viewer: {
    /**
     * Its port; 0 is any free one.
     */
    port: number;
    /**
     * Where others reach the viewer. By default the address it listens on.
     */
    url?: string;
  };
  /**
   * The web view proxy: an origin of its own.
   */
  proxy: {
    /**
     * Its port; 0 is any free one.
     */
    port: number;
    /**
     * Where browsers reach the proxy, without the label in front: every name below it has to lead here, and it has to be another registrable domain than the platform’s. By default localhost and its port; beyond loopback proxy mode is off without it.
     */
    url?: string;
    /**
     * How long a frame may take to use its ticket.
     */
    ticketMs: number;
    /**
     * How long a frame may see a site before it needs another ticket; it never outlives the login.
     */
    viewMs: number;
    /**
     * How long a site may take to begin its answer.
     */
    timeoutMs: number;
  };
  /**
   * Authentication intents and the sessions they make.
   */
  intents: {
    /**
     * How long the user has to log in.
     */
    lifetimeMs: number;
    /**
     * How long a session lives when max_age is not given.
     */
    defaultMaxAgeSeconds: number;
    /**
     * No session lives longer, whatever max_age says. By default there is no such ceiling.
     */
    maxSessionSeconds?: number;
    /**
     * The approval page warns of a session that would live longer than this.
     */
    longSessionSeconds: number;
    /**
     * Intents of strangers and others in all that are pending, or were cancelled or denied and would not have expired yet.
     */
    maxPending: number;
    /**
     * Pending intents of one address (IPv6: of one /64).
     */
    maxPendingPerAddress: number;
    /**
     * Intents of one address (IPv6: of one /64) that were cancelled or denied and would not have expired yet.
     */
    maxEndedPerAddress: number;
    /**
     * Pending intents of one caller with a key or a session, beside those of addresses, and as many cancelled or denied ones.
     */
    maxPendingPerCaller: number;
    /**
     * How long an intent that came to nothing is still answered as over, and not as unknown.
     */
    retentionMs: number;
    /**
     * How long a caller should wait between two polls of a pending intent, as Retry-After tells it.
     */
    pollMs: number;
    /**
     * Polls of one pending intent from one address (IPv6: from one /64) in a second; more get 429.
     */
    maxPollsPerSecond: number;
    /**
     * Unknown tokens that one address (IPv6: one /64) may ask for within unknownTokensMs.
     */
    maxUnknownTokens: number;
    /**
     * The time in which unknown tokens are counted.
     */
    unknownTokensMs: number;
    /**
     * How often intents and sessions that are over are removed.
     */
    sweepMs: number;
    /**
     * How often an event stream that has nothing to tell shows that it is alive.
     */
    keepAliveMs: number;
  };
  /**
   * Users, and the browsers they are logged in with.
   */
  identity: {
    /**
     * How long a browser stays logged in.
     */
    browserSessionMs: number;
    /**
     * How long a browser that has logged in is known, so that nobody else can lock it out.
     */
    deviceCookieMs: number;
    /**
     * The time of last use of a key or session is written at most once in so long.
     */
    lastUsedMs: number;
    /**
     * Passwords compared at the same time; each takes 32 MiB.
     */
    comparing: number;
    /**
     * Logins that may wait for their turn; one more is told to come back later.
     */
    waiting: number;
    /**
     * Failed logins.
     */
    attempts: {
      /**
       * The time in which they are counted.
       */
      windowMs: number;
      /**
       * How many one user’s name may have from one address (IPv6: from one /64), or from one browser that has logged in with it before.
       */
      perName: number;
      /**
       * How many may come from one address (IPv6: from one /64).
       */
      perAddress: number;
    };
  };
  /**
   * The package format, and the repository that is served.
   */
  packages: {
    /**
     * The design tool’s name in the two tool-version fields: kicad reads and writes kicad_version.
     */
    brand: string;
    /**
     * The folder that packages are installed below, unless --root names one.
     */
    installDir: string;
    /**
     * Whether packages that break the format are left out of packages.json as it is served, since some clients refuse a list for one of them.
     */
    leaveOutInvalid: boolean;
    /**
     * Whether a platform that has no package repository begins with a small one of samples (`--no-sample`: it begins with an empty one).
     */
    sample: boolean;
    /**
     * The largest icon in the repository’s resources that is served.
     */
    maxIconBytes: number;
    /**
     * How large all icons may be together, since they are held in memory; the rest is left out.
     */
    maxIconsBytes: number;
  };
  /**
   * Sandbox panels.
   */
  sandbox: {
    /**
     * Whether code runs in browsers that cannot keep it off the network: those that do not know the header Connection-Allowlist.
     */
    unenforced: 'run' | 'refuse';
  };
  /**
   * Panels of a workspace.
   */
  panels: {
    /**
     * How long code may run in a sandbox panel.
     */
    evalTimeoutMs: number;
    /**
     * How long code waits for a browser, and its result for whoever asked.
     */
    evalKeepMs: number;
    /**
     * How much longer than its own time a call waits for code; then it is told `queued`.
     */
    evalSlackMs: number;
    /**
     * How long a call waits for a sandbox that is still loading; then it is told `queued`.
     */
    evalFrameMs: number;
    /**
     * Pieces of code that may wait in one workspace.
     */
    maxQueuedEvals: number;
    /**
     * Bytes of queued code and kept results of one owner, in all workspaces together.
     */
    maxQueuedBytes: number;
    /**
     * Workspaces of one owner.
     */
    maxWorkspaces: number;
    /**
     * How long a browser may take to send a picture.
     */
    captureTimeoutMs: number;
    /**
     * How long a browser may take to say that it has a command; then code counts as queued.
     */
    acceptMs: number;
    /**
     * How long a browser that was cut off may take to come back before its commands are given up.
     */
    graceMs: number;
    /**
     * The largest message of a page: a picture, or the result of code.
     */
    maxReplyBytes: number;
    /**
     * Browsers that may have one workspace open.
     */
    maxBrowsers: number;
    /**
     * Tabs of one workspace.
     */
    maxTabs: number;
    /**
     * How many splits may stand below each other.
     */
    maxDepth: number;
    /**
     * What a panel that is not ours may start with, as JSON.
     */
    maxStateBytes: number;
    /**
     * Lines of a workspace’s system log that are kept for those who open it later.
     */
    maxLogLines: number;
    /**
     * How much may wait for an open page that does not read before it is cut off.
     */
    maxUnreadBytes: number;
    /**
     * How long a site may take to say whether it lets itself be framed.
     */
    framingTimeoutMs: number;
    /**
     * What the icons of one workspace's tabs may take together, where they are given as data.
     */
    maxIconsBytes: number;
    /**
     * Foreign panel identifiers that mean panels of ours, as foreign=ours, beside the built-in ones; webview, sandbox and log are short for our own.
     *
     * @maxItems 256
     */
    aliases: string[];
    /**
     * Pages for panels that are placeholders, as panel=address.
     *
     * @maxItems 256
     */
    pages: string[];
    /**
     * Servers in a private network, as host:port, that may be asked whether they let themselves be framed, and seen in proxy mode; for development.
     *
     * @maxItems 256
     */
    privateHosts: string[];
  };
  /**
   * Screenshot paste.
   */
  paste: {
    /**
     * The longer edge of the optimized picture; larger ones are scaled down to it.
     */
    maxEdgePx: number;
    /**
     * The largest picture that is accepted; the contract has no larger ones than 20 MiB.
     */
    maxUploadBytes: number;
    /**
     * Pictures with more pixels are refused before they are decoded.
     */
    maxPixels: number;
    /**
     * Pictures that take longer to read and to write are given up.
     */
    timeoutMs: number;
    /**
     * So many pictures are worked on at a time; each keeps up to two threads busy.
     */
    concurrent: number;
    /**
     * What is made of the names that titles, file names, models and text give: {name}, and around it words, {date} and {time}.
     */
    nameTemplate: string;
    /**
     * Whether a smaller file of the same pixels is looked for after a picture was saved; seconds of one core, at low priority.
     */
    squeeze: boolean;
    /**
     * The owner of screenshots that are pasted without an API key, and of those from before there were owners.
     */
    localOwner: string;
    /**
     * Who on this machine needs no API key: programs of the viewer’s own user (same-user; on systems other than Linux the same as any), those of any user, or none (key).
     */
    localAccess: 'same-user' | 'any' | 'key';
    /**
     * How long the widget can be used before it has to be reloaded.
     */
    tokenLifetimeMs: number;
    /**
     * Names by reading the text in a picture, on this machine.
     */
    ocr: {
      /**
       * Whether text is read.
       */
      enabled: boolean;
      /**
       * CPU time; pictures that take more keep the name that they had at first.
       */
      timeoutMs: number;
      /**
       * So long the reader stays in memory for the next picture.
       */
      idleMs: number;
    };
    /**
     * Names by a vision model, asked before text is read. Without an address none is asked.
     */
    model: {
      /**
       * The endpoint’s address, without /v1. A copy of each picture of at most 768 pixels is sent there.
       */
      url?: string;
      /**
       * How it is spoken to: anthropic (/v1/messages) or openai (/v1/chat/completions).
       */
      style: 'anthropic' | 'openai';
      /**
       * Which model is asked for.
       */
      name: string;
      /**
       * The endpoint’s key.
       */
      key?: string;
      /**
       * An answer that takes longer does not count.
       */
      timeoutMs: number;
    };
  };
  /**
   * What every server puts up with.
   */
  limits: {
    /**
     * The largest JSON body; most operations take less, as their documents say.
     */
    jsonBytes: number;
    /**
     * The most parts of a form with files.
     */
    formParts: number;
    /**
     * The longest request target.
     */
    urlBytes: number;
    /**
     * The most parameters in a query.
     */
    queryKeys: number;
    /**
     * The largest request head, its target included.
     */
    headerBytes: number;
    /**
     * How long a request head may take to arrive.
     */
    headersTimeoutMs: number;
    /**
     * How long a whole request may take to arrive.
     */
    requestTimeoutMs: number;
    /**
     * How long an operation may work on its answer.
     */
    deadlineMs: number;
    /**
     * An event stream with more than this unread is cut.
     */
    eventBufferBytes: number;
    /**
     * Event streams that one server holds open.
     */
    maxStreams: number;
    /**
     * Event streams of one address (IPv6: of one /64).
     */
    maxStreamsPerAddress: number;
    /**
     * Connections that one process takes; fewer where it may not open so many files.
     */
    maxConnections: number;
    /**
     * HTTP connections of one address (IPv6: of one /64), but for trusted proxies; at most half of all.
     */
    maxConnectionsPerAddress: number;
    /**
     * How long running requests may go on after the order to stop.
     */
    closeGraceMs: number;
  };
}

export interface ProviderSettings {
  /**
   * Its authorization URL.
   */
  authUrl: string;
  /**
   * Its token URL.
   */
  tokenUrl: string;
  /**
   * Its revocation URL (RFC 7009), for `annex connect remove`; found through the issuer where it is not given.
   */
  revocationUrl?: string;
  /**
   * Its issuer identifier; an `iss` in its answer must equal it.
   */
  issuer?: string;
  /**
   * Your app’s id there, for an app without a secret.
   */
  clientId?: string;
  /**
   * A JSON file with clientId and clientSecret, relative to the working folder.
   */
  credentialsFile?: string;
  /**
   * What to ask for, with spaces between.
   */
  scopes?: string;
  /**
   * Whether to use PKCE (S256).
   */
  pkce?: boolean;
  /**
   * Further parameters of the authorization URL.
   */
  extraParams?: {
    [k: string]: string;
  };
}
