// Sandboxes side by side in the real workspace page.
import { SANDBOX } from '../../../generated/workspace/panel-types.ts';
import type { Environment } from '../workspace/environment.ts';

/** What goes on after the code itself (a timer, a frame's load) is the code's own for as long. */
const AFTERWARDS_MS = 100;

/** Each resolves with what became of the code, which is waited for where it is queued. */
export async function openSandboxes(
  { api, open }: Environment,
  count: number,
): Promise<readonly ((code: string) => Promise<string>)[]> {
  const path = { owner: 'demo', repo: 'leaks' };
  const panels: string[] = [];
  for (let index = 0; index < count; index++) {
    const direction = index % 2 === 0 ? 'horizontal' : 'vertical';
    const split = { panelId: panels.at(-2) ?? 'leaf-1', direction, panelType: SANDBOX } as const;
    panels.push((await api.splitLeaf({ path, body: split })).panelId);
  }
  await open('leaks');
  return panels.map((panelId) => async (code) => {
    const waiting = `${code}\n;new Promise((resolve) => setTimeout(resolve, ${AFTERWARDS_MS}))`;
    let outcome = await api.controlSandbox({ path, body: { panelId, action: 'eval', code: waiting } });
    while (outcome?.status === 'queued') {
      outcome = await api.getEval({ path: { ...path, evalId: outcome.evalId } });
    }
    return outcome?.status ?? '';
  });
}
