import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../../running.ts';
import { ADDRESS, PAGE, startPages } from './page-reports.ts';

const running = useRunning();
const click = { action: 'click', ref: 'e3' } as const;

describe('controlPage', () => {
  it('sends the steps to the browser and returns what changed', async () => {
    const failed = { step: 1, code: 'disabled', reason: 'The element is disabled.' } as const;
    const changes = '+ text "Saved"';
    const errors = ['no data'];
    const outcome = { status: 'answered', address: ADDRESS, done: 1, failed, changes, errors } as const;
    const { call, tabId, commands, page } = await startPages(running, outcome);
    const other = await page({ focused: false });
    const steps = [{ action: 'fill', role: 'textbox', name: 'Key', value: 'hunter2' }, click];
    const answer = await call('POST', `${PAGE}/actions`, { tabId, steps, until: { text: 'Saved' } });
    const report = await answer.json();
    expect([answer.status, report]).toMatchObject([200, { tabId, done: 1, failed, errors }]);
    expect(report.changes).toMatch(/^<page-[0-9a-f]{10} .*>\n\+ text "Saved"\n<\/page-[0-9a-f]{10}>$/);
    expect(commands).toMatchObject([
      {
        request: { do: 'act', steps, until: { text: 'Saved' }, realFocus: false, timeout_ms: 5000, waitForConsent: 0 },
      },
    ]);
    const lines = () => other.log.map(({ text, level, by }) => ({ text, level, by: by?.kind }));
    await other.until(() => lines().some(({ level }) => level === 'warning'));
    expect(lines().at(-1)).toEqual({ text: 'Acted on https://docs.example: fill.', level: 'warning', by: 'program' });
    expect(JSON.stringify(lines())).not.toContain('hunter2');
  });

  it.each([
    ['acting-paused', 409],
    ['user-typing', 409],
    ['page-changed', 409],
    ['consent-denied', 403],
  ] as const)('returns the refusal %s as %i', async (code, status) => {
    const { call } = await startPages(running, { status: 'refused', code, error: 'Because.' });
    const answer = await call('POST', `${PAGE}/actions`, { name: 'Docs', steps: [click] });
    expect([answer.status, (await problemOf(answer)).name]).toEqual([status, code]);
  });

  it('refuses invalid steps before they reach a browser', async () => {
    const { call, commands } = await startPages(running);
    const act = (steps: unknown) => call('POST', `${PAGE}/actions`, { name: 'Docs', steps } as object);
    for (const steps of [[], Array(21).fill(click), [{ action: 'dance' }], [{ action: 'click', ref: 'x1' }]]) {
      expect((await problemOf(await act(steps))).name).toBe('invalid-request');
    }
    const answer = await act([click, { action: 'fill', ref: 'e1' }, { action: 'drag', ref: 'e1' }]);
    expect((await answer.json()).errors).toEqual([
      { pointer: '/body/steps/1/value', detail: 'is required for fill' },
      { pointer: '/body/steps/2/to', detail: 'is required for drag' },
    ]);
    expect(commands).toEqual([]);
  });

  it('never repeats actions in another browser: a lost one is an error', async () => {
    const { call, page, commands } = await startPages(running);
    const hanging = await page({ responsive: false });
    const asked = call('POST', `${PAGE}/actions`, { name: 'Docs', steps: [click] });
    await hanging.until(() => hanging.received.some(({ type }) => type === 'command'));
    await hanging.close();
    const answer = await asked;
    expect([answer.status, (await problemOf(answer)).name]).toEqual([502, 'actions-unconfirmed']);
    expect(commands).toEqual([]);
  });

  it('responds 504 if the browser does not answer in time', async () => {
    const { call, page, platform } = await startPages(running);
    const hanging = await page({ responsive: false });
    const asked = call('POST', `${PAGE}/actions`, { name: 'Docs', steps: [click], timeout_ms: 1_000 });
    await hanging.until(() => hanging.received.some(({ type }) => type === 'command'));
    platform.clock.advance(61_000);
    const answer = await asked;
    expect([answer.status, await answer.json()]).toMatchObject([
      504,
      { detail: expect.stringContaining('may have run') },
    ]);
  });
});
