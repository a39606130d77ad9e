// What spec/config/settings.schema.json says, as a type; after a change there: npx vitest run test/config -u
export interface Settings {
  readonly host: string;
  readonly dataDir: string;
  readonly projectDir: string;
  readonly databaseUrl?: string;
  readonly database: {
    readonly connections: number;
  };
  readonly trustedProxies: readonly string[];
  readonly apiKey?: string;
  readonly workspace?: string;
  readonly log: {
    readonly level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
    readonly format: 'auto' | 'json' | 'pretty';
  };
  readonly platform: {
    readonly port: number;
    readonly baseUrl?: string;
    readonly packagesDir: string;
  };
  readonly gateway: {
    readonly port: number;
    readonly url?: string;
    readonly wsUrl?: string;
    readonly state: 'uuid' | 'opaque';
    readonly origins: readonly string[];
    readonly lifetimeMs: number;
    readonly maxRegistrations: number;
    readonly maxStatesPerSocket: number;
    readonly sweepMs: number;
    readonly sockets: {
      readonly maxMessageBytes: number;
      readonly maxSockets: number;
      readonly maxSocketsPerAddress: number;
      readonly firstMessageMs: number;
      readonly pingMs: number;
      readonly maxBufferedBytes: number;
      readonly sendMs: number;
      readonly closeGraceMs: number;
    };
  };
  readonly watchdog: {
    readonly port: number;
    readonly autoRestart: boolean;
    readonly pollMs: number;
    readonly failures: number;
    readonly probeTimeoutMs: number;
    readonly startGraceMs: number;
    readonly stopMs: number;
    readonly backoffMs: number;
    readonly maxBackoffMs: number;
    readonly crashes: number;
    readonly stableMs: number;
  };
  readonly viewer: {
    readonly port: number;
    readonly url?: string;
  };
  readonly proxy: {
    readonly port: number;
    readonly url?: string;
  };
  readonly intents: {
    readonly lifetimeMs: number;
    readonly defaultMaxAgeSeconds: number;
    readonly maxSessionSeconds?: number;
    readonly longSessionSeconds: number;
    readonly maxPending: number;
    readonly maxPendingPerAddress: number;
    readonly retentionMs: number;
    readonly pollMs: number;
    readonly maxUnknownTokens: number;
    readonly unknownTokensMs: number;
    readonly sweepMs: number;
    readonly keepAliveMs: number;
  };
  readonly identity: {
    readonly browserSessionMs: number;
    readonly lastUsedMs: number;
    readonly comparing: number;
    readonly waiting: number;
    readonly attempts: {
      readonly windowMs: number;
      readonly perName: number;
      readonly perAddress: number;
      readonly remembered: number;
    };
  };
  readonly packages: {
    readonly brand: string;
    readonly sample: boolean;
    readonly maxIconBytes: number;
    readonly maxIconsBytes: number;
  };
  readonly panels: {
    readonly evalTimeoutMs: number;
    readonly evalKeepMs: number;
    readonly evalSlackMs: number;
    readonly maxQueuedEvals: number;
    readonly captureTimeoutMs: number;
    readonly acceptMs: number;
    readonly graceMs: number;
    readonly maxReplyBytes: number;
    readonly maxBrowsers: number;
    readonly maxTabs: number;
    readonly maxDepth: number;
    readonly maxStateBytes: number;
    readonly maxLogLines: number;
    readonly maxUnreadBytes: number;
    readonly framingTimeoutMs: number;
    readonly maxIconsBytes: number;
    readonly aliases: readonly string[];
    readonly pages: readonly string[];
    readonly privateHosts: readonly string[];
  };
  readonly paste: {
    readonly maxEdgePx: number;
    readonly maxUploadBytes: number;
    readonly maxPixels: number;
    readonly timeoutMs: number;
    readonly concurrent: number;
    readonly tokenLifetimeMs: number;
    readonly ocr: {
      readonly enabled: boolean;
      readonly timeoutMs: number;
      readonly idleMs: number;
    };
    readonly model: {
      readonly url?: string;
      readonly style: 'anthropic' | 'openai';
      readonly name: string;
      readonly key?: string;
      readonly timeoutMs: number;
    };
  };
  readonly limits: {
    readonly jsonBytes: number;
    readonly urlBytes: number;
    readonly queryKeys: number;
    readonly headerBytes: number;
    readonly headersTimeoutMs: number;
    readonly requestTimeoutMs: number;
    readonly deadlineMs: number;
    readonly eventBufferBytes: number;
    readonly closeGraceMs: number;
  };
}
