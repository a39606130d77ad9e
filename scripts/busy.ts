// busy.ts [--times N] [--loops N] [--project NAME]... [TEST FILES]: runs tests N times on a machine that N endless loops keep busy,
// without a second try for a failed test, and prints what failed how often. By default 5 times, beside 4 loops.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { beginRun } from './run-scope.ts';

interface Report {
  readonly testResults: readonly { name: string; assertionResults: readonly { status: string; fullName: string }[] }[];
}

const ROOT = resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '5' },
    loops: { type: 'string', default: '4' },
    project: { type: 'string', multiple: true, default: [] },
  },
});

const run = beginRun(); // ends the loops, however this ends
for (let loop = 0; loop < Number(values.loops); loop += 1)
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });

const failures = new Map<string, number>();
const count = (name: string) => failures.set(name, (failures.get(name) ?? 0) + 1);
const output = join(run, 'busy.json');
const projects = values.project.flatMap((name) => ['--project', name]);
const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile', output];
for (let time = 0; time < Number(values.times); time += 1) {
  const args = [join(ROOT, 'scripts/run-tests.ts'), ...projects, ...reporters, '--retry', '0', ...positionals];
  const [status] = await once(spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }), 'exit');
  if (status !== 0) count(`run ${time + 1} ended with ${status}`);
  for (const { name, assertionResults } of (JSON.parse(readFileSync(output, 'utf8')) as Report).testResults) {
    for (const { status, fullName } of assertionResults) {
      if (status === 'failed') count(`${relative(ROOT, name)}: ${fullName}`);
    }
  }
}
for (const [name, times] of failures) console.log(`${times} of ${values.times}: ${name}`);
console.log(failures.size === 0 ? `All passed ${values.times} times.` : 'Some failed.');
process.exit(failures.size === 0 ? 0 : 1);
