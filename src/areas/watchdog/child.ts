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

/** "It exited with 1: port 8795 is taken." */
export function describeExit({ code, signal, refusal }: Exit): string {
  const how = signal === null ? `exited with ${code ?? 'nothing'}` : `was ended by ${signal}`;
  return refusal === null ? `It ${how}.` : `It ${how}: ${refusal.replace(/\.?$/, '.')}`;
}
