// Measures the CPU time of `annex paste --last`, from its start to its end, beside that of a bare node with one fetch.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { INSTANCE_FILE, type Instance } from '../../src/base/instance.ts';
import type { Bench } from './options.ts';
import { alternate, conclude } from './rounds.ts';
import { table } from './table.ts';

const COMMAND = resolve(import.meta.dirname, '../../src/cli/annex.js');
const PICTURE = resolve(import.meta.dirname, '../../src/docs/picture.png');
const GOAL = 1.5;
/** Starts in each measurement. */
const STARTS = 20;
const PORTS = ['platform', 'gateway', 'watchdog'].flatMap((name) => [`--${name}-port`, '0']);

export const start: Bench = async (options) => {
  const folder = await mkdtemp(join(tmpdir(), 'annex-bench-start-'));
  const env = { PATH: process.env['PATH'] ?? '', HOME: folder, ANNEX_DATA_DIR: join(folder, 'data') };
  const annex = spawn(process.execPath, [COMMAND, 'start', '--no-sample', ...PORTS], { cwd: folder, env });
  const ended = once(annex, 'close');
  try {
    await once(annex.stdout, 'data');
    await promisify(execFile)(process.execPath, [COMMAND, 'paste', PICTURE], { cwd: folder, env });
    const { local } = JSON.parse(await readFile(join(folder, 'data', INSTANCE_FILE), 'utf8')) as Instance;
    const bare = join(folder, 'bare.mjs');
    await writeFile(bare, `await (await fetch('${local}/health/live')).text();`);
    const programs = [
      { name: 'bare node', args: [bare] },
      { name: 'annex paste --last', args: [COMMAND, 'paste', '--last'] },
    ];
    const results = await alternate(programs, options.rounds, async ({ args }) => ({ cpu: await cpuOf(args, env) }));
    const rows = programs.map(({ name }) => [name, `${results.median(name, 'cpu').toFixed(1)} ms`]);
    console.log(table([['program', 'CPU per start'], ...rows]));
    const [base = '', ours = ''] = programs.map(({ name }) => name);
    const measured = results.ratio(ours, base, 'cpu');
    const goal = { name: 'CPU of annex paste --last / bare node', measured, atMost: GOAL };
    return await conclude('start', [goal], options, { cpu: Object.fromEntries(results.byName) });
  } finally {
    annex.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
};

/** Milliseconds of one start, which the shell counts for all its children. */
async function cpuOf(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const script = `i=0; while [ $i -lt ${STARTS} ]; do "$@" >/dev/null || exit 1; i=$((i+1)); done; times`;
  const { stdout } = await promisify(execFile)('sh', ['-c', script, 'sh', process.execPath, ...args], { env });
  const [, children = ''] = stdout.trim().split('\n');
  const seconds = [...children.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, rest]) => Number(minutes) * 60 + Number(rest),
  );
  return (seconds.reduce((sum, each) => sum + each, 0) * 1_000) / STARTS;
}
