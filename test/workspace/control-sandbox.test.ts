import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../running.ts';
import { openSandbox, rover, startWorkspace } from './workspace.ts';

const running = useRunning();

describe('controlSandbox', () => {
  it('runs code in the open browser and answers with its result', async () => {
    const workspace = await startWorkspace(running);
    const { panelId } = await openSandbox(workspace);
    await workspace.page();
    const evaluate = (code: string) =>
      workspace.api.controlSandbox({ path: rover, body: { panelId, action: 'eval', code } });
    expect(await evaluate('6 * 7')).toEqual({ status: 'executed', result: 42 });
    expect(await evaluate('undefined')).toEqual({ status: 'executed' });
    expect(await evaluate('nothing.here')).toEqual({
      status: 'error',
      error: 'ReferenceError: nothing is not defined',
    });
  });
});
