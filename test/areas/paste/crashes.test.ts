// Four processes paste into one directory and are killed at random moments. No file is ever partial or overwritten, and
// after the next start every original has its optimized copy.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { parseFileName } from '../../../src/areas/paste/screenshot.ts';
import { ManualClock } from '../../clock.ts';
import { rounds } from '../../rounds.ts';
import { useRunning } from '../../running.ts';
import { drawPixels, png } from './pixels.ts';
import { runViewer } from './viewer.ts';

const WRITER = resolve(import.meta.dirname, 'writer.ts');
const running = useRunning();
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function startWriter(folder: string, count: number, number: number) {
  const child = spawn(process.execPath, [WRITER, folder, String(count), String(number)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const output = { ids: [] as string[], errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => output.ids.push(...text.split('\n').filter(Boolean)));
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.errors += text;
  });
  return { child, output, ended: once(child, 'close') };
}

/** Checks that every file is a complete PNG of the size in its name. Returns the pixels of each original. */
async function checkFiles(folder: string): Promise<Map<string, string>> {
  const originals = new Map<string, string>();
  for (const file of await readdir(folder)) {
    const parsed = parseFileName(file);
    if (!parsed) continue;
    const bytes = await readFile(join(folder, file));
    const { data, info } = await sharp(bytes, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true });
    expect(`${info.width}x${info.height}`, file).toBe(`${parsed.width}x${parsed.height}`);
    if (parsed.isOriginal) originals.set(file, data.toString('base64'));
  }
  return originals;
}

const copiesOf = (originals: Iterable<string>): string[] =>
  [...originals].map((file) => file.replace('-60x30-original.png', '-40x20.png')).sort();

describe('four processes that paste into one directory', () => {
  it('save every image under its own name', async () => {
    const project = await mkdtemp(join(tmpdir(), 'annex-paste-'));
    running.onClose(() => rm(project, { recursive: true }));
    const writers = [1, 2, 3, 4].map((number) => startWriter(project, 50, number));
    for (const { ended, output } of writers) {
      expect((await ended)[0], output.errors).toBe(0);
      expect(output.ids).toHaveLength(50);
    }
    const folder = join(project, 'screenshots/sp');
    const originals = await checkFiles(folder);
    expect(originals.size).toBe(200);
    expect(new Set(originals.values()).size).toBe(200); // no image replaced another
    const files = await readdir(folder);
    expect(files.filter((file) => file.startsWith('.'))).toEqual(['.journal.jsonl', '.now']);
    expect(files.filter((file) => file.endsWith('-40x20.png')).sort()).toEqual(copiesOf(originals.keys()));
    const viewer = await runViewer(running, { projectDir: project });
    const { screenshots } = await viewer.client.listPastes({ query: { limit: 500 } });
    expect(new Set(screenshots.map(({ id }) => id))).toEqual(new Set(writers.flatMap(({ output }) => output.ids)));
  }, 240_000);

  it(`lose nothing if they are killed at ${rounds(2)} random moments`, async () => {
    const project = await mkdtemp(join(tmpdir(), 'annex-paste-'));
    running.onClose(() => rm(project, { recursive: true }));
    const folder = join(project, 'screenshots/sp');
    const confirmed = new Set<string>();
    const moments: number[] = [];
    for (let round = 0; round < rounds(2); round++) {
      const writers = [1, 2, 3, 4].map((number) => startWriter(project, 50, round * 10 + number));
      // After the first output, waits a random number of turns, so that each process is at a different step.
      await Promise.race(writers.map(({ child }) => once(child.stdout, 'data')));
      const moment = Math.floor(Math.random() * 25);
      moments.push(moment);
      for (let step = 0; step < moment; step++) await new Promise(setImmediate);
      for (const { child } of writers) child.kill('SIGKILL');
      for (const { ended } of writers) await ended;
      for (const { output } of writers) for (const id of output.ids) confirmed.add(id);
      await checkFiles(folder);
    }
    const before = await checkFiles(folder);
    const viewer = await runViewer(running, { projectDir: project, paste: { maxEdgePx: 40 } });
    // A rename takes over the lock of a process that died.
    const [one] = (await viewer.client.listPastes({ query: { limit: 1 } })).screenshots;
    await viewer.client.renamePaste({ path: { id: one?.id ?? '' }, body: { name: 'after all' } });
    const after = await checkFiles(folder);
    const files = await readdir(folder);
    const why = `moments ${moments.join(', ')}`;
    expect(
      files.filter((file) => file.startsWith('.')),
      why,
    ).toEqual(['.journal.jsonl', '.now']);
    expect(files.filter((file) => file.endsWith('-40x20.png')).sort(), why).toEqual(copiesOf(after.keys()));
    expect(new Set(after.values()).size, why).toBe(after.size);
    // Only a second name of the same image may be removed.
    expect(new Set(after.values()), why).toEqual(new Set(before.values()));
    const { screenshots } = await viewer.client.listPastes({ query: { limit: 500 } });
    const ids = new Set(screenshots.map(({ id }) => id));
    expect(
      [...confirmed].filter((id) => !ids.has(id)),
      why,
    ).toEqual([]);
    expect(confirmed.size).toBeGreaterThanOrEqual(rounds(2)); // at least one per round
  }, 240_000);
});

