// Runs the command in a directory of its own, with only the environment variables that the test passes.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { INSTANCE_FILE, type Instance } from '../../src/base/instance.ts';
import { type Ended, runInWorker } from './run-in-worker.ts';

export const COMMAND = resolve(import.meta.dirname, '../../src/cli/annex.js');

export interface Annex {
  readonly folder: () => string;
  /** What the last `annex start` wrote for programs. */
  instance(dataDir?: string): Instance;
  /** Runs it in this process. */
  run(args: readonly string[], env?: Readonly<Record<string, string>>, at?: { readonly cwd: string }): Promise<Ended>;
  /** Runs it in a process of its own until it exits. */
  runProcess(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<Ended>;
  /** Starts it; it is stopped after the test. */
  launch(args: readonly string[], env: Readonly<Record<string, string>>): Started;
  /** Starts it and waits until it prints `text`; it is stopped after the test. */
  start(args: readonly string[], env: Readonly<Record<string, string>>, text: string): Promise<Started>;
}

export interface Started {
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Resolves when it exits. */
  readonly ended: Promise<Ended>;
  /** Sends SIGTERM. */
  stop(): Promise<Ended>;
  /** Sends SIGKILL, so that it cannot clean up. */
  kill(): Promise<Ended>;
  signal(signal: NodeJS.Signals): void;
  /** Writes to its standard input. */
  input(text: string): void;
}

export function useAnnex(): Annex {
  let folder = '';
  const children: ChildProcess[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'annex-cli-'));
  });
  afterEach(async () => {
    for (const child of children.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'close');
    }
    rmSync(folder, { recursive: true, force: true });
  });

  const withBasics = (env: Readonly<Record<string, string>>) => ({
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    ANNEX_DATA_DIR: join(folder, '.annex'), // without it, that of the checkout
    ...env,
  });

  const begin = (args: readonly string[], env: Readonly<Record<string, string>>) => {
    const child = spawn(process.execPath, [COMMAND, ...args], { cwd: folder, env: withBasics(env), stdio: 'pipe' });
    children.push(child);
    const texts = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      texts.stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      texts.stderr += text;
    });
    const ended = once(child, 'close').then(([code]): Ended => ({ code: code as number | null, ...texts }));
    return { child, texts, ended };
  };

  const control = ({ child, texts, ended }: ReturnType<typeof begin>): Started => ({
    stdout: () => texts.stdout,
    stderr: () => texts.stderr,
    ended,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
    signal: (signal) => void child.kill(signal),
    input: (text) => void child.stdin?.write(text),
  });

  return {
    folder: () => folder,
    instance: (dataDir = '.annex') =>
      JSON.parse(readFileSync(join(folder, dataDir, INSTANCE_FILE), 'utf8')) as Instance,
    run: (args, env = {}, { cwd } = { cwd: folder }) => runInWorker(args, { cwd, env: withBasics(env) }),
    runProcess: (args, env = {}) => begin(args, env).ended,
    launch: (args, env) => control(begin(args, env)),
    start: async (args, env, text) => {
      const begun = begin(args, env);
      const { child, texts, ended } = begun;
      const early = ended.then(({ code, stderr }) => {
        throw new Error(`It ended with ${code}: ${stderr}`);
      });
      early.catch(() => {});
      while (!texts.stdout.includes(text)) await Promise.race([once(child.stdout, 'data'), early]);
      return control(begun);
    },
  };
}

/** Free ports and no sample packages, for tests that do not need specific ones. */
export const FREE_PORTS = {
  ANNEX_PLATFORM_PORT: '0',
  ANNEX_GATEWAY_PORT: '0',
  ANNEX_WATCHDOG_PORT: '0',
  ANNEX_VIEWER_PORT: '0',
  ANNEX_PROXY_PORT: '0',
  ANNEX_PACKAGES_SAMPLE: 'false',
};
