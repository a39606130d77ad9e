// A child process that changes one package and kills itself at a step: <root> <repository> <action> <step>.
// If it survives, it prints the number of steps.
import { dieAtStep } from '../die-at-step.ts';

const [root = '', url = '', action = '', dieAt = ''] = process.argv.slice(2);
const steps = dieAtStep(Number(dieAt), { writes: false });
const { act } = await import('./package-actions.ts');
await act(root, url, action, () => {
  steps.count = 0;
});
console.log(steps.count);
