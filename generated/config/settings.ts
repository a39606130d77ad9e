// Generated from spec/ by `npm run generate`. Do not edit.
/**
 * Settings of Annex, read from annex.config.json in the working directory. Every setting is also available as a flag (`platform.port` is `--platform-port`) and as an environment variable (`ANNEX_PLATFORM_PORT`). Flags override variables, variables override the file, and the file overrides the defaults. In flags and variables, separate list items with commas. Names that end in Dir are directories, relative to the working directory. Names that end in Ms are in milliseconds.
 */
export interface Settings {
  /**
   * Address that the servers listen on. 127.0.0.1, ::1 and localhost mean both loopback addresses, because browsers use either one for localhost. 0.0.0.0 includes ::1. The watchdog always listens on both loopback addresses only.
   */
  host: string;
  /**
   * Directory for the embedded database and all other data that Annex stores. The default is that of a checkout; an installed Annex uses the data directory of its user.
   */
  dataDir: string;
  /**
   * Content directory of the project. Pasted screenshots are saved in screenshots/sp below it.
   */
  projectDir: string;
  /**
   * URL of a PostgreSQL database (15 or later), required for more than one node. database.connections limits its connections. Without it, Annex uses an SQLite file in dataDir.
   */
  databaseUrl?: string;
  /**
   * Database options. They do not apply to SQLite.
   */
  database: {
    /**
     * Maximum PostgreSQL connections per server, plus one for notifications.
     */
    connections: number;
    /**
     * Maximum time until streams and pages notice a change whose notification was lost.
     */
    recheckMs: number;
  };
  /**
   * Addresses and CIDR ranges of proxies whose X-Forwarded-For is trusted.
   *
   * @maxItems 256
   */
  trustedProxies: string[];
  /**
   * API key for the command line and MCP (`annex keys create` shows it once).
   */
  apiKey?: string;
  /**
   * Workspace for the command line and MCP.
   */
  workspace?: string;
  /**
   * Logging to standard error. Query strings, tokens, codes, keys and passwords are never logged.
   */
  log: {
    /**
     * Minimum log level.
     */
    level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
    /**
     * Log format: one JSON object per line, or human-readable lines. `auto` is pretty on a terminal and json elsewhere.
     */
    format: 'auto' | 'json' | 'pretty';
    /**
     * Name of this node on every log line. Defaults to the host name and the process id.
     */
    node?: string;
  };
  /**
   * Packages, authentication intents, workspaces, pages and documentation.
   */
  platform: {
    /**
     * Port of the platform; 0 picks any free port.
     */
    port: number;
    /**
     * Public URL of the platform. Defaults to the address that the platform listens on. The docs write it as {base_url}. The flag is --base-url, the variable ANNEX_BASE_URL.
     */
    baseUrl?: string;
    /**
     * Directory of the built package repository to serve. If the data directory has no repository, packages.sample decides which one the platform creates there. Any other directory must have one, because it may not be mounted. Packages are installed elsewhere, in packages.installDir.
     */
    packagesDir: string;
  };
  /**
   * The OAuth authorization-code gateway.
   */
  gateway: {
    /**
     * Port of the gateway, for HTTP and WebSocket; 0 picks any free port.
     */
    port: number;
    /**
     * Public URL of the gateway, to which providers redirect browsers. Defaults to the address that the gateway listens on. The docs write it as {gateway_url}.
     */
    url?: string;
    /**
     * WebSocket URL of the gateway, which clients connect to. Defaults to the address that the gateway listens on. The docs write it as {gateway_ws_url}.
     */
    wsUrl?: string;
    /**
     * Accepted form of a state: `uuid`, or `opaque` to also accept 22 to 128 unreserved characters.
     */
    state: 'uuid' | 'opaque';
    /**
     * Origins whose pages may connect by WebSocket. Programs send no Origin and can always connect.
     *
     * @maxItems 256
     */
    origins: string[];
    /**
     * Time for a client that registered with `acknowledge` to confirm receipt.
     */
    acknowledgeMs: number;
    /**
     * How often expired registrations are removed and their clients notified.
     */
    sweepMs: number;
    /**
     * WebSocket connections of the gateway.
     */
    sockets: {
      /**
       * Maximum WebSocket connections per address (IPv6: per /64).
       */
      maxSocketsPerAddress: number;
      /**
       * Maximum frames per second on one connection, pings included. A client that exceeds it is disconnected.
       */
      maxFramesPerSecond: number;
      /**
       * Maximum frames per second on all connections of one address. If it is exceeded, the connections that send more than their share are closed.
       */
      maxFramesPerSecondAndAddress: number;
      /**
       * Time for clients to close their connections when the gateway stops. A client that was disconnected for breaking a limit and does not close is held five times as long, because it would only reconnect.
       */
      closeGraceMs: number;
    };
  };
  /**
   * Starts, stops and monitors the gateway process.
   */
  watchdog: {
    /**
     * Port of the watchdog on both loopback addresses; 0 picks any free port.
     */
    port: number;
    /**
     * Whether a failed gateway is restarted. Can be changed at run time.
     */
    autoRestart: boolean;
    /**
     * Interval of the gateway's health checks. A check starts on time even if the previous one has not finished.
     */
    pollMs: number;
    /**
     * Consecutive failed health checks before a restart.
     */
    failures: number;
    /**
     * Timeout of a health check. A check that gets no successful response within this time has failed.
     */
    probeTimeoutMs: number;
    /**
     * Time for the gateway to exit when told to stop. After that, it is killed.
     */
    stopMs: number;
    /**
     * Delay before the second consecutive restart. The first restart is immediate, and each further delay is twice as long.
     */
    backoffMs: number;
    /**
     * Consecutive exits without a minute of healthy running in between before the watchdog gives up. The delay between restarts grows from watchdog.backoffMs to 30 seconds.
     */
    crashes: number;
  };
  /**
   * Screenshot paste and MCP over HTTP.
   */
  viewer: {
    /**
     * A port of its own for the viewer; 0 picks any free port. By default it has the platform's port, and 8797 where it runs alone.
     */
    port?: number;
    /**
     * Public URL of a viewer that runs alone, or has a port of its own. Defaults to the platform's address, or to the address that the viewer listens on.
     */
    url?: string;
  };
  /**
   * The web view proxy, which runs on its own origin.
   */
  proxy: {
    /**
     * A port of its own for the proxy; 0 picks any free port. By default it has the platform's port.
     */
    port?: number;
    /**
     * URL at which browsers reach the proxy, without the leading label. Every name below it must lead to Annex. It may be the platform's own name, or one below it, but not another port or a path of it; on another domain, no site can log users out by setting many cookies. Browsers that open the platform as localhost need none: they use the names below localhost. For others, proxy mode is off unless this is set.
     */
    url?: string;
  };
  /**
   * Authentication intents and the sessions created through them.
   */
  intents: {
    /**
     * Time for the user to log in and approve an intent.
     */
    lifetimeMs: number;
    /**
     * Session lifetime in seconds if max_age is not given.
     */
    defaultMaxAgeSeconds: number;
    /**
     * The most that users can grant to an application. More is left out of a request. All scopes without it.
     *
     * @maxItems 16
     */
    maxScopes?: ('workspace:read' | 'workspace:control' | 'packages:read' | 'paste:read' | 'paste:write' | 'account')[];
    /**
     * Maximum session lifetime in seconds, whatever max_age says. No limit by default.
     */
    maxSessionSeconds?: number;
    /**
     * Maximum number of intents for all callers together. Counts pending intents, and cancelled or denied ones until their expiry time.
     */
    maxPending: number;
    /**
     * Maximum pending intents per address (IPv6: per /64). Pages of other sites are counted apart.
     */
    maxPendingPerAddress: number;
    /**
     * Maximum cancelled or denied intents per address (IPv6: per /64). Each counts until its expiry time. Pages of other sites are counted apart.
     */
    maxEndedPerAddress: number;
    /**
     * Maximum pending intents per caller with an API key or a session, in addition to those of its address. The same limit applies to its cancelled or denied intents.
     */
    maxPendingPerCaller: number;
    /**
     * Recommended interval between polls of a pending intent, sent as Retry-After.
     */
    pollMs: number;
    /**
     * Maximum polls of one pending intent per second from one address (IPv6: from one /64). Further polls get 429.
     */
    maxPollsPerSecond: number;
    /**
     * How often an idle event stream sends a keep-alive comment.
     */
    keepAliveMs: number;
  };
  /**
   * The OAuth authorization server of the platform.
   */
  oauth: {
    /**
     * Lifetime of an access token in seconds. A refresh token gets a new one.
     */
    accessTokenSeconds: number;
    /**
     * Seconds after a refresh in which the replaced refresh token, and the new one, return the same tokens again. It protects clients that refresh twice at once, or lose a response. Later, a replaced refresh token ends the session. 0: a refresh token works once.
     */
    refreshReuseSeconds: number;
    /**
     * Lifetime of a session in seconds: how long its access token can be refreshed. intents.maxSessionSeconds applies, too.
     */
    sessionSeconds: number;
    /**
     * Further servers that tokens may be issued for (RFC 8707), for example the viewer's /mcp if the viewer runs elsewhere.
     *
     * @maxItems 256
     */
    resources: string[];
    /**
     * Which applications may ask for access: `on` for all, `listed` for those of `allowedHosts`, `off` for those that a user has approved before. Applications that are not OAuth clients, but create an intent, are not affected.
     */
    registration: 'on' | 'listed' | 'off';
    /**
     * Host names of applications for `registration: listed`: of their metadata document, else of all of their redirect URIs.
     *
     * @maxItems 256
     */
    allowedHosts: string[];
    /**
     * Private-use schemes without a period that redirect URIs may have.
     *
     * @maxItems 256
     */
    appSchemes: string[];
    /**
     * Metadata documents of clients are fetched from public addresses only. These hosts with a port, on this machine or in your network, are allowed, too.
     *
     * @maxItems 256
     */
    privateHosts: string[];
  };
  /**
   * Notifications of users on their phones and in other services.
   */
  notify: {
    /**
     * Notifications are sent to public addresses only, over https. These hosts with a port, on this machine or in your network, are allowed, too, also over http.
     *
     * @maxItems 256
     */
    privateHosts: string[];
  };
  /**
   * Users and their browser sessions.
   */
  identity: {
    /**
     * Lifetime of a browser login.
     */
    browserSessionMs: number;
    /**
     * How long a browser that has logged in is remembered, so that other people's attempts cannot lock it out.
     */
    deviceCookieMs: number;
    /**
     * Whether users can log in with a password: `on`, or `off` to allow only passkeys and the providers in `loginProviders`.
     */
    passwords: 'on' | 'off';
    /**
     * Maximum number of API keys of an owner that users can create, counting those revoked in the last 24 hours. Does not limit `annex keys create`.
     */
    maxKeysPerOwner: number;
    /**
     * The log of logins, approvals and changes of accounts.
     */
    auditLog: {
      /**
       * How many events that succeeded, and how many refused attempts, are kept for each user. Events without a user are counted together.
       */
      perUser: number;
      /**
       * How long they are kept.
       */
      retentionMs: number;
    };
    /**
     * Time to log in at a provider, or to use or add a passkey, from the click on the page to the return.
     */
    providerLoginMs: number;
    /**
     * Limits on failed logins.
     */
    attempts: {
      /**
       * Maximum failed logins per user name from one address (IPv6: from one /64), or from one browser that has logged in with that name before.
       */
      perName: number;
    };
  };
  /**
   * The package format and the package repository.
   */
  packages: {
    /**
     * Prefix of the two tool-version fields, usually the design tool's name. With kicad, they are read and written as kicad_version and kicad_version_max.
     */
    brand: string;
    /**
     * Directory that packages are installed in, unless --root specifies one.
     */
    installDir: string;
    /**
     * Base URL of a mirror to get packages from, instead of the repository that you use. Everything is checked against the repository's signatures. An http, https or file URL.
     */
    mirror?: string;
    /**
     * Whether the platform's own package repository requires an API key, a session token or a login.
     */
    private: boolean;
    /**
     * Maximum size in bytes of packages.json and manifests.json. Larger files are not built, validated, fetched or served. Clients and servers should use the same limit.
     */
    maxListBytes: number;
    /**
     * Whether packages with invalid metadata are removed from the served packages.json. Some clients reject the whole list if one package is invalid.
     */
    leaveOutInvalid: boolean;
    /**
     * Whether a platform without a package repository starts with a small sample repository (`--no-sample` starts with an empty one).
     */
    sample: boolean;
  };
  /**
   * Settings of sandbox panels.
   */
  sandbox: {
    /**
     * Whether code runs in browsers that cannot block its network access because they do not support the Connection-Allowlist header: `run` or `refuse`.
     */
    unenforced: 'run' | 'refuse';
  };
  /**
   * Settings of what programs ask people.
   */
  requests: {
    /**
     * Who sees and answers permissions, replies and other questions of agents whose key names its user: that user alone (`user`), or every user of the owner (`owner`).
     */
    audience: 'user' | 'owner';
    /**
     * Whether the inbox shows the first lines of an agent's last message. They are kept for a day.
     */
    lastMessages: 'on' | 'off';
  };
  /**
   * Settings and limits of workspaces and their panels.
   */
  panels: {
    /**
     * Maximum queued evals per workspace.
     */
    maxQueuedEvals: number;
    /**
     * Maximum bytes of queued code and stored results per owner, in all workspaces together.
     */
    maxQueuedBytes: number;
    /**
     * Maximum workspaces per owner.
     */
    maxWorkspaces: number;
    /**
     * Maximum size in bytes of a message from a workspace page, such as a screenshot or the result of code.
     */
    maxReplyBytes: number;
    /**
     * Whether workspaces show the panels of installed packages.
     */
    packages: 'on' | 'off';
    /**
     * Maximum bytes that the panel of a package keeps with its tab, as JSON: its state, its local storage and what it was opened with.
     */
    maxContentBytes: number;
    /**
     * Maximum number of unread bytes for an open workspace page. A page that leaves more unread is disconnected.
     */
    maxUnreadBytes: number;
    /**
     * Additional identifiers for Annex panels, beside the built-in ones, as identifier=panel. For panel, write webview, sandbox or log for Annex's own panels, or an identifier from the catalog.
     *
     * @maxItems 256
     */
    aliases: string[];
    /**
     * Pages to show in placeholder panels, as panel=URL.
     *
     * @maxItems 256
     */
    pages: string[];
    /**
     * Servers in a private network, as host:port, that may be checked for framing and shown in proxy mode; for development.
     *
     * @maxItems 256
     */
    privateHosts: string[];
  };
  /**
   * Settings of screenshot paste.
   */
  paste: {
    /**
     * Maximum length in pixels of the longest edge of the optimized image. Larger images are scaled down.
     */
    maxEdgePx: number;
    /**
     * Maximum size in bytes of an uploaded image. The contract allows at most 20 MiB.
     */
    maxUploadBytes: number;
    /**
     * Replaces the beginning of the path of every screenshot, for programs that see the project elsewhere, such as in a container: the directory on this machine, =, and the directory there.
     */
    pathPrefix?: string;
    /**
     * Template for names from titles, file names, models and recognized text: {name}, optionally with words, {date} and {time} around it.
     */
    nameTemplate: string;
    /**
     * Owner of screenshots that are pasted without an API key, and of those from before owners existed.
     */
    localOwner: string;
    /**
     * Which programs on this machine need no API key: those of the viewer's own user (same-user; on systems other than Linux the same as any), those of any user (any), or none (key).
     */
    localAccess: 'same-user' | 'any' | 'key';
    /**
     * Naming images by recognizing their text, on this machine.
     */
    ocr: {
      /**
       * Whether images are named by the text in them.
       */
      enabled: boolean;
    };
    /**
     * Naming images with a vision model, which is tried before text recognition. Off without a URL.
     */
    model: {
      /**
       * Base URL of the vision model's API, without /v1. Each image is sent there, scaled down to at most 768 pixels.
       */
      url?: string;
      /**
       * API style of the vision model: anthropic (/v1/messages) or openai (/v1/chat/completions).
       */
      style: 'anthropic' | 'openai';
      /**
       * Name of the vision model.
       */
      name: string;
      /**
       * API key for the vision model.
       */
      key?: string;
    };
  };
  /**
   * Files that are sent to the project or given to the person.
   */
  files: {
    /**
     * Maximum size in bytes of one file.
     */
    maxBytes: number;
    /**
     * Maximum number of unfinished uploads of one owner. They are kept for 24 hours.
     */
    maxOpenUploads: number;
    /**
     * Free space in bytes that files leave on the disk.
     */
    reserveBytes: number;
  };
  /**
   * Limits that apply to every server.
   */
  limits: {
    /**
     * Time for a request head to arrive.
     */
    headersTimeoutMs: number;
    /**
     * Time for a whole request to arrive.
     */
    requestTimeoutMs: number;
    /**
     * Maximum number of open event streams per address (IPv6: per /64). Pages of other sites are counted apart.
     */
    maxStreamsPerAddress: number;
    /**
     * Maximum HTTP connections to each server per address (IPv6: per /64), except for trusted proxies; at most half of all connections. All programs on this machine count as one address.
     */
    maxConnectionsPerAddress: number;
    /**
     * How long a node that is told to stop keeps serving while /health returns 503, so that load balancers notice. Only for nodes that share a PostgreSQL database.
     */
    drainMs: number;
    /**
     * Time for running requests to finish when a server stops.
     */
    closeGraceMs: number;
  };
  /**
   * OpenID Connect providers that users can log in with. Each key is a name that you choose; it is part of the redirect URI, {base_url}/login/NAME/callback. Only available in the file, not as flags or variables.
   */
  loginProviders: {
    [k: string]: {
      /**
       * Issuer identifier of the provider, exactly as in its metadata. Must use https, except on this machine.
       */
      issuer: string;
      /**
       * Client id that the provider has given you.
       */
      clientId: string;
      /**
       * File that contains the client secret, relative to the working directory.
       */
      clientSecretFile?: string;
      /**
       * Environment variable that contains the client secret.
       */
      clientSecretVariable?: string;
      /**
       * Name of the provider for people. The login page shows it. Defaults to the key.
       */
      label?: string;
      /**
       * Scopes to request, separated by spaces. Must include openid.
       */
      scopes: string;
      /**
       * Whether the first login of an unknown person creates a user. If false, only linked accounts can log in.
       */
      signUp: boolean;
      /**
       * Domains of email addresses that may log in. The provider must have verified the address. Any address if the list is empty.
       *
       * @maxItems 100
       */
      allowedDomains: string[];
      /**
       * Claim that lists the user's groups.
       */
      groupsClaim: string;
      /**
       * The owners that each group belongs to. `*` stands for every user of the provider. Computed at each login.
       */
      owners: {
        /**
         * @maxItems 100
         */
        [k: string]: string[];
      };
      /**
       * Whether logging out also logs out at the provider.
       */
      logout: boolean;
    };
  };
}

export interface ProviderSettings {
  /**
   * Authorization URL of the provider.
   */
  authUrl: string;
  /**
   * Token URL of the provider.
   */
  tokenUrl: string;
  /**
   * Revocation URL of the provider (RFC 7009), for `annex connect remove`. Discovered through the issuer if not given.
   */
  revocationUrl?: string;
  /**
   * Issuer identifier of the provider. An `iss` in its response must equal it, and a missing one is refused if the metadata of the issuer promises it (RFC 9207).
   */
  issuer?: string;
  /**
   * Client id of your app, for an app without a secret.
   */
  clientId?: string;
  /**
   * JSON file with clientId and clientSecret, relative to the working directory.
   */
  credentialsFile?: string;
  /**
   * Scopes to request, separated by spaces.
   */
  scopes?: string;
  /**
   * Lifetime in seconds of an access token if the provider sends no `expires_in`. By default 3600 if there is a refresh token; otherwise the token counts as valid until an API rejects it.
   */
  defaultLifetimeSeconds?: number;
  /**
   * Whether to use PKCE (S256).
   */
  pkce?: boolean;
  /**
   * Extra parameters for the authorization URL.
   */
  extraParams?: {
    [k: string]: string;
  };
}
