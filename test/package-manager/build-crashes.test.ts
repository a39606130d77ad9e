import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Repository } from '../../generated/packages/resources.ts';
import { Random } from '../../src/contract/conform/random.ts';
import { rounds } from '../rounds.ts';
import { BASE_URL, faultsOf, TIMESTAMP, useWorkbench } from './source.ts';

/** A child process that builds a repository and kills itself at its `at`-th file operation. */
const CHILD = `
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
const [module, source, out, baseUrl, timestamp, at] = process.argv.slice(1);
let steps = 0;
const step = () => { if (++steps === Number(at)) process.kill(process.pid, 'SIGKILL'); };
for (const name of ['writeFile', 'rename', 'mkdir', 'symlink', 'rm', 'open', 'copyFile', 'link']) {
  const real = fs[name];
  fs[name] = async (...args) => { step(); const result = await real(...args); step(); return result; };
}
syncBuiltinESMExports();
const { buildRepository } = await import(module);
await buildRepository({ source, out, baseUrl, timestamp: Number(timestamp) });
console.log(steps);
`;

describe('a killed build', () => {
  const bench = useWorkbench();
  const module = join(import.meta.dirname, '../../src/sdk/packages/build/index.ts');

  async function run(out: string, timestamp: number, at: number): Promise<{ steps: number; signal: string | null }> {
    const args = [
      '--input-type=module',
      '-e',
      CHILD,
      module,
      bench.source(),
      out,
      BASE_URL,
      String(timestamp),
      String(at),
    ];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    const [, signal] = (await once(child, 'close')) as [number | null, string | null];
    return { steps: Number(text), signal };
  }

  const nameOf = (out: string): string =>
    (JSON.parse(readFileSync(join(out, 'repository.json'), 'utf8')) as Repository).name;

  it(`publishes either the old or the new repository at ${rounds(4)} random steps, and the next build succeeds`, async () => {
    const { write, writePackage, build } = bench;
    for (const name of ['one', 'two', 'three']) {
      writePackage(name, [{ version: '1.0.0' }]);
      write(`${name}/source/plugins/a.py`, `${name}\n`);
    }
    write('repository.json', JSON.stringify({ name: 'Old' }));
    await build();
    for (const name of ['one', 'two', 'three']) {
      writePackage(name, [{ version: '2.0.0' }, { version: '1.0.0' }]);
      write(`${name}/source/plugins/a.py`, `${name}, again\n`);
    }
    write('repository.json', JSON.stringify({ name: 'New' }));
    const fresh = (round: number): string => {
      const out = join(bench.folder(), `out-${round}`);
      cpSync(bench.out(), out, { recursive: true, verbatimSymlinks: true });
      return out;
    };
    const { steps } = await run(fresh(0), TIMESTAMP + 60, 0);
    expect(steps).toBeGreaterThan(40);

    const random = new Random(6);
    const seen = new Set<string>();
    for (let round = 1; round <= rounds(4); round += 1) {
      const out = fresh(round);
      const at = random.between(1, steps);
      const { signal } = await run(out, TIMESTAMP + 60, at);
      expect(signal, `step ${at}`).toBe('SIGKILL');
      expect(faultsOf(out), `step ${at}`).toEqual([]);
      expect(['Old', 'New']).toContain(nameOf(out));
      seen.add(nameOf(out));
      await build({ out, timestamp: TIMESTAMP + 60 });
      expect(faultsOf(out), `the build after step ${at}`).toEqual([]);
      expect(nameOf(out)).toBe('New');
    }
    expect(seen.has('Old')).toBe(true);
  }, 180_000);
});
