import { afterEach, describe } from 'vitest';
import { openDatabase } from '../../../src/base/state/open.ts';
import type { Database } from '../../../src/base/state/port.ts';
import { crashes } from './conformance-crashes.ts';
import { intents } from './conformance-intents.ts';
import { migrations } from './conformance-migrations.ts';
import { port } from './conformance-port.ts';
import type { Engine, Open } from './engine.ts';

/** Tests that every engine must pass. */
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
    describe('crashes', () => crashes(engine, open));
  });
};
