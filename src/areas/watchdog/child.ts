// The gateway process as the watchdog service sees it.

export interface GatewayChild {
  /** Null when it could not be started at all. */
  readonly pid: number | null;
  /** The address of its health check; stays pending when it never listens. */
  readonly listening: Promise<string>;
  readonly ended: Promise<Exit>;
  /** SIGTERM. */
  terminate(): void;
  /** SIGKILL. */
  kill(): void;
}

export interface Exit {
  readonly code: number | null;
  readonly signal: string | null;
  /** The reason that it gave for not starting. */
  readonly refusal: string | null;
}

/** "The gateway exited with code 1: port 8795 is already in use." */
export function describeExit({ code, signal, refusal }: Exit): string {
  const how = signal === null ? `exited with code ${code ?? 'unknown'}` : `was terminated by ${signal}`;
  return refusal === null ? `The gateway ${how}.` : `The gateway ${how}: ${refusal.replace(/\.?$/, '.')}`;
}
