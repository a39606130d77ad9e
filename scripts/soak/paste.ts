// Two owners save, rename, delete, restore and retake screenshots with equal titles and sizes in one directory, in
// processes that are killed at random steps. Each id must serve its own picture or 404, and nothing acknowledged is lost.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PictureMaker } from '../../src/areas/paste/picture.ts';
import { FOLDER, parseFileName } from '../../src/areas/paste/screenshot.ts';
import { ScreenshotStore } from '../../src/areas/paste/store.ts';
import { Random } from '../../src/contract/conform/random.ts';
import type { SoakOptions } from './options.ts';
import { type Change, Model } from './paste/model.ts';

const WRITER = resolve(import.meta.dirname, 'paste/killed-writer.ts');
const OWNERS = ['alice', 'bob'] as const;
const ROUNDS = 100;
/** Then a new directory begins, because each round checks all of its screenshots. */
const ROUNDS_PER_DIRECTORY = 10;
const MAX_STEPS = 500;
const SEED = 20_261_118;

/** Each round kills two writers. */
export async function paste({ rounds = ROUNDS, seed = SEED }: SoakOptions): Promise<boolean> {
  const random = new Random(seed);
  const faults: string[] = [];
  let [kills, screenshots] = [0, 0];
  for (let round = 0; round < rounds; ) {
    const directory = await mkdtemp(join(tmpdir(), 'annex-soak-paste-'));
    const model = new Model();
    for (let last = Math.min(rounds, round + ROUNDS_PER_DIRECTORY); round < last; round += 1) {
      const writers = OWNERS.map((owner) => write(directory, owner, random, model));
      const errors = (await Promise.all(writers)).filter((error) => error !== null);
      kills += OWNERS.length - errors.length;
      const found = [...errors, ...(await checkRound(directory, model, random.chance(0.5)))];
      faults.push(...found.map((fault) => `round ${round}: ${fault}`));
    }
    screenshots += model.size;
    await rm(directory, { recursive: true, force: true });
  }
  for (const fault of faults) console.log(fault);
  console.log(`${kills} kills, ${screenshots} screenshots, ${faults.length} faults`);
  return faults.length === 0;
}

/** Null if the writer was killed, else why it ended. */
async function write(directory: string, owner: string, random: Random, model: Model): Promise<string | null> {
  const args = [directory, owner, String(random.between(1, 1e9)), String(random.between(1, MAX_STEPS))];
  const child = spawn(process.execPath, [WRITER, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  for (const line of output.split('\n').filter(Boolean)) model.apply(JSON.parse(line) as Change);
  return signal === 'SIGKILL' && errors === '' ? null : `the writer of ${owner} failed: ${errors}`;
}

/** Checks as a process that goes on; if `isRecovered`, as the next start too. Otherwise the next writers recover. */
async function checkRound(directory: string, model: Model, isRecovered: boolean): Promise<string[]> {
  const folder = join(directory, FOLDER);
  const store = new ScreenshotStore(directory);
  const faults = await model.check(store, '', false);
  if (!isRecovered) return faults;
  const pictures = new PictureMaker({ maxEdgePx: 40 });
  await store.recover(async (original) => (await pictures.prepare(original)).optimized, Date.now());
  const journal = await readFile(join(folder, '.journal.jsonl'), 'utf8').catch(() => '');
  faults.push(...(await model.check(store, journal, true)));
  const files = (await readdir(folder).catch(() => [])).filter((file) => parseFileName(file) !== null);
  const live = (await Promise.all([...(await store.entries()).keys()].map((id) => store.find(id)))).filter(Boolean);
  if (files.length !== 2 * live.length) faults.push(`${files.length} files of ${live.length} screenshots`);
  return faults;
}
