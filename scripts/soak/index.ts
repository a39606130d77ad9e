// npm run soak [-- NAME...]: long runs against the real servers. Fails when a goal of one of them does not hold.
import { contract } from './contract.ts';
import { gateway } from './gateway.ts';
import { intents } from './intents.ts';

/** Resolves with false when a goal was missed; says which by itself. */
export type Soak = () => Promise<boolean>;

const soaks: Readonly<Record<string, Soak>> = { contract, gateway, intents };

async function main(given: readonly string[]): Promise<boolean> {
  const unknown = given.find((name) => !Object.hasOwn(soaks, name));
  if (unknown !== undefined) throw new Error(`no soak ${unknown}; there is ${Object.keys(soaks).join(', ')}`);
  let met = true;
  for (const [name, soak] of Object.entries(soaks)) {
    if (given.length > 0 && !given.includes(name)) continue;
    console.log(`soak ${name}`);
    met = (await soak()) && met;
  }
  return met;
}

try {
  if (!(await main(process.argv.slice(2)))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
