import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../../running.ts';
import { ADDRESS, PAGE, startPages } from './page-reports.ts';

const running = useRunning();

describe('checkPage', () => {
  it.each([true, false])('returns whether the page shows it: %s', async (met) => {
    const { call, tabId, commands } = await startPages(running, { status: 'answered', address: ADDRESS, met });
    const until = { text: 'Saved', gone: 'Saving', ref_gone: 'e4', idle: true };
    const answer = await call('POST', `${PAGE}/wait`, { tabId, until, timeout_ms: 700 });
    expect([answer.status, await answer.json()]).toEqual([200, { panelId: 'leaf-1', tabId, address: ADDRESS, met }]);
    expect(commands).toMatchObject([{ request: { do: 'wait', until, timeout_ms: 700 } }]);
  });

  it('refuses a request that waits for nothing, or too long', async () => {
    const { call } = await startPages(running);
    for (const body of [{ until: {} }, {}, { until: { idle: true }, timeout_ms: 30_001 }]) {
      expect((await problemOf(await call('POST', `${PAGE}/wait`, { name: 'Docs', ...body }))).name).toBe(
        'invalid-request',
      );
    }
  });
});
