// Connections break, browsers close and servers are killed: every caller gets a definite answer, no code runs twice,
// and no layout is lost.
import { describe, expect, it } from 'vitest';
import { createWorkspaceClient } from '../../../src/sdk/index.ts';
import { FREE_PORTS, type Started, useAnnex } from '../../cli/annex.ts';
import { rounds } from '../../rounds.ts';
import { problemOf, useRunning } from '../../running.ts';
import { TestPage } from './browser.ts';
import { EDITOR, openSandbox, rover, SANDBOX, startWorkspace, WEB_VIEW } from './workspace.ts';

const running = useRunning();
const GRACE_MS = 5_000;

const start = async (settings = {}) => {
  const workspace = await startWorkspace(running, settings);
  const { panelId } = await openSandbox(workspace);
  const evaluate = (code: string) =>
    workspace.api.controlSandbox({ path: rover, body: { panelId, action: 'eval', code } });
  const get = (evalId: string) => workspace.api.getEval({ path: { ...rover, evalId } });
  return { ...workspace, panelId, evaluate, get };
};
const evalIdOf = (outcome: { status: string } | undefined): string => {
  if (outcome && 'evalId' in outcome && typeof outcome.evalId === 'string') return outcome.evalId;
  throw new Error(`${outcome?.status}`);
};

describe('a connection that breaks during an eval', () => {
  it('returns the result of the only run after it recovers', async () => {
    const { page, evaluate } = await start();
    const open = await page();
    open.mute = true;
    const answer = evaluate('globalThis.runs = (globalThis.runs ?? 0) + 1');
    await open.untilBegun(1);
    await open.cut();
    open.mute = false;
    await open.open();
    expect(await answer).toEqual({ status: 'executed', result: 1 });
    expect(open.begun).toHaveLength(1);
  });

  it('runs the code once after it recovers, if it broke before the browser had the code', async () => {
    const { page, evaluate } = await start();
    const open = await page({ responsive: false });
    const answer = evaluate('1');
    await open.next((message) => message.type === 'command');
    await open.cut();
    (open.options as { responsive?: boolean }).responsive = true;
    await open.open();
    expect(await answer).toEqual({ status: 'executed', result: 1 });
    expect(open.begun).toHaveLength(1);
  });

  it('fails the call after 5 seconds if it does not recover', async () => {
    const { page, evaluate, platform } = await start();
    const open = await page();
    open.mute = true;
    const answer = evaluate('1');
    await open.untilBegun(1);
    await open.change({ op: 'activateTab', tabId: 'tab-1' }); // answered after `accepted`
    await open.cut();
    await expect.poll(() => platform.clock.waiting).toBe(4); // the grace, and the call's own limit; two of requests to the person
    platform.clock.advance(GRACE_MS - 1);
    expect(await Promise.race([answer, Promise.resolve('waiting')])).toBe('waiting');
    platform.clock.advance(1);
    expect(await answer).toEqual({ status: 'error', error: 'The browser was closed while the code was running.' });
  });
});

describe('a browser that is closed during an eval', () => {
  it('fails the running code at once', async () => {
    const { page, evaluate } = await start();
    const open = await page();
    open.mute = true;
    const answer = evaluate('1');
    await open.untilBegun(1);
    await open.close();
    expect(await answer).toEqual({ status: 'error', error: 'The browser was closed while the code was running.' });
  });

  it('fails the screenshot that it was taking with 502', async () => {
    const { page, call } = await start();
    const open = await page({ sharing: { tab: true, screen: false }, capture: () => new Promise(() => {}) });
    const answer = call('PATCH', `${EDITOR}/screenshot`, { scope: 'panel', panelId: 'leaf-1' });
    await open.untilBegun(1);
    await open.close();
    expect(await problemOf(await answer)).toMatchObject({ status: 502, name: 'capture-failed' });
  });
});

describe('a browser that hangs', () => {
  it('leaves unconfirmed code queued after 5 seconds, and runs it when it wakes', async () => {
    const { page, evaluate, get, platform } = await start();
    const open = await page({ responsive: false });
    const answer = evaluate('1');
    await open.next((message) => message.type === 'command');
    platform.clock.advance(5_000);
    const evalId = evalIdOf(await answer);
    expect(await get(evalId)).toEqual({ status: 'queued', evalId });
    (open.options as { responsive?: boolean }).responsive = true;
    await open.cut();
    await open.open();
    await expect.poll(() => get(evalId)).toEqual({ status: 'executed', result: 1 });
    expect(open.begun).toEqual([evalId]);
  });

  it('leaves confirmed code queued after its timeout, and its late result is kept', async () => {
    const { page, evaluate, get, platform } = await start();
    const open = await page();
    open.mute = true;
    const answer = evaluate('1');
    await open.untilBegun(1);
    await open.change({ op: 'activateTab', tabId: 'tab-1' }); // answered after `accepted`
    platform.clock.advance(15_000);
    const evalId = evalIdOf(await answer);
    open.unmute();
    await expect.poll(() => get(evalId)).toEqual({ status: 'executed', result: 1 });
  });

  it('fails its code when it is closed, and no other browser runs it', async () => {
    const { page, evaluate, get } = await start({ panels: { evalFrameMs: 0 } });
    const open = await page({ loading: true });
    const evalId = evalIdOf(await evaluate('1'));
    await open.close();
    await expect.poll(() => get(evalId)).toMatchObject({ status: 'error' });
    expect((await page()).begun).toEqual([]);
  });
});