describe('the start of a viewer', () => {
  it('creates missing copies, removes files of dead processes, and leaves other files unchanged', async () => {
    const viewer = await runViewer(running);
    const { original, file, id } = await viewer.paste(await png(drawPixels(2000, 100)), 'kept');
    const optimized = await viewer.read(file);
    await viewer.close();
    const folder = join(viewer.projectDir, 'screenshots/sp');
    await rm(join(viewer.projectDir, file));
    const dead = '.paste-00000000-1-8a7f0a6c-0f4e-4a0b-b7a3-6d1c5e2f8a90.tmp';
    await writeFile(join(folder, dead), 'another host, a moment ago');
    await writeFile(join(folder, 'notes.txt'), 'mine');
    await writeFile(join(folder, 'broken-9x9-original.png'), 'no picture');
    await writeFile(join(folder, 'stray-60x30-original.png'), await png(drawPixels(60, 30)));
    const clock = new ManualClock(Date.now()); // the same time as the file system
    const again = await runViewer(running, { projectDir: viewer.projectDir, clock });
    expect((await again.read(file)).equals(optimized)).toBe(true);
    expect(await again.client.getPaste({ path: { id } })).toMatchObject({ original });
    expect(await again.everything()).toEqual([
      '.journal.jsonl',
      dead,
      'broken-9x9-original.png',
      'kept-1568x78.png',
      'kept-2000x100-original.png',
      'notes.txt',
      'stray-60x30-original.png',
      'stray-60x30.png',
    ]);
    const { screenshots } = await again.client.listPastes({});
    expect(screenshots.map(({ name, name_source }) => `${name} ${name_source}`).sort()).toEqual([
      'kept title',
      'stray unknown',
    ]);
    await again.close();
    clock.advance(60 * 60 * 1000 + 1000);
    const later = await runViewer(running, { projectDir: viewer.projectDir, clock });
    expect(await later.everything()).not.toContain(dead);
  });

  it('ignores journal entries whose names lead out of the directory', async () => {
    const viewer = await runViewer(running);
    const { id } = await viewer.paste(await png(drawPixels(20, 20)), 'inside');
    await viewer.close();
    const journal = join(viewer.projectDir, 'screenshots/sp/.journal.jsonl');
    const [line = ''] = (await readFile(journal, 'utf8')).trim().split('\n');
    const evil = { ...JSON.parse(line), id: 'evil', name: '../../../../etc/x' };
    const moved = {
      event: 'renamed',
      id,
      at: 1,
      from: 'inside',
      to: '../outside',
      source: 'user',
      sha256: 'x',
      undo: false,
    };
    await writeFile(journal, `${line}\n${JSON.stringify(evil)}\n{torn\n${JSON.stringify(moved)}\nnull\n`);
    const again = await runViewer(running, { projectDir: viewer.projectDir });
    const { screenshots } = await again.client.listPastes({});
    expect(screenshots.map(({ name }) => name)).toEqual(['inside']);
  });
});
