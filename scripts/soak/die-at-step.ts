// Kills this process at a step. Steps are the calls that change the disk. Call it before the code under test is imported.
import fs from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

type Call = (...given: unknown[]) => Promise<unknown>;
const CALLS = ['mkdir', 'open', 'rename', 'rm', 'rmdir', 'copyFile', 'link', 'unlink'] as const;

export interface Steps {
  count: number;
}

/** `writes`: writes and syncs of open files are steps too. */
export function dieAtStep(dieAt: number, { writes }: { readonly writes: boolean }): Steps {
  const steps: Steps = { count: 0 };
  const counted = (call: Call): Call => {
    return async (...given) => {
      steps.count += 1;
      if (steps.count === dieAt) process.kill(process.pid, 'SIGKILL');
      const result = await call(...given);
      if (call === open && writes) countWrites(result as FileHandle);
      return result;
    };
  };
  const countWrites = (file: FileHandle): void => {
    for (const name of ['write', 'writeFile', 'sync', 'datasync'] as const) {
      Object.assign(file, { [name]: counted(file[name].bind(file) as Call) });
    }
  };
  const open = fs.promises.open as Call;
  for (const name of CALLS) Object.assign(fs.promises, { [name]: counted(fs.promises[name] as Call) });
  syncBuiltinESMExports();
  return steps;
}
