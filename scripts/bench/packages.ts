// Packages: in a repository of 1,500 packages and 15,000 versions, compares validation with Debian's python3-jsonschema and
// an incremental build with a full build, verifying a list with reading it, and the installation of a 20 MB archive with
// `sha256sum` and `unzip`. Lists of 500 and 10,000 packages whose archives are hosted elsewhere are built, rebuilt and served
// (packages-lists.ts).
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildRepository } from '../../src/sdk/packages/build/index.ts';
import type { BenchOptions } from './options.ts';
import { measureInstall } from './packages-install.ts';
import { BIG, type ListRound, measureLists, type Served, SMALL } from './packages-lists.ts';
import { measureSigning } from './packages-signing.ts';
import { LARGE, writeSource } from './packages-source.ts';
import { conclude } from './rounds.ts';
import { median, table } from './table.ts';
import { type Timing, time } from './timing.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const PYTHON = '/usr/bin/python3';
const BASE_URL = 'https://packages.example';
const TIMESTAMP = 1_794_744_000;

/**
 * Reads and validates the same file with the same schema; prints wall and CPU seconds and the number of errors. Collects
 * all errors, as ours does. The start of Python and the check of the schema itself are not measured. jsonschema.validate()
 * would add that check and a search for the best error.
 */
const PEER = `
import json, sys, time, warnings
warnings.simplefilter('ignore')
from jsonschema import Draft202012Validator
schema = json.load(open(sys.argv[1]))
schema['$ref'] = '#/$defs/PackageArray'
wall, cpu = time.perf_counter(), time.process_time()
wrong = len(list(Draft202012Validator(schema).iter_errors(json.load(open(sys.argv[2])))))
print(time.perf_counter() - wall, time.process_time() - cpu, wrong)
`;

/**
 * The same for ours, as the command does it, which also checks UTF-8, duplicate names and too large numbers. It runs in a
 * new process too. As with jsonschema, loading the modules is not measured, but the first compilation of each function
 * is.
 */
const OURS = `
await import(process.argv[1]);
const { validateSources } = await import(process.argv[2]);
const [wall, cpu] = [performance.now(), process.cpuUsage()];
const [report] = await validateSources([process.argv[3]], { schemaOnly: true });
const seconds = (performance.now() - wall) / 1e3;
const { user, system } = process.cpuUsage(cpu);
console.log(seconds, (user + system) / 1e6, report.total);
`;

/** Validations per round, alternating between ours and the peer. */
const VALIDATIONS = 5;

interface Round {
  readonly validate: readonly Timing[];
  /** Empty where python3-jsonschema is not installed. */
  readonly peer: readonly Timing[];
  readonly full: readonly Timing[];
  readonly incremental: readonly Timing[];
  /** Of the signature of a list. */
  readonly verify: readonly Timing[];
  /** Parsing and validating that list, as clients do. */
  readonly read: readonly Timing[];
  readonly install: readonly Timing[];
  /** Empty where unzip is not installed. */
  readonly unzip: readonly Timing[];
  readonly fullElsewhere: readonly Timing[];
  readonly incrementalElsewhere: readonly Timing[];
}

