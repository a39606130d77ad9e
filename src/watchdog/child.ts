// The gateway's process, as the rules of the watchdog see it.

export interface GatewayChild {
  /** Null when it could not be started at all. */
  readonly pid: number | null;
  /** Where its health can be asked for, once it listens; pending for ever when it never does. */
  readonly listening: Promise<string>;
  /** Settles when the process is gone, whatever ended it. */
  readonly ended: Promise<Exit>;
  /** Whether it answers over the pipe between the processes, within so many milliseconds. */
  answers(withinMs: number): Promise<boolean>;
  /** Asks it to end. */
  terminate(): void;
  /** Ends it without asking: a process that hangs hears nothing. */
  kill(): void;
}

/** The health was asked for and no answer came in time; whatever else went wrong is no such thing. */
export class LateAnswer extends Error {
  override readonly name = 'LateAnswer';
}

export interface Exit {
  readonly code: number | null;
  readonly signal: string | null;
  /** Its own words, when it said why it could not start. */
  readonly refusal: string | null;
}

/** "It exited with 1: port 8795 is taken." */
export function describeExit({ code, signal, refusal }: Exit): string {
  const how = signal === null ? `exited with ${code ?? 'nothing'}` : `was ended by ${signal}`;
  return refusal === null ? `It ${how}.` : `It ${how}: ${refusal.replace(/\.?$/, '.')}`;
}
