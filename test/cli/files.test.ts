import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { runViewer } from '../areas/paste/viewer.ts';
import { useRunning } from '../running.ts';
import { useAnnex } from './annex.ts';

const annex = useAnnex();
const running = useRunning();

async function start() {
  const viewer = await runViewer(running, { clock: systemClock });
  const run = (...args: string[]) => annex.run(args, { ANNEX_VIEWER_URL: viewer.url });
  const write = async (name: string, content: string | Uint8Array) => {
    const path = join(annex.folder(), name);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, content);
    return path;
  };
  const save = async (id: string) => {
    const { path } = await viewer.client.createFileDownload({ path: { id } });
    return Buffer.from(await (await fetch(viewer.url + path)).arrayBuffer());
  };
  return { viewer, run, write, save };
}

describe('annex paste', () => {
  it('saves any file in incoming/ and prints its path, as --last does [E-files-paste]', async () => {
    const { viewer, run, write } = await start();
    const content = randomBytes(20 << 20); // more than one part
    const pasted = await run('paste', await write('design.pdf', content));
    const path = join(viewer.projectDir, 'incoming/design.pdf');
    expect(pasted).toEqual({ code: 0, stdout: `${path}\n`, stderr: '' });
    expect((await readFile(path)).equals(content)).toBe(true);
    expect(await run('paste', '--last')).toEqual(pasted);
  });

  it('saves a folder with its folders, without links', async () => {
    const { viewer, run, write } = await start();
    await write('photos/a.jpg', 'a');
    await write('photos/2026/b.jpg', 'b');
    await symlink('/etc/passwd', join(annex.folder(), 'photos/link'));
    const { stdout } = await run('paste', join(annex.folder(), 'photos'));
    const folder = join(viewer.projectDir, 'incoming/photos');
    expect(stdout).toBe(`${join(folder, '2026/b.jpg')}\n${join(folder, 'a.jpg')}\n`);
  });

  it('waits for what is pasted next', async () => {
    const { viewer, run, write } = await start();
    await run('paste', await write('before', 'a'));
    const waiting = annex.launch(['paste', '--wait'], { ANNEX_VIEWER_URL: viewer.url });
    const ended = waiting.ended.then(({ stdout }) => stdout);
    for (let number = 0; (await Promise.race([ended, 'running'])) === 'running'; number++) {
      await run('paste', await write(`next-${number}.txt`, 'b')); // until it has begun to wait
    }
    const stdout = await ended;
    expect(stdout).toMatch(new RegExp(`^${viewer.projectDir}/incoming/next-\\d+\\.txt\n$`));
  });
});

describe('annex give', () => {
  it('gives files, and a folder as a ZIP file, until they are saved [E-files-give]', async () => {
    const { viewer, run, write, save } = await start();
    const report = await write('report.html', '<b>');
    await write('dist/a.js', 'a'.repeat(100_000));
    await write('dist/sub/b.js', 'b');
    await symlink('/etc/passwd', join(annex.folder(), 'dist/link'));
    const { code, stdout } = await run('give', report, join(annex.folder(), 'dist'), '--from', 'build');
    expect(code).toBe(0);
    expect(stdout).toContain('Waits to be saved: report.html (1 kB)');
    expect(stdout).toContain(`${viewer.url}/screenshot-paste`);
    const { files } = await viewer.client.listFiles();
    expect(files.map(({ name, from, direction }) => `${name} ${from} ${direction}`).sort()).toEqual([
      'dist.zip build given',
      'report.html build given',
    ]);
    const zip = await write('saved.zip', await save(files.find(({ name }) => name === 'dist.zip')?.id ?? ''));
    execFileSync('unzip', ['-q', '-d', join(annex.folder(), 'out'), zip]);
    expect(
      execFileSync('find', ['.', '-type', 'f'], { cwd: join(annex.folder(), 'out'), encoding: 'utf8' })
        .trim()
        .split('\n')
        .sort(),
    ).toEqual(['./dist/a.js', './dist/sub/b.js']);
    expect(await readFile(join(annex.folder(), 'out/dist/a.js'), 'utf8')).toBe('a'.repeat(100_000));
  });

  it('waits until a file has been saved, and says if it was dismissed', async () => {
    const { viewer, write, save } = await start();
    const path = await write('report.pdf', 'a');
    for (const isSaved of [true, false]) {
      const giving = annex.launch(['give', path, '--wait'], { ANNEX_VIEWER_URL: viewer.url });
      const waiting = async () => (await viewer.client.listFiles()).files.find(({ state }) => state === 'ready');
      await expect.poll(waiting).toBeTruthy();
      const id = (await waiting())?.id ?? '';
      if (isSaved) await save(id);
      else await viewer.client.deleteFile({ path: { id } });
      const { code, stdout, stderr } = await giving.ended;
      const want = isSaved ? [0, 'Saved: report.pdf (1 kB)\n', ''] : [1, '', 'annex: report.pdf was dismissed\n'];
      expect([code, stdout, stderr]).toEqual(want);
    }
  });

  it('refuses what is no file, or has changed while it was read', async () => {
    const { viewer, run } = await start();
    expect(await run('give', '/dev/null')).toMatchObject({
      code: 1,
      stderr: 'annex: /dev/null is neither a file nor a folder\n',
    });
    expect(await run('give', 'gone')).toMatchObject({ code: 1, stderr: 'annex: cannot read gone (ENOENT)\n' });
    await mkdir(join(annex.folder(), 'empty'));
    expect(await run('give', join(annex.folder(), 'empty'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('contains no files'),
    });
    expect((await viewer.client.listFiles()).files).toEqual([]);
  });
});

describe('annex files', () => {
  it('lists and removes files [E-files-list]', async () => {
    const { viewer, run, write } = await start();
    expect((await run('files', 'list')).stdout).toBe('No files.\n');
    await run('paste', await write('a.pdf', 'a'));
    await run('give', await write('b.pdf', 'bb'));
    const { stdout } = await run('files', 'list');
    expect(stdout).toMatch(/incoming {3}saved .*incoming\/a\.pdf/);
    expect(stdout).toMatch(/given {6}waits .*b\.pdf/);
    const ids = (await viewer.client.listFiles()).files.map(({ id }) => id);
    expect((await run('files', 'remove', ...ids)).code).toBe(0);
    expect((await viewer.client.listFiles()).files).toEqual([]);
    expect(await run('files', 'remove', 'none')).toMatchObject({ code: 1, stderr: 'annex: The file was not found\n' });
  });
});

describe('annex copy', () => {
  it('sends the text to the clipboard of the terminal [E-files-copy]', () => {
    const command = join(import.meta.dirname, '../../src/cli/annex.js');
    const script = `printf 'héllo' | ${process.execPath} ${command} copy`;
    const seen = execFileSync('script', ['-qec', script, '/dev/null'], { env: { PATH: process.env['PATH'] ?? '' } });
    expect(seen.toString('latin1')).toContain(`\x1b]52;c;${Buffer.from('héllo').toString('base64')}\x07`);
  });

  it('refuses what terminals ignore', () => {
    const command = join(import.meta.dirname, '../../src/cli/annex.js');
    const run = () =>
      execFileSync(process.execPath, [command, 'copy'], { input: 'a'.repeat(80_000), encoding: 'utf8', stdio: 'pipe' });
    expect(run).toThrow(/annex: the text has 80000 bytes/);
  });
});