export async function packages(options: BenchOptions): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'annex-bench-packages-'));
  try {
    const source = join(folder, 'src');
    await writeSource(source, LARGE);
    const peer = await hasPeer();
    if (!peer)
      console.log('python3-jsonschema is not installed (apt-get install python3-jsonschema); skipping the comparison');
    const measured: Round[] = [];
    const lists: ListRound[] = [];
    for (let round = 0; round < options.rounds; round += 1) {
      const installed = await measureInstall(join(folder, `install-${round}`));
      const list = await measureLists(join(folder, `lists-${round}`), options.seed + round);
      lists.push(list);
      const elsewhere = { fullElsewhere: [list.full], incrementalElsewhere: [list.rebuild] };
      measured.push({ ...(await measureRound(folder, source, round, peer)), ...installed, ...elsewhere });
      console.log(`round ${round + 1}/${options.rounds}`);
    }
    return await report(measured, lists, peer, options);
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

async function measureRound(
  folder: string,
  source: string,
  round: number,
  hasPeer: boolean,
): Promise<Pick<Round, 'validate' | 'peer' | 'full' | 'incremental' | 'verify' | 'read'>> {
  const out = join(folder, `out-${round}`);
  const build = (timestamp: number) => time(() => buildRepository({ source, out, baseUrl: BASE_URL, timestamp }));
  const full = await build(TIMESTAMP);
  const list = join(out, 'packages.json');
  const modules = [join(root, 'src/cli/v8-flags.js'), join(root, 'src/sdk/packages/validate/index.ts')];
  const schema = join(root, 'spec/packages/package.schema.json');
  const validate: Timing[] = [];
  const peer: Timing[] = [];
  for (let turn = 0; turn < VALIDATIONS; turn += 1) {
    validate.push(await runValidator(process.execPath, ['--input-type=module', '-e', OURS, ...modules, list]));
    if (hasPeer) peer.push(await runValidator(PYTHON, ['-c', PEER, schema, list]));
  }
  const signing = await measureSigning(list, join(folder, `keys-${round}`));
  await release(source, round);
  const incremental = await build(TIMESTAMP + 60);
  await rm(out, { recursive: true });
  return { validate, peer, full: [full], incremental: [incremental], ...signing };
}

async function runValidator(command: string, args: readonly string[]): Promise<Timing> {
  const [wall, cpu, wrong] = (await run(command, args)).stdout.trim().split(' ').map(Number);
  if (wrong !== 0) throw new Error(`${command} found ${wrong} errors in a valid list`);
  return { wallMs: Number(wall) * 1000, cpuMs: Number(cpu) * 1000 };
}

/** Releases a new version of one package. The files of the previous version stay for the next full build. */
async function release(source: string, round: number): Promise<void> {
  const own = join(source, `example.via.package-${round * 10}`);
  const item = JSON.parse(await readFile(join(own, 'metadata.json'), 'utf8')) as { versions: { version: string }[] };
  await cp(join(own, 'source'), join(own, item.versions[0]?.version ?? ''), { recursive: true });
  item.versions.unshift({ ...item.versions[0], version: '2.0.0' });
  await writeFile(join(own, 'metadata.json'), JSON.stringify(item, null, 2));
  await writeFile(join(own, 'source/plugins/__init__.py'), 'VERSION = "2.0.0"\n');
}

/** Goals use CPU time, because other work on the machine affects the wall time. */
async function report(
  measured: readonly Round[],
  lists: readonly ListRound[],
  peer: boolean,
  options: BenchOptions,
): Promise<boolean> {
  const of = (name: keyof Round, kind: keyof Timing): number =>
    median(measured.flatMap((round) => round[name]).map((taken) => taken[kind]));
  const unzip = measured.every((round) => round.unzip.length > 0);
  const share = (name: keyof Round, whole: keyof Round) => ({ measured: of(name, 'cpuMs') / of(whole, 'cpuMs') });
  const served = (size: 'small' | 'big', value: keyof Served): number => median(lists.map((list) => list[size][value]));
  const growth = (value: keyof Served) => ({ measured: served('big', value) / served('small', value) });
  const goals = [
    ...(peer ? [{ name: 'validate, times python3-jsonschema', ...share('peer', 'validate'), atLeast: 20 }] : []),
    { name: 'rebuild after one change, share of a full build', ...share('incremental', 'full'), atMost: 0.15 },
    {
      name: 'the same with archives that are hosted elsewhere',
      ...share('incrementalElsewhere', 'fullElsewhere'),
      atMost: 0.15,
    },
    {
      name: 'verify the signature of a list, share of parsing and validating it',
      ...share('verify', 'read'),
      atMost: 0.5,
    },
    { name: `memory of ${BIG} packages, times that of ${SMALL}`, ...growth('bytes'), atMost: BIG / SMALL },
    { name: `search in ${BIG} packages, times that in ${SMALL}`, ...growth('searchMs'), atMost: BIG / SMALL },
    { name: 'longest turn of the event loop during a reload, ms', measured: served('big', 'turnMs'), atMost: 50 },
    { name: 'rounds of requests that were answered during a reload', measured: served('big', 'during'), atLeast: 3 },
    ...(unzip
      ? [{ name: 'install of 20 MB, times sha256sum and unzip', ...share('install', 'unzip'), atMost: 2.5 }]
      : []),
  ];
  const row = (task: string, name: keyof Round): string[] => [
    task,
    (of(name, 'wallMs') / 1000).toFixed(2),
    (of(name, 'cpuMs') / 1000).toFixed(2),
  ];
  console.log(`\n${LARGE.packages} packages, ${LARGE.packages * LARGE.versions} versions; medians in seconds`);
  console.log(
    table([
      ['task', 'wall', 'CPU'],
      row('validate', 'validate'),
      ...(peer ? [row('python3-jsonschema', 'peer')] : []),
      row('full build', 'full'),
      row('incremental build after one change', 'incremental'),
      row('verify the signature of the list', 'verify'),
      row('parse and validate the list', 'read'),
      row(`full build of ${BIG} packages, hosted elsewhere`, 'fullElsewhere'),
      row('incremental build of them after one change', 'incrementalElsewhere'),
      row('install of 20 MB', 'install'),
      ...(unzip ? [row('sha256sum and unzip', 'unzip')] : []),
    ]),
  );
  console.log(
    table([
      ['packages', 'search, ms of CPU', 'memory, MiB', 'longest turn, ms', 'slowest request, ms'],
      ...(['small', 'big'] as const).map((size) => [
        String(size === 'small' ? SMALL : BIG),
        served(size, 'searchMs').toFixed(1),
        (served(size, 'bytes') / 2 ** 20).toFixed(1),
        served(size, 'turnMs').toFixed(1),
        served(size, 'slowestMs').toFixed(0),
      ]),
    ]),
  );
  return conclude('packages', goals, options, { size: LARGE, measured, lists });
}
