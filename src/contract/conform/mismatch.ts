// Why a check has no `pass`.
import type { Wire } from './wire.ts';

/** The sentence does not hold; `wire` shows it. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';
  readonly wire: Wire | undefined;

  constructor(message: string, wire?: Wire) {
    super(message);
    this.wire = wire;
  }
}

/** The sentence cannot be judged here. */
export class Skip extends Error {
  override readonly name = 'Skip';
}
