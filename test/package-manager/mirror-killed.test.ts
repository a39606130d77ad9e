import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Random } from '../../src/contract/conform/random.ts';
import { rounds, seed } from '../rounds.ts';
import { serveFolder, useMirrorBench } from './mirroring.ts';
import { type Script, useScriptedServer } from './scripted-server.ts';

const CHILD = resolve(import.meta.dirname, 'mirroring-child.ts');
const ROUNDS = rounds(8);
const RELEASES = 4;
const server = useScriptedServer();
const bench = useMirrorBench(server);

describe('a killed mirror [A-mirror-atomic]', () => {
  it(`is the old or the new copy at ${ROUNDS} random moments, and completes later`, { timeout: 600_000 }, async () => {
    const random = new Random(seed(20_261_115));
    const copies = join(server.folder(), 'copies');
    for (let release = 1; release <= RELEASES; release += 1) {
      await bench.release(
        Array.from({ length: release * 4 }, (_, at) => `1.${at}.0`),
        20_000,
      );
      cpSync(bench.out(), join(copies, `${release}`), { recursive: true, verbatimSymlinks: true });
    }
    /** The child is killed some time after it has made this many requests. */
    let [requests, killAfter] = [0, 0];
    let kill = (): void => {};
    const serve = (release: number): void => {
      const files = serveFolder(join(copies, `${release}`));
      const script: Script = (request, response) => {
        requests += 1;
        if (requests === killAfter) kill();
        files['/']?.(request, response);
      };
      server.serve(new Proxy({}, { get: () => script }));
    };
    const run = async (atRequest: number, delayMs: number): Promise<boolean> => {
      [requests, killAfter] = [0, atRequest];
      const child = spawn(process.execPath, [CHILD, bench.url(), bench.mirror()], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let output = '';
      child.stdout.on('data', (text: Buffer) => {
        output += text.toString();
      });
      kill = () => void wait(delayMs).then(() => child.kill('SIGKILL'));
      await once(child, 'close');
      return output === 'done';
    };
    let [release, killed, published] = [1, 0, 0];
    serve(release);
    for (let round = 0; round < ROUNDS; round += 1) {
      const isDone = await run(random.between(1, 12), random.between(0, 30));
      if (existsSync(join(bench.mirror(), 'repository.json'))) {
        published += 1;
        expect(bench.faults(), `round ${round}`).toEqual([]);
      }
      if (!isDone) {
        killed += 1;
        continue;
      }
      release = (release % RELEASES) + 1;
      if (release === 1) rmSync(bench.mirror(), { recursive: true });
      serve(release);
    }
    expect(killed).toBeGreaterThan(ROUNDS / 3);
    expect(published).toBeGreaterThan(0);
    expect(await run(0, 0)).toBe(true);
    expect(bench.faults()).toEqual([]);
    const list = (folder: string): string => readFileSync(join(folder, 'packages.json'), 'utf8');
    expect(list(bench.mirror())).toBe(list(join(copies, `${release}`)));
  });
});
