// A process of its own that changes one package and is killed on the way: <root> <repository> <action> <step to die at>.
// Steps are the calls that change the disk; it says how many there were where it is let live.
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
