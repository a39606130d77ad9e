// Code runs at most once: what was written to one browser's socket never goes to another browser, whatever happens to
// the connection, the page and the server. Here the first browser runs the code, but its messages do not arrive.
import { describe, expect, it } from 'vitest';
import { DEFAULTS } from '../../../../generated/config/defaults.ts';
import type { PagePeer } from '../../../../src/areas/workspace/browsers/open-browser.ts';
import { Catalog } from '../../../../src/areas/workspace/layout/catalog.ts';
import { LayoutStore } from '../../../../src/areas/workspace/layout/store.ts';
import { PANEL_LIMITS } from '../../../../src/areas/workspace/limits.ts';
import { Room } from '../../../../src/areas/workspace/room/room.ts';
import { EvalStore } from '../../../../src/areas/workspace/sandbox/eval-store.ts';
import { Evals } from '../../../../src/areas/workspace/sandbox/evals.ts';
import { openDatabase } from '../../../../src/base/state/open.ts';
import { createWorkspaceClient } from '../../../../src/sdk/index.ts';
import { useFolders } from '../../../base/state/temporary-folder.ts';
import { ManualClock } from '../../../clock.ts';
import { useRunning } from '../../../running.ts';
import type { TestPage } from '../browser.ts';
import { openSandbox, rover, startWorkspace } from '../workspace.ts';

const running = useRunning();
/** Shorter than the time a browser has to confirm code. */
const GRACE_MS = 4_000;
/** 10 seconds for the code, 5 to answer, and a minute to reconnect. */
const LEASE_MS = 75_000;
const UNCONFIRMED = {
  status: 'error',
  error: 'The browser disconnected before it confirmed the code. The code may have run. Check before you run it again.',
};

/** Two browsers. The second has the focus; it runs code but sends nothing. */
const start = async () => {
  const workspace = await startWorkspace(running, { panels: { graceMs: GRACE_MS } });
  const { panelId } = await openSandbox(workspace);
  const other = await workspace.page({ focused: false });
  const quiet = await workspace.page();
  quiet.mute = 'wholly';
  const body = { panelId, action: 'eval', code: '6 * 7' } as const;
  const evaluate = () => workspace.api.controlSandbox({ path: rover, body });
  const get = (evalId: string) => workspace.api.getEval({ path: { ...rover, evalId } });
  return { ...workspace, other, quiet, evaluate, get };
};
const evalIdOf = (outcome: { status: string } | undefined): string => {
  if (outcome && 'evalId' in outcome && typeof outcome.evalId === 'string') return outcome.evalId;
  throw new Error(`${outcome?.status}`);
};
/** Once this is answered, everything sent earlier has arrived. */
const roundTrip = (page: TestPage) => page.change({ op: 'activateTab', tabId: 'tab-1' });

describe('code whose browser disappears', () => {
  it('fails when the connection stays broken, and runs in no other browser', async () => {
    const { evaluate, other, quiet, platform } = await start();
    const answer = evaluate();
    await quiet.untilBegun(1);
    await quiet.cut();
    await expect.poll(() => platform.clock.waiting).toBe(5); // grace period, call timeout, confirmation; two of requests to the person
    platform.clock.advance(GRACE_MS);
    expect(await answer).toEqual(UNCONFIRMED);
    await roundTrip(other);
    expect(other.begun).toEqual([]);
  });

  it('fails when the page is closed, and runs in no other browser', async () => {
    const { evaluate, other, quiet } = await start();
    const answer = evaluate();
    await quiet.untilBegun(1);
    await quiet.close();
    expect(await answer).toEqual(UNCONFIRMED);
    await roundTrip(other);
    expect(other.begun).toEqual([]);
  });

  it('also fails after its caller was told that it is queued', async () => {
    const { evaluate, get, other, quiet, platform } = await start();
    const answer = evaluate();
    await quiet.untilBegun(1);
    platform.clock.advance(5_000); // the time to confirm is over
    const evalId = evalIdOf(await answer);
    await quiet.close();
    await expect.poll(() => get(evalId)).toEqual(UNCONFIRMED);
    await roundTrip(other);
    expect(other.begun).toEqual([]);
  });
});

