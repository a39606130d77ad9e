import { expect, it } from 'vitest';
import { migrate } from '../../../src/base/state/migrate.ts';
import { MIGRATIONS } from '../../../src/base/state/migrations.ts';
import type { Database } from '../../../src/base/state/port.ts';
import { VERSION } from '../../../src/base/version.ts';
import type { Engine, Open } from './engine.ts';

export const migrations = (engine: Engine, open: Open): void => {
  const applied = async (database: Database) => {
    const rows = await database.read({ text: 'select id from schema_migrations order by id', values: [] });
    return rows.map(({ id }) => id);
  };
  const known = MIGRATIONS.map(({ id }) => id);
  const next = (known.at(-1) ?? 0) + 1;
  const minor = VERSION.split('.', 2).join('.');

  it('has consecutive ids', () => {
    expect(known).toEqual(known.map((_, i) => i + 1));
  });

  it.each(MIGRATIONS)(
    'only adds, so that other programs of its minor version still work (migration $id)',
    ({ statements, postgres = [] }) => {
      const added = new Set(statements.flatMap((text) => /^create table (\w+) /.exec(text)?.slice(1) ?? []));
      for (const text of statements) {
        const [, column, table] =
          /^(?:create (?:table|index) |alter table \w+ add column (.+)$|(?:create unique index \w+ on|insert into) (\w+) )/.exec(
            text,
          ) ?? expect.fail(text);
        if (column) expect(column).not.toMatch(/not null(?!.* default )|unique|references|check/); // old rows, old inserts
        if (table) expect(added).toContain(table);
      }
      for (const text of postgres) expect(text).toMatch(/^alter table \w+ set unlogged$/);
    },
  );

  it('applies each migration once when many nodes start at once', async () => {
    const place = await engine.createPlace();
    const nodes = await Promise.all(Array.from({ length: 8 }, (_, i) => open(place, i === 0 ? 'server' : 'command')));
    for (const node of nodes) expect(await applied(node)).toEqual(known);
  });

  it('changes nothing on a second start', async () => {
    const place = await engine.createPlace();
    await (await open(place)).close();
    expect(await applied(await open(place))).toEqual(known);
  });

  it('rolls back a migration that fails, and applies it after it is fixed', async () => {
    const database = await open();
    const good = 'create table more (id text primary key)';
    const wrong = [...MIGRATIONS, { id: next, statements: [good, 'create tabel wrong (id text)'] }];
    await expect(migrate(database, wrong)).rejects.toThrow();
    expect(await applied(database)).toEqual(known);
    await migrate(database, [...MIGRATIONS, { id: next, statements: [good] }]);
    expect(await applied(database)).toEqual([...known, next]);
    expect(await database.read({ text: 'select id from more', values: [] })).toEqual([]);
  });

  it('reports a conflict inside a migration instead of retrying forever', async () => {
    const database = await open();
    const statements = [
      'create table pair (id bigint primary key)',
      'insert into pair values (1)',
      'insert into pair values (1)',
    ];
    const migration = { id: next, statements };
    await expect(migrate(database, [...MIGRATIONS, migration])).rejects.toMatchObject({ code: 'conflict' });
  });

  it('accepts a newer schema of the same minor version, so that an upgrade can be rolled back', async () => {
    const database = await open();
    const newer = [...MIGRATIONS, { id: next, statements: ['alter table intents add column more text'] }];
    await migrate(database, newer, [], `${minor}.99`);
    await migrate(database, MIGRATIONS, [], `${minor}.0`);
    expect(await applied(database)).toEqual([...known, next]);
    await expect(migrate(database, MIGRATIONS, [], '99.0.0')).rejects.toMatchObject({ code: 'unsupported' });
  });

  it('refuses a database whose schema is newer than the program, of another minor version', async () => {
    const place = await engine.createPlace();
    const database = await open(place);
    await migrate(database, [...MIGRATIONS, { id: next, statements: [] }], [], '99.0.0');
    await database.close();
    await expect(open(place)).rejects.toMatchObject({
      code: 'unsupported',
      message: `the database uses schema ${next}, but this version supports only ${next - 1}. Install a newer version`,
    });
  });
};
