import { describe, expect, it } from 'vitest';
import { openSandbox, rover } from '../areas/workspace/workspace.ts';
import { useRunning } from '../running.ts';
import { useOwnChromium } from './chromium.ts';
import { startOpenWorkspace } from './workspace.ts';

const running = useRunning();

describe('a browser without Connection-Allowlist', () => {
  const browser = useOwnChromium('--disable-features=ConnectionAllowlists');
  const open = async (unenforced: 'run' | 'refuse') => {
    const workspace = await startOpenWorkspace(running, browser, { sandbox: { unenforced } });
    const { panelId } = await openSandbox(workspace);
    const page = await workspace.open();
    const run = () => workspace.api.controlSandbox({ path: rover, body: { panelId, action: 'eval', code: '1' } });
    return { page, run };
  };

  it('runs code, but neither response nor panel promises that the network is blocked', async () => {
    const { page, run } = await open('run');
    await expect.poll(run).toEqual({ status: 'executed', result: 1, sandbox: 'unenforced' });
    await page.getByText('this browser cannot block network access').waitFor();
    expect(await page.getByText('no network').count()).toBe(0);
  });

  it('runs no code if the operator refuses it', async () => {
    const { run } = await open('refuse');
    const error = 'SandboxUnenforced: this browser cannot block network access, so code does not run here.';
    await expect.poll(run).toEqual({ status: 'error', error });
  });
});
