// Runs a command in this process, as it would run in one of its own: with its own environment, directory, standard
// streams and exit code. It costs a tenth of a process. Not for servers, signals, terminals and unexpected errors.
import { Console } from 'node:console';
import { Readable, Writable } from 'node:stream';
import { main } from '../../src/cli/main.ts';

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly cwd: string;
  /** The whole environment. */
  readonly env: Readonly<NodeJS.ProcessEnv>;
  /** Piped in. */
  readonly input?: string;
}

let last: Promise<unknown> = Promise.resolve();

/** One at a time, since a process has one environment, one directory and one exit code. */
export function runInWorker(args: readonly string[], options: RunOptions): Promise<Ended> {
  const ended = last.then(() => runAlone(args, options));
  last = ended.catch(() => {});
  return ended;
}

async function runAlone(args: readonly string[], { cwd, env, input = '' }: RunOptions): Promise<Ended> {
  const [stdout, stderr] = [new Collector(), new Collector()];
  const before = { cwd: process.cwd(), env: { ...process.env }, exitCode: process.exitCode, console };
  const streams = replaceStreams({ stdin: Readable.from([Buffer.from(input)]), stdout, stderr });
  try {
    process.chdir(cwd);
    setEnvironment({ ...env, TMPDIR: before.env['TMPDIR'] });
    globalThis.console = new Console(stdout, stderr);
    process.exitCode = undefined;
    await main(args);
    return { code: Number(process.exitCode ?? 0), stdout: stdout.text, stderr: stderr.text };
  } finally {
    process.exitCode = before.exitCode;
    globalThis.console = before.console;
    setEnvironment(before.env);
    process.chdir(before.cwd);
    streams.restore();
  }
}

class Collector extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

function replaceStreams(streams: Readonly<Record<'stdin' | 'stdout' | 'stderr', unknown>>): { restore(): void } {
  const { stdin, stdout, stderr } = Object.getOwnPropertyDescriptors(process);
  for (const [name, value] of Object.entries(streams)) {
    Object.defineProperty(process, name, { value, configurable: true });
  }
  return { restore: () => void Object.defineProperties(process, { stdin, stdout, stderr } as PropertyDescriptorMap) };
}

/** By single variables: the home directory is read from the environment of the process. */
function setEnvironment(env: Readonly<NodeJS.ProcessEnv>): void {
  for (const name of Object.keys(process.env)) if (env[name] === undefined) delete process.env[name];
  for (const [name, value] of Object.entries(env)) if (value !== undefined) process.env[name] = value;
}
