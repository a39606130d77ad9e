import { describe, expect, it } from 'vitest';
import { useRunning } from '../../../running.ts';
import { rover, startWorkspace } from '../workspace.ts';
import { SHARED } from './capture.ts';

const running = useRunning();

describe('getScreenshotStatus', () => {
  it('returns the number of open browsers and what any of them shares', async () => {
    const { api, page } = await startWorkspace(running);
    const status = () => api.getScreenshotStatus({ path: rover });
    const nothing = { tabShared: false, screenShared: false, sharing: { active: false }, availableScopes: [] };
    const sharing = { active: true };
    expect(await status()).toEqual({ browsers: 0, ...nothing });
    const tab = { tabShared: true, screenShared: false, sharing, availableScopes: ['panel', 'workspace'] };
    await page({ sharing: SHARED });
    expect(await status()).toEqual({ browsers: 1, ...tab });
    const other = await page({ sharing: { tab: false, screen: true } });
    const both = { tabShared: true, screenShared: true, sharing, availableScopes: ['panel', 'workspace', 'screen'] };
    expect(await status()).toEqual({ browsers: 2, ...both });
    await other.close();
    await expect.poll(status).toEqual({ browsers: 1, ...tab });
  });
});
