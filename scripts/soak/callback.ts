// annex callback in two network namespaces that only `ssh -L` joins: programs of others log in by what is pasted.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { INSTANCE_FILE, type Instance } from '../../src/base/instance.ts';
import { runKinds } from './callback/kinds-run.ts';
import { Network, THERE } from './callback/network.ts';
import { Output } from './callback/output.ts';
import { type Program, preparePrograms } from './callback/programs.ts';
import { startProvider } from './callback/provider.ts';
import type { SoakOptions } from './options.ts';

const COMMAND = resolve(import.meta.dirname, '../../src/cli/annex.js');
const BROWSER = resolve(import.meta.dirname, 'callback/browser.ts');
const PORTS = ['PLATFORM', 'GATEWAY', 'WATCHDOG', 'VIEWER', 'PROXY'].map((name) => [`ANNEX_${name}_PORT`, '0']);

export async function callback({ rounds = 2 }: SoakOptions): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'annex-callback-soak-'));
  const network = new Network(folder);
  let provider: Awaited<ReturnType<typeof startProvider>> | undefined;
  let serve: Output | undefined;
  let met = true;
  try {
    await network.open();
    provider = await startProvider(THERE);
    const env = {
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
      ANNEX_DATA_DIR: join(folder, 'data'),
      ANNEX_PACKAGES_SAMPLE: 'false',
    };
    serve = new Output(
      spawn(process.execPath, [COMMAND, 'serve'], { cwd: folder, env: { ...env, ...Object.fromEntries(PORTS) } }),
    );
    await serve.until(/API key.*\n/);
    const instance = JSON.parse(readFileSync(join(folder, 'data', INSTANCE_FILE), 'utf8')) as Instance;
    const { platform, gateway, viewer } = instance.urls;
    await network.forward([platform, gateway, viewer].map((url) => new URL(url).port));
    const password = /password +(\S+)/.exec(serve.text)?.[1] ?? '';
    const programs = await preparePrograms(folder, provider.url, viewer);
    for (const program of programs) {
      for (let round = 1; round <= rounds; round++) {
        const outcome = await logIn(program, {
          network,
          env: { ...env, ANNEX_GATEWAY_URL: gateway },
          folder,
          password,
        });
        console.log(`  ${program.name}, ${round}: ${outcome}`);
        met &&= outcome === 'has a token';
      }
    }
    console.log(`  tokens of the provider: ${provider.tokens.join(', ')}`);
    const socketUrl = `${gateway.replace(/^http/, 'ws')}/`;
    const failures = await runKinds({ network, folder, gateway: { url: gateway, socketUrl } });
    met &&= failures.length === 0;
  } finally {
    serve?.child.kill();
    await serve?.ended;
    provider?.close();
    network.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return met;
}

interface Place {
  readonly network: Network;
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly password: string;
}

async function logIn(program: Program, { network, env, folder, password }: Place): Promise<string> {
  mkdirSync(join(folder, 'run'), { recursive: true });
  const variables = { ...env, ...program.env, XDG_RUNTIME_DIR: join(folder, 'run') };
  const words = [COMMAND, 'callback', '--name', program.name, '--', ...program.command];
  const wrapper = new Output(spawn(process.execPath, words, { cwd: folder, env: variables }));
  let said = '';
  try {
    await wrapper.until(/return#\S+|Start the gateway/);
    const [, login = ''] = /log in at .*?: {2}(\S+)/.exec(wrapper.text) ?? [];
    const [returnPage = ''] = /http\S+return#\S+/.exec(wrapper.text) ?? [];
    const here = new Output(network.runHere([process.execPath, BROWSER, login, returnPage, password], 'pipe'));
    await here.ended;
    said = here.text;
    if (!said.includes('has the code')) return `failed: ${said}\n${wrapper.text}`;
    await wrapper.until(program.success);
    return 'has a token';
  } catch {
    return `failed: ${said}\n${wrapper.text}`;
  } finally {
    wrapper.child.kill();
    await wrapper.ended;
  }
}
