import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../../running.ts';
import { openSandbox, rover, startWorkspace } from '../workspace.ts';

const running = useRunning();
const TEN_MINUTES_MS = 600_000;

const start = async () => {
  const workspace = await startWorkspace(running);
  const { panelId } = await openSandbox(workspace);
  const queue = async (code: string) => {
    const body = { panelId, action: 'eval', code } as const;
    const outcome = await workspace.api.controlSandbox({ path: rover, body });
    if (outcome?.status !== 'queued') throw new Error(`${outcome?.status}`);
    return outcome.evalId;
  };
  const get = (evalId: string) => workspace.api.getEval({ path: { ...rover, evalId } });
  return { ...workspace, queue, get };
};

describe('getEval', () => {
  it('answers queued until a browser opens, then the outcomes of code that ran once and in order', async () => {
    const { queue, get, page } = await start();
    const ids = [
      await queue('globalThis.seen = ["a"]; seen'),
      await queue('seen.push("b"); seen'),
      await queue('lost'),
    ];
    expect(await get(ids[0] ?? '')).toEqual({ status: 'queued', evalId: ids[0] });
    const open = await page();
    await open.untilBegun(3);
    expect(open.begun).toEqual(ids);
    await expect
      .poll(() => get(ids[2] ?? ''))
      .toEqual({ status: 'error', error: 'ReferenceError: lost is not defined' });
    expect(await get(ids[1] ?? '')).toEqual({ status: 'executed', result: ['a', 'b'] });
    const later = await page();
    expect(later.begun).toEqual([]);
  });

  it.each([
    ['more values than a message may have', { status: 'executed', result: Array(100_001).fill(0) }, 'values'],
    ['a field of the wrong type', { status: 'executed', frame: 'old' }, 'frame'],
  ] as const)('reports that code ran whose result is refused: %s', async (_, sent, reason) => {
    const { queue, get, page, api } = await start();
    const id = await queue('1');
    const open = await page({ evaluated: () => sent as never });
    await open.untilBegun(1);
    const refused = { status: 'error', error: expect.stringMatching(/^The code ran, but its result was refused\./) };
    await expect.poll(() => get(id)).toEqual(refused);
    const body = { panelId: 'leaf-3', action: 'eval', code: '1' } as const;
    const outcome = await api.controlSandbox({ path: rover, body });
    expect(outcome).toEqual({ status: 'error', error: expect.stringContaining(reason) });
  });

  it('fails code that no browser ran within 10 minutes, and forgets it after 10 more', async () => {
    const { queue, get, page, platform } = await start();
    const id = await queue('1');
    platform.clock.advance(TEN_MINUTES_MS - 1);
    expect(await get(id)).toMatchObject({ status: 'queued' });
    platform.clock.advance(1);
    expect(await get(id)).toEqual({ status: 'error', error: 'No browser opened the workspace within 10 minutes.' });
    expect((await page()).begun).toEqual([]);
    platform.clock.advance(TEN_MINUTES_MS);
    await expect(get(id)).rejects.toMatchObject({ name: 'eval-not-found' });
  });

  it('keeps an outcome for 10 minutes', async () => {
    const { queue, get, page, platform } = await start();
    const id = await queue('7');
    await page();
    await expect.poll(() => get(id)).toEqual({ status: 'executed', result: 7 });
    platform.clock.advance(TEN_MINUTES_MS - 1);
    expect(await get(id)).toEqual({ status: 'executed', result: 7 });
    platform.clock.advance(1);
    await expect(get(id)).rejects.toMatchObject({ name: 'eval-not-found' });
  });

  it('deletes code that has run', async () => {
    const { queue, get, page, platform } = await start();
    const id = await queue('"the code" && 1');
    await page();
    await expect.poll(() => get(id)).toEqual({ status: 'executed', result: 1 });
    expect(await platform.database.read({ text: 'select code from evals', values: [] })).toEqual([{ code: null }]);
  });

  it('answers 404 for an unknown id and for one of another workspace', async () => {
    const { queue, call } = await start();
    const id = await queue('1');
    for (const path of ['rover/evals/none', 'rover/evals/%00', `other/evals/${id}`]) {
      const response = await call('GET', `/api/panels/sandbox/demo/${path}`);
      expect(await problemOf(response)).toMatchObject({ status: 404, name: 'eval-not-found' });
    }
  });
});
