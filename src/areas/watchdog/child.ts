// The gateway process as the watchdog service sees it.

export interface GatewayChild {
  /** Null if the process could not be started. */
  readonly pid: number | null;
  /** Resolves to the base URL of its health check. Never resolves if the process does not listen. */
  readonly listening: Promise<string>;
  readonly ended: Promise<Exit>;
  /** Sends SIGTERM. */
  terminate(): void;
  /** Sends SIGKILL. */
  kill(): void;
}

export interface Exit {
  readonly code: number | null;
  readonly signal: string | null;
  /** Why it refused to start, in its own words. */
  readonly refusal: string | null;
}

/** For example "The gateway exited with code 1: port 8795 is already in use." */
export function describeExit({ code, signal, refusal }: Exit): string {
  const how = signal === null ? `exited with code ${code ?? 'unknown'}` : `was terminated by ${signal}`;
  return refusal === null ? `The gateway ${how}.` : `The gateway ${how}: ${refusal.replace(/\.?$/, '.')}`;
}