describe('code that runs while the server stops', () => {
  /** The server stops before the code is confirmed; another one takes over its database. */
  const restart = async (settings = {}) => {
    const before = await start();
    const answer = before.evaluate();
    await before.quiet.untilBegun(1);
    await before.platform.close();
    const evalId = evalIdOf(await answer);
    const platform = await running.platform({ ...settings, database: before.platform.database });
    const api = createWorkspaceClient({ baseUrl: platform.url, apiKey: before.key });
    const comesBack = async (page: TestPage) => {
      page.moveTo(platform.url, await platform.login());
      await page.open();
      await roundTrip(page);
    };
    return { ...before, platform, comesBack, get: () => api.getEval({ path: { ...rover, evalId } }) };
  };

  it('does not run in a browser that returns earlier, and has its result once its own browser is back', async () => {
    const { other, quiet, comesBack, get } = await restart();
    await comesBack(other);
    expect(other.begun).toEqual([]);
    quiet.mute = false;
    await comesBack(quiet);
    await expect.poll(get).toEqual({ status: 'executed', result: 42, browser: quiet.id });
    expect([quiet.begun.length, other.begun.length]).toEqual([1, 0]);
  });

  it('fails when its own browser does not return in time', async () => {
    const { other, comesBack, get, platform } = await restart({ intents: { sweepMs: 20 } });
    await comesBack(other);
    expect(await get()).toMatchObject({ status: 'queued' });
    platform.clock.advance(LEASE_MS);
    await expect.poll(get).toEqual(UNCONFIRMED);
    await roundTrip(other);
    expect(other.begun).toEqual([]);
  });

  it('returns a result that is already on its way', async () => {
    const { evaluate, quiet, platform } = await start();
    const answer = evaluate();
    await quiet.untilBegun(1);
    quiet.stopReading();
    const closed = platform.close(); // every socket is closed on the server side
    quiet.unmute();
    expect(await answer).toEqual({ status: 'executed', result: 42, browser: quiet.id });
    quiet.readOn();
    await closed;
  });
});

describe('code that was never written to a socket', () => {
  const createFolder = useFolders();

  it('goes to the next browser when the first one is gone', async () => {
    const database = await openDatabase({ dataDir: await createFolder(), role: 'server' });
    running.onClose(() => database.close());
    const clock = new ManualClock();
    const limits = { ...DEFAULTS.panels, ...PANEL_LIMITS };
    const onFault = (error: unknown) => expect.unreachable(String(error));
    const room = new Room(rover, {
      store: new LayoutStore(database),
      catalog: new Catalog(),
      ownUrls: () => ['http://127.0.0.1:8790'],
      isShared: false,
      focusTime: () => 1,
      stopping: new AbortController().signal,
      ...{ clock, limits, onFault },
    });
    const evals = new Evals(new EvalStore(database));
    const caller = { scheme: 'browserSession', sessionId: 'session', userId: 'user' } as const;
    const connect = (id: string, focused: boolean, send: PagePeer['send']) => {
      const peer: PagePeer = { address: '127.0.0.1', caller, parameters: undefined, send, close: () => {} };
      const hello = { focused, sharing: { tab: false, screen: false } };
      return room.browsers.connect(peer, id, { kind: 'person', name: 'ada' }, hello).browser;
    };
    const open = connect('open', false, (message) => {
      if (message.type !== 'command') return 'sent';
      queueMicrotask(() => open.result(message.command, { status: 'executed', result: 'here' }));
      return 'sent';
    });
    const gone = connect('gone', true, () => 'gone');
    const code = { tabId: 'tab-1', code: '1', timeoutMs: 10_000 };
    const answer = evals.run(
      { room, by: { actor: { kind: 'program', name: 'agent' }, agent: { id: 'agent', name: 'agent' } } },
      code,
    );
    room.browsers.disconnect(gone, true);
    expect(await answer).toEqual({ status: 'executed', result: 'here' });
  });
});
