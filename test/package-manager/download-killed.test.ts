import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Random } from '../../src/contract/conform/random.ts';
import { rounds } from '../rounds.ts';
import { sha256 } from './repository.ts';
import { useScriptedServer } from './scripted-server.ts';

const CHILD = resolve(import.meta.dirname, 'downloading-child.ts');
const ROUNDS = rounds(5);
const CHUNK = 4_096;
const server = useScriptedServer();

const content = Buffer.from(Array.from({ length: 400_000 }, (_, index) => (index * 7) % 253));
const OLD = 'the old file';

describe('a killed download', () => {
  it(`leaves either the old or the new file at ${ROUNDS} random points, and resumes later`, {
    timeout: 180_000,
  }, async () => {
    const random = new Random(20_261_115);
    const target = join(server.folder(), 'a.zip');
    const version = {
      download_url: `${server.url()}/a.zip`,
      download_sha256: sha256(content),
      download_size: content.length,
    };
    server.serve({
      '/a.zip': (request, response) => {
        const [, from = '0'] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? [];
        let at = Number(from);
        const range = { 'content-range': `bytes ${at}-${content.length - 1}/${content.length}` };
        response.writeHead(at === 0 ? 200 : 206, { 'content-length': content.length - at, ...(at === 0 ? {} : range) });
        const next = () => {
          const chunk = content.subarray(at, at + CHUNK);
          at += chunk.length;
          if (chunk.length === 0) response.end();
          else response.write(chunk, (error) => error || setImmediate(next));
        };
        next();
      },
    });
    /** The child dies at byte `dieAt`, or is killed once it has received all bytes. */
    const run = async (dieAt: number, kill = true): Promise<number | null> => {
      const child = spawn(process.execPath, [CHILD, JSON.stringify(version), target, String(dieAt)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child.stdout.once('data', () => kill && child.kill('SIGKILL'));
      const [code] = (await once(child, 'close')) as [number | null];
      return code;
    };
    await writeFile(target, OLD);
    let resumed = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = server.requests().length;
      // The last rounds are killed after the last byte, while the file is verified, synced and renamed.
      await run(round < ROUNDS - 2 ? random.between(1, content.length) : Number.POSITIVE_INFINITY);
      const found = await readFile(target);
      expect(found.equals(Buffer.from(OLD)) || found.equals(content), `round ${round}`).toBe(true);
      if (found.equals(content)) await writeFile(target, OLD);
      resumed += server
        .requests()
        .slice(before)
        .filter((line) => line.includes('bytes=')).length;
    }
    expect(resumed).toBeGreaterThan(0);
    expect(await run(Number.POSITIVE_INFINITY, false)).toBe(0);
    expect(await readFile(target)).toEqual(content);
    expect(await readdir(server.folder())).toEqual(['a.zip']);
  });
});
