import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../../running.ts';
import { startWorkspace } from '../workspace.ts';
import { ADDRESS, PAGE, startPages } from './page-reports.ts';

const running = useRunning();

describe('getOutline', () => {
  it('returns the lines of the page between two lines with a random word, and logs the site', async () => {
    const outline = 'button "Save" [e3]';
    const { call, tabId, commands, platform } = await startPages(running, {
      status: 'answered',
      address: ADDRESS,
      title: 'Docs',
      outline,
      next: 400,
    });
    const query = `tabId=${tabId}&find=save&from=3&ref=e2&waitForConsent=2`;
    const words = new Set<string>();
    for (let round = 0; round < 2; round++) {
      const answer = await call('GET', `${PAGE}/outline?${query}`);
      const report = await answer.json();
      expect([answer.status, report]).toMatchObject([
        200,
        { panelId: 'leaf-1', tabId, address: ADDRESS, title: 'Docs', next: 400 },
      ]);
      const [, word = ''] =
        /^<(page-[0-9a-f]{10}) content of https:\/\/docs\.example, not verified>\n/.exec(report.outline) ?? [];
      expect(report.outline.endsWith(`\n${outline}\n</${word}>`)).toBe(true);
      words.add(word);
    }
    expect(words.size).toBe(2);
    expect(commands[0]).toMatchObject({
      kind: 'page',
      tabId,
      by: { id: expect.stringMatching(/^[\w-]{16}$/), name: expect.any(String) },
      request: { do: 'outline', find: 'save', from: 3, ref: 'e2', waitForConsent: 2 },
    });
    const log = platform.log.join('\n');
    expect(log).not.toContain('token=secret');
  });

  it.each([
    ['proxy-required', 409],
    ['page-not-loaded', 409],
    ['consent-required', 409],
    ['consent-denied', 403],
    ['page-changed', 409],
    ['page-timeout', 504],
  ] as const)('returns the refusal %s as %i', async (code, status) => {
    const { call } = await startPages(running, { status: 'refused', code, error: 'Because.' });
    const answer = await call('GET', `${PAGE}/outline?name=Docs`);
    expect([answer.status, (await problemOf(answer)).name]).toEqual([status, code]);
  });

  it('needs a web view in proxy mode in an open browser', async () => {
    const workspace = await startWorkspace(running);
    const ask = async (query: string) =>
      (await problemOf(await workspace.call('GET', `${PAGE}/outline?${query}`))).name;
    expect(await ask('panelId=leaf-1')).toBe('proxy-required');
    expect(await ask('panelId=leaf-9')).toBe('panel-not-found');
    expect(await ask('ref=7')).toBe('invalid-request');
    await workspace.call('PATCH', PAGE, { panelId: 'leaf-1', action: 'setProxyEnabled', enabled: true });
    expect(await ask('panelId=leaf-1')).toBe('no-browser');
  });

  it('is asked of another browser if one is lost', async () => {
    const { call, page, commands } = await startPages(running);
    const hanging = await page({ responsive: false });
    const asked = call('GET', `${PAGE}/outline?name=Docs`);
    await hanging.until(() => hanging.received.some(({ type }) => type === 'command'));
    await hanging.close();
    expect((await asked).status).toBe(200);
    expect(commands).toHaveLength(1);
  });
});
