import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, SQLITE_FILE } from '../../../src/base/state/open.ts';
import type { Database, Role } from '../../../src/base/state/port.ts';
import { openSqlite, type SqliteOptions } from '../../../src/base/state/sqlite.ts';
import { countNotifications } from './count-notifications.ts';
import { useFolders } from './temporary-folder.ts';
import { expectKept, startWriting } from './writing-child.ts';

const createFolder = useFolders();

describe('the SQLite file', () => {
  let dataDir: string;
  let path: string;
  const opened: Database[] = [];
  beforeEach(async () => {
    dataDir = join(await createFolder(), 'data');
    path = join(dataDir, SQLITE_FILE);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()));
  });
  const keep = (database: Database) => {
    opened.push(database);
    return database;
  };
  const open = async (role: Role = 'server') => keep(await openDatabase({ dataDir, role }));
  const openBare = async (options: Partial<SqliteOptions> = {}) =>
    keep(await openSqlite({ path, role: 'server', ...options }));
  const things = { text: 'create table things (id text primary key)', values: [] };
  const insert = (id: string) => ({ text: 'insert into things (id) values ($1)', values: [id] });
  const ids = async (database: Database) =>
    (await database.read({ text: 'select id from things order by id', values: [] })).map(({ id }) => id);

  it('is readable only by its user, like its directory and the files next to it', async () => {
    await open();
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    const files = await readdir(dataDir);
    expect(files.sort()).toEqual(['', '-shm', '-wal', '.lock'].map((suffix) => SQLITE_FILE + suffix));
    for (const file of files) expect((await stat(join(dataDir, file))).mode & 0o777).toBe(0o600);
  });

  it('becomes private if it was not, but an existing directory is not changed', async () => {
    await mkdir(dataDir, { mode: 0o755 });
    await writeFile(path, '');
    await chmod(path, 0o644);
    await open();
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o755);
  });

  it('is synced after every commit', async () => {
    const database = await open();
    expect(await database.read({ text: 'pragma journal_mode', values: [] })).toEqual([{ journal_mode: 'wal' }]);
    expect(await database.read({ text: 'pragma synchronous', values: [] })).toEqual([{ synchronous: 2 }]);
    expect(await database.read({ text: 'pragma foreign_keys', values: [] })).toEqual([{ foreign_keys: 1 }]);
  });

  it('gets the writes of one turn of the event loop in one transaction', async () => {
    const database = await openBare();
    await database.commit([things]);
    const size = async () => (await stat(`${path}-wal`)).size;
    const before = await size();
    await Promise.all(Array.from({ length: 64 }, (_, i) => database.commit([insert(`id${i}`)])));
    const together = (await size()) - before;
    for (let i = 64; i < 128; i += 1) await database.commit([insert(`id${i}`)]);
    const apart = (await size()) - before - together;
    expect(apart / together).toBeGreaterThan(5);
  });

  it('is refused to a second server, in the same and in another process, with its name', async () => {
    const first = await open();
    await expect(open()).rejects.toMatchObject({ code: 'locked', message: expect.stringContaining(path) });
    await first.close();
    const child = await startWriting({ dataDir });
    await expect(open()).rejects.toMatchObject({ code: 'locked', message: expect.stringContaining(path) });
    await child.kill();
    await expectKept(await open(), child.acknowledged);
  });

  it('can be used by a command in another process, whose commits notify the server', async () => {
    const server = await open();
    await server.commit([things]);
    const notifications = countNotifications(server, 'anything');
    const child = await startWriting({ dataDir }, 'command');
    const seen = notifications.count;
    const commits = Array.from({ length: 50 }, async (_, i) => {
      await notifications.reach(seen + 1 + (i % 2));
      return server.commit([insert(`s${i}`)]);
    });
    await Promise.all(commits);
    expect(await ids(server)).toHaveLength(50);
    await child.kill();
    await expectKept(server, child.acknowledged);
  });

  it('rejects by the deadline while another process locks it, and writes nothing', async () => {
    const database = await openBare();
    await database.commit([things]);
    const other = new DatabaseSync(path);
    other.exec('begin immediate');
    const started = performance.now();
    const patient = database.commit([insert('patient')]);
    await expect(database.commit([insert('hasty')], { deadlineMs: 100 })).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('is in use by another process'),
    });
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(await ids(database)).toEqual([]);
    other.exec('commit');
    await patient;
    expect(await ids(database)).toEqual(['patient']);
    other.close();
  });

  it('reports that it is full, keeps its data and accepts small writes next to large ones', async () => {
    const database = await openBare({ maxPages: 16 });
    await database.commit([things]);
    const [before, large, after] = await Promise.allSettled([
      database.commit([insert('before')]),
      database.commit([insert('large'.repeat(100_000))]),
      database.commit([insert('small')]),
    ]);
    expect([before.status, after.status]).toEqual(['fulfilled', 'fulfilled']);
    expect(large).toMatchObject({
      status: 'rejected',
      reason: { code: 'full', message: expect.stringContaining(path) },
    });
    expect(await ids(database)).toEqual(['before', 'small']);
    await database.close();
    expect(await ids(await openBare())).toEqual(['before', 'small']);
  });

  it('reports that it cannot be created or is not a database', async () => {
    const folder = await createFolder();
    await writeFile(join(folder, 'file'), 'not a database, and longer than the header of one: '.repeat(10));
    const bad = (dataDir: string) => openDatabase({ dataDir, role: 'server' });
    const below = join(folder, 'file', 'data');
    await expect(bad(below)).rejects.toMatchObject({ code: 'unwritable', message: expect.stringContaining(below) });
    await mkdir(join(folder, 'taken', SQLITE_FILE), { recursive: true });
    await expect(bad(join(folder, 'taken'))).rejects.toMatchObject({ code: 'unwritable' });
    await expect(bad('/proc/annex/file')).rejects.toMatchObject({ code: 'unwritable' }); // no directory can be created there
    await expect(openSqlite({ path: join(folder, 'file'), role: 'server' })).rejects.toMatchObject({
      code: 'damaged',
      message: expect.stringContaining('is not an SQLite database'),
    });
  });

  it('reports that it is read-only', async () => {
    const database = await openBare();
    await database.commit([things, { text: 'pragma query_only = 1', values: [] }]);
    await expect(database.commit([insert('a')])).rejects.toMatchObject({ code: 'unwritable' });
    expect(await ids(database)).toEqual([]);
  });

  it('does not grow while as many rows are deleted as inserted', async () => {
    const database = await open();
    await database.commit([things]);
    const pages: unknown[] = [];
    for (let cycle = 0; cycle < 10; cycle += 1) {
      await Promise.all(Array.from({ length: 1_000 }, (_, i) => database.commit([insert(`${cycle}-${i}`)])));
      await database.commit([{ text: 'delete from things', values: [] }]);
      pages.push((await database.read({ text: 'pragma page_count', values: [] }))[0]?.['page_count']);
    }
    expect(pages.at(-1)).toBe(pages[1]);
  });
});

describe('openDatabase', () => {
  it('refuses an unknown type of URL, without repeating it', async () => {
    const opening = openDatabase({ url: 'mysql://ann:secret@host/db', dataDir: await createFolder(), role: 'command' });
    await expect(opening).rejects.toMatchObject({
      code: 'unsupported',
      message: expect.not.stringContaining('secret'),
    });
  });
});
