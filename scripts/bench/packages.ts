// Packages: a repository of 1,500 packages and 15,000 versions. Validating its list against Debian's python3-jsonschema,
// and building it again after one change against building it from nothing.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildRepository } from '../../src/sdk/packages/build/index.ts';
import type { BenchOptions } from './options.ts';
import { LARGE, writeSource } from './packages-source.ts';
import { median, table } from './table.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const PYTHON = '/usr/bin/python3';
const BASE_URL = 'https://packages.example';
const TIMESTAMP = 1_794_744_000;

/** Reads and validates the same file with the same schema; prints the CPU seconds and how much is wrong. */
const PEER = `
import json, sys, time, warnings
warnings.simplefilter('ignore')
from jsonschema import Draft202012Validator
schema = json.load(open(sys.argv[1]))
schema['$ref'] = '#/$defs/PackageArray'
start = time.process_time()
wrong = len(list(Draft202012Validator(schema).iter_errors(json.load(open(sys.argv[2])))))
print(time.process_time() - start, wrong)
`;

/** The same for ours, places and duplicate names included, in a process that has just started too. */
const OURS = `
import { readFileSync } from 'node:fs';
const { validateText } = await import(process.argv[1]);
const start = process.cpuUsage();
const { report } = await validateText('packages.json', readFileSync(process.argv[2], 'utf8'), { schemaOnly: true });
const { user, system } = process.cpuUsage(start);
console.log((user + system) / 1e6, report.total);
`;

interface Round {
  readonly validateMs: number;
  /** NaN where there is no python3-jsonschema. */
  readonly peerMs: number;
  readonly fullMs: number;
  readonly incrementalMs: number;
}

export async function packages({ rounds, json }: BenchOptions): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'annex-bench-packages-'));
  try {
    const source = join(folder, 'src');
    await writeSource(source, LARGE);
    const peer = await hasPeer();
    if (!peer) console.log('python3-jsonschema is not there (apt-get install python3-jsonschema): not compared');
    const measured: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      measured.push(await measureRound(folder, source, round, peer));
      console.log(`round ${round + 1}/${rounds}`);
    }
    return await report(measured, peer, json);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const hasPeer = async (): Promise<boolean> =>
  existsSync(PYTHON) &&
  run(PYTHON, ['-W', 'ignore', '-c', 'import jsonschema']).then(
    () => true,
    () => false,
  );

async function measureRound(folder: string, source: string, round: number, peer: boolean): Promise<Round> {
  const out = join(folder, `out-${round}`);
  const build = (timestamp: number) => time(() => buildRepository({ source, out, baseUrl: BASE_URL, timestamp }));
  const fullMs = await build(TIMESTAMP);
  const list = join(out, 'packages.json');
  const module = join(root, 'src/sdk/packages/validate/index.ts');
  const validateMs = await judge(process.execPath, ['--input-type=module', '-e', OURS, module, list]);
  const schema = join(root, 'spec/packages/package.schema.json');
  const peerMs = peer ? await judge(PYTHON, ['-c', PEER, schema, list]) : Number.NaN;
  await release(source, round);
  const incrementalMs = await build(TIMESTAMP + 60);
  await rm(out, { recursive: true });
  return { validateMs, peerMs, fullMs, incrementalMs };
}

/** CPU time, since other work on the machine must not count. */
async function judge(command: string, args: readonly string[]): Promise<number> {
  const [seconds, wrong] = (await run(command, args)).stdout.trim().split(' ').map(Number);
  if (wrong !== 0) throw new Error(`${command} found ${wrong} errors where there are none`);
  return Number(seconds) * 1000;
}

/** One package gets a new version, of new files; those of the former one are kept for the next full build. */
async function release(source: string, round: number): Promise<void> {
  const own = join(source, `example.via.package-${round * 10}`);
  const item = JSON.parse(await readFile(join(own, 'metadata.json'), 'utf8')) as { versions: { version: string }[] };
  await cp(join(own, 'source'), join(own, item.versions[0]?.version ?? ''), { recursive: true });
  item.versions.unshift({ ...item.versions[0], version: '2.0.0' });
  await writeFile(join(own, 'metadata.json'), JSON.stringify(item, null, 2));
  await writeFile(join(own, 'source/plugins/__init__.py'), 'VERSION = "2.0.0"\n');
}

/** CPU time of this process, its threads included. */
async function time(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

async function report(measured: readonly Round[], peer: boolean, json: string | undefined): Promise<boolean> {
  const of = (name: keyof Round): number => median(measured.map((round) => round[name]));
  const seconds = (name: keyof Round): string => (of(name) / 1000).toFixed(2);
  const goals = [
    ...(peer
      ? [{ name: 'validate, times python3-jsonschema', measured: of('peerMs') / of('validateMs'), atLeast: 20 }]
      : []),
    {
      name: 'rebuild after one change, share of a full build',
      measured: of('incrementalMs') / of('fullMs'),
      atMost: 0.15,
    },
  ].map((goal) => ({
    ...goal,
    met: 'atLeast' in goal ? goal.measured >= Number(goal.atLeast) : goal.measured <= Number(goal.atMost),
  }));
  console.log(
    `\n${LARGE.packages} packages, ${LARGE.packages * LARGE.versions} versions; medians in seconds of CPU time`,
  );
  console.log(
    table([
      ['what', 's'],
      ['validate', seconds('validateMs')],
      ...(peer ? [['python3-jsonschema', seconds('peerMs')]] : []),
      ['build from nothing', seconds('fullMs')],
      ['build after one change', seconds('incrementalMs')],
    ]),
  );
  for (const { name, measured: value, met } of goals)
    console.log(`${name}: ${value.toFixed(3)}, ${met ? 'met' : 'not met'}`);
  const file = resolve(json ?? join(root, '.bench/packages.json'));
  await mkdir(dirname(file), { recursive: true });
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: availableParallelism() };
  await writeFile(
    file,
    `${JSON.stringify({ at: new Date().toISOString(), machine, size: LARGE, goals, rounds: measured }, null, 2)}\n`,
  );
  console.log(`JSON: ${file}`);
  return goals.every(({ met }) => met);
}
