import { execFile } from 'node:child_process';

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Runs a program; throws with its output unless it exits with 0. */
export function run(program: string, args: readonly string[], cwd: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  execFile(program, args, { cwd, maxBuffer: MAX_OUTPUT_BYTES }, (error, stdout, stderr) => {
    if (error) reject(new Error(`${error.message}\n${stdout}${stderr}`, { cause: error }));
    else resolve();
  });
  return promise;
}
