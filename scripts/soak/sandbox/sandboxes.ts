// Opens several sandboxes in the real workspace page.
import { SANDBOX } from '../../../generated/workspace/panel-types.ts';
import type { Environment } from '../workspace/environment.ts';

/** Delayed effects of the code, such as timers and frame loads, have this much time. */
const DELAYED_MS = 100;

/** Returns one function per sandbox, which runs code and resolves with its final status. */
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
    const waiting = `${code}\n;new Promise((resolve) => setTimeout(resolve, ${DELAYED_MS}))`;
    let outcome = await api.controlSandbox({ path, body: { panelId, action: 'eval', code: waiting } });
    while (outcome?.status === 'queued') {
      outcome = await api.getEval({ path: { ...path, evalId: outcome.evalId } });
    }
    return outcome?.status ?? '';
  });
}
