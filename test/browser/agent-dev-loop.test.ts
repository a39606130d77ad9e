// An agent corrects a page of a development server, over MCP and in browsers that nothing debugs.
import { describe, expect, it } from 'vitest';
import { useAnnex } from '../cli/annex.ts';
import { useRunning } from '../running.ts';
import { startAgent } from './act/agent.ts';
import { type DetachedBrowser, startDetachedChromium, startDetachedFirefox, useDetached } from './detached.ts';
import { DEV_SERVERS } from './dev-servers.ts';

describe.each<[string, () => Promise<DetachedBrowser>]>([
  ['Chromium', startDetachedChromium],
  ['Firefox', startDetachedFirefox],
])('an agent in %s without a debugger', (name, start) => {
  const running = useRunning();
  const annex = useAnnex();
  const browser = useDetached(start);

  it('opens a page of Vite, reads its error, sees it gone, fills a form and takes a picture', {
    timeout: 300_000,
  }, async () => {
    const site = await DEV_SERVERS['Vite and React'](running);
    const share = name === 'Chromium';
    const agent = await startAgent(running, annex, browser(), { share });
    const tab = 'Shop';
    const call = async (tool: string, args: object) => {
      const result = await agent.call(tool, { tab, ...args });
      expect([tool, result.isError, result.text]).toEqual([tool, false, result.text]);
      return result;
    };
    const page = { name: tab, url: site.url, proxy: true };
    const errors = async () => (await call('workspace_console', { level: 'error' })).text;
    expect((await agent.call('workspace_open', page)).isError).toBe(false);
    await expect.poll(errors, { timeout: 30_000 }).toMatch(/toFixed|price/);
    await site.correct();
    await agent.call('workspace_open', page);
    expect((await call('workspace_wait_for', { text: 'price 2.00', seconds: 60 })).text).toContain('price 2.00');
    expect(await errors()).not.toMatch(/toFixed|price/);
    const steps = [
      { action: 'fill', role: 'textbox', name: 'Customer', value: 'Ada' },
      { action: 'click', role: 'button', name: 'Order' },
    ];
    const acted = await call('page_act', { steps, until: { text: 'Ordered for Ada' } });
    expect(acted.structured).toMatchObject({ done: 2, met: true });
    const picture = await agent.call('workspace_screenshot', { tab });
    if (share) expect(picture.structured).toMatchObject({ loaded: true, width: expect.any(Number) });
    // Nobody has shared the tab, and Firefox cannot: the answer comes at once and says so.
    else expect([picture.isError, picture.text]).toEqual([true, expect.stringMatching(/shar/i)]);
    const drawn = await call('workspace_screenshot', { withoutSharing: true });
    expect(drawn.structured).toMatchObject({ loaded: true, width: expect.any(Number) });
  });
});
