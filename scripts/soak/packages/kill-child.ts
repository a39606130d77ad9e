// A child process that changes one package and kills itself at a step: <root> <repository> <action> <step>.
// Steps are the calls that change the disk. If it survives, it prints their number.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [root = '', url = '', action = '', dieAt = ''] = process.argv.slice(2);
let steps = 0;
const step = (): void => {
  steps += 1;
  if (steps === Number(dieAt)) process.kill(process.pid, 'SIGKILL');
};
for (const name of ['mkdir', 'open', 'rename', 'rm', 'rmdir', 'copyFile'] as const) {
  const call = fs.promises[name] as (...given: unknown[]) => Promise<unknown>;
  const counted = async (...given: unknown[]): Promise<unknown> => {
    step();
    return call(...given);
  };
  Object.assign(fs.promises, { [name]: counted });
}
syncBuiltinESMExports();

const { act } = await import('./package-actions.ts');
await act(root, url, action, () => {
  steps = 0;
});
console.log(steps);
