// Thrown by checks that do not pass.
import type { Wire } from './wire.ts';

/** The check fails; `wire` is the request that shows it. */
export class Mismatch extends Error {
  readonly wire: Wire | undefined;

  constructor(message: string, wire?: Wire) {
    super(message);
    this.wire = wire;
  }
}

/** The check cannot be run here. */
export class Skip extends Error {}

/** The whole run has come to a limit. */
export class Stopped extends Skip {}
