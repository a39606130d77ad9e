// A user's project: runs commands in it with Node 20 or 24, and ends what it started.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { environmentOfNode20 } from '../node-20.ts';

export interface Output {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export class Project {
  readonly folder: string;
  /** Environments by version of Node. */
  readonly node: Readonly<Record<20 | 24, NodeJS.ProcessEnv>>;
  readonly #stops: (() => Promise<unknown>)[] = [];

  constructor(folder: string) {
    this.folder = folder;
    const old = environmentOfNode20(`${folder}-node`);
    this.node = { 20: old, 24: { ...old, PATH: [dirname(process.execPath), old['PATH']].join(delimiter) } };
  }

  async run(command: string, args: readonly string[], env = this.node[24], cwd = this.folder): Promise<Output> {
    try {
      const { stdout, stderr } = await promisify(execFile)(command, args, { cwd, env, maxBuffer: 1 << 26 });
      return { code: 0, out: stdout, err: stderr };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, out: stdout, err: stderr };
    }
  }

  /** The JSON that a program prints. */
  async json(args: readonly string[], env = this.node[24]): Promise<unknown> {
    const { out, err } = await this.run('node', args, env);
    if (out === '') throw new Error(err);
    return JSON.parse(out);
  }

  /** The installed command, without npx, which prints warnings of its own. */
  get codegen(): string {
    return join(this.folder, 'node_modules/.bin/annex-codegen');
  }

  /** Starts a process and waits until it prints the text. Returns what it has printed. */
  async start(text: string, command: string, args: readonly string[], env = this.node[24]): Promise<string> {
    const child = spawn(command, args, { cwd: this.folder, env, detached: true });
    const exited = once(child, 'exit');
    const closed = once(child, 'close'); // when its children have ended, too: npx does not forward signals
    this.#stops.push(() => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
      return closed;
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        printed += chunk;
      });
    }
    while (!printed.includes(text)) {
      if (child.exitCode !== null) throw new Error(`it exited with ${child.exitCode}: ${printed}`);
      await Promise.race([once(child.stdout, 'data'), exited]);
    }
    return printed;
  }

  async stopAll(): Promise<void> {
    for (const stop of this.#stops.splice(0)) await stop();
  }
}

/** The number of installed packages, and their size in bytes. */
export function measure(folder: string): { readonly packages: number; readonly bytes: number } {
  const modules = join(folder, 'node_modules');
  const files = globSync('**/*', { cwd: modules }).map((file) => statSync(join(modules, file)));
  const bytes = files.filter((file) => file.isFile()).reduce((sum, { size }) => sum + size, 0);
  return { packages: globSync('{,**/node_modules/}{[^@.]*,@*/*}/package.json', { cwd: modules }).length, bytes };
}
