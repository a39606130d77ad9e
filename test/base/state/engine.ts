import type { Database, Role } from '../../../src/base/state/port.ts';

/** The location of a database; a new one is empty. */
export interface Place {
  readonly dataDir: string;
  readonly url?: string;
}

export interface Engine {
  readonly name: string;
  createPlace(): Promise<Place>;
  /** Whether any file of the engine, including transaction logs, contains this text. */
  holds(place: Place, text: string): Promise<boolean>;
}

/** Opens a database. The first node of a place is a server, the others are commands. */
export type Open = (place?: Place, role?: Role) => Promise<Database>;
