// A screenshot or page load in progress while a browser closes, reloads, loses its connection or hangs, and while the
// server stops. (For code, see eval-once and faults.)
import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../running.ts';
import { PANEL, PATH, SHARED } from './capture/capture.ts';
import { startWorkspace } from './workspace.ts';

const running = useRunning();
const GRACE_MS = 5_000;
const NAVIGATE = { panelId: 'leaf-1', action: 'navigate', url: 'https://docs.example/', wait: 'load' };

const CALLS = [
  {
    name: 'a picture',
    path: PATH,
    body: PANEL,
    done: 200,
    late: 'capture-timeout',
    gone: ['capture-failed', 'sharing-off'],
    stopped: 'unavailable',
  },
  {
    name: 'a load',
    path: '/api/panels/webview/demo/rover',
    body: NAVIGATE,
    done: 204,
    late: 'load-timeout',
    gone: ['no-browser'],
    stopped: 'internal-error', // a 503 would mean that nothing was done
  },
] as const;

describe.each(CALLS)('$name in progress', ({ path, body, done, late, gone, stopped }) => {
  /** The last focused browser does the work but does not respond. */
  const start = async () => {
    const workspace = await startWorkspace(running);
    const open = await workspace.page({ sharing: SHARED });
    open.mute = true;
    const other = () => workspace.page({ sharing: SHARED, focused: false });
    /** In an object, so that the answer is not awaited. */
    const begin = async () => {
      const answer = workspace.call('PATCH', path, body);
      await open.untilBegun(1);
      await open.change({ op: 'activateTab', tabId: 'tab-1' }); // answered after `accepted`
      return { answer };
    };
    return { ...workspace, open, other, begin };
  };

  it('is answered by another browser when the first is closed', async () => {
    const { open, other, begin } = await start();
    const second = await other();
    const { answer } = await begin();
    await open.close();
    expect((await answer).status).toBe(done);
    expect([open.begun.length, second.begun.length]).toEqual([1, 1]);
  });

  it('fails when the only browser is closed', async () => {
    const { open, begin } = await start();
    const { answer } = await begin();
    await open.close();
    expect(gone).toContain((await problemOf(await answer)).name);
  });

  it('succeeds after the connection recovers, and runs only once', async () => {
    const { open, begin } = await start();
    const { answer } = await begin();
    await open.cut();
    open.mute = false;
    await open.open();
    expect((await answer).status).toBe(done);
    expect(open.begun).toHaveLength(1);
  });

  it('is answered by another browser when the connection does not recover', async () => {
    const { open, other, begin, platform } = await start();
    const second = await other();
    const { answer } = await begin();
    await open.cut();
    await expect.poll(() => platform.clock.waiting).toBeGreaterThanOrEqual(4); // grace period and call timeout; two of requests to the person
    platform.clock.advance(GRACE_MS);
    expect((await answer).status).toBe(done);
    expect(second.begun).toHaveLength(1);
  });

  it('times out when the connection is dead', async () => {
    const { begin, platform } = await start();
    const { answer } = await begin();
    platform.clock.advance(10_000);
    expect(await problemOf(await answer)).toMatchObject({ status: 504, name: late });
  });

  it('fails when the server stops, but not with no-browser', async () => {
    const { open, begin, platform } = await start();
    const { answer } = await begin();
    const closed = platform.close();
    expect(await problemOf(await answer)).toMatchObject({ name: stopped });
    await open.cut();
    await closed;
  });
});
