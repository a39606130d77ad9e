// The files of an SQLite database are removed, moved or replaced while a server has them open.
import { copyFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SQLITE_FILE } from '../../../src/base/state/open.ts';
import type { Database } from '../../../src/base/state/port.ts';
import { openSqlite } from '../../../src/base/state/sqlite.ts';
import { useFolders } from './temporary-folder.ts';

const createFolder = useFolders();
const insert = (id: string) => ({ text: 'insert into things (id) values ($1)', values: [id] });
const IDS = { text: 'select id from things order by id', values: [] };

describe('a database whose files are removed, moved or replaced', () => {
  let dataDir: string;
  let path: string;
  let server: Database;
  let reports: string[] = [];
  const opened: Database[] = [];
  const open = async (at = path, role: 'server' | 'command' = 'server') => {
    const onAvailabilityChange = (error: unknown) => void reports.push(error instanceof Error ? error.message : 'back');
    const database = await openSqlite({ path: at, role, onAvailabilityChange });
    opened.push(database);
    return database;
  };
  const ids = async (database: Database) => (await database.read(IDS)).map(({ id }) => id);
  beforeEach(async () => {
    reports = [];
    dataDir = join(await createFolder(), 'data');
    path = join(dataDir, SQLITE_FILE);
    server = await open();
    await server.commit([{ text: 'create table things (id text primary key)', values: [] }, insert('kept')]);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()));
  });

  it.each(['', '-wal', '-shm', '.lock'])(
    'acknowledges no write once %s is removed, and reports it once',
    async (end) => {
      rmSync(path + end);
      for (const id of ['a', 'b'])
        await expect(server.commit([insert(id)])).rejects.toMatchObject({ code: 'replaced' });
      await expect(server.read(IDS)).rejects.toMatchObject({ code: 'replaced' });
      await expect(server.readCached(IDS)).rejects.toThrow('was removed or replaced');
      expect(reports).toEqual([`${path}${end} was removed or replaced while it was in use`]);
    },
  );

  it.each(['', '-wal', '-shm', '.lock'])('acknowledges no write once %s is replaced', async (end) => {
    copyFileSync(path + end, `${path}.new`);
    renameSync(`${path}.new`, path + end);
    await expect(server.commit([insert('a')])).rejects.toMatchObject({ code: 'replaced' });
  });

  it('notices it without a write, before the next second is over', async () => {
    rmSync(dataDir, { recursive: true });
    await expect.poll(async () => ids(server).catch(({ code }) => code), { timeout: 5_000 }).toBe('replaced');
  });

  it('notices that a link to the file leads elsewhere', async () => {
    const link = join(await createFolder(), 'link');
    await symlink(dataDir, link);
    await server.close();
    const linked = await open(join(link, SQLITE_FILE));
    rmSync(link);
    await expect(linked.commit([insert('a')])).rejects.toMatchObject({ code: 'replaced' });
  });

  it('works again when the moved directory is back', async () => {
    renameSync(dataDir, `${dataDir}-moved`);
    await expect(server.commit([insert('a')])).rejects.toMatchObject({ code: 'replaced' });
    renameSync(`${dataDir}-moved`, dataDir);
    await server.commit([insert('b')]);
    expect(await ids(server)).toEqual(['b', 'kept']);
    expect(reports.at(-1)).toBe('back');
  });

  it('does not acknowledge a write during which the file is removed: its outcome is unknown', async () => {
    const removing = {
      get text() {
        rmSync(path);
        return 'select 1 as one';
      },
      values: [],
    };
    await expect(server.commit([insert('a'), removing])).rejects.toMatchObject({ code: 'deadline' });
  });

  it('keeps what was acknowledged when the write-ahead log is removed, even if the server is then killed', async () => {
    await server.commit([insert('acknowledged')]);
    rmSync(`${path}-wal`);
    await expect(server.commit([insert('lost')])).rejects.toMatchObject({ code: 'replaced' });
    const copy = join(dataDir, 'as-after-a-kill.sqlite');
    copyFileSync(path, copy);
    expect(await ids(await open(copy))).toEqual(['acknowledged', 'kept']);
  });

  it('leaves a database that replaced it as it was, also if the server is then killed', async () => {
    const other = join(await createFolder(), 'other');
    const replacement = await open(join(other, SQLITE_FILE));
    await replacement.commit([{ text: 'create table things (id text primary key)', values: [] }, insert('new')]);
    await replacement.close();
    await server.commit([insert('acknowledged')]);
    renameSync(path, join(other, 'former.sqlite'));
    renameSync(join(other, SQLITE_FILE), path);
    await expect(server.commit([insert('a')])).rejects.toMatchObject({ code: 'replaced' });
    const killed = join(other, 'killed');
    await mkdir(killed);
    for (const name of readdirSync(dataDir)) copyFileSync(join(dataDir, name), join(killed, name));
    expect(await ids(await open(join(killed, SQLITE_FILE)))).toEqual(['new']);
    await server.close();
    expect(await ids(await open())).toEqual(['new']);
    expect(await ids(await open(join(other, 'former.sqlite')))).toEqual(['acknowledged', 'kept']);
  });

  it('lets a second server in only where the first one writes nothing any more', async () => {
    rmSync(`${path}.lock`);
    const second = await open();
    await second.commit([insert('second')]);
    await expect(server.commit([insert('first')])).rejects.toMatchObject({ code: 'replaced' });
    expect(await ids(second)).toEqual(['kept', 'second']);
  });

  it('does not take other changes in its directory for it', async () => {
    writeFileSync(join(dataDir, 'other'), 'x');
    const command = await open(path, 'command');
    await command.commit([insert('command')]);
    await command.close();
    await server.commit([{ text: 'pragma wal_checkpoint(truncate)', values: [] }]).catch(() => {});
    await server.commit([insert('a')]);
    expect(await ids(server)).toEqual(['a', 'command', 'kept']);
  });
});
