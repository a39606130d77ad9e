import type { Database, Role } from '../../../src/base/state/port.ts';

/** Where one database lives; a new one is empty. */
export interface Place {
  readonly dataDir: string;
  readonly url?: string;
}

export interface Engine {
  readonly name: string;
  createPlace(): Promise<Place>;
  /** Whether any file the engine has written, logs of transactions included, holds this text. */
  holds(place: Place, text: string): Promise<boolean>;
}

/** A database opened like a node's; the first node of a place is a server, the others work beside it. */
export type Open = (place?: Place, role?: Role) => Promise<Database>;
