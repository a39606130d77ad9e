// One server of the cluster, run by the real command. It can be killed, frozen and restarted on the same port.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const COMMAND = resolve(import.meta.dirname, '../../src/cli/annex.js');
const START_MS = 60_000;

export interface NodeOptions {
  readonly kind: 'platform' | 'gateway';
  readonly name: string;
  readonly port: number;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

export class NodeProcess {
  readonly name: string;
  readonly kind: NodeOptions['kind'];
  readonly port: number;
  readonly #options: NodeOptions;
  #child: ChildProcess | null = null;

  constructor(options: NodeOptions) {
    this.#options = options;
    this.name = options.name;
    this.kind = options.kind;
    this.port = options.port;
  }

  /** Resolves with its output once it is ready. `preloads` are files for --import. */
  async start(preloads: readonly string[] = []): Promise<string> {
    const { kind, folder, env } = this.#options;
    const imports = preloads.map((file) => `--import=${file}`);
    const child = spawn(process.execPath, [...imports, COMMAND, kind], {
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', HOME: folder, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        appendFileSync(join(folder, `${this.name}.log`), text);
      });
    }
    const timeout = AbortSignal.timeout(START_MS);
    const exited = once(child, 'exit');
    while (!/ is running: .*\n/.test(printed)) {
      await Promise.race([once(child.stdout, 'data', { signal: timeout }).catch(() => {}), exited]);
      const hasEnded = child.exitCode !== null || child.signalCode !== null;
      if (timeout.aborted || hasEnded) throw new Error(`${this.name} did not start (${child.signalCode}):\n${printed}`);
    }
    return printed;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** Sends the signal and waits for the exit. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
}
