import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/base/state/open.ts';
import { readBackup } from '../../src/cli/backup/archive.ts';
import { writeArchive } from '../../src/package-manager/archive/write.ts';
import { COMMAND, useAnnex } from './annex.ts';

const USERS = 50;
const KILLS = 40;
/** About as long as a backup takes. */
const MAX_KILL_MS = 80;

describe('annex backup and restore', () => {
  const annex = useAnnex();
  const data = (name = 'data') => join(annex.folder(), name);
  const place = (name = 'data') => ({
    ANNEX_DATA_DIR: data(name),
    ANNEX_PLATFORM_PACKAGES_DIR: `${data(name)}/packages`,
  });

  const addUsers = async (name: string, ids: readonly number[]): Promise<void> => {
    const database = await openDatabase({ dataDir: data(name), role: 'command' });
    const text = 'insert into users (id, name, created_at) values ($1, $2, 0)';
    await database.commit(ids.map((id) => ({ text, values: [`id-${id}`, `user-${id}`] })));
    await database.close();
  };
  /** Users in the database, and a package repository. */
  const fill = async (): Promise<void> => {
    await addUsers('data', [...Array(USERS).keys()]);
    mkdirSync(join(data(), 'packages/archives'), { recursive: true });
    writeFileSync(join(data(), 'packages/packages.json'), '{"packages":[]}');
    writeFileSync(join(data(), 'packages/archives/rover.zip'), Buffer.alloc(300_000, 'rover'));
  };
  const countUsers = async (name: string): Promise<number> => {
    const database = await openDatabase({ dataDir: data(name), role: 'command' });
    const [row] = await database.read({ text: 'select count(*) as n from users', values: [] });
    await database.close();
    return Number(row?.['n']);
  };
  const leftovers = () => readdirSync(annex.folder()).filter((name) => /unfinished|restore-/.test(name));

  it('saves and restores tables and packages, and replaces what is there only when told to', async () => {
    await fill();
    const saved = await annex.run(['backup', 'a.zip'], place());
    expect(saved).toMatchObject({ code: 0, stderr: '' });
    expect(saved.stdout).toMatch(/^Saved \d+ tables with \d+ rows and 2 files of packages in .*a\.zip\.\n$/);
    const file = join(annex.folder(), 'a.zip');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await annex.run(['restore', 'a.zip'], place('new'))).toMatchObject({ code: 0, stderr: '' });
    expect(await countUsers('new')).toBe(USERS);
    expect(statSync(join(data('new'), 'annex.sqlite')).mode & 0o777).toBe(0o600);
    expect(statSync(join(data('new'), 'packages')).mode & 0o777).toBe(0o700);
    expect(readFileSync(join(data('new'), 'packages/archives/rover.zip'))).toHaveLength(300_000);

    await addUsers('new', [USERS]);
    const refused = await annex.run(['restore', 'a.zip'], place('new'));
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain('There is a database and a package repository already. Use --replace');
    expect(await countUsers('new')).toBe(USERS + 1);
    expect(await annex.run(['restore', 'a.zip', '--replace'], place('new'))).toMatchObject({ code: 0 });
    expect(await countUsers('new')).toBe(USERS);
    expect(leftovers()).toEqual([]);
  });

  it('restores a repository with its links, also where one was killed half way', async () => {
    await addUsers('data', [1]);
    await annex.run(['packages', 'init', 'source/rover'], {});
    const built = await annex.run(['packages', 'build', 'source', '--out', `${data()}/packages`], {});
    expect(built).toMatchObject({ code: 0 });
    const list = readFileSync(join(data(), 'packages/packages.json'), 'utf8');
    expect(lstatSync(join(data(), 'packages/packages.json')).isSymbolicLink()).toBe(true);
    expect(await annex.run(['backup', 'a.zip'], place())).toMatchObject({ code: 0, stderr: '' });
    // As a killed restore leaves it: the former entries are moved, the new ones are not yet.
    mkdirSync(join(data('new'), 'packages/.annex-restore/moving'), { recursive: true });
    writeFileSync(join(data('new'), 'packages/.annex-restore/moving/packages.json'), 'former');
    expect(await annex.run(['restore', 'a.zip', '--replace'], place('new'))).toMatchObject({ code: 0, stderr: '' });
    expect(readFileSync(join(data('new'), 'packages/packages.json'), 'utf8')).toBe(list);
    expect(readdirSync(join(data('new'), 'packages'))).toEqual(readdirSync(join(data(), 'packages')));
  });

  it('says that files which wait to be saved are not in it [E-files-backup]', async () => {
    await fill();
    mkdirSync(join(data(), 'files'));
    writeFileSync(join(data(), 'files/a.part'), 'secret');
    const { code, stderr } = await annex.run(['backup', 'a.zip'], place());
    expect([code, stderr]).toEqual([0, 'Files that wait to be saved, and unfinished uploads, are not in it.\n']);
    expect(readFileSync(join(annex.folder(), 'a.zip')).includes('a.part')).toBe(false);
  });

  it('fails without the package repository, unless told to save only the database', async () => {
    await fill();
    await annex.run(['backup', 'a.zip'], place());
    const good = readFileSync(join(annex.folder(), 'a.zip'));
    renameSync(join(data(), 'packages'), join(data(), 'unmounted'));
    const failed = await annex.run(['backup', 'a.zip'], place());
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('there is no package repository at') });
    expect(readFileSync(join(annex.folder(), 'a.zip')).equals(good)).toBe(true);
    expect((await annex.run(['backup', 'b.zip', '--without-packages'], place())).stderr).toContain('not in it');
    renameSync(join(data(), 'unmounted'), join(data(), 'packages'));
    expect(await annex.run(['restore', 'b.zip', '--replace'], place())).toMatchObject({ code: 0 });
    expect(existsSync(join(data(), 'packages/archives/rover.zip'))).toBe(true);
  });

  it('saves while a server runs and restores only after it has stopped', async () => {
    await fill();
    const server = await openDatabase({ dataDir: data(), role: 'server' });
    expect(await annex.run(['backup', 'a.zip'], place())).toMatchObject({ code: 0 });
    const { ctimeMs } = statSync(join(data(), 'packages'));
    const busy = await annex.run(['restore', 'a.zip', '--replace'], place());
    expect(busy).toMatchObject({ code: 1 });
    expect(busy.stderr).toContain(`another server is using ${data()}/annex.sqlite; stop it first\n`);
    expect(statSync(join(data(), 'packages')).ctimeMs).toBe(ctimeMs); // not even for a moment
    await server.close();
    expect(await annex.run(['restore', 'a.zip', '--replace'], place())).toMatchObject({ code: 0 });
  });

  it.each([
    ['overwritten', (file: string) => writeFileSync(file, Buffer.alloc(5_000, 'x'))],
    ['cut off', (file: string) => truncateSync(file, 6_000)],
  ])('says of a database that is %s how to restore the last backup, and restores it', async (_, damage) => {
    await fill();
    const file = join(annex.folder(), 'a.zip');
    await annex.run(['backup', 'a.zip'], place());
    damage(join(data(), 'annex.sqlite'));
    const advice = `Stop all servers and restore the last backup: annex restore ${file} --replace`;
    for (const command of [['platform'], ['keys', 'list'], ['backup', 'b.zip']])
      expect(await annex.run(command, place())).toMatchObject({ code: 1, stderr: expect.stringContaining(advice) });
    expect((await annex.run(['doctor'], place())).stdout).toContain(advice);
    expect(await annex.run(['restore', file, '--replace'], place())).toMatchObject({ code: 0, stderr: '' });
    expect(await countUsers('data')).toBe(USERS);
  });

  it('keeps the last good backup when the next one fails', async () => {
    await fill();
    await annex.run(['backup', 'a.zip'], place());
    const good = readFileSync(join(annex.folder(), 'a.zip'));
    const isKept = () => readFileSync(join(annex.folder(), 'a.zip')).equals(good) && leftovers().length === 0;
    const wrong = await annex.run(['backup', 'a.zip'], place('wrong'));
    expect(wrong).toMatchObject({ code: 1 });
    expect(wrong.stderr).toContain('there is no database at');
    expect(isKept()).toBe(true);
    mkdirSync(data('empty'));
    writeFileSync(join(data('empty'), 'annex.sqlite'), '');
    const empty = await annex.run(['backup', 'a.zip'], place('empty'));
    expect(empty.stderr).toContain('has no tables of Annex');
    expect(isKept()).toBe(true);
    // A limit of 64 KiB per file stands for a full disk.
    const command = `ulimit -f 128; exec "${process.execPath}" "${COMMAND}" backup a.zip`;
    const child = spawn('sh', ['-c', command], { cwd: annex.folder(), env: { ...process.env, ...place() } });
    const [code] = await once(child, 'close');
    expect(code).not.toBe(0);
    expect(readFileSync(join(annex.folder(), 'a.zip')).equals(good)).toBe(true);
  });

  it('never replaces a good backup by an incomplete one, at whatever moment it is killed', {
    timeout: 300_000,
  }, async () => {
    await fill();
    await annex.run(['backup', 'a.zip'], place());
    for (let index = 0; index < KILLS; index++) {
      const child = spawn(process.execPath, [COMMAND, 'backup', 'a.zip'], {
        cwd: annex.folder(),
        env: { ...process.env, ...place() },
      });
      const closed = once(child, 'close');
      await expect.poll(() => child.exitCode !== null || leftovers().length > 0, { interval: 2 }).toBe(true);
      const moment = Math.random() * MAX_KILL_MS;
      await Promise.race([delay(moment), closed]);
      child.kill('SIGKILL');
      await closed;
      const { list } = await readBackup(join(annex.folder(), 'a.zip'));
      expect(list.tables['users'], `killed after ${moment} ms`).toBe(USERS);
    }
    expect(await annex.run(['restore', 'a.zip'], place('restored'))).toMatchObject({ code: 0 });
    expect(await countUsers('restored')).toBe(USERS);
    expect(await annex.run(['backup', 'a.zip'], place())).toMatchObject({ code: 0 });
    expect(leftovers()).toEqual([]);
  });

  it('changes nothing when a backup is damaged, foreign or cut off', async () => {
    await fill();
    await annex.run(['backup', 'a.zip'], place());
    const file = join(annex.folder(), 'a.zip');
    const broken = join(annex.folder(), 'b.zip');
    const restore = async (change: () => void) => {
      copyFileSync(file, broken);
      change();
      const { code, stderr } = await annex.run(['restore', 'b.zip'], place('new'));
      expect(existsSync(join(data('new'), 'annex.sqlite'))).toBe(false);
      return `${code} ${stderr}`;
    };
    expect(await restore(() => truncateSync(broken, 5_000))).toMatch(/^1 annex: b.zip is not a complete backup/);
    expect(
      await restore(() => {
        const bytes = readFileSync(file);
        bytes.writeUInt32LE(0xdeadbeef, 4_000);
        writeFileSync(broken, bytes);
      }),
    ).toMatch(/^1 annex: b.zip is not a complete backup/);
    expect(await restore(() => execFileSync('sh', ['-c', `echo hello > ${broken}`]))).toMatch(/not a complete backup/);
    for (const list of ['null', '{', '[]', '{"format":1,"engine":"toString","tables":{}}']) {
      const files = [{ path: 'backup.json', content: Buffer.from(list) }];
      const archive = await writeArchive([...files, { path: 'database', content: Buffer.alloc(0) }]);
      expect(await restore(() => writeFileSync(broken, archive)), list).toBe(
        '1 annex: b.zip is not a backup of Annex.\n',
      );
    }
    const other = await annex.run(['restore', 'a.zip'], {
      ...place('new'),
      ANNEX_DATABASE_URL: 'postgres://x@127.0.0.1:1/x',
    });
    expect(other.stderr).toContain('This backup is of SQLite.');
  });
});