describe('several browsers', () => {
  it('see the same layout after concurrent changes', async () => {
    const { page, api } = await start();
    const pages = [await page(), await page(), await page()];
    const opening = pages.map(async (each) => {
      for (let count = 0; count < 10; count++) await each.change({ op: 'openTab', panelType: WEB_VIEW });
    });
    await Promise.all(opening);
    const { revision, layout } = await api.getLayout({ path: rover });
    expect(revision).toBe(31);
    for (const each of pages) {
      await each.untilRevision(revision);
      expect(each.layout).toEqual(layout);
    }
  });

  it('follow 200 splits and tabs in a row without missing any', async () => {
    const { page, api, platform } = await start();
    const open = await page();
    let last = 0;
    for (let count = 0; count < 100; count++) {
      const split = {
        panelId: 'leaf-1',
        direction: count % 2 ? 'vertical' : 'horizontal',
        panelType: SANDBOX,
      } as const;
      await api.splitLeaf({ path: rover, body: split });
      last = (await api.openTab({ path: rover, body: { panelId: 'leaf-1', panelType: WEB_VIEW } })).revision;
    }
    expect(last).toBe(201);
    await open.untilRevision(last);
    expect(open.layout).toEqual((await api.getLayout({ path: rover })).layout);
    const shown = open.received.flatMap((message) => (message.type === 'layout' ? [message.revision] : []));
    expect(shown).toEqual([...shown].sort((a, b) => a - b));
    expect(platform.clock.waiting).toBe(2); // of requests to the person
  });
});

describe('a server that is killed', () => {
  const annex = useAnnex();
  const serve = () => annex.start(['platform'], { ...FREE_PORTS, ANNEX_LOG_LEVEL: 'info' }, 'is running: ');
  const read = ({ stdout }: Started, label: string) => new RegExp(`${label} +(\\S+)`).exec(stdout())?.[1] ?? '';

  const kills = rounds(2);
  it(`keeps every acknowledged layout, and the code that a browser had: a stop, and ${kills} kills with -9`, {
    timeout: 240_000,
  }, async () => {
    let server = await serve();
    const [apiKey, name, password] = [read(server, 'API key'), read(server, 'user'), read(server, 'password')];
    const login = async (url: string) => {
      const { origin } = new URL(url);
      const headers = { origin, 'content-type': 'application/json' };
      const answer = await fetch(`${url}/auth/login`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ name, password }),
      });
      return { origin, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
    };
    const connect = () => createWorkspaceClient({ baseUrl: read(server, 'running:'), apiKey });
    const url = read(server, 'running:');
    const page = new TestPage(url, await login(url), { loading: true });
    running.onClose(() => page.cut());
    await page.open();
    const sandbox = await connect().splitLeaf({
      path: rover,
      body: { panelId: 'leaf-1', direction: 'horizontal', panelType: SANDBOX },
    });
    const body = { panelId: sandbox.panelId, action: 'eval', code: '"from" + "-before"' } as const;
    const evalId = evalIdOf(await connect().controlSandbox({ path: rover, body }));
    for (let round = 0; round <= kills; round++) {
      const told = await connect().openTab({
        path: rover,
        body: { panelType: WEB_VIEW, displayName: `Round ${round}` },
      });
      const unheard = connect()
        .openTab({ path: rover, body: { panelType: WEB_VIEW } })
        .catch(() => null);
      // The page is open only for the first, graceful stop.
      await (round === 0 ? server.stop() : server.kill());
      await unheard;
      server = await serve();
      const { revision, layout } = await connect().getLayout({ path: rover });
      expect(revision).toBeGreaterThanOrEqual(told.revision);
      expect(JSON.stringify(layout)).toContain(`"displayName":"Round ${round}"`);
      expect(JSON.stringify(layout)).toContain(`"id":"${told.tabId}"`);
    }
    const moved = read(server, 'running:');
    page.moveTo(moved, await login(moved));
    await page.open();
    page.loaded();
    await expect
      .poll(() => connect().getEval({ path: { ...rover, evalId } }), { timeout: 20_000 })
      .toEqual({ status: 'executed', result: 'from-before' });
    expect(page.begun).toEqual([evalId]);
    expect(server.stderr()).not.toContain('from-before');
  });
});
