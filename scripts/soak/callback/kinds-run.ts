// Logs in each program of kinds.ts under `annex callback`: the browser is in the other namespace and reaches no port of the
// program, so what it ended on is returned at /return.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Kind, prepareKinds } from './kinds.ts';
import { startServers } from './kinds-servers.ts';
import { type Network, THERE } from './network.ts';
import { Output } from './output.ts';

const COMMAND = resolve(import.meta.dirname, '../../../src/cli/annex.js');
const FOLLOW = resolve(import.meta.dirname, 'follow.ts');

interface Place {
  readonly network: Network;
  readonly folder: string;
  /** Its addresses there. */
  readonly gateway: { readonly url: string; readonly socketUrl: string };
}

/** Returns what failed. */
export async function runKinds({ network, folder, gateway }: Place, withPrograms = true): Promise<string[]> {
  const servers = await startServers(THERE, folder);
  const failures: string[] = [];
  try {
    const kinds = await prepareKinds(folder, servers, withPrograms);
    for (const kind of kinds) {
      const before = servers.tokens.length;
      const hasToken = () => servers.tokens.length > before;
      const failure = await logIn(kind, { network, folder, gateway }, servers.cert, hasToken);
      if (failure !== null) failures.push(`${kind.name}: ${failure}`);
      console.log(`  ${kind.name}: ${failure === null ? `as expected (${kind.gets})` : `failed: ${failure}`}`);
    }
  } finally {
    servers.close();
  }
  return failures;
}

/** Null, or what went wrong. */
async function logIn(
  kind: Kind,
  { network, folder, gateway }: Place,
  cert: string,
  hasToken: () => boolean,
): Promise<string | null> {
  const home = join(folder, kind.name.replaceAll(/\W+/g, '-'));
  for (const name of [home, join(folder, 'run')]) mkdirSync(name, { recursive: true });
  const path = `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`; // the programs of npm need a new Node
  const variables = { PATH: path, HOME: home, XDG_RUNTIME_DIR: join(folder, 'run') };
  const env = {
    ...variables,
    ANNEX_GATEWAY_URL: gateway.url,
    ANNEX_GATEWAY_WS_URL: gateway.socketUrl,
    NODE_EXTRA_CA_CERTS: cert,
    ...kind.env,
  };
  const words = [COMMAND, 'callback', '--name', 'program', '--', ...kind.command];
  const wrapper = new Output(spawn(process.execPath, words, { cwd: home, env, stdio: ['ignore', 'pipe', 'pipe'] }));
  try {
    if (kind.says) await wrapper.until(kind.says);
    if (kind.gets === 'none') return wrapper.text.includes('return#') ? 'a mailbox was offered' : null;
    await wrapper.until(/return#\S+/);
    const [, mailbox = ''] = /return#(\S+)/.exec(wrapper.text) ?? [];
    const [, login = ''] = (kind.printed ?? /log in at .*?: {2}(\S+)/).exec(wrapper.text) ?? [];
    const { address, form, isReachable } = kind.gets === 'forged' ? forge(login) : await follow(network, login, cert);
    if (isReachable) return 'the browser reached the program';
    const given = form === undefined ? address : `${address} ${form}`;
    const { length } = wrapper.text;
    const answer = await fetch(`${gateway.url}/return`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mailbox, address: given }),
    });
    if (answer.status !== 200) return `${await answer.text()} for ${address}`;
    if (kind.prints) await wrapper.until(kind.prints, length);
    if (kind.gets !== 'token') return null;
    // Some programs print that they have the code before they exchange it. They must not end yet.
    for (let tries = 0; !hasToken() && tries < 200; tries++) await delay(100);
    return hasToken() ? null : 'the provider issued no token';
  } catch (error) {
    return `${error}\n${wrapper.text}`;
  } finally {
    wrapper.child.kill();
    await wrapper.ended;
  }
}

interface End {
  readonly address: string;
  readonly form?: string;
  readonly isReachable: boolean;
}

/** The right state with a code that nobody issued. Some name the parameters differently, after a #. */
function forge(login: string): End {
  const url = new URL(login.replace('/#/', '/'));
  const redirect = url.searchParams.get('redirect_uri') ?? url.searchParams.get('redirectUri') ?? '';
  const address = new URL(redirect);
  address.searchParams.set('code', 'forged');
  const state = url.searchParams.get('state');
  if (state !== null) address.searchParams.set('state', state);
  return { address: address.href, isReachable: false };
}

async function follow(network: Network, login: string, cert: string): Promise<End> {
  const words = ['env', `NODE_EXTRA_CA_CERTS=${cert}`, process.execPath, FOLLOW, login];
  const here = new Output(network.runHere(words, 'pipe'));
  await here.ended;
  const line = here.text.split('\n').find((each) => each.startsWith('{'));
  if (line === undefined) throw new Error(`the login failed: ${here.text}`);
  return JSON.parse(line) as End;
}
