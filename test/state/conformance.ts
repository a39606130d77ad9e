import { afterEach, describe } from 'vitest';
import { openDatabase } from '../../src/state/open.ts';
import type { Database, Role } from '../../src/state/port.ts';
import { crashes } from './conformance-crashes.ts';
import { intents } from './conformance-intents.ts';
import { migrations } from './conformance-migrations.ts';
import { port } from './conformance-port.ts';
import { routes } from './conformance-routes.ts';

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

/** What every engine must do, the same for all. */
export const conformance = (engine: Engine): void => {
  describe(engine.name, () => {
    const opened: Database[] = [];
    const open: Open = async (place, role = 'server') => {
      const database = await openDatabase({ ...(place ?? (await engine.createPlace())), role });
      opened.push(database);
      return database;
    };
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((database) => database.close()));
    });

    describe('port', () => port(engine, open));
    describe('migrations', () => migrations(engine, open));
    describe('intents', () => intents(engine, open));
    describe('routes', () => routes(engine, open));
    describe('crashes', () => crashes(engine, open));
  });
};
