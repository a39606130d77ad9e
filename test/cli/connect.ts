// Runs `annex connect` in a process with its own home directory, optionally on a terminal.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { TokenStore } from '../../src/sdk/oauth/index.ts';
import type { Running } from '../running.ts';
import type { RealProvider } from '../sdk/oauth/provider.ts';

const COMMAND = resolve(import.meta.dirname, '../../src/cli/annex.js');

export interface Home {
  readonly folder: string;
  readonly store: TokenStore;
  connect(
    args: readonly string[],
    options?: { readonly terminal?: boolean; readonly env?: Record<string, string> },
  ): Connecting;
}

export interface Connecting {
  readonly child: ChildProcess;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Resolves to the first match in standard output or standard error. */
  readonly until: (pattern: RegExp) => Promise<RegExpExecArray>;
  readonly exit: Promise<number | null>;
  readonly type: (line: string) => void;
}

/** Creates a home and working directory with the provider's settings and credentials. */
export async function createHome(running: Running, { app }: RealProvider): Promise<Home> {
  const folder = await mkdtemp(join(tmpdir(), 'annex-connect-'));
  running.onClose(() => rm(folder, { recursive: true, force: true }));
  const { authUrl, tokenUrl, issuer, scopes, clientId, clientSecret, gatewayUrl } = app;
  await writeFile(join(folder, 'credentials.json'), JSON.stringify({ clientId, clientSecret }));
  const real = { authUrl, tokenUrl, issuer, scopes, credentialsFile: 'credentials.json' };
  await writeFile(
    join(folder, 'annex.config.json'),
    JSON.stringify({ gateway: { url: gatewayUrl }, providers: { real } }),
  );
  const connect: Home['connect'] = (args, { terminal = false, env = {} } = {}) => {
    const words = [process.execPath, COMMAND, 'connect', ...args];
    const [file = '', ...rest] = terminal
      ? ['script', '-qec', `stty rows 70 cols 140; ${words.join(' ')}`, '/dev/null']
      : words;
    const clean = { PATH: process.env['PATH'] ?? '', HOME: folder, TERM: 'xterm', ...env };
    const child = spawn(file, rest, { cwd: folder, env: clean, stdio: 'pipe' });
    running.onClose(() => void child.kill('SIGKILL'));
    return watch(child);
  };
  return { folder, store: new TokenStore(join(folder, '.annex', 'tokens')), connect };
}

function watch(child: ChildProcess): Connecting {
  const texts = { stdout: '', stderr: '' };
  const looking = new Set<() => void>();
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      texts[name] += text;
      for (const look of looking) look();
    });
  }
  const exit = new Promise<number | null>((ended) => child.once('close', ended));
  const until = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((found, failed) => {
      const look = (): void => {
        const match = pattern.exec(texts.stdout) ?? pattern.exec(texts.stderr);
        if (!match) return;
        looking.delete(look);
        found(match);
      };
      looking.add(look);
      look();
      void exit.then((code) => failed(new Error(`ended with ${code} before ${pattern}: ${JSON.stringify(texts)}`)));
    });
  return {
    child,
    stdout: () => texts.stdout,
    stderr: () => texts.stderr,
    until,
    exit,
    type: (line) => child.stdin?.write(`${line}\n`),
  };
}
