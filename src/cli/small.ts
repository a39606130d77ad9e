// The commands that agents call often, in one small file that the Node of the machine runs (20 or later): without npm, the
// table of commands and the settings. `annex.js` loads its bundle, generated/cli/small.js.
import { usualDataDir } from '../base/config/data-dir.ts';
import { exchange, InstanceError, prove, readInstance } from '../base/instance.ts';
import { hookCommand } from './hook/hook.ts';

/** Variables with which the whole program decides where to ask. */
const ADDRESSES = /^ANNEX_(HOST|BASE_URL|(PLATFORM|VIEWER|GATEWAY|WATCHDOG)_(PORT|URL))$/;

/** Runs `annex paste --last` and `annex hook`. False for everything else, which the whole program does. */
export async function runSmall(words: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<boolean> {
  if (words[0] === 'hook') {
    await hookCommand(words.slice(1), env);
    process.exit(0); // an agent takes another code for an order, and open connections would keep the process
  }
  if (words.join(' ') !== 'paste --last' || Object.keys(env).some((name) => env[name] && ADDRESSES.test(name)))
    return false;
  try {
    const last = await findLast(env);
    if (last === null) return false;
    console.log(last);
  } catch (error) {
    if (!(error instanceof InstanceError)) throw error;
    console.error(`annex: ${error.message}`);
    process.exitCode = 1;
  }
  return true;
}

/** Null if the whole program has more to say. */
async function findLast(env: NodeJS.ProcessEnv): Promise<string | null> {
  const instance = readInstance(env['ANNEX_DATA_DIR'] || usualDataDir(env));
  const key = env['ANNEX_API_KEY'] || instance?.key;
  if (!instance || !key) return null;
  await prove(instance);
  const url = `${instance.local}/screenshot-pastes?limit=1`;
  const { status, body } = await exchange(url, { headers: { 'X-Api-Key': key } });
  if (status !== 200) return null;
  const { screenshots } = JSON.parse(body.toString()) as {
    readonly screenshots: readonly [{ readonly path: string }?];
  };
  const path = screenshots[0]?.path;
  return path !== undefined && !/\p{Cc}/u.test(path) ? path : null;
}
